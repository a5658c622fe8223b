//! Programs that tests run with where they are or can be installed, and without where not: browsers with other engines than Chromium's, and a broker.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use crate::apt;
use crate::command;
use crate::problem::{Outcome, Problem};

/// A program that the tests can do without.
pub struct Optional {
    /// The step that sees to it.
    pub step: &'static str,
    pub title: &'static str,
    /// The variable that names the program, for the person to set and for the tests to read.
    pub variable: &'static str,
    packages: &'static [&'static str],
    find: fn() -> Option<PathBuf>,
    elsewhere: &'static str,
}

pub const FIREFOX: Optional = Optional {
    step: "firefox",
    title: "Firefox",
    variable: "HOPSTONE_FIREFOX",
    packages: &["firefox-esr"],
    find: find_firefox,
    elsewhere: "install Firefox (https://www.mozilla.org/firefox)",
};

/// WebKit as GNOME has it, the nearest to Safari that can be installed; the program that the variable names is its MiniBrowser.
pub const WEBKIT: Optional = Optional {
    step: "webkit",
    title: "WebKitGTK",
    variable: "HOPSTONE_WEBKIT",
    packages: &["webkit2gtk-driver", "xvfb", "xauth"],
    find: find_webkit,
    elsewhere: "on Linux install WebKitGTK with WebKitWebDriver and MiniBrowser, and xvfb-run",
};

/// The broker of the rooms' tests. Each test starts one of its own; none is left running, and the system's own is not used.
pub const MOSQUITTO: Optional = Optional {
    step: "mosquitto",
    title: "Mosquitto",
    variable: "HOPSTONE_MOSQUITTO",
    packages: &["mosquitto"],
    find: find_mosquitto,
    elsewhere: "install Mosquitto (https://mosquitto.org/download), built with WebSockets",
};

impl Optional {
    /// The heading of its step, by what it will do.
    pub fn heading(&self) -> String {
        match self.find() {
            Ok(None) if self.can_install() => format!("Installing {} for the tests (about a minute, once)", self.title),
            _ => format!("{} for the tests", self.title),
        }
    }

    /// The program: the one that the variable names, else where it usually is.
    pub fn find(&self) -> Result<Option<PathBuf>, Problem> {
        let Some(named) = env::var_os(self.variable).filter(|value| !value.is_empty()) else {
            return Ok((self.find)());
        };
        let file = PathBuf::from(&named);
        if file.is_file() {
            return Ok(Some(file));
        }
        Err(Problem::new(format!("{} names {}, which is no file", self.variable, file.display()))
            .mend(format!("set {} to {}'s program, or unset it", self.variable, self.title)))
    }

    /// Sees that it is there; on Debian, as root, by installing it. Elsewhere it may be missing.
    pub fn ensure(&self) -> Outcome {
        if let Some(file) = self.find()? {
            println!("  found: {}", file.display());
            return Ok(());
        }
        if !self.can_install() {
            let why = if apt::exists() && apt::is_debian() {
                "only root may install it"
            } else {
                "it is not installed here by itself"
            };
            return Err(Problem::absent(format!("there is no {}, and {why}: no test runs with it", self.title))
                .mend(self.advice()));
        }
        apt::install(self.packages).map_err(|problem| problem.mend(self.advice()))?;
        match self.find()? {
            Some(file) => {
                println!("  installed: {}", file.display());
                Ok(())
            }
            None => {
                Err(Problem::new(format!("the package {} brought no {}", self.packages[0], self.title))
                    .mend(self.advice()))
            }
        }
    }

    fn can_install(&self) -> bool {
        apt::can_install() && apt::is_debian()
    }

    /// How to get it.
    pub fn advice(&self) -> String {
        let install = match apt::exists() && apt::is_debian() {
            true => format!("sudo apt-get update && sudo apt-get install -y {}", self.packages.join(" ")),
            false => self.elsewhere.to_owned(),
        };
        format!("{install}; or set {} to the program's path if it is somewhere unusual", self.variable)
    }
}

fn find_firefox() -> Option<PathBuf> {
    let usual = if cfg!(target_os = "macos") {
        vec![PathBuf::from("/Applications/Firefox.app/Contents/MacOS/firefox")]
    } else if cfg!(windows) {
        ["ProgramFiles", "ProgramFiles(x86)"]
            .into_iter()
            .filter_map(env::var_os)
            .map(|top| Path::new(&top).join("Mozilla Firefox/firefox.exe"))
            .collect()
    } else {
        vec![]
    };
    ["firefox-esr", "firefox"]
        .iter()
        .find_map(|name| command::find(name))
        .or_else(|| usual.into_iter().find(|file| file.is_file()))
}

/// MiniBrowser lies beside the library, under a folder of the machine's kind; the driver and xvfb-run are needed to use it.
fn find_webkit() -> Option<PathBuf> {
    command::find("WebKitWebDriver").and(command::find("xvfb-run"))?;
    let mut folders = vec![PathBuf::from("/usr/lib"), PathBuf::from("/usr/lib64"), PathBuf::from("/usr/libexec")];
    folders.extend(fs::read_dir("/usr/lib").into_iter().flatten().flatten().map(|entry| entry.path()));
    ["webkit2gtk-4.1", "webkit2gtk-4.0"]
        .iter()
        .flat_map(|version| folders.iter().map(move |folder| folder.join(version).join("MiniBrowser")))
        .find(|file| file.is_file())
}

/// A server's program: often in a folder that is on the path of root alone.
fn find_mosquitto() -> Option<PathBuf> {
    let usual = if cfg!(windows) {
        ["ProgramFiles", "ProgramFiles(x86)"]
            .into_iter()
            .filter_map(env::var_os)
            .map(|top| Path::new(&top).join("mosquitto"))
            .collect()
    } else {
        ["/usr/sbin", "/usr/local/sbin", "/opt/homebrew/sbin"].map(PathBuf::from).to_vec()
    };
    command::find("mosquitto").or_else(|| command::find_in(&usual, "mosquitto"))
}
