//! Values that come from the page.

use std::fmt;

use js_sys::Array;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};

use crate::problem::Problem;

#[wasm_bindgen]
unsafe extern "C" {
    /// An object whose fields are read by their names.
    type Fields;
    #[wasm_bindgen(method, indexing_getter)]
    safe fn get(this: &Fields, name: &str) -> JsValue;
}

/// Why a value is not of the type that it should be: what is wrong, and where.
#[derive(Debug)]
pub(crate) struct Wrong {
    /// The names and indices that lead to the place; the innermost first.
    path: Vec<String>,
    what: What,
}

#[derive(Debug)]
enum What {
    /// This was expected, and something else is there.
    Expected(&'static str),
    /// A field is missing.
    Missing,
}

impl Wrong {
    pub(crate) fn expected(what: &'static str) -> Wrong {
        Wrong { path: Vec::new(), what: What::Expected(what) }
    }

    fn within(mut self, name: String) -> Wrong {
        self.path.push(name);
        self
    }
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, name) in self.path.iter().rev().enumerate() {
            f.write_str(if index == 0 { "" } else { "." })?;
            f.write_str(name)?;
        }
        if !self.path.is_empty() {
            f.write_str(": ")?;
        }
        match self.what {
            What::Expected(what) => {
                f.write_str("expected ")?;
                f.write_str(what)
            }
            What::Missing => f.write_str("missing field"),
        }
    }
}

/// A value that can be taken from the page.
pub(crate) trait Take: Sized {
    /// Reads it.
    ///
    /// # Errors
    /// If it is not of this type.
    fn take(value: &JsValue) -> Result<Self, Wrong>;
}

/// The fields of an object that is being read.
pub(crate) struct Reader<'a>(&'a Fields);

impl Reader<'_> {
    /// An object, which may have more fields than are asked for.
    pub(crate) fn of(value: &JsValue) -> Result<Reader<'_>, Wrong> {
        if !value.is_object() {
            return Err(Wrong::expected("an object"));
        }
        Ok(Reader(value.unchecked_ref()))
    }

    /// A field that must be there.
    pub(crate) fn needed<T: Take>(&self, name: &str) -> Result<T, Wrong> {
        self.optional(name)?.ok_or_else(|| Wrong { path: vec![name.to_owned()], what: What::Missing })
    }

    /// A field that may be missing.
    pub(crate) fn optional<T: Take>(&self, name: &str) -> Result<Option<T>, Wrong> {
        let value = self.0.get(name);
        if value.is_undefined() {
            return Ok(None);
        }
        T::take(&value).map(Some).map_err(|wrong| wrong.within(name.to_owned()))
    }
}

/// Says that a struct is taken from an object of its fields, all of which are named here. One that is `optional` may be missing.
macro_rules! takes {
    ($type:ident { $($field:ident $(: $optional:ident)?),* $(,)? }) => {
        impl $crate::take::Take for $type {
            fn take(value: &wasm_bindgen::JsValue) -> Result<Self, $crate::take::Wrong> {
                let fields = $crate::take::Reader::of(value)?;
                Ok($type { $($field: $crate::take::takes!(@field fields $field $($optional)?)),* })
            }
        }
    };
    (@field $fields:ident $field:ident) => { $fields.needed(stringify!($field))? };
    (@field $fields:ident $field:ident optional) => { $fields.optional(stringify!($field))?.unwrap_or_default() };
}
pub(crate) use takes;

/// Says by which names the page knows the values of an enum: it is given and taken as one of them.
macro_rules! names {
    ($type:ident { $($variant:ident = $name:literal),* $(,)? }) => {
        impl $crate::give::Give for $type {
            fn write(&self, text: &mut String) {
                let name = match self { $($type::$variant => $name),* };
                name.write(text);
            }
        }
        impl $crate::take::Take for $type {
            fn take(value: &wasm_bindgen::JsValue) -> Result<Self, $crate::take::Wrong> {
                match String::take(value)?.as_str() {
                    $($name => Ok($type::$variant),)*
                    _ => Err($crate::take::Wrong::expected(concat!("one of", $(" ", $name),*))),
                }
            }
        }
    };
}
pub(crate) use names;

impl<T: Take> Take for Option<T> {
    fn take(value: &JsValue) -> Result<Self, Wrong> {
        if value.is_null() { Ok(None) } else { T::take(value).map(Some) }
    }
}

impl<T: Take> Take for Vec<T> {
    fn take(value: &JsValue) -> Result<Self, Wrong> {
        let Some(values) = value.dyn_ref::<Array>() else {
            return Err(Wrong::expected("a list"));
        };
        let of = |index: u32| T::take(&values.get(index)).map_err(|wrong| wrong.within(index.to_string()));
        (0..values.length()).map(of).collect()
    }
}

impl Take for String {
    fn take(value: &JsValue) -> Result<Self, Wrong> {
        value.as_string().ok_or(Wrong::expected("a text"))
    }
}

impl Take for bool {
    fn take(value: &JsValue) -> Result<Self, Wrong> {
        value.as_bool().ok_or(Wrong::expected("true or false"))
    }
}

impl Take for f64 {
    fn take(value: &JsValue) -> Result<Self, Wrong> {
        value.as_f64().ok_or(Wrong::expected("a number"))
    }
}

/// Whole numbers, which JavaScript does not tell from others.
macro_rules! numbers {
    ($($type:ident: $what:literal)*) => { $(
        impl Take for $type {
            fn take(value: &JsValue) -> Result<Self, Wrong> {
                let number = f64::take(value)?;
                let whole = number as $type;
                if whole as f64 == number { Ok(whole) } else { Err(Wrong::expected($what)) }
            }
        }
    )* };
}
numbers! {
    u8: "a whole number from 0 to 255"
    u32: "a whole number from 0 to 4294967295"
    i32: "a whole number of at most 31 bits"
    usize: "a whole number from 0 to 4294967295"
}

/// A value from the page.
///
/// # Errors
/// If it is not of the type that it should be.
pub(crate) fn take<T: Tsify + Take>(value: &Ts<T>) -> Result<T, Problem> {
    T::take(&value.js_value()).map_err(Problem::internal)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wrong_value_is_said_with_its_place() {
        let wrong = Wrong::expected("a text").within("name".into()).within("0".into()).within("seats".into());
        assert_eq!(wrong.to_string(), "seats.0.name: expected a text");
        assert_eq!(Wrong::expected("an object").to_string(), "expected an object");
    }
}
