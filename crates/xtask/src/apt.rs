//! Debian's packages, on a machine where this program may install some.

use std::fs;
use std::sync::OnceLock;

use crate::command;
use crate::problem::Outcome;

/// Whether packages can be installed: there is apt-get, and this is root.
pub fn can_install() -> bool {
    cfg!(target_os = "linux") && exists() && is_root()
}

/// Whether there is apt-get, for whoever may use it.
pub fn exists() -> bool {
    command::find("apt-get").is_some()
}

/// Whether the packages have Debian's names: its relatives call some otherwise, or bring something else under the name.
pub fn is_debian() -> bool {
    fs::read_to_string("/etc/os-release").is_ok_and(|text| names_debian(&text))
}

fn names_debian(os_release: &str) -> bool {
    os_release.lines().any(|line| matches!(line.trim_end(), "ID=debian" | "ID=\"debian\""))
}

/// Installs packages; the lists are fetched once.
pub fn install(packages: &[&str]) -> Outcome {
    static UPDATED: OnceLock<Outcome> = OnceLock::new();
    let apt =
        |args: &[&str]| command::run(command::program("apt-get").args(args).env("DEBIAN_FRONTEND", "noninteractive"));
    UPDATED.get_or_init(|| apt(&["update"])).clone()?;
    apt(&[&["install", "-y", "--no-install-recommends"], packages].concat())
}

fn is_root() -> bool {
    command::ask(command::program("id").arg("-u")).as_deref() == Some("0")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_debian_itself_is_debian() {
        assert!(names_debian("PRETTY_NAME=\"Debian GNU/Linux 12\"\nID=debian\n"));
        assert!(!names_debian("ID=ubuntu\nID_LIKE=debian\n"));
    }
}
