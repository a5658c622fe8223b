//! `cargo xtask test`: everything that must be green.

use std::path::PathBuf;
use std::process::Command;

use crate::browser;
use crate::build;
use crate::command;
use crate::optional::{FIREFOX, MOSQUITTO, Optional, WEBKIT};
use crate::plan::Plan;
use crate::problem::{Outcome, Problem};
use crate::project::Project;
use crate::tools::{self, Tools};

/// The steps that `--only` can name, without those that set up.
pub const NAMES: [&str; 12] =
    ["fmt", "clippy", "doc", "rules", "perft", "build", "types", "unit", "e2e", "rooms", "browsers", "lighthouse"];

const OPTIONAL: [Optional; 3] = [FIREFOX, WEBKIT, MOSQUITTO];

/// Sets up and runs all tests, or those that `--only` names.
pub fn run(project: &Project, args: &[String]) -> Outcome {
    let only = parse(args)?;
    let tools = Tools::look(project)?;
    let mut plan = Plan::default();
    tools.plan(&mut plan);
    plan.step("components", "rustfmt and clippy", &[], tools::add_components);
    plan.step("browser", browser::heading(), &[], browser::ensure);
    for program in &OPTIONAL {
        plan.step(program.step, program.heading(), &[], || program.ensure());
    }
    plan_rust(project, &mut plan);
    build::plan_page(&tools, &mut plan);
    plan_page(project, &mut plan);
    plan.repeatable(&NAMES);
    if !only.is_empty() {
        plan.keep(&only);
    }
    plan.run()
}

fn plan_rust<'a>(project: &'a Project, plan: &mut Plan<'a>) {
    plan.step("fmt", "Rust: formatting", &["components"], || {
        command::run(cargo(project).args(["fmt", "--all", "--check"]))
    });
    plan.step("clippy", "Rust: clippy", &["components"], || {
        let args = ["clippy", "--workspace", "--all-targets", "--keep-going", "--quiet", "--", "-D", "warnings"];
        command::run(cargo(project).args(args))
    });
    plan.step("doc", "Rust: documentation", &[], || {
        let args = ["doc", "--workspace", "--no-deps", "--document-private-items", "--keep-going", "--quiet"];
        command::run(cargo(project).args(args).env("RUSTDOCFLAGS", "-D warnings"))
    });
    plan.step("rules", "Rust: tests", &[], || {
        command::run(cargo(project).args(["test", "--workspace", "--no-fail-fast"]))
    });
    plan.step("perft", "Rust: deep move counts (release)", &[], || {
        command::run(cargo(project).args(["test", "--release", "-p", "hopstone-rules", "--test", "deep_perft"]))
    });
}

fn plan_page<'a>(project: &'a Project, plan: &mut Plan<'a>) {
    // The types of the wasm door come out of the build.
    plan.step("types", "TypeScript: types", &["npm", "build"], || {
        command::run(tools::node(project).args(["node_modules/typescript/bin/tsc", "--noEmit"]))
    });
    plan.step("unit", "TypeScript: unit tests", &["npm"], || {
        node_tests(project, project.files("www", &[".test.ts", ".test.tsx"]), "300000", &[])
    });
    plan.step("e2e", "End-to-end tests in a browser", &["build", "browser"], || {
        node_tests(project, project.files("tests/e2e", &[".test.ts"]), "1200000", &programs(&[])?)
    });
    plan.step("rooms", "Rooms: real brokers", &["build", "browser", "firefox", "mosquitto"], || {
        if MOSQUITTO.find()?.is_none() {
            return Err(Problem::absent("there is no Mosquitto for them").mend(MOSQUITTO.advice()));
        }
        let files = project.files("tests/rooms", &[".test.ts"]);
        node_tests(project, files, "1200000", &programs(&[FIREFOX, MOSQUITTO])?)
    });
    plan.step("browsers", "The core in every browser", &["build", "browser", "firefox", "webkit"], || {
        node_tests(project, project.files("tests/browsers", &[".test.ts"]), "600000", &programs(&[FIREFOX, WEBKIT])?)
    });
    plan.step("lighthouse", "Lighthouse: a first visit on a phone", &["build", "browser"], || {
        let mut node = tools::node(project);
        command::run(node.args(["--import", "tsx", "tests/lighthouse/audit.ts"]).envs(programs(&[])?))
    });
}

/// The variables that tell the tests where Chromium and others are.
fn programs(optional: &[Optional]) -> Result<Vec<(&'static str, PathBuf)>, Problem> {
    let mut found = Vec::from_iter(browser::find()?.map(|file| (browser::VARIABLE, file)));
    for program in optional {
        found.extend(program.find()?.map(|file| (program.variable, file)));
    }
    Ok(found)
}

/// Node's test runner over these files. The limit is per file, in milliseconds: nothing may hang for ever.
fn node_tests(project: &Project, files: Vec<PathBuf>, limit: &str, programs: &[(&str, PathBuf)]) -> Outcome {
    if files.is_empty() {
        println!("  none yet");
        return Ok(());
    }
    let mut node = tools::node(project);
    node.args(["--import", "tsx", "--test", "--test-reporter=spec", "--test-timeout", limit]);
    if !programs.is_empty() {
        // A browser each: two at a time would only make each other slow.
        node.arg("--test-concurrency=1").envs(programs.iter().map(|(variable, file)| (variable, file)));
    }
    let root = project.root();
    command::run(node.args(files.iter().map(|file| file.strip_prefix(root).unwrap_or(file))))
}

fn cargo(project: &Project) -> Command {
    let mut cargo = command::program("cargo");
    cargo.current_dir(project.root());
    cargo
}

fn parse(args: &[String]) -> Result<Vec<String>, Problem> {
    let mut only = Vec::new();
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        let name = match arg.strip_prefix("--only=") {
            Some(name) => Some(name),
            None if arg == "--only" => args.next().map(String::as_str),
            None => {
                return Err(Problem::new(format!("`test` does not take `{arg}`")).mend("cargo xtask help"));
            }
        };
        match name {
            Some(name) if NAMES.contains(&name) => only.push(name.to_owned()),
            Some(name) => return Err(unknown(name)),
            None => return Err(unknown("")),
        }
    }
    Ok(only)
}

fn unknown(name: &str) -> Problem {
    Problem::new(format!("there is no step `{name}`")).mend(format!("--only with one of {}", NAMES.join(", ")))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn only(text: &str) -> Result<Vec<String>, Problem> {
        parse(&text.split_whitespace().map(str::to_owned).collect::<Vec<_>>())
    }

    #[test]
    fn steps_are_chosen_by_name() {
        assert_eq!(only(""), Ok(vec![]));
        assert_eq!(only("--only fmt --only=e2e"), Ok(vec!["fmt".to_owned(), "e2e".to_owned()]));
        assert!(only("--only").is_err());
        assert!(only("--only tea").is_err());
        assert!(only("fmt").is_err());
    }
}
