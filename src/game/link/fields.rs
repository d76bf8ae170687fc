//! Encodes and decodes the setup of a game in a link: edition of the rulings, house rules, start
//! position, time control, headers, and whether each player is a person or the computer.
//!
//! An edition of the rulings is one version of the program's decisions on questions that the house
//! rules leave open. A link of version 1 holds moves, clocks and result, a link of version 2 all
//! events of a game.
//!
//! See section 4 of `docs/algorithms/links.md`.
//!
//! Each function `transcode_…` works in both directions. With an encoder, it writes the value
//! `given`, or the part of the value that the link can hold, and returns what it has written. With
//! a decoder, it ignores `given` and returns the value that it reads.

use super::LinkError;
use super::range_coder::RangeCoder;
use super::values::{AdaptiveModel, TextModel, transcode_one_of, transcode_rare_flag};
use crate::game::wire::later_rules;
use crate::game::wire::v1::{self, rules::PresetV1};
use crate::game::{
    ClockPress, Edition, FirstIncrement, FirstMove, GameSetup, Headers, HouseRules, Seat, SelfCheck, Span,
    TimeAllowance, TimeBonus, TimeControl, TimeStage,
};
use crate::rules::{Color, Position, PositionSetup};

/// The greatest length of time that [`transcode_span`] accepts: a thousand hours. Links keep this
/// limit even if the limit of time controls changes.
const MAX_TIME: Span = Span::from_mins(60_000);

/// The greatest number of stages that a time control in a link can have.
const MAX_STAGES: u64 = 16;

/// Encodes the game setup `given` for a link of version 2, which holds all events of a game, or
/// decodes a setup.
///
/// With an encoder as `coder`, returns what the encoder has written. With a decoder, ignores
/// `given` and returns what the decoder reads.
pub(super) fn transcode_whole_setup(
    coder: &mut impl RangeCoder,
    given: &GameSetup,
) -> Result<GameSetup, LinkError> {
    check_board(given)?;
    let mut texts = TextModel::new();
    let edition = transcode_edition(coder, given.edition)?;
    let rules = transcode_whole_rules(coder, &given.rules)?;
    let start = transcode_start(coder, &mut texts, &given.start, &rules)?;
    let time = transcode_time_control(coder, &given.time)?
        .with_first_increment(transcode_first_increment(coder, &given.time)?);
    let mut headers = transcode_headers(coder, &mut texts, &given.headers)?;
    for (read, given) in headers.seats.iter_mut().zip(given.headers.seats) {
        *read = transcode_seat(coder, given)?;
    }
    Ok(GameSetup { rules, start, time, headers, edition, is_clock_only: false })
}

/// Returns an error if `given` is the setup of a game for which the app is only the clock. No link
/// can hold such a game.
fn check_board(given: &GameSetup) -> Result<(), LinkError> {
    if given.is_clock_only { Err(LinkError::Meaningless) } else { Ok(()) }
}

/// Encodes the player `given` of one colour, a person or the computer with its level, for a game
/// link, or decodes a player.
///
/// With an encoder as `coder`, returns `given`. With a decoder, ignores `given` and returns what
/// the decoder reads.
fn transcode_seat(coder: &mut impl RangeCoder, given: Seat) -> Result<Seat, LinkError> {
    let (level, hinted) = match given {
        Seat::Person => (0, false),
        Seat::Computer { level, hinted } => (level, hinted),
    };
    if !transcode_rare_flag(coder, 16, level > 0)? {
        return Ok(Seat::Person);
    }
    let level = AdaptiveModel::for_bit_counts(2).transcode_number(coder, level.into())? as u8;
    let hinted = transcode_one_of(coder, &[false, true], hinted)?;
    if !(1..=Seat::LEVELS).contains(&level) {
        return Err(LinkError::Meaningless);
    }
    Ok(Seat::Computer { level, hinted })
}

/// Encodes the house rules `given` for a game link of version 2, or decodes house rules.
///
/// The rules of storage format version 1 come first, then newer rules by their numbers. With an
/// encoder as `coder`, returns `given`. With a decoder, ignores `given` and returns what the
/// decoder reads.
pub(super) fn transcode_whole_rules(
    coder: &mut impl RangeCoder,
    given: &HouseRules,
) -> Result<HouseRules, LinkError> {
    let mut read = transcode_rules(coder, given)?;
    for rule in later_rules::RULES {
        read.set_by_name(rule.name, rule.values[0]).map_err(|_| LinkError::Rule)?;
    }
    let set = later_rules::later_rules_to_store(given);
    let mut numbers = AdaptiveModel::for_bit_counts(1);
    let count = numbers.transcode_number(coder, set.len() as u64)? as usize;
    if count > later_rules::RULES.len() {
        return Err(LinkError::Rule);
    }
    for at in 0..count {
        let (rule, value) = set.get(at).copied().unwrap_or_default();
        let rule = numbers.transcode_number(coder, rule as u64)? as usize;
        let value = numbers.transcode_number(coder, value as u64)? as usize;
        let (name, value) = later_rules::later_rule_names((rule, value)).ok_or(LinkError::Rule)?;
        read.set_by_name(name, value).map_err(|_| LinkError::Rule)?;
    }
    Ok(read)
}

/// Encodes the edition `given` of the program's rulings for a game link, or decodes an edition.
///
/// With an encoder as `coder`, returns `given`. With a decoder, ignores `given` and returns what
/// the decoder reads.
fn transcode_edition(coder: &mut impl RangeCoder, given: Edition) -> Result<Edition, LinkError> {
    let number = AdaptiveModel::for_bit_counts(2).transcode_number(coder, v1::Edition::from(given) as u64)?;
    let edition = v1::Edition::ALL.get(number as usize).ok_or(LinkError::Meaningless)?;
    Ok((*edition).into())
}

/// Encodes whether the first increment of the time control `given` is added before or after the
/// first move, for a game link, or decodes a [`FirstIncrement`].
///
/// With an encoder as `coder`, returns the value of `given`. With a decoder, ignores `given` and
/// returns what the decoder reads.
fn transcode_first_increment(
    coder: &mut impl RangeCoder,
    given: &TimeControl,
) -> Result<FirstIncrement, LinkError> {
    let is_at_start = transcode_rare_flag(coder, 16, given.first_increment() == FirstIncrement::AtStart)?;
    Ok(if is_at_start { FirstIncrement::AtStart } else { FirstIncrement::AfterMove })
}

/// Whether a game link of version 1, the shorter form, can express these parts of `given`: the
/// house rules, the edition of the rulings, and the [`FirstIncrement`].
///
/// Does not check for byo-yomi, nor for a game on a wooden board: no link of either version can
/// hold these.
pub(super) fn fits_version_1(given: &GameSetup) -> bool {
    let nearest = nearest_preset(&v1::HouseRulesV1::from(given.rules.clone()));
    given.edition != Edition::Second
        && given.rules.self_check == implied_self_check(nearest)
        && given.time.first_increment() == FirstIncrement::AfterMove
}

/// Encodes the game setup `given` for a link of version 1, which holds moves, clocks and result, or
/// decodes a setup.
///
/// With an encoder as `coder`, returns what the encoder has written. With a decoder, ignores
/// `given` and returns what the decoder reads.
pub(super) fn transcode_setup(
    coder: &mut impl RangeCoder,
    given: &GameSetup,
) -> Result<GameSetup, LinkError> {
    check_board(given)?;
    let is_first = transcode_rare_flag(coder, 64, given.edition == Edition::First)?;
    // `fits_version_1` keeps games under the second edition out of links of version 1.
    let edition = if is_first { Edition::First } else { Edition::Third };
    let rules = transcode_rules(coder, &given.rules)?;
    let mut texts = TextModel::new();
    let start = transcode_start(coder, &mut texts, &given.start, &rules)?;
    let time = transcode_time_control(coder, &given.time)?;
    let headers = transcode_headers(coder, &mut texts, &given.headers)?;
    Ok(GameSetup { rules, start, time, headers, edition, is_clock_only: false })
}

/// Encodes the house rules `given` for a game link of version 1, or decodes house rules. A link of
/// version 2 begins its house rules in the same way.
///
/// The rules are written as the nearest preset and the differences from that preset. With an
/// encoder as `coder`, returns what the encoder has written. With a decoder, ignores `given` and
/// returns what the decoder reads.
fn transcode_rules(coder: &mut impl RangeCoder, given: &HouseRules) -> Result<HouseRules, LinkError> {
    let given = v1::HouseRulesV1::from(given.clone());
    let numbers = given.numbers();
    let nearest = nearest_preset(&given);
    let preset = PresetV1::ALL.get(coder.transcode_index(&[12, 2, 2, 2], nearest as usize)?).copied();
    let preset = preset.unwrap_or(nearest);
    let mut read = preset.rules().numbers();
    let mut penalty = Span::ZERO;
    if transcode_rare_flag(coder, 8, nearest.rules().numbers() != numbers)? {
        for (rule, (_, values)) in v1::rules::RULES.iter().enumerate() {
            if !transcode_rare_flag(coder, 6, numbers[rule] != read[rule])? {
                continue;
            }
            read[rule] = coder.transcode_uniform(values.len() as u32, numbers[rule] as u32)? as usize;
            if rule == v1::rules::PENALTY && read[rule] == v1::rules::OTHER_PENALTY {
                penalty = transcode_span(coder, given.penalty())?;
            }
        }
    }
    let rules = v1::HouseRulesV1::from_numbers(read, penalty).ok_or(LinkError::Rule)?;
    let rules: HouseRules = rules.try_into().map_err(|_| LinkError::Rule)?;
    // A link of version 1 cannot express the rule on a king left in check, so the preset decides
    // this rule.
    Ok(HouseRules { self_check: implied_self_check(preset), ..rules })
}

/// Returns the preset (published set of house rules) in storage format version 1 from which `rules`
/// differ in the fewest rules.
fn nearest_preset(rules: &v1::HouseRulesV1) -> PresetV1 {
    let differences = |preset: &PresetV1| {
        let usual = preset.rules().numbers();
        usual.iter().zip(rules.numbers()).filter(|(usual, number)| *usual != number).count()
    };
    PresetV1::ALL.into_iter().min_by_key(differences).unwrap_or(PresetV1::Fide)
}

/// Returns the house rule on a king left in check that a game link of version 1 implies.
///
/// Such a link does not contain this rule, so `preset`, a published set of house rules, decides the
/// rule.
fn implied_self_check(preset: PresetV1) -> SelfCheck {
    if preset == PresetV1::Fide { SelfCheck::Exact } else { SelfCheck::Loss }
}

/// Encodes the start position `given` of a game for a link, or decodes a position.
///
/// The usual start position under `rules` takes less than a bit; any other position is written as
/// FEN. `texts` holds the frequencies of characters. With an encoder as `coder`, returns `given`.
/// With a decoder, ignores `given` and returns what the decoder reads.
fn transcode_start(
    coder: &mut impl RangeCoder,
    texts: &mut TextModel,
    given: &Position,
    rules: &HouseRules,
) -> Result<Position, LinkError> {
    let usual = Position::initial_with(rules.laws());
    let given = PositionSetup::from(given);
    if !transcode_rare_flag(coder, 16, given != PositionSetup::from(&usual))? {
        return Ok(usual);
    }
    let text = texts.transcode(coder, &given.to_string())?;
    let setup: Result<PositionSetup, _> = text.parse();
    setup.and_then(|setup| setup.position(rules.laws())).map_err(LinkError::Start)
}

/// Encodes the headers `given` of a game for a link, or decodes headers: both names, event, place,
/// round and date.
///
/// Only these six texts are written. The name of a player tells whether the player is the computer.
/// In a link of version 2, the caller also writes whether each player is a person or the computer.
/// `texts` holds the frequencies of characters. With an encoder as `coder`, returns what the
/// encoder has written. With a decoder, ignores `given` and returns what the decoder reads.
fn transcode_headers(
    coder: &mut impl RangeCoder,
    texts: &mut TextModel,
    given: &Headers,
) -> Result<Headers, LinkError> {
    let given = v1::HeadersV1::from(given.clone());
    let mut headers = v1::HeadersV1::default();
    if coder.transcode_uniform(2, (given != headers).into())? == 0 {
        return Ok(headers.into());
    }
    let v1::HeadersV1 { event, site, date, round, white, black } = &mut headers;
    let all = [
        (&given.white, white),
        (&given.black, black),
        (&given.event, event),
        (&given.site, site),
        (&given.round, round),
        (&given.date, date),
    ];
    for (text, into) in all {
        *into = texts.transcode(coder, text)?;
    }
    Ok(headers.into())
}

/// Encodes the time control `given` of both players for a game link, or decodes a time control.
///
/// Leaves out the [`FirstIncrement`]. With an encoder as `coder`, returns what the encoder has
/// written. With a decoder, ignores `given` and returns what the decoder reads.
fn transcode_time_control(
    coder: &mut impl RangeCoder,
    given: &TimeControl,
) -> Result<TimeControl, LinkError> {
    if coder.transcode_uniform(2, (*given != TimeControl::without_clocks()).into())? == 0 {
        return Ok(TimeControl::without_clocks());
    }
    let [white, black] = Color::ALL.map(|color| given.allowance(color));
    let first = transcode_allowance(coder, white)?;
    let second = if transcode_rare_flag(coder, 16, white != black)? {
        transcode_allowance(coder, black)?
    } else {
        first.clone()
    };
    let press = transcode_one_of(coder, &[ClockPress::Move, ClockPress::Tap], given.press())?;
    let first_move = transcode_one_of(coder, &[FirstMove::Free, FirstMove::Timed], given.first_move())?;
    let time = TimeControl::new(first, second).map_err(|_| LinkError::Clock)?;
    Ok(time.with_press(press).with_first_move(first_move))
}

/// Encodes the thinking time `given` of one player (stages, and limit for each move) for a game
/// link, or decodes a thinking time.
///
/// With an encoder as `coder`, returns `given`. With a decoder, ignores `given` and returns what
/// the decoder reads.
fn transcode_allowance(
    coder: &mut impl RangeCoder,
    given: &TimeAllowance,
) -> Result<TimeAllowance, LinkError> {
    let mut lengths = AdaptiveModel::for_bit_counts(1);
    let count = lengths.transcode_number(coder, given.stages.len() as u64)?;
    if count > MAX_STAGES {
        return Err(LinkError::Clock);
    }
    let none = TimeStage { moves: None, time: Span::ZERO, bonus: TimeBonus::None };
    let mut stages = Vec::new();
    for at in 0..count as usize {
        stages.push(transcode_stage(coder, given.stages.get(at).unwrap_or(&none))?);
    }
    let is_limited = transcode_rare_flag(coder, 16, given.per_move.is_some())?;
    let per_move =
        if is_limited { Some(transcode_span(coder, given.per_move.unwrap_or_default())?) } else { None };
    Ok(TimeAllowance { stages, per_move })
}

/// Encodes the stage `given` of a time control (moves, time and bonus) for a game link, or decodes
/// a stage.
///
/// With an encoder as `coder`, returns `given`. With a decoder, ignores `given` and returns what
/// the decoder reads.
fn transcode_stage(coder: &mut impl RangeCoder, given: &TimeStage) -> Result<TimeStage, LinkError> {
    let mut counts = AdaptiveModel::for_bit_counts(6);
    let is_counted = transcode_rare_flag(coder, 4, given.moves.is_some())?;
    let moves = if is_counted {
        let moves = counts.transcode_number(coder, given.moves.unwrap_or_default().into())?;
        Some(u32::try_from(moves).map_err(|_| LinkError::Clock)?)
    } else {
        None
    };
    let time = transcode_span(coder, given.time)?;
    let (kind, length) = match given.bonus {
        TimeBonus::None => (0, Span::ZERO),
        TimeBonus::Increment(length) => (1, length),
        TimeBonus::Bronstein(length) => (2, length),
        TimeBonus::Delay(length) => (3, length),
        TimeBonus::Hourglass => (4, Span::ZERO),
        // The format of game links cannot express byo-yomi.
        TimeBonus::ByoYomi { .. } => return Err(LinkError::Clock),
    };
    let kind = coder.transcode_index(&[8, 8, 1, 1, 1], kind)?;
    let length = if (1..=3).contains(&kind) { transcode_span(coder, length)? } else { length };
    let bonus = match kind {
        0 => TimeBonus::None,
        1 => TimeBonus::Increment(length),
        2 => TimeBonus::Bronstein(length),
        3 => TimeBonus::Delay(length),
        _ => TimeBonus::Hourglass,
    };
    Ok(TimeStage { moves, time, bonus })
}

/// Encodes the length of time `given` for a game link, or decodes a length of time.
///
/// The length is written as a multiple of the largest possible unit (minute, second, millisecond or
/// microsecond), which takes few bits. With an encoder as `coder`, returns `given`. With a decoder,
/// ignores `given` and returns what the decoder reads.
pub(super) fn transcode_span(coder: &mut impl RangeCoder, given: Span) -> Result<Span, LinkError> {
    const UNITS: [u64; 4] = [60_000_000, 1_000_000, 1_000, 1];
    let micros = given.as_micros();
    let unit = UNITS.iter().position(|unit| micros.is_multiple_of(*unit)).unwrap_or(3);
    let unit = coder.transcode_index(&[8, 8, 2, 1], unit)?;
    let unit = UNITS.get(unit).copied().unwrap_or(1);
    let count = AdaptiveModel::for_bit_counts(4).transcode_number(coder, micros / unit)?;
    // Refuses a time above the limit of links, so that later arithmetic cannot overflow.
    let span = count.checked_mul(unit).map(Span::from_micros);
    span.filter(|span| *span <= MAX_TIME).ok_or(LinkError::Clock)
}
