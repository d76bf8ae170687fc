//! Encodes and decodes the moves, clock times and result of a game in a link.
//!
//! See section 6 of `docs/algorithms/links.md`.

use super::LinkError;
use super::move_likelihood::{MoveModel, moves_by_likelihood};
use super::range_coder::RangeCoder;
use super::values::{AdaptiveModel, transcode_one_of, transcode_rare_flag};
use crate::game::wire::v1;
use crate::game::{EndReason, GameSetup, Span, TimeBonus};
use crate::rules::pgn::PgnResult;
use crate::rules::{Color, Move, Position};

/// The greatest number of half-moves of a game in a link.
pub(super) const MAX_PLIES: usize = 4_000;

/// The greatest time on a clock in a link, in milliseconds: twice the longest time that can be set.
const MAX_CLOCK_MS: i64 = 2 * 3_600_000_000;

/// Encodes the moves `given` of a game for a link, or decodes moves; likely moves take fewer bits.
///
/// `by` is the assumption on how the players choose moves; `setup` holds the start position and the
/// house rules. With an encoder as `coder`, returns `given`. With a decoder, ignores `by` and
/// `given` and returns what the decoder reads.
pub(super) fn transcode_moves(
    coder: &mut impl RangeCoder,
    setup: &GameSetup,
    by: MoveModel,
    given: &[Move],
) -> Result<Vec<Move>, LinkError> {
    let by = transcode_one_of(coder, &[MoveModel::People, MoveModel::Random], by)?;
    let count = AdaptiveModel::for_bit_counts(6).transcode_number(coder, given.len() as u64)? as usize;
    if count > MAX_PLIES {
        return Err(LinkError::TooLong);
    }
    let mut position: Position = setup.start.clone();
    let mut played: Vec<Move> = Vec::with_capacity(count);
    for at in 0..count {
        let (moves, weights) =
            moves_by_likelihood(&position, setup.rules.check_warnings, by, played.last().map(|mv| mv.to()));
        let given = given.get(at).and_then(|mv| moves.iter().position(|other| other == mv));
        // No move can follow a mate or stalemate.
        if moves.is_empty() {
            return Err(LinkError::MovesAfterTheEnd);
        }
        let at_place = coder.transcode_index(&weights, given.unwrap_or(usize::MAX))?;
        let mv = *moves.get(at_place).ok_or(LinkError::Meaningless)?;
        played.push(mv);
        // A move that leaves the king in check ends the game.
        if !position.is_legal(mv) {
            return if at + 1 == count { Ok(played) } else { Err(LinkError::MovesAfterTheEnd) };
        }
        position = position.play_unchecked(mv);
    }
    Ok(played)
}

/// Encodes the mover's time left after each of `plies` half-moves for a game link, or decodes these
/// times.
///
/// `given` holds the times, `None` for an unknown time; the list is empty without clocks. A time is
/// written as its difference from the time that the player would have left without thinking: the
/// previous time plus the increment. With an encoder as `coder`, returns the times rounded as the
/// link holds them. With a decoder, ignores `given` and returns what the decoder reads.
pub(super) fn transcode_clocks(
    coder: &mut impl RangeCoder,
    setup: &GameSetup,
    plies: usize,
    given: &[Option<Span>],
) -> Result<Vec<Option<Span>>, LinkError> {
    if !transcode_flag(coder, given.iter().any(Option::is_some))? {
        return Ok(Vec::new());
    }
    let at = |ply: usize| given.get(ply).copied().flatten();
    let has_gaps = transcode_rare_flag(coder, 16, (0..plies).any(|ply| at(ply).is_none()))?;
    let mut model = AdaptiveModel::for_bit_counts(7);
    let mut before = Color::ALL.map(|color| to_link_units(setup, color, first_stage_time(setup, color)));
    let mut color = setup.start.turn();
    let mut clocks = Vec::with_capacity(plies);
    for ply in 0..plies {
        let given = at(ply);
        if !has_gaps || transcode_flag(coder, given.is_some())? {
            let unit = clock_unit(setup, color);
            let most =
                before[color.index()] + to_link_units(setup, color, first_stage_increment(setup, color));
            let spent = most - given.map_or(0, |left| to_link_units(setup, color, left));
            let left = most.checked_sub(model.transcode_signed(coder, spent)?).ok_or(LinkError::Clock)?;
            if !(0..=MAX_CLOCK_MS / unit).contains(&left) {
                return Err(LinkError::Clock);
            }
            before[color.index()] = left;
            clocks.push(Some(Span::from_millis((left * unit) as u64)));
        } else {
            clocks.push(None);
        }
        color = !color;
    }
    Ok(clocks)
}

/// Encodes the present times left of White and Black, `given`, for a game link, or decodes two
/// times.
///
/// The times are `None` without clocks, and after the end of the game. `clocks` holds the mover's
/// time left after each half-move. A present time is written as the difference from the player's
/// last time in `clocks`. With an encoder as `coder`, returns `given` in whole milliseconds. With a
/// decoder, ignores `given` and returns what the decoder reads.
pub(super) fn transcode_time_left(
    coder: &mut impl RangeCoder,
    setup: &GameSetup,
    clocks: &[Option<Span>],
    given: Option<[Span; 2]>,
) -> Result<Option<[Span; 2]>, LinkError> {
    if !transcode_flag(coder, given.is_some())? {
        return Ok(None);
    }
    let mut model = AdaptiveModel::for_bit_counts(10);
    let mut left = [Span::ZERO; 2];
    for color in Color::ALL {
        let own = |ply: &usize| ply.is_multiple_of(2) == (color == setup.start.turn());
        let last = (0..clocks.len()).rev().filter(own).find_map(|ply| clocks[ply]);
        let last = millis(last.unwrap_or(first_stage_time(setup, color)));
        let now = given.map_or(0, |given| millis(given[color.index()]));
        let now = last.checked_sub(model.transcode_signed(coder, last - now)?).ok_or(LinkError::Clock)?;
        if !(0..=MAX_CLOCK_MS).contains(&now) {
            return Err(LinkError::Clock);
        }
        left[color.index()] = Span::from_millis(now as u64);
    }
    Ok(Some(left))
}

/// Encodes the result `score` of a game and the `reason` of its end for a link, or decodes both.
///
/// `reason` is `None` if the reason is unknown. With an encoder as `coder`, returns what the
/// encoder has written. With a decoder, ignores `score` and `reason` and returns what the decoder
/// reads.
pub(super) fn transcode_result(
    coder: &mut impl RangeCoder,
    score: PgnResult,
    reason: Option<EndReason>,
) -> Result<(PgnResult, Option<EndReason>), LinkError> {
    let scores =
        [PgnResult::Unknown, PgnResult::Win(Color::White), PgnResult::Win(Color::Black), PgnResult::Draw];
    let score = transcode_one_of(coder, &scores, score)?;
    if score == PgnResult::Unknown || !transcode_flag(coder, reason.is_some())? {
        return Ok((score, None));
    }
    let reason = v1::EndReason::from(reason.unwrap_or(EndReason::Checkmate));
    let reason = transcode_one_of(coder, &v1::EndReason::ALL[..v1::EndReason::COUNT_IN_LINK_V1], reason)?;
    Ok((score, Some(reason.into())))
}

/// Encodes the flag `value` for a game link in one bit, or decodes a flag; both values are equally
/// likely.
///
/// With an encoder as `coder`, returns `value`. With a decoder, ignores `value` and returns what
/// the decoder reads.
fn transcode_flag(coder: &mut impl RangeCoder, value: bool) -> Result<bool, LinkError> {
    Ok(coder.transcode_uniform(2, value.into())? == 1)
}

/// Returns the clock time `left` in whole milliseconds, at most [`MAX_CLOCK_MS`].
fn millis(left: Span) -> i64 {
    left.as_millis().min(MAX_CLOCK_MS as u64) as i64
}

/// Returns the time `left` of player `color`, rounded as a game link stores it.
///
/// Rounds to a second if the first stage of the player's clock is ten minutes or more, else to a
/// tenth of a second.
pub(super) fn rounded_time_left(setup: &GameSetup, color: Color, left: Span) -> Span {
    Span::from_millis((to_link_units(setup, color, left) * clock_unit(setup, color)) as u64)
}

/// Returns the unit in which a game link counts the clock times of player `color`, in milliseconds.
///
/// The unit is a second if the first stage of the player's clock is ten minutes or more, else a
/// tenth of a second.
fn clock_unit(setup: &GameSetup, color: Color) -> i64 {
    if first_stage_time(setup, color) >= Span::from_mins(10) { 1_000 } else { 100 }
}

/// Returns the time `left` of player `color` as a number of the units in which a game link counts
/// clock times, rounded.
///
/// The unit is a second if the first stage of the player's clock is ten minutes or more, else a
/// tenth of a second.
fn to_link_units(setup: &GameSetup, color: Color, left: Span) -> i64 {
    let unit = clock_unit(setup, color);
    (millis(left) + unit / 2).min(MAX_CLOCK_MS) / unit
}

/// Returns the time of the first stage on the clock of player `color`; zero if the player has no
/// clock or only a limit for each move.
fn first_stage_time(setup: &GameSetup, color: Color) -> Span {
    setup.time.allowance(color).stages.first().map_or(Span::ZERO, |stage| stage.time)
}

/// Returns the increment of player `color` in the first stage of the time control; zero for every
/// other kind of bonus.
fn first_stage_increment(setup: &GameSetup, color: Color) -> Span {
    match setup.time.allowance(color).stages.first().map(|stage| stage.bonus) {
        Some(TimeBonus::Increment(length)) => length,
        _ => Span::ZERO,
    }
}
