//! Bits packed into the URL-safe characters of a share code, six to a character.

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Bits per character.
const WIDTH: usize = 6;

/// Packs numbers of a few bits each, highest bit first.
#[derive(Default)]
pub(crate) struct Writer {
    bits: Vec<bool>,
}

impl Writer {
    /// Appends the lowest `width` bits of `value`.
    pub(crate) fn put(&mut self, value: u32, width: usize) {
        debug_assert!(width == 32 || value < 1 << width);
        self.bits.extend((0..width).rev().map(|bit| value >> bit & 1 != 0));
    }

    /// The characters; the last one is filled up with zeros.
    pub(crate) fn finish(self) -> String {
        self.bits
            .chunks(WIDTH)
            .map(|chunk| {
                let value = chunk.iter().fold(0, |value, &bit| value << 1 | usize::from(bit));
                ALPHABET[value << (WIDTH - chunk.len())] as char
            })
            .collect()
    }
}

/// Unpacks what [`Writer`] has packed.
pub(crate) struct Reader {
    values: Vec<u8>,
    next: usize,
}

impl Reader {
    /// Reads characters of the alphabet.
    ///
    /// # Errors
    /// The index and the first character that is none of it.
    pub(crate) fn new(text: &str) -> Result<Reader, (usize, char)> {
        let value = |(index, character): (usize, char)| {
            let byte = u8::try_from(character).map_err(|_| (index, character))?;
            let value = ALPHABET.iter().position(|&letter| letter == byte).ok_or((index, character))?;
            Ok(value as u8)
        };
        let values = text.chars().enumerate().map(value).collect::<Result<_, _>>()?;
        Ok(Reader { values, next: 0 })
    }

    /// The next `width` bits as a number; `None` past the end.
    pub(crate) fn take(&mut self, width: usize) -> Option<u32> {
        if self.next + width > self.values.len() * WIDTH {
            return None;
        }
        let mut value = 0;
        for _ in 0..width {
            let bit = self.values[self.next / WIDTH] >> (WIDTH - 1 - self.next % WIDTH) & 1;
            value = value << 1 | u32::from(bit);
            self.next += 1;
        }
        Some(value)
    }

    /// Leaves the last characters out.
    pub(crate) fn drop_last(&mut self, characters: usize) {
        self.values.truncate(self.values.len().saturating_sub(characters));
    }

    /// The index of the character in which the bit taken last lies.
    pub(crate) fn place(&self) -> usize {
        self.next.saturating_sub(1) / WIDTH
    }

    /// The index of the character after that one.
    pub(crate) fn next_place(&self) -> usize {
        self.next.div_ceil(WIDTH)
    }

    /// Whether nothing is left but the zeros that fill up the last character.
    pub(crate) fn is_finished(&mut self) -> bool {
        let left = self.values.len() * WIDTH - self.next;
        left < WIDTH && self.take(left) == Some(0)
    }
}
