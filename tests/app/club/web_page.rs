//! The web page of an event, saved as a file.

use super::Club;
use tabiya::app::dialogs::club::{ClubCommand, Msg};
use tabiya::club::export::PageWords;
use tabiya::club::record::PairingResult;

fn words() -> PageWords {
    let rounds = (1..4).map(|round| format!("Round {round}")).collect();
    PageWords { title: "Round robin".to_owned(), games: "Games".to_owned(), rounds, ..PageWords::default() }
}

/// The file contains the rounds, and the moves of games that were played on the app's board.
#[test]
fn the_web_page_holds_the_rounds_and_the_games_of_the_board() {
    let mut club = Club::new();
    club.begin("round-robin", 4).act(ClubCommand::PairRound).play(PairingResult::WhiteWins);
    club.restart();
    club.hear(Msg::SavePage(Box::new(words())));
    let page = &club.files["Friday.html"];
    assert!(page.starts_with("<!doctype html>"), "{page}");
    for part in ["<title>Friday</title>", "Round 1", "Player 4", "1. e4", "1–0"] {
        assert!(page.contains(part), "{part}: {page}");
    }
    assert!(!page.contains("Round 2"), "rounds to come are not there");
}

/// An event without games can be saved. If the event has no name, the page has the name of the
/// format.
#[test]
fn an_event_without_a_name_or_games_has_a_web_page() {
    let mut club = Club::new();
    club.act(ClubCommand::New).set("event-players", "Ada\nBen").act(ClubCommand::Create);
    club.hear(Msg::SavePage(Box::new(words())));
    assert!(club.files["tournament.html"].contains("<title>Round robin</title>"));
}
