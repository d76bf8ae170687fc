//! Tests of Swiss pairing. The players of each bracket (a group paired together) are matched in a
//! graph of possible pairs. A small graph, in which a few placeholders replace the players with
//! lower scores, must give the same pairs as the graph of all players.

use std::sync::atomic::{AtomicUsize, Ordering};

use crate::club::matching::{Graph, Matching};
use crate::club::record::{Bye, PairingResult, PlayedRound, PointSystem};
use crate::club::seeded_random::SeededRandom;
use crate::rules::Color;

use super::bracket::{BracketPlan, PairingBracket};
use super::placeholders::{can_pair_greedily, pair_bracket, pair_in_full_graph, pair_with_placeholders};
use super::round_players::RoundPlayers;
use super::{PairingImpossible, SwissTournament};

/// Number of brackets for which the small graph with placeholders gave a pairing.
static ANSWERED: AtomicUsize = AtomicUsize::new(0);
/// Number of brackets for which the small graph gave no pairing.
static UNANSWERED: AtomicUsize = AtomicUsize::new(0);

/// Pairs one bracket, and counts in `ANSWERED` or `UNANSWERED` whether the small graph with
/// placeholders gave a pairing.
fn pair_bracket_counted(round_players: &RoundPlayers<'_>, plan: &BracketPlan) -> Option<PairingBracket> {
    let count = if pair_with_placeholders(round_players, plan).is_some() { &ANSWERED } else { &UNANSWERED };
    count.fetch_add(1, Ordering::Relaxed);
    pair_bracket(round_players, plan)
}

/// Plays one round: pairs the players and enters random results. Returns `false` if the round
/// cannot be paired.
///
/// Pairs the round with and without placeholders, and asserts that both pairings are equal. `away`
/// is the percentage of players with a half-point bye.
fn play_round(swiss: &mut SwissTournament, numbers: &mut SeededRandom, away: u64) -> bool {
    let byes: Vec<(usize, Bye)> =
        (0..swiss.players).filter(|_| numbers.below(100) < away).map(|player| (player, Bye::Half)).collect();
    swiss.absent = byes.iter().map(|&(player, _)| player).collect();
    let paired = swiss.pair_round_with(&[], pair_in_full_graph);
    assert_eq!(swiss.pair_round_with(&[], pair_bracket_counted), paired, "{swiss:?}");
    let Ok(paired) = paired else {
        assert_eq!(paired, Err(PairingImpossible::NoLegalPairing));
        return false;
    };
    let score = |numbers: &mut SeededRandom| {
        [
            PairingResult::WhiteWins,
            PairingResult::Draw,
            PairingResult::BlackWins,
            PairingResult::WhiteByForfeit,
        ][numbers.below(10) as usize % 4]
    };
    let games = paired.boards.iter().map(|&board| (board, score(numbers))).collect();
    let byes = byes.into_iter().chain(paired.bye.map(|player| (player, Bye::PairingAllocated))).collect();
    swiss.played.push(PlayedRound { games, byes });
    true
}

#[test]
fn placeholders_change_no_pairing() {
    let mut numbers = SeededRandom::new(17);
    let mut rounds = 0;
    for tournament in 0..120 {
        let players = 6 + numbers.below(if tournament % 6 == 0 { 60 } else { 24 }) as usize;
        let announced = 3 + numbers.below(9) as usize;
        let forbidden = (0..numbers.below(3) * 8)
            .map(|_| [numbers.below(players as u64) as usize, numbers.below(players as u64) as usize]);
        let forbidden = forbidden.filter(|[one, other]| one != other).collect();
        let mut swiss = SwissTournament {
            accelerated: Vec::new(),
            points: PointSystem::default(),
            players,
            rounds: announced,
            initial_color: Color::White,
            played: Vec::new(),
            absent: Vec::new(),
            forbidden,
        };
        let away = numbers.below(3) * 5;
        while swiss.played.len() < announced && play_round(&mut swiss, &mut numbers, away) {
            rounds += 1;
        }
    }
    let [answered, not] = [&ANSWERED, &UNANSWERED].map(|count| count.load(Ordering::Relaxed));
    println!("{rounds} rounds; placeholders answered for {answered} brackets, and could not for {not}");
    assert!(rounds > 500 && answered > 1000 && not > 100);
}

#[test]
fn an_easy_search_finds_only_what_there_is() {
    let mut numbers = SeededRandom::new(18);
    let (mut found, mut missed, mut none) = (0, 0, 0);
    for _ in 0..3000 {
        let count = numbers.below(15) as usize;
        let density = 20 + numbers.below(81);
        let mut graph = Graph::new(count, 1);
        for one in 0..count {
            for other in 0..one {
                if numbers.below(100) < density {
                    graph.set_edge(one, other, &[0]);
                }
            }
        }
        let finds = can_pair_greedily(count, |one, other| graph.has_edge(one, other));
        match (finds, Matching::greatest_perfect(graph).is_some()) {
            (true, exists) => {
                assert!(exists);
                found += 1;
            }
            (false, true) => missed += 1,
            (false, false) => none += 1,
        }
    }
    println!("{found} found, {missed} missed, {none} that cannot be");
    assert!(found > 500 && none > 1000 && missed * 10 < found);
}
