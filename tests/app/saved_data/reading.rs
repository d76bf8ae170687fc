//! Restoring games saved by this, older and later versions, and the faults that the app
//! reports for damaged records.

use super::super::faults;
use super::page::{Page, fault, played};
use serde_json::{Value, json};
use tabiya::app::dialogs::Kind;
use tabiya::app::records::{PLAYED_GAME_VERSION, Record};
use tabiya::app::table::view::PlayerEdgeView;
use tabiya::app::{DiskMsg, GameId, NoticeContent, PageMsg, StorageTrouble, StoredData};
use tabiya::game::{ClockStop, Event, Instant, JournalEntry, Refusal};
use tabiya::rules::Color;

#[test]
fn both_games_are_back_as_they_were() {
    let page = played();
    let mut again = Page::again(&page.disk, page.now);
    assert!(matches!(again.game().clock_stop(), ClockStop::Suspended(_)), "its clock ran");
    again.act(Event::EndAbsence { refund: true });
    assert_eq!(again.game().moves(), page.game().moves());
    assert_eq!(again.id(), page.id());
    assert!(again.settings().rules.announce_check);
    let (aside, was) = (again.put_aside().unwrap(), page.put_aside().unwrap());
    assert_eq!(aside.game, was.game);
    assert!(again.disk.damaged.is_empty());
    again.play("Nc3");
    assert_eq!(Page::again(&again.disk, again.now).game().moves().len(), page.game().moves().len() + 1);
}

#[test]
fn a_page_that_is_reloaded_within_three_seconds_asks_nothing() {
    let page = played();
    let running = page.game().clock().unwrap().running();
    assert!(running.is_some());
    // `Page::again` opens the page 5.04 s after the given instant. The page then opens 2.94 s after
    // the last change.
    let reloaded = Instant::from_millis(page.game().last_change().as_millis() - 2_100);
    let again = Page::again(&page.disk, reloaded);
    assert_eq!(again.game().clock().unwrap().running(), running);
}

#[test]
fn a_disk_that_is_full_hides_no_game() {
    let page = played();
    let trouble = Some(StorageTrouble::Storage(faults::unsaved()));
    let mut again = Page::found(StoredData { trouble, ..page.disk.open() }, &page.disk, page.now);
    assert_eq!(
        again.notice().map(|notice| &notice.content),
        Some(&NoticeContent::NotSaved(faults::unsaved()))
    );
    assert_eq!((again.id(), again.game().moves()), (page.id(), page.game().moves()));
    assert_eq!(again.put_aside().unwrap().game, page.put_aside().unwrap().game);
    assert!(again.settings().rules.announce_check);
    again.act(Event::EndAbsence { refund: true });
    again.play("Nc3");
    assert_eq!(again.game().moves().len(), page.game().moves().len() + 1);
    // A tab that takes the game over while the disk is full shows the game too.
    let mut other = Page::new();
    other.play("d4");
    let trouble = Some(StorageTrouble::Storage(faults::unsaved()));
    other.send(DiskMsg::Opened(Box::new(StoredData { trouble, ..page.disk.open() })));
    assert_eq!(other.game().moves(), page.game().moves());
}

#[test]
fn a_position_that_the_arbiter_put_right_is_read_back_also_of_a_game_put_aside() {
    let right = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2";
    let mut page = Page::new();
    page.address("clock=300+3&rules=fp-club");
    page.play("e4 e5 Nf3 Nc6");
    page.act(Event::CorrectPosition { fen: right.to_owned(), why: "a knight".to_owned() });
    page.play("Nf6 Nc3");
    let mut again = Page::again(&page.disk, page.now);
    again.act(Event::EndAbsence { refund: true });
    assert_eq!(again.game().corrections(), page.game().corrections());
    assert_eq!((again.game().moves(), again.game().pgn()), (page.game().moves(), page.game().pgn()));
    assert!(again.disk.damaged.is_empty());
    again.play("Bc5");
    // A correction is read back too if it is the only event of its game.
    again.address("rules=lobby");
    again.act(Event::CorrectPosition { fen: right.to_owned(), why: String::new() });
    again.address("rules=fide");
    let last = Page::again(&again.disk, again.now);
    let aside: Vec<_> = last.table().session.games_aside().iter().map(|aside| &aside.game).collect();
    let was: Vec<_> = again.table().session.games_aside().iter().map(|aside| &aside.game).collect();
    assert_eq!((aside.len(), aside), (2, was));
}

#[test]
fn a_page_is_not_alive_before_its_game_nor_days_after_it() {
    let page = played();
    let id = page.id().unwrap();
    for (at, believed) in [(5_000, true), (86_300_000, true), (86_500_000, false)] {
        let mut disk = page.disk.clone();
        let at = page.game().last_change().plus_millis(at);
        disk.single(Record::of_heartbeat(id, at));
        assert_eq!(disk.game(id).last_heartbeat, believed.then_some(at));
    }
    let mut disk = page.disk.clone();
    disk.single(Record::of_heartbeat(GameId(7), page.now));
    assert_eq!(disk.game(id).last_heartbeat, None, "that was another game");
}

#[test]
fn an_offer_that_goes_with_the_move_stays_secret_over_a_reload() {
    let mut page = Page::new();
    page.address("rules=lobby");
    page.play("e4 e5");
    let silent = Page::again(&page.disk, page.now);
    page.act(Event::OfferDraw(Color::White));
    let mut again = Page::again(&page.disk, page.now);
    assert!(again.game().draw_offer().is_some_and(|offer| !offer.is_delivered));
    assert_eq!(again.table().seats, silent.table().seats);
    assert_eq!(again.notice(), None);
    assert_eq!(
        PlayerEdgeView::of_table(again.table(), Color::Black),
        PlayerEdgeView::of_table(silent.table(), Color::Black)
    );
    again.act(Event::OfferDraw(Color::Black));
    let refusal = Refusal::NotYourTurn;
    let refused = NoticeContent::Refused { by: Color::Black, refusal, declared: false };
    assert_eq!(again.notice().map(|notice| &notice.content), Some(&refused));
}

#[test]
fn a_game_of_a_later_version_is_left_alone_and_play_goes_on_beside_it() {
    let later = json!(PLAYED_GAME_VERSION + 1);
    for what in 0..3 {
        let mut disk = played().disk;
        let id = *disk.games.keys().max().unwrap();
        match what {
            0 => disk.games.get_mut(&id).unwrap()["version"] = later.clone(),
            1 => disk.entries.get_mut(&id).unwrap()[1]["version"] = later.clone(),
            // Records of a later version may have a form that this version cannot read.
            _ => {
                let last = disk.entries.get_mut(&id).unwrap().last_mut().unwrap();
                *last = json!({ "version": PLAYED_GAME_VERSION + 7, "game": id.0, "number": { "of": "another kind" } });
            }
        }
        let before = (disk.games[&id].clone(), disk.entries[&id].clone());
        let now = played().now;
        let mut page = Page::again(&disk, now);
        assert_eq!(
            page.notice().map(|notice| notice.content.code()),
            Some("saved-by-newer-version"),
            "{what}"
        );
        assert!(page.game().moves().is_empty());
        assert!(page.disk.damaged.is_empty(), "it is no damage");
        page.play("d4 d5");
        assert_ne!(page.id(), Some(id));
        assert_eq!((&page.disk.games[&id], &page.disk.entries[&id]), (&before.0, &before.1), "{what}");
        let again = Page::again(&page.disk, page.now);
        assert_eq!(again.game().moves().len(), 2, "what was played beside it is saved");
    }
}

#[test]
fn entries_of_version_0_are_read() {
    let page = played();
    let mut disk = page.disk.clone();
    for record in disk.entries.values_mut().flatten() {
        assert_eq!(record["version"], PLAYED_GAME_VERSION);
        let entry = serde_json::from_value::<Record>(record.take()).unwrap();
        let game = entry.game.unwrap();
        // An entry without a fingerprint (a hash of the game after the entry) is written in the
        // format of version 0.
        let entry = JournalEntry { fingerprint_after: None, ..entry.to_entry().unwrap() };
        *record = serde_json::to_value(Record::of_entry(game, entry)).unwrap();
        let record = record.as_object_mut().unwrap();
        assert_eq!(record.remove("version"), Some(json!(0)));
        assert!(record.contains_key("event") && !record.contains_key("after"));
    }
    // In version 0, the setup of a game has no field `edition`.
    for game in disk.games.values_mut() {
        assert!(game["setup"].as_object_mut().unwrap().remove("edition").is_some());
    }
    let again = Page::again(&disk, page.now);
    let moves = |page: &Page| page.game().moves().iter().map(|played| played.mv).collect::<Vec<_>>();
    assert_eq!(moves(&again), moves(&page));
    assert!(again.disk.damaged.is_empty());
}

#[test]
fn an_entry_that_is_older_than_its_game_is_damaged() {
    let page = played();
    let mut disk = page.disk.clone();
    let id = page.id().unwrap();
    disk.entries.get_mut(&id).unwrap()[4]["version"] = json!(1);
    assert_eq!(fault(&disk.game(id)).unwrap(), "record 5: it is older than its game");
}

#[test]
fn a_later_version_is_left_alone() {
    let page = played();
    let mut disk = page.disk.clone();
    let id = page.id().unwrap();
    disk.entries.get_mut(&id).unwrap()[4]["version"] = json!(PLAYED_GAME_VERSION + 1);
    let fault = fault(&disk.game(id)).unwrap();
    assert_eq!(fault, "record 5: it was written by a later version of the app");
}

#[test]
fn records_in_another_order_or_there_twice_are_no_damage() {
    let page = played();
    let id = page.id().unwrap();
    let mut disk = page.disk.clone();
    let entries = disk.entries.get_mut(&id).unwrap();
    entries.reverse();
    entries.swap(2, 9);
    entries.push(entries[3].clone());
    let again = Page::again(&disk, page.now);
    assert_eq!(again.game().moves(), page.game().moves());
    assert!(again.disk.damaged.is_empty());
}

#[test]
fn faults_are_named_with_their_place() {
    let page = played();
    let id = page.id().unwrap();
    let after = |damage: &dyn Fn(&mut Vec<Value>)| {
        let mut disk = page.disk.clone();
        damage(disk.entries.get_mut(&id).unwrap());
        let page = Page::again(&disk, page.now);
        let aside = page.put_aside().map(|aside| aside.game.moves().len());
        (fault(&disk.game(id)).unwrap(), aside, page.disk.damaged)
    };
    let (fault, _, damaged) = after(&|entries| drop(entries.remove(2)));
    assert_eq!(fault, "record 3: is missing");
    assert_eq!((damaged[0].0, damaged[0].1), (id, 2));
    assert!(damaged[0].2.contains("1. e4"), "{}", damaged[0].2);
    let (fault, ..) = after(&|entries| replace(&mut entries[2], "g1f3", "e1e3"));
    assert_eq!(fault, "record 3: not-legal");
    let (fault, ..) = after(&|entries| replace(&mut entries[2], "g1f3", "g1h3"));
    assert_eq!(fault, "record 3: leads to another game than it did when it was written");
    let (fault, ..) = after(&|entries| replace(&mut entries[2], "g1f3", "9"));
    assert_eq!(fault, "record 3: neither a move nor a tap");
    let (fault, ..) = after(&|entries| entries[2] = json!("gone"));
    assert!(fault.starts_with("record 3: invalid type"), "{fault}");
    let (fault, ..) = after(&|entries| entries[2]["game"] = json!(5));
    assert_eq!(fault, "record 3: it belongs to another game");
    let (fault, ..) = after(&|entries| entries[2]["entry"] = json!("g1f3 3w5e11264sgsf 1"));
    assert_eq!(fault, "record 3: its time is out of all reason");
    let event =
        json!({ "version": PLAYED_GAME_VERSION, "game": id.0, "number": 2, "at": 1, "event": "pause" });
    let (fault, ..) = after(&|entries| entries[2] = event.clone());
    assert_eq!(fault, "record 3: its fingerprint is missing");
    let (fault, ..) = after(&|entries| drop(entries[2].as_object_mut().unwrap().remove("entry")));
    assert_eq!(fault, "record 3: something of it is missing");
}

#[test]
fn a_game_without_its_beginning_is_rescued_as_far_as_sense_can_be_made_of_it() {
    let page = played();
    let id = page.id().unwrap();
    let mut disk = page.disk.clone();
    disk.games.remove(&id);
    let again = Page::again(&disk, page.now);
    assert!(again.game().moves().is_empty(), "a fresh board");
    assert_eq!(again.disk.damaged.len(), 1);
    let pgn = &again.disk.damaged[0].2;
    assert!(pgn.contains("Kxd8"), "the usual start was a good guess: {pgn}");
    assert!(again.put_aside().is_some(), "the other game is still there");
    // The damage is reported only once.
    let once_more = Page::again(&again.disk, again.now);
    assert_eq!(once_more.disk.damaged.len(), 1);
    assert!(once_more.notice().is_none());
}

/// Replaces a part of the text of an entry.
fn replace(record: &mut Value, from: &str, to: &str) {
    let text = record["entry"].as_str().unwrap();
    assert!(text.contains(from), "{text}");
    record["entry"] = json!(text.replace(from, to));
}

#[test]
fn the_clock_of_a_wooden_board_is_back_as_it_was() {
    let mut page = Page::new();
    page.send(PageMsg::OpenDialog(Kind::ChessClock));
    page.act(Event::Press(Color::Black));
    page.now = page.now.plus_millis(4_000);
    page.act(Event::Press(Color::White));
    page.now = page.now.plus_millis(2_000);
    page.act(Event::Pause);
    let again = Page::again(&page.disk, page.now);
    assert!(again.disk.damaged.is_empty());
    assert_eq!((again.id(), again.game()), (page.id(), page.game()));
    assert_eq!(again.open_dialog(), Some(Kind::ChessClock));
    // If the clock was running when the page closed, the page asks after a restart whether the time
    // in between counts.
    page.act(Event::Resume);
    let mut again = Page::again(&page.disk, page.now);
    assert!(matches!(again.game().clock_stop(), ClockStop::Suspended(_)));
    again.act(Event::EndAbsence { refund: true });
    assert_eq!(again.game().clock().unwrap().running(), Some(Color::Black));
}
