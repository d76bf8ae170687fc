//! A position class packed into sixteen bytes, the set of the classes found, and the queue of the
//! classes still to be expanded (their moves are still to be tried).

use super::super::super::Color;

/// The most pieces, apart from kings and pawns, whose squares a position class stores.
pub(super) const MAX_TRACKED: usize = 12;
/// Special square index that means that the piece is captured.
pub(super) const CAPTURED: u64 = 64;

/// Position class: all positions with the same side to move, and with pawns, kings and the tracked
/// pieces on the same squares. Packed into sixteen bytes.
///
/// Each other piece may be on any square of its own set.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(Rust, packed(8))]
pub(super) struct PositionClass(u128);

impl PositionClass {
    /// Returns a position class with its kings, but without its tracked pieces (those whose squares
    /// it stores).
    ///
    /// `structure_index` is the index of the structure: the common data of all classes with the
    /// same pawns and living pieces. `kings` has one bit for the square of White's king and one for
    /// Black's. The caller adds the tracked pieces by
    /// [`with_tracked_square`](PositionClass::with_tracked_square).
    pub(super) fn new(structure_index: u16, turn: Color, kings: [u64; 2]) -> PositionClass {
        let at = |king: u64| u128::from(king.trailing_zeros());
        PositionClass(
            u128::from(structure_index) | (turn as u128) << 28 | at(kings[0]) << 22 | at(kings[1]) << 16,
        )
    }

    /// Returns the index of the position class's structure: the common data of all classes with the
    /// same pawns and living pieces.
    pub(super) fn structure_index(self) -> u16 {
        self.0 as u16
    }

    /// Returns the side to move, which is the same in all positions of the class.
    pub(super) fn turn(self) -> Color {
        if self.0 >> 28 & 1 == 0 { Color::White } else { Color::Black }
    }

    /// Returns the squares of White's and Black's king in all positions of the class, each as one
    /// bit.
    pub(super) fn kings(self) -> [u64; 2] {
        [1 << (self.0 >> 22 & 63), 1 << (self.0 >> 16 & 63)]
    }

    /// Returns the index of the square of the tracked piece with the number `slot`, or
    /// [`CAPTURED`].
    ///
    /// Tracked pieces are those whose squares the position class stores.
    pub(super) fn tracked_square(self, slot: usize) -> u64 {
        (self.0 >> (32 + 8 * slot) & 0xff) as u64
    }

    /// Returns the position class with the tracked piece number `slot` on the square with the index
    /// `square`, which is [`CAPTURED`] for a captured piece.
    ///
    /// Tracked pieces are those whose squares the position class stores.
    pub(super) fn with_tracked_square(self, slot: usize, square: u64) -> PositionClass {
        let shift = 32 + 8 * slot;
        PositionClass(self.0 & !(0xff << shift) | u128::from(square) << shift)
    }

    /// Returns the position class with the structure of the index `structure_index`.
    pub(super) fn with_structure(self, structure_index: u16) -> PositionClass {
        PositionClass(self.0 & !0xffff | u128::from(structure_index))
    }

    /// Returns the position class with the king of `color` on another square, given as the bit
    /// `king`.
    pub(super) fn with_king(self, color: Color, king: u64) -> PositionClass {
        let shift = color.by_color(22, 16);
        PositionClass(self.0 & !(0x3f << shift) | u128::from(king.trailing_zeros()) << shift)
    }

    /// Returns the position class with the other side to move, and all else unchanged.
    pub(super) fn with_other_turn(self) -> PositionClass {
        PositionClass(self.0 ^ 1 << 28)
    }

    /// Returns the hash by which the position class is found in the set of classes.
    fn hash(self) -> usize {
        let (a, b) = (self.0 as u64, (self.0 >> 64) as u64);
        let product = u128::from(a ^ 0x9e37_79b9_7f4a_7c15) * u128::from(b ^ 0xbf58_476d_1ce4_e5b9);
        let mixed =
            (product as u64 ^ (product >> 64) as u64).wrapping_add(a.wrapping_mul(0xd6e8_feb8_6659_fd93));
        (mixed ^ mixed >> 32) as usize
    }
}

/// Special number of a position class that means no class.
pub(super) const NONE: u32 = u32::MAX;

/// Position class found so far, with what the listing records about it.
#[derive(Clone, Copy)]
pub(super) struct PositionClassEntry {
    /// The position class.
    pub(super) class: PositionClass,
    /// The number of the previous position class with the same structure (pawns and living pieces);
    /// [`NONE`] for the first.
    pub(super) previous_of_structure: u32,
    /// The possible kinds of the last move that led to the class: the bits of a [`LastMoveKinds`].
    ///
    /// [`LastMoveKinds`]: super::last_move::LastMoveKinds
    pub(super) last_move_kinds: u8,
    /// Whether the moves of the position class are still to be tried.
    pub(super) is_unexpanded: bool,
}

/// Set of the position classes found so far, each with a number.
pub(super) struct PositionClassSet {
    /// The classes, in the order of their numbers.
    entries: Vec<PositionClassEntry>,
    /// Open-addressing hash table, at most half full. A slot holds the number of a class plus one,
    /// or 0.
    slots: Vec<u32>,
}

impl PositionClassSet {
    /// Returns an empty set of position classes.
    pub(super) fn new() -> PositionClassSet {
        PositionClassSet { entries: Vec::new(), slots: vec![0; 256] }
    }

    /// Returns the number of position classes found so far.
    pub(super) fn len(&self) -> usize {
        self.entries.len()
    }

    /// Returns the memory that the set of position classes takes, in bytes.
    ///
    /// This includes a reserve of one half, for the moments in which the set grows.
    pub(super) fn bytes(&self) -> usize {
        (self.entries.capacity() * size_of::<PositionClassEntry>() + self.slots.len() * size_of::<u32>()) * 3
            / 2
    }

    /// Returns the entry of the position class with the number `index`.
    pub(super) fn get(&self, index: u32) -> PositionClassEntry {
        self.entries[index as usize]
    }

    /// Returns the entry of the position class with the number `index`, for changes.
    pub(super) fn get_mut(&mut self, index: u32) -> &mut PositionClassEntry {
        &mut self.entries[index as usize]
    }

    /// Loads the entry of a position class into the processor's cache, so that a later
    /// [`insert`](Self::insert) is faster.
    ///
    /// The returned number is meaningless; using it keeps the compiler from removing the read.
    pub(super) fn prefetch(&self, class: PositionClass) -> u32 {
        match self.slots[class.hash() & (self.slots.len() - 1)] {
            0 => 0,
            index => self.entries[index as usize - 1].previous_of_structure,
        }
    }

    /// Adds a position class to the set if it is new; returns its number, and whether it is new.
    pub(super) fn insert(&mut self, class: PositionClass) -> (u32, bool) {
        let mask = self.slots.len() - 1;
        let mut at = class.hash() & mask;
        loop {
            match self.slots[at] {
                0 => break,
                index if self.entries[index as usize - 1].class == class => return (index - 1, false),
                _ => at = (at + 1) & mask,
            }
        }
        let index = self.entries.len() as u32;
        self.slots[at] = index + 1;
        self.entries.push(PositionClassEntry {
            class,
            previous_of_structure: NONE,
            last_move_kinds: 0,
            is_unexpanded: false,
        });
        if self.entries.len() * 2 > self.slots.len() {
            self.grow();
        }
        (index, true)
    }

    /// Doubles the hash table by which the position classes of the set are found.
    #[cold]
    fn grow(&mut self) {
        let mut slots = vec![0; self.slots.len() * 2];
        let mask = slots.len() - 1;
        for (index, entry) in self.entries.iter().enumerate() {
            let mut at = entry.class.hash() & mask;
            while slots[at] != 0 {
                at = (at + 1) & mask;
            }
            slots[at] = index as u32 + 1;
        }
        self.slots = slots;
    }
}

/// Queue of the numbers of the position classes whose moves are still to be tried.
pub(super) struct PositionClassQueue {
    /// The numbers of the waiting classes, by age. The age grows with each change of pawns and
    /// living pieces. If the queue is not ordered, all classes have age 0.
    by_age: Vec<Vec<u32>>,
    /// Whether classes of lower age come first.
    in_order: bool,
    /// The lowest age at which position classes may wait.
    lowest_age: usize,
}

impl PositionClassQueue {
    /// Returns an empty queue for position classes whose moves are to be tried.
    ///
    /// With `in_order`, classes of lower age (with fewer changes of pawns and living pieces) come
    /// first; otherwise the class added last comes first.
    pub(super) fn new(in_order: bool) -> PositionClassQueue {
        PositionClassQueue { by_age: Vec::new(), in_order, lowest_age: 0 }
    }

    /// Adds a position class to the queue of classes to be expanded; `index` is its number.
    ///
    /// `age` is the age of the class's structure; it grows with each change of pawns and living
    /// pieces. In an ordered queue, classes of lower age come first.
    pub(super) fn push(&mut self, index: u32, age: usize) {
        let age = if self.in_order { age } else { 0 };
        if self.by_age.len() <= age {
            self.by_age.resize_with(age + 1, Vec::new);
        }
        self.by_age[age].push(index);
        self.lowest_age = self.lowest_age.min(age);
    }

    /// Removes and returns the number of the position class to expand next; `None` if none waits.
    ///
    /// In an ordered queue, that is a class of the lowest age (with the fewest changes of pawns and
    /// living pieces). Of several classes, the class added last comes first.
    pub(super) fn pop(&mut self) -> Option<u32> {
        while let Some(waiting) = self.by_age.get_mut(self.lowest_age) {
            if let Some(index) = waiting.pop() {
                return Some(index);
            }
            self.lowest_age += 1;
        }
        None
    }

    /// Whether the queue is empty: no position class waits for its moves to be tried.
    pub(super) fn is_empty(&mut self) -> bool {
        while self.by_age.get(self.lowest_age).is_some_and(Vec::is_empty) {
            self.lowest_age += 1;
        }
        self.lowest_age >= self.by_age.len()
    }

    /// Returns the memory that the queue of position classes takes, in bytes, rounded up.
    pub(super) fn bytes(&self) -> usize {
        self.by_age.iter().map(Vec::capacity).sum::<usize>() * size_of::<u32>() * 3 / 2
    }
}
