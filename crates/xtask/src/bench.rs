//! `cargo xtask bench`: how fast the rules are, by counting games to a fixed depth.

use crate::command;
use crate::plan::Plan;
use crate::problem::{Outcome, Problem};
use crate::project::Project;

/// Counts moves in release mode; the program prints counts and speeds, and fails when a count is wrong.
pub fn run(project: &Project, args: &[String]) -> Outcome {
    if let Some(arg) = args.first() {
        return Err(Problem::new(format!("`bench` takes no `{arg}`")).mend("cargo xtask help"));
    }
    let mut plan = Plan::default();
    plan.step("tool", "Building the native tool (release)", &[], || {
        let args = ["build", "--release", "--quiet", "-p", "hopstone-cli"];
        command::run(command::program("cargo").args(args).current_dir(project.root()))
    });
    plan.step("bench", "Counting", &["tool"], || {
        let args = ["run", "--release", "--quiet", "-p", "hopstone-cli", "--", "bench"];
        command::run(command::program("cargo").args(args).current_dir(project.root()))
    });
    plan.run()
}
