//! The large display of a round for all players, and its clock.

use super::Club;
use tabiya::app::PageMsg;
use tabiya::app::dialogs::club::{ClubCommand, EventTab};
use tabiya::game::Span;

/// The clock of a round is saved at once, and continues while the page is closed.
#[test]
fn the_clock_of_a_round_outlives_the_page() {
    let mut club = Club::new();
    club.begin("swiss", 6).act(ClubCommand::PairRound).act(ClubCommand::Wall(true));
    // Each message takes a little simulated time, so the test compares whole minutes.
    let left = |club: &Club| {
        let left = club.running().round_time()?;
        Some(left.as_micros().div_ceil(Span::from_mins(1).as_micros()))
    };
    assert_eq!((club.running().shown_round_clock(), left(&club)), (None, Some(60)), "without clocks an hour");
    for text in ["", "0", "x", "-5", "1441"] {
        club.set("round-minutes", text).act(ClubCommand::StartClock);
        assert_eq!((club.running().shown_round_clock(), left(&club)), (None, None), "{text}");
    }
    club.set("round-minutes", " 20 ").act(ClubCommand::StartClock);
    assert!(club.running().shown_round_clock().unwrap().is_running());
    club.page.wait(60_000);
    club.act(ClubCommand::Tick);
    assert_eq!(left(&club), Some(19));
    club.assert_journal_restores();
    club.page.wait(60_000);
    club.restart();
    club.act(ClubCommand::Wall(true));
    assert_eq!(left(&club), Some(18), "it ran on");
    club.act(ClubCommand::StopClock);
    club.page.wait(600_000);
    club.act(ClubCommand::Tick).act(ClubCommand::StopClock);
    assert_eq!(left(&club), Some(18));
    club.restart();
    assert_eq!(left(&club), Some(18));
    club.act(ClubCommand::StartClock);
    club.page.wait(20 * 60_000);
    club.act(ClubCommand::Tick);
    assert_eq!(left(&club), Some(0));
    club.set("round-minutes", "5").act(ClubCommand::ResetClock);
    assert_eq!(left(&club), Some(5));
    assert!(!club.running().shown_round_clock().unwrap().is_running());
    // The next round has a clock of its own, which has not been started.
    club.enter_round().act(ClubCommand::PairRound).set("round-minutes", "7");
    assert_eq!((club.running().shown_round_clock(), left(&club)), (None, Some(7)));
    club.act(ClubCommand::Round(0));
    assert_eq!(left(&club), Some(5));
    club.assert_journal_restores();
}

/// A new round clock has the time that two players may need for sixty moves each. Without chess
/// clocks, the round clock has an hour.
#[test]
fn a_new_clock_knows_how_long_the_games_may_take() {
    for (clock, minutes) in [("none", "60"), ("5+0", "10"), ("3+2", "10"), ("15+10", "50"), ("90+30", "240")]
    {
        let mut club = Club::new();
        club.act(ClubCommand::New).set("event-clock", clock);
        club.set("event-players", "Ada\nBen").act(ClubCommand::Create);
        assert_eq!(club.running().minutes, minutes, "{clock}");
    }
}

#[test]
fn escape_leads_back_to_the_tournament_and_then_out_of_it() {
    let mut club = Club::new();
    club.begin("swiss", 6).act(ClubCommand::PairRound).act(ClubCommand::Show(EventTab::More));
    club.act(ClubCommand::Wall(true)).send(PageMsg::Escape);
    assert_eq!((club.running().is_wall, club.running().tab), (false, EventTab::More));
    club.send(PageMsg::Escape);
    assert_eq!(club.running().tab, EventTab::Round);
    club.act(ClubCommand::Show(EventTab::Standings)).send(PageMsg::Escape);
    assert!(club.page.dialog().is_none());
}
