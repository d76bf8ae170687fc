//! Ids of games: impossible ids, ids that another game has taken, and games in the database of a
//! later version.

use super::page::{Page, played};
use serde_json::json;
use tabiya::app::records::Record;
use tabiya::app::storage::GameRename;
use tabiya::app::{DiskMsg, GameId, StorageTrouble, StoredData};
use tabiya::game::{ClockStop, Event};

#[test]
fn a_game_with_an_impossible_name_does_not_end_the_saving_of_new_games() {
    for name in [GameId::LATEST.0, GameId::LATEST.0 + 1, 9_007_199_254_740_991, u64::MAX] {
        let page = played();
        let (mut disk, id) = (page.disk.clone(), page.id().unwrap());
        let mut begun = disk.games.remove(&id).unwrap();
        begun["game"] = json!(name);
        disk.games.insert(GameId(name), begun);
        let mut entries = disk.entries.remove(&id).unwrap();
        entries.iter_mut().for_each(|entry| entry["game"] = json!(name));
        disk.entries.insert(GameId(name), entries);
        disk.single(Record::of_open_games(Some(GameId(name)), &[]));
        let mut again = Page::again(&disk, page.now);
        assert_eq!(again.game().moves().len(), page.game().moves().len(), "{name}: it is on the board");
        if let ClockStop::Suspended(_) = again.game().clock_stop() {
            again.act(Event::EndAbsence { refund: true });
        }
        again.address("rules=lobby");
        again.play("e4");
        let new = again.id().unwrap();
        assert!(new.could_be_assigned(), "{new:?} after {name}");
        let last = Page::again(&again.disk, again.now);
        assert_eq!((last.id(), last.game().moves().len()), (Some(new), 1), "{name}: the new game is saved");
        assert_eq!(last.put_aside().unwrap().save_state.id, Some(GameId(name)));
    }
}

#[test]
fn a_game_whose_name_is_taken_goes_on_under_another() {
    let mut page = Page::new();
    page.play("e4 e5");
    let from = page.id().unwrap();
    let to = GameId(from.0 + 1);
    page.send(DiskMsg::RecordSetAside(Some(GameRename { from, to })));
    assert_eq!((page.id(), page.game().moves().len()), (Some(to), 2));
    assert_eq!(page.notice().map(|notice| notice.content.code()), Some("set-aside"));
    page.play("Nf3");
    let last = page.disk.entries[&to].last().unwrap();
    assert_eq!((&last["game"], &last["number"]), (&json!(to.0), &json!(page.disk.entries[&from].len())));
    page.address("rules=lobby");
    page.play("d4");
    assert!(page.id() > Some(to));
    assert_eq!(page.put_aside().unwrap().save_state.id, Some(to));
}

#[test]
fn games_in_a_database_of_a_later_version_are_shown_and_it_is_said_that_nothing_is_saved() {
    let page = played();
    let trouble = Some(StorageTrouble::LaterDatabase);
    let mut again = Page::found(StoredData { trouble, ..page.disk.open() }, &page.disk, page.now);
    let said = |page: &Page| page.notice().map(|notice| notice.content.code());
    assert_eq!(said(&again), Some("saved-by-newer-version"));
    assert_eq!((again.id(), again.game().moves()), (page.id(), page.game().moves()));
    again.act(Event::EndAbsence { refund: true });
    again.play("Nc3");
    assert_eq!(said(&again), Some("saved-by-newer-version"), "however much is played");
    let nothing = StoredData { trouble: Some(StorageTrouble::LaterDatabase), ..StoredData::default() };
    assert_eq!(said(&Page::found(nothing, &page.disk, page.now)), Some("saved-by-newer-version"));
}
