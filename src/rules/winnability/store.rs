//! Every position met, once, in full.

use super::packed::Packed;
use super::queue::Queue;

/// No position.
pub(super) const NONE: u32 = u32::MAX;

/// Entries are taken from the allocator by so many, so that growing never copies them.
const CHUNK: usize = 512;
const FIRST_SLOTS: usize = 1024;
/// The part of a slot that is taken from the hash; the rest is an index plus one.
const TAG: u64 = 0xffff_ffff_0000_0000;

/// A position that has been met.
pub(super) struct Entry {
    pub(super) key: Packed,
    /// The position it was reached from.
    pub(super) parent: u32,
}

/// A set of positions with a fixed limit of memory.
pub(super) struct Store {
    chunks: Vec<Vec<Entry>>,
    /// A bit for each entry: nothing more is to be done about it.
    done: Vec<u64>,
    len: u32,
    /// An open table, at most half full. The tag saves most looks at entries; equality is always of keys.
    slots: Vec<u64>,
    limit: u32,
}

/// Where a position is to be looked for, and what was seen there first.
#[derive(Clone, Copy, Default)]
pub(super) struct Place {
    hash: u64,
    slot: u64,
}

/// What became of a position handed to the store.
pub(super) enum Met {
    /// It was there.
    Before,
    /// It has this number now.
    New(u32),
    /// There is no room for it.
    Full,
}

impl Store {
    pub(super) fn new(bytes: usize) -> Store {
        // While the table doubles, the old half stands beside the new: up to 4 + 2 slots for each entry.
        // It waits in the queues, too.
        let each = size_of::<Entry>() + 6 * size_of::<u64>() + Queue::BYTES_EACH + 1;
        let limit = (bytes.saturating_sub(Queue::BYTES) / each).clamp(CHUNK, 1 << 30) as u32;
        Store { chunks: Vec::new(), done: Vec::new(), len: 0, slots: vec![0; FIRST_SLOTS], limit }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.chunks.clear();
        self.done.clear();
        self.slots.fill(0);
        self.len = 0;
    }

    pub(super) fn len(&self) -> u32 {
        self.len
    }

    pub(super) fn get(&self, index: u32) -> &Entry {
        &self.chunks[index as usize / CHUNK][index as usize % CHUNK]
    }

    /// Whether nothing more is to be done about an entry.
    pub(super) fn is_done(&self, index: u32) -> bool {
        self.done[index as usize / 64] >> (index % 64) & 1 != 0
    }

    pub(super) fn set_done(&mut self, index: u32) {
        self.done[index as usize / 64] |= 1 << (index % 64);
    }

    /// Where to look for a position.
    #[inline(always)]
    pub(super) fn place(&self, key: &Packed) -> Place {
        let hash = key.hash();
        Place { hash, slot: self.slots[hash as usize & (self.slots.len() - 1)] }
    }

    /// Something of the entry that is probably meant: to look at it early brings it near.
    #[inline(always)]
    pub(super) fn guess(&self, place: Place) -> bool {
        place.slot != 0
            && (place.slot ^ place.hash) & TAG == 0
            && self.get(place.slot as u32 - 1).parent == NONE
    }

    pub(super) fn meet(&mut self, key: Packed, parent: u32) -> Met {
        self.meet_at(self.place(&key), key, parent)
    }

    /// The same, if it is known already where to look.
    #[inline]
    pub(super) fn meet_at(&mut self, Place { hash, .. }: Place, key: Packed, parent: u32) -> Met {
        let mask = self.slots.len() - 1;
        let mut at = hash as usize & mask;
        loop {
            let slot = self.slots[at];
            if slot == 0 {
                break;
            }
            if (slot ^ hash) & TAG == 0 && self.get(slot as u32 - 1).key == key {
                return Met::Before;
            }
            at = (at + 1) & mask;
        }
        if self.len >= self.limit {
            return Met::Full;
        }
        let index = self.len;
        self.slots[at] = hash & TAG | u64::from(index + 1);
        self.len += 1;
        if index.is_multiple_of(64) {
            self.done.push(0);
        }
        if (index as usize).is_multiple_of(CHUNK) {
            self.chunks.push(Vec::with_capacity(CHUNK));
        }
        if let Some(chunk) = self.chunks.last_mut() {
            chunk.push(Entry { key, parent });
        }
        if self.len as usize * 2 > self.slots.len() {
            self.grow();
        }
        Met::New(index)
    }

    #[cold]
    fn grow(&mut self) {
        let mut slots = vec![0; self.slots.len() * 2];
        let mask = slots.len() - 1;
        for index in 0..self.len {
            let hash = self.get(index).key.hash();
            let mut at = hash as usize & mask;
            while slots[at] != 0 {
                at = (at + 1) & mask;
            }
            slots[at] = hash & TAG | u64::from(index + 1);
        }
        self.slots = slots;
    }
}
