//! Which games and players count for standings, tie-breaks, pairings and ratings.

use tabiya::club::event::{
    Entrant, EventFormat, EventRefusal, EventSetup, EventStep, GamePlace, PairingNumbers, PairingRules,
    PersonalDetails, PointSystem, TieResolution, Tournament,
};
use tabiya::club::record::{Pairing, PairingResult, PlayedRound, TournamentKind};
use tabiya::club::swiss::SwissTournament;
use tabiya::club::tiebreak::{TieBreak, TieBreakValue, TournamentResults};
use tabiya::rules::Color;

use super::{begin, enter, pair_next_round};

/// An event whose players have these ratings. Its standings have these tie-breaks.
fn rated(format: EventFormat, ratings: &[u32], tie_breaks: Vec<TieBreak>) -> Tournament {
    let setup = EventSetup {
        format,
        points: PointSystem::default(),
        tie_breaks,
        numbering: PairingNumbers::ByRating,
        seed: 1,
        pairing: PairingRules::default(),
    };
    let mut event = Tournament::new(setup).unwrap();
    for (player, &rating) in ratings.iter().enumerate() {
        let entrant = Entrant { name: format!("Player {player}"), rating, ..Entrant::default() };
        event.apply(EventStep::AddPlayer(entrant)).unwrap();
    }
    event
}

/// Enters the results of all open games. The arguments of `result` are the numbers of White and
/// Black, from 0.
fn play(event: &mut Tournament, result: impl Fn(usize, usize) -> PairingResult) {
    while let Some(next) = event.next_game() {
        let score = result(next.pairing.white, next.pairing.black);
        event.apply(EventStep::Result { place: next.place, score }).unwrap();
    }
}

fn lower_number_wins(white: usize, black: usize) -> PairingResult {
    if white < black { PairingResult::WhiteWins } else { PairingResult::BlackWins }
}

/// Value of the first tie-break, by player.
fn first_values(event: &Tournament) -> Vec<Option<TieBreakValue>> {
    let table = event.standings_table();
    let row = |player| table.iter().find(|row| row.player == player).unwrap();
    (0..table.len()).map(|player| row(player).tie_break_values[0]).collect()
}

#[test]
fn koya_limit_is_half_of_the_games_that_each_played() {
    for (double, expected) in [(false, [1, 0, 0, 0]), (true, [2, 0, 0, 0])] {
        let mut event = rated(EventFormat::RoundRobin { double }, &[4, 3, 2, 1], vec![TieBreak::Koya]);
        while event.pair_round().is_ok() {
            pair_next_round(&mut event);
            play(&mut event, lower_number_wins);
        }
        assert_eq!(
            first_values(&event),
            expected.map(|points| Some(TieBreakValue::from_whole(points))),
            "{double}"
        );
        let parts: Vec<TieBreakValue> =
            event.tie_break_contributions(0, 0).iter().map(|part| part.value).collect();
        assert_eq!(TieBreakValue::sum(&parts), TieBreakValue::from_whole(expected[0]));
    }
}

#[test]
fn games_of_a_player_who_withdraws_before_half_of_a_round_robin_do_not_count() {
    let mut event = begin(EventFormat::RoundRobin { double: false }, 6, 1);
    pair_next_round(&mut event);
    // Player 5 beats player 0; all other games are drawn.
    play(&mut event, |white, black| match (white, black) {
        (0, 5) => PairingResult::BlackWins,
        (5, 0) => PairingResult::WhiteWins,
        _ => PairingResult::Draw,
    });
    event.apply(EventStep::Withdraw(5)).unwrap();
    while event.pair_round().is_ok() {
        pair_next_round(&mut event);
        play(&mut event, |_, _| PairingResult::Draw);
    }
    let table = event.standings_table();
    let rows: Vec<_> = table.iter().map(|row| (row.place, row.player, row.half_points)).collect();
    assert_eq!(rows, [(1, 0, 4), (1, 1, 4), (1, 2, 4), (1, 3, 4), (1, 4, 4), (6, 5, 0)]);
    // The crosstable has all results, even those that do not count in the standings.
    assert_eq!(event.crosstable_row(5).len(), 5);
    assert_eq!(event.crosstable_row(5)[0].score.map(|score| score.is_game()), Some(true));
    // A player who returns counts again in the standings.
    event.apply(EventStep::Return(5)).unwrap();
    assert_eq!(event.standings_table()[5].half_points, 2, "one game won, four lost by forfeit");
}

#[test]
fn games_of_a_player_who_withdraws_after_half_of_a_round_robin_count() {
    // With five opponents, two games are fewer than half and three are not.
    for (rounds, counts) in [(2, false), (3, true)] {
        let mut event = begin(EventFormat::RoundRobin { double: false }, 6, 1);
        for _ in 0..rounds {
            pair_next_round(&mut event);
            play(&mut event, lower_number_wins);
        }
        event.apply(EventStep::Withdraw(0)).unwrap();
        let of = |event: &Tournament, player| {
            event.standings_table().into_iter().find(|row| row.player == player).unwrap().half_points
        };
        assert_eq!(of(&event, 0), if counts { 2 * rounds } else { 0 });
    }
    // In a Swiss all games count.
    let mut event = begin(EventFormat::Swiss { rounds: 5 }, 6, 1);
    pair_next_round(&mut event);
    play(&mut event, lower_number_wins);
    event.apply(EventStep::Withdraw(0)).unwrap();
    assert!(event.standings_table().iter().any(|row| row.player == 0 && row.half_points == 2));
}

#[test]
fn opponents_without_a_rating_are_left_out_of_the_average() {
    let play = |ratings: Vec<u32>| {
        let pair = |white, black| (Pairing { white, black }, PairingResult::Draw);
        let round = |games: Vec<(Pairing, PairingResult)>| PlayedRound { games, byes: Vec::new() };
        let rounds = [round(vec![pair(0, 1), pair(2, 3)]), round(vec![pair(0, 2), pair(1, 3)])];
        let standings = TournamentResults::new(TournamentKind::Swiss, 2, ratings, &rounds).unwrap();
        standings
            .tie_break_values(TieBreak::AverageRating)
            .iter()
            .map(|value| Some(value.as_ref()?.to_f64()))
            .collect()
    };
    let averages: Vec<Option<f64>> = play(vec![2000, 1900, 0, 0]);
    assert_eq!(averages, [Some(1900.0), Some(2000.0), Some(2000.0), Some(1900.0)]);
    let averages: Vec<Option<f64>> = play(vec![2000, 0, 0, 0]);
    assert_eq!(averages, [None, Some(2000.0), Some(2000.0), None]);
}

#[test]
fn pairing_numbers_stay_after_the_fourth_round() {
    let mut event = rated(EventFormat::Swiss { rounds: 7 }, &[2000, 1900, 1800, 1700], vec![]);
    let amend = |event: &mut Tournament, rating| {
        let entrant = Entrant { name: "Player 3".to_owned(), rating, ..Entrant::default() };
        event.apply(EventStep::CorrectPlayer { player: 3, entrant }).unwrap();
    };
    for number in 0..3 {
        // Two more players enter each round, so that pairs who have not met remain.
        enter(&mut event, 10 + number);
        enter(&mut event, 20 + number);
        pair_next_round(&mut event);
        play(&mut event, |_, _| PairingResult::Draw);
    }
    amend(&mut event, 2100);
    assert_eq!(event.pairing_order()[..4], [3, 0, 1, 2], "before round 4 a rating puts the numbers right");
    pair_next_round(&mut event);
    let frozen = event.pairing_order();
    amend(&mut event, 1000);
    assert_eq!(event.pairing_order(), frozen, "not after it");
    let late = Entrant { name: "Late".to_owned(), rating: 2500, ..Entrant::default() };
    event.apply(EventStep::AddPlayer(late)).unwrap();
    assert_eq!(
        event.pairing_order(),
        [frozen.clone(), vec![10]].concat(),
        "who comes now has the last number"
    );
    // Cancelling the fourth round lets the pairing numbers follow the ratings again. Undoing the
    // cancellation fixes the numbers again.
    event.apply(EventStep::Undo).unwrap();
    event.apply(EventStep::CancelRound).unwrap();
    assert_eq!(event.pairing_order()[..3], [0, 1, 2]);
    event.apply(EventStep::Undo).unwrap();
    assert_eq!(event.pairing_order(), frozen);
}

/// `PairingNumbers::ByRatingAndTitle` orders equal ratings by title, then by name (FIDE C.04.2).
/// Players who enter after the fourth round is paired have the last numbers.
/// `PairingNumbers::ByRating` leaves equal ratings in the order of entry.
#[test]
fn equal_ratings_are_ordered_by_title_and_name() {
    let one = |name: &str, rating: u32, title: &str| {
        let details = PersonalDetails { title: title.to_owned(), ..PersonalDetails::default() };
        EventStep::AddPlayer(Entrant { name: name.to_owned(), rating, details, ..Entrant::default() })
    };
    let titles = ["", "WCM", "WFM", "NM", "CM", "WIM", "FM", "WGM", "IM", "GM"];
    let earlier = rated(EventFormat::Swiss { rounds: 9 }, &[], vec![]).setup().clone();
    let setup = EventSetup { numbering: PairingNumbers::ByRatingAndTitle, ..earlier.clone() };
    let mut event = Tournament::new(setup).unwrap();
    for title in titles {
        event.apply(one("Zorn, Al", 2000, title)).unwrap();
    }
    assert_eq!(event.pairing_order(), [9, 8, 7, 6, 5, 4, 2, 1, 0, 3]);
    event.apply(one("åberg, Cy", 2000, "")).unwrap();
    event.apply(one("Abel, Bo", 2000, "")).unwrap();
    event.apply(one("Zorn, Al", 2001, "")).unwrap();
    assert_eq!(event.pairing_order(), [12, 9, 8, 7, 6, 5, 4, 2, 1, 11, 10, 0, 3]);
    // The same players by `PairingNumbers::ByRating`.
    let as_entered = Tournament::replay(earlier, event.journal()).unwrap();
    assert_eq!(as_entered.pairing_order(), [12, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    for _ in 0..3 {
        pair_next_round(&mut event);
        play(&mut event, |_, _| PairingResult::Draw);
    }
    event.apply(one("Late, Al", 2000, "GM")).unwrap();
    assert_eq!(event.pairing_order()[..3], [12, 13, 9]);
    pair_next_round(&mut event);
    event.apply(one("Later, Al", 2000, "GM")).unwrap();
    let order = event.pairing_order();
    assert_eq!((&order[..3], order.last()), (&[12, 13, 9][..], Some(&14)));
}

/// With Baku acceleration, late entrants do not change the last player of the upper half (FIDE
/// C.04.7, 1.3). An entrant rated above this player gets the virtual points. An entrant rated below
/// this player does not.
#[test]
fn late_entrants_join_their_half_of_an_accelerated_swiss() {
    for (rating, opponents) in [(2500, [2, 3, 4, 5]), (100, [6, 7, 6, 7])] {
        let setup = rated(EventFormat::Swiss { rounds: 9 }, &[], vec![]).setup().clone();
        let pairing = PairingRules { is_accelerated: true, ..PairingRules::default() };
        let mut event = Tournament::new(EventSetup { pairing, ..setup }).unwrap();
        let enter = |event: &mut Tournament, rating| {
            let entrant = Entrant { name: "Player".to_owned(), rating, ..Entrant::default() };
            event.apply(EventStep::AddPlayer(entrant)).unwrap();
        };
        (0..8).for_each(|player| enter(&mut event, 2000 - 100 * player));
        pair_next_round(&mut event);
        play(&mut event, lower_number_wins);
        // With the virtual points, players 2 to 5 have one point; players 6 and 7 have none.
        enter(&mut event, rating);
        enter(&mut event, 50);
        let pairs = event.pair_round().unwrap().pairs;
        let board = pairs.iter().find(|pair| pair.white == 8 || pair.black == 8).unwrap();
        let opponent = if board.white == 8 { board.black } else { board.white };
        assert!(opponents.contains(&opponent), "{rating}: {opponent}");
    }
}

/// The first player who is paired has the initial colour: player 2, because players 1 and 9 are
/// absent. FIDE's commission is reported to have confirmed this (August 2026).
#[test]
fn players_who_have_never_been_paired_do_not_shift_colours() {
    let swiss = SwissTournament {
        players: 10,
        rounds: 4,
        initial_color: Color::Black,
        played: Vec::new(),
        absent: vec![0, 8],
        forbidden: Vec::new(),
        accelerated: Vec::new(),
        points: PointSystem::default(),
    };
    let boards = swiss.pair_round().unwrap().boards;
    let boards: Vec<[usize; 2]> = boards.iter().map(|board| [board.white + 1, board.black + 1]).collect();
    assert_eq!(boards, [[6, 2], [3, 7], [8, 4], [5, 10]]);
}

/// If the format ranks players by wins, the direct encounter counts the games between players with
/// equally many wins, even if their points differ.
#[test]
fn direct_encounter_is_explained_among_players_with_equal_wins() {
    let mut event = rated(EventFormat::MostWins, &[4, 3, 2, 1], vec![TieBreak::DirectEncounter]);
    while event.pair_round().is_ok() {
        pair_next_round(&mut event);
        // Each player wins one game; the players have 1½, 1, 1½ and 2 points.
        play(&mut event, |white, black| match (white.min(black), white.max(black)) {
            (0, 1) | (1, 2) => lower_number_wins(white, black),
            (0, 2) | (1, 3) => lower_number_wins(black, white),
            _ => PairingResult::Draw,
        });
    }
    let halves = [3, 2, 3, 4];
    for row in event.standings_table() {
        let parts = event.tie_break_contributions(row.player, 0);
        let parts: Vec<_> = parts.iter().map(|part| part.value).collect();
        assert_eq!(TieBreakValue::sum(&parts), TieBreakValue::from_quarters(2 * halves[row.player]));
    }
}

#[test]
fn tie_breaks_count_the_points_of_the_event() {
    let points = PointSystem { win: 6, draw: 2, ..PointSystem::default() };
    let tie_breaks = vec![TieBreak::Buchholz, TieBreak::SonnebornBerger, TieBreak::Progressive];
    let setup = EventSetup {
        format: EventFormat::RoundRobin { double: false },
        points,
        tie_breaks,
        numbering: PairingNumbers::AsEntered,
        seed: 1,
        pairing: PairingRules::default(),
    };
    let mut event = Tournament::new(setup).unwrap();
    (0..3).for_each(|player| enter(&mut event, player));
    while event.pair_round().is_ok() {
        pair_next_round(&mut event);
        // Player 0 beats player 1; all other games are drawn.
        play(&mut event, |white, black| match (white, black) {
            (0, 1) => PairingResult::WhiteWins,
            (1, 0) => PairingResult::BlackWins,
            _ => PairingResult::Draw,
        });
    }
    let table = event.standings_table();
    let rows: Vec<_> = table.iter().map(|row| (row.player, row.half_points)).collect();
    assert_eq!(rows, [(0, 8), (2, 4), (1, 2)]);
    // A win is worth 3 points and a draw 1, so players 0, 2 and 1 have 4, 2 and 1 points.
    // Buchholz: 2 + 1, 4 + 1, 4 + 2. Sonneborn-Berger: 3 × 1 + 1 × 2, 1 × 4 + 1 × 1, 1 × 2.
    let values: Vec<_> = table.iter().map(|row| row.tie_break_values[0].unwrap().to_f64()).collect();
    assert_eq!(values, [3.0, 5.0, 6.0]);
    let values: Vec<_> = table.iter().map(|row| row.tie_break_values[1].unwrap().to_f64()).collect();
    assert_eq!(values, [5.0, 5.0, 2.0]);
    for row in &table {
        for (column, value) in row.tie_break_values.iter().enumerate() {
            let parts: Vec<TieBreakValue> =
                event.tie_break_contributions(row.player, column).iter().map(|part| part.value).collect();
            assert_eq!(Some(TieBreakValue::sum(&parts)), *value, "column {column}");
        }
    }
    let place = GamePlace { round: 9, board: 0, game: 0 };
    assert_eq!(event.apply(EventStep::ClearResult(place)), Err(EventRefusal::NoSuchGame));
}

/// Games against rated opponents change a rating, even if they do not count in the table because
/// the opponent left early. Forfeits and games against unrated opponents change no rating.
#[test]
fn forfeits_and_unrated_opponents_change_no_rating() {
    let format = EventFormat::RoundRobin { double: false };
    let mut event = rated(format, &[2000, 1900, 1800, 0, 1700, 1600], vec![TieBreak::SonnebornBerger]);
    pair_next_round(&mut event);
    let first = event.rounds()[0].boards.iter().map(|board| board.pairing).collect::<Vec<_>>();
    play(&mut event, |_, _| PairingResult::WhiteWins);
    let pair = first.iter().find(|pair| pair.white != 3 && pair.black != 3).unwrap();
    let rating = |event: &Tournament, player: usize| event.entrants()[player].rating;
    assert_eq!(event.rated_games(pair.white), [(rating(&event, pair.black), 2)]);
    assert_eq!(event.rated_games(pair.black), [(rating(&event, pair.white), 0)]);
    event.apply(EventStep::Withdraw(pair.black)).unwrap();
    assert_eq!(event.points()[pair.white], 0, "the table does not count the game");
    assert_eq!(event.rated_games(pair.white).len(), 1);
    let meets_unrated = first.iter().find(|pair| pair.white == 3 || pair.black == 3).unwrap();
    let other = if meets_unrated.white == 3 { meets_unrated.black } else { meets_unrated.white };
    assert_eq!(event.rated_games(other), []);
    pair_next_round(&mut event);
    play(&mut event, |_, _| PairingResult::BlackByForfeit);
    assert!((0..6).all(|player| event.rated_games(player).len() <= 1));
}

/// Rapid, blitz and Armageddon games that break a tie change no rating. A rematch at the time
/// control of the match changes ratings.
#[test]
fn fast_tie_break_games_change_no_rating() {
    let fast = [
        TieResolution::Games { games: 2, seconds: 600, increment: 5 },
        TieResolution::TimedArmageddon { white: 300, black: 240, increment: 0 },
    ];
    for (ties, rated_games) in
        [(fast.to_vec(), 1), ([vec![TieResolution::Rematch], fast.to_vec()].concat(), 2)]
    {
        let mut event = rated(EventFormat::Knockout { games: 1, ties }, &[2000, 1900], vec![]);
        pair_next_round(&mut event);
        play(&mut event, |_, _| PairingResult::Draw);
        assert_eq!(event.rated_games(0), vec![(1900, 1); rated_games]);
        assert_eq!(event.rated_games(1), vec![(2000, 1); rated_games]);
    }
}

/// The direct encounter compares the players whom the preceding tie-breaks leave tied (FIDE C.07,
/// 6).
#[test]
fn direct_encounter_compares_players_who_are_still_tied() {
    // Players 0, 1 and 2 have two points each: 0 beats 1, 1 beats 2, and 2 beats 0. Player 0 has
    // two wins, players 1 and 2 have one.
    let wins = [(0, 1), (1, 2), (2, 0), (0, 3), (4, 0)];
    let results = |white: usize, black: usize| match () {
        () if wins.contains(&(white, black)) => PairingResult::WhiteWins,
        () if wins.contains(&(black, white)) => PairingResult::BlackWins,
        () => PairingResult::Draw,
    };
    for (tie_breaks, places) in [
        (vec![TieBreak::Wins, TieBreak::DirectEncounter], [(1, 4), (2, 0), (3, 1), (4, 2), (5, 3)]),
        (vec![TieBreak::DirectEncounter], [(1, 4), (2, 0), (2, 1), (2, 2), (5, 3)]),
        (
            vec![TieBreak::DirectEncounter, TieBreak::Wins, TieBreak::DirectEncounter],
            [(1, 4), (2, 0), (3, 1), (4, 2), (5, 3)],
        ),
    ] {
        let format = EventFormat::RoundRobin { double: false };
        let mut event = rated(format, &[5, 4, 3, 2, 1], tie_breaks.clone());
        while event.pair_round().is_ok() {
            pair_next_round(&mut event);
            play(&mut event, results);
        }
        let table = event.standings_table();
        let found: Vec<_> = table.iter().map(|row| (row.place, row.player)).collect();
        assert_eq!(found, places, "{tie_breaks:?}");
        // Number of games of player 1 that each tie-break counts: direct encounter counts 2 among
        // three tied players and 1 among two, and `Wins` counts 1.
        let games = |column: usize| event.tie_break_contributions(1, column).len();
        let expected: &[usize] = match tie_breaks.len() {
            1 => &[2],
            2 => &[1, 1],
            _ => &[2, 1, 1],
        };
        assert!((0..tie_breaks.len()).map(games).eq(expected.iter().copied()), "{tie_breaks:?}");
        assert_eq!(games(tie_breaks.len()), 0);
    }
}

/// With the modifier `/R`, the higher pairing number and the lower rating are better (FIDE C.07, 7.8
/// and 10.6). A player without a rating stays last.
#[test]
fn reversed_tie_breaks_turn_the_order_around() {
    for (tie_break, players) in [
        (TieBreak::PairingNumber, [2, 0, 1]),
        (TieBreak::PairingNumberReversed, [1, 0, 2]),
        (TieBreak::Rating, [2, 0, 1]),
        (TieBreak::RatingReversed, [0, 2, 1]),
    ] {
        let format = EventFormat::RoundRobin { double: false };
        let mut event = rated(format, &[1800, 0, 2000], vec![tie_break]);
        while event.pair_round().is_ok() {
            pair_next_round(&mut event);
            play(&mut event, |_, _| PairingResult::Draw);
        }
        let table = event.standings_table();
        assert_eq!(table.iter().map(|row| row.player).collect::<Vec<_>>(), players, "{tie_break:?}");
        assert_eq!(table.iter().map(|row| row.place).collect::<Vec<_>>(), [1, 2, 3], "{tie_break:?}");
    }
}
