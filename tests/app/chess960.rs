//! Start positions: Chess960 by number and at random, with every way to castle, and odds (one side
//! begins without some pieces). Also the options of a game in addresses and links.

use super::page::Page;
use tabiya::app::dialogs::{Kind, new_game, settings as form};
use tabiya::app::{
    AddressError, AnnouncementItem, NoticeContent, Share, ShareResult, StartPosition, dialogs, table,
};
use tabiya::rules::{CastlingSide, Color, File, Position, Rank, Role, Square};

/// Function that castles by one kind of input. Its arguments are the squares of the king and of the
/// rook.
type Hand = fn(&mut Page, Square, Square);

const HANDS: [(&str, Hand); 3] = [
    ("drag", |page, king, rook| {
        page.send(table::Msg::Press(king)).send(table::Msg::Drop { from: king, to: rook });
    }),
    ("tap", |page, king, rook| {
        page.send(table::Msg::Press(king)).send(table::Msg::Press(rook));
    }),
    ("key", |page, king, rook| {
        for square in [king, rook] {
            page.send(table::Msg::JumpCursor(table::CursorJump::Rank(square.rank())));
            page.send(table::Msg::JumpCursor(table::CursorJump::File(square.file())));
            let cursor = page.board().cursor;
            assert_eq!(cursor, square);
            page.send(table::Msg::Press(cursor));
        }
    }),
];

/// Returns a Chess960 start without the pieces that could stand in the way of castling: each back
/// rank has only the king and the rook on the castling side `side`.
fn cleared(number: u16, turn: Color, side: CastlingSide) -> Position {
    let start = Position::chess960(number).expect("a start");
    let castling = start.castling_rights().rook(Color::White, side).expect("a right");
    let rank = |color: Color| {
        let mut rank: String = File::ALL
            .into_iter()
            .map(|file| match Square::new(file, Rank::First) {
                square if square == start.king(Color::White) => color.by_color('K', 'k'),
                square if square == castling => color.by_color('R', 'r'),
                _ => '1',
            })
            .collect();
        for gap in (2..=8).rev() {
            rank = rank.replace(&"1".repeat(gap), &gap.to_string());
        }
        rank
    };
    let rights = if side == CastlingSide::KingSide { "Kk" } else { "Qq" };
    let (white, black, turn) = (rank(Color::White), rank(Color::Black), turn.to_char());
    Position::from_fen(&format!("{black}/pppppppp/8/8/8/8/PPPPPPPP/{white} {turn} {rights} - 0 1"))
        .expect("legal")
}

#[test]
fn every_castling_of_fifty_numbers_by_drag_tap_and_key() {
    let mut castled = 0;
    for number in (0..960).step_by(19).take(49).chain([518]) {
        for color in Color::ALL {
            for (side, san, king_to, rook_to) in [
                (CastlingSide::KingSide, "O-O", File::G, File::F),
                (CastlingSide::QueenSide, "O-O-O", File::C, File::D),
            ] {
                let position = cleared(number, color, side);
                let king = position.king(color);
                let rook = position.castling_rights().rook(color, side).expect("a right");
                for (name, hand) in HANDS {
                    let mut page = Page::at(&position.to_fen());
                    hand(&mut page, king, rook);
                    let what = format!("{number}, {color}, {san}, {name}: {}", position.to_fen());
                    assert_eq!(page.sans(), [san], "{what}");
                    let now = page.game().position();
                    assert_eq!(now.king(color), Square::new(king_to, king.rank()), "{what}");
                    let rook = now.piece_at(Square::new(rook_to, king.rank())).map(|piece| piece.role);
                    assert_eq!(rook, Some(Role::Rook), "{what}");
                    castled += 1;
                }
            }
        }
    }
    assert_eq!(castled, 50 * 2 * 2 * 3);
}

#[test]
fn the_rook_is_the_target_and_a_king_that_can_step_steps() {
    // The king stands next to its target square.
    let mut page = Page::at("1r3k1r/8/8/8/8/8/8/1R3K1R w KQkq - 0 1");
    page.press("f1");
    let board = page.board();
    let targets = |name: &str| board.targets.contains(super::page::square(name));
    assert!(targets("h1") && targets("b1"), "the rooks");
    assert!(targets("g1"), "a step");
    assert!(!targets("c1") && board.extra_targets.contains(Square::C1), "where the king goes");
    page.send(table::Msg::Drop { from: Square::F1, to: Square::G1 });
    assert_eq!(page.sans(), ["Kg1"]);
    let mut page = Page::at("1r3k1r/8/8/8/8/8/8/1R3K1R w KQkq - 0 1");
    page.drop("f1", "c1");
    assert_eq!(page.sans(), ["O-O-O"], "no step leads there");
    // In standard chess the king's target square is marked, and the rook's square works as well.
    let mut page = Page::at("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    page.press("e1");
    let board = page.board();
    assert!(board.targets.contains(Square::G1) && board.extra_targets.contains(Square::H1));
    assert!(!board.targets.contains(Square::H1));
    // A king that is already on its target square castles when it is dropped on its rook.
    let mut page = Page::at("1r4kr/8/8/8/8/8/8/1R4KR w KQkq - 0 1");
    page.drop("g1", "h1");
    assert_eq!(page.sans(), ["O-O"]);
}

#[test]
fn by_number_in_the_sheet_and_again() {
    let mut page = Page::new();
    page.open(Kind::NewGame).set("start", "chess960").set("chess960", "0").start_game();
    let first = "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1";
    assert_eq!((page.fen().as_str(), &page.settings().start), (first, &StartPosition::Chess960(0)));
    assert!(
        page.game().pgn().contains(&format!("[SetUp \"1\"]\n[FEN \"{first}\"]")),
        "{}",
        page.game().pgn()
    );
    page.play("a4").start_game();
    assert_eq!((page.fen().as_str(), page.sans().len()), (first, 0), "everything is as it was last time");
    page.set("start", "usual").start_game();
    assert_eq!(page.fen(), Position::initial().to_fen());
}

#[test]
fn a_number_that_is_none_is_named_and_nothing_begins() {
    let mut page = Page::new();
    page.play("e4").open(Kind::NewGame).set("start", "chess960");
    for number in ["960", "x", "-1"] {
        page.set("chess960", number);
        assert_eq!(page.form().not_a_start.as_deref(), Some(number));
        page.send(dialogs::Msg::NewGame(new_game::Msg::Play));
        assert_eq!((page.sans().len(), page.dialog().is_some()), (1, true), "{number}");
    }
    page.set("chess960", "959").start_game();
    assert_eq!(page.fen(), Position::chess960(959).expect("the last one").to_fen());
}

#[test]
fn by_lot_another_start_for_each_game() {
    let mut page = Page::timed();
    page.set("start", "chess960");
    let mut seen = Vec::new();
    for _ in 0..100 {
        page.wait(1_234).start_game();
        assert_eq!(page.settings().start, StartPosition::RandomChess960);
        seen.push(page.fen());
    }
    assert!((0..960).filter_map(Position::chess960).any(|start| start.to_fen() == seen[0]));
    seen.sort_unstable();
    seen.dedup();
    assert!(seen.len() > 80, "{} of 100", seen.len());
}

#[test]
fn odds_are_a_start_of_their_own_and_stand_in_the_pgn() {
    for (name, fen) in StartPosition::ODDS {
        let mut page = Page::new();
        page.open(Kind::NewGame).set("start", name).set("en-passant", "off").start_game();
        assert_eq!((page.fen().as_str(), page.settings().start.name()), (fen, name));
        assert!(!page.game().position().laws().en_passant);
        assert!(page.game().pgn().contains(&format!("[FEN \"{fen}\"]")), "{name}");
    }
    let mut page = Page::new();
    page.set("start", "custom").set("start", "position");
    assert_eq!(page.settings().start, StartPosition::Initial, "the list has no such odds");
}

#[test]
fn an_address_names_players_language_and_number() {
    let mut page = Page::new();
    page.address("chess960=0&white=Anna&black=Ben&lang=de&first-move=timed&press=tap&clock=300+3");
    assert_eq!(page.fen(), Position::chess960(0).expect("a start").to_fen());
    let headers = page.game().headers();
    assert_eq!((headers.white.as_str(), headers.black.as_str()), ("Anna", "Ben"));
    assert_eq!(page.settings().language.map(|language| language.tag()), Some("de"));
    page.address("clock=60");
    assert_eq!(page.game().headers().white, "Anna", "anyone who played before");
}

#[test]
fn what_an_address_cannot_have_changes_nothing() {
    let mut page = Page::new();
    page.play("e4");
    let (game, settings) = (page.game().clone(), page.settings().clone());
    for address in ["white=Cleo&chess960=960", "lang=xx&black=Cleo", "chess960=1&fen=x", "green-lang=de"] {
        page.address(address);
        let what = page.what().expect("a message").clone();
        assert_eq!(what.code(), "bad-address", "{address}");
        assert_eq!((page.game(), page.settings()), (&game, &settings), "{address}");
        let NoticeContent::BadAddress { fault, .. } = what else { panic!("{what:?}") };
        match address {
            "chess960=1&fen=x" => assert_eq!(fault, AddressError::ConflictingStarts("fen", "chess960")),
            "green-lang=de" => assert_eq!(fault, AddressError::UnknownSetting("green-lang".to_owned())),
            _ => assert!(matches!(fault, AddressError::BadValue { .. }), "{fault:?}"),
        }
    }
}

#[test]
fn a_link_is_copied_and_begins_what_was_chosen() {
    let mut page = Page::new();
    page.open(Kind::NewGame).set("rules", "lobby").set("clock", "5+3").set("start", "chess960");
    let copy = || form::Msg::CopyLink("https://chess.example/".to_owned());
    page.in_settings(copy());
    assert!(page.effects.is_empty(), "a start that is drawn has no link");
    page.set("chess960", "17").in_settings(copy());
    let link = "https://chess.example/#rules=lobby&clock=300+3&press=move&first-move=free&first-increment=after-move&chess960=17&orientation=white";
    assert!(page.asks_for(Share::Copy(link.to_owned())), "{:?}", page.effects);
    for kind in [Kind::NewGame, Kind::Settings] {
        page.open(kind).in_settings(copy());
        assert_eq!(page.form().copied, None, "it is not known yet");
        page.send(dialogs::Msg::Shared(ShareResult::Copied(true)));
        assert_eq!(
            (page.form().copied, page.said()),
            (Some(true), [AnnouncementItem::Copied(true)].as_slice())
        );
        page.set("clock", "10+0");
        assert_eq!(page.form().copied, None, "it is another link now");
    }
    let mut pupil = Page::new();
    pupil.address(link.split_once('#').expect("a fragment").1);
    assert_eq!(pupil.fen(), Position::chess960(17).expect("a start").to_fen());
    assert_eq!(
        (&pupil.settings().rules, &pupil.settings().time_control.to_owned()),
        (pupil.game().rules(), pupil.game().clock().expect("a clock").control())
    );
}
