//! The words themselves: what people read and hear, in every language. No other suite reads sentences.

use std::path::Path;
use std::rc::Rc;

use icu_locale_core::Locale;
use icu_plurals::{PluralCategory, PluralRules};
use tabiya::game::pgn::{Score, games};
use tabiya::game::{
    DrawRule, Event, Explanation, Finding, Game, Headers, HouseRules, Instant, Knob, Line, Outcome, Preset,
    Reading, Reason, Refusal, Setup, Span, TIME_PRESETS, TimeControl, TimeControlError, TimeFault, Verdict,
    Wish, WrongClaim,
};
use tabiya::rules::{Bitboard, Color, FenError, Laws, Piece, Position, Role, San, Square};
use tabiya::words::{
    CatalogueError, Direction, KNOB_GROUPS, Language, Notation, PluralForm, Plurals, Words, choice, score,
};
use words_compiler::Locales;

/// Plural forms by CLDR's own data.
fn plurals() -> Plurals {
    let rules: Vec<PluralRules> = Language::ALL
        .into_iter()
        .map(|language| {
            let locale: Locale = language.tag().parse().expect("a tag");
            PluralRules::try_new_cardinal((&locale).into()).expect("a language that CLDR knows")
        })
        .collect();
    Rc::new(move |language, number| match rules[language as usize].category_for(number) {
        PluralCategory::Zero => PluralForm::Zero,
        PluralCategory::One => PluralForm::One,
        PluralCategory::Two => PluralForm::Two,
        PluralCategory::Few => PluralForm::Few,
        PluralCategory::Many => PluralForm::Many,
        PluralCategory::Other => PluralForm::Other,
    })
}

fn english() -> Words {
    Words::english(plurals())
}

fn locales() -> Locales {
    Locales::read(Path::new("locales")).unwrap_or_else(|faults| panic!("{faults:?}"))
}

fn data(locales: &Locales, language: Language) -> Vec<u8> {
    let files = locales.files().expect("small enough");
    files.into_iter().find(|(name, _)| name == language.file()).expect("its file").1
}

fn german() -> Words {
    Words::load(&data(&locales(), Language::De), plurals()).expect("the German file")
}

/// The game after these moves from the start.
fn played(moves: &[&str]) -> Game {
    let mut game = Game::new(Setup::default());
    for (second, san) in moves.iter().enumerate() {
        let mv = game.position().parse_san(san).expect("a legal move");
        game.apply(Instant::from_millis(1_000 * second as u64), Event::Move(mv)).expect("it is accepted");
    }
    game
}

/// The open question is answered: somebody can still mate, so whatever waits for that takes its course.
fn alive(game: &mut Game, at: Instant) {
    let question = game.question().expect("an open question").id;
    let verdict = Verdict::Winnable { line: Vec::new() };
    game.apply(at, Event::Answer { question, verdict }).expect("an answer");
}

#[test]
fn a_losing_move_is_not_read_aloud_as_check() {
    let (en, de) = (english(), german());
    // A pinned rook gives what would be check, a pinned queen what would be mate.
    for (fen, uci, told) in [
        ("k3r3/8/8/8/8/8/4R3/4K3 w - - 0 1", "e2a2", "White: rook e2 to a2."),
        ("7k/6pp/8/6r1/8/8/6Q1/6K1 w - - 0 1", "g2a8", "White: queen g2 to a8."),
    ] {
        let start = Position::from_fen(fen).expect("a position");
        let rules = HouseRules { check_warnings: false, ..HouseRules::lobby() };
        let mut game = Game::new(Setup { rules, start: start.clone(), ..Setup::default() });
        let moves = start.pseudo_legal_moves();
        let mv = *moves.iter().find(|mv| mv.uci() == uci).expect("a pseudo-legal move");
        game.apply(Instant::from_millis(0), Event::Move(mv)).expect("it is accepted");
        if game.question().is_some() {
            alive(&mut game, Instant::from_millis(0));
        }
        assert_eq!(en.spoken(&start, &game.moves()[0]), told);
        assert!(de.spoken(&start, &game.moves()[0]).ends_with('.'));
        assert!(!de.spoken(&start, &game.moves()[0]).contains("Schach"));
    }
}

#[test]
fn an_offer_is_read_out_with_the_move_it_stands_beside() {
    let mut game = played(&["e4"]);
    let read = |words: &Words, game: &Game| words.read_out(game.start(), &game.moves()[0]);
    assert_eq!(read(&english(), &game), "White: pawn e2 to e4.");
    game.apply(Instant::from_millis(1), Event::OfferDraw(Color::White)).expect("it is accepted");
    assert_eq!(read(&english(), &game), "White: pawn e2 to e4. White offers a draw.");
    assert!(read(&german(), &game).ends_with(". Weiß bietet Remis an."));
    assert_eq!(english().san_with_offer(&"e4"), "e4, offers a draw");
}

/// The last move as it is read aloud.
fn spoken(words: &Words, fen: &str, san: &str) -> String {
    let start = Position::from_fen(fen).expect("a position");
    let mv = start.parse_san(san).expect("a legal move");
    let line = Line::new(start.clone(), [mv]);
    words.spoken(&start, &line.moves()[0])
}

#[test]
fn single_words() {
    let (en, de) = (english(), german());
    assert_eq!((en.no_moves_yet(), de.no_moves_yet()), ("No moves yet", "Noch keine Züge"));
    assert_eq!((en.resume(), de.resume()), ("Resume game", "Partie fortsetzen"));
    assert_eq!((en.crash(), de.crash()), ("Something went wrong", "Etwas ist schiefgegangen"));
    assert_eq!(en.away(), "Clock paused while you were away");
    assert_eq!(en.waiting_for_reply(), "Waiting for a reply");
    assert_eq!(
        [en.press(), en.press_move(), en.press_tap()],
        ["Switch clocks", "automatically", "by tapping"]
    );
    assert_eq!(en.restore_backup(), "Restore backup…");
    assert_eq!((en.works_offline(), de.works_offline()), ("Works offline", "Funktioniert ohne Internet"));
    assert_eq!(
        (en.sounds_hint(), en.about()),
        ("Moves, the end of the game, announced checks", "About Tabiya")
    );
    assert_eq!(de.about(), "Über Tabiya");
}

#[test]
fn a_number_takes_its_plural_form() {
    let (en, de) = (english(), german());
    for (moves, english, german) in [
        (1, "1 move to go", "noch 1 Zug"),
        (2, "2 moves to go", "noch 2 Züge"),
        (21, "21 moves to go", "noch 21 Züge"),
    ] {
        assert_eq!(en.clock_moves_to_go(moves), english);
        assert_eq!(de.clock_moves_to_go(moves), german);
    }
    assert_eq!(en.length_moves(0), "a position", "a very number comes before the form");
    assert_eq!(de.fen_kings(Color::White, 0), "Weiß hat keinen König.");
    assert_eq!(de.fen_kings(Color::Black, 2), "Schwarz hat 2 Könige.");
    assert_eq!(en.fen_kings(Color::Black, 2), "Black has 2 kings.");
}

#[test]
fn every_reason_has_words() {
    let (en, de) = (english(), german());
    let ends = [
        (Reason::Checkmate, Some(Color::White), "White wins by checkmate", "Weiß gewinnt durch Matt"),
        (Reason::Stalemate, None, "Draw by stalemate", "Remis durch Patt"),
        (Reason::Resignation, Some(Color::Black), "White resigned", "Weiß hat aufgegeben"),
        (Reason::FlagFall, Some(Color::White), "White wins on time", "Weiß gewinnt durch Zeitüberschreitung"),
        (
            Reason::LeftKingInCheck,
            Some(Color::Black),
            "Black wins: White left the king in check",
            "Schwarz gewinnt: Weiß ließ den König im Schach",
        ),
        (Reason::Arbiter, None, "Decided by the arbiter", "Entscheidung des Schiedsrichters"),
        (Reason::Agreement, None, "Draw by agreement", "Remis durch Vereinbarung"),
        (Reason::DeadPosition, None, "Draw by dead position", "Remis durch tote Stellung"),
        (
            Reason::InsufficientMaterial,
            None,
            "Draw: neither side has enough material to mate",
            "Remis: Keine Seite hat genug Material zum Matt",
        ),
        (
            Reason::Threefold,
            None,
            "Draw by threefold repetition",
            "Remis durch dreimalige Stellungswiederholung",
        ),
        (
            Reason::Fivefold,
            None,
            "Draw by fivefold repetition",
            "Remis durch fünfmalige Stellungswiederholung",
        ),
        (Reason::FiftyMoves, None, "Draw by the fifty-move rule", "Remis nach der 50-Züge-Regel"),
        (
            Reason::SeventyFiveMoves,
            None,
            "Draw by the seventy-five-move rule",
            "Remis nach der 75-Züge-Regel",
        ),
    ];
    assert!(ends.iter().map(|end| end.0).eq(Reason::ALL));
    for (reason, winner, english, german) in ends {
        let outcome = Outcome { winner, reason };
        assert_eq!(en.reason(outcome, None), english);
        assert_eq!(de.reason(outcome, None), german);
    }
    let outcome = Outcome { winner: None, reason: Reason::FlagFall };
    let flag = Explanation::FlagFall { fallen: Color::White, finding: Finding::CannotMate };
    assert_eq!(en.reason(outcome, Some(&flag)), "White’s time ran out, but Black cannot mate");
    assert_eq!(
        de.reason(outcome, Some(&flag)),
        "Remis: Weiß hat die Zeit überschritten, aber Schwarz kann nicht mattsetzen"
    );
    assert_eq!((score(outcome), score(Outcome { winner: Some(Color::Black), ..outcome })), ("½–½", "0–1"));
}

#[test]
fn every_finding_has_words() {
    let game = played(&[]);
    let findings = [
        (Finding::NotAsked, "White’s time ran out."),
        (Finding::MoreThanKing, "Black had more than a king."),
        (Finding::LoneKing, "Black had only a king."),
        (Finding::EnoughMaterial, "Black had enough material to mate."),
        (Finding::NotEnoughMaterial, "Black did not have enough material to mate."),
        (Finding::CanMate(Vec::new()), "Black could still mate."),
        (Finding::CannotMate, "No series of legal moves lets Black mate."),
        (
            Finding::Undetermined,
            "The search found no answer to whether Black could still mate; a mate counts as possible.",
        ),
    ];
    for (finding, words) in findings {
        let explanation = Explanation::FlagFall { fallen: Color::White, finding };
        assert_eq!(english().explanation(&explanation, &game), words);
        assert!(german().explanation(&explanation, &game).ends_with('.'));
    }
    let king = Explanation::KingLeftInCheck { king: Square::E1, attackers: Bitboard::EMPTY };
    assert_eq!(english().explanation(&king, &game), "White’s king on e1 could be captured.");
    assert_eq!(german().explanation(&king, &game), "Der weiße König auf e1 konnte geschlagen werden.");
}

#[test]
fn a_claim_names_its_proof() {
    let mut game = played(&["Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1"]);
    let intended = game.position().parse_san("Ng8").expect("a legal move");
    let claim = Event::Claim { by: Color::Black, intended: Some(intended) };
    game.apply(Instant::from_millis(9_000), claim).expect("a right claim");
    alive(&mut game, Instant::from_millis(9_000));
    let explanation = game.explanation().expect("its proof");
    assert_eq!(
        english().explanation(explanation, &game),
        "Claimed by Black with Ng8. Same position: at the start, after 2… Ng8, after the intended move."
    );
    assert_eq!(
        german().explanation(explanation, &game),
        "Reklamiert von Schwarz mit Sg8. Gleiche Stellung: zu Beginn, nach 2… Sg8, nach dem beabsichtigten Zug."
    );
    assert_eq!(english().occurrence(&game, 4), "2… Ng8");
    assert_eq!(german().occurrence(&game, 4), "2… Sg8");
    assert_eq!([english().occurrence(&game, 0), english().occurrence(&game, 8)], ["Start", "Intended move"]);
    assert_eq!(english().result_of(&game).as_deref(), Some("½–½: Draw by threefold repetition."));
}

#[test]
fn every_refusal_is_a_sentence() {
    let outcome = Outcome { winner: None, reason: Reason::Stalemate };
    let wrong = WrongClaim { times: Some(1), halfmoves: Some(3), mates: false };
    let refusals = [
        (Refusal::GameOver(outcome), "The game is over: ½–½."),
        (Refusal::NotLegal, "Not a legal move."),
        (Refusal::Paused, "The clocks are stopped."),
        (Refusal::Suspended, "First decide whether the time away counts."),
        (Refusal::ClockNotPressed(Color::Black), "Black has not pressed the clock yet."),
        (Refusal::NothingToPress, "You have no move to complete."),
        (Refusal::FlagFallen(Color::White), "White’s flag has fallen."),
        (Refusal::NotYourTurn, "It is not your turn."),
        (Refusal::OfferOpen, "A draw offer is already open."),
        (Refusal::NoOffer, "There is no draw offer to answer."),
        (Refusal::NoClaims, "There is nothing to claim under these rules."),
        (Refusal::NoIntendedMove, "Under these rules you claim without naming a move."),
        (
            Refusal::WrongClaim(wrong),
            "Incorrect claim. The position has been on the board once, not three times. 1½ moves have passed \
             without a capture or a pawn move, not 50.",
        ),
        (Refusal::RequestOpen, "The last request is still waiting for a reply."),
        (Refusal::NoRequest, "There is no request to answer."),
        (Refusal::NothingToTakeBack, "There is no move to take back."),
        (Refusal::NothingToRedo, "There is no move to play again."),
        (Refusal::NotRunning, "No clock is running."),
        (Refusal::NotPaused, "The clocks are not stopped."),
        (Refusal::NotSuspended, "The game was not interrupted."),
        (Refusal::NoClock, "There is no such clock."),
        (Refusal::NothingToStart, "There is no clock to start."),
        (Refusal::BadAmount, "A clock cannot be set to that time."),
        (Refusal::FixedForThisGame, "This can only change for the next game."),
        (Refusal::NoQuestion, "There is no such question to answer."),
    ];
    let german = german();
    for (refusal, words) in refusals {
        assert_eq!(english().refusal(&refusal, false), words);
        let translated = german.refusal(&refusal, false);
        assert!(translated.ends_with('.') && translated != words, "{translated}");
    }
}

#[test]
fn wrong_claims_count_aloud() {
    let (en, de) = (english(), german());
    let times = |times| WrongClaim { times: Some(times), halfmoves: None, mates: false };
    let halfmoves = |halfmoves| WrongClaim { times: None, halfmoves: Some(halfmoves), mates: false };
    assert_eq!(
        en.wrong_claim(&times(1), true),
        "The position would be on the board for the first time, not the third."
    );
    assert_eq!(
        en.wrong_claim(&times(2), false),
        "The position has been on the board twice, not three times."
    );
    assert_eq!(
        de.wrong_claim(&times(2), true),
        "Die Stellung stünde zum zweiten Mal auf dem Brett, nicht zum dritten."
    );
    let passed = "passed without a capture or a pawn move, not 50";
    assert_eq!(en.wrong_claim(&halfmoves(0), false), format!("0 moves have {passed}."));
    assert_eq!(en.wrong_claim(&halfmoves(1), false), format!("Half a move has {passed} moves."));
    assert_eq!(en.wrong_claim(&halfmoves(2), false), format!("1 move has {passed}."));
    assert_eq!(en.wrong_claim(&halfmoves(3), false), format!("1½ moves have {passed}."));
    assert_eq!(en.wrong_claim(&halfmoves(99), false), format!("49½ moves have {passed}."));
    let mates = WrongClaim { times: Some(1), halfmoves: None, mates: true };
    assert_eq!(en.wrong_claim(&mates, true), "The intended move is checkmate.");
}

#[test]
fn a_king_in_check_is_told_from_where() {
    let black = |role| Piece { color: Color::Black, role };
    let attackers = [(Square::H4, black(Role::Bishop)), (Square::E8, black(Role::Rook))];
    assert_eq!(
        english().king_in_check_from(&attackers, true),
        "Your king would still be in check from the bishop on h4 and the rook on e8."
    );
    assert_eq!(
        german().king_in_check_from(&attackers, true),
        "Der König stünde weiter im Schach: Läufer auf h4 und Turm auf e8."
    );
}

#[test]
fn offers_and_requests() {
    let (en, de) = (english(), german());
    assert_eq!(en.offers_draw(Color::White), "White offers a draw.");
    assert_eq!(de.offers_draw(Color::White), "Weiß bietet Remis an.");
    assert_eq!(en.declines_draw(Color::Black), "Black declines the draw.");
    assert_eq!(en.asks_takeback(Color::Black, 2), "Black asks to take the last 2 moves back.");
    assert_eq!(en.request(Wish::Takeback(1)), "Take the last move back?");
    assert_eq!(de.request(Wish::Takeback(2)), "Die letzten 2 Züge zurücknehmen?");
    assert_eq!(en.game_paused(), "Clocks stopped.");
    assert_eq!(en.clock_was_set(Color::Black), "The arbiter has set Black’s clock.");
    assert_eq!(de.clock_was_set(Color::Black), "Der Schiedsrichter hat die schwarze Uhr gestellt.");
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
        assert_eq!(en.san(read), san);
        assert_eq!(de.san(read), german);
        assert_eq!(de.with_notation(Notation::Figurines).san(read), figurine);
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
    assert_eq!(en.square(Square::E4, Some(queen)), "e4, white queen");
    assert_eq!(de.square(Square::E4, Some(queen)), "e4, weiße Dame");
    assert_eq!(de.piece_name(pawn), "schwarzer Bauer");
    assert_eq!(de.square(Square::E4, None), "e4");
    assert_eq!(
        en.captured_by(Color::Black, &[Role::Queen, Role::Pawn, Role::Pawn]),
        "Black has captured: queen, pawn, pawn"
    );
    assert_eq!(de.captured_by(Color::White, &[]), "Weiß hat nichts geschlagen");
}

#[test]
fn places_in_a_game() {
    let (en, de) = (english(), german());
    let game = played(&["e4", "Nf6"]);
    let last = game.numbered_san(2).expect("two half-moves");
    assert_eq!(en.place_after(&en.numbered(last)), "After 1… Nf6");
    assert_eq!(de.place_after(&de.numbered(last)), "Nach 1… Sf6");
    assert_eq!(en.spoken_start(&en.to_move(false, Color::White)), "Start position. White to move.");
    assert_eq!(en.back_in_game(&en.to_move(false, Color::White)), "Back in the game. White to move.");
    assert_eq!(de.to_move(false, Color::White), "Weiß am Zug");
}

#[test]
fn games_that_come_in() {
    let (en, de) = (english(), german());
    let headers = Headers { white: "Ada".to_owned(), ..Headers::default() };
    assert_eq!(en.title(&headers, Score::Draw), "Ada – Black, ½–½");
    assert_eq!(de.title(&headers, Score::Unknown), "Ada – Schwarz");
    let text = "[Event \"Club\"]\n[Date \"2026.11.21\"]\n\n1. e4 e5 2. Nf3 *\n";
    let record = games(text, Laws::default()).next().expect("a game").expect("a good one").into();
    assert_eq!(en.particulars(&record), "Club · 2026.11.21 · 2 moves");
    assert_eq!(de.particulars(&record), "Club · 2026.11.21 · 2 Züge");
    assert_eq!(
        [en.found(0, None), en.found(1, None), en.found(2, None)],
        ["Nothing could be read.", "1 game found. Choose it.", "2 games found. Choose one."]
    );
    let fault =
        games("1. e4 e5 2. Qa4 *\n", Laws::default()).next().expect("a game").expect_err("no such move");
    assert_eq!(en.found(1, Some(&fault)), "1 game found. Line 1, column 13: Qa4: no queen can go to a4.");
    assert_eq!(de.pgn_fault(&fault), "Zeile 1, Spalte 13: Qa4: Keine Dame kann nach a4 ziehen.");
}

#[test]
fn clocks() {
    let (en, de) = (english(), german());
    let reading = Reading {
        left: Some(Span::from_mins(5)),
        move_left: None,
        delay_left: Span::ZERO,
        moves_to_go: Some(1),
        spent: Span::ZERO,
        given: Span::from_mins(5),
        running: true,
        low: false,
        ample: true,
    };
    assert_eq!(en.clock_note(&reading), "1 move to go");
    let limited = Reading { move_left: Some(Span::from_secs(30)), ..reading };
    assert_eq!(
        (en.clock_note(&limited), de.clock_note(&limited)),
        ("total 5:00".into(), "gesamt 5:00".into())
    );
    let delayed = Reading { delay_left: Span::from_millis(1_200), ..reading };
    assert_eq!(en.clock_note(&delayed), "waits 2 s");
    assert_eq!(
        en.away_for(Span::from_millis(300)),
        "You were away for less than a second. Does this time count?"
    );
    assert_eq!(en.away_for(Span::from_secs(1)), "You were away for 1 second. Does this time count?");
    assert_eq!(de.away_for(Span::from_secs(75)), "Abwesenheit: 1 min 15 s. Zählt diese Zeit?");
    assert_eq!(en.away_for(Span::from_mins(61)), "You were away for 1 h 1 min. Does this time count?");
    assert_eq!(
        en.time_control_fault(TimeControlError { color: Color::White, fault: TimeFault::LongPerMove }),
        "1000 hours at most."
    );
}

#[test]
fn rules_have_a_name_and_every_value_words() {
    for words in [english(), german()] {
        for knob in Knob::ALL {
            assert!(!words.knob_named(knob).0.is_empty(), "{knob}");
            for value in knob.values() {
                let worded = words.knob_value(*value);
                assert!(!worded.is_empty() && (worded != value.name() || knob.is_switch()), "{knob}={value}");
            }
        }
        assert!(KNOB_GROUPS.iter().all(|(heading, knobs)| !heading(&words).is_empty() && !knobs.is_empty()));
        assert!(
            Preset::ALL
                .into_iter()
                .all(|preset| !words.rules_in_short(&preset.rules(), &preset.clock()).is_empty())
        );
    }
    let rules = HouseRules {
        threefold: DrawRule::AtOnce,
        wrong_claim_penalty: Some(Span::from_mins(2)),
        ..HouseRules::fide()
    };
    assert_eq!(
        english().rules_in_short(&rules, &TimeControl::none()),
        "FIDE rules, except: Threefold repetition – draw at once, Penalty for an incorrect claim – two minutes"
    );
    assert_eq!(
        german()
            .rules_in_short(&HouseRules { en_passant: false, ..HouseRules::fide() }, &TimeControl::none()),
        "FIDE-Regeln, außer: En passant – aus"
    );
}

#[test]
fn rules_in_force_have_a_name() {
    let (en, de) = (english(), german());
    let (none, some) = (TimeControl::none(), TimeControl::total(Span::from_mins(5)));
    let lobby = |en_passant, check_warnings| HouseRules { en_passant, check_warnings, ..HouseRules::lobby() };
    let fide = |penalty| HouseRules { wrong_claim_penalty: penalty, ..HouseRules::fide() };
    for (rules, clock, name, german) in [
        (HouseRules::fp_club(), &none, "FP Club, no clock", "FP Club, ohne Uhr"),
        (HouseRules::fp_club(), &some, "FP Club", "FP Club"),
        (HouseRules::fly_or_die(), &none, "FlyOrDie, no clock", "FlyOrDie, ohne Uhr"),
        (HouseRules::lobby(), &none, "Casual lobby", "Freies Spiel"),
        (lobby(false, true), &none, "Casual lobby, en passant off", "Freies Spiel, En passant aus"),
        (
            lobby(false, false),
            &some,
            "Casual lobby, en passant off, check warnings off",
            "Freies Spiel, En passant aus, Schachwarnungen aus",
        ),
        (fide(None), &none, "FIDE rules", "FIDE-Regeln"),
        (
            fide(Some(Span::from_mins(1))),
            &some,
            "FIDE rules, penalty for a wrong claim: one minute",
            "FIDE-Regeln, Strafe für unberechtigten Antrag: eine Minute",
        ),
    ] {
        assert_eq!(
            (en.rules_in_force(&rules, clock), de.rules_in_force(&rules, clock)),
            (name.into(), german.into())
        );
        let plain = rules.preset().is_some() && name == en.rules_in_force(&rules, &some);
        assert_eq!(
            en.rules_in_short(&rules, clock) != name,
            plain,
            "{name}: a set as it is published is explained"
        );
    }
}

#[test]
fn clocks_of_the_list() {
    let (en, de) = (english(), german());
    assert_eq!(en.clock_option("5+3"), "5 + 3");
    assert_eq!(en.clock_option("40/30"), "40 moves in 30 min");
    assert_eq!(en.clock_option("40/90+30+15/G"), "40 moves in 90 min, then 15 min, + 30 s");
    assert_eq!(de.clock_option("40/90+30+30/G"), "40 Züge in 90 min, dann 30 min, + 30 s");
    for preset in TIME_PRESETS {
        assert_ne!(en.clock_option(preset.name), preset.name, "it is worded");
    }
}

#[test]
fn faults_of_positions_and_addresses() {
    let (en, de) = (english(), german());
    for (fault, words) in [
        (FenError::Fields { count: 1 }, "A FEN has 6 fields; this has 1."),
        (FenError::Kings { color: Color::White, count: 0 }, "White has no king."),
        (FenError::OpponentInCheck { color: Color::Black }, "Black is in check, but it is White’s turn."),
        (FenError::PawnOnBackRank { square: Square::E8 }, "A pawn cannot stand on e8."),
        (
            FenError::CastlingRight { color: Color::Black, found: 'k' },
            "Castling right k (field 3): Black’s king and rook are not on their squares.",
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
    assert_eq!(en.san_fault("O-O", &fault), "O-O: a piece stands or attacks in the way of castling.");
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
        en.device(Some(1_450_000), true, false),
        "1.4 MB used. The browser keeps saved games until you delete them."
    );
    assert!(de.device(Some(1_450_000), true, false).starts_with("1,4 MB belegt. "));
    assert!(en.device(Some(1), false, true).starts_with("1 kB used. The browser may delete saved games"));
    assert!(en.device(None, false, true).ends_with("does not update itself."));
    assert!(choice::BackupFault::ALL.into_iter().all(|fault| de.backup_fault(fault).ends_with('.')));
    assert_eq!(de.backup_restored(1), "1 Partie wiederhergestellt.");
}

#[test]
fn what_a_language_lacks_is_said_in_english() {
    let text = |tag: &str| std::fs::read_to_string(format!("locales/{tag}.ftl")).expect("its file");
    let (english, german) = (text("en"), text("de"));
    let head = "clock-moves-to-go =";
    let start = german.find(head).expect("the message");
    let end = start + german[start..].find("    }\n").expect("its end") + "    }\n".len();
    let mut german = german;
    german.replace_range(start..end, "");
    let german = german.replace("new-game = Neue Partie\n", "");
    let locales = Locales::from_texts(&[("en", &english), ("de", &german)])
        .unwrap_or_else(|faults| panic!("{faults:?}"));
    assert_eq!(locales.missing(), [("de", "new-game"), ("de", "clock-moves-to-go")]);
    let words = Words::load(&data(&locales, Language::De), plurals()).expect("data of this build");
    assert_eq!((words.new_game(), words.close()), ("New game", "Schließen"));
    assert_eq!(words.clock_moves_to_go(1), "1 move to go");
    assert_eq!(words.language(), Language::De);
}

#[test]
fn data_that_does_not_fit_is_refused() {
    let data = data(&locales(), Language::De);
    let plurals = plurals();
    let load = |data: &[u8]| Words::load(data, plurals.clone()).err();
    assert_eq!(load(&data), None);
    assert_eq!(load(b"<!doctype html>"), Some(CatalogueError::NotACatalogue));
    assert_eq!(load(b""), Some(CatalogueError::NotACatalogue));
    for end in (8..data.len()).step_by(97) {
        assert!(load(&data[..end]).is_some(), "cut off at {end}");
    }
    let mut other = data.clone();
    other[8] ^= 1;
    assert_eq!(load(&other), Some(CatalogueError::OtherVersion));
    let mut unknown = data.clone();
    unknown[17..19].copy_from_slice(b"xx");
    assert_eq!(load(&unknown), Some(CatalogueError::UnknownLanguage));
    let mut longer = data.clone();
    longer.push(b'!');
    assert_eq!(load(&longer), Some(CatalogueError::Damaged));
    // Whatever a byte becomes, it is refused or read to its end.
    for at in (19..data.len()).step_by(61) {
        for byte in [0, 1, 2, 254, 255] {
            let mut damaged = data.clone();
            damaged[at] = byte;
            if let Ok(words) = Words::load(&damaged, plurals.clone()) {
                let _ =
                    (words.clock_moves_to_go(2), words.piece(Color::White, Role::Queen), words.new_game());
            }
        }
    }
}

#[test]
fn a_language_is_picked_by_what_the_reader_prefers() {
    assert_eq!(Language::pick(["fr-CA", "de-AT", "en"]), Language::De);
    assert_eq!(Language::pick(["EN-us"]), Language::En);
    assert_eq!(Language::pick(["ja"]), Language::En);
    assert_eq!(Language::pick::<&str>([]), Language::En);
    assert_eq!(Language::from_tag("de_CH"), Some(Language::De));
    assert_eq!(Language::from_tag("deutsch"), None);
    assert_eq!([Language::En.own_name(), Language::De.own_name()], ["English", "Deutsch"]);
    assert!(Language::ALL.into_iter().all(|language| language.direction() == Direction::LeftToRight));
    assert_eq!(Language::De.file(), "words-de.bin");
    assert_eq!(serde_json::to_string(&Language::De).expect("text"), "\"de\"");
    assert_eq!(serde_json::from_str::<Language>("\"de\"").expect("a tag"), Language::De);
    assert_eq!(serde_json::from_str::<Language>("\"tlh\"").expect("a tag"), Language::En);
}

/// Typography and the words that this project avoids.
#[test]
fn the_catalogues_are_well_written() {
    for (tag, banned) in [
        ("en", &["nobody may", "is kept", "the own", "will stand here", "„", "“ ", "'"][..]),
        ("de", &["”", "'", " du ", " Sie ", "Ihr ", "Ihre ", "dein"][..]),
    ] {
        let text = std::fs::read_to_string(format!("locales/{tag}.ftl")).expect("its file");
        let lines = text.lines().enumerate().filter(|(_, line)| !line.starts_with('#'));
        for (number, line) in lines {
            let words = line.trim_start();
            for bad in banned.iter().chain(&["...", "  ", "\t"]) {
                assert!(!words.contains(bad), "{tag}.ftl, line {}: {bad:?}", number + 1);
            }
        }
    }
}
