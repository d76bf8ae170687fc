//! Tournaments (events): formats step by step, changes by hand, which games and players count, and
//! properties that hold after random steps.

mod bracket;
mod by_hand;
mod formats;
mod random;
mod rulings;

use tabiya::club::event::{
    Entrant, EventFormat, EventSetup, EventStep, PairingNumbers, PairingRules, PointSystem, Tournament,
};
use tabiya::club::tiebreak::TieBreak;

/// An event with `players` unrated players, named by their numbers.
pub(crate) fn begin(format: EventFormat, players: usize, seed: u64) -> Tournament {
    let tie_breaks = vec![TieBreak::DirectEncounter, TieBreak::Wins, TieBreak::SonnebornBerger];
    let points = PointSystem::default();
    let pairing = PairingRules::default();
    let setup =
        EventSetup { format, points, tie_breaks, numbering: PairingNumbers::AsEntered, seed, pairing };
    let mut event = Tournament::new(setup).unwrap();
    for player in 0..players {
        enter(&mut event, player);
    }
    event
}

pub(crate) fn enter(event: &mut Tournament, player: usize) {
    let entrant = Entrant { name: format!("Player {player}"), ..Entrant::default() };
    event.apply(EventStep::AddPlayer(entrant)).unwrap();
}

pub(crate) fn pair_next_round(event: &mut Tournament) {
    let pairings = event.pair_round().unwrap();
    event.apply(EventStep::PairRound(pairings)).unwrap();
}
