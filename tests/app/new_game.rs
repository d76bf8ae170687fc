//! The new-game dialog, and the settings that it remembers.

use super::page::Page;
use tabiya::app::dialogs::{self, Kind, new_game::Msg};
use tabiya::app::{Msg as AppMsg, NoticeContent, PageMsg, Settings, StoredData, table};
use tabiya::game::{Event, HalfPoints, HouseRules, Preset, TIME_PRESETS};
use tabiya::rules::Color;

/// Time in milliseconds after a dialog appears, during which a press outside the dialog does not
/// close the dialog.
const DOUBLE_TAP_MS: u64 = 800;

fn players(page: &Page) -> (&str, &str) {
    let headers = page.game().headers();
    (&headers.white, &headers.black)
}

/// Plays a move, resigns for a player, and waits until the time for undoing the resignation is
/// over.
fn resign(page: &mut Page, by: Color) {
    page.play("e4").act(Event::Resign(by));
    assert_eq!(page.view().card, None, "a question stands before the card");
    page.wait(60_000).send(table::Msg::Wake);
}

fn points(page: &Page) -> (String, HalfPoints, HalfPoints) {
    let card = page.view().card.expect("the card is there");
    let tally = &card.1;
    (tally.name(Color::White).to_owned(), tally.points(Color::White), tally.points(Color::Black))
}

fn halves(white: u32, black: u32) -> (HalfPoints, HalfPoints) {
    (HalfPoints::from_halves(white), HalfPoints::from_halves(black))
}

#[test]
fn nothing_begins_before_play_and_then_everything_is_as_chosen() {
    let mut page = Page::timed();
    page.play("e4").open(Kind::NewGame);
    page.set("white-name", "Anna").set("black-name", "Ben").set("rules", "lobby").set("clock", "5+3");
    assert_eq!(page.sans(), ["e4"], "the game on the board continues until then");
    page.start_game();
    assert_eq!((page.dialog(), page.sans().len(), players(&page)), (None, 0, ("Anna", "Ben")));
    assert_eq!(page.game().rules(), &HouseRules::lobby());
    assert_eq!(page.clock(Color::White), "5:00");
    assert_eq!(page.what(), Some(&NoticeContent::PutAside), "the game that was on the board can be had back");
    // All settings are remembered, also after a reload.
    let stored = StoredData { settings: Some(page.settings().clone()), ..StoredData::default() };
    let mut again = Page::opened(stored, page.now, 0);
    again.start_game();
    assert_eq!((players(&again), again.clock(Color::Black)), (("Anna", "Ben"), "5:00".to_owned()));
    assert_eq!(again.game().rules(), &HouseRules::lobby());
}

#[test]
fn nothing_is_chosen_before_play() {
    let mut page = Page::timed();
    page.set("white-name", "Anna").set("black-name", "Ben").set("clock", "5+3").play("e4");
    let (view, saved) = (page.view(), page.settings().clone());
    let change = |page: &mut Page| {
        page.set("white-name", "Cleo").set("players", "computer").set("partner", "7").set("by-lot", "on");
        page.set("clock", "none").set("seats", "passing").set("start", "queen");
        page.set("rules", "lobby").set("announce-check", "on");
        page.send(dialogs::Msg::NewGame(Msg::Swap));
        page.set("clock", "custom").set("white-0-time", "0:40");
        assert!(page.kept_settings().is_none());
    };
    page.open(Kind::NewGame);
    change(&mut page);
    assert_eq!(page.settings(), &saved);
    let dialog = page.view().dialog;
    page.open(Kind::Editor).open(Kind::NewGame);
    assert_eq!(page.view().dialog, dialog, "another dialog leads back to what was chosen");
    for close in [AppMsg::from(dialogs::Msg::Close), PageMsg::Escape.into()] {
        page.send(close);
        assert_eq!((page.settings(), page.view().dialog), (&saved, None));
        assert_eq!(page.view().edges, view.edges);
        page.open(Kind::NewGame);
        assert_eq!((page.next_game(), &page.form().clock), (&saved, &None), "as if it had not been open");
        change(&mut page);
    }
    page.set("by-lot", "off").start_game();
    assert_eq!(page.settings().white, "Partner ⑦");
    assert_eq!(page.game().rules(), &HouseRules { announce_check: true, ..HouseRules::lobby() });
    assert_eq!(page.clock(Color::Black), "0:40");
    assert!(page.kept_settings().is_some());
}

#[test]
fn the_computer_takes_its_seat_at_play() {
    let mut page = Page::timed();
    page.set("black-name", "Ben").open(Kind::Menu);
    page.send(dialogs::Msg::Menu(dialogs::menu::Msg::PlayComputer));
    assert!(page.next_game().opponent_level().is_some());
    assert_eq!((page.settings().opponent_level(), page.settings().black.as_str()), (None, "Ben"));
    page.start_game();
    assert!(page.settings().opponent_level().is_some());
}

#[test]
fn a_position_that_is_set_up_for_the_next_game_is_chosen_at_play() {
    let mut page = Page::timed();
    page.open(Kind::NewGame).set("white-name", "Anna").open(Kind::Editor);
    page.send(dialogs::Msg::Editor(dialogs::editor::Msg::Choose));
    assert_eq!((page.next_game().white.as_str(), page.next_game().start.name()), ("Anna", "position"));
    assert_eq!((page.settings().white.as_str(), page.settings().start.name()), ("", "usual"));
    page.open(Kind::Editor).send(dialogs::Msg::Editor(dialogs::editor::Msg::Play));
    assert_eq!((players(&page), page.dialog()), (("Anna", ""), None), "Play in the editor is Play too");
}

#[test]
fn names_are_offered_again_and_each_once() {
    let mut page = Page::timed();
    for (white, black) in [("Anna", "Ben"), ("Cleo", "Anna"), ("", " ")] {
        page.set("white-name", white).set("black-name", black).start_game();
    }
    assert_eq!(page.settings().known_players, ["Cleo", "Anna", "Ben"]);
    assert_eq!(page.kept_settings().map(|kept| kept.known_players.len()), Some(3), "they are saved");
    for number in 0..100 {
        page.set("white-name", &number.to_string()).start_game();
    }
    assert_eq!(page.settings().known_players.len(), 24);
    assert_eq!(page.settings().known_players[0], "99");
}

#[test]
fn the_players_swap_or_draw_lots() {
    let mut page = Page::timed();
    page.open(Kind::NewGame).set("white-name", "Anna").set("black-name", "Ben");
    page.send(dialogs::Msg::NewGame(Msg::Swap));
    assert_eq!((page.next_game().white.as_str(), page.next_game().black.as_str()), ("Ben", "Anna"));
    page.set("by-lot", "on");
    let mut white = [0, 0];
    for _ in 0..200 {
        page.wait(1_000).start_game();
        white[usize::from(players(&page).0 == "Anna")] += 1;
    }
    assert!(white.iter().all(|games| (70..=130).contains(games)), "{white:?}");
}

#[test]
fn a_set_offers_its_own_clocks_first_and_every_clock_offered_is_one_of_the_list() {
    let known = |name: &str| name == "none" || TIME_PRESETS.iter().any(|preset| preset.name == name);
    for preset in Preset::ALL {
        let mut page = Page::timed();
        page.set("rules", preset.name());
        let offered = page.settings().suggested_clocks();
        assert!(offered.starts_with(preset.time_control_names()), "{preset:?}: {offered:?}");
        assert!(offered.iter().all(|name| known(name)), "{preset:?}: {offered:?}");
        let mut once = offered.clone();
        once.sort_unstable();
        once.dedup();
        assert_eq!(once.len(), offered.len(), "{preset:?}");
    }
    let mut page = Page::timed();
    page.set("clock", "60+30");
    assert!(page.settings().suggested_clocks().contains(&"60+30"), "the one used last");
    assert_eq!(Settings::default().suggested_clocks().len(), 6);
}

#[test]
fn a_rematch_swaps_colours_and_keeps_rules_times_and_score() {
    let mut page = Page::timed();
    page.open(Kind::NewGame).set("white-name", "Anna").set("black-name", "Ben").set("rules", "lobby");
    page.set("clock", "custom")
        .set("white-0-time", "3")
        .set("same-time", "off")
        .set("black-0-time", "5")
        .start_game();
    resign(&mut page, Color::Black);
    assert_eq!(points(&page), ("Anna".into(), halves(2, 0).0, halves(2, 0).1));
    // Settings for the next game do not affect a rematch.
    page.set("rules", "fide");
    page.send(PageMsg::Rematch);
    assert_eq!((players(&page), page.sans().len()), (("Ben", "Anna"), 0));
    assert_eq!((page.clock(Color::White), page.clock(Color::Black)), ("5:00".into(), "3:00".into()));
    assert_eq!(page.game().rules(), &HouseRules::lobby());
    assert_eq!(page.view().card, None);
    resign(&mut page, Color::Black);
    assert_eq!(points(&page), ("Ben".into(), halves(2, 2).0, halves(2, 2).1));
    // A new game of the same two players continues the match score. A game against another opponent
    // begins a new score.
    page.set("rules", "lobby").set("white-name", "Anna").set("black-name", "Ben").start_game();
    resign(&mut page, Color::Black);
    assert_eq!(points(&page), ("Anna".into(), halves(4, 2).0, halves(4, 2).1));
    page.set("black-name", "Cleo").start_game();
    resign(&mut page, Color::White);
    assert_eq!(points(&page), ("Anna".into(), halves(0, 2).0, halves(0, 2).1));
}

/// The players exchange colours for the second game, which ends before the first game.
#[test]
fn a_game_that_was_put_aside_counts_when_it_is_over() {
    for third in [false, true] {
        let mut page = Page::timed();
        page.set("white-name", "Anna").set("black-name", "Ben").start_game();
        page.play("d4").set("white-name", "Ben").set("black-name", "Anna").start_game();
        resign(&mut page, Color::Black);
        assert_eq!(points(&page), ("Ben".into(), halves(2, 0).0, halves(2, 0).1));
        if third {
            page.start_game();
        }
        page.send(table::Msg::Restore(0)).act(Event::Resign(Color::White));
        page.wait(60_000).send(table::Msg::Wake);
        assert_eq!(points(&page), ("Anna".into(), halves(0, 4).0, halves(0, 4).1), "third: {third}");
        page.start_game();
        resign(&mut page, Color::White);
        assert_eq!(points(&page), ("Ben".into(), halves(4, 2).0, halves(4, 2).1), "third: {third}");
    }
}

#[test]
fn there_is_no_rematch_of_a_game_that_goes_on() {
    let mut page = Page::timed();
    page.play("e4").send(PageMsg::Rematch);
    assert_eq!((page.sans(), page.effects.len()), (vec!["e4".to_owned()], 0));
}

#[test]
fn the_card_lies_there_until_it_is_put_away() {
    let mut page = Page::timed();
    page.play("f3 e5 g4 Qh4#");
    assert!(page.view().card.is_some_and(|card| !card.1.is_worth_showing()), "one game");
    page.send(PageMsg::Escape);
    assert_eq!(page.view().card, None);
    assert!(page.result().is_some(), "the game is still over");

    let mut page = Page::timed();
    page.play("f3 e5 g4 Qh4#").send(table::Msg::StepReview(table::ReviewStep::Previous));
    assert_eq!(page.view().card, None, "who looks back sees the board");
    page.send(table::Msg::StepReview(table::ReviewStep::BackToGame));
    assert_eq!(page.view().card, None, "and has put it away");

    let mut page = Page::timed();
    page.play("f3 e5 g4 Qh4#").send(table::Msg::PutCardAway);
    assert_eq!(page.view().card, None);
    // Without names, only a rematch continues the match score.
    page.wait(1).send(PageMsg::Rematch);
    page.play("f3 e5 g4 Qh4#");
    let card = page.view().card.expect("another end, another card");
    assert_eq!((card.1.points(Color::White), card.1.points(Color::Black)), halves(2, 2));
    assert!(card.1.is_worth_showing());
}

#[test]
fn an_end_that_is_found_has_no_card() {
    let page = Page::at("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
    assert!(page.result().is_some());
    assert_eq!(page.view().card, None);
}

#[test]
fn the_second_half_of_a_double_tap_does_not_close_what_the_first_has_opened() {
    let mut page = Page::timed();
    page.wait(10_000).open(Kind::NewGame).wait(400).send(dialogs::Msg::PressOutside);
    assert!(page.dialog().is_some());
    page.wait(500).send(dialogs::Msg::PressOutside);
    assert_eq!(page.dialog(), None);
    page.open(Kind::NewGame).send(PageMsg::Escape);
    assert_eq!(page.dialog(), None, "any other way out is open at once");
}

#[test]
fn where_the_code_of_a_dialog_comes_late_so_does_the_second_half() {
    let mut page = Page::timed();
    page.wait(10_000).open(Kind::NewGame).wait(DOUBLE_TAP_MS + 200).dialog_shown();
    page.wait(DOUBLE_TAP_MS - 1).send(dialogs::Msg::PressOutside);
    assert!(page.dialog().is_some(), "it could not be seen before");
    page.wait(1).send(dialogs::Msg::PressOutside);
    assert_eq!(page.dialog(), None);
}
