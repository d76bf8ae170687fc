//! A range coder (a form of arithmetic coding) for game links: likely values take fewer bits.
//!
//! See section 3 of `docs/algorithms/links.md`.
//!
//! One function serves both directions, so that writing and reading cannot differ: in
//! [`RangeCoder::transcode_index`], an encoder writes the given value and returns it; a decoder
//! ignores the given value and returns the value that it reads.

use super::LinkError;

/// If the range is smaller than this, the coder writes or reads a byte and widens the range. The
/// range is the interval of numbers that stands for the values coded so far.
const NARROW_RANGE: u32 = 1 << 24;

/// Range coder (a form of arithmetic coding), which writes likely values in fewer bits: an encoder
/// or a decoder.
///
/// Both directions have the same interface, so that writing and reading cannot differ. An encoder
/// writes `value` and returns it. A decoder ignores `value` and returns the value that it reads.
pub(super) trait RangeCoder {
    /// Encodes `value`, an index into `weights`, or decodes an index; a greater weight takes fewer
    /// bits.
    ///
    /// An encoder returns `value`. A decoder ignores `value` and returns the index that it reads.
    /// The sum of the weights is at most 2¹⁶; an index of weight 0 never occurs.
    fn transcode_index(&mut self, weights: &[u32], value: usize) -> Result<usize, LinkError>;

    /// Encodes the number `value` below `bound`, or decodes a number; all numbers below `bound`
    /// take equally many bits.
    ///
    /// An encoder returns `value`. A decoder ignores `value` and returns the number that it reads.
    fn transcode_uniform(&mut self, bound: u32, value: u32) -> Result<u32, LinkError>;
}

/// Range encoder (a form of arithmetic coding): writes values as bytes, likely values in fewer
/// bits.
#[derive(Debug)]
pub(super) struct RangeEncoder {
    /// Lower end of the range of numbers that stands for the values written so far.
    low: u64,
    range: u32,
    bytes: Vec<u8>,
}

/// Range decoder (a form of arithmetic coding): reads the values that a range encoder has written
/// as bytes.
///
/// After the last byte, the decoder reads zeros without end. So the caller must know how many
/// values to read.
#[derive(Debug)]
pub(super) struct RangeDecoder<'a> {
    code: u32,
    range: u32,
    bytes: std::slice::Iter<'a, u8>,
}

impl RangeEncoder {
    /// Returns a range encoder that has not written anything.
    pub(super) fn new() -> RangeEncoder {
        RangeEncoder { low: 0, range: u32::MAX, bytes: Vec::new() }
    }

    /// Encodes one value: narrows the encoder's range to the part that stands for this value. Then
    /// writes bytes, and widens the range, until the range is at least [`NARROW_RANGE`].
    ///
    /// The range has `total` equal parts; the value takes `size` of them, from part number `start`
    /// on.
    fn narrow(&mut self, start: u32, size: u32, total: u32) {
        let step = self.range / total;
        self.low += u64::from(start) * u64::from(step);
        self.range = step * size;
        self.propagate_carry();
        while self.range < NARROW_RANGE {
            self.bytes.push((self.low >> 24) as u8);
            self.low = self.low << 8 & 0xffff_ffff;
            self.range <<= 8;
        }
    }

    /// Carries an overflow of the lower end of the encoder's range into the bytes already written.
    ///
    /// As in long addition, adds 1 to the last byte, and to the byte before each byte that
    /// overflows.
    fn propagate_carry(&mut self) {
        if self.low >> 32 != 0 {
            self.low &= 0xffff_ffff;
            for byte in self.bytes.iter_mut().rev() {
                *byte = byte.wrapping_add(1);
                if *byte != 0 {
                    break;
                }
            }
        }
    }

    /// Returns the shortest bytes from which a range decoder reads all values that were written.
    pub(super) fn finish(mut self) -> Vec<u8> {
        let end = self.low + u64::from(self.range);
        let ends = |bytes: &u32| {
            let mask = (1_u64 << (32 - 8 * bytes)) - 1;
            let value = (self.low + mask) & !mask;
            (value < end).then_some((*bytes, value))
        };
        let (bytes, value) = (0..4).find_map(|bytes| ends(&bytes)).unwrap_or((4, self.low));
        self.low = value;
        self.propagate_carry();
        self.bytes.extend(&(self.low as u32).to_be_bytes()[..bytes as usize]);
        let length = self.bytes.iter().rposition(|byte| *byte != 0).map_or(0, |last| last + 1);
        self.bytes.truncate(length);
        self.bytes
    }
}

impl RangeCoder for RangeEncoder {
    /// Encodes `value`, an index into `weights`, and returns it; a greater weight takes fewer bits.
    ///
    /// An index whose weight is zero or missing is an error.
    fn transcode_index(&mut self, weights: &[u32], value: usize) -> Result<usize, LinkError> {
        let size = *weights.get(value).filter(|size| **size > 0).ok_or(LinkError::Meaningless)?;
        self.narrow(weights[..value].iter().sum(), size, weights.iter().sum());
        Ok(value)
    }

    /// Encodes the number `value` and returns it; all numbers below `bound` take equally many bits.
    ///
    /// A number that is not below `bound` is an error.
    fn transcode_uniform(&mut self, bound: u32, value: u32) -> Result<u32, LinkError> {
        if value >= bound {
            return Err(LinkError::Meaningless);
        }
        self.narrow(value, 1, bound);
        Ok(value)
    }
}

impl<'a> RangeDecoder<'a> {
    /// Returns a range decoder at the start of `bytes`, which a range encoder has written.
    pub(super) fn new(bytes: &'a [u8]) -> RangeDecoder<'a> {
        let mut reader = RangeDecoder { code: 0, range: u32::MAX, bytes: bytes.iter() };
        (0..4).for_each(|_| reader.read_byte());
        reader
    }

    /// Reads the next byte into `code`, the number from which the decoder computes values. After
    /// the last byte, reads zeros.
    fn read_byte(&mut self) {
        self.code = self.code << 8 | u32::from(self.bytes.next().copied().unwrap_or(0));
    }

    /// Returns which part of the decoder's range holds the value to be decoded.
    ///
    /// The range has `total` equal parts, numbered from 0. A number past the last is an error,
    /// because no encoder produces it.
    fn part_of_range(&self, total: u32) -> Result<u32, LinkError> {
        let place = self.code / (self.range / total);
        if place < total { Ok(place) } else { Err(LinkError::Meaningless) }
    }

    /// Completes the decoding of one value: narrows the decoder's range to the part that stands for
    /// this value. Then reads bytes, and widens the range, until the range is at least
    /// [`NARROW_RANGE`].
    ///
    /// The range has `total` equal parts; the value takes `size` of them, from part number `start`
    /// on.
    fn narrow(&mut self, start: u32, size: u32, total: u32) {
        let step = self.range / total;
        self.code -= start * step;
        self.range = step * size;
        while self.range < NARROW_RANGE {
            self.read_byte();
            self.range <<= 8;
        }
    }
}

impl RangeCoder for RangeDecoder<'_> {
    /// Decodes an index into `weights`, the same weights with which the index was encoded.
    ///
    /// Ignores the last argument, which only an encoder needs.
    fn transcode_index(&mut self, weights: &[u32], _: usize) -> Result<usize, LinkError> {
        let total: u32 = weights.iter().sum();
        if total == 0 {
            return Err(LinkError::Meaningless);
        }
        let place = self.part_of_range(total)?;
        let mut start = 0;
        for (value, &size) in weights.iter().enumerate() {
            if place < start + size {
                self.narrow(start, size, total);
                return Ok(value);
            }
            start += size;
        }
        Err(LinkError::Meaningless)
    }

    /// Decodes a number below `bound`, the same bound with which the number was encoded.
    ///
    /// Ignores the last argument, which only an encoder needs.
    fn transcode_uniform(&mut self, bound: u32, _: u32) -> Result<u32, LinkError> {
        if bound == 0 {
            return Err(LinkError::Meaningless);
        }
        let value = self.part_of_range(bound)?;
        self.narrow(value, 1, bound);
        Ok(value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_come_back_in_as_many_bits_as_they_are_unlikely() {
        let mut random = 0x2545_f491_4f6c_dd1d_u64;
        let mut below = |bound: u64| {
            random ^= random << 13;
            random ^= random >> 7;
            random ^= random << 17;
            (random >> 33) % bound
        };
        for length in [0, 1, 2, 10, 1_000] {
            let weights = [1, 60_000, 0, 5_000, 3];
            let values: Vec<usize> = (0..length).map(|_| [0, 1, 1, 1, 3, 4][below(6) as usize]).collect();
            let plain: Vec<u32> = (0..length).map(|_| below(256) as u32).collect();
            let mut writer = RangeEncoder::new();
            for (value, plain) in values.iter().zip(&plain) {
                assert_eq!(writer.transcode_index(&weights, *value), Ok(*value));
                assert_eq!(writer.transcode_uniform(256, *plain), Ok(*plain));
            }
            let bytes = writer.finish();
            let mut reader = RangeDecoder::new(&bytes);
            for (value, plain) in values.iter().zip(&plain) {
                assert_eq!(reader.transcode_index(&weights, 0), Ok(*value));
                assert_eq!(reader.transcode_uniform(256, 0), Ok(*plain));
            }
            assert_eq!(reader.bytes.len(), 0);
        }
        let mut writer = RangeEncoder::new();
        for _ in 0..1_000 {
            assert_eq!(writer.transcode_index(&[1, 255], 1), Ok(1));
        }
        assert!(writer.finish().len() <= 2, "a thousand values that were to be expected");
    }

    #[test]
    fn what_cannot_be_written_is_refused() {
        assert_eq!(RangeEncoder::new().transcode_index(&[1, 0], 1), Err(LinkError::Meaningless));
        assert_eq!(RangeEncoder::new().transcode_index(&[1], 1), Err(LinkError::Meaningless));
        assert_eq!(RangeEncoder::new().transcode_uniform(3, 3), Err(LinkError::Meaningless));
        assert_eq!(RangeDecoder::new(&[]).transcode_index(&[], 0), Err(LinkError::Meaningless));
    }
}
