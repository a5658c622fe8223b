//! The tools that the build needs: found where they are, else installed into the project.

use std::path::PathBuf;
use std::process::Command;

use crate::command::{self, Version};
use crate::plan::Plan;
use crate::problem::{Outcome, Problem};
use crate::project::Project;

const TARGET: &str = "wasm32-unknown-unknown";
const TRUNK: Version = Version(0, 21, 14);
/// The tests use what Node's runner has had since then.
const NODE: Version = Version(20, 11, 0);

/// The tools of one run.
pub struct Tools<'p> {
    project: &'p Project,
    trunk: CargoTool,
    bindgen: CargoTool,
}

/// A program that `cargo install` brings.
struct CargoTool {
    title: &'static str,
    krate: &'static str,
    wanted: Version,
    features: &'static [&'static str],
    takes: &'static str,
    file: PathBuf,
    found: bool,
}

impl<'p> Tools<'p> {
    /// Looks at what is there; installs nothing yet.
    pub fn look(project: &'p Project) -> Result<Self, Problem> {
        let locked = project.locked_version("wasm-bindgen")?;
        let bindgen = Version::parse(&locked)
            .ok_or_else(|| Problem::new(format!("Cargo.lock has a strange version of wasm-bindgen: {locked}")))?;
        Ok(Tools {
            project,
            trunk: CargoTool {
                title: "Trunk",
                krate: "trunk",
                wanted: TRUNK,
                // Without its own downloads and its look for updates: it has nothing to fetch here.
                features: &["--no-default-features"],
                takes: "about 4 minutes, once",
                file: PathBuf::new(),
                found: false,
            }
            .look(project, "trunk", |version| version.0 == 0 && version.1 == TRUNK.1 && version >= TRUNK),
            bindgen: CargoTool {
                title: "wasm-bindgen",
                krate: "wasm-bindgen-cli",
                wanted: bindgen,
                features: &[],
                takes: "about a minute, once",
                file: PathBuf::new(),
                found: false,
            }
            .look(project, "wasm-bindgen", |version| version == bindgen),
        })
    }

    /// Adds the steps `rust`, `trunk`, `bindgen`, `node` and `npm`.
    pub fn plan<'a>(&'a self, plan: &mut Plan<'a>) {
        plan.step("rust", "Rust's WebAssembly target", &[], add_target);
        for (name, tool) in [("trunk", &self.trunk), ("bindgen", &self.bindgen)] {
            plan.step(name, tool.heading(), &[], || tool.install(self.project));
        }
        self.plan_npm(plan);
    }

    /// Adds the steps `node` and `npm` only.
    fn plan_npm<'a>(&'a self, plan: &mut Plan<'a>) {
        plan.step("node", "Node", &[], check_node);
        let title = if self.packages_are_fresh() { "npm packages" } else { "Installing the npm packages" };
        plan.step("npm", title, &["node"], || self.install_packages());
    }

    /// What the steps of a Trunk build need.
    pub const FOR_TRUNK: [&'static str; 4] = ["rust", "trunk", "bindgen", "npm"];

    /// Builds `dist/`.
    pub fn build_page(&self) -> Outcome {
        let mut first = vec![self.project.path("node_modules/.bin")];
        first.extend(self.bindgen.file.parent().map(PathBuf::from));
        command::run(
            command::program(&self.trunk.file)
                .args(["build", "--release"])
                .current_dir(self.project.root())
                .env("PATH", command::path_with(&first))
                .env("TRUNK_SKIP_VERSION_CHECK", "true")
                // Trunk reads NO_COLOR as a boolean and stops at the usual `NO_COLOR=1`.
                .env_remove("NO_COLOR")
                // A trace through Trunk's insides would bury what the hook has said.
                .env_remove("RUST_BACKTRACE"),
        )
    }

    /// Makes in `target/bench` the glue that fits the built page's wasm, for benchmarks and tests outside the page.
    pub fn bench_glue(&self) -> Outcome {
        command::run(
            command::program(&self.bindgen.file)
                .args([
                    "--target",
                    "web",
                    "--no-typescript",
                    "--out-dir",
                    "target/bench",
                    "--out-name",
                    "hopstone-wasm",
                ])
                .arg("target/wasm32-unknown-unknown/web/hopstone_wasm.wasm")
                .current_dir(self.project.root()),
        )
    }

    fn packages_are_fresh(&self) -> bool {
        let changed = |path| self.project.path(path).metadata().and_then(|data| data.modified()).ok();
        match (changed("node_modules/.package-lock.json"), changed("package-lock.json")) {
            (Some(installed), Some(locked)) => installed >= locked,
            _ => false,
        }
    }

    fn install_packages(&self) -> Outcome {
        if self.packages_are_fresh() {
            println!("  node_modules is as new as package-lock.json");
            return Ok(());
        }
        let npm = command::find("npm").ok_or_else(|| {
            Problem::new("npm is missing")
                .mend("install it; it comes with Node from https://nodejs.org, on Debian: apt-get install npm")
        })?;
        // None of the packages needs its install script: the binaries come in packages of their own.
        command::run(
            command::program(npm)
                .args(["ci", "--ignore-scripts", "--no-audit", "--no-fund"])
                .current_dir(self.project.root()),
        )
    }
}

impl CargoTool {
    fn look(self, project: &Project, binary: &str, fits: impl Fn(Version) -> bool) -> Self {
        let own = project.path(".tools/bin").join(format!("{binary}{}", std::env::consts::EXE_SUFFIX));
        let there = [command::find(binary), own.is_file().then(|| own.clone())];
        let found = there.into_iter().flatten().find(|file| command::version(file).is_some_and(&fits));
        CargoTool { found: found.is_some(), file: found.unwrap_or(own), ..self }
    }

    fn heading(&self) -> String {
        if self.found {
            format!("{} {}", self.title, self.wanted)
        } else {
            format!("Installing {} {} ({})", self.title, self.wanted, self.takes)
        }
    }

    fn install(&self, project: &Project) -> Outcome {
        if self.found {
            println!("  found: {}", self.file.display());
            return Ok(());
        }
        // A folder of its own: what was built before an interruption is not built again, and no lock is shared with the
        // project's build.
        let work = project.path(".tools/build");
        let result = command::run(
            command::program("cargo")
                .args(["install", self.krate, "--locked", "--debug", "--force"])
                .args(self.features)
                .arg(format!("--version=={}", self.wanted))
                .arg("--root")
                .arg(project.path(".tools"))
                .arg("--target-dir")
                .arg(&work)
                // Symbols for a debugger would make the programs ten times as large.
                .env("CARGO_PROFILE_DEV_DEBUG", "0")
                .env("CARGO_PROFILE_DEV_STRIP", "symbols")
                .env_remove("CARGO_BUILD_TARGET")
                .env_remove("RUSTFLAGS")
                .current_dir(project.root()),
        );
        match result {
            Ok(()) => {
                println!("  installed: {} (this task finds it there; PATH may stay as it is)", self.file.display());
                // The room that it takes is worth more than what a second installation would save.
                let _ = std::fs::remove_dir_all(work);
                Ok(())
            }
            Err(problem) => Err(problem.mend(format!(
                "check the connection to the crates' registry and try again, or put {} {} on PATH yourself",
                self.title, self.wanted
            ))),
        }
    }
}

fn add_target() -> Outcome {
    let has_target = || {
        command::ask(command::program("rustc").args(["--print", "target-libdir", "--target", TARGET]))
            .is_some_and(|folder| PathBuf::from(folder).is_dir())
    };
    if has_target() {
        println!("  {TARGET} is there");
        return Ok(());
    }
    if command::find("rustup").is_none() {
        return Err(Problem::new(format!("Rust's target {TARGET} is missing, and there is no rustup to add it"))
            .mend("install Rust by rustup (https://rustup.rs), or your distribution's package of this target"));
    }
    command::run(command::program("rustup").args(["target", "add", TARGET]))
        .map_err(|problem| problem.mend(format!("check the connection, then: rustup target add {TARGET}")))?;
    if has_target() {
        Ok(())
    } else {
        Err(Problem::new(format!(
            "rustup added {TARGET}, but rustc does not find it: another rustc comes first on PATH"
        ))
        .mend("put rustup's folder (~/.cargo/bin) first on PATH"))
    }
}

/// Sees that rustfmt and clippy are there, which a minimal toolchain may lack.
pub fn add_components() -> Outcome {
    let lacks = |name: &str| command::ask(command::program("cargo").args([name, "--version"])).is_none();
    let missing: Vec<&str> = [("fmt", "rustfmt"), ("clippy", "clippy")]
        .into_iter()
        .filter_map(|(name, component)| lacks(name).then_some(component))
        .collect();
    if missing.is_empty() {
        println!("  both are there");
        return Ok(());
    }
    let mend = format!("rustup component add {}", missing.join(" "));
    if command::find("rustup").is_none() {
        return Err(Problem::new(format!("missing: {}", missing.join(" and "))).mend(mend));
    }
    command::run(command::program("rustup").args(["component", "add"]).args(missing))
}

/// Node, to run something in the project.
pub fn node(project: &Project) -> Command {
    let mut node = command::program(command::find("node").unwrap_or_else(|| "node".into()));
    node.current_dir(project.root());
    node
}

fn check_node() -> Outcome {
    let mend = "install a current Node: https://nodejs.org, or your system's package";
    let file = command::find("node").ok_or_else(|| Problem::new("Node is missing").mend(mend))?;
    match command::version(&file) {
        Some(version) if version >= NODE => {
            println!("  found: {} {version}", file.display());
            Ok(())
        }
        Some(version) => {
            Err(Problem::new(format!("Node {version} at {} is too old, {NODE} or newer is needed", file.display()))
                .mend(mend))
        }
        None => Err(Problem::new(format!("{} does not tell its version", file.display())).mend(mend)),
    }
}
