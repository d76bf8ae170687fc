//! An abstract position as a value, and the set of those found.

use super::super::super::Color;

/// The most tracked pieces of an abstract position.
pub(super) const MAX_TRACKED: usize = 12;
/// The square number of a tracked piece that is captured.
pub(super) const CAPTURED: u64 = 64;

/// Abstract position: structure, side to move, and the squares of kings and tracked pieces.
///
/// It stands for all positions that agree in these. Packed, so that it takes sixteen bytes without
/// alignment.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(Rust, packed(8))]
pub(super) struct AbstractPosition(u128);

impl AbstractPosition {
    /// Returns an abstract position without tracked pieces; `config` is the index of its structure.
    pub(super) fn new(config: u16, turn: Color, kings: [u64; 2]) -> AbstractPosition {
        let at = |king: u64| u128::from(king.trailing_zeros());
        AbstractPosition(u128::from(config) | (turn as u128) << 28 | at(kings[0]) << 22 | at(kings[1]) << 16)
    }

    /// Returns the index of the structure.
    pub(super) fn config(self) -> u16 {
        self.0 as u16
    }

    /// Returns the side to move.
    pub(super) fn turn(self) -> Color {
        if self.0 >> 28 & 1 == 0 { Color::White } else { Color::Black }
    }

    /// Returns the squares of White's and Black's king, as bits.
    pub(super) fn kings(self) -> [u64; 2] {
        [1 << (self.0 >> 22 & 63), 1 << (self.0 >> 16 & 63)]
    }

    /// Returns the square number of tracked piece number `slot`, or [`CAPTURED`].
    pub(super) fn slot(self, slot: usize) -> u64 {
        (self.0 >> (32 + 8 * slot) & 0xff) as u64
    }

    /// Returns the abstract position with tracked piece number `slot` on another square.
    pub(super) fn with_slot(self, slot: usize, square: u64) -> AbstractPosition {
        let shift = 32 + 8 * slot;
        AbstractPosition(self.0 & !(0xff << shift) | u128::from(square) << shift)
    }

    /// Returns the abstract position with another structure.
    pub(super) fn with_config(self, config: u16) -> AbstractPosition {
        AbstractPosition(self.0 & !0xffff | u128::from(config))
    }

    /// Returns the abstract position with a king on another square, given as a bit.
    pub(super) fn with_king(self, color: Color, king: u64) -> AbstractPosition {
        let shift = color.by_color(22, 16);
        AbstractPosition(self.0 & !(0x3f << shift) | u128::from(king.trailing_zeros()) << shift)
    }

    /// Returns the abstract position with the other side to move.
    pub(super) fn passed(self) -> AbstractPosition {
        AbstractPosition(self.0 ^ 1 << 28)
    }

    /// Returns a hash of the abstract position for the hash table.
    fn hash(self) -> usize {
        let (a, b) = (self.0 as u64, (self.0 >> 64) as u64);
        let product = u128::from(a ^ 0x9e37_79b9_7f4a_7c15) * u128::from(b ^ 0xbf58_476d_1ce4_e5b9);
        let mixed =
            (product as u64 ^ (product >> 64) as u64).wrapping_add(a.wrapping_mul(0xd6e8_feb8_6659_fd93));
        (mixed ^ mixed >> 32) as usize
    }
}

/// The number that stands for no abstract position.
pub(super) const NONE: u32 = u32::MAX;

/// Abstract position in the set of those found, with the progress of its expansion.
#[derive(Clone, Copy)]
pub(super) struct StateEntry {
    pub(super) state: AbstractPosition,
    /// The number of the previous abstract position with the same structure.
    pub(super) before: u32,
    /// The kinds of moves with which the abstract position was entered.
    pub(super) how: u8,
    /// Whether the abstract position waits to be expanded.
    pub(super) waits: bool,
}

/// Set of the abstract positions found so far, each with a number.
pub(super) struct StateSet {
    entries: Vec<StateEntry>,
    /// Open-addressing hash table, at most half full: an index plus one, or 0.
    slots: Vec<u32>,
}

impl StateSet {
    /// Returns an empty set.
    pub(super) fn new() -> StateSet {
        StateSet { entries: Vec::new(), slots: vec![0; 256] }
    }

    /// Returns the number of abstract positions.
    pub(super) fn len(&self) -> usize {
        self.entries.len()
    }

    /// Returns the memory held in bytes, including that of a growing table.
    pub(super) fn bytes(&self) -> usize {
        (self.entries.capacity() * size_of::<StateEntry>() + self.slots.len() * size_of::<u32>()) * 3 / 2
    }

    /// Returns the entry with this number.
    pub(super) fn get(&self, index: u32) -> StateEntry {
        self.entries[index as usize]
    }

    /// Returns the entry with this number, to change it.
    pub(super) fn get_mut(&mut self, index: u32) -> &mut StateEntry {
        &mut self.entries[index as usize]
    }

    /// Reads a part of the entry that probably matches, to load it into the processor's cache.
    pub(super) fn prefetch(&self, state: AbstractPosition) -> u32 {
        match self.slots[state.hash() & (self.slots.len() - 1)] {
            0 => 0,
            index => self.entries[index as usize - 1].before,
        }
    }

    /// Adds an abstract position; returns its number, and whether it is new.
    pub(super) fn insert(&mut self, state: AbstractPosition) -> (u32, bool) {
        let mask = self.slots.len() - 1;
        let mut at = state.hash() & mask;
        loop {
            match self.slots[at] {
                0 => break,
                index if self.entries[index as usize - 1].state == state => return (index - 1, false),
                _ => at = (at + 1) & mask,
            }
        }
        let index = self.entries.len() as u32;
        self.slots[at] = index + 1;
        self.entries.push(StateEntry { state, before: NONE, how: 0, waits: false });
        if self.entries.len() * 2 > self.slots.len() {
            self.grow();
        }
        (index, true)
    }

    /// Doubles the hash table.
    #[cold]
    fn grow(&mut self) {
        let mut slots = vec![0; self.slots.len() * 2];
        let mask = slots.len() - 1;
        for (index, entry) in self.entries.iter().enumerate() {
            let mut at = entry.state.hash() & mask;
            while slots[at] != 0 {
                at = (at + 1) & mask;
            }
            slots[at] = index as u32 + 1;
        }
        self.slots = slots;
    }
}

/// Queue of the numbers of abstract positions that wait to be expanded.
pub(super) struct StateQueue {
    by_age: Vec<Vec<u32>>,
    in_order: bool,
    /// Lower bound of the ages that wait.
    youngest: usize,
}

impl StateQueue {
    /// Returns an empty queue; `in_order` says whether the age of structures counts.
    pub(super) fn new(in_order: bool) -> StateQueue {
        StateQueue { by_age: Vec::new(), in_order, youngest: 0 }
    }

    /// Adds the number of an abstract position; `age` is the age of its structure.
    pub(super) fn push(&mut self, index: u32, age: usize) {
        let age = if self.in_order { age } else { 0 };
        if self.by_age.len() <= age {
            self.by_age.resize_with(age + 1, Vec::new);
        }
        self.by_age[age].push(index);
        self.youngest = self.youngest.min(age);
    }

    /// Removes and returns the number added last among those of the lowest age.
    pub(super) fn pop(&mut self) -> Option<u32> {
        while let Some(waiting) = self.by_age.get_mut(self.youngest) {
            if let Some(index) = waiting.pop() {
                return Some(index);
            }
            self.youngest += 1;
        }
        None
    }

    /// Whether no abstract position waits.
    pub(super) fn is_empty(&mut self) -> bool {
        while self.by_age.get(self.youngest).is_some_and(Vec::is_empty) {
            self.youngest += 1;
        }
        self.youngest >= self.by_age.len()
    }

    /// Returns the memory held in bytes.
    pub(super) fn bytes(&self) -> usize {
        self.by_age.iter().map(Vec::capacity).sum::<usize>() * size_of::<u32>() * 3 / 2
    }
}
