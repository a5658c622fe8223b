//! Records of games, which the page reads from files and writes to them as JSON text.

use hopstone_json::{KindForm, OptionsForm, PlayerForm, RecordForm, SeatForm, WinForm};
use wasm_bindgen::JsValue;

use crate::give::{gives, to_page};
use crate::problem::Problem;
use crate::take::{Take, names, takes};

/// What goes out with the same fields as it comes in.
macro_rules! crosses {
    ($type:ident { $($fields:tt)* }) => {
        gives!($type { $($fields)* });
        takes!($type { $($fields)* });
    };
}

names!(KindForm { Star = "star", Capture = "capture", Italian = "italian", English = "english" });
names!(PlayerForm { Person = "person", Computer = "computer" });
names!(WinForm { Modern = "modern", Strict = "strict" });
crosses!(OptionsForm { long_jump, rest_in_foreign, swap, win, fill_unused, play_on });
gives!(SeatForm { name, player, level: optional });
takes!(SeatForm { name: optional, player, level: optional });
crosses!(RecordForm {
    hopstone,
    game,
    seating: optional,
    options: optional,
    long_jump: optional,
    fen: optional,
    seats,
    first,
    moves
});

/// A record for a file.
pub(crate) fn give_record(record: &RecordForm) -> JsValue {
    to_page(record)
}

/// A record from a file.
///
/// # Errors
/// If it is not of the form of a record.
pub(crate) fn take_record(value: &JsValue) -> Result<RecordForm, Problem> {
    RecordForm::take(value).map_err(Problem::json_form)
}
