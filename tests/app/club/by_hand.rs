//! Changes of pairings by the director: exchanged players, a board that is set by hand, fixed
//! pairs.

use super::{Club, scores};
use tabiya::app::dialogs::club::{ClubCommand, ManualPairingFields};
use tabiya::club::event::{Consequence, EventRefusal, GamePlace, RuleBreach};
use tabiya::club::record::{Pairing, PairingResult};

fn choose(club: &mut Club, white: usize, black: usize) -> &mut Club {
    club.set("hand-white", &white.to_string()).set("hand-black", &black.to_string())
}

fn pairs(club: &Club) -> Vec<Pairing> {
    club.event().rounds().last().unwrap().boards.iter().map(|board| board.pairing).collect()
}

fn swiss(players: usize) -> Club {
    let mut club = Club::new();
    club.begin("swiss", players).act(ClubCommand::PairRound);
    club
}

/// An exchange of players that breaks no rule happens at once, is saved, and is undone in one step.
#[test]
fn two_players_swap_places_and_back() {
    let mut club = swiss(6);
    let before = pairs(&club);
    let [first, second] = [before[0], before[1]];
    choose(&mut club, first.black, second.black).act(ClubCommand::SwapPlayers);
    assert_eq!(club.running().asked, None);
    let after = pairs(&club);
    assert_eq!(after[0], Pairing { black: second.black, ..first });
    assert_eq!(after[1], Pairing { black: first.black, ..second });
    assert_eq!(club.running().manual_pairing, ManualPairingFields::default(), "the fields are empty again");
    club.restart();
    assert_eq!(pairs(&club), after);
    club.act(ClubCommand::Undo);
    assert_eq!(pairs(&club), before);
    club.assert_journal_restores();
}

/// An exchange that breaks a rule or deletes a result waits for confirmation, and the question
/// names each of these consequences.
#[test]
fn what_a_swap_breaks_is_said_first() {
    let mut club = swiss(6);
    club.enter_round().act(ClubCommand::PairRound);
    let met = club.event().rounds()[0].boards[0].pairing;
    let now = pairs(&club);
    let board = now.iter().position(|pair| pair.white == met.white || pair.black == met.white).unwrap();
    let opponent = if now[board].white == met.white { now[board].black } else { now[board].white };
    club.act(ClubCommand::Result(GamePlace { round: 1, board, game: 0 }, PairingResult::WhiteWins));
    choose(&mut club, opponent, met.black).act(ClubCommand::SwapPlayers);
    let (_, follows) = club.running().asked.unwrap();
    let is_met = |one: &Consequence| matches!(one, Consequence::RuleBroken(RuleBreach::PlayedBefore(pair)) if pair.white.min(pair.black) == met.white.min(met.black));
    assert!(follows.iter().any(is_met), "{follows:?}");
    assert!(follows.contains(&Consequence::ResultsDeleted { round: 1, games: 1 }), "{follows:?}");
    assert_eq!(pairs(&club), now, "nothing has happened yet");
    club.act(ClubCommand::DismissQuestion);
    assert_eq!(pairs(&club), now);
    choose(&mut club, opponent, met.black).act(ClubCommand::SwapPlayers).act(ClubCommand::Confirm);
    assert_ne!(pairs(&club), now);
    assert!(scores(&club.event(), GamePlace { round: 1, board, game: 0 }).is_empty());
    club.assert_journal_restores();
}

/// The director sets the two players of a board. Two players without a board can get a new board
/// after the last board.
#[test]
fn a_board_is_set() {
    let mut club = swiss(6);
    let [first, second, _] = pairs(&club)[..] else { panic!() };
    choose(&mut club, second.black, first.white)
        .set("hand-board", "0")
        .act(ClubCommand::SetBoard)
        .act(ClubCommand::Confirm);
    assert_eq!(pairs(&club)[0], Pairing { white: second.black, black: first.white });
    club.set("club-name", "Late\nLater").act(ClubCommand::AddPlayers);
    choose(&mut club, 6, 7).set("hand-board", "3").act(ClubCommand::SetBoard).act(ClubCommand::Confirm);
    assert_eq!(pairs(&club)[3], Pairing { white: 6, black: 7 });
    choose(&mut club, 0, 99).set("hand-board", "0").act(ClubCommand::SetBoard);
    assert_eq!(club.running().refused, Some(EventRefusal::NoSuchPlayer));
    let before = club.running();
    club.set("hand-board", "").act(ClubCommand::SetBoard);
    assert_eq!(club.event(), before.event, "no board is chosen");
    club.assert_journal_restores();
}

/// A fixed pair meets in the next round. A released pair need not meet.
#[test]
fn a_fixed_pair_meets_in_the_next_round() {
    let mut club = Club::new();
    club.begin("swiss", 8);
    let pair = Pairing { white: 7, black: 6 };
    choose(&mut club, 7, 6).act(ClubCommand::FixPair).act(ClubCommand::Confirm);
    assert_eq!(club.event().fixed_pairs(), [pair]);
    choose(&mut club, 7, 0).act(ClubCommand::FixPair);
    assert_eq!(club.running().refused, Some(EventRefusal::NotExactlyOnce { player: 7 }));
    club.restart();
    club.act(ClubCommand::ReleasePair(pair));
    assert_eq!(club.event().fixed_pairs(), []);
    club.act(ClubCommand::Undo).act(ClubCommand::PairRound);
    assert!(pairs(&club).contains(&pair));
    club.assert_journal_restores();
}

/// In a round robin, the two players of one board may exchange colours. Players of different boards
/// may not be exchanged.
#[test]
fn a_round_robin_lets_two_players_swap_colours_only() {
    let mut club = Club::new();
    club.begin("round-robin", 4).act(ClubCommand::PairRound);
    let [first, second] = pairs(&club)[..] else { panic!() };
    choose(&mut club, first.white, first.black).act(ClubCommand::SwapPlayers);
    assert_eq!(pairs(&club)[0], Pairing { white: first.black, black: first.white });
    choose(&mut club, first.white, second.white).act(ClubCommand::SwapPlayers);
    assert_eq!(club.running().refused, Some(EventRefusal::OtherFormat));
    assert_eq!(pairs(&club)[1], second);
    club.assert_journal_restores();
}
