//! `cargo xtask build`: `dist/`, ready for any static host.

use crate::plan::Plan;
use crate::problem::{Outcome, Problem};
use crate::project::Project;
use crate::tools::Tools;

/// Sets up and builds.
pub fn run(project: &Project, args: &[String]) -> Outcome {
    if let Some(arg) = args.first() {
        return Err(Problem::new(format!("`build` takes no `{arg}`")).mend("cargo xtask help"));
    }
    let tools = Tools::look(project)?;
    let mut plan = Plan::default();
    tools.plan(&mut plan);
    plan_page(&tools, &mut plan);
    plan.run()?;
    println!("\n{} is ready: any static host can serve it, from any path.", project.path("dist").display());
    Ok(())
}

/// Adds the step `build`.
pub fn plan_page<'a>(tools: &'a Tools<'a>, plan: &mut Plan<'a>) {
    plan.step("build", "Building the page (release)", &Tools::FOR_TRUNK, || tools.build_page());
}
