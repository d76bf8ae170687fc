//! Settings for pairings, tied matches and tie-breaks, in the form of a new tournament.

use super::Club;
use tabiya::app::dialogs::club::{ClubCommand, TIES};
use tabiya::club::event::{GamePlace, PairingNumbers, PairingRules, TieResolution};
use tabiya::club::record::{Bye, Pairing, PairingResult};
use tabiya::club::tiebreak::TieBreak;
use tabiya::game::Span;
use tabiya::rules::Color;

/// Creates an event of the format `format` with numbered players; `fields` sets further fields of
/// the form.
fn begin(format: &str, players: usize, fields: &[(&str, &str)]) -> Club {
    let names: Vec<String> = (1..=players).map(|number| format!("Player {number}")).collect();
    let mut club = Club::new();
    club.act(ClubCommand::New).set("event-name", "Friday").set("event-format", format);
    club.set("event-players", &names.join("\n"));
    for (name, value) in fields {
        club.set(name, value);
    }
    club.act(ClubCommand::Create);
    club
}

/// With these settings, the pairing-allocated bye gives half a point, and a late player gets half a
/// point for each missed round, up to a limit.
#[test]
fn byes_and_late_players_get_half_points_where_the_form_says_so() {
    let fields = [("event-bye", "half"), ("event-late-byes", "1")];
    let mut club = begin("swiss", 5, &fields);
    for _ in 0..2 {
        club.act(ClubCommand::PairRound).enter_round();
    }
    club.set("club-name", "Late").act(ClubCommand::AddPlayers);
    club.restart();
    let event = club.event();
    assert!(
        !event.rounds()[0].byes.contains(&(5, Bye::Half)) && event.rounds()[1].byes.contains(&(5, Bye::Half))
    );
    let half_points =
        |player: usize| event.standings_table().iter().find(|row| row.player == player).unwrap().half_points;
    assert_eq!(half_points(5), 1);
    let (free, bye) = event.rounds()[0].byes[0];
    assert_eq!(bye, Bye::PairingAllocated);
    let won = event
        .crosstable_row(free)
        .iter()
        .filter_map(|cell| Some(cell.score?.half_points(cell.color)))
        .sum::<u32>();
    assert_eq!(half_points(free), won + 1);
    club.assert_journal_restores();
    // A knockout does not use these settings, so its setup has the default values.
    assert_eq!(begin("knockout", 4, &fields).event().setup().pairing, PairingRules::default());
}

/// An accelerated Swiss pairs the players of the upper half with each other in the first round.
#[test]
fn an_accelerated_swiss_pairs_the_upper_half_with_each_other() {
    for (acceleration, highest) in [("baku", 8), ("none", 16)] {
        let mut club = begin("swiss", 16, &[("event-acceleration", acceleration), ("event-rounds", "9")]);
        club.act(ClubCommand::PairRound);
        let first = club.event().rounds()[0].boards[0].pairing;
        assert!(first.white.max(first.black) < highest, "{first:?}");
        assert_eq!(first.white.max(first.black) < 8, acceleration == "baku");
        club.restart();
        club.assert_journal_restores();
    }
}

/// In a seeded bracket the first two players meet only in the final, and byes occur only in the
/// first round.
#[test]
fn a_seeded_bracket_brings_the_first_two_together_last() {
    let fields = [("event-bracket", "seeded"), ("event-numbering", "as-entered")];
    let mut club = begin("knockout", 13, &fields);
    while club.event().pair_round().is_ok() {
        club.act(ClubCommand::PairRound).enter_round();
        if club.event().rounds().len() == 2 {
            club.restart();
        }
    }
    let event = club.event();
    let Pairing { white, black } = event.rounds().last().unwrap().boards[0].pairing;
    assert_eq!((white.min(black), white.max(black)), (0, 1));
    let byes: Vec<usize> = event.rounds().iter().map(|round| round.byes.len()).collect();
    assert_eq!(byes, [3, 0, 0, 0]);
    club.assert_journal_restores();
}

/// Each kind of game that breaks a tied match has a clock of its own.
#[test]
fn games_that_break_a_tie_have_clocks_of_their_own() {
    let number = |is: fn(&TieResolution) -> bool| TIES.iter().position(is).unwrap();
    let rapid = number(|tie| matches!(tie, TieResolution::Games { .. }));
    let armageddon = number(|tie| matches!(tie, TieResolution::TimedArmageddon { .. }));
    let mut club = Club::new();
    club.act(ClubCommand::New).set("event-name", "Friday").set("event-format", "knockout");
    club.set("event-players", "Ada\nBen").set("event-clock", "none");
    // Deselects the two ways of breaking a tie that are chosen by default, and selects two others.
    let usual = [TieResolution::Rematch, TieResolution::Armageddon]
        .map(|one| TIES.iter().position(|tie| *tie == one).unwrap());
    for tie in usual.into_iter().chain([rapid, armageddon]) {
        club.act(ClubCommand::Tie(tie));
    }
    club.act(ClubCommand::Create).act(ClubCommand::PairRound);
    for (game, seconds) in [[0, 0], [600, 600], [600, 600], [300, 240]].into_iter().enumerate() {
        let place = GamePlace { round: 0, board: 0, game };
        let time = club.running().game_setup(place, "2026.01.01").unwrap().time;
        let begins = Color::ALL.map(|color| time.starting_time(color));
        let expected = seconds.map(Span::from_secs);
        assert!(
            begins.iter().zip(expected).all(|(begins, expected)| {
                *begins >= expected && *begins <= expected + Span::from_secs(5)
            }),
            "game {game}: {begins:?}"
        );
        club.act(ClubCommand::Result(place, PairingResult::Draw));
    }
    assert_eq!(club.event().next_game(), None, "a draw wins the last game for Black");
    club.assert_journal_restores();
}

/// Every tie-break can be added to the tie-break order of a new tournament.
#[test]
fn every_tie_break_can_be_chosen() {
    let mut club = begin("swiss", 2, &[]);
    let usual = club.event().setup().tie_breaks.clone();
    let others: Vec<TieBreak> = TieBreak::all().filter(|one| !usual.contains(one)).collect();
    club.act(ClubCommand::ToList)
        .act(ClubCommand::New)
        .set("event-format", "swiss")
        .set("event-players", "Ada\nBen");
    for one in &others {
        club.act(ClubCommand::TieBreak(*one));
    }
    club.act(ClubCommand::Create);
    assert_eq!(club.event().setup().tie_breaks, [usual, others].concat());
    club.restart();
    club.assert_journal_restores();
}

/// A new Swiss tournament numbers its players by rating, title and name. Other formats, and a
/// stored Swiss tournament with the setting `ByRating`, keep the order of entry for equal ratings.
#[test]
fn a_new_swiss_numbers_its_players_by_rating_title_and_name() {
    let players = ("event-players", "Name;Elo;Title\nCole, Al;1900;\nBell, Al;1900;\nDunn, Al;1900;FM\n");
    let mut club = begin("swiss", 0, &[players]);
    assert_eq!(club.event().setup().numbering, PairingNumbers::ByRatingAndTitle);
    assert_eq!(club.event().pairing_order(), [2, 1, 0]);
    club.restart();
    assert_eq!(club.event().pairing_order(), [2, 1, 0]);
    for text in club.lines.values_mut() {
        *text = text.replace("ByRatingAndTitle", "ByRating");
    }
    club.restart();
    assert_eq!(club.event().pairing_order(), [0, 1, 2]);
    for (format, numbering, expected) in [
        ("swiss", "as-entered", PairingNumbers::AsEntered),
        ("swiss", "by-lot", PairingNumbers::Random),
        ("double", "by-rating", PairingNumbers::ByRating),
    ] {
        let club = begin(format, 0, &[players, ("event-numbering", numbering)]);
        assert_eq!(club.event().setup().numbering, expected, "{format}, {numbering}");
    }
}
