//! Thirty positions a game with what the computer teaches about them, looked at by people who play, so that a change shows.
//!
//! After a change that is wanted, `APPROVE=1 cargo test -p hopstone-cli --test lessons` writes the files anew; the difference is then
//! to be read before it is committed. A position is added by its two first lines.

mod program;

use std::fs;
use std::path::PathBuf;

use program::printed;

/// Fewer positions than the page looks at: enough for the same reasons, and the test is quick.
const NODES: &str = "200000";

/// The text of one game: for each position `position P` and `move M`, a move to be asked about, and what `hopstone teach` says.
fn taught(game: &str, text: &str) -> String {
    let after = |word: &str| text.lines().filter_map(|line| line.strip_prefix(word).map(str::trim)).collect::<Vec<_>>();
    let (positions, moves) = (after("position "), after("move "));
    assert_eq!(positions.len(), moves.len(), "{game}: a position has a move");
    assert!(positions.len() >= 30, "{game}: thirty positions");
    let one = |(position, mv): (&&str, &&str)| {
        let told = printed(&["teach", "--game", game, "--position", position, "--move", mv, "--nodes", NODES], "");
        format!("position {position}\nmove {mv}\n{told}\n")
    };
    positions.iter().zip(&moves).map(one).collect()
}

fn check(game: &str) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/lessons").join(format!("{game}.txt"));
    let approved = fs::read_to_string(&path).unwrap().replace("\r\n", "\n");
    let taught = taught(game, &approved);
    if std::env::var_os("APPROVE").is_some() {
        fs::write(&path, &taught).unwrap();
        return;
    }
    for (approved, taught) in approved.split("\n\n").zip(taught.split("\n\n")) {
        assert_eq!(taught, approved, "{game}: see the head of this file");
    }
    assert_eq!(taught, approved);
}

#[test]
fn lessons_of_chinese_checkers_are_the_approved_ones() {
    check("star");
}

#[test]
fn lessons_of_the_capture_game_are_the_approved_ones() {
    check("capture");
}

#[test]
fn lessons_of_italian_draughts_are_the_approved_ones() {
    check("italian");
}

#[test]
fn lessons_of_english_draughts_are_the_approved_ones() {
    check("english");
}
