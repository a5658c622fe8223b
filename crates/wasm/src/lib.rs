//! The browser's door.
use wasm_bindgen::prelude::*;

/// The version of the program, as in Cargo.toml.
#[wasm_bindgen]
pub fn version() -> String {
    env!("CARGO_PKG_VERSION").to_owned()
}
