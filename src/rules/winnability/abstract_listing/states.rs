//! An abstract position as a value, and the set of those found.

use super::super::super::Color;

/// The most tracked pieces.
pub(super) const MAX_TRACKED: usize = 12;
/// The square of a piece that is gone.
pub(super) const CAPTURED: u64 = 64;

/// An abstract position: structure, side to move, and the squares of kings and tracked pieces.
///
/// Packed, so that it takes sixteen bytes without alignment.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(Rust, packed(8))]
pub(super) struct AbstractPosition(u128);

impl AbstractPosition {
    pub(super) fn new(config: u16, turn: Color, kings: [u64; 2]) -> AbstractPosition {
        let at = |king: u64| u128::from(king.trailing_zeros());
        AbstractPosition(u128::from(config) | (turn as u128) << 28 | at(kings[0]) << 22 | at(kings[1]) << 16)
    }

    pub(super) fn config(self) -> u16 {
        self.0 as u16
    }

    pub(super) fn turn(self) -> Color {
        if self.0 >> 28 & 1 == 0 { Color::White } else { Color::Black }
    }

    pub(super) fn kings(self) -> [u64; 2] {
        [1 << (self.0 >> 22 & 63), 1 << (self.0 >> 16 & 63)]
    }

    /// Returns the square of a tracked piece, or [`CAPTURED`].
    pub(super) fn slot(self, slot: usize) -> u64 {
        (self.0 >> (32 + 8 * slot) & 0xff) as u64
    }

    pub(super) fn with_slot(self, slot: usize, square: u64) -> AbstractPosition {
        let shift = 32 + 8 * slot;
        AbstractPosition(self.0 & !(0xff << shift) | u128::from(square) << shift)
    }

    pub(super) fn with_config(self, config: u16) -> AbstractPosition {
        AbstractPosition(self.0 & !0xffff | u128::from(config))
    }

    pub(super) fn with_king(self, color: Color, king: u64) -> AbstractPosition {
        let shift = color.by_color(22, 16);
        AbstractPosition(self.0 & !(0x3f << shift) | u128::from(king.trailing_zeros()) << shift)
    }

    pub(super) fn passed(self) -> AbstractPosition {
        AbstractPosition(self.0 ^ 1 << 28)
    }

    fn hash(self) -> usize {
        let (a, b) = (self.0 as u64, (self.0 >> 64) as u64);
        let product = u128::from(a ^ 0x9e37_79b9_7f4a_7c15) * u128::from(b ^ 0xbf58_476d_1ce4_e5b9);
        let mixed =
            (product as u64 ^ (product >> 64) as u64).wrapping_add(a.wrapping_mul(0xd6e8_feb8_6659_fd93));
        (mixed ^ mixed >> 32) as usize
    }
}

/// The null state number.
pub(super) const NONE: u32 = u32::MAX;

/// A state in the set.
#[derive(Clone, Copy)]
pub(super) struct StateEntry {
    pub(super) state: AbstractPosition,
    /// The previous state with the same structure.
    pub(super) before: u32,
    /// The kinds of moves with which the state was entered.
    pub(super) how: u8,
    pub(super) waits: bool,
}

/// The set of states.
pub(super) struct StateSet {
    entries: Vec<StateEntry>,
    /// Open-addressing hash table, at most half full: an index plus one, or 0.
    slots: Vec<u32>,
}

impl StateSet {
    pub(super) fn new() -> StateSet {
        StateSet { entries: Vec::new(), slots: vec![0; 256] }
    }

    pub(super) fn len(&self) -> usize {
        self.entries.len()
    }

    /// Returns the memory held, including that of a growing table.
    pub(super) fn bytes(&self) -> usize {
        (self.entries.capacity() * size_of::<StateEntry>() + self.slots.len() * size_of::<u32>()) * 3 / 2
    }

    pub(super) fn get(&self, index: u32) -> StateEntry {
        self.entries[index as usize]
    }

    pub(super) fn get_mut(&mut self, index: u32) -> &mut StateEntry {
        &mut self.entries[index as usize]
    }

    /// Reads a part of the entry that probably matches, to load it into the cache.
    pub(super) fn prefetch(&self, state: AbstractPosition) -> u32 {
        match self.slots[state.hash() & (self.slots.len() - 1)] {
            0 => 0,
            index => self.entries[index as usize - 1].before,
        }
    }

    /// Returns the number of a state, and whether it is new.
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

/// The states to be expanded.
pub(super) struct StateQueue {
    by_age: Vec<Vec<u32>>,
    in_order: bool,
    /// Lower bound of the ages that wait.
    youngest: usize,
}

impl StateQueue {
    pub(super) fn new(in_order: bool) -> StateQueue {
        StateQueue { by_age: Vec::new(), in_order, youngest: 0 }
    }

    pub(super) fn push(&mut self, index: u32, age: usize) {
        let age = if self.in_order { age } else { 0 };
        if self.by_age.len() <= age {
            self.by_age.resize_with(age + 1, Vec::new);
        }
        self.by_age[age].push(index);
        self.youngest = self.youngest.min(age);
    }

    /// Removes the newest state of the lowest age.
    pub(super) fn pop(&mut self) -> Option<u32> {
        while let Some(waiting) = self.by_age.get_mut(self.youngest) {
            if let Some(index) = waiting.pop() {
                return Some(index);
            }
            self.youngest += 1;
        }
        None
    }

    /// Whether no state waits.
    pub(super) fn is_empty(&mut self) -> bool {
        while self.by_age.get(self.youngest).is_some_and(Vec::is_empty) {
            self.youngest += 1;
        }
        self.youngest >= self.by_age.len()
    }

    pub(super) fn bytes(&self) -> usize {
        self.by_age.iter().map(Vec::capacity).sum::<usize>() * size_of::<u32>() * 3 / 2
    }
}
