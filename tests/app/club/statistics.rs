//! Entries of players about themselves (language, odds, avatar), and statistics of their games.

use super::players::played;
use super::{Club, act};
use tabiya::app::dialogs::club::{AVATAR_SYMBOLS, ClubCommand, Msg};
use tabiya::app::ptr_eq_rc::PtrEqRc;
use tabiya::app::table;
use tabiya::club::record::PairingResult;
use tabiya::game::{self, GameSetup};
use tabiya::openings::Openings;
use tabiya::rules::Color;
use tabiya::words::Language;

impl Club {
    fn languages(&self) -> [Option<Language>; 2] {
        self.page.app.ready().unwrap().settings.player_languages()
    }

    /// Opens the row of the player `name`; returns the index of the row.
    fn unfold(&mut self, name: &str) -> usize {
        let row = self.row(name);
        if self.players().open != Some(row) {
            self.act(ClubCommand::Player(row));
        }
        row
    }
}

fn two(white: &str, black: &str) -> [String; 2] {
    [white.to_owned(), black.to_owned()]
}

/// A language, odds and an avatar are saved immediately and can be undone. The language and the
/// odds are applied when Ada and Ben meet.
#[test]
fn a_language_odds_and_a_sign() {
    let mut club = played(&[("Ada", "Ben", PairingResult::WhiteWins)]);
    let row = club.unfold("Ada");
    club.set("player-language", "de");
    club.set("player-odds", "knight");
    club.act(ClubCommand::SetBadgeSymbol(row, Some(2)));
    club.restart_players();
    let ada = |club: &Club| club.players().shown_players()[club.row("Ada")].clone();
    let german = Language::from_tag("de").unwrap();
    assert_eq!((ada(&club).language, ada(&club).odds.as_deref()), (Some(german), Some("knight")));
    assert_eq!(ada(&club).badge_symbol, Some(2));
    assert!(AVATAR_SYMBOLS.len() > 2);
    // Ada's entry means that she gets knight odds: Ben plays White in every game, without a knight.
    assert_eq!(club.players().quick_match(), Some((two("Ben", "Ada"), Some("knight"))));
    club.act(ClubCommand::Rematch);
    assert_eq!(club.languages(), [None, Some(german)]);
    let start = club.page.game().start().to_fen();
    assert!(start.ends_with("/R1BQKBNR w KQkq - 0 1"), "{start}");
    let headers = club.page.game().headers().clone();
    assert_eq!([headers.white, headers.black], two("Ben", "Ada"));
    club.send(table::Msg::Drop { from: super::square("e2"), to: super::square("e4") });
    club.send(act(game::Event::Resign(Color::White)));
    club.go();
    club.act(ClubCommand::Players);
    assert_eq!(club.players().quick_match(), Some((two("Ben", "Ada"), Some("knight"))), "again");
    // Without odds the players exchange colours; each keeps their language.
    let row = club.unfold("Ada");
    club.act(ClubCommand::ChallengeWithoutOdds(row));
    assert_eq!(club.languages(), [Some(german), None]);
    assert_eq!(club.page.game().start(), &GameSetup::default().start);
    assert_eq!(club.page.game().headers().white, "Ada");
    club.go();
    club.act(ClubCommand::Players);
    // If both players get the same odds, they play without odds.
    club.unfold("Ben");
    club.set("player-odds", "knight");
    assert_eq!(club.players().quick_match().unwrap().1, None);
    club.set("player-odds", "pawn");
    club.unfold("Ada");
    club.set("player-odds", "");
    assert_eq!(club.players().quick_match(), Some((two("Ben", "Ada"), Some("pawn"))), "Black gives the pawn");
    for _ in 0..6 {
        club.act(ClubCommand::Undo);
    }
    assert_eq!((ada(&club).language, ada(&club).odds, ada(&club).badge_symbol), (None, None, None));
}

/// Announcements in a tournament are in the language of each player, too.
#[test]
fn who_plays_in_a_tournament_is_spoken_to_in_their_language() {
    let mut club = played(&[("Player 1", "Ben", PairingResult::WhiteWins)]);
    club.unfold("Player 1");
    club.set("player-language", "de");
    club.act(ClubCommand::ToList).begin("most-wins", 2).act(ClubCommand::PairRound);
    let pairing = club.event().rounds()[0].boards[0].pairing;
    club.restart();
    club.page.effects.clear();
    club.act(ClubCommand::Next);
    let german = Language::from_tag("de");
    let expected = if pairing.white == 0 { [german, None] } else { [None, german] };
    assert_eq!(club.languages(), expected);
    assert_eq!(club.page.game().headers().event, "Friday");
}

/// A profile counts the games of each rule set. When the names of openings are loaded, it also
/// counts the openings that the player has played with each colour.
#[test]
fn a_profile_tells_openings_and_sets_of_rules() {
    let white = PairingResult::WhiteWins;
    let mut club = played(&[("Ada", "Ben", white), ("Ada", "Ben", white), ("Ben", "Ada", white)]);
    let text = "openings 1\nB00 0King's Pawn: Anything\n\ne4=\n";
    let names = PtrEqRc::new(Openings::read(text.as_bytes()).unwrap());
    club.hear(Msg::Names(names));
    let ada = club.players().shown_players()[club.row("Ada")].clone();
    let told = |all: &[(String, tabiya::club::people::ScoreTally)]| -> Vec<(String, usize)> {
        all.iter().map(|(name, tally)| (name.clone(), tally.games())).collect()
    };
    assert_eq!(told(&ada.openings[0]), [("King's Pawn".to_owned(), 2)]);
    assert_eq!(told(&ada.openings[1]), [("King's Pawn".to_owned(), 1)]);
    assert_eq!(told(&ada.rules), [("fide".to_owned(), 3)]);
    assert_eq!((ada.openings[0][0].1.won, ada.openings[1][0].1.lost), (2, 1));
    // A profile that is opened again shows the openings at once.
    club.act(ClubCommand::ToList).act(ClubCommand::Players);
    assert_eq!(club.players().shown_players()[club.row("Ada")].openings, ada.openings);
}
