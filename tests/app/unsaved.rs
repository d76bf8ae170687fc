//! Games that cannot be saved.

use super::faults;
use super::page::Page;
use tabiya::app::{AnnouncementItem, DiskMsg, NoticeContent, PageMsg, StorageTrouble, StoredData, table};

#[test]
fn that_nothing_is_saved_stands_until_it_is_or_is_closed() {
    let not_saved = NoticeContent::NotSaved(faults::unsaved());
    let mut page = Page::new();
    page.set("announce-check", "on").drop("e2", "e4").send(DiskMsg::SaveFailed(faults::unsaved()));
    assert_eq!(page.what(), Some(&not_saved));
    assert_eq!(page.said(), [AnnouncementItem::Notice(not_saved.clone())]);
    page.drop("e7", "e5");
    assert_eq!(page.what(), Some(&not_saved), "a move does not end it");
    assert!(
        !page.said().contains(&AnnouncementItem::Notice(not_saved.clone())),
        "but it is not read out again"
    );
    page.drop("f2", "f3").drop("d8", "h4");
    assert_eq!(page.what(), Some(&NoticeContent::Check), "what has just happened goes before it");
    page.send(table::Msg::DismissNotice);
    assert_eq!(page.what(), Some(&not_saved));
    page.send(table::Msg::NewGame).send(table::Msg::DismissNotice);
    assert_eq!(page.what(), Some(&not_saved), "a new game is not saved either");
    page.send(DiskMsg::SavingRecovered);
    assert_eq!(page.what(), Some(&NoticeContent::SavedAgain));
    assert_eq!(page.said(), [AnnouncementItem::Notice(NoticeContent::SavedAgain)]);
    page.drop("e2", "e4");
    assert_eq!(page.notice(), None);
    page.send(DiskMsg::SaveFailed(faults::unsaved())).send(PageMsg::Escape);
    assert_eq!(page.notice(), None, "it can be closed");
}

#[test]
fn that_nothing_can_be_saved_may_be_known_only_when_a_game_goes_on() {
    let mut page = Page::new();
    page.play("e4");
    let trouble = Some(StorageTrouble::Storage(faults::unsaved()));
    page.send(DiskMsg::Opened(Box::new(StoredData { trouble, ..StoredData::default() })));
    assert_eq!(page.sans(), ["e4"], "the game stays");
    assert_eq!(page.what(), Some(&NoticeContent::NotSaved(faults::unsaved())));
}
