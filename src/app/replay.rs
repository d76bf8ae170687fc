//! A saved game is played again.

use super::effect::Effect;
use super::kept::{Keep, StoredGame};
use super::table::{Keeping, PutAside};
use crate::game::{Instant, Reopened, reopen, salvage};

/// Plays a saved game again. What cannot be read goes out of the way, where it stays, and the players are told.
pub(super) fn read(
    found: StoredGame,
    effects: &mut Vec<Effect>,
    damaged: &mut Option<String>,
) -> Option<(PutAside, Option<Instant>)> {
    let StoredGame { id: game, setup, entries, alive, .. } = found;
    let mut set_aside = |good, setup, fault: String| {
        let pgn = salvage(setup, &entries).pgn();
        *damaged = Some(fault.clone());
        effects.push(Keep::SetAside { game, good, pgn, fault }.into());
    };
    let setup = match setup {
        Ok(setup) => setup,
        Err(fault) => {
            set_aside(0, None, fault);
            return None;
        }
    };
    let Reopened { game: played, good, fault } = reopen(setup.clone(), &entries);
    if let Some(fault) = fault {
        set_aside(good, Some(setup.clone()), fault);
        if good == 0 {
            return None;
        }
    }
    let keeping = Keeping { id: Some(game), entries: good, setup };
    Some((PutAside { game: played, keeping }, alive))
}
