//! The browser that every test needs: a Chromium.

use std::env;
use std::path::PathBuf;

use crate::apt;
use crate::command;
use crate::problem::{Outcome, Problem};

/// The variable that names the browser, for the person to set and for the tests to read.
pub const VARIABLE: &str = "HOPSTONE_BROWSER";

const NAMES: [&str; 7] =
    ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge", "msedge"];

/// Finds a Chromium, Chrome or Edge: the one that the variable names, else on PATH, else in the usual places.
pub fn find() -> Result<Option<PathBuf>, Problem> {
    if let Some(named) = env::var_os(VARIABLE).filter(|value| !value.is_empty()) {
        let file = PathBuf::from(&named);
        return match file.is_file() {
            true => Ok(Some(file)),
            false => Err(Problem::new(format!("{VARIABLE} names {}, which is no file", file.display()))
                .mend(format!("set {VARIABLE} to a Chromium, Chrome or Edge, or unset it"))),
        };
    }
    Ok(NAMES.iter().find_map(|name| command::find(name)).or_else(in_usual_places))
}

fn in_usual_places() -> Option<PathBuf> {
    usual_places().into_iter().find(|file| file.is_file())
}

fn usual_places() -> Vec<PathBuf> {
    if cfg!(target_os = "macos") {
        let apps = ["Chromium", "Google Chrome", "Microsoft Edge"];
        let home = env::var_os("HOME").map(PathBuf::from);
        [Some(PathBuf::from("/")), home]
            .into_iter()
            .flatten()
            .flat_map(|top| apps.map(|app| top.join(format!("Applications/{app}.app/Contents/MacOS/{app}"))))
            .collect()
    } else if cfg!(windows) {
        let files = [
            "Google/Chrome/Application/chrome.exe",
            "Chromium/Application/chrome.exe",
            "Microsoft/Edge/Application/msedge.exe",
        ];
        ["ProgramFiles", "ProgramFiles(x86)", "LOCALAPPDATA"]
            .into_iter()
            .filter_map(env::var_os)
            .flat_map(|top| files.map(|file| PathBuf::from(&top).join(file)))
            .collect()
    } else {
        ["/usr/bin/chromium", "/snap/bin/chromium", "/opt/google/chrome/chrome", "/opt/microsoft/msedge/msedge"]
            .map(PathBuf::from)
            .to_vec()
    }
}

/// The heading of the step, by what it will do.
pub fn heading() -> &'static str {
    match find() {
        Ok(None) if apt::can_install() => "Installing Chromium for the tests (about a minute, once)",
        _ => "A browser for the tests",
    }
}

/// Sees that there is a browser; on Debian, as root, by installing it.
pub fn ensure() -> Outcome {
    if let Some(file) = find()? {
        println!("  found: {}", file.display());
        return Ok(());
    }
    if !apt::can_install() {
        return Err(Problem::new("there is no Chromium, Chrome or Edge for the tests").mend(advice()));
    }
    apt::install(&["chromium", "fonts-liberation"]).map_err(|problem| problem.mend(advice()))?;
    match find()? {
        Some(file) => {
            println!("  installed: {}", file.display());
            Ok(())
        }
        None => Err(Problem::new("the package chromium brought no browser").mend(advice())),
    }
}

fn advice() -> String {
    let install = if command::find("apt-get").is_some() {
        "sudo apt-get update && sudo apt-get install -y chromium"
    } else {
        "install Chromium, Chrome or Edge"
    };
    format!("{install}; or set {VARIABLE} to the program's path if it is somewhere unusual")
}
