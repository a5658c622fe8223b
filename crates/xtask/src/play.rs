//! `cargo xtask play`: builds the game and serves it to this machine.

use crate::build;
use crate::plan::Plan;
use crate::problem::{Outcome, Problem};
use crate::project::Project;
use crate::serve::Server;
use crate::tools::Tools;

const PORT: u16 = 8080;

/// Sets up, builds and serves until it is stopped.
pub fn run(project: &Project, args: &[String]) -> Outcome {
    let port = match args {
        [] => None,
        [flag, port] if flag == "--port" => Some(port.as_str()),
        [flag] if flag.starts_with("--port=") => flag.strip_prefix("--port="),
        _ => {
            return Err(
                Problem::new(format!("`play` does not take `{}`", args.join(" "))).mend("cargo xtask play --port 8080")
            );
        }
    };
    let port = match port.map(str::parse) {
        None => PORT,
        Some(Ok(port)) => port,
        Some(Err(_)) => return Err(Problem::new("a port is a number from 0 to 65535")),
    };
    let tools = Tools::look(project)?;
    let mut plan = Plan::default();
    tools.plan(&mut plan);
    build::plan_page(&tools, &mut plan);
    plan.run()?;

    let server = Server::open(project.path("dist"), port)?;
    if port != 0 && server.port() != port {
        println!("\nPort {port} is taken.");
    }
    println!("\nHopstone is ready. Open\n\n    http://127.0.0.1:{}/\n\nCtrl+C stops it.", server.port());
    // The page is kept on the device, by the address.
    println!("A browser that has seen another build there shows that one first and offers the new one.");
    server.run();
    Ok(())
}
