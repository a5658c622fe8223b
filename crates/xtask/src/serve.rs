//! A small static server for `play`. It listens on this machine only.

use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use crate::problem::Problem;

/// How many ports are tried when the wished one is taken.
const TRIES: u16 = 20;
/// What a browser may send ahead of what it asks for, in bytes.
const LONGEST_HEAD: u64 = 64 * 1024;
/// Browsers open connections that they may never use; these are given up after so long.
const PATIENCE: Duration = Duration::from_secs(60);

/// A folder, served on a port of 127.0.0.1. Each connection has a thread of its own and carries one answer: a browser opens several
/// at once and holds them, and none may wait for another.
pub struct Server {
    listener: TcpListener,
    root: PathBuf,
}

impl Server {
    /// Opens the port, or the next free one after it; 0 is any.
    pub fn open(root: PathBuf, port: u16) -> Result<Self, Problem> {
        let mut last = None;
        for port in (port..=u16::MAX).take(TRIES.into()) {
            match TcpListener::bind(("127.0.0.1", port)) {
                Ok(listener) => return Ok(Server { listener, root }),
                Err(error) => last = Some(error),
            }
        }
        let why = last.map_or_else(String::new, |error| error.to_string());
        Err(Problem::new(format!("no port from {port} on can be opened: {why}")).mend("cargo xtask play --port 0"))
    }

    /// The port that is open.
    pub fn port(&self) -> u16 {
        self.listener.local_addr().map_or(0, |address| address.port())
    }

    /// Serves until the program ends.
    pub fn run(&self) {
        for stream in self.listener.incoming().flatten() {
            let root = self.root.clone();
            // A browser that goes away in the middle is no error of ours, and one that finds no room asks again.
            let _ = thread::Builder::new().spawn(move || answer(&root, &stream));
        }
    }
}

/// Reads one request and answers it.
fn answer(root: &Path, mut stream: &TcpStream) -> io::Result<()> {
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    let mut lines = BufReader::new(stream.take(LONGEST_HEAD)).lines();
    let Some(request) = lines.next().transpose()? else { return Ok(()) };
    for line in lines {
        if line?.is_empty() {
            break;
        }
    }
    let mut words = request.split_ascii_whitespace();
    let method = words.next().unwrap_or_default();
    let url = words.next().unwrap_or_default();
    if !matches!(method, "GET" | "HEAD") {
        refuse(stream, "405 Method Not Allowed", "only GET and HEAD\n")?;
    } else if let Some((mut file, mime)) = open(root, url) {
        let length = file.metadata()?.len();
        head(stream, "200 OK", mime, length)?;
        if method == "GET" {
            io::copy(&mut file, &mut stream)?;
        }
    } else {
        refuse(stream, "404 Not Found", "not found\n")?;
    }
    stream.shutdown(Shutdown::Write)
}

fn refuse(mut stream: &TcpStream, status: &str, why: &str) -> io::Result<()> {
    head(stream, status, "text/plain; charset=utf-8", why.len() as u64)?;
    stream.write_all(why.as_bytes())
}

fn head(mut stream: &TcpStream, status: &str, mime: &str, length: u64) -> io::Result<()> {
    let head = format!(
        "HTTP/1.1 {status}\r\nContent-Type: {mime}\r\nContent-Length: {length}\r\nCache-Control: no-cache\r\n\
         X-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n"
    );
    stream.write_all(head.as_bytes())
}

fn open(root: &Path, url: &str) -> Option<(File, &'static str)> {
    let mut path = file_for(root, url)?;
    if path.is_dir() {
        path.push("index.html");
    }
    // A link inside the folder must not lead out of it either.
    let real = fs::canonicalize(&path).ok()?;
    if !real.starts_with(fs::canonicalize(root).ok()?) {
        return None;
    }
    Some((File::open(real).ok()?, mime(&path)))
}

/// The file that an address means, or nothing if it tries to leave the folder.
fn file_for(root: &Path, url: &str) -> Option<PathBuf> {
    let path = decode(url.split(['?', '#']).next()?)?;
    let mut file = root.to_path_buf();
    for part in path.strip_prefix('/')?.split('/').filter(|part| !part.is_empty()) {
        // Hidden files, `.` and `..`, and whatever another system reads as a separator or a drive.
        if part.starts_with('.') || part.contains(['\\', ':', '\0']) {
            return None;
        }
        file.push(part);
    }
    Some(file)
}

fn decode(text: &str) -> Option<String> {
    let mut bytes = text.bytes();
    let mut out = Vec::new();
    while let Some(byte) = bytes.next() {
        out.push(match byte {
            b'%' => {
                let digits = [bytes.next()?, bytes.next()?];
                u8::from_str_radix(std::str::from_utf8(&digits).ok()?, 16).ok()?
            }
            other => other,
        });
    }
    String::from_utf8(out).ok()
}

fn mime(path: &Path) -> &'static str {
    match path.extension().and_then(|ending| ending.to_str()).unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "webp" => "image/webp",
        "woff2" => "font/woff2",
        "mp3" => "audio/mpeg",
        "ogg" => "audio/ogg",
        "txt" | "ftl" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_means_a_file_below_the_folder() {
        let root = Path::new("dist");
        assert_eq!(file_for(root, "/"), Some(PathBuf::from("dist")));
        assert_eq!(file_for(root, "/a%20b/c.js?v=1#x"), Some(root.join("a b").join("c.js")));
    }

    #[test]
    fn no_address_leaves_the_folder() {
        let root = Path::new("dist");
        for url in ["/../x", "/%2e%2e/x", "/a/..%2fx", "/..%5cx", "/c:/x", "/%00", "x", "/%zz", "/%", "/.git/config"] {
            assert_eq!(file_for(root, url), None, "{url}");
        }
        assert_eq!(file_for(root, "//etc/passwd"), Some(root.join("etc").join("passwd")));
    }

    #[test]
    fn connections_that_ask_for_nothing_keep_nobody_waiting() {
        let server = Server::open(PathBuf::from(env!("CARGO_MANIFEST_DIR")), 0).unwrap();
        let address = ("127.0.0.1", server.port());
        thread::spawn(move || server.run());
        let ask = |request: &str| {
            let mut stream = TcpStream::connect(address).unwrap();
            stream.set_read_timeout(Some(Duration::from_secs(10))).unwrap();
            stream.write_all(request.as_bytes()).unwrap();
            let mut text = String::new();
            stream.read_to_string(&mut text).unwrap();
            text
        };
        let _silent: Vec<_> = (0..12).map(|_| TcpStream::connect(address).unwrap()).collect();
        let page = ask("GET /Cargo.toml HTTP/1.1\r\nHost: x\r\n\r\n");
        assert!(page.starts_with("HTTP/1.1 200 OK\r\n"), "{page}");
        assert!(page.contains("\r\nCache-Control: no-cache\r\n") && page.ends_with(include_str!("../Cargo.toml")));
        assert!(ask("HEAD /Cargo.toml HTTP/1.1\r\n\r\n").ends_with("\r\n\r\n"));
        assert!(ask("GET /none HTTP/1.1\r\n\r\n").starts_with("HTTP/1.1 404 "));
        assert!(ask("GET /../Cargo.lock HTTP/1.1\r\n\r\n").starts_with("HTTP/1.1 404 "));
        assert!(ask("POST / HTTP/1.1\r\n\r\n").starts_with("HTTP/1.1 405 "));
    }

    #[test]
    fn what_browsers_insist_on_has_its_type() {
        assert_eq!(mime(Path::new("a-1.wasm")), "application/wasm");
        assert_eq!(mime(Path::new("a-1.js")), "text/javascript; charset=utf-8");
    }
}
