//! `cargo xtask`: everything that a fresh machine with git, Rust and Node needs to play, build and test Hopstone.

mod apt;
mod bench;
mod browser;
mod build;
mod command;
mod optional;
mod plan;
mod play;
mod problem;
mod project;
mod serve;
mod test;
mod tools;

use std::process::ExitCode;

use problem::Problem;
use project::Project;

const HELP: &str = "\
Hopstone's tasks. Each sets up what it needs first and says what it does.

  cargo xtask play  [--port N]      build, and serve the game on http://127.0.0.1:8080/ (or the next free port)
  cargo xtask build                 build dist/, which any static host serves from any path
  cargo xtask test  [--only STEP]   everything that must be green; --only may be given several times
  cargo xtask bench                 how fast the rules and the computer player are
  cargo xtask help                  this text

Tools that are missing go into .tools/ and node_modules/ in the project, nothing else is touched; only `test` on a Debian
machine, run as root, installs what is missing of the browsers Chromium, Firefox, WebKitGTK and of the broker Mosquitto. Elsewhere the
tests need a Chromium, Chrome or Edge, and say so when they leave out one of the others. HOPSTONE_BROWSER, HOPSTONE_FIREFOX,
HOPSTONE_WEBKIT and HOPSTONE_MOSQUITTO name the programs.";

fn main() -> ExitCode {
    let mut args = std::env::args().skip(1);
    let task = args.next();
    let rest: Vec<String> = args.collect();
    let result = Project::find().and_then(|project| match task.as_deref() {
        Some("play") => play::run(&project, &rest),
        Some("build") => build::run(&project, &rest),
        Some("test") => test::run(&project, &rest),
        Some("bench") => bench::run(&project, &rest),
        None | Some("help" | "--help" | "-h") => {
            println!("{HELP}\n\nSteps of the tests: {}", test::NAMES.join(", "));
            Ok(())
        }
        Some(other) => Err(Problem::new(format!("there is no task `{other}`")).mend("cargo xtask help")),
    });
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("\nerror: {problem}");
            ExitCode::FAILURE
        }
    }
}
