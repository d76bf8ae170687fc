//! Manual pairing: the director of the open tournament changes pairings by hand.

use super::message::ClubCommand;
use super::open_event::{ManualPairingFields, OpenEvent};
use crate::club::event::EventStep;
use crate::club::record::Pairing;

/// Applies a command by which the director changes pairings of the latest or the next round by
/// hand. Ignores other commands.
pub(super) fn perform_pairing_command(running: &mut OpenEvent, act: ClubCommand) {
    let step = match act {
        ClubCommand::SwapPlayers => {
            chosen_players(running).map(|pair| EventStep::SwapPlayers(pair.white, pair.black))
        }
        ClubCommand::SetBoard => chosen_players(running).and_then(|pairing| {
            let board = running.manual_pairing.board.parse().ok()?;
            Some(EventStep::SetBoard { board, pairing })
        }),
        ClubCommand::FixPair => chosen_players(running).map(EventStep::FixPair),
        ClubCommand::ReleasePair(pairing) => Some(EventStep::ReleasePair(pairing)),
        _ => None,
    };
    let Some(step) = step else { return };
    running.ask_or_apply_step(step);
    // After a refusal, the director can correct the contents of the fields.
    if running.refused.is_none() {
        running.manual_pairing = Default::default();
    }
}

/// Returns the players chosen as White and Black in the fields for manual pairing; `None` if a
/// field has no valid choice.
fn chosen_players(running: &OpenEvent) -> Option<Pairing> {
    let ManualPairingFields { white, black, .. } = &running.manual_pairing;
    Some(Pairing { white: white.parse().ok()?, black: black.parse().ok()? })
}
