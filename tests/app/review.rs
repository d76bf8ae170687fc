//! The review of a game: variations, comments, annotation signs and drawings, saved with the game;
//! the computer's evaluation, and the times used.

use super::games::Device;
use tabiya::app::dialogs::games::{self, ArchiveState};
use tabiya::app::dialogs::review::{EvaluationProgress, LineChart, Msg, ReviewState, SheetLine, TreeStep};
use tabiya::app::dialogs::{self, Dialog, Kind};
use tabiya::app::table::{self, CursorMove, CursorStep, ReviewStep};
use tabiya::app::{DiskMsg, Effect, FocusTarget, GameId, Msg as AppMsg, PageMsg, Route, StoreEffect};
use tabiya::club::ArchivedGame;
use tabiya::game::tree::{MAX_MOVES, NodeId, ShapeColor};
use tabiya::game::{Event, Span};
use tabiya::opponent::StudyRequest;
use tabiya::rules::pgn::Glyph;
use tabiya::rules::{Color, File, Role, Square};

impl Device {
    /// Opens the review of the game on the board.
    fn review(&mut self) -> &mut Device {
        self.send(PageMsg::OpenDialog(Kind::Review));
        self.on_review(Msg::Loaded(ReviewState::empty_content()))
    }

    /// Opens the review of a game from the list.
    fn review_saved(&mut self, game: GameId) -> &mut Device {
        self.send(PageMsg::OpenDialog(Kind::Games));
        self.send(dialogs::Msg::Games(games::Msg::Loaded(ArchiveState::empty_content())));
        let row = self.rows().iter().position(|row| row.game_id() == Some(game)).expect("its row");
        self.send(dialogs::Msg::Games(games::Msg::Review(row)));
        self.on_review(Msg::Loaded(ReviewState::empty_content()))
    }

    fn on_review(&mut self, msg: Msg) -> &mut Device {
        self.send(dialogs::Msg::Review(msg))
    }

    fn state(&self) -> &ReviewState {
        match self.page.dialog() {
            Some(Dialog::Review(review)) => {
                review.content.as_ref().and_then(|content| content.get()).expect("its code is here")
            }
            other => panic!("the review is not open: {other:?}"),
        }
    }

    /// The tree of variations as the moves of a PGN.
    fn text(&self) -> String {
        let text = self.state().tree().expect("a tree").to_pgn().to_string();
        let moves = text.rsplit("]\n").next().unwrap_or_default();
        moves.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// Plays a move on the board of the review, by two presses.
    fn try_move(&mut self, san: &str) -> &mut Device {
        let state = self.state();
        let mv = state.tree().expect("a tree").position(state.at()).parse_san(san).expect("a legal move");
        self.on_review(Msg::Press(mv.from())).on_review(Msg::Press(mv.to()));
        if let Some(role) = mv.promotion() {
            self.on_review(Msg::Promote(Some(role)));
        }
        self
    }

    fn step(&mut self, steps: &[TreeStep]) -> &mut Device {
        for step in steps {
            self.on_review(Msg::Step(*step));
        }
        self
    }

    /// Answers at most `count` requests in place of the worker that evaluates positions. Returns
    /// the number of answered requests.
    fn evaluate(&mut self, count: usize) -> usize {
        let mut asked = 0;
        while asked < count
            && let Some(request) = self.page.evaluator.asked.take()
        {
            // The test searches 2000 positions instead of 50 million, to save time.
            let request = request.replacen("study 50000000 ", "study 2000 ", 1);
            let request = StudyRequest::read(&request).expect("a request");
            self.on_review(Msg::Evaluated(Some(request.study_as_text(&mut || false).unwrap_or_default())));
            asked += 1;
        }
        asked
    }

    fn progress(&self) -> EvaluationProgress {
        self.state().evaluation().expect("it is on").progress()
    }

    /// The first moves of the computer's lines.
    fn first_moves(&self) -> Vec<String> {
        let position = self.state().position().expect("a position");
        let lines = self.state().evaluation().expect("an evaluation").lines();
        lines.iter().map(|line| position.san(line.line[0]).to_string()).collect()
    }

    /// The chart of the line shown.
    fn chart(&self) -> LineChart {
        self.state().chart().expect("a chart")
    }

    /// The whole seconds used for each move of the line shown.
    fn seconds_used(&self) -> Vec<Option<u64>> {
        self.chart().points[1..].iter().map(|point| Some(point.time_used?.as_secs())).collect()
    }

    /// White's expected score in each position of the line shown, in thousandths of a point.
    fn chances(&self) -> Vec<Option<u32>> {
        self.chart().points.iter().map(|point| point.chance).collect()
    }

    fn shown_fen(&self) -> String {
        self.state().position().expect("a position").to_fen()
    }
}

#[test]
fn the_computer_evaluates_the_position_shown_while_it_is_asked_to() {
    let mut device = Device::new();
    device.play("f3 e5 g4 Qh4");
    device.review().step(&[Previous, Previous]);
    assert!(device.state().evaluation().is_none());
    assert_eq!(device.evaluate(9), 0, "it thinks only when it is asked to");
    device.on_review(Msg::ToggleEvaluation);
    assert_eq!(device.evaluate(1), 1);
    assert_eq!(device.first_moves().len(), 1);
    assert_eq!(device.evaluate(9), 2, "two more rounds, then it rests");
    assert_eq!(device.progress(), EvaluationProgress::Over);
    device.on_review(Msg::Evaluated(Some("12 0 3 d2d4".to_owned())));
    assert_eq!(device.evaluate(9), 0, "an answer that nothing waits for changes nothing");
    // Three lines have three different first moves.
    device.on_review(Msg::ToggleLineCount);
    assert_eq!(device.evaluate(99), 9);
    let mut moves = device.first_moves();
    moves.sort();
    moves.dedup();
    assert_eq!(moves.len(), 3);
    // Another position gets its own evaluation. One round (a search for each of the three lines) is
    // enough here, because the round finds a mate.
    device.step(&[Next]);
    assert_eq!(device.evaluate(99), 3);
    let evaluation = device.state().evaluation().expect("it is on");
    let best = &evaluation.lines()[0];
    assert_eq!(
        (best.mate_in, best.moves_to_mate(), device.first_moves()[0].as_str()),
        (Some(1), Some(1), "Qh4#")
    );
    // No move is possible after the mate.
    device.step(&[Next]);
    assert_eq!((device.evaluate(99), device.first_moves().len()), (1, 0));
    assert_eq!(device.progress(), EvaluationProgress::Over);
    // The chart has values only for evaluated positions. Black has mated, so White's expected score
    // is 0 in the end.
    let chances = device.chances();
    assert!(chances[..2] == [None; 2] && chances[2].is_some_and(|chance| chance < 600), "{chances:?}");
    assert_eq!(chances[3..], [Some(0), Some(0)]);
    let asks = device.page.evaluator.asks;
    device.step(&[First]).on_review(Msg::Evaluated(None));
    assert_eq!(device.chances(), chances, "a position without a result has none");
    assert_eq!(device.page.evaluator.asks, asks + 1, "only the position shown is evaluated");
    device.step(&[Last]).evaluate(99);
    let ends = device.page.evaluator.ends;
    device.on_review(Msg::ToggleEvaluation);
    assert!(device.state().evaluation().is_none() && device.page.evaluator.ends > ends);
}

#[test]
fn a_line_of_the_computer_becomes_a_variation_and_closing_ends_its_worker() {
    let mut device = Device::new();
    device.play("f3 e5 g4 Qh4");
    device.review().step(&[First, Next]).on_review(Msg::ToggleEvaluation);
    device.evaluate(99);
    let line = device.state().evaluation().expect("it is on").lines()[0].line.clone();
    device.on_review(Msg::AddLine(7));
    assert_eq!(device.text(), "1. f3 e5 2. g4 Qh4# {checkmate} *", "there is no such line");
    device.on_review(Msg::AddLine(0));
    let tree = device.state().tree().expect("a tree");
    assert_eq!(tree.move_at(device.state().at()), line.first().copied());
    assert_eq!(tree.line_from(device.state().at()).count(), line.len());
    assert!(device.page.evaluator.asked.is_some(), "the position after it is evaluated");
    // An unreadable answer stops the evaluation; a failing worker stops it, too.
    device.on_review(Msg::Evaluated(Some("nonsense".to_owned())));
    assert!(device.state().evaluation().expect("it is on").lines().is_empty());
    device.on_review(Msg::ToggleLineCount).on_review(Msg::Evaluated(None));
    assert_eq!(device.progress(), EvaluationProgress::Unavailable);
    let ends = device.page.evaluator.ends;
    device.send(dialogs::Msg::Close);
    assert!(device.page.evaluator.ends > ends);
}

#[test]
fn the_time_used_for_each_move_of_the_line_is_known() {
    let mut device = Device::new();
    device.send(PageMsg::Address("clock=300".to_owned()));
    for (san, millis) in [("f3", 1_000), ("e5", 7_000), ("g4", 12_000), ("Qh4", 3_000)] {
        device.page.wait(millis);
        let mv = device.page.game().position().parse_san(san).expect("a legal move");
        device.send(table::Msg::ApplyEvent(Event::Move(mv)));
    }
    device.review();
    let seconds = device.seconds_used();
    assert_eq!(seconds[1..], [Some(7), Some(12), Some(3)]);
    let chart = device.chart();
    assert_eq!((chart.shown, chart.time_of_shown_move().map(Span::as_secs)), (4, Some(3)));
    assert_eq!(chart.longest_time().map(Span::as_secs), Some(12));
    assert_eq!(chart.total_time(Color::Black).as_secs(), 10);
    let tree = device.state().tree().expect("a tree");
    let line: Vec<_> = tree.line_from(NodeId::START).collect();
    let at = [-1.0, 0.1, 0.15, 0.6, 2.0].map(|part| chart.position_at(part));
    assert_eq!(at, [line[0], line[0], line[1], line[2], line[4]]);
    // A move that was not played in the game has no time. The line shown contains the moves of the
    // variation.
    device.step(&[First, Next, Next]).try_move("d4").try_move("d5").step(&[Previous]);
    assert_eq!(device.seconds_used(), [seconds[0], Some(7), None, None]);
    assert_eq!(device.chart().shown, 3);
    // An imported game has the times that its PGN comments state.
    let pgn = "1. e4 {[%clk 0:04:58]} e5 {[%emt 0:00:07]} 2. Nf3 {[%clk 0:04:50]} *";
    let game = ArchivedGame::pgn_games(pgn.as_bytes()).next().unwrap().unwrap();
    device.imported.insert(GameId(1_000), ArchivedGame::from_pgn(game).to_line());
    device.review_saved(GameId(1_000));
    assert_eq!(device.seconds_used(), [None, Some(7), Some(8)]);
}

use TreeStep::{First, IntoVariation, Last, Next, OutOfVariation, Previous};

#[test]
fn what_differs_becomes_a_variation_and_is_there_after_a_reload() {
    let mut device = Device::new();
    let game = device.play("f3 e5 g4 Qh4");
    let moves = device.page.sans();
    device.send(PageMsg::OpenDialog(Kind::Review));
    assert_eq!(device.page.goes_to(), Some(Route::Dialog(Kind::Review)));
    device.on_review(Msg::Loaded(ReviewState::empty_content()));
    assert_eq!(device.shown_fen(), device.page.fen(), "the position on the board comes first");
    device.step(&[First, Next, Next]).try_move("d4").try_move("exd4").step(&[Previous]).try_move("e4");
    device.step(&[First, Next, Next, Next]).try_move("Nc6");
    let played = "1. f3 e5 2. g4 (2. d4 exd4 (2... e4)) 2... Qh4# {checkmate} (2... Nc6) 0-1";
    assert_eq!(device.text(), played.replace(" 0-1", " *"));
    assert_eq!(device.lines.range((game, 0)..(game, 99)).count(), 4, "each change is a record");
    // The dialog is closed, and the review opens again from the saved records.
    device.send(dialogs::Msg::Close);
    assert_eq!((device.page.sans(), device.page.result()), (moves, Some(("0-1", "checkmate"))));
    device.review();
    assert_eq!(device.text(), played.replace(" 0-1", " *"));
    device.on_review(Msg::SavePgn);
    let file = device.file().expect("a file").split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(file.contains("[Result \"0-1\"]") && file.ends_with(played), "{file}");
    assert!(device.on_review(Msg::Done).page.dialog().is_none());
}

#[test]
fn a_game_in_progress_is_not_reviewed_and_a_position_becomes_a_saved_game() {
    let mut device = Device::new();
    device.play("e4");
    device.review();
    device.on_review(Msg::Press(Square::E2)).on_review(Msg::Press(Square::E4));
    assert_eq!(device.state().fault().map(|fault| fault.code()), Some("in-progress"));
    assert!(device.state().tree().is_none());
    let mut device = Device::new();
    device.review().step(&[Next, Last, OutOfVariation, IntoVariation]);
    assert_eq!((device.text().as_str(), device.imported.len()), ("*", 0));
    device.try_move("d4").try_move("d5");
    assert_eq!(device.text(), "1. d4 d5 *");
    let saved: Vec<_> = device.imported.keys().copied().collect();
    assert_eq!(saved.len(), 1, "the first change saves the position");
    device.send(dialogs::Msg::Close);
    device.review_saved(saved[0]);
    assert_eq!(device.text(), "1. d4 d5 *");
}

#[test]
fn a_game_from_elsewhere_is_reviewed_found_and_exported_with_its_annotations() {
    let mut device = Device::new();
    let pgn = "[White \"Ada\"]\n\n1. e4! {[%clk 0:04:58] the best} e5 (1... c5) 1-0\n";
    let game = ArchivedGame::pgn_games(pgn.as_bytes()).next().unwrap().unwrap();
    device.imported.insert(GameId(1_000), ArchivedGame::from_pgn(game).to_line());
    device.review_saved(GameId(1_000));
    assert_eq!(device.state().headers().white, "Ada");
    device.step(&[Last]).try_move("Nf3").on_review(Msg::Comment("  the  point ".to_owned()));
    device.on_review(Msg::Tags("own, Opening".to_owned()));
    device.on_review(Msg::Tags("own, Opening".to_owned()));
    device.step(&[First, Next]).on_review(Msg::Sign(Glyph(5)));
    let text = "1. e4 $5 {[%clk 0:04:58] the best} 1... e5 (1... c5) (1... e5 2. Nf3 {the point})";
    assert_eq!(device.text(), format!("{text} *"));
    assert_eq!(device.lines.range((GameId(1_000), 0)..(GameId(1_000), 99)).count(), 4);
    device.on_review(Msg::Done);
    assert!(matches!(device.page.dialog(), Some(Dialog::Games(_))), "it leads back to the list");
    device.send(dialogs::Msg::Close);
    device.list();
    for (search, found) in [("opening", 1), ("the point", 1), ("ada own", 1), ("own theirs", 0)] {
        device.in_list(games::Msg::Search(search.to_owned()));
        assert_eq!(device.hits().map(|hits| hits.len()), Some(found), "{search}");
    }
    device.in_list(games::Msg::Search(String::new()));
    device.page.effects.clear();
    device.in_list(games::Msg::Save(0));
    let saved = device.file().expect("a file");
    assert!(saved.contains("[Tags \"own, Opening\"]"), "{saved}");
    assert!(
        saved.split_whitespace().collect::<Vec<_>>().join(" ").contains(&format!("{text} 1-0")),
        "{saved}"
    );
}

#[test]
fn an_opened_game_is_reviewed_with_its_variations_and_saved_with_the_first_change() {
    let mut device = Device::new();
    let moves = "{Before it} 1. e4 $1 {[%clk 0:04:58] best} 1... e5 (1... c5 2. Nf3 (2. c3) 2... d6) 2. Nf3";
    device.page.import(&format!("[White \"Ada\"]\n[Annotator \"Grace\"]\n\n{moves} 1-0"));
    device.page.show_position(ReviewStep::ToPly(1));
    device.review();
    assert_eq!(device.text(), format!("{moves} *"));
    let state = device.state();
    assert_eq!(
        (state.headers().white.as_str(), state.tree().expect("a tree").path(state.at()).len()),
        ("Ada", 1)
    );
    assert!(device.imported.is_empty(), "what is only looked at is not saved");
    device.step(&[Next, IntoVariation]).on_review(Msg::Comment("Sicilian".to_owned()));
    let saved: Vec<_> = device.imported.keys().copied().collect();
    assert_eq!(saved.len(), 1);
    assert!(device.imported[&saved[0]].contains("[Annotator \"Grace\"]"));
    device.send(dialogs::Msg::Close);
    // The list opens the imported game on the board. A review from there still belongs to the same
    // saved game.
    device.list();
    device.in_list(games::Msg::Open(0));
    device.review();
    let commented = moves.replace("c5 2. Nf3", "c5 {Sicilian} 2. Nf3");
    assert_eq!(device.text(), format!("{commented} *"));
    device.on_review(Msg::Tags("own".to_owned()));
    assert_eq!(device.imported.len(), 1);
    assert!(device.lines.contains_key(&(saved[0], 1)));
    // A game in progress cannot be reviewed, not even while the board shows an imported game.
    let mut device = Device::new();
    device.play("e4");
    device.page.import(moves);
    device.review();
    assert_eq!(device.state().fault().map(|fault| fault.code()), Some("in-progress"));
}

#[test]
fn notes_of_the_first_version_are_part_of_the_review() {
    let mut device = Device::new();
    let game = device.play("f3 e5 g4 Qh4");
    device.lines.insert((game, 0), "Notes\tendgame\t1 6 why?\t4 3 ".to_owned());
    device.review();
    assert_eq!(device.text(), "1. f3 $6 {why?} 1... e5 2. g4 Qh4# $3 {checkmate} *");
    assert_eq!(device.state().tags(), ["endgame"]);
    device.step(&[First, Next, IntoVariation]).try_move("d5");
    assert!(
        device.lines[&(game, 1)].starts_with("Notes\tendgame\t2\t0 0\t1. f3 $6 {why?} 1... e5 (1... d5)")
    );
}

#[test]
fn variations_are_entered_left_moved_forward_deleted_and_everything_is_undone() {
    let mut device = Device::new();
    device.play("f3 e5 g4 Qh4");
    device.review().step(&[First, Next]).try_move("d5").step(&[Previous]).try_move("c5").try_move("e4");
    let both = device.text();
    let c5 = device.state().tree().unwrap().path(device.state().at())[1];
    assert_eq!(both, "1. f3 e5 (1... d5) (1... c5 2. e4) 2. g4 Qh4# {checkmate} *");
    device.step(&[OutOfVariation]);
    let e5 = device.state().at();
    assert!(device.state().tree().unwrap().is_played(e5));
    device.step(&[IntoVariation, IntoVariation]);
    assert_eq!(device.state().at(), c5);
    device.step(&[IntoVariation]);
    assert_eq!(device.state().at(), c5, "there is no further one");
    device.step(&[Last]).on_review(Msg::MoveVariationUp);
    let moved = "1. f3 e5 (1... c5 2. e4) (1... d5) 2. g4 Qh4# {checkmate} *";
    assert_eq!(device.text(), moved);
    device.on_review(Msg::MoveVariationUp);
    assert_eq!(device.state().fault().map(|fault| fault.code()), Some("played"));
    device.on_review(Msg::GoTo(c5)).on_review(Msg::Delete);
    assert_eq!(device.text(), "1. f3 e5 (1... d5) 2. g4 Qh4# {checkmate} *");
    assert_eq!(device.state().fault(), None);
    device.on_review(Msg::Undo);
    assert_eq!((device.text().as_str(), device.state().at()), (moved, c5));
    device.on_review(Msg::Undo);
    assert_eq!(device.text(), both);
    device.on_review(Msg::Redo).on_review(Msg::Redo).on_review(Msg::Redo).step(&[First, Next]);
    device.on_review(Msg::Delete);
    assert_eq!(device.state().fault().map(|fault| fault.code()), Some("played"));
    device.step(&[Last]);
    let end = device.state().at();
    assert!(device.state().tree().unwrap().position(end).is_checkmate());
    // Variations can follow the last move of the game. If such a variation is deleted, the review
    // shows the last move of the game.
    let mut device = Device::new();
    device.play("e4");
    device
        .send(tabiya::app::table::Msg::ApplyEvent(tabiya::game::Event::Resign(tabiya::rules::Color::Black)));
    if device.page.game().question().is_some() {
        device.page.answer(tabiya::game::Verdict::Winnable { line: Vec::new() });
    }
    device.review();
    let end = device.state().at();
    device.try_move("e5").on_review(Msg::Delete).on_review(Msg::Delete);
    assert_eq!((device.state().at(), device.state().fault()), (end, None));
}

#[test]
fn arrows_and_circles_are_drawn_and_cleared() {
    let mut device = Device::new();
    let game = device.play("f3 e5 g4 Qh4");
    let draw = |from, to, color| Msg::Draw { from, to, color };
    device.review().on_review(draw(Square::H4, Square::E1, None));
    device.on_review(draw(Square::E1, Square::E1, Some(ShapeColor::Red)));
    device.on_review(Msg::Color(ShapeColor::Blue)).on_review(Msg::Cursor(CursorMove::To(Square::A1)));
    assert!(device.page.asks_for(FocusTarget::DialogSquare(Square::A1)));
    device
        .on_review(Msg::DrawAtCursor)
        .on_review(Msg::Cursor(CursorMove::To(Square::A3)))
        .on_review(Msg::DrawAtCursor);
    let drawn = "{[%csl Re1] [%cal Gh4e1,Ba1a3] checkmate}";
    assert!(device.text().contains(drawn), "{}", device.text());
    // The same shape in the same colour removes the drawn shape. The same shape in another colour
    // replaces the drawn shape.
    device.on_review(draw(Square::A1, Square::A3, None)).on_review(draw(Square::H4, Square::E1, None));
    assert!(device.text().contains("{[%csl Re1] [%cal Bh4e1] checkmate}"), "{}", device.text());
    device.send(dialogs::Msg::Close);
    device.review();
    assert_eq!(device.state().shapes().len(), 2);
    device.on_review(Msg::ClearDrawings);
    assert!(device.text().ends_with("Qh4# {checkmate} *"));
    assert_eq!(device.lines.range((game, 0)..(game, 99)).count(), 6);
}

#[test]
fn the_cursor_steps_from_where_it_is() {
    let mut device = Device::new();
    device.review().on_review(Msg::Cursor(CursorMove::To(Square::A1)));
    for _ in 0..2 {
        device.on_review(Msg::Cursor(CursorMove::Step(CursorStep::Up)));
    }
    assert!(device.page.asks_for(FocusTarget::DialogSquare(Square::A3)));
    device.on_review(Msg::Cursor(CursorMove::File(File::H)));
    assert!(device.page.asks_for(FocusTarget::DialogSquare(Square::H3)));
}

#[test]
fn both_sides_promote_and_castle_on_the_board() {
    let mut device = Device::new();
    device.send(PageMsg::Address("fen=r3k3/7P/8/8/8/8/8/4K2R%20w%20K%20-%200%201".to_owned()));
    device.review().on_review(Msg::Drop { from: Square::H7, to: Square::H8 });
    assert_eq!(device.state().promotion(), Some((Square::H7, Square::H8)));
    assert!(device.page.asks_for(FocusTarget::PromotionPicker));
    device.on_review(Msg::Promote(None)).on_review(Msg::Drop { from: Square::H7, to: Square::H8 });
    device.on_review(Msg::Promote(Some(Role::Knight)));
    device.on_review(Msg::Drop { from: Square::E8, to: Square::E7 });
    // To castle, the test presses the king and then the rook.
    device.on_review(Msg::Press(Square::E1)).on_review(Msg::Press(Square::H1));
    assert!(device.text().ends_with("1. h8=N Ke7 2. O-O *"), "{}", device.text());
    device.on_review(Msg::Press(Square::A8)).on_review(Msg::Press(Square::A8));
    device.on_review(Msg::Press(Square::A8)).on_review(Msg::Press(Square::H7)).on_review(Msg::Deselect);
    assert!(device.text().ends_with("2. O-O *"));
}

#[test]
fn the_score_sheet_shows_the_tree() {
    let mut device = Device::new();
    device.play("f3 e5 g4 Qh4");
    device.review().step(&[First, Next, Next]).try_move("d4").try_move("exd4").try_move("Qxd4");
    device
        .step(&[Previous, Previous])
        .try_move("e4")
        .step(&[First])
        .on_review(Msg::Comment("Start".to_owned()));
    let show = |device: &Device| -> Vec<String> {
        let moves = |moves: &[tabiya::app::dialogs::review::LineMove]| {
            let texts = moves.iter().map(|mv| match mv.number {
                Some((number, color)) => format!("{number}{} {}", color.by_color(".", "…"), mv.san),
                None => mv.san.to_string(),
            });
            texts.collect::<Vec<_>>().join(" ")
        };
        let cell = |mv: &Option<tabiya::app::dialogs::review::LineMove>| {
            mv.as_ref().map_or("-".to_owned(), |mv| mv.san.to_string())
        };
        let line = |line: &SheetLine| match line {
            SheetLine::Main { number, white, black } => format!("{number} {} {}", cell(white), cell(black)),
            SheetLine::Comment(_, text) => format!("# {text}"),
            SheetLine::Variation { depth, begins, moves: some } => {
                let begins = begins.map_or(String::new(), |begins| format!("{}: ", begins.length));
                format!("{} {begins}{}", ">".repeat(*depth), moves(some))
            }
        };
        device.state().lines().iter().map(line).collect()
    };
    let whole = [
        "# Start",
        "1 f3 e5",
        "2 g4 -",
        "> 3: 2. d4 exd4",
        ">> 1: 2… e4",
        "> 3. Qxd4",
        "2 - Qh4#",
        "# checkmate",
    ];
    assert_eq!(show(&device), whole);
    let tree = device.state().tree().unwrap();
    let d4 = tree.children(tree.path(tree.line_from(device.state().at()).nth(3).unwrap())[1])[1];
    device.on_review(Msg::Fold(d4));
    assert_eq!(show(&device)[3..5], ["> 3: 2. d4", "2 - Qh4#"]);
    device.on_review(Msg::Fold(d4));
    assert_eq!(show(&device), whole);
}

#[test]
fn what_takes_the_place_of_the_review_ends_the_evaluation() {
    let over: [AppMsg; 3] = [
        PageMsg::OpenDialog(Kind::Settings).into(),
        table::Msg::Restore(0).into(),
        DiskMsg::TakenOver.into(),
    ];
    for msg in over {
        let mut device = Device::new();
        device.play("e4");
        device.play("f3 e5 g4 Qh4");
        device.review().step(&[First, Next]).on_review(Msg::ToggleEvaluation);
        assert!(device.page.evaluator.asked.is_some(), "{msg:?}");
        device.send(msg.clone());
        assert!(device.page.evaluator.asked.is_none(), "{msg:?}");
    }
}

#[test]
fn a_review_that_cannot_be_read_says_so_and_changes_nothing() {
    let mut device = Device::new();
    let game = device.play("f3 e5 g4 Qh4");
    device.page.send(PageMsg::OpenDialog(Kind::Review));
    device.page.send(dialogs::Msg::Review(Msg::Loaded(ReviewState::empty_content())));
    assert!(device.page.asks_for(StoreEffect::ReadClub(Some(game))));
    device.page.send(dialogs::Msg::Club(dialogs::club::Msg::NotRead));
    assert_eq!(device.state().fault().map(|fault| fault.code()), Some("not-read"));
    device.on_review(Msg::Press(Square::E2)).on_review(Msg::Press(Square::E4)).on_review(Msg::Undo);
    device.on_review(Msg::Comment("lost".to_owned())).on_review(Msg::Tags("lost".to_owned()));
    device.page.send(dialogs::Msg::Games(games::Msg::Whole(None)));
    let is_saving = |effect: &Effect| matches!(effect, Effect::Store(StoreEffect::Save(_)));
    assert!(!device.page.effects.iter().any(is_saving) && device.lines.len() == 1);
}

#[test]
fn a_long_comment_from_elsewhere_is_not_cut_when_it_is_edited() {
    let mut device = Device::new();
    let long = "word ".repeat(2_000);
    device.page.import(&format!("1. e4 {{{long}}} e5 *"));
    device.page.show_position(ReviewStep::ToPly(1));
    device.review();
    let edited = long.trim_end().replacen("word", "text", 1);
    device.on_review(Msg::Comment(edited.clone()));
    let state = device.state();
    assert_eq!(state.tree().expect("a tree").comment(state.at()), edited);
    // A comment that a player types is cut to 4000 characters.
    device.step(&[Next]).on_review(Msg::Comment("x".repeat(5_000)));
    let state = device.state();
    assert_eq!(state.tree().expect("a tree").comment(state.at()).len(), 4_000);
}

#[test]
fn comments_around_a_variation_are_shown_without_commands() {
    let mut device = Device::new();
    device.page.import("1. e4 ({[%clk 0:00:01] first} 1. d4) {[%clk 0:04:58] behind} 1... e5 *");
    device.review();
    let moves = device.state().lines().iter().find_map(|line| match line {
        SheetLine::Variation { moves, .. } => Some(moves.clone()),
        _ => None,
    });
    let d4 = moves.expect("a variation").remove(0);
    assert_eq!((d4.comment_before.as_str(), d4.comment.as_str()), ("first", "behind"));
}

/// The tree has room for one more move, but the computer's line has two: the move that fits is
/// saved.
#[test]
fn moves_before_a_refused_one_are_saved() {
    let mut device = Device::new();
    let mut rest = MAX_MOVES - 2;
    let mut pgn = "1. Nf3".to_owned();
    while rest > 0 {
        let length = rest.min(3_000);
        let moves = ["Nc3", "Nc6", "Nb1", "Nb8"].into_iter().cycle().take(length);
        pgn += &format!(" ({})", moves.collect::<Vec<_>>().join(" "));
        rest -= length;
    }
    let game = ArchivedGame::pgn_games(pgn.as_bytes()).next().unwrap().unwrap();
    device.imported.insert(GameId(1_000), ArchivedGame::from_pgn(game).to_line());
    device.review_saved(GameId(1_000));
    assert_eq!(device.state().tree().expect("a tree").move_count(), MAX_MOVES - 1);
    device.step(&[First]).on_review(Msg::ToggleEvaluation);
    device.on_review(Msg::Evaluated(Some("12 0 3 e2e4 e7e5".to_owned())));
    device.on_review(Msg::AddLine(0));
    assert_eq!(device.state().fault().map(|fault| fault.code()), Some("too-many-moves"));
    let at = device.state().at();
    let is_shown =
        |line: &SheetLine| matches!(line, SheetLine::Variation { moves, .. } if moves[0].node == at);
    assert!(device.state().lines().iter().any(is_shown));
    assert!(device.lines.get(&(GameId(1_000), 0)).is_some_and(|line| line.contains("(1. e4)")));
}
