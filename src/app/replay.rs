//! Rebuilds a saved game by replaying its records.

use super::effect::Effect;
use super::storage::{SaveCommand, StoredGame};
use super::table::{SaveState, SessionGame};
use crate::game::{Instant, ReopenedGame, reopen_game, replay_leniently};

/// A saved game that was rebuilt from its records, up to the first bad record.
pub(super) struct ReplayedGame {
    /// The game, up to its first bad record, and its last heartbeat (the last saved time at which
    /// the page was still running). `None` if no record can be used.
    pub(super) game_and_heartbeat: Option<(SessionGame, Option<Instant>)>,
    /// The effect that moves the first bad record and all later ones to the store of damaged
    /// records; `None` if all records are valid.
    pub(super) set_aside_effect: Option<Effect>,
    /// What is wrong with the first bad record; `None` if all records are valid.
    pub(super) fault: Option<String>,
}

/// Rebuilds a saved game by replaying its records. If a record is bad, the result contains the
/// effect that moves this record and all later ones to the store of damaged records.
pub(super) fn replay_game(found: StoredGame) -> ReplayedGame {
    let StoredGame { id: game, setup, entries, last_heartbeat, .. } = found;
    let set_aside_effect = |good, setup, fault: String| {
        let pgn = replay_leniently(setup, &entries).pgn();
        Some(SaveCommand::SetDamagedAside { game, good, pgn, fault }.into())
    };
    let setup = match setup {
        Ok(setup) => setup,
        Err(fault) => {
            return ReplayedGame {
                game_and_heartbeat: None,
                set_aside_effect: set_aside_effect(0, None, fault.clone()),
                fault: Some(fault),
            };
        }
    };
    let ReopenedGame { game: played, good_records: good, fault } = reopen_game(setup.clone(), &entries);
    let set_aside_effect = fault.clone().and_then(|fault| set_aside_effect(good, Some(setup.clone()), fault));
    let save_state = SaveState { id: Some(game), saved_entries: good, setup };
    let is_readable = fault.is_none() || good > 0;
    let game = is_readable.then_some((SessionGame { game: played, save_state }, last_heartbeat));
    ReplayedGame { game_and_heartbeat: game, set_aside_effect, fault }
}
