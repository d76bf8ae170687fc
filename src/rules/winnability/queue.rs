//! Priority queue of positions that wait to be expanded in the search for a mate.
//!
//! The queue has a bucket for each cost (estimated distance from a mate). Each position has a
//! number. A bucket is a stack of such numbers, kept in small blocks. So reading a bucket touches
//! few cache lines, and each number takes only a few bytes.

/// Special block number that means no block.
const NONE: u32 = u32::MAX;

/// Number of queues of a search for a mate.
pub(super) const QUEUES: usize = 3;

/// Number of buckets of a queue, one for each cost; higher costs share the last bucket.
pub(super) const BUCKETS: usize = 512;

/// Number of position numbers in a block of the queue; two further words complete a cache line.
const BLOCK_LENGTH: usize = 14;
/// Number of blocks in a chunk. A new chunk is allocated without copying the other chunks.
const CHUNK: usize = 16;

/// Block of up to fourteen position numbers in the queue of the search for a mate. A block fills a
/// cache line.
///
/// A chain of blocks holds all queued positions of the same cost.
#[derive(Clone, Copy)]
#[repr(align(64))]
struct Block {
    /// The numbers of positions to be expanded. Only the first `len` are valid.
    waiting: [u32; BLOCK_LENGTH],
    /// The number of valid entries of `waiting`.
    len: u32,
    /// The number of the next lower block in the same bucket or, if this block is free, of the next
    /// free block; [`NONE`] at the end.
    below: u32,
}

/// Priority queue of the positions that a search for a mate has still to expand, stored as numbers.
///
/// Positions of lowest cost (estimated distance from a mate) come first; among equal costs, the
/// position added last.
pub(super) struct BucketQueue {
    /// The number of the top block of each bucket, or [`NONE`].
    heads: [u32; BUCKETS],
    /// The lowest cost whose bucket may hold a position.
    lowest: usize,
    /// All blocks, in the order of their numbers.
    chunks: Vec<Vec<Block>>,
    /// The number of blocks allocated.
    blocks: u32,
    /// The number of the first free block, or [`NONE`].
    free: u32,
}

impl BucketQueue {
    /// The bytes that one waiting position takes in all queues together, rounded up.
    pub(super) const BYTES_EACH: usize = QUEUES * size_of::<Block>().div_ceil(BLOCK_LENGTH);
    /// The bytes that all queues take in addition to [`BYTES_EACH`](Self::BYTES_EACH) for each
    /// position: each bucket may have a block that is almost empty, and each queue a chunk of
    /// blocks that is almost empty.
    pub(super) const BYTES: usize = QUEUES * (BUCKETS + CHUNK) * size_of::<Block>();

    /// Returns an empty priority queue of positions to be expanded.
    pub(super) const fn new() -> BucketQueue {
        BucketQueue { heads: [NONE; BUCKETS], lowest: BUCKETS, chunks: Vec::new(), blocks: 0, free: NONE }
    }

    /// Adds a position to the queue; `index` is its number, `cost` its estimated distance from a
    /// mate.
    pub(super) fn push(&mut self, index: u32, cost: usize) {
        let cost = cost.min(BUCKETS - 1);
        self.lowest = self.lowest.min(cost);
        let head = self.heads[cost];
        if head != NONE {
            let block = self.block(head);
            let len = block.len as usize;
            if len < BLOCK_LENGTH {
                block.waiting[len] = index;
                block.len += 1;
                return;
            }
        }
        let new = self.allocate_block();
        let block = self.block(new);
        block.waiting[0] = index;
        (block.len, block.below) = (1, head);
        self.heads[cost] = new;
    }

    /// Empties the queue; returns its best positions, at most `most`, as pairs of number and cost.
    ///
    /// The lowest cost is best and comes first. Positions for which `counts` returns `false` are
    /// left out.
    pub(super) fn drain_best(&mut self, most: usize, counts: impl Fn(u32) -> bool) -> Vec<(u32, u32)> {
        let mut best = Vec::with_capacity(most);
        while best.len() < most
            && let Some(index) = self.pop()
        {
            if counts(index) {
                best.push((index, self.lowest as u32));
            }
        }
        *self = BucketQueue::new();
        best
    }

    /// Removes and returns the number of the queued position with the lowest cost.
    ///
    /// Among equal costs, this is the position added last. `None` if the queue is empty.
    pub(super) fn pop(&mut self) -> Option<u32> {
        while self.lowest < BUCKETS {
            let head = self.heads[self.lowest];
            if head == NONE {
                self.lowest += 1;
                continue;
            }
            let free = self.free;
            let block = self.block(head);
            // No bucket holds an empty block.
            block.len -= 1;
            let index = block.waiting[block.len as usize];
            if block.len == 0 {
                let below = std::mem::replace(&mut block.below, free);
                self.free = head;
                self.heads[self.lowest] = below;
            }
            return Some(index);
        }
        None
    }

    /// Returns the block with this number.
    fn block(&mut self, number: u32) -> &mut Block {
        &mut self.chunks[number as usize / CHUNK][number as usize % CHUNK]
    }

    /// Returns the number of a free block; allocates a block if none is free.
    fn allocate_block(&mut self) -> u32 {
        if self.free != NONE {
            let number = self.free;
            self.free = self.block(number).below;
            return number;
        }
        let number = self.blocks;
        self.blocks += 1;
        if (number as usize).is_multiple_of(CHUNK) {
            self.chunks.push(Vec::with_capacity(CHUNK));
        }
        if let Some(chunk) = self.chunks.last_mut() {
            chunk.push(Block { waiting: [0; BLOCK_LENGTH], len: 0, below: NONE });
        }
        number
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cheapest_come_first_and_the_newest_of_equals() {
        let mut queue = BucketQueue::new();
        for index in 0..100 {
            queue.push(index, 7);
        }
        queue.push(100, 3);
        queue.push(101, 9_999);
        assert_eq!(queue.pop(), Some(100));
        for index in (50..100).rev() {
            assert_eq!(queue.pop(), Some(index));
        }
        queue.push(102, 7);
        queue.push(103, 0);
        assert_eq!(queue.pop(), Some(103));
        assert_eq!(queue.pop(), Some(102));
        for index in (0..50).rev() {
            assert_eq!(queue.pop(), Some(index));
        }
        assert_eq!(queue.pop(), Some(101));
        assert_eq!(queue.pop(), None);
        // Emptied blocks are reused.
        for round in 0..50 {
            for index in 0..40 {
                queue.push(index, round);
            }
            for index in (0..40).rev() {
                assert_eq!(queue.pop(), Some(index));
            }
        }
        assert!(queue.blocks <= 16, "{}", queue.blocks);
    }
}
