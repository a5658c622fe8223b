//! Running the program.

#![allow(dead_code, reason = "each file of tests uses a part of it")]

use std::io::Write;
use std::process::{Command, Output, Stdio};
use std::thread;

/// The program, ready to be started with pipes.
pub fn program(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hopstone"));
    command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Runs to the end with this input.
pub fn run(arguments: &[&str], input: &str) -> Output {
    let mut child = program(arguments).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_owned();
    // The program answers before it has read everything. It may also stop reading, which is no fault of the writer.
    let writer = thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    output
}

/// What it prints when all goes well.
pub fn printed(arguments: &[&str], input: &str) -> String {
    let output = run(arguments, input);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(output.stderr.is_empty());
    String::from_utf8(output.stdout).unwrap()
}

/// What it says when something is wrong.
pub fn refused(arguments: &[&str], input: &str) -> String {
    let output = run(arguments, input);
    assert_eq!(output.status.code(), Some(2));
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.starts_with("hopstone: ") && said.lines().count() == 1, "{said}");
    said
}

/// A file of the test vectors.
pub fn vectors(name: &str) -> String {
    let path = format!("{}/../../tests/vectors/{name}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(path).unwrap()
}
