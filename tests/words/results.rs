//! Texts of results and their reasons, of claims, refusals and offers.

use crate::{answer_winnable, data, english, german, locales, played, plurals};
use tabiya::game::pgn::PgnResult;
use tabiya::game::{
    EndReason, Event, Explanation, GameResult, HalfPoints, Headers, Instant, MateVerdict, Outcome, Refusal,
    RequestKind, Seat, Verdict, WrongClaim,
};
use tabiya::rules::{Bitboard, Color, FenError, Piece, Role, Square};
use tabiya::words::{Language, PlayerName, Words, result_text};

#[test]
fn the_winner_and_the_running_score() {
    let (en, de) = (english(), german());
    assert_eq!(en.winner_text(Some((Color::White, "Anna"))), "Anna wins");
    assert_eq!(
        (en.winner_text(Some((Color::Black, ""))), en.winner_text(None)),
        ("Black wins".into(), "Draw".into())
    );
    assert_eq!(
        (de.winner_text(Some((Color::Black, ""))), de.winner_text(None)),
        ("Schwarz gewinnt".into(), "Remis".into())
    );
    let score = [("Anna", HalfPoints::from_halves(5)), ("", HalfPoints::from_halves(1))];
    assert_eq!(en.tally_text(score), "Anna 2½ – Black ½");
    assert_eq!(de.tally_text(score), "Anna 2½ – Schwarz ½");
}

#[test]
fn every_reason_has_words() {
    let (en, de) = (english(), german());
    let ends = [
        (EndReason::Checkmate, Some(Color::White), "White wins by checkmate", "Weiß gewinnt durch Matt"),
        (EndReason::Stalemate, None, "Draw by stalemate", "Remis durch Patt"),
        (EndReason::Resignation, Some(Color::Black), "White resigned", "Weiß hat aufgegeben"),
        (
            EndReason::FlagFall,
            Some(Color::White),
            "White wins on time",
            "Weiß gewinnt durch Zeitüberschreitung",
        ),
        (
            EndReason::LeftKingInCheck,
            Some(Color::Black),
            "Black wins: White left the king in check",
            "Schwarz gewinnt: Weiß ließ den König im Schach",
        ),
        (EndReason::Arbiter, None, "Decided by the arbiter", "Entscheidung des Schiedsrichters"),
        (EndReason::Agreement, None, "Draw by agreement", "Remis durch Vereinbarung"),
        (
            EndReason::DeadPosition,
            None,
            "Draw: nobody can checkmate any more",
            "Remis: Niemand kann mehr mattsetzen",
        ),
        (
            EndReason::InsufficientMaterial,
            None,
            "Draw: neither side has enough material to mate",
            "Remis: Keine Seite hat genug Material zum Matt",
        ),
        (
            EndReason::Threefold,
            None,
            "Draw by threefold repetition",
            "Remis durch dreimalige Stellungswiederholung",
        ),
        (
            EndReason::Fivefold,
            None,
            "Draw by fivefold repetition",
            "Remis durch fünfmalige Stellungswiederholung",
        ),
        (EndReason::FiftyMoves, None, "Draw by the fifty-move rule", "Remis nach der 50-Züge-Regel"),
        (
            EndReason::SeventyFiveMoves,
            None,
            "Draw by the seventy-five-move rule",
            "Remis nach der 75-Züge-Regel",
        ),
        (EndReason::Reported, None, "Reported by the players", "Von den Spielern gemeldet"),
    ];
    assert!(ends.iter().map(|end| end.0).eq(EndReason::ALL));
    for (reason, winner, english, german) in ends {
        let outcome = Outcome { result: winner.map_or(GameResult::Draw, GameResult::Win), reason };
        assert_eq!(en.result_reason(outcome, None), english);
        assert_eq!(de.result_reason(outcome, None), german);
    }
    let below_winner = |reason| {
        let outcome = Outcome { result: GameResult::Win(Color::Black), reason };
        en.reason_below_winner(outcome, None)
    };
    assert_eq!(below_winner(EndReason::Checkmate), "Checkmate");
    assert_eq!(below_winner(EndReason::FlagFall), "Time ran out");
    assert_eq!(below_winner(EndReason::LeftKingInCheck), "The king was left in check");
    assert_eq!(below_winner(EndReason::Resignation), "White resigned");
    let outcome = Outcome { result: GameResult::Draw, reason: EndReason::FlagFall };
    let flag = Explanation::FlagFall { fallen: Color::White, mate_verdict: MateVerdict::CannotMate };
    assert_eq!(en.result_reason(outcome, Some(&flag)), "White’s time ran out, but Black cannot mate");
    assert_eq!(
        de.result_reason(outcome, Some(&flag)),
        "Remis: Weiß hat die Zeit überschritten, aber Schwarz kann nicht mattsetzen"
    );
    let outcome = Outcome { result: GameResult::Draw, reason: EndReason::LeftKingInCheck };
    let left = Explanation::KingLeftInCheck {
        by: Color::White,
        king: Square::E2,
        attackers: Bitboard::EMPTY,
        mate_verdict: MateVerdict::NotEnoughMaterial,
    };
    assert_eq!(en.result_reason(outcome, Some(&left)), "White left the king in check, but Black cannot mate");
    assert_eq!(
        de.result_reason(outcome, Some(&left)),
        "Remis: Weiß ließ den König im Schach, aber Schwarz kann nicht mattsetzen"
    );
    let texts = GameResult::ALL.map(result_text);
    assert_eq!(texts, ["1–0", "½–½", "0–1", "½–0", "0–0", "0–½"]);
}

#[test]
fn every_finding_has_words() {
    let game = played(&[]);
    let mate_verdicts = [
        (MateVerdict::NotAsked, "White’s time ran out."),
        (MateVerdict::MoreThanKing, "Black had more than a king."),
        (MateVerdict::LoneKing, "Black had only a king."),
        (MateVerdict::EnoughMaterial, "Black had enough material to mate."),
        (MateVerdict::NotEnoughMaterial, "Black did not have enough material to mate."),
        (MateVerdict::CanMate(Vec::new()), "Black could still mate."),
        (MateVerdict::CannotMate, "Black could not mate with any series of legal moves."),
        (
            MateVerdict::Undetermined,
            "Could Black still mate? The program could not tell; mate counts as possible.",
        ),
    ];
    for (mate_verdict, words) in mate_verdicts {
        let explanation = Explanation::FlagFall { fallen: Color::White, mate_verdict };
        assert_eq!(english().explanation_text(&explanation, &game), words);
        assert!(german().explanation_text(&explanation, &game).ends_with('.'));
    }
    let king = Explanation::KingLeftInCheck {
        by: Color::White,
        king: Square::E1,
        attackers: Bitboard::EMPTY,
        mate_verdict: MateVerdict::NotAsked,
    };
    assert_eq!(english().explanation_text(&king, &game), "White’s king on e1 could be captured.");
    assert_eq!(german().explanation_text(&king, &game), "Der weiße König auf e1 konnte geschlagen werden.");
}

#[test]
fn a_claim_names_its_proof() {
    let mut game = played(&["Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1"]);
    let intended = game.position().parse_san("Ng8").expect("a legal move");
    let claim = Event::Claim { by: Color::Black, intended: Some(intended) };
    game.apply(Instant::from_millis(9_000), claim).expect("a right claim");
    answer_winnable(&mut game, Instant::from_millis(9_000));
    let explanation = game.explanation().expect("its proof");
    assert_eq!(
        english().explanation_text(explanation, &game),
        "Claimed by Black with Ng8. Same position: at the start, after 2… Ng8, after the intended move."
    );
    assert_eq!(
        german().explanation_text(explanation, &game),
        "Reklamiert von Schwarz mit Sg8. Gleiche Stellung: zu Beginn, nach 2… Sg8, nach dem beabsichtigten Zug."
    );
    assert_eq!(english().occurrence_label(&game, 4), "2… Ng8");
    assert_eq!(german().occurrence_label(&game, 4), "2… Sg8");
    assert_eq!(
        [english().occurrence_label(&game, 0), english().occurrence_label(&game, 8)],
        ["Start", "Intended move"]
    );
    assert_eq!(english().result_sentence(&game).as_deref(), Some("½–½: Draw by threefold repetition."));
}

#[test]
fn a_result_says_what_nobody_could_tell() {
    let resigned = |verdict: Verdict, mv: Option<&str>| {
        let mut game = played(&["e4"]);
        let now = Instant::from_millis(9_000);
        let question = game.question().expect("whether the position is dead").id;
        game.apply(now, Event::Answer { question, verdict }).expect("an answer");
        if let Some(san) = mv {
            let mv = game.position().parse_san(san).expect("a legal move");
            game.apply(now, Event::Move(mv)).expect("the game continues");
            answer_winnable(&mut game, now);
        }
        let ends = Event::Decide { result: GameResult::Draw, why: "Both are asleep.".to_owned() };
        game.apply(now, ends).expect("the arbiter decides");
        [english(), german()].map(|words| words.result_explanation(&game).expect("what lies behind it"))
    };
    let [en, de] = resigned(Verdict::Undetermined, None);
    assert_eq!(
        en,
        "Both are asleep. Could either player still mate? The program could not tell; mate counts as possible."
    );
    assert_eq!(
        de,
        "Both are asleep. Konnte noch jemand mattsetzen? Das Programm hat es nicht herausgefunden; ein Matt gilt als möglich."
    );
    let told = Verdict::Winnable { line: Vec::new() };
    for (verdict, mv) in [(told, None), (Verdict::Undetermined, Some("e5"))] {
        assert_eq!(resigned(verdict, mv), ["Both are asleep."; 2]);
    }
}

#[test]
fn a_position_that_the_arbiter_put_right_is_named_where_it_proves_a_draw() {
    let mut game = played(&["e4"]);
    let now = Instant::from_millis(20_000);
    let fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1".to_owned();
    game.apply(now, Event::CorrectPosition { fen, why: String::new() }).expect("a position");
    for san in ["Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1", "Ng8"] {
        let mv = game.position().parse_san(san).expect("a legal move");
        game.apply(now, Event::Move(mv)).expect("the game continues");
    }
    game.apply(now, Event::Claim { by: Color::White, intended: None }).expect("a right claim");
    answer_winnable(&mut game, now);
    let explanation = game.explanation().expect("its proof");
    assert_eq!(
        english().explanation_text(explanation, &game),
        "Claimed by White. Same position: where the arbiter corrected the position, after 2… Ng8, after 4… Ng8."
    );
    assert_eq!(
        german().explanation_text(explanation, &game),
        "Reklamiert von Weiß. Gleiche Stellung: bei der Berichtigung durch den Schiedsrichter, nach 2… Sg8, nach 4… Sg8."
    );
    assert_eq!(
        [english(), german()].map(|words| words.occurrence_label(&game, 1)),
        ["Corrected", "Berichtigt"]
    );
}

#[test]
fn every_refusal_is_a_sentence() {
    let outcome = Outcome { result: GameResult::Draw, reason: EndReason::Stalemate };
    let wrong = WrongClaim { occurrences: Some(1), halfmoves: Some(3), is_mate: false };
    let refusals = [
        (Refusal::GameOver(outcome), "The game is over: ½–½."),
        (Refusal::NotLegal, "Not a legal move."),
        (Refusal::Paused, "The clocks are stopped."),
        (Refusal::Suspended, "First decide whether the time away counts."),
        (Refusal::ClockNotPressed(Color::Black), "Black has not pressed the clock yet."),
        (Refusal::NothingToPress, "Make a move first."),
        (Refusal::FlagFallen(Color::White), "White’s flag has fallen."),
        (Refusal::NotYourTurn, "It is not your turn."),
        (Refusal::OfferOpen, "A draw offer is already open."),
        (Refusal::NoOffer, "There is no draw offer to answer."),
        (Refusal::NoClaims, "There is nothing to claim under these rules."),
        (Refusal::NoIntendedMove, "Under these rules you claim without announcing a move."),
        (
            Refusal::WrongClaim(wrong),
            "Wrong claim. The position has been on the board once, not three times. 1½ moves have passed \
             without a capture or a pawn move, not 50.",
        ),
        (Refusal::RequestOpen, "The last request is still waiting for a reply."),
        (Refusal::NoRequest, "There is no request to answer."),
        (Refusal::NothingToTakeBack, "There is no move to take back."),
        (Refusal::NothingToRedo, "There is no move to play again."),
        (Refusal::NotRunning, "No clock is running."),
        (Refusal::NotPaused, "The clocks are not stopped."),
        (Refusal::NotSuspended, "The game was not interrupted."),
        (Refusal::NoClock, "That clock is not in use."),
        (Refusal::NothingToStart, "There is no clock to start."),
        (Refusal::BadAmount, "A clock cannot be set to that time."),
        (Refusal::BadPosition(FenError::Turn), "The player to move must be w or b."),
        (Refusal::FixedForThisGame, "This can only change for the next game."),
        (Refusal::NoQuestion, "That question is no longer open."),
    ];
    let german = german();
    for (refusal, words) in refusals {
        assert_eq!(english().refusal_text(&refusal, false), words);
        let translated = german.refusal_text(&refusal, false);
        assert!(translated.ends_with('.') && translated != words, "{translated}");
    }
}

#[test]
fn a_claim_begins_with_what_counts_so_far() {
    let (en, de) = (english(), german());
    let so_far = |times, halfmoves| WrongClaim { occurrences: times, halfmoves, is_mate: false };
    for (counted, in_english, in_german) in [
        (so_far(Some(1), None), "This position: 1 of 3 times.", "Diese Stellung: 1 von 3 Mal."),
        (
            so_far(None, Some(1)),
            "½ of 50 moves without a capture or a pawn move.",
            "½ von 50 Zügen ohne Schlagen und ohne Bauernzug.",
        ),
        (
            so_far(Some(2), Some(99)),
            "This position: 2 of 3 times. 49½ of 50 moves without a capture or a pawn move.",
            "Diese Stellung: 2 von 3 Mal. 49½ von 50 Zügen ohne Schlagen und ohne Bauernzug.",
        ),
        (
            so_far(None, Some(4)),
            "2 of 50 moves without a capture or a pawn move.",
            "2 von 50 Zügen ohne Schlagen und ohne Bauernzug.",
        ),
    ] {
        assert_eq!(
            (en.claim_counts(&counted).as_str(), de.claim_counts(&counted).as_str()),
            (in_english, in_german)
        );
    }
}

#[test]
fn wrong_claims_count_aloud() {
    let (en, de) = (english(), german());
    let times = |times| WrongClaim { occurrences: Some(times), halfmoves: None, is_mate: false };
    let halfmoves = |halfmoves| WrongClaim { occurrences: None, halfmoves: Some(halfmoves), is_mate: false };
    assert_eq!(
        en.wrong_claim_text(&times(1), true),
        "The position would be on the board for the first time, not the third."
    );
    assert_eq!(
        en.wrong_claim_text(&times(2), false),
        "The position has been on the board twice, not three times."
    );
    assert_eq!(
        de.wrong_claim_text(&times(2), true),
        "Die Stellung stünde zum zweiten Mal auf dem Brett, nicht zum dritten."
    );
    let passed = "passed without a capture or a pawn move, not 50";
    assert_eq!(en.wrong_claim_text(&halfmoves(0), false), format!("0 moves have {passed}."));
    assert_eq!(en.wrong_claim_text(&halfmoves(1), false), format!("Less than one move has {passed}."));
    assert_eq!(en.wrong_claim_text(&halfmoves(2), false), format!("1 move has {passed}."));
    assert_eq!(en.wrong_claim_text(&halfmoves(3), false), format!("1½ moves have {passed}."));
    assert_eq!(en.wrong_claim_text(&halfmoves(99), false), format!("49½ moves have {passed}."));
    let mates = WrongClaim { occurrences: Some(1), halfmoves: None, is_mate: true };
    assert_eq!(
        en.wrong_claim_text(&mates, true),
        "The intended move is checkmate, so the game is not a draw."
    );
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
fn a_claim_that_is_not_possible_yet_says_the_counts() {
    let text = |occurrences, halfmoves| {
        english().claim_not_yet_text(&WrongClaim { occurrences, halfmoves, is_mate: false })
    };
    assert_eq!(text(Some(1), Some(0)), "Claim: not possible yet (position 1 of 3, moves 0 of 50)");
    assert_eq!(text(Some(2), Some(7)), "Claim: not possible yet (position 2 of 3, moves 3½ of 50)");
    assert_eq!(text(None, Some(1)), "Claim: not possible yet (moves ½ of 50)");
    assert_eq!(text(Some(1), None), "Claim: not possible yet (position 1 of 3)");
}

#[test]
fn the_computer_has_a_name_with_its_level() {
    let computer = Seat::Computer { level: 3, hinted: false };
    let headers = Headers {
        white: "Anna".into(),
        black: "Partner ③".into(),
        seats: [Seat::Person, computer],
        ..Headers::default()
    };
    assert_eq!(english().player_name(&PlayerName::of(&headers, Color::Black)), "Computer, level 3");
    assert_eq!(english().game_title(&headers, PgnResult::Win(Color::White)), "Anna – Computer, level 3, 1–0");
    assert_eq!(german().game_title(&headers, PgnResult::Unknown), "Anna – Computer, Stufe 3");
    let person = Headers { seats: [Seat::Person; 2], ..headers };
    assert_eq!(
        english().game_title(&person, PgnResult::Unknown),
        "Anna – Partner ③",
        "a person may be called that"
    );
    for language in Language::ALL {
        let words = Words::load(&data(&locales(), language), plurals()).expect("its file");
        assert!(words.player_name(&PlayerName::Computer(7)).contains('7'), "{language:?}");
    }
}

#[test]
fn offers_and_requests() {
    let (en, de) = (english(), german());
    assert_eq!(en.offers_draw(Color::White), "White offers a draw.");
    assert_eq!(de.offers_draw(Color::White), "Weiß bietet Remis an.");
    assert_eq!(en.declines_draw(Color::Black), "Black declines the draw.");
    let (black, one, two) = (Color::Black, RequestKind::Takeback(1), RequestKind::Takeback(2));
    assert_eq!(en.request_text("", black, two), "Black asks to take the last 2 moves back");
    assert_eq!(de.request_text("", black, two), "Schwarz möchte die letzten 2 Züge zurücknehmen");
    assert_eq!(en.request_text("Anna", black, one), "Anna asks to take the last move back");
    assert_eq!(en.request_text("Anna", black, RequestKind::Redo), "Anna asks to play the moves again");
    assert_eq!(en.request_text("", black, RequestKind::Redo), "Black asks to play the moves again");
    for language in Language::ALL {
        let words = Words::load(&data(&locales(), language), plurals()).expect("its file");
        let answers = (words.decline_draw(), words.consent());
        assert_ne!(answers.0, answers.1);
        assert!(words.request_text("Anna", black, one).contains("Anna"), "{language:?}");
        assert_ne!(words.request_text("", black, one), words.request_text("", Color::White, one));
    }
    assert_eq!(en.resignation_question("Anna", Color::White), "Anna, do you want to resign?");
    assert_eq!(en.resignation_question("", Color::Black), "Black, do you want to resign?");
    assert_eq!(en.undo_draw_text("Anna", Color::White), "Anna asks to undo the draw");
    assert_eq!(en.allows_text(Color::Black, "Boris"), "Boris allows it.");
    assert_eq!(en.allows_text(Color::Black, ""), "Black allows it.");
    assert_eq!(en.refuses_text(Color::Black, "Boris"), "Boris declines.");
    assert_eq!(en.withdraws_text(Color::White, "Anna"), "Anna withdraws the request.");
    assert_eq!(en.declines_draw_text(Color::White, "Anna"), "Anna declines the draw.");
    assert_eq!(en.given_time_text(Color::White, "Anna"), "Anna gets more time.");
    assert_eq!(en.give_time_text(Color::White, "Anna"), "Give Anna 15 seconds");
    assert_eq!(en.give_time_text(Color::White, ""), "Give White 15 seconds");
    assert_eq!(en.waiting_text(Color::Black, "Boris"), "Waiting for Boris");
    assert_eq!(de.waiting_text(Color::Black, ""), "Warten auf Schwarz");
    assert_eq!(en.game_paused(), "Clocks stopped.");
    assert_eq!(en.clock_was_set(Color::Black), "The arbiter has set Black’s clock.");
    assert_eq!(de.clock_was_set(Color::Black), "Der Schiedsrichter hat die schwarze Uhr gestellt.");
}
