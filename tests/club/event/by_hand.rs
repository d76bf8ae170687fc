//! Changes of pairings by hand, and other late changes.

use tabiya::club::event::{
    Consequence, Entrant, EventFormat, EventRefusal, EventSetup, EventStep, PairingRules, RuleBreach,
    Tournament,
};
use tabiya::club::record::{Bye, Pairing, PairingResult};
use tabiya::rules::Color;

use super::{begin, enter, pair_next_round};

fn pair(white: usize, black: usize) -> Pairing {
    Pairing { white, black }
}

fn boards(event: &Tournament) -> Vec<[usize; 2]> {
    let boards = event.rounds().last().unwrap().boards.iter();
    boards.map(|board| [board.pairing.white, board.pairing.black]).collect()
}

fn white_wins(event: &mut Tournament) {
    while let Some(next) = event.next_game() {
        event.apply(EventStep::Result { place: next.place, score: PairingResult::WhiteWins }).unwrap();
    }
}

/// Applies a step and returns the rules that the step breaks. Asserts that undo restores the rounds
/// and the standings.
fn by_hand(event: &mut Tournament, step: EventStep) -> Vec<RuleBreach> {
    let follows = event.consequences(&step).unwrap();
    let before = event.clone();
    event.apply(step).unwrap();
    let mut back = event.clone();
    back.apply(EventStep::Undo).unwrap();
    assert_eq!((back.rounds(), back.standings_table()), (before.rounds(), before.standings_table()));
    let breach = |follows: Consequence| {
        if let Consequence::RuleBroken(breach) = follows { Some(breach) } else { None }
    };
    follows.into_iter().filter_map(breach).collect()
}

#[test]
fn two_players_change_places() {
    let mut event = begin(EventFormat::Swiss { rounds: 3 }, 6, 1);
    pair_next_round(&mut event);
    let before = boards(&event);
    let [one, other] = [before[0][0], before[1][1]];
    assert_eq!(by_hand(&mut event, EventStep::SwapPlayers(one, other)), []);
    assert_eq!(boards(&event), [[other, before[0][1]], [before[1][0], one], before[2]]);
    // Two players of the same board exchange colours.
    assert_eq!(by_hand(&mut event, EventStep::SwapPlayers(before[2][0], before[2][1])), []);
    assert_eq!(boards(&event)[2], [before[2][1], before[2][0]]);
    // Swapping players of different boards deletes the results of these boards.
    let place = event.next_game().unwrap().place;
    event.apply(EventStep::Result { place, score: PairingResult::Draw }).unwrap();
    let follows = event.consequences(&EventStep::SwapPlayers(one, other)).unwrap();
    assert_eq!(follows, [Consequence::ResultsDeleted { round: 0, games: 1 }]);
    assert_eq!(event.apply(EventStep::SwapPlayers(one, one)), Err(EventRefusal::NoSuchPlayer));
    assert_eq!(event.apply(EventStep::SwapPlayers(one, 6)), Err(EventRefusal::NoSuchPlayer));
}

#[test]
fn what_a_change_by_hand_breaks_is_told() {
    let mut event = begin(EventFormat::Swiss { rounds: 5 }, 5, 1);
    pair_next_round(&mut event);
    let first = boards(&event);
    let free = event.rounds()[0].byes[0].0;
    white_wins(&mut event);
    event.apply(EventStep::Forbid(first[0][0], first[1][1])).unwrap();
    pair_next_round(&mut event);
    // A pair that has met before.
    let told = by_hand(&mut event, EventStep::SetBoard { board: 0, pairing: pair(first[0][0], first[0][1]) });
    assert!(told.contains(&RuleBreach::PlayedBefore(pair(first[0][0], first[0][1]))), "{told:?}");
    assert!(told.contains(&RuleBreach::DifferentScores(pair(first[0][0], first[0][1]))), "{told:?}");
    // A forbidden pair.
    let told = by_hand(&mut event, EventStep::SetBoard { board: 0, pairing: pair(first[0][0], first[1][1]) });
    assert!(told.contains(&RuleBreach::Forbidden(pair(first[0][0], first[1][1]))), "{told:?}");
    // A second bye for one player.
    let now = event.rounds()[1].byes[0].0;
    assert_ne!(now, free);
    let told = by_hand(&mut event, EventStep::SwapPlayers(now, free));
    assert!(told.contains(&RuleBreach::SecondBye(free)), "{told:?}");
    assert_eq!(event.rounds()[1].byes, [(free, Bye::PairingAllocated)]);
    assert!(event.rule_breaches().contains(&RuleBreach::SecondBye(free)));
}

#[test]
fn a_third_game_with_one_colour_is_told() {
    let mut event = begin(EventFormat::Swiss { rounds: 5 }, 8, 1);
    let player = 0;
    for _ in 0..3 {
        pair_next_round(&mut event);
        let board = boards(&event).into_iter().find(|two| two.contains(&player)).unwrap();
        if board[0] != player {
            event.apply(EventStep::SwapPlayers(board[0], board[1])).unwrap();
        }
        if event.rounds().len() < 3 {
            white_wins(&mut event);
        }
    }
    assert!(
        event.rule_breaches().contains(&RuleBreach::ColorNotAllowed(player)),
        "{:?}",
        event.rule_breaches()
    );
}

#[test]
fn a_late_player_meets_the_one_who_had_the_bye() {
    let mut event = begin(EventFormat::Swiss { rounds: 3 }, 5, 1);
    pair_next_round(&mut event);
    let free = event.rounds()[0].byes[0].0;
    enter(&mut event, 5);
    let step = EventStep::SetBoard { board: 2, pairing: pair(5, free) };
    assert_eq!(
        event.clone().apply(EventStep::SetBoard { board: 2, pairing: pair(5, 0) }).is_err(),
        free != 0
    );
    assert_eq!(by_hand(&mut event, step), []);
    assert_eq!(boards(&event)[2], [5, free]);
    assert_eq!(event.rounds()[0].byes, []);
    assert_eq!(
        event.apply(EventStep::SetBoard { board: 9, pairing: pair(0, 1) }),
        Err(EventRefusal::NoSuchGame)
    );
}

#[test]
fn fixed_pairs_meet_and_the_others_are_paired_around_them() {
    let mut event = begin(EventFormat::Swiss { rounds: 5 }, 8, 1);
    pair_next_round(&mut event);
    white_wins(&mut event);
    let met = boards(&event)[0];
    assert_eq!(
        by_hand(&mut event, EventStep::FixPair(pair(met[0], met[1]))).len(),
        2,
        "they have met, and scores differ"
    );
    let others: Vec<usize> = (0..8).filter(|player| !met.contains(player)).collect();
    event.apply(EventStep::FixPair(pair(others[0], others[1]))).unwrap();
    assert_eq!(
        event.apply(EventStep::FixPair(pair(others[0], others[2]))),
        Err(EventRefusal::NotExactlyOnce { player: others[0] })
    );
    event.apply(EventStep::ReleasePair(pair(others[0], others[1]))).unwrap();
    assert_eq!(event.apply(EventStep::ReleasePair(pair(others[0], others[1]))), Err(EventRefusal::NoChange));
    pair_next_round(&mut event);
    assert!(boards(&event).contains(&met));
    assert_eq!(boards(&event).len(), 4);
    // Pairing the round again keeps the fixed pair of this round. The next round does not repeat
    // that pair.
    let again = event.pair_last_round_again().unwrap();
    assert!(again.pairs.contains(&pair(met[0], met[1])));
    event.apply(EventStep::PairRoundAgain(again)).unwrap();
    assert_eq!(event.fixed_pairs(), []);
    white_wins(&mut event);
    pair_next_round(&mut event);
    assert!(!boards(&event).contains(&met));
    // A player who has withdrawn is not paired, not even in a fixed pair.
    white_wins(&mut event);
    event.apply(EventStep::FixPair(pair(others[0], others[2]))).unwrap();
    event.apply(EventStep::Withdraw(others[0])).unwrap();
    pair_next_round(&mut event);
    assert!(!boards(&event).iter().flatten().any(|player| *player == others[0]));
}

/// In the first round, the colours depend on whether a pairing number is odd. A fixed pair does not
/// change the numbers of the other players, so their colours stay the same.
#[test]
fn a_fixed_pair_shifts_no_colours() {
    for seed in 0..4 {
        let mut event = begin(EventFormat::Swiss { rounds: 5 }, 8, seed);
        event.apply(EventStep::FixPair(pair(0, 3))).unwrap();
        pair_next_round(&mut event);
        let is_white_first = event.initial_color() == Color::White;
        for [white, black] in boards(&event).into_iter().filter(|board| *board != [0, 3]) {
            let better_has_white = white < black;
            let is_odd = white.min(black).is_multiple_of(2);
            assert_eq!(better_has_white, is_odd == is_white_first, "seed {seed}: {white}–{black}");
        }
    }
}

#[test]
fn round_robins_keep_their_table() {
    let mut event = begin(EventFormat::RoundRobin { double: false }, 4, 1);
    pair_next_round(&mut event);
    let before = boards(&event);
    assert_eq!(
        event.apply(EventStep::SwapPlayers(before[0][0], before[1][0])),
        Err(EventRefusal::OtherFormat)
    );
    event.apply(EventStep::SwapPlayers(before[0][0], before[0][1])).unwrap();
    assert_eq!(boards(&event)[0], [before[0][1], before[0][0]]);
    let pairing = pair(before[0][0], before[1][0]);
    assert_eq!(event.apply(EventStep::SetBoard { board: 0, pairing }), Err(EventRefusal::OtherFormat));
    assert_eq!(event.apply(EventStep::FixPair(pairing)), Err(EventRefusal::OtherFormat));
}

#[test]
fn missed_rounds_bring_half_a_point_where_that_is_agreed() {
    for (late_half_byes, half_points) in [(0, 0), (1, 1), (9, 2)] {
        let pairing = PairingRules { late_half_byes, ..PairingRules::default() };
        let setup = begin(EventFormat::Swiss { rounds: 5 }, 0, 1).setup().clone();
        let mut event = Tournament::new(EventSetup { pairing, ..setup }).unwrap();
        (0..4).for_each(|player| enter(&mut event, player));
        for _ in 0..2 {
            pair_next_round(&mut event);
            white_wins(&mut event);
        }
        event.apply(EventStep::AddPlayer(Entrant { name: "Late".to_owned(), ..Entrant::default() })).unwrap();
        assert_eq!(event.points()[4], half_points);
        pair_next_round(&mut event);
        assert_eq!(event.rounds()[2].byes.len() + 2 * event.rounds()[2].boards.len(), 5);
    }
}
