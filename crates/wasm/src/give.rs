//! Values on their way to the page, as JSON text.
//!
//! The browser's own parser makes objects of it, in one call for a whole value; and the code is a fraction of what a general
//! library for it would add to the WebAssembly file.

use tsify::{Ts, Tsify};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
unsafe extern "C" {
    #[wasm_bindgen(js_namespace = JSON)]
    safe fn parse(text: &str) -> JsValue;
}

/// A value that can be given to the page.
pub(crate) trait Give {
    /// Writes it as JSON.
    fn write(&self, text: &mut String);
}

/// A value that the page gets as an object with these fields.
pub(crate) trait Fields {
    fn fields(&self, object: &mut Object<'_>);
}

/// An object that is being written.
pub(crate) struct Object<'a> {
    text: &'a mut String,
}

impl Object<'_> {
    /// Writes a field.
    pub(crate) fn field(&mut self, name: &str, value: &dyn Give) {
        separate(self.text);
        name.write(self.text);
        self.text.push(':');
        value.write(self.text);
    }

    /// Writes a field if it has a value.
    pub(crate) fn present<T: Give>(&mut self, name: &str, value: Option<&T>) {
        if let Some(value) = value {
            self.field(name, value);
        }
    }
}

/// A comma before all but the first.
fn separate(text: &mut String) {
    if !text.ends_with(['{', '[']) {
        text.push(',');
    }
}

/// Says that a struct is given as an object of its fields, all of which are named here. One that is `optional` is left out while it
/// is `None`.
macro_rules! gives {
    ($type:ident { $($field:ident $(: $optional:ident)?),* $(,)? }) => {
        impl $crate::give::Fields for $type {
            fn fields(&self, object: &mut $crate::give::Object<'_>) {
                let $type { $($field),* } = self;
                $($crate::give::gives!(@field object $field $($optional)?);)*
            }
        }
    };
    (@field $object:ident $field:ident) => { $object.field(stringify!($field), $field) };
    (@field $object:ident $field:ident optional) => { $object.present(stringify!($field), $field.as_ref()) };
}
pub(crate) use gives;

impl<T: Fields> Give for T {
    fn write(&self, text: &mut String) {
        text.push('{');
        self.fields(&mut Object { text });
        text.push('}');
    }
}

impl<T: Give> Give for [T] {
    fn write(&self, text: &mut String) {
        text.push('[');
        for value in self {
            separate(text);
            value.write(text);
        }
        text.push(']');
    }
}

impl<T: Give> Give for Vec<T> {
    fn write(&self, text: &mut String) {
        self.as_slice().write(text);
    }
}

impl<T: Give> Give for Option<T> {
    fn write(&self, text: &mut String) {
        match self {
            Some(value) => value.write(text),
            None => text.push_str("null"),
        }
    }
}

impl Give for bool {
    fn write(&self, text: &mut String) {
        text.push_str(if *self { "true" } else { "false" });
    }
}

impl Give for str {
    fn write(&self, text: &mut String) {
        text.push('"');
        for character in self.chars() {
            match character {
                '"' | '\\' => text.extend(['\\', character]),
                '\0'..' ' => {
                    let digit = |value| char::from_digit(value, 16).unwrap_or('0');
                    text.push_str("\\u00");
                    text.extend([digit(u32::from(character) / 16), digit(u32::from(character) % 16)]);
                }
                _ => text.push(character),
            }
        }
        text.push('"');
    }
}

impl Give for &str {
    fn write(&self, text: &mut String) {
        (**self).write(text);
    }
}

impl Give for String {
    fn write(&self, text: &mut String) {
        self.as_str().write(text);
    }
}

/// Numbers, written as a wider type, so that not each of them brings its own code.
macro_rules! numbers {
    ($($type:ident as $wide:ident),*) => { $(
        impl Give for $type {
            fn write(&self, text: &mut String) {
                text.push_str(&(*self as $wide).to_string());
            }
        }
    )* };
}
numbers!(i8 as i32, i32 as i32, u8 as u32, u16 as u32, u32 as u32, usize as u32);

/// A value for the page.
pub(crate) fn give<T: Tsify + Give>(value: &T) -> Ts<T> {
    Ts::new_unchecked(to_page(value))
}

/// A value for the page that has no type of its own there.
pub(crate) fn to_page(value: &dyn Give) -> JsValue {
    let mut text = String::new();
    value.write(&mut text);
    parse(&text)
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Thing {
        name: &'static str,
        parts: Vec<Vec<usize>>,
        level: Option<i8>,
        owner: Option<bool>,
    }
    gives!(Thing { name, parts, level: optional, owner });

    fn written(value: &dyn Give) -> String {
        let mut text = String::new();
        value.write(&mut text);
        text
    }

    #[test]
    fn a_struct_becomes_an_object() {
        let thing = Thing { name: "a", parts: vec![vec![], vec![1, 20]], level: Some(-3), owner: Some(true) };
        assert_eq!(written(&thing), r#"{"name":"a","parts":[[],[1,20]],"level":-3,"owner":true}"#);
    }

    #[test]
    fn what_is_not_there_is_null_or_left_out() {
        let thing = Thing { name: "", parts: vec![], level: None, owner: None };
        assert_eq!(written(&thing), r#"{"name":"","parts":[],"owner":null}"#);
    }

    #[test]
    fn a_text_with_any_characters_stays_json() {
        assert_eq!(written(&"\u{0}\n\u{1f} \"\\/ Łódź {["), r#""\u0000\u000a\u001f \"\\/ Łódź {[""#);
        assert_eq!(written(&vec!["[", "{"]), r#"["[","{"]"#);
    }
}
