//! The rules, fact by fact, law by law, and against a second reading of them.

#[path = "../common/picture.rs"]
mod picture;

mod capture_facts;
mod codes;
mod draughts_facts;
mod draughts_fast;
mod draughts_judge;
mod draughts_laws;
mod draughts_naive;
mod draughts_play;
mod draughts_reasons;
mod draughts_texts;
mod draughts_vectors;
mod endings;
mod judge;
mod laws;
mod moves_facts;
mod naive;
mod play;
mod records;
