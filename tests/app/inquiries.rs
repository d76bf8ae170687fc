//! Questions about the position by keyboard, and typed moves.

use super::page::Page;
use tabiya::app::dialogs::{Dialog, Kind, Msg, typed};
use tabiya::app::table::{self, BoardQuestion, CursorJump};
use tabiya::app::{AnnouncementItem, BoardAnswer, Effect, FocusTarget, board_key};
use tabiya::rules::{Color, Rank, Role, Square};

/// Presses a key on the board.
fn key(page: &mut Page, key: &str, code: &str, shift: bool) {
    let msg = board_key(key, code, shift).unwrap_or_else(|| panic!("{key} means nothing"));
    page.send(msg);
}

fn answer(page: &Page) -> &BoardAnswer {
    match page.table().seats.last_announcement().items.as_slice() {
        [AnnouncementItem::Answer(answer)] => answer,
        other => panic!("no answer: {other:?}"),
    }
}

#[test]
fn keys_jump_to_pieces_ranks_and_files() {
    let mut page = Page::new();
    for (name, code, shift, to) in [
        ("k", "KeyK", false, Square::E8),
        ("K", "KeyK", true, Square::E1),
        ("n", "KeyN", false, Square::G1),
        ("N", "KeyN", true, Square::B1),
        ("5", "Digit5", false, Square::B5),
        // Shift and a digit produce different characters on different keyboards, so the key itself
        // counts.
        ("/", "Digit7", true, Square::G5),
        ("8", "Numpad8", false, Square::G8),
        ("q", "KeyQ", false, Square::D1),
    ] {
        key(&mut page, name, code, shift);
        assert_eq!(page.board().cursor, to, "{name}");
        assert_eq!(page.effects, [Effect::Focus(FocusTarget::Square(to))], "{name}");
    }
    let mut page = Page::at("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    let here = page.board().cursor;
    page.send(table::Msg::JumpCursor(CursorJump::Piece { role: Role::Queen, back: false }));
    assert_eq!((page.board().cursor, page.effects.len()), (here, 0));
    assert_eq!(*answer(&page), BoardAnswer::NoSuchPiece(Role::Queen));
}

#[test]
fn keys_that_mean_nothing_are_left_alone() {
    for (name, code) in
        [("x", "KeyX"), ("9", "Digit9"), ("0", "Digit0"), ("F1", "F1"), ("Tab", "Tab"), ("", "")]
    {
        assert_eq!(board_key(name, code, false), None, "{name}");
    }
}

/// Letters of Ukrainian, Arabic, Hindi and Greek keyboards count as the Latin letter at the place
/// of the key (Q, N, L or M). Latin letters count as themselves.
#[test]
fn letters_of_other_alphabets_mean_those_at_their_places() {
    for (letters, codes) in [("йтдь", "QNLM"), ("ضىمة", "QNLM"), ("ौललस", "QNLM"), (";ν", " N")]
    {
        for (letter, code) in letters.chars().zip(codes.chars()).filter(|(_, code)| *code != ' ') {
            let meant = board_key(&code.to_ascii_lowercase().to_string(), "", false);
            assert!(meant.is_some());
            assert_eq!(board_key(&letter.to_string(), &format!("Key{code}"), false), meant, "{letter}");
        }
    }
    // French keyboards have A in the place of Q: the letter A counts.
    assert_eq!(board_key("a", "KeyQ", false), board_key("a", "KeyA", false));
    assert_eq!(board_key("؟", "Slash", true), board_key("?", "Slash", true));
    // Hindi keyboards (InScript) have no question mark. The key that has the question mark on an
    // English keyboard counts as a question mark.
    assert_eq!(board_key("\u{95f}", "Slash", true), board_key("?", "Slash", true));
}

#[test]
fn questions_are_answered_by_values() {
    let mut page = Page::at("4k3/8/8/3p4/4P3/2N5/8/R3K3 w Q - 0 1");
    page.send(table::Msg::JumpCursor(CursorJump::Rank(Rank::First)));
    assert_eq!(page.board().cursor, Square::E1);
    let named = |on: &[(Square, tabiya::rules::Piece)]| -> String {
        on.iter().map(|(square, piece)| format!("{}{square} ", piece.to_char())).collect()
    };
    key(&mut page, "h", "KeyH", false);
    assert!(
        matches!(answer(&page), BoardAnswer::Rank(Rank::First, on) if named(on) == "Ra1 Ke1 "),
        "{page:?}",
        page = answer(&page)
    );
    key(&mut page, "v", "KeyV", false);
    assert!(matches!(answer(&page), BoardAnswer::File(_, on) if named(on) == "Ke1 Pe4 ke8 "));
    key(&mut page, "o", "KeyO", false);
    assert!(
        matches!(answer(&page), BoardAnswer::Pieces(Color::White, on) if named(on) == "Ra1 Ke1 Nc3 Pe4 ")
    );
    key(&mut page, "O", "KeyO", true);
    assert!(matches!(answer(&page), BoardAnswer::Pieces(Color::Black, on) if named(on) == "pd5 ke8 "));
    key(&mut page, "p", "KeyP", false);
    assert_eq!(page.board().cursor, Square::E4);
    key(&mut page, "a", "KeyA", false);
    assert!(matches!(answer(&page), BoardAnswer::Attackers(Square::E4, by) if named(by) == "Nc3 pd5 "));
    let sans = |page: &Page| match answer(page) {
        BoardAnswer::Moves { sans, .. } => sans.iter().map(|san| san.to_string()).collect::<Vec<_>>(),
        other => panic!("{other:?}"),
    };
    key(&mut page, "m", "KeyM", false);
    let mut moves = sans(&page);
    moves.sort();
    assert_eq!(moves, ["e5", "exd5"]);
    key(&mut page, "M", "KeyM", true);
    assert_eq!(sans(&page), ["exd5"]);
    key(&mut page, "l", "KeyL", false);
    assert!(matches!(answer(&page), BoardAnswer::LastMove(tabiya::app::LinePlace::Start { .. })));
    page.play("exd5");
    key(&mut page, "l", "KeyL", false);
    assert!(matches!(answer(&page), BoardAnswer::LastMove(tabiya::app::LinePlace::After(_))));
    assert!(!page.table().seats.last_announcement().is_repeated);
    key(&mut page, "l", "KeyL", false);
    assert!(page.table().seats.last_announcement().is_repeated, "the same again is read again");
}

#[test]
fn the_clocks_are_read_as_they_stand() {
    let mut page = Page::with("clock=60&first-move=free");
    page.play("e4").play("e5");
    let shown = |page: &Page| match answer(page) {
        BoardAnswer::Clocks(shown) => shown.map(|shown| shown.map(|shown| shown.to_string())),
        other => panic!("{other:?}"),
    };
    page.wait(20_000);
    page.send(table::Msg::AskAboutBoard(BoardQuestion::Clocks));
    let [white, black] = shown(&page);
    assert!(white.is_some_and(|time| time.starts_with("0:3") || time.starts_with("0:4")));
    assert_eq!(black.as_deref(), Some("1:00"));
    let mut page = Page::new();
    page.send(table::Msg::AskAboutBoard(BoardQuestion::Clocks));
    assert_eq!(shown(&page), [None, None]);
}

fn type_move(page: &mut Page, text: &str) {
    page.open(Kind::Typed);
    let play = typed::Msg::Play { text: text.to_owned(), spellings: vec![text.to_owned()] };
    page.send(Msg::Typed(play));
}

#[test]
fn a_typed_move_is_played_and_the_dialog_closes() {
    let mut page = Page::new();
    type_move(&mut page, "Nf3");
    assert_eq!((page.dialog(), page.game().moves().len()), (None, 1));
    assert_eq!(page.board().cursor, Square::F3);
    assert!(page.asks_for(FocusTarget::Square(Square::F3)));
    assert!(matches!(page.table().seats.last_announcement().items.as_slice(), [AnnouncementItem::Moved(_)]));
}

#[test]
fn what_is_no_move_stays_in_the_field_and_is_said() {
    let mut page = Page::new();
    page.open(Kind::Typed);
    for again in [false, true, false] {
        let play = typed::Msg::Play { text: "Nf4".to_owned(), spellings: vec!["Nf4".to_owned()] };
        page.send(Msg::Typed(play));
        let Some(Dialog::Typed(typed)) = page.dialog() else { panic!("the dialog is open") };
        assert_eq!(typed.fault.as_ref().map(|(_, fault)| fault.code()), Some("none-goes-there"));
        assert_eq!(typed.repeats_error, again, "the same again is read again");
        assert_eq!(page.game().moves().len(), 0);
        assert!(page.asks_for(FocusTarget::Fault));
    }
}

#[test]
fn no_move_is_typed_into_another_position_than_that_of_the_game() {
    let mut page = Page::new();
    page.play("e4").play("e5").send(table::Msg::StepReview(table::ReviewStep::First));
    type_move(&mut page, "Nf3");
    assert_eq!(page.game().moves().len(), 2);
    assert_eq!(page.notice().map(|notice| notice.content.code()), Some("looking-back"));
}

#[test]
fn a_claim_is_made_with_a_typed_move() {
    let mut page = Page::at("8/8/8/8/8/4k3/8/R3K3 w Q - 98 80");
    page.play("Ra2").send(table::Msg::ClaimDraw(Color::Black));
    assert!(page.table().pending_claim.is_some());
    type_move(&mut page, "Kd3");
    assert_eq!(page.game().moves().len(), 1, "it is declared, not played");
    assert!(page.table().pending_claim.is_some_and(|claiming| claiming.chosen.is_some()));
}
