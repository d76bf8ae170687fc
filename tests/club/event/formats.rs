//! Tournament formats, played step by step.

use std::collections::BTreeMap;

use tabiya::club::event::{
    Consequence, EventFormat, EventRefusal, EventStep, GamePlace, MatchState, TieResolution, Tournament,
};
use tabiya::club::record::{Bye, PairingResult};

use super::{begin, enter, pair_next_round};

fn result(event: &mut Tournament, score: PairingResult) {
    let place = event.next_game().unwrap().place;
    event.apply(EventStep::Result { place, score }).unwrap();
}

/// Enters all missing results. The player with the lower number wins.
fn favourites_win(event: &mut Tournament) {
    while let Some(next) = event.next_game() {
        let white = next.pairing.white < next.pairing.black;
        result(event, if white { PairingResult::WhiteWins } else { PairingResult::BlackWins });
    }
}

#[test]
fn eight_play_most_wins_to_the_end() {
    let mut event = begin(EventFormat::MostWins, 8, 1);
    for _ in 0..7 {
        pair_next_round(&mut event);
        favourites_win(&mut event);
    }
    assert_eq!(event.pair_round(), Err(EventRefusal::NoMoreRounds));
    let table = event.standings_table();
    let order: Vec<_> = table.iter().map(|row| (row.place, row.player, row.half_points)).collect();
    let expected: Vec<_> = (0..8).map(|player| (player + 1, player, 14 - 2 * player as u32)).collect();
    assert_eq!(order, expected);
    assert_eq!(event.crosstable_row(3).len(), 7);
}

/// The format `MostWins` ranks players by wins first, then by points.
#[test]
fn wins_come_before_points_in_most_wins() {
    let mut event = begin(EventFormat::MostWins, 5, 1);
    for _ in 0..5 {
        pair_next_round(&mut event);
        while let Some(next) = event.next_game() {
            // Player 0 beats player 1 and loses the other games. All games without player 0 are
            // drawn.
            let pair = [next.pairing.white, next.pairing.black];
            let score = match (pair.contains(&0), pair.contains(&1), pair[0] == 0) {
                (true, true, true) | (true, false, false) => PairingResult::WhiteWins,
                (true, ..) => PairingResult::BlackWins,
                _ => PairingResult::Draw,
            };
            event.apply(EventStep::Result { place: next.place, score }).unwrap();
        }
    }
    let table = event.standings_table();
    let row = |player: usize| table.iter().find(|row| row.player == player).unwrap();
    assert_eq!((row(0).half_points, row(0).wins_draws_losses), (2, [1, 0, 3]));
    assert_eq!((row(1).half_points, row(1).wins_draws_losses), (3, [0, 3, 1]));
    assert!(row(0).place < row(1).place);
}

#[test]
fn a_double_round_robin_swaps_colours_and_never_gives_one_three_times_running() {
    for players in 3..16 {
        let mut event = begin(EventFormat::RoundRobin { double: true }, players, 1);
        while event.pair_round().is_ok() {
            pair_next_round(&mut event);
        }
        let mut met = BTreeMap::new();
        for player in 0..players {
            let cells = event.crosstable_row(player);
            for cell in &cells {
                met.entry((player, cell.opponent)).or_insert_with(Vec::new).push(cell.color);
            }
            assert!(cells.windows(3).all(|three| three.iter().any(|cell| cell.color != three[0].color)));
        }
        assert_eq!(met.len(), players * (players - 1));
        assert!(met.values().all(|colors| colors.len() == 2 && colors[0] != colors[1]));
    }
}

/// A player who withdraws from a round robin loses the remaining games by forfeit. Late entries are
/// refused.
#[test]
fn a_withdrawal_from_a_round_robin_forfeits_the_rest() {
    let mut event = begin(EventFormat::RoundRobin { double: false }, 4, 1);
    pair_next_round(&mut event);
    favourites_win(&mut event);
    event.apply(EventStep::Withdraw(0)).unwrap();
    pair_next_round(&mut event);
    pair_next_round(&mut event);
    let last = event.crosstable_row(0);
    assert!(last[1..].iter().all(|cell| cell.score.is_some_and(|score| !score.is_game())));
    assert_eq!((event.points()[0], event.points_of_all_games()[0]), (0, 2), "one game of three");
    let late = EventStep::AddPlayer(event.entrants()[0].clone());
    assert_eq!(event.clone().apply(late), Err(EventRefusal::FirstRoundPaired));
}

/// In a knockout of `n` players in which favourites win, the first player is the winner after
/// `n` − 1 matches, in as few rounds as possible.
#[test]
fn knockouts_of_every_size_have_one_winner() {
    for players in 2..34 {
        for seed in 0..8 {
            let mut event = begin(
                EventFormat::Knockout { games: 2, ties: vec![TieResolution::RandomChoice] },
                players,
                seed,
            );
            let mut rounds = 0;
            while event.pair_round().is_ok() {
                pair_next_round(&mut event);
                favourites_win(&mut event);
                rounds += 1;
            }
            assert_eq!(event.pair_round(), Err(EventRefusal::NoMoreRounds));
            assert_eq!(rounds, players.next_power_of_two().ilog2());
            let table = event.standings_table();
            assert_eq!((table[0].place, table[0].player), (1, 0));
            assert_eq!(table[1].place, 2);
            let matches: usize = event.rounds().iter().map(|round| round.boards.len()).sum();
            assert_eq!(matches, players - 1);
        }
    }
}

/// Equal seeds give equal pairings. Different seeds give different pairings.
#[test]
fn the_seed_decides_the_draw() {
    let format = || EventFormat::Knockout { games: 1, ties: Vec::new() };
    let drawn = |seed| begin(format(), 16, seed).pair_round().unwrap();
    assert_eq!(drawn(5), drawn(5));
    assert_ne!(drawn(5), drawn(6));
}

#[test]
fn ties_are_broken_in_the_order_agreed() {
    let ties =
        vec![TieResolution::Rematch, TieResolution::Shorter { seconds: 180 }, TieResolution::Armageddon];
    let mut event = begin(EventFormat::Knockout { games: 2, ties: ties.clone() }, 2, 1);
    pair_next_round(&mut event);
    let first = event.next_game().unwrap().pairing;
    for game in 0..5 {
        let next = event.next_game().unwrap();
        assert_eq!(next.place, GamePlace { round: 0, board: 0, game });
        assert_eq!(next.tie_resolution, game.checked_sub(2).map(|index| ties[index]));
        assert_eq!(next.pairing.white, if game % 2 == 0 { first.white } else { first.black });
        result(&mut event, PairingResult::Draw);
    }
    // The fifth game is the Armageddon game: a draw wins the match for Black.
    let over = MatchState::Over { winner: Some(first.black), is_random: false };
    assert_eq!(event.match_state(0, 0), Some(over));
    // A win in the second game decides the match and deletes the results of the three later games.
    let place = GamePlace { round: 0, board: 0, game: 1 };
    let step = EventStep::Result { place, score: PairingResult::BlackWins };
    let follows = event.consequences(&step).unwrap();
    assert!(follows.contains(&Consequence::ResultsDeleted { round: 0, games: 3 }), "{follows:?}");
    event.apply(step).unwrap();
    let over = MatchState::Over { winner: Some(first.white), is_random: false };
    assert_eq!(event.match_state(0, 0), Some(over));
    // Undo restores all five results.
    event.apply(EventStep::Undo).unwrap();
    assert_eq!(event.crosstable_row(0).len(), 5);
}

#[test]
fn a_lot_needs_no_game_and_falls_both_ways() {
    let mut winners = [0, 0];
    for seed in 0..40 {
        let mut event =
            begin(EventFormat::Knockout { games: 1, ties: vec![TieResolution::RandomChoice] }, 2, seed);
        pair_next_round(&mut event);
        result(&mut event, PairingResult::Draw);
        let Some(MatchState::Over { winner: Some(winner), is_random: true }) = event.match_state(0, 0) else {
            panic!("{:?}", event.match_state(0, 0))
        };
        winners[winner] += 1;
    }
    assert!(winners[0] > 8 && winners[1] > 8, "{winners:?}");
}

/// A Swiss tournament with a bye, a withdrawal, a late entry, a half-point bye and a corrected
/// result.
#[test]
fn a_swiss_of_21_with_everything() {
    let mut event = begin(EventFormat::Swiss { rounds: 5 }, 21, 3);
    pair_next_round(&mut event);
    assert_eq!(event.rounds()[0].byes, [(20, Bye::PairingAllocated)]);
    favourites_win(&mut event);
    enter(&mut event, 21);
    event.apply(EventStep::Withdraw(4)).unwrap();
    event.apply(EventStep::RequestBye { player: 0, round: 1, bye: Some(Bye::Half) }).unwrap();
    pair_next_round(&mut event);
    assert!(event.rounds()[1].byes.contains(&(0, Bye::Half)));
    assert!(
        event.crosstable_row(4).len() == 1
            && event.crosstable_row(0).len() == 1
            && event.crosstable_row(21).len() == 1
    );
    // A result of the first round is corrected. The second round is already paired, and keeps its
    // pairs until the director pairs it again.
    let step =
        EventStep::Result { place: GamePlace { round: 0, board: 1, game: 0 }, score: PairingResult::Draw };
    assert_eq!(event.consequences(&step), Ok(vec![Consequence::LaterRoundAffected { round: 1 }]));
    let before = event.rounds()[1].clone();
    event.apply(step).unwrap();
    assert_eq!(event.rounds()[1], before);
    let drawing = event.pair_last_round_again().unwrap();
    event.apply(EventStep::PairRoundAgain(drawing)).unwrap();
    assert_ne!(event.rounds()[1], before);
    // An adjourned game counts as a draw until it is finished.
    let place = event.next_game().unwrap().place;
    event.apply(EventStep::Adjourn(place)).unwrap();
    assert_ne!(event.next_game().unwrap().place, place);
    while event.next_game().unwrap().place != place {
        result(&mut event, PairingResult::WhiteWins);
    }
    pair_next_round(&mut event);
    assert_eq!(event.next_games()[0].place, place);
    event.apply(EventStep::Result { place, score: PairingResult::BlackByForfeit }).unwrap();
    assert_eq!(Tournament::replay(event.setup().clone(), event.journal()), Ok(event));
}

#[test]
fn the_swiss_refuses_what_is_against_its_rules() {
    let mut event = begin(EventFormat::Swiss { rounds: 3 }, 4, 3);
    let mut drawing = event.pair_round().unwrap();
    event.apply(EventStep::Forbid(drawing.pairs[0].white, drawing.pairs[0].black)).unwrap();
    let forbidden = drawing.pairs[0];
    assert_eq!(
        event.apply(EventStep::PairRound(drawing.clone())),
        Err(EventRefusal::PairNotAllowed(forbidden))
    );
    drawing = event.pair_round().unwrap();
    assert_ne!(drawing.pairs[0], forbidden);
    event.apply(EventStep::PairRound(drawing.clone())).unwrap();
    let Err(EventRefusal::ResultMissing(place)) = event.pair_round() else { panic!() };
    assert_eq!(place, GamePlace { round: 0, board: 0, game: 0 });
    favourites_win(&mut event);
    let again = drawing.pairs[0];
    assert_eq!(event.apply(EventStep::PairRound(drawing)), Err(EventRefusal::PairNotAllowed(again)));
    let twice = EventStep::Result { place, score: event.rounds()[0].boards[0].results[0] };
    assert_eq!(event.apply(twice), Err(EventRefusal::NoChange));
}
