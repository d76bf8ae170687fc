//! Set of the positions visited in a search for a mate; positions are compared in full, not by
//! hash.

use super::packed::PackedBoard;
use super::queue::BucketQueue;

/// Special number of a visited position that means no position.
pub(super) const NONE: u32 = u32::MAX;

/// Number of positions in a chunk. A new chunk is allocated without copying the other chunks.
const CHUNK: usize = 512;
/// Initial number of slots of the hash table of visited positions.
const FIRST_SLOTS: usize = 1024;
/// The bits of a hash-table slot that hold bits of the hash. The other bits hold the number of a
/// position plus one.
const HASH_TAG: u64 = 0xffff_ffff_0000_0000;

/// Position visited in a search for a mate, with the number of the position one move earlier.
#[derive(Clone, Copy)]
pub(super) struct VisitEntry {
    /// The packed board of the position.
    pub(super) key: PackedBoard,
    /// The number of the position one move earlier; [`NONE`] for the first position.
    pub(super) parent: u32,
}

/// Set of the positions visited in a search for a mate, within a fixed limit of memory.
///
/// Each position has a number, in the order of the visits.
pub(super) struct VisitedPositions {
    /// All entries, in the order of their numbers.
    chunks: Vec<Vec<VisitEntry>>,
    /// One bit for each entry: set if the position is done, that is, its moves have been visited or
    /// it is proved that no mate can follow it.
    done: Vec<u64>,
    /// The number of positions in the set.
    len: u32,
    /// Open-addressing hash table, at most half full; an empty slot is 0. A slot holds the tag of a
    /// position (the upper 32 bits of its hash) and its number plus one. Only positions with equal
    /// tags are compared in full.
    slots: Vec<u64>,
    /// The greatest number of positions in the set.
    limit: u32,
}

/// Prepared look-up of a position in the hash table of visited positions.
#[derive(Clone, Copy, Default)]
pub(super) struct Lookup {
    /// The hash of the position.
    hash: u64,
    /// The content of the slot where probing starts; 0 if the slot is empty.
    slot: u64,
}

/// Outcome of adding a position to those that a search for a mate has visited.
pub(super) enum InsertOutcome {
    /// The position was visited before.
    Before,
    /// The position is new and has this number.
    New(u32),
    /// There is no room for the position.
    Full,
}

impl VisitedPositions {
    /// Returns an empty set for the positions visited in a search for a mate.
    ///
    /// The set and the queues of the search together take at most about `bytes` bytes.
    pub(super) fn new(bytes: usize) -> VisitedPositions {
        // Bytes for each entry. The hash table has up to 2 slots for each entry; while it doubles,
        // the new table has up to 4 more. Each entry may also wait in all queues. The last 4 bytes
        // are for the list of waiting entries, which is needed to drop entries.
        let each = size_of::<VisitEntry>() + 6 * size_of::<u64>() + BucketQueue::BYTES_EACH + 4;
        let limit = (bytes.saturating_sub(BucketQueue::BYTES) / each).clamp(CHUNK, 1 << 30) as u32;
        VisitedPositions { chunks: Vec::new(), done: Vec::new(), len: 0, slots: vec![0; FIRST_SLOTS], limit }
    }

    /// Removes all positions from the set of visited positions.
    pub(super) fn clear(&mut self) {
        self.chunks.clear();
        self.done.clear();
        self.slots.fill(0);
        self.len = 0;
    }

    /// Returns the number of visited positions in the set, without those that were dropped.
    pub(super) fn len(&self) -> u32 {
        self.len
    }

    /// Returns the greatest number of visited positions that the set can hold within its memory.
    pub(super) fn limit(&self) -> u32 {
        self.limit
    }

    /// Returns one bit for each visited position, by number: set if it is done.
    ///
    /// A position is done if its moves have been visited, or it is proved that no mate can follow
    /// it.
    pub(super) fn done_bits(&self) -> &[u64] {
        &self.done
    }

    /// Returns the number of visited positions that are done.
    ///
    /// A position is done if its moves have been visited, or it is proved that no mate can follow
    /// it.
    pub(super) fn count_done(&self) -> u32 {
        self.done.iter().map(|word| word.count_ones()).sum()
    }

    /// Keeps only the visited positions whose bit is set in `kept`, to save memory; returns their
    /// new numbers.
    ///
    /// The caller must also keep the position one move before each kept position.
    pub(super) fn retain(&mut self, kept: Vec<u64>) -> NewNumbers {
        let numbers = NewNumbers::new(kept);
        let mut done = vec![0; self.done.len()];
        let mut len = 0;
        for old in (0..self.len).filter(|&old| numbers.has(old)) {
            let VisitEntry { key, parent } = *self.get(old);
            let parent = if parent == NONE { NONE } else { numbers.new_number(parent) };
            self.chunks[len / CHUNK][len % CHUNK] = VisitEntry { key, parent };
            done[len / 64] |= u64::from(self.is_done(old)) << (len % 64);
            len += 1;
        }
        self.len = len as u32;
        done.truncate(len.div_ceil(64));
        self.done = done;
        self.chunks.truncate(len.div_ceil(CHUNK));
        if let Some(last) = self.chunks.last_mut() {
            last.truncate((len - 1) % CHUNK + 1);
        }
        self.slots.fill(0);
        self.fill_slots();
        numbers
    }

    /// Returns the visited position with the number `index`.
    pub(super) fn get(&self, index: u32) -> &VisitEntry {
        &self.chunks[index as usize / CHUNK][index as usize % CHUNK]
    }

    /// Whether the visited position with the number `index` is done and need not be expanded.
    ///
    /// A position is done if its moves have been visited, or it is proved that no mate can follow
    /// it.
    pub(super) fn is_done(&self, index: u32) -> bool {
        self.done[index as usize / 64] >> (index % 64) & 1 != 0
    }

    /// Marks the visited position with the number `index` as done, so that it is not expanded.
    ///
    /// A position is done if its moves are being visited, or it is proved that no mate can follow
    /// it.
    pub(super) fn set_done(&mut self, index: u32) {
        self.done[index as usize / 64] |= 1 << (index % 64);
    }

    /// Prepares the look-up of a position in the hash table of visited positions.
    ///
    /// The search prepares many look-ups before it inserts the positions, so that memory latencies
    /// overlap.
    #[inline(always)]
    pub(super) fn look_up_slot(&self, key: &PackedBoard) -> Lookup {
        let hash = key.hash();
        Lookup { hash, slot: self.slots[hash as usize & (self.slots.len() - 1)] }
    }

    /// Loads into the processor's cache the visited position that the look-up `place` probably
    /// finds.
    ///
    /// The returned value is meaningless; using it keeps the compiler from removing the read.
    #[inline(always)]
    pub(super) fn prefetch(&self, place: Lookup) -> bool {
        place.slot != 0
            && (place.slot ^ place.hash) & HASH_TAG == 0
            && self.get(place.slot as u32 - 1).parent == NONE
    }

    /// Adds a position to those that the search for a mate has visited, if it is new.
    ///
    /// `key` is the packed position, `parent` the number of the position one move earlier.
    pub(super) fn insert(&mut self, key: PackedBoard, parent: u32) -> InsertOutcome {
        self.insert_at(self.look_up_slot(&key), key, parent)
    }

    /// Adds a position to those that the search has visited, if it is new, with a prepared look-up.
    ///
    /// `key` is the packed position, `parent` the number of the position one move earlier.
    #[inline]
    pub(super) fn insert_at(
        &mut self,
        Lookup { hash, .. }: Lookup,
        key: PackedBoard,
        parent: u32,
    ) -> InsertOutcome {
        let mask = self.slots.len() - 1;
        let mut at = hash as usize & mask;
        loop {
            let slot = self.slots[at];
            if slot == 0 {
                break;
            }
            if (slot ^ hash) & HASH_TAG == 0 && self.get(slot as u32 - 1).key == key {
                return InsertOutcome::Before;
            }
            at = (at + 1) & mask;
        }
        if self.len >= self.limit {
            return InsertOutcome::Full;
        }
        let index = self.len;
        self.slots[at] = hash & HASH_TAG | u64::from(index + 1);
        self.len += 1;
        if index.is_multiple_of(64) {
            self.done.push(0);
        }
        if (index as usize).is_multiple_of(CHUNK) {
            self.chunks.push(Vec::with_capacity(CHUNK));
        }
        if let Some(chunk) = self.chunks.last_mut() {
            chunk.push(VisitEntry { key, parent });
        }
        if self.len as usize * 2 > self.slots.len() {
            self.grow();
        }
        InsertOutcome::New(index)
    }

    /// Doubles the hash table in which visited positions are found.
    #[cold]
    fn grow(&mut self) {
        self.slots = vec![0; self.slots.len() * 2];
        self.fill_slots();
    }

    /// Enters all visited positions into their hash table, which must be empty.
    fn fill_slots(&mut self) {
        let mask = self.slots.len() - 1;
        for index in 0..self.len {
            let hash = self.get(index).key.hash();
            let mut at = hash as usize & mask;
            while self.slots[at] != 0 {
                at = (at + 1) & mask;
            }
            self.slots[at] = hash & HASH_TAG | u64::from(index + 1);
        }
    }
}

/// Map from old to new numbers of the visited positions that are kept when memory is full.
///
/// The other positions are dropped, and the kept ones are renumbered without gaps.
pub(super) struct NewNumbers {
    /// One bit for each old number: set if the position is kept.
    kept: Vec<u64>,
    /// For each word of `kept`, the number of kept positions before it.
    before: Vec<u32>,
}

impl NewNumbers {
    /// Returns the map from old to new numbers; bit n of `kept` says whether visited position n is
    /// kept.
    fn new(kept: Vec<u64>) -> NewNumbers {
        let sum = |sum: &mut u32, word: &u64| {
            let before = *sum;
            *sum += word.count_ones();
            Some(before)
        };
        let before = kept.iter().scan(0, sum).collect();
        NewNumbers { kept, before }
    }

    /// Whether the visited position with the old number `old` is kept when others are dropped.
    fn has(&self, old: u32) -> bool {
        self.kept[old as usize / 64] >> (old % 64) & 1 != 0
    }

    /// Returns the new number of a kept position whose number was `old` before others were dropped.
    pub(super) fn new_number(&self, old: u32) -> u32 {
        let word = old as usize / 64;
        self.before[word] + (self.kept[word] & ((1 << (old % 64)) - 1)).count_ones()
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::Position;
    use super::super::super::board::Board;
    use super::super::super::visitors;
    use super::*;

    #[test]
    fn what_is_kept_stays_what_it_was() {
        let mut store = VisitedPositions::new(1 << 20);
        let mut boards: Vec<Board> = vec![*Position::initial().board()];
        store.insert(PackedBoard::pack(&boards[0]), NONE);
        // The first 5,000 positions in breadth-first order, or a few more.
        let mut next = 0;
        while boards.len() < 5_000 {
            let from = boards[next];
            for m in visitors::list_moves::<true>(&from) {
                let mut board = from.play(m);
                board.set_en_passant(None);
                if matches!(store.insert(PackedBoard::pack(&board), next as u32), InsertOutcome::New(_)) {
                    boards.push(board);
                }
            }
            store.set_done(next as u32);
            next += 1;
        }
        // Keeps the positions that are done, and of the others those with a number divisible by
        // three.
        let is_kept = |index: usize| index < next || index.is_multiple_of(3);
        let mut kept = store.done_bits().to_vec();
        for index in (0..boards.len()).filter(|&index| is_kept(index)) {
            kept[index / 64] |= 1 << (index % 64);
        }
        let parents: Vec<u32> = (0..store.len()).map(|index| store.get(index).parent).collect();
        let numbers = store.retain(kept);
        let mut count = 0;
        for (index, board) in boards.iter().enumerate().filter(|(index, _)| is_kept(*index)) {
            let number = numbers.new_number(index as u32);
            assert_eq!(number, count);
            count += 1;
            assert_eq!(store.get(number).key.unpack(), *board);
            assert_eq!(store.is_done(number), index < next);
            let parent = store.get(number).parent;
            assert_eq!(parent, if index == 0 { NONE } else { numbers.new_number(parents[index]) });
            assert!(matches!(store.insert(PackedBoard::pack(board), NONE), InsertOutcome::Before));
        }
        assert_eq!(store.len(), count);
        // The set treats a dropped position as new.
        let forgotten = (0..boards.len()).find(|&index| !is_kept(index)).map(|index| boards[index]);
        assert!(forgotten.is_some_and(
            |board| matches!(store.insert(PackedBoard::pack(&board), 0), InsertOutcome::New(n) if n == count)
        ));
    }
}
