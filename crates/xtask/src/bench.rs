//! `cargo xtask bench`: how fast the rules and the computer player are, native and as the WebAssembly that the page loads.

use crate::build;
use crate::command;
use crate::plan::Plan;
use crate::problem::{Outcome, Problem};
use crate::project::Project;
use crate::tools::{self, Tools};

/// Counts moves in release mode; the programs print counts and speeds, and fail when a count is wrong.
pub fn run(project: &Project, args: &[String]) -> Outcome {
    if let Some(arg) = args.first() {
        return Err(Problem::new(format!("`bench` takes no `{arg}`")).mend("cargo xtask help"));
    }
    let tools = Tools::look(project)?;
    let mut plan = Plan::default();
    tools.plan(&mut plan);
    plan.step("tool", "Building the native tool (release)", &[], || {
        let args = ["build", "--release", "--quiet", "-p", "hopstone-cli"];
        command::run(command::program("cargo").args(args).current_dir(project.root()))
    });
    plan.step("native", "Counting, native", &["tool"], || {
        let args = ["run", "--release", "--quiet", "-p", "hopstone-cli", "--", "bench"];
        command::run(command::program("cargo").args(args).current_dir(project.root()))
    });
    build::plan_page(&tools, &mut plan);
    plan.step("wasm", "Counting, WebAssembly", &["build"], || {
        tools.bench_glue()?;
        command::run(tools::node(project).arg("tests/bench/wasm.mjs"))
    });
    plan.run()
}
