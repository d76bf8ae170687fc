//! Encodes and decodes events for links of version 2. Such a link holds all events of a game.
//!
//! See section 7 of `docs/algorithms/links.md`.

use super::LinkError;
use super::fields;
use super::move_likelihood::{MoveModel, moves_by_likelihood};
use super::range_coder::RangeCoder;
use super::values::{AdaptiveModel, LONGEST_TEXT, TextModel, transcode_one_of, transcode_rare_flag};
use crate::game::{Event, Game, GameResult, Instant, Span, Verdict};
use crate::rules::{Color, Move, MoveKind, Role, Square};

/// Number of event kinds: one more than the greatest number that [`event_kind`] returns.
const KINDS: usize = 22;

/// Constructors of the events of the kinds 6 to 14, which hold only a colour: `BY_COLOR[i]` makes
/// the event of kind `i + 6`.
const BY_COLOR: [fn(Color) -> Event; 9] = [
    Event::Resign,
    Event::OfferDraw,
    Event::AcceptDraw,
    Event::DeclineDraw,
    Event::AskTakeback,
    Event::AskRedo,
    Event::GrantRequest,
    Event::DeclineRequest,
    Event::UndoEnd,
];

/// Game results in the order of their numbers in links.
const RESULTS: [GameResult; 6] = [
    GameResult::Win(Color::White),
    GameResult::Win(Color::Black),
    GameResult::Draw,
    GameResult::BothLose,
    GameResult::HalfPoint(Color::White),
    GameResult::HalfPoint(Color::Black),
];

/// Promotion pieces in the order of their numbers in links. King and pawn occur only in moves that
/// are not legal.
const ROLES: [Role; 6] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::King, Role::Pawn];

/// Greatest length of a text in an event, in bytes.
const MAX_EVENT_TEXT_BYTES: usize = 4 * LONGEST_TEXT;

/// Greatest number of moves in the line to a mate that an `Event::Answer` contains.
const LONGEST_LINE: usize = 4_000;

/// Units of time that a link can use, in microseconds, the largest first.
const UNITS: [u64; 5] = [1_000_000, 1_000, 100, 10, 1];

/// Longest time between the first and the last event of a game, in microseconds: about 280 years.
const LONGEST_GAME: u64 = 1 << 53;

/// Statistics of the events of one game, by which a link encodes likely events in fewer bits.
///
/// The statistics start with typical frequencies and adapt to each event.
#[derive(Debug)]
pub(super) struct EventModel {
    /// Assumption on how the players choose moves: like most people, or at random.
    move_model: MoveModel,
    /// The unit of all times, in microseconds; `None` in games without clocks, whose times are not
    /// stored.
    unit: Option<u64>,
    /// Frequencies of event kinds, one model for each kind of the previous event.
    kinds: [AdaptiveModel; KINDS],
    /// Frequencies of the times from the last change of the game to an event, one model for each
    /// kind of event.
    waits: [AdaptiveModel; KINDS],
    /// Frequencies of the lengths of interruptions, such as a closed page.
    gaps: AdaptiveModel,
    /// Frequencies of the answers to questions about possible mates.
    verdicts: AdaptiveModel,
    /// Frequencies of question numbers and of the lengths of lines to a mate, in one common model.
    counts: AdaptiveModel,
    texts: TextModel,
    /// Kind number of the previous event.
    last: usize,
}

/// Returns the number that stands for the kind of `event` in game links. The numbers never change.
const fn event_kind(event: &Event) -> usize {
    match event {
        Event::Move(_) => 0,
        Event::Press(_) => 1,
        Event::Answer { .. } => 2,
        Event::Start => 3,
        Event::Pause => 4,
        Event::Resume => 5,
        Event::Resign(_) => 6,
        Event::OfferDraw(_) => 7,
        Event::AcceptDraw(_) => 8,
        Event::DeclineDraw(_) => 9,
        Event::AskTakeback(_) => 10,
        Event::AskRedo(_) => 11,
        Event::GrantRequest(_) => 12,
        Event::DeclineRequest(_) => 13,
        Event::UndoEnd(_) => 14,
        Event::Claim { .. } => 15,
        Event::Suspend { .. } => 16,
        Event::EndAbsence { .. } => 17,
        Event::GiveTime { .. } | Event::SetClock { .. } => 18,
        Event::Decide { .. } | Event::CorrectPosition { .. } => 19,
        Event::ChangeRules(_) => 20,
        // Of these three kinds, links contain only `Tick`. Changed headers are in the setup.
        // Illegal moves are reported only on a wooden board, and no link can hold such a game.
        Event::Tick | Event::SetHeaders(_) | Event::IllegalMove(_) => 21,
    }
}

impl EventModel {
    /// Encodes the two parameters of the model for one game's events, or decodes them, and returns
    /// the model.
    ///
    /// `by` is the assumption on how the players choose moves. `unit` is the unit of all times in
    /// microseconds, from [`largest_time_unit`]; `None` without clocks. A decoder reads both
    /// parameters, and ignores `by` and the number in `unit`. If `unit` is `None`, no unit is
    /// written or read.
    pub(super) fn new(
        coder: &mut impl RangeCoder,
        by: MoveModel,
        unit: Option<u64>,
    ) -> Result<EventModel, LinkError> {
        let by = transcode_one_of(coder, &[MoveModel::People, MoveModel::Random], by)?;
        let unit = unit.map(|unit| transcode_one_of(coder, &UNITS, unit)).transpose()?;
        let usual = |kind: usize| if kind < 3 { 16 } else { 1 };
        Ok(EventModel {
            move_model: by,
            unit,
            kinds: std::array::from_fn(|_| AdaptiveModel::from_weights((0..KINDS).map(usual).collect())),
            waits: std::array::from_fn(|_| AdaptiveModel::for_bit_counts(12)),
            gaps: AdaptiveModel::for_bit_counts(12),
            verdicts: AdaptiveModel::from_weights(vec![16, 1, 1]),
            counts: AdaptiveModel::for_bit_counts(0),
            texts: TextModel::new(),
            last: 0,
        })
    }

    /// Encodes the event `given` at the instant `at` for a game link, or decodes the next event of
    /// a link.
    ///
    /// `game`, the game before the event, shows which events are likely. With an encoder as
    /// `coder`, returns `at` and `given`. With a decoder, ignores `at` and `given` and returns what
    /// the decoder reads. In a game without clocks, returns the instant of the last change in place
    /// of `at`.
    pub(super) fn transcode_event(
        &mut self,
        coder: &mut impl RangeCoder,
        game: &Game,
        (at, given): (Instant, &Event),
    ) -> Result<(Instant, Event), LinkError> {
        let number = self.kinds[self.last].transcode(coder, event_kind(given))?;
        self.last = number;
        let since = game.last_change();
        let at = since + self.transcode_time(coder, number, at.since(since))?;
        if at.as_micros() > LONGEST_GAME {
            return Err(LinkError::Clock);
        }
        let event = match number {
            0 => Event::Move(self.transcode_move(coder, game, event_move(given))?),
            1 => Event::Press(transcode_color(
                coder,
                game.awaited_press().unwrap_or(game.turn()),
                event_player(given),
            )?),
            2 => self.transcode_answer(coder, game, given)?,
            3 => Event::Start,
            4 => Event::Pause,
            5 => Event::Resume,
            15 => self.transcode_claim(coder, game, given)?,
            16 => {
                let from = if let Event::Suspend { from } = given { *from } else { at };
                let gap = transcode_time(coder, self.unit, &mut self.gaps, at.since(from))?;
                Event::Suspend { from: Instant::from_micros(at.as_micros().saturating_sub(gap.as_micros())) }
            }
            17 => Event::EndAbsence {
                refund: transcode_one_of(
                    coder,
                    &[true, false],
                    matches!(given, Event::EndAbsence { refund: true }),
                )?,
            },
            18 => transcode_clock_change(coder, game, given)?,
            19 => self.transcode_decision(coder, given)?,
            20 => {
                let rules = if let Event::ChangeRules(rules) = given { rules } else { game.rules() };
                Event::ChangeRules(fields::transcode_whole_rules(coder, rules)?)
            }
            21 => Event::Tick,
            number => {
                let event = BY_COLOR.get(number.wrapping_sub(6)).ok_or(LinkError::Meaningless)?;
                event(transcode_color(coder, game.turn(), event_player(given))?)
            }
        };
        Ok((at, event))
    }

    /// Encodes the draw claim `given` for a game link, or decodes a claim. A declared move is part
    /// of the claim.
    ///
    /// `game` is the game before the claim. With an encoder as `coder`, returns `given`. With a
    /// decoder, ignores `given` and returns what the decoder reads.
    fn transcode_claim(
        &mut self,
        coder: &mut impl RangeCoder,
        game: &Game,
        given: &Event,
    ) -> Result<Event, LinkError> {
        let by = transcode_color(coder, game.turn(), event_player(given))?;
        let declares = transcode_one_of(coder, &[true, false], event_move(given).is_some())?;
        let intended =
            if declares { Some(self.transcode_move(coder, game, event_move(given))?) } else { None };
        Ok(Event::Claim { by, intended })
    }

    /// Encodes the time `given` from the last change of the game to an event, for a game link, or
    /// decodes such a time.
    ///
    /// `kind` is the number of the event's kind; times that are usual before events of this kind
    /// take fewer bits. With an encoder as `coder`, returns `given`. With a decoder, ignores
    /// `given` and returns what the decoder reads.
    fn transcode_time(
        &mut self,
        coder: &mut impl RangeCoder,
        kind: usize,
        given: Span,
    ) -> Result<Span, LinkError> {
        transcode_time(coder, self.unit, &mut self.waits[kind], given)
    }

    /// Encodes the move `given` for a game link, or decodes a move; likely moves take fewer bits.
    ///
    /// A move that the position of `game` does not allow is encoded as its two squares and its
    /// kind. Such a move occurs only after the fall of a flag, because the game then does not check
    /// the move. With an encoder as `coder`, returns `given`. With a decoder, ignores `given` and
    /// returns what the decoder reads.
    fn transcode_move(
        &mut self,
        coder: &mut impl RangeCoder,
        game: &Game,
        given: Option<Move>,
    ) -> Result<Move, LinkError> {
        let last = game.last_move().map(|mv| mv.to());
        let (moves, weights) =
            moves_by_likelihood(game.position(), game.rules().check_warnings, self.move_model, last);
        let place = given.and_then(|mv| moves.iter().position(|other| *other == mv));
        if moves.is_empty() || transcode_rare_flag(coder, 4_096, place.is_none())? {
            return transcode_any_move(coder, given);
        }
        let place = coder.transcode_index(&weights, place.unwrap_or(usize::MAX))?;
        moves.get(place).copied().ok_or(LinkError::Meaningless)
    }

    /// Encodes the event `given`, the answer whether a side can still mate, for a game link, or
    /// decodes such an event.
    ///
    /// `game` is the game before the event. With an encoder as `coder`, returns `given`. With a
    /// decoder, ignores `given` and returns what the decoder reads.
    fn transcode_answer(
        &mut self,
        coder: &mut impl RangeCoder,
        game: &Game,
        given: &Event,
    ) -> Result<Event, LinkError> {
        let open = game.question().map_or(0, |question| question.id);
        let (question, verdict) = match given {
            Event::Answer { question, verdict } => (*question, verdict),
            _ => (open, &Verdict::Undetermined),
        };
        let question = if transcode_rare_flag(coder, 64, question != open)? {
            let number = self.counts.transcode_number(coder, question.into())?;
            u32::try_from(number).map_err(|_| LinkError::Meaningless)?
        } else {
            open
        };
        let (number, line) = match verdict {
            Verdict::Winnable { line } => (0, line.as_slice()),
            Verdict::Unwinnable => (1, [].as_slice()),
            Verdict::Undetermined => (2, [].as_slice()),
        };
        let verdict = match self.verdicts.transcode(coder, number)? {
            0 => Verdict::Winnable { line: self.transcode_line(coder, line)? },
            1 => Verdict::Unwinnable,
            _ => Verdict::Undetermined,
        };
        Ok(Event::Answer { question, verdict })
    }

    /// Encodes `given`, a line of moves that ends in mate, for a game link, or decodes such a line.
    ///
    /// The line is a part of the answer whether a side can still mate. With an encoder as `coder`,
    /// returns `given`. With a decoder, ignores `given` and returns what the decoder reads.
    fn transcode_line(
        &mut self,
        coder: &mut impl RangeCoder,
        given: &[Move],
    ) -> Result<Vec<Move>, LinkError> {
        let count = self.counts.transcode_number(coder, given.len() as u64)? as usize;
        if count > LONGEST_LINE {
            return Err(LinkError::TooLong);
        }
        (0..count).map(|at| transcode_any_move(coder, given.get(at).copied())).collect()
    }

    /// Encodes the event `given`, a decision or correction by the arbiter, for a game link, or
    /// decodes such an event.
    ///
    /// With an encoder as `coder`, returns `given`. With a decoder, ignores `given` and returns
    /// what the decoder reads.
    fn transcode_decision(&mut self, coder: &mut impl RangeCoder, given: &Event) -> Result<Event, LinkError> {
        let (result, fen, why) = match given {
            Event::Decide { result, why } => (Some(*result), "", why.as_str()),
            Event::CorrectPosition { fen, why } => (None, fen.as_str(), why.as_str()),
            _ => (None, "", ""),
        };
        if transcode_one_of(coder, &[true, false], result.is_some())? {
            let result = transcode_one_of(coder, &RESULTS, result.unwrap_or_default())?;
            return Ok(Event::Decide { result, why: self.transcode_text(coder, why)? });
        }
        Ok(Event::CorrectPosition {
            fen: self.transcode_text(coder, fen)?,
            why: self.transcode_text(coder, why)?,
        })
    }

    /// Encodes the text `given` of an event, such as an arbiter's reason, for a game link, or
    /// decodes a text.
    ///
    /// With an encoder as `coder`, returns `given`. With a decoder, ignores `given` and returns
    /// what the decoder reads.
    fn transcode_text(&mut self, coder: &mut impl RangeCoder, given: &str) -> Result<String, LinkError> {
        self.texts.transcode_text_up_to(MAX_EVENT_TEXT_BYTES, coder, given)
    }
}

/// Returns the largest time unit in [`UNITS`] that divides the instants of all `events`, in
/// microseconds.
///
/// Times that are counted in a larger unit take fewer bits.
pub(super) fn largest_time_unit(events: &[(Instant, Event)]) -> u64 {
    let is_whole = |unit: &u64| {
        events.iter().all(|(at, event)| {
            let from = if let Event::Suspend { from } = event { *from } else { *at };
            [*at, from].iter().all(|instant| instant.as_micros().is_multiple_of(*unit))
        })
    };
    UNITS.into_iter().find(is_whole).unwrap_or(1)
}

/// Encodes the time `given` for a game link as a multiple of `unit` microseconds, or decodes such a
/// time.
///
/// Without a unit, in games without clocks, writes nothing and returns zero. `frequencies` are the
/// frequencies of earlier times. With an encoder as `coder`, returns `given`, which must be a
/// multiple of `unit`. With a decoder, ignores `given` and returns what the decoder reads.
fn transcode_time(
    coder: &mut impl RangeCoder,
    unit: Option<u64>,
    frequencies: &mut AdaptiveModel,
    given: Span,
) -> Result<Span, LinkError> {
    let Some(unit) = unit else { return Ok(Span::ZERO) };
    let count = frequencies.transcode_number(coder, given.as_micros() / unit)?;
    count.checked_mul(unit).map(Span::from_micros).ok_or(LinkError::Clock)
}

/// Encodes the player `given` for a game link, or decodes a player; `expected` takes the fewest
/// bits.
///
/// With an encoder as `coder`, returns `given`. With a decoder, ignores `given` and returns what
/// the decoder reads.
fn transcode_color(coder: &mut impl RangeCoder, expected: Color, given: Color) -> Result<Color, LinkError> {
    Ok(if transcode_rare_flag(coder, 16, given != expected)? { !expected } else { expected })
}

/// Encodes the move `given` for a game link as two squares and a kind, or decodes a move. The move
/// need not be legal.
///
/// With an encoder as `coder`, returns `given`. With a decoder, ignores `given` and returns what
/// the decoder reads.
fn transcode_any_move(coder: &mut impl RangeCoder, given: Option<Move>) -> Result<Move, LinkError> {
    let given = given.unwrap_or(Move::new(Square::A1, Square::A1, MoveKind::Normal));
    let from = transcode_one_of(coder, &Square::ALL, given.from())?;
    let to = transcode_one_of(coder, &Square::ALL, given.to())?;
    let plain = [
        MoveKind::Normal,
        MoveKind::DoublePush,
        MoveKind::EnPassant,
        MoveKind::CastleKingSide,
        MoveKind::CastleQueenSide,
    ];
    let kinds: Vec<MoveKind> = plain.into_iter().chain(ROLES.map(MoveKind::Promotion)).collect();
    Ok(Move::new(from, to, transcode_one_of(coder, &kinds, given.kind())?))
}

/// Returns the player that is encoded with a game event in a link; White for an event that is
/// encoded without a player.
fn event_player(event: &Event) -> Color {
    match *event {
        Event::Press(color)
        | Event::Resign(color)
        | Event::OfferDraw(color)
        | Event::AcceptDraw(color)
        | Event::DeclineDraw(color)
        | Event::AskTakeback(color)
        | Event::AskRedo(color)
        | Event::GrantRequest(color)
        | Event::DeclineRequest(color)
        | Event::UndoEnd(color)
        | Event::Claim { by: color, .. }
        | Event::GiveTime { to: color, .. }
        | Event::SetClock { color, .. } => color,
        _ => Color::White,
    }
}

/// Returns the move that a game event makes or declares; `None` for other events.
fn event_move(event: &Event) -> Option<Move> {
    match *event {
        Event::Move(mv) => Some(mv),
        Event::Claim { intended, .. } => intended,
        _ => None,
    }
}

/// Returns the time in an event that adds time to a clock or sets a clock; zero for other events.
fn event_span(event: &Event) -> Span {
    match *event {
        Event::GiveTime { time, .. } => time,
        Event::SetClock { left, .. } => left,
        _ => Span::ZERO,
    }
}

/// Encodes the event `given`, time added to a clock or a clock set by hand, for a game link, or
/// decodes such an event.
///
/// `game` is the game before the event. With an encoder as `coder`, returns `given`. With a
/// decoder, ignores `given` and returns what the decoder reads.
fn transcode_clock_change(
    coder: &mut impl RangeCoder,
    game: &Game,
    given: &Event,
) -> Result<Event, LinkError> {
    let is_gift = transcode_one_of(coder, &[true, false], matches!(given, Event::GiveTime { .. }))?;
    let color = transcode_color(coder, game.turn(), event_player(given))?;
    let span = fields::transcode_span(coder, event_span(given))?;
    Ok(if is_gift {
        Event::GiveTime { to: color, time: span }
    } else {
        Event::SetClock { color, left: span }
    })
}
