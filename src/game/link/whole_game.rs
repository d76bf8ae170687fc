//! Encodes and decodes game links of version 2, which hold all events of a saved game.
//!
//! See section 7 of `docs/algorithms/links.md`.

use super::events::{self, EventModel};
use super::move_likelihood::MoveModel;
use super::range_coder::{RangeCoder, RangeDecoder, RangeEncoder};
use super::values::AdaptiveModel;
use super::{LinkError, fields, play};
use crate::game::{Event, Game, Instant, Journal};

/// The greatest number of events of a game in a link.
const MAX_EVENTS: usize = 16_000;

/// The greatest number of game-ending events, such as resignations, in a link. The game copies
/// itself before each of these events, which takes time.
const MAX_ENDING_EVENTS: usize = 1_000;

/// Encodes the saved game `journal` as the bytes of a link of version 2, which holds all events of
/// the game.
pub(super) fn to_bytes(journal: &Journal) -> Result<Vec<u8>, LinkError> {
    let by = |by| {
        let mut writer = RangeEncoder::new();
        transcode_whole_game(&mut writer, by, journal).map(|_| writer.finish())
    };
    let (people, chance) = (by(MoveModel::People)?, by(MoveModel::Random)?);
    Ok(if chance.len() < people.len() { chance } else { people })
}

/// Decodes a saved game from the bytes of a link of version 2, which holds all events of the game.
pub(super) fn from_bytes(bytes: &[u8]) -> Result<Game, LinkError> {
    transcode_whole_game(&mut RangeDecoder::new(bytes), MoveModel::People, &Journal::default())
}

/// Encodes the setup and all events of the saved game `given` for a link of version 2, or decodes a
/// saved game. Returns the replayed game.
///
/// Applies each event to the game at once, because the game shows which events are likely next.
/// `by` is the assumption on how the players choose moves. If `coder` is a decoder, `by` and
/// `given` are ignored.
fn transcode_whole_game(
    coder: &mut impl RangeCoder,
    by: MoveModel,
    given: &Journal,
) -> Result<Game, LinkError> {
    let setup = fields::transcode_whole_setup(coder, &given.setup)?;
    let has_times = !setup.time.is_without_clocks();
    let mut game = Game::new(setup);
    let mut model = EventModel::new(coder, by, has_times.then(|| events::largest_time_unit(&given.events)))?;
    let count = AdaptiveModel::for_bit_counts(7).transcode_number(coder, given.events.len() as u64)? as usize;
    if count > MAX_EVENTS {
        return Err(LinkError::TooLong);
    }
    let mut ends = 0;
    for number in 0..count {
        let given =
            given.events.get(number).map_or((Instant::default(), &Event::Tick), |(at, event)| (*at, event));
        let (at, event) = model.transcode_event(coder, &game, given)?;
        ends += usize::from(may_end_game(&event));
        // This program writes no event that the game refuses.
        game.apply(at, event).map_err(|_| LinkError::Meaningless)?;
        if ends > MAX_ENDING_EVENTS || game.moves().len() > play::MAX_PLIES {
            return Err(LinkError::TooLong);
        }
    }
    Ok(game)
}

/// Whether `event` may end a game by a declaration of a player or the arbiter, such as a
/// resignation.
///
/// The game copies itself before each such event, which takes time, so a link with too many such
/// events is refused.
fn may_end_game(event: &Event) -> bool {
    matches!(
        event,
        Event::Resign(_)
            | Event::AcceptDraw(_)
            | Event::Claim { .. }
            | Event::Decide { .. }
            | Event::CorrectPosition { .. }
    )
}

/// Returns the journal of a game with all times shifted so that its first event is at instant zero,
/// for a link.
///
/// In a game without clocks, all events are at instant zero, as their times do not matter.
pub(super) fn starting_at_zero(journal: Journal) -> Journal {
    let has_times = !journal.setup.time.is_without_clocks();
    let first = journal.events.first().map_or(Instant::default(), |(at, _)| *at);
    let since_first = |at: Instant| Instant::from_micros(at.since(first).as_micros());
    journal.with_instants(|at| if has_times { since_first(at) } else { Instant::default() })
}
