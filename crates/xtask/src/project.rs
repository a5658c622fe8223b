//! Where the project lies, and what it pins.

use std::fs;
use std::path::{Path, PathBuf};

use crate::problem::Problem;

/// The project's folder.
pub struct Project {
    root: PathBuf,
}

impl Project {
    /// Finds the project that this program was built from, or moved to since.
    pub fn find() -> Result<Self, Problem> {
        let manifest = std::env::var_os("CARGO_MANIFEST_DIR")
            .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
        let root = manifest.ancestors().nth(2).unwrap_or(&manifest).to_path_buf();
        if root.join("Trunk.toml").is_file() {
            Ok(Project { root })
        } else {
            Err(Problem::new(format!("{} is not Hopstone's folder", root.display()))
                .mend("run `cargo xtask` inside the project"))
        }
    }

    /// The project's folder.
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// A path in the project, from parts that `/` separates.
    pub fn path(&self, relative: &str) -> PathBuf {
        relative.split('/').fold(self.root.clone(), |path, part| path.join(part))
    }

    /// Reads a file of the project.
    pub fn read(&self, relative: &str) -> Result<String, Problem> {
        fs::read_to_string(self.path(relative))
            .map_err(|error| Problem::new(format!("{relative} cannot be read: {error}")))
    }

    /// The version of a crate in Cargo.lock.
    pub fn locked_version(&self, krate: &str) -> Result<String, Problem> {
        locked_version(&self.read("Cargo.lock")?, krate)
            .ok_or_else(|| Problem::new(format!("Cargo.lock does not name {krate}")))
    }

    /// The files below a folder whose names end so, in order.
    pub fn files(&self, relative: &str, endings: &[&str]) -> Vec<PathBuf> {
        let mut found = Vec::new();
        let mut folders = vec![self.path(relative)];
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
                let path = entry.path();
                if path.is_dir() {
                    folders.push(path);
                } else if endings.iter().any(|ending| path.to_string_lossy().ends_with(ending)) {
                    found.push(path);
                }
            }
        }
        found.sort();
        found
    }
}

fn locked_version(lock: &str, krate: &str) -> Option<String> {
    let mut lines = lock.lines();
    lines.find(|line| *line == format!("name = \"{krate}\""))?;
    Some(lines.next()?.strip_prefix("version = \"")?.strip_suffix('"')?.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lock_file_tells_the_version_of_the_very_crate() {
        let lock = "[[package]]\nname = \"wasm-bindgen-macro\"\nversion = \"0.2.1\"\n\n\
                    [[package]]\nname = \"wasm-bindgen\"\nversion = \"0.2.129\"\n";
        assert_eq!(locked_version(lock, "wasm-bindgen").as_deref(), Some("0.2.129"));
        assert_eq!(locked_version(lock, "bindgen"), None);
    }
}
