//! Moves, squares and pieces, written and read aloud.

use crate::{answer_winnable, english, german, played};
use tabiya::game::{Event, Game, GameSetup, HouseRules, Instant, MoveLine};
use tabiya::rules::{Color, Piece, Position, Role, San, Square};
use tabiya::words::{Notation, Words};

#[test]
fn a_losing_move_is_not_read_aloud_as_check() {
    let (en, de) = (english(), german());
    // Two illegal moves of pinned pieces: without the pin, the rook would give check and the queen
    // would mate.
    for (fen, uci, told) in [
        ("k3r3/8/8/8/8/8/4R3/4K3 w - - 0 1", "e2a2", "White: rook e2 to a2."),
        ("7k/6pp/8/6r1/8/8/6Q1/6K1 w - - 0 1", "g2a8", "White: queen g2 to a8."),
    ] {
        let start = Position::from_fen(fen).expect("a position");
        let rules = HouseRules { check_warnings: false, ..HouseRules::lobby() };
        let mut game = Game::new(GameSetup { rules, start: start.clone(), ..GameSetup::default() });
        let moves = start.pseudo_legal_moves();
        let mv = *moves.iter().find(|mv| mv.uci() == uci).expect("a pseudo-legal move");
        game.apply(Instant::from_millis(0), Event::Move(mv)).expect("it is accepted");
        if game.question().is_some() {
            answer_winnable(&mut game, Instant::from_millis(0));
        }
        assert_eq!(en.spoken_move_text(&start, &game.moves()[0]), told);
        assert!(de.spoken_move_text(&start, &game.moves()[0]).ends_with('.'));
        assert!(!de.spoken_move_text(&start, &game.moves()[0]).contains("Schach"));
    }
}

#[test]
fn an_offer_is_read_out_with_the_move_it_stands_beside() {
    let mut game = played(&["e4"]);
    let read = |words: &Words, game: &Game| words.spoken_sheet_move(game.start(), &game.moves()[0]);
    assert_eq!(read(&english(), &game), "White: pawn e2 to e4.");
    game.apply(Instant::from_millis(1), Event::OfferDraw(Color::White)).expect("it is accepted");
    assert_eq!(read(&english(), &game), "White: pawn e2 to e4. White offers a draw.");
    assert!(read(&german(), &game).ends_with(". Weiß bietet Remis an."));
    assert_eq!(english().san_with_offer(&"e4"), "e4, offers a draw");
}

/// The move `san` in the position `fen`, as it is read aloud.
fn spoken(words: &Words, fen: &str, san: &str) -> String {
    let start = Position::from_fen(fen).expect("a position");
    let mv = start.parse_san(san).expect("a legal move");
    let line = MoveLine::new(start.clone(), [mv]);
    words.spoken_move_text(&start, &line.moves()[0])
}

#[test]
fn moves_are_written_with_the_letters_of_the_language() {
    let (en, de) = (english(), german());
    for (san, german, figurine) in [
        ("Nf3", "Sf3", "♘f3"),
        ("Bxb5+", "Lxb5+", "♗xb5+"),
        ("O-O-O#", "O-O-O#", "O-O-O#"),
        ("bxc8=Q", "bxc8=D", "bxc8=♕"),
        ("Raxd1", "Taxd1", "♖axd1"),
        ("Kb1", "Kb1", "♔b1"),
    ] {
        let read: San = san.parse().expect("a written move");
        assert_eq!(en.san_text(read), san);
        assert_eq!(de.san_text(read), german);
        assert_eq!(de.with_notation(Notation::Figurines).san_text(read), figurine);
        assert_eq!(de.with_notation(Notation::EnglishLetters).san_text(read), san);
    }
    let game = played(&["e4", "Nf6"]);
    assert_eq!([en.numbered_san(&game, 1), en.numbered_san(&game, 3)], [Some("1. e4".to_owned()), None]);
    assert_eq!(de.numbered_san(&game, 2).as_deref(), Some("1… Sf6"));
}

#[test]
fn moves_are_read_aloud() {
    let (en, de) = (english(), german());
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    assert_eq!(spoken(&en, start, "Nf3"), "White: knight g1 to f3.");
    assert_eq!(spoken(&de, start, "Nf3"), "Weiß: Springer g1 nach f3.");
    let castle = "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1";
    assert_eq!(spoken(&en, castle, "O-O-O"), "White castles queenside.");
    assert_eq!(spoken(&de, castle, "O-O-O"), "Weiß rochiert lang.");
    let passing = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
    assert_eq!(spoken(&en, passing, "exd6"), "White: pawn e5 takes pawn en passant on d6.");
    let promotion = "r2k4/1P6/8/8/8/8/8/4K3 w - - 0 1";
    assert_eq!(spoken(&en, promotion, "b8=N"), "White: pawn b7 to b8, promotes to knight.");
    assert_eq!(
        spoken(&de, promotion, "bxa8=Q"),
        "Weiß: Bauer b7 schlägt Turm auf a8, Umwandlung in Dame, Schach."
    );
    let mate = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1";
    assert_eq!(spoken(&en, mate, "Ra8"), "White: rook a1 to a8, checkmate.");
    assert_eq!(spoken(&de, mate, "Ra8"), "Weiß: Turm a1 nach a8, Schachmatt.");
}

#[test]
fn squares_and_pieces() {
    let (en, de) = (english(), german());
    let queen = Piece { color: Color::White, role: Role::Queen };
    let pawn = Piece { color: Color::Black, role: Role::Pawn };
    assert_eq!(en.square_name(Square::E4, Some(queen)), "e4, white queen");
    assert_eq!(de.square_name(Square::E4, Some(queen)), "e4, weiße Dame");
    assert_eq!(de.piece_name(pawn), "schwarzer Bauer");
    assert_eq!(de.square_name(Square::E4, None), "e4");
    assert_eq!(
        en.captures_text(Color::Black, &[Role::Queen, Role::Pawn, Role::Pawn]),
        "Black has captured: queen, pawn, pawn"
    );
    assert_eq!(de.captures_text(Color::White, &[]), "Weiß hat nichts geschlagen");
}

#[test]
fn places_in_a_game() {
    let (en, de) = (english(), german());
    let game = played(&["e4", "Nf6"]);
    let last = game.numbered_san(2).expect("two half-moves");
    assert_eq!(en.place_after(&en.numbered_move_text(last)), "After 1… Nf6");
    assert_eq!(de.place_after(&de.numbered_move_text(last)), "Nach 1… Sf6");
    assert_eq!(en.spoken_start(&en.to_move(false, Color::White)), "Start position. White to move.");
    assert_eq!(en.back_in_game(&en.to_move(false, Color::White)), "Back in the game. White to move.");
    assert_eq!(de.to_move(false, Color::White), "Weiß am Zug");
}
