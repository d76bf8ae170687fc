//! Plays a saved game again.

use super::effect::Effect;
use super::kept::{Keep, StoredGame};
use super::table::{Keeping, PutAside};
use crate::game::{Instant, Reopened, reopen, salvage};

/// A saved game that has been played again.
pub(super) struct Replayed {
    /// The game, as far as its records can be trusted, and when its clock was last known to run.
    pub(super) game: Option<(PutAside, Option<Instant>)>,
    /// The effect that sets aside what cannot be read.
    pub(super) set_aside: Option<Effect>,
    /// What is wrong with its records.
    pub(super) fault: Option<String>,
}

/// Plays a saved game again. What cannot be read is set aside, where it stays.
pub(super) fn read(found: StoredGame) -> Replayed {
    let StoredGame { id: game, setup, entries, alive, .. } = found;
    let set_aside = |good, setup, fault: String| {
        let pgn = salvage(setup, &entries).pgn();
        Some(Keep::SetAside { game, good, pgn, fault }.into())
    };
    let setup = match setup {
        Ok(setup) => setup,
        Err(fault) => {
            return Replayed { game: None, set_aside: set_aside(0, None, fault.clone()), fault: Some(fault) };
        }
    };
    let Reopened { game: played, good, fault } = reopen(setup.clone(), &entries);
    let set_aside = fault.clone().and_then(|fault| set_aside(good, Some(setup.clone()), fault));
    let keeping = Keeping { id: Some(game), entries: good, setup };
    let is_readable = fault.is_none() || good > 0;
    let game = is_readable.then_some((PutAside { game: played, keeping }, alive));
    Replayed { game, set_aside, fault }
}
