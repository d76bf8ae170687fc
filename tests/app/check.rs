//! Checks: a player whose move would leave the king in check learns which piece attacks. If the
//! rules ask for it, the page announces checks to both players.

use super::page::{Page, moved, square, squares};
use tabiya::app::{AnnouncementItem, NoticeContent, NoticeTone, TimeEffect, table};
use tabiya::game::Instant;
use tabiya::rules::{Color, Piece, Role, Square};

fn rook_on_e8(already: bool) -> NoticeContent {
    let rook = Piece { role: Role::Rook, color: Color::Black };
    NoticeContent::KingLeftInCheck { attackers: vec![(square("e8"), rook)], already }
}

#[test]
fn a_pinned_piece_is_told_by_whom() {
    let mut page = Page::at("4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1");
    page.drop("e2", "c3");
    assert_eq!(page.what(), Some(&rook_on_e8(false)));
    assert_eq!(
        page.what().map(|what| (what.code(), what.tone())),
        Some(("king-left-in-check", NoticeTone::Refusal))
    );
    assert_eq!(page.board().explained_squares, squares("e8"));
    assert_eq!(page.said(), [AnnouncementItem::Notice(rook_on_e8(false))]);
    assert_eq!(page.sans(), [""; 0]);
    let until = Instant::from_millis(page.now + 5_000);
    assert!(page.asks_for(TimeEffect::WakeAt(until)));
    page.now = until.as_millis();
    page.send(table::Msg::Wake);
    assert_eq!(page.notice(), None, "it goes by itself");
}

#[test]
fn a_move_that_stays_in_check_is_told_by_whom() {
    let mut page = Page::at("4r1k1/8/8/8/8/8/P7/4K3 w - - 0 1");
    page.drop("a2", "a3");
    assert_eq!(page.what(), Some(&rook_on_e8(true)));
}

#[test]
fn a_check_is_announced_only_where_the_players_want_it() {
    for wanted in [false, true] {
        let mut page = Page::at("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
        page.set("announce-check", if wanted { "on" } else { "off" }).drop("a1", "a8");
        assert_eq!(page.what() == Some(&NoticeContent::Check), wanted);
        assert_eq!(page.board().check, Some(Square::E8));
        let [told] = page.said() else { panic!("{:?}", page.said()) };
        assert_eq!(moved(told).as_deref(), Some("Ra8+"));
    }
}
