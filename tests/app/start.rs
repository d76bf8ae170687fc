//! New games, games put aside, and positions from the address.

use super::page::Page;
use tabiya::app::{AddressError, AnnouncementItem, NoticeAction, NoticeContent, NoticeTone, table};
use tabiya::rules::{FenError, Rank};

#[test]
fn a_new_game_puts_the_old_one_aside() {
    let mut page = Page::new();
    page.drop("e2", "e4");
    let fen = page.fen();
    page.send(table::Msg::NewGame);
    assert_eq!(page.sans(), [""; 0]);
    assert_eq!(page.what(), Some(&NoticeContent::PutAside));
    assert_eq!(page.notice().and_then(|notice| notice.action), Some(NoticeAction::Restore));
    page.send(table::Msg::Restore(0));
    assert_eq!(page.fen(), fen);
    assert_eq!(page.sans(), ["e4"]);
    assert_eq!(page.said(), [AnnouncementItem::GameIsBack]);
    page.send(table::Msg::Restore(0));
    assert_eq!(page.fen(), fen, "there is nothing more to restore");
}

#[test]
fn a_bad_address_leaves_the_game_alone() {
    let mut page = Page::new();
    page.drop("e2", "e4");
    let fen = page.fen();
    page.address("fen=rnbqkbnr%2Fpppppppp%2F9%2F8%2F8%2F8%2FPPPPPPPP%2FRNBQKBNR%20w%20-%20-");
    assert_eq!(page.fen(), fen);
    assert_eq!(page.sans(), ["e4"]);
    let notice = page.notice().expect("a message");
    let NoticeContent::BadAddress { fault: AddressError::Fen(fault), .. } = &notice.content else {
        panic!("{notice:?}")
    };
    assert!(matches!(fault, FenError::RankLength { rank: Rank::Sixth, .. }), "{fault:?}");
    assert_eq!(notice.content.tone(), NoticeTone::Error);
    assert!(notice.expires_at.is_none(), "it stays until it is read");
    assert_eq!(page.said(), [AnnouncementItem::Notice(notice.content.clone())]);
}

#[test]
fn a_position_of_the_address_that_is_not_quite_fen_is_read_with_a_notice() {
    for (fen, code) in [
        ("4k3/8/8/8/8/8/4P3/4K3%20w%20-%20-%200%201", None),
        ("4k3/8/8/8/8/8/4P3/4K3_w_-_-_0_1", None),
        ("4k3/8/8/8/8/8/4P3/4K3+w+-+-+0+1", None),
        ("4k3/8/8/8/8/8/4P3/4K3%09w%09-%09-%090%091", Some("loose-fen")),
        ("4k3/8/8/8/8/8/4P3/4K3%20%20w%20-%20-%200%201", Some("loose-fen")),
        ("4k3/8/8/8/8/8/4P3/4K3%C2%A0w%20-%20-%200%201", Some("loose-fen")),
        ("%224k3/8/8/8/8/8/4P3/4K3%20w%20-%20-%200%201%22", Some("loose-fen")),
        ("FEN:%204k3/8/8/8/8/8/4P3/4K3%20w%20-%20-%200%201", Some("loose-fen")),
        ("4k3/8/8/8/8/8/4P3/4%D0%9A3%20w%20-%20-%200%201", Some("loose-fen")),
        ("4k3/8/8/8/8/8/4P3/4K3%20w%20-%20-%20-%20-", Some("loose-fen")),
        ("4k3/8/8/8/8/8/4P3/4K3%20w", Some("loose-fen")),
    ] {
        let mut page = Page::new();
        page.address(&format!("fen={fen}"));
        assert_eq!(page.fen(), "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "{fen}");
        assert_eq!(page.what().map(NoticeContent::code), code, "{fen}");
        let tone = page.what().map(NoticeContent::tone);
        assert_eq!(tone, code.map(|_| NoticeTone::Info), "{fen}");
        assert!(matches!(page.said()[0], AnnouncementItem::NewGame { .. }), "{:?}", page.said());
        assert_eq!(page.said().len(), 1 + usize::from(code.is_some()), "{fen}");
    }
}

#[test]
fn a_notice_of_the_position_keeps_the_way_back_to_the_game_that_was_put_aside() {
    let mut page = Page::new();
    page.play("e4 e5").address("fen=4k3/8/8/8/8/8/4P3/4K3%20w");
    assert_eq!(page.what().map(NoticeContent::code), Some("loose-fen"));
    assert_eq!(page.notice().and_then(|notice| notice.action), Some(NoticeAction::Restore));
}

#[test]
fn an_address_can_open_a_game_that_is_over() {
    let page = Page::at("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
    assert_eq!(page.result().map(|(_, reason)| reason), Some("stalemate"));
    let [AnnouncementItem::GameOver(game)] = page.said() else { panic!("{:?}", page.said()) };
    assert_eq!(**game, *page.game());
}
