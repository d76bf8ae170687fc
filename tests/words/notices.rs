//! Texts of buttons and notices, and of errors in data from outside.

use crate::{data, english, german, locales, plurals};
use std::collections::BTreeSet;
use tabiya::game::Headers;
use tabiya::game::link::LinkError;
use tabiya::game::pgn::{ImportedGame, PgnResult, games};
use tabiya::rules::pgn::ReadNote;
use tabiya::rules::{Color, FenError, Laws, Position, Square};
use tabiya::words::{Language, Words, choice};

#[test]
fn single_words() {
    let (en, de) = (english(), german());
    assert_eq!((en.no_moves_yet(), de.no_moves_yet()), ("No moves yet", "Noch keine Züge"));
    assert_eq!((en.resume(), de.resume()), ("Resume game", "Partie fortsetzen"));
    assert_eq!((en.crash(), de.crash()), ("Something went wrong", "Etwas ist schiefgegangen"));
    assert_eq!(en.away(), "The clock was paused while you were away");
    assert_eq!(
        [en.press(), en.press_move(), en.press_tap()],
        ["Press the clock", "Automatically", "By hand"]
    );
    assert_eq!(en.restore_backup(), "Restore backup…");
    assert_eq!((en.works_offline(), de.works_offline()), ("Works offline", "Funktioniert ohne Internet"));
    assert_eq!(
        (en.sounds_hint(), en.about()),
        ("Moves, the end of the game, announced checks.", "About Tabiya")
    );
    assert_eq!(de.about(), "Über Tabiya");
}

#[test]
fn games_that_come_in() {
    let (en, de) = (english(), german());
    let headers = Headers { white: "Ada".to_owned(), ..Headers::default() };
    assert_eq!(en.game_title(&headers, PgnResult::Draw), "Ada – Black, ½–½");
    assert_eq!(de.game_title(&headers, PgnResult::Unknown), "Ada – Schwarz");
    let text = "[Event \"Club\"]\n[Date \"2026.11.21\"]\n\n1. e4 e5 2. Nf3 *\n";
    let record: ImportedGame =
        games(text, Laws::default()).next().expect("a game").expect("a good one").into();
    assert_eq!(
        en.game_details(&record.headers, &record.headers.date, record.moves.len()),
        "Club · 2026.11.21 · 2 moves"
    );
    assert_eq!(
        de.game_details(&record.headers, "21.11.2026", record.moves.len()),
        "Club · 21.11.2026 · 2 Züge"
    );
    assert_eq!(
        [en.import_summary(0, None), en.import_summary(1, None), en.import_summary(2, None)],
        ["Nothing could be read.", "1 game found. Choose it.", "2 games found. Choose one."]
    );
    let fault =
        games("1. e4 e5 2. Qa4 *\n", Laws::default()).next().expect("a game").expect_err("no such move");
    assert_eq!(
        en.import_summary(1, Some(&fault)),
        "1 game found. Line 1, column 13: Qa4: no queen can go to a4."
    );
    assert_eq!(de.pgn_fault(&fault), "Zeile 1, Spalte 13: Qa4: Keine Dame kann nach a4 ziehen.");
}

#[test]
fn faults_of_positions_and_addresses() {
    let (en, de) = (english(), german());
    for (fault, words) in [
        (
            FenError::Fields { count: 1 },
            "A FEN has 6 parts with blanks between them: pieces, w or b, castling, en passant, two counters; this has 1.",
        ),
        (FenError::Kings { color: Color::White, count: 0 }, "White has no king."),
        (FenError::OpponentInCheck { color: Color::Black }, "Black is in check, but it is White’s turn."),
        (FenError::PawnOnBackRank { square: Square::E8 }, "A pawn cannot stand on e8."),
        (
            FenError::CastlingRight { color: Color::Black, found: 'k' },
            "Castling k: Black’s king and rook are not on their squares.",
        ),
    ] {
        assert_eq!(en.fen_fault(&fault), words);
    }
    assert_eq!(de.fen_fault(&FenError::Kings { color: Color::Black, count: 0 }), "Schwarz hat keinen König.");
    let fault = en.address_value_fault("draw-offers", "no", &["any-time", "own-turn", "with-move"]);
    assert_eq!(fault, "“draw-offers” cannot be “no”. Possible: any-time, own-turn or with-move.");
    assert_eq!(
        en.address_fault(&en.address_unknown_setting(&"colour"), true),
        "This address cannot be opened. There is no setting “colour”. The game on the board continues."
    );
    let fault = "soon".parse::<tabiya::game::TimeControl>().expect_err("no clock");
    assert_eq!(en.clock_text_fault(fault), "The time of the clock must be a number of seconds.");
    let fault = Position::initial().parse_san("O-O").expect_err("pieces between");
    assert_eq!(en.san_fault("O-O", &fault), "O-O: a piece blocks castling or attacks the king’s way.");
    let fault = Position::initial().parse_san("Nf4").expect_err("no knight goes there");
    assert_eq!(de.san_fault("Nf4", &fault), "Nf4: Kein Springer kann nach f4 ziehen.");
}

#[test]
fn storage_and_device() {
    let (en, de) = (english(), german());
    assert_eq!(
        en.storage_trouble(choice::Trouble::Full),
        "This device has no room left. You can play on, but reloading the page loses the game."
    );
    assert_eq!(
        en.device_storage_text(Some(1_450_000), true, false),
        "1.4 MB used. The browser keeps saved games until you delete them."
    );
    assert!(de.device_storage_text(Some(1_450_000), true, false).starts_with("1,4 MB belegt. "));
    assert!(
        en.device_storage_text(Some(1), false, true)
            .starts_with("1 kB used. The browser may delete saved games")
    );
    assert!(en.device_storage_text(None, false, true).ends_with("does not update itself."));
    assert!(choice::BackupFault::ALL.into_iter().all(|fault| de.backup_fault(fault).ends_with('.')));
    assert_eq!(de.restored_games(choice::Arrival::Added, 1), "1 Partie hinzugefügt");
}

#[test]
fn what_was_guessed_and_what_is_wrong_with_a_link() {
    let (en, de) = (english(), german());
    let letters = ReadNote::Letters("K D T L S".to_owned());
    assert_eq!(en.pgn_note(&letters), "Its pieces have letters of another language: K D T L S.");
    assert_eq!(de.pgn_note(&letters), "Die Figuren haben Buchstaben einer anderen Sprache: K D T L S.");
    let notes = [
        ReadNote::EngineMoves,
        ReadNote::NestedComment,
        ReadNote::OldLetters,
        ReadNote::NoResult,
        ReadNote::NullMoves,
        ReadNote::Shortened,
        ReadNote::LookAlikes,
        ReadNote::LooseFen,
        ReadNote::EmptyFen,
        ReadNote::LooseMoves,
        ReadNote::LooseResult,
        ReadNote::LooseTag,
        ReadNote::StraySigns,
        ReadNote::UnknownGlyph,
        ReadNote::UnknownResult,
    ];
    for words in [&en, &de] {
        let said: BTreeSet<String> = notes.iter().map(|note| words.pgn_note(note)).collect();
        assert_eq!(said.len(), notes.len());
    }
    for note in &notes {
        assert_eq!(ReadNote::from_code(note.code(), ""), Some(note.clone()), "a note travels by its code");
    }
    let invisible = LinkError::Character { character: '\u{202e}', column: 7 };
    assert_eq!(en.link_fault(&invisible), "The character “U+202E” at place 7 does not belong in a link.");
    assert_eq!(de.link_fault(&LinkError::Empty), "In diesem Link ist keine Partie.");
    let faults = [
        LinkError::Empty,
        LinkError::TooLong,
        LinkError::LaterVersion('9'),
        invisible,
        LinkError::Incomplete,
        LinkError::Meaningless,
        LinkError::Start(FenError::Fields { count: 1 }),
        LinkError::MovesAfterTheEnd,
        LinkError::Text,
        LinkError::Clock,
        LinkError::Rule,
    ];
    for words in [&en, &de] {
        let said: BTreeSet<String> = faults.iter().map(|fault| words.link_fault(fault)).collect();
        assert!(
            said.len() == faults.len() && said.iter().all(|line| line.ends_with('.') && !line.contains('\n'))
        );
    }
}

/// Messages that refer to the list of saved games call the list by its name.
#[test]
fn messages_call_the_saved_games_by_their_name() {
    let locales = locales();
    for language in Language::ALL {
        let words = Words::load(&data(&locales, language), plurals()).expect("its file");
        let name = words.all_games();
        for said in [words.first_end(), words.chess_clock_put_aside(), words.set_aside()] {
            assert!(said.contains(name), "{said}");
        }
        assert_ne!(name, words.on_this_device());
    }
    assert_eq!((english().all_games(), english().on_this_device()), ("Saved games", "Data and backup"));
}
