//! The transposition table: what the search has learned of positions.

/// What a value says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bound {
    /// The position is worth just that.
    Exact,
    /// At least that.
    Lower,
    /// At most that.
    Upper,
}

impl Bound {
    /// What a value says that was found within a window.
    pub(crate) fn of(value: i32, low: i32, high: i32) -> Bound {
        if value >= high {
            Bound::Lower
        } else if value > low {
            Bound::Exact
        } else {
            Bound::Upper
        }
    }
}

/// What is known of a position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Known {
    /// To the side to move; a win or loss counts its plies from here.
    pub value: i32,
    pub depth: u8,
    pub bound: Bound,
    /// The number of the best move in the list of moves.
    pub best: u16,
}

/// 16 bytes, so that four share a line of the cache.
#[derive(Clone, Copy)]
struct Slot {
    /// The upper half of the key tells positions apart that share a slot; 0 is empty.
    check: u32,
    value: i32,
    best: u16,
    depth: u8,
    bound: Bound,
    age: u8,
}

const EMPTY: Slot = Slot { check: 0, value: 0, best: 0, depth: 0, bound: Bound::Upper, age: 0 };
const _: () = assert!(size_of::<Slot>() == 16);

/// How many slots a position may choose from.
const WAYS: usize = 4;

/// A table of fixed size. Of the slots that a position may take, one of an earlier search goes first, then the shallowest.
pub(crate) struct Table {
    slots: Vec<Slot>,
    most: usize,
    age: u8,
}

impl Table {
    /// A table of at most so many bytes. It takes them when it is first written to.
    pub(crate) fn of_bytes(bytes: usize) -> Table {
        let slots = (bytes / size_of::<Slot>()).max(WAYS);
        Table { slots: Vec::new(), most: 1 << slots.ilog2(), age: 0 }
    }

    /// Tells what was learned before from what is learned from now on.
    pub(crate) fn begin(&mut self) {
        self.age = self.age.wrapping_add(1);
        if self.slots.is_empty() {
            self.slots = vec![EMPTY; self.most];
        }
    }

    /// Forgets everything: another game has other rules for the same keys.
    pub(crate) fn clear(&mut self) {
        self.slots.fill(EMPTY);
    }

    #[inline]
    fn place(&self, key: u64) -> (usize, u32) {
        let set = key as usize & (self.most - 1) & !(WAYS - 1);
        (set, (key >> 32) as u32 | 1)
    }

    /// What is known of the position of a key.
    #[inline]
    pub(crate) fn look(&self, key: u64) -> Option<Known> {
        let (set, check) = self.place(key);
        let slot = self.slots[set..set + WAYS].iter().find(|slot| slot.check == check)?;
        Some(Known { value: slot.value, depth: slot.depth, bound: slot.bound, best: slot.best })
    }

    /// Keeps what was learned.
    #[inline]
    pub(crate) fn keep(&mut self, key: u64, known: Known) {
        let (set, check) = self.place(key);
        let age = self.age;
        let slots = &mut self.slots[set..set + WAYS];
        let rank = |slot: &Slot| {
            if slot.check == check { -1 } else { i32::from(slot.depth) + if slot.age == age { 256 } else { 0 } }
        };
        let slot = slots.iter_mut().min_by_key(|slot| rank(slot)).expect("a set has slots");
        *slot = Slot { check, value: known.value, best: known.best, depth: known.depth, bound: known.bound, age };
    }
}
