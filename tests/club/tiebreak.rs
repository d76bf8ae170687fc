//! Tie-breaks (FIDE C.07), compared with the tie-breaks of other programs and with stored values.

use serde_json::Value;
use tabiya::club::record::{Pairing, PairingResult, PlayedRound, PlayerRound, TournamentKind};
use tabiya::club::tiebreak::{TieBreak, TieBreakValue, TournamentResults};

use super::{lines, names, own};

/// Compares all tie-break values of a tournament. Returns the number of values, and adds the
/// differences to `wrong`.
fn check(line: &Value, kind: TournamentKind, events: &Value, wrong: &mut Vec<String>) -> usize {
    let ratings = lines::ratings(events).unwrap();
    let rounds = lines::number(events, "rounds").unwrap();
    let standings = TournamentResults::new(kind, rounds, ratings, &lines::rounds(events).unwrap()).unwrap();
    let mut compared = 0;
    for (name, expected) in line["tb"].as_object().unwrap() {
        let values = standings.tie_break_values(names::tie_break(name).unwrap());
        for (player, (value, expected)) in values.iter().zip(expected.as_array().unwrap()).enumerate() {
            let Some(expected) = expected.as_f64() else { continue };
            compared += 1;
            if value.is_none_or(|value| (value.to_f64() - expected).abs() > 0.0001) {
                let id = &line["id"];
                wrong.push(format!(
                    "{id} {name} of {}: {value:?}, not {expected}; {}",
                    player + 1,
                    line["flags"][player]
                ));
            }
        }
    }
    compared
}

fn assert_right(kind: &str, events: usize, values: usize, wrong: &[String]) {
    println!("tie-breaks, {kind}: {events} tournaments, {values} values, {} wrong", wrong.len());
    assert!(wrong.is_empty(), "{}", wrong[..wrong.len().min(12)].join("\n"));
}

#[test]
fn swiss_tournaments_of_the_larger_collection() {
    let (Some(text), Some(events)) =
        (super::shared("tiebreaks-swiss.jsonl.gz"), super::shared("swiss-dutch.jsonl.gz"))
    else {
        return;
    };
    let events: Vec<Value> = events.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let (mut wrong, mut count, mut values) = (Vec::new(), 0, 0);
    for line in text.lines() {
        let line: Value = serde_json::from_str(line).unwrap();
        let event = events.iter().find(|event| event["id"] == line["id"]).unwrap();
        values += check(&line, TournamentKind::Swiss, event, &mut wrong);
        count += 1;
    }
    assert_right("Swiss", count, values, &wrong);
    assert!(values > 10_000);
}

#[test]
fn round_robins_of_the_larger_collection() {
    let Some(text) = super::shared("tiebreaks-roundrobin.jsonl.gz") else { return };
    let (mut wrong, mut count, mut values) = (Vec::new(), 0, 0);
    for line in text.lines() {
        let line: Value = serde_json::from_str(line).unwrap();
        values += check(&line, TournamentKind::RoundRobin, &line, &mut wrong);
        count += 1;
    }
    assert_right("round robin", count, values, &wrong);
    assert!(values > 3_000);
}

#[test]
fn tournaments_of_our_own() {
    for (name, kind, enough) in [
        ("swiss.jsonl", TournamentKind::Swiss, 3000),
        ("round-robins.jsonl", TournamentKind::RoundRobin, 1000),
    ] {
        let (mut wrong, mut values) = (Vec::new(), 0);
        let lines = own::lines(name);
        lines.iter().for_each(|line| values += check(line, kind, line, &mut wrong));
        assert_right(name, lines.len(), values, &wrong);
        assert!(values > enough, "{values}");
    }
}

/// Compares further tie-breaks of FIDE C.07, which the tests above do not cover, with
/// `tiebreak-core` 1.2.0, an independent program in Python (MIT). The expected values of the
/// perfect tournament performance (PTP) are exact; those of the program are not, because it adds
/// floating-point numbers. Values on which programs differ are not compared:
/// - tie-breaks that leave out more rounds than the player has,
/// - means of the opponents' values if an opponent has no value,
/// - games won with Black (BWG) in round robins with forfeits,
/// - rounds elected to play (REP) of players who lost by forfeit in a round robin: the program
///   counts these losses, against FIDE C.07, 15.2.
///
/// The third file has the tie-breaks with the modifier `/P`, for tournaments with forfeits.
#[test]
fn further_tie_breaks_of_tournaments_of_our_own() {
    for (name, events, kind, enough) in [
        ("further-swiss.jsonl", "swiss.jsonl", TournamentKind::Swiss, 11_000),
        ("further-round-robins.jsonl", "round-robins.jsonl", TournamentKind::RoundRobin, 2_500),
        ("forfeits-swiss.jsonl", "swiss.jsonl", TournamentKind::Swiss, 4_000),
    ] {
        let events = own::lines(events);
        let lines = own::lines(name);
        let (mut wrong, mut values) = (Vec::new(), 0);
        for line in &lines {
            let event = events.iter().find(|event| event["id"] == line["id"]).unwrap();
            values += check(line, kind, event, &mut wrong);
        }
        assert_right(name, lines.len(), values, &wrong);
        assert!(values > enough, "{values}");
    }
}

/// Progressive Cut-2 leaves out the first two scores, and AOB/F is the mean of the opponents' Fore
/// Buchholz (FIDE C.07, 7.5, 8.2 and 14.2).
#[test]
fn cuts_of_progressive_and_the_mean_of_fore_buchholz() {
    let mut compared = 0;
    for line in own::lines("swiss.jsonl") {
        let rounds = lines::rounds(&line).unwrap();
        let announced = lines::number(&line, "rounds").unwrap();
        let ratings = lines::ratings(&line).unwrap();
        let standings = TournamentResults::new(TournamentKind::Swiss, announced, ratings, &rounds).unwrap();
        let of = |one: TieBreak| -> Vec<Option<f64>> {
            standings.tie_break_values(one).iter().map(|value| Some(value.as_ref()?.to_f64())).collect()
        };
        let [cut_1, cut_2] = [TieBreak::ProgressiveCut1, TieBreak::ProgressiveCut2].map(of);
        let (fore, means) = (of(TieBreak::ForeBuchholz), of(TieBreak::AverageForeBuchholz));
        for (player, card) in standings.player_rounds().iter().enumerate() {
            let half_points: u32 = card.iter().take(2).map(|entry| entry.half_points()).sum();
            assert_eq!(cut_1[player].unwrap() - cut_2[player].unwrap(), f64::from(half_points) / 2.0);
            let opponents = card.iter().filter_map(|entry| match entry {
                PlayerRound::Game { opponent, .. } => fore[*opponent],
                _ => None,
            });
            let opponents: Vec<f64> = opponents.collect();
            let mean =
                (!opponents.is_empty()).then(|| opponents.iter().sum::<f64>() / opponents.len() as f64);
            assert_eq!(mean.is_some(), means[player].is_some());
            assert!((mean.unwrap_or(0.0) - means[player].unwrap_or(0.0)).abs() < 1e-9, "{}", line["id"]);
            compared += 1;
        }
    }
    assert!(compared > 300, "{compared}");
}

/// The direct encounter counts several games between the same two players as one game with the mean
/// score (FIDE C.07, 6.1).
#[test]
fn direct_encounter_takes_the_mean_of_several_games() {
    let game = |white, black| PlayedRound {
        games: vec![(Pairing { white, black }, PairingResult::WhiteWins)],
        byes: Vec::new(),
    };
    // Player 0 beats player 1 twice, player 1 beats player 2, and player 2 beats player 0.
    let rounds = [game(0, 1), game(0, 1), game(1, 2), game(2, 0)];
    for kind in [TournamentKind::RoundRobin, TournamentKind::Swiss] {
        let standings = TournamentResults::new(kind, 6, vec![0; 3], &rounds).unwrap();
        let ranks = standings.direct_encounter(&[1, 1, 1], TieBreak::DirectEncounter);
        assert_eq!(ranks, [Some(TieBreakValue::from_whole(1)); 3], "{kind:?}");
    }
}

/// With the modifier `/P`, a forfeit counts as a game in a Swiss: Buchholz adds the whole score of
/// the opponent, and the direct encounter counts a meeting. In a round robin, nothing changes (FIDE
/// C.07, 15.2).
#[test]
fn forfeits_count_as_games_with_the_modifier_p() {
    let round = |games: &[(usize, usize, PairingResult)]| PlayedRound {
        games: games.iter().map(|&(white, black, score)| (Pairing { white, black }, score)).collect(),
        byes: Vec::new(),
    };
    // Round 1: player 1 beats player 0 by forfeit, and player 2 beats player 3. Round 2: player 0
    // beats player 2, and player 1 beats player 3.
    let rounds = [
        round(&[(0, 1, PairingResult::BlackByForfeit), (2, 3, PairingResult::WhiteWins)]),
        round(&[(0, 2, PairingResult::WhiteWins), (1, 3, PairingResult::WhiteWins)]),
    ];
    let value = |kind, one| {
        let standings = TournamentResults::new(kind, 2, vec![0; 4], &rounds).unwrap();
        standings.tie_break_values(one)[0].unwrap().to_f64()
    };
    let (swiss, round_robin) = (TournamentKind::Swiss, TournamentKind::RoundRobin);
    // Players 0 and 2 have one point, player 1 has two points. The value is that of player 0. The
    // forfeit adds player 0's own score (1), or with `/P` the score of the opponent, player 1 (2).
    assert_eq!(value(swiss, TieBreak::Buchholz), 2.0);
    assert_eq!(value(swiss, TieBreak::BuchholzWithForfeits), 3.0);
    // The cut leaves out a voluntary unplayed round before all others, here the forfeit. With `/P`,
    // the forfeit counts as played, so no round is unplayed, and the cut leaves out the lowest
    // score (1).
    assert_eq!(value(swiss, TieBreak::BuchholzCut1), 1.0);
    assert_eq!(value(swiss, TieBreak::BuchholzCut1WithForfeits), 2.0);
    for (plain, with_forfeits) in [
        (TieBreak::SonnebornBerger, TieBreak::SonnebornBergerWithForfeits),
        (TieBreak::Buchholz, TieBreak::BuchholzWithForfeits),
    ] {
        assert_eq!(value(round_robin, plain), value(round_robin, with_forfeits), "{plain:?}");
    }
    let standings = TournamentResults::new(swiss, 2, vec![0; 4], &rounds).unwrap();
    let ranks = |one| standings.direct_encounter(&[1, 1, 2, 3], one);
    let [first, second] = [1, 2].map(|rank| Some(TieBreakValue::from_whole(rank)));
    assert_eq!(ranks(TieBreak::DirectEncounter)[..2], [first, first], "they have not met");
    assert_eq!(ranks(TieBreak::DirectEncounterWithForfeits)[..2], [second, first]);
}

/// A round lost by forfeit is not a round that the player elected to play, neither in a Swiss nor
/// in a round robin (FIDE C.07, 7.6 and 15.2).
#[test]
fn a_loss_by_forfeit_is_no_round_elected_to_play() {
    let round = |white, black, score| PlayedRound {
        games: vec![(Pairing { white, black }, score)],
        byes: Vec::new(),
    };
    let rounds = [
        round(0, 1, PairingResult::WhiteByForfeit),
        round(2, 0, PairingResult::BothForfeit),
        round(1, 2, PairingResult::Draw),
    ];
    for (kind, expected) in [(TournamentKind::RoundRobin, [1, 1, 1]), (TournamentKind::Swiss, [1, 1, 1])] {
        let standings = TournamentResults::new(kind, 3, vec![0; 3], &rounds).unwrap();
        let values = standings.tie_break_values(TieBreak::RoundsElected);
        assert_eq!(values, expected.map(|rounds| Some(TieBreakValue::from_whole(rounds))), "{kind:?}");
    }
}
