//! Programs: finding them, asking for their version, running them.

use std::env;
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::problem::{Outcome, Problem};

/// Finds a program in the folders of PATH.
pub fn find(name: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    find_in(&env::split_paths(&path).collect::<Vec<_>>(), name)
}

/// Finds a program in these folders; on Windows also by the endings of programs.
pub fn find_in(folders: &[PathBuf], name: &str) -> Option<PathBuf> {
    let endings: &[&str] = if cfg!(windows) { &[".exe", ".cmd", ".bat", ""] } else { &[""] };
    folders
        .iter()
        .flat_map(|folder| endings.iter().map(move |ending| folder.join(format!("{name}{ending}"))))
        .find(|file| file.is_file())
}

/// A program to run, without the variables that the surrounding `cargo run` has set for this one: they would make the inner
/// cargo build things anew.
pub fn program(program: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new(program);
    for (name, _) in env::vars_os() {
        if name.to_str().is_some_and(is_of_the_outer_cargo) {
            command.env_remove(&name);
        }
    }
    command
}

fn is_of_the_outer_cargo(name: &str) -> bool {
    name.starts_with("CARGO_PKG_")
        || name.starts_with("CARGO_MANIFEST_")
        || matches!(name, "CARGO" | "CARGO_BIN_NAME" | "CARGO_CRATE_NAME" | "CARGO_PRIMARY_PACKAGE")
}

/// PATH with some folders before what is there.
pub fn path_with(first: &[PathBuf]) -> OsString {
    let rest = env::var_os("PATH").unwrap_or_default();
    env::join_paths(first.iter().cloned().chain(env::split_paths(&rest))).unwrap_or(rest)
}

/// Runs to the end; what it prints is seen at once. It gets no input, so that it can never wait for any.
pub fn run(command: &mut Command) -> Outcome {
    let shown = show(command);
    println!("  $ {shown}");
    let status = command
        .stdin(Stdio::null())
        .status()
        .map_err(|error| Problem::new(format!("`{shown}` could not be started: {error}")))?;
    if status.success() {
        Ok(())
    } else {
        Err(Problem::new(format!("`{shown}` failed ({status}); what it said is above")))
    }
}

/// What a program prints, or nothing when it fails.
pub fn ask(command: &mut Command) -> Option<String> {
    let output = command.stdin(Stdio::null()).stderr(Stdio::null()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// The version that `program --version` tells: its first word that looks like one.
pub fn version(file: &Path) -> Option<Version> {
    ask(program(file).arg("--version"))?.split_whitespace().find_map(Version::parse)
}

fn show(command: &Command) -> String {
    let name = Path::new(command.get_program()).file_stem().unwrap_or_default();
    let mut words = vec![name.to_string_lossy()];
    let args: Vec<_> = command.get_args().map(OsStr::to_string_lossy).collect();
    // A list of test files says less than its length.
    let (shown, left) = args.split_at(args.len().min(12));
    words.extend(shown.iter().cloned());
    let mut text = words.join(" ");
    if !left.is_empty() {
        text.push_str(&format!(" ... and {} more", left.len()));
    }
    text
}

/// A version of three numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Version(pub u32, pub u32, pub u32);

impl Version {
    /// Reads `20.11.1`, `v20.11.1` or `20.11.1-beta`.
    pub fn parse(text: &str) -> Option<Self> {
        let text = text.strip_prefix('v').unwrap_or(text);
        let mut parts = text.split(['-', '+']).next()?.split('.').map(str::parse);
        match (parts.next(), parts.next(), parts.next(), parts.next()) {
            (Some(Ok(major)), Some(Ok(minor)), Some(Ok(patch)), None) => Some(Version(major, minor, patch)),
            _ => None,
        }
    }
}

impl std::fmt::Display for Version {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}.{}.{}", self.0, self.1, self.2)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_read_as_programs_print_them() {
        assert_eq!(Version::parse("v20.20.2"), Some(Version(20, 20, 2)));
        assert_eq!(Version::parse("0.21.14"), Some(Version(0, 21, 14)));
        assert_eq!(Version::parse("trunk"), None);
        assert_eq!(Version::parse("1.2"), None);
        assert!(Version(20, 9, 0) < Version(20, 11, 0));
    }

    #[test]
    fn settings_of_the_person_reach_the_inner_cargo_but_the_outer_packages_do_not() {
        assert!(is_of_the_outer_cargo("CARGO_PKG_NAME"));
        assert!(is_of_the_outer_cargo("CARGO_MANIFEST_DIR"));
        assert!(!is_of_the_outer_cargo("CARGO_HOME"));
        assert!(!is_of_the_outer_cargo("CARGO_TARGET_DIR"));
        assert!(!is_of_the_outer_cargo("CARGO_HTTP_PROXY"));
    }
}
