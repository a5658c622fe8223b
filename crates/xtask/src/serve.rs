//! A small static server for `play`. It listens on this machine only.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::thread;

use tiny_http::{Header, Method, Request, Response};

use crate::problem::Problem;

/// How many ports are tried when the wished one is taken.
const TRIES: u16 = 20;
/// Browsers open several connections at once.
const THREADS: usize = 4;

/// A folder, served on a port of 127.0.0.1.
pub struct Server {
    http: tiny_http::Server,
    root: PathBuf,
}

impl Server {
    /// Opens the port, or the next free one after it; 0 is any.
    pub fn open(root: PathBuf, port: u16) -> Result<Self, Problem> {
        let mut last = None;
        for port in (port..=u16::MAX).take(TRIES.into()) {
            match tiny_http::Server::http(("127.0.0.1", port)) {
                Ok(http) => return Ok(Server { http, root }),
                Err(error) => last = Some(error),
            }
        }
        let why = last.map_or_else(String::new, |error| error.to_string());
        Err(Problem::new(format!("no port from {port} on can be opened: {why}")).mend("cargo xtask play --port 0"))
    }

    /// The port that is open.
    pub fn port(&self) -> u16 {
        self.http.server_addr().to_ip().map_or(0, |address| address.port())
    }

    /// Serves until the program ends.
    pub fn run(&self) {
        thread::scope(|scope| {
            for _ in 0..THREADS {
                scope.spawn(|| {
                    while let Ok(request) = self.http.recv() {
                        self.answer(request);
                    }
                });
            }
        });
    }

    fn answer(&self, request: Request) {
        // A browser that goes away in the middle is no error of ours.
        let _ = if !matches!(request.method(), Method::Get | Method::Head) {
            request.respond(Response::from_string("only GET and HEAD\n").with_status_code(405))
        } else if let Some((file, mime)) = open(&self.root, request.url()) {
            let headers =
                [("Content-Type", mime), ("Cache-Control", "no-cache"), ("X-Content-Type-Options", "nosniff")];
            let mut response = Response::from_file(file);
            for header in headers.iter().filter_map(|(name, value)| Header::from_bytes(*name, *value).ok()) {
                response.add_header(header);
            }
            request.respond(response)
        } else {
            request.respond(Response::from_string("not found\n").with_status_code(404))
        };
    }
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
    fn what_browsers_insist_on_has_its_type() {
        assert_eq!(mime(Path::new("a-1.wasm")), "application/wasm");
        assert_eq!(mime(Path::new("a-1.js")), "text/javascript; charset=utf-8");
    }
}
