//! Encodes and decodes numbers, flags and texts of a game link in few bits.
//!
//! See section 4 of `docs/algorithms/links.md`.

use super::LinkError;
use super::range_coder::RangeCoder;

/// Adaptive frequency model for the arithmetic coding of a game link: the weight of each value
/// grows with its occurrences, and frequent values take fewer bits.
#[derive(Debug)]
pub(super) struct AdaptiveModel {
    weights: Vec<u32>,
}

/// Number that is added to the weight of a value each time the value occurs.
const LEARNING_STEP: u32 = 24;

/// Sum of weights above which all weights are halved.
const HALVE_AT: u32 = 2_048;

impl AdaptiveModel {
    /// Returns an adaptive frequency model for arithmetic coding in which the value `i` (0, 1, 2
    /// and so on) starts with the weight `weights[i]`.
    pub(super) fn from_weights(weights: Vec<u32>) -> AdaptiveModel {
        AdaptiveModel { weights }
    }

    /// Returns an adaptive frequency model for the lengths of numbers in bits (0 to 64). The length
    /// `about` starts with the greatest weight. The further a length is from `about`, the smaller
    /// its weight.
    pub(super) fn for_bit_counts(about: u32) -> AdaptiveModel {
        AdaptiveModel::from_weights(
            (0..=64_u32).map(|bits| 1 + (24 >> bits.abs_diff(about).min(31))).collect(),
        )
    }

    /// Encodes `value` with this frequency model, or decodes a value from a game link; then raises
    /// the weight of that value.
    ///
    /// With an encoder as `coder`, returns `value`. With a decoder, ignores `value` and returns the
    /// value that it reads.
    pub(super) fn transcode(
        &mut self,
        coder: &mut impl RangeCoder,
        value: usize,
    ) -> Result<usize, LinkError> {
        let value = coder.transcode_index(&self.weights, value)?;
        self.weights[value] += LEARNING_STEP;
        if self.weights.iter().sum::<u32>() > HALVE_AT {
            self.weights.iter_mut().for_each(|weight| *weight = weight.div_ceil(2));
        }
        Ok(value)
    }

    /// Encodes the number `value` for a game link, or decodes a number: first its length in bits
    /// with this frequency model, then the bits themselves.
    ///
    /// With an encoder as `coder`, returns `value`. With a decoder, ignores `value` and returns the
    /// number that it reads.
    pub(super) fn transcode_number(
        &mut self,
        coder: &mut impl RangeCoder,
        value: u64,
    ) -> Result<u64, LinkError> {
        let bits = self.transcode(coder, (u64::BITS - value.leading_zeros()) as usize)? as u32;
        if bits <= 1 {
            return Ok(bits.into());
        }
        let mut read = 1_u64;
        let mut left = bits - 1;
        while left > 0 {
            let now = left.min(8);
            left -= now;
            let part = (value >> left) as u32 & ((1 << now) - 1);
            read = read << now | u64::from(coder.transcode_uniform(1 << now, part)?);
        }
        Ok(read)
    }

    /// Encodes the number `value`, which may be negative, for a game link, or decodes such a
    /// number.
    ///
    /// With an encoder as `coder`, returns `value`. With a decoder, ignores `value` and returns the
    /// number that it reads.
    pub(super) fn transcode_signed(
        &mut self,
        coder: &mut impl RangeCoder,
        value: i64,
    ) -> Result<i64, LinkError> {
        let folded = (value << 1 ^ value >> 63) as u64;
        let read = self.transcode_number(coder, folded)?;
        Ok((read >> 1) as i64 ^ -((read & 1) as i64))
    }
}

/// Encodes the flag `value` for a game link, or decodes a flag; the flag is expected to be `true`
/// once in `times` cases.
///
/// `false` takes a fraction of a bit. With an encoder as `coder`, returns `value`. With a decoder,
/// ignores `value` and returns the flag that it reads.
pub(super) fn transcode_rare_flag(
    coder: &mut impl RangeCoder,
    times: u32,
    value: bool,
) -> Result<bool, LinkError> {
    Ok(coder.transcode_index(&[times - 1, 1], value.into())? == 1)
}

/// Encodes `value`, one of the equally likely values in `all`, for a game link, or decodes such a
/// value.
///
/// With an encoder as `coder`, returns `value`. With a decoder, ignores `value` and returns the
/// value that it reads.
pub(super) fn transcode_one_of<T: Copy + PartialEq>(
    coder: &mut impl RangeCoder,
    all: &[T],
    value: T,
) -> Result<T, LinkError> {
    let at = all.iter().position(|one| *one == value).unwrap_or(0);
    let at = coder.transcode_uniform(all.len() as u32, at as u32)?;
    all.get(at as usize).copied().ok_or(LinkError::Meaningless)
}

/// The greatest length of a text in a link, in bytes; texts of events may be longer.
pub(super) const LONGEST_TEXT: usize = 1_020;

/// Adaptive frequency models for the texts of a game link: one for their lengths, one for their
/// bytes. Characters that occurred in one text take fewer bits in the next.
#[derive(Debug)]
pub(super) struct TextModel {
    length: AdaptiveModel,
    bytes: AdaptiveModel,
}

impl TextModel {
    /// Returns frequency models for texts. The usual characters of names start with the greatest
    /// weights.
    pub(super) fn new() -> TextModel {
        let usual = |byte: u8| match byte {
            b'a' | b'e' | b'i' | b'n' | b'r' | b'o' | b's' => 24,
            b' ' | b'l' | b't' | b'h' | b'd' | b'u' | b'm' | b'k' | b'c' => 12,
            b'a'..=b'z' | b'.' | b',' | b'0'..=b'2' => 8,
            b'A'..=b'Z' | b'3'..=b'9' | b'-' | b'/' => 5,
            b' '..=b'~' => 2,
            _ => 1,
        };
        TextModel {
            length: AdaptiveModel::for_bit_counts(3),
            bytes: AdaptiveModel::from_weights((0..=255).map(usual).collect()),
        }
    }

    /// Encodes `text` for a game link, or decodes a text; at most [`LONGEST_TEXT`] bytes.
    ///
    /// With an encoder as `coder`, returns `text`. With a decoder, ignores `text` and returns the
    /// text that it reads.
    pub(super) fn transcode(&mut self, coder: &mut impl RangeCoder, text: &str) -> Result<String, LinkError> {
        self.transcode_text_up_to(LONGEST_TEXT, coder, text)
    }

    /// Encodes `text` for a game link, or decodes a text; at most `max_bytes` bytes.
    ///
    /// With an encoder as `coder`, returns `text`. With a decoder, ignores `text` and returns the
    /// text that it reads.
    pub(super) fn transcode_text_up_to(
        &mut self,
        max_bytes: usize,
        coder: &mut impl RangeCoder,
        text: &str,
    ) -> Result<String, LinkError> {
        let length = self.length.transcode_number(coder, text.len() as u64)? as usize;
        if length > max_bytes {
            return Err(LinkError::Text);
        }
        let given = text.bytes().chain(std::iter::repeat(0));
        let bytes: Result<Vec<u8>, LinkError> =
            given.take(length).map(|byte| Ok(self.bytes.transcode(coder, byte.into())? as u8)).collect();
        String::from_utf8(bytes?).map_err(|_| LinkError::Text)
    }
}
