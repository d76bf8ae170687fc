//! The page's behaviour, message by message, without a browser.

use tabiya::app::{BoardView, Effect, Focus, Model, Msg, Step, Tone, update};
use tabiya::game::{Event, Instant, Verdict};
use tabiya::rules::{Bitboard, Color, Role, Square};

/// A page that is told what happens, a tenth of a second apart.
struct Table {
    model: Model,
    now: u64,
    effects: Vec<Effect>,
}

impl Table {
    fn new() -> Table {
        Table { model: Model::new(), now: 0, effects: Vec::new() }
    }

    fn at(fen: &str) -> Table {
        let mut table = Table::new();
        table.tell(Msg::OpenAddress(format!("fen={}", fen.replace(' ', "%20"))));
        assert_eq!(table.fen(), fen);
        table
    }

    fn tell(&mut self, msg: Msg) {
        self.now += 100;
        self.effects = update(&mut self.model, msg, Instant::from_millis(self.now));
    }

    fn drop(&mut self, from: &str, to: &str) {
        self.tell(Msg::Press(square(from)));
        self.tell(Msg::Drop { from: square(from), to: square(to) });
    }

    fn set(&mut self, name: &str, value: &str) {
        self.tell(Msg::Setting { name: name.to_owned(), value: value.to_owned() });
    }

    fn press(&mut self, name: &str) {
        self.tell(Msg::Press(square(name)));
    }

    fn fen(&self) -> String {
        self.view().fen
    }

    fn view(&self) -> BoardView {
        BoardView::of(&self.model)
    }

    fn sans(&self) -> Vec<String> {
        self.model.game.moves().iter().map(|played| played.san.to_string()).collect()
    }

    fn notice(&self) -> &str {
        self.model.notice_shown().map_or("", |notice| notice.text.as_str())
    }
}

fn square(name: &str) -> Square {
    name.parse().expect("a square")
}

fn squares(names: &str) -> Bitboard {
    names.split_whitespace().fold(Bitboard::EMPTY, |set, name| set | Bitboard::from(square(name)))
}

#[test]
fn a_press_selects_and_shows_the_legal_targets() {
    let mut table = Table::new();
    table.press("g1");
    assert_eq!(table.view().selected, Some(Square::G1));
    assert_eq!(table.view().targets, squares("f3 h3"));
    assert_eq!(table.view().captures, Bitboard::EMPTY);
    table.press("g1");
    assert_eq!(table.view().selected, None, "a second press lets go");
}

#[test]
fn a_press_on_another_own_piece_selects_that_one() {
    let mut table = Table::new();
    table.press("g1");
    table.press("e2");
    assert_eq!(table.view().selected, Some(Square::E2));
}

#[test]
fn the_other_side_cannot_be_picked_up() {
    let mut table = Table::new();
    table.press("e7");
    assert_eq!(table.view().selected, None);
    table.drop("e7", "e5");
    assert_eq!(table.sans(), [""; 0]);
}

#[test]
fn press_and_press_plays_a_move() {
    let mut table = Table::new();
    table.press("e2");
    table.press("e4");
    assert_eq!(table.sans(), ["e4"]);
    assert_eq!(table.view().last_move, squares("e2 e4"));
    assert_eq!(table.model.status, "White: pawn e2 to e4.");
    assert!(
        table.effects.iter().any(|effect| matches!(effect, Effect::KeepPgn(pgn) if pgn.contains("1. e4")))
    );
}

#[test]
fn an_illegal_drop_changes_nothing_but_what_is_said() {
    let mut table = Table::new();
    let fen = table.fen();
    table.drop("e2", "e5");
    assert_eq!(table.fen(), fen);
    assert_eq!(table.view().selected, None);
    assert_eq!(table.model.status, "Not a legal move.");
    table.drop("e2", "e5");
    assert_eq!(table.model.status, "Not a legal move. ", "said again, it must be read again");
}

#[test]
fn a_drop_back_on_its_own_square_is_no_fault() {
    let mut table = Table::new();
    let status = table.model.status.clone();
    table.press("e2");
    table.tell(Msg::Drop { from: Square::E2, to: Square::E2 });
    assert_eq!(table.model.status, status);
}

#[test]
fn a_pinned_piece_is_told_by_whom() {
    let mut table = Table::at("4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1");
    table.drop("e2", "c3");
    assert_eq!(table.notice(), "That would leave your king in check from the rook on e8.");
    assert_eq!(table.view().pointed_out, squares("e8"));
    assert_eq!(table.model.status, table.notice());
    assert_eq!(table.sans(), [""; 0]);
    let until = Instant::from_millis(table.now + 5_000);
    assert!(table.effects.contains(&Effect::WakeAt(until)));
    table.now = until.as_millis();
    table.tell(Msg::Wake);
    assert_eq!(table.notice(), "", "it goes by itself");
}

#[test]
fn a_move_that_stays_in_check_is_told_by_whom() {
    let mut table = Table::at("4r1k1/8/8/8/8/8/P7/4K3 w - - 0 1");
    table.drop("a2", "a3");
    assert_eq!(table.notice(), "Your king would still be in check, from the rook on e8.");
}

#[test]
fn a_promotion_waits_for_its_choice() {
    for (role, san) in
        [(Role::Queen, "e8=Q"), (Role::Rook, "e8=R"), (Role::Bishop, "e8=B"), (Role::Knight, "e8=N+")]
    {
        let mut table = Table::at("8/4P1k1/8/8/8/8/4p3/K7 w - - 0 1");
        table.drop("e7", "e8");
        assert_eq!(table.view().promotion, Some(Square::E8));
        assert!(table.view().pieces.iter().any(|piece| piece.on == Square::E7 && piece.at == Square::E8));
        assert_eq!(table.sans(), [""; 0], "not played yet");
        table.tell(Msg::Promote(role));
        assert_eq!(table.sans(), [san]);
        assert_eq!(table.view().promotion, None);
    }
}

#[test]
fn escape_takes_a_promotion_back() {
    let mut table = Table::at("8/4P1k1/8/8/8/8/8/K7 w - - 0 1");
    let fen = table.fen();
    table.drop("e7", "e8");
    table.tell(Msg::Escape);
    assert_eq!(table.view().promotion, None);
    assert_eq!(table.fen(), fen);
    assert_eq!(table.effects, [Effect::Focus(Focus::Square(Square::E7))]);
    table.tell(Msg::Promote(Role::Queen));
    assert_eq!(table.sans(), [""; 0], "nothing is left to promote");
}

#[test]
fn nothing_else_moves_while_a_promotion_waits() {
    let mut table = Table::at("8/4P1k1/8/8/8/8/8/K7 w - - 0 1");
    table.drop("e7", "e8");
    table.drop("a1", "a2");
    assert_eq!(table.sans(), [""; 0]);
    assert_eq!(table.view().movable, Bitboard::EMPTY);
}

#[test]
fn mate_ends_the_game() {
    let mut table = Table::new();
    for (from, to) in [("f2", "f3"), ("e7", "e5"), ("g2", "g4"), ("d8", "h4")] {
        table.drop(from, to);
    }
    assert_eq!(table.sans(), ["f3", "e5", "g4", "Qh4#"]);
    let outcome = table.model.game.outcome().expect("over");
    assert_eq!((outcome.score(), outcome.reason.code()), ("0-1", "checkmate"));
    assert_eq!(table.model.status, "Black: queen d8 to h4, checkmate. 0–1, Black wins by checkmate.");
    assert_eq!(table.view().movable, Bitboard::EMPTY);
    table.drop("a2", "a3");
    assert_eq!(table.sans().len(), 4);
}

#[test]
fn a_check_is_announced_only_where_the_players_want_it() {
    for wanted in [false, true] {
        let mut table = Table::at("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
        table.set("announce-check", if wanted { "on" } else { "off" });
        table.drop("a1", "a8");
        assert_eq!(table.notice() == "Check!", wanted);
        assert_eq!(table.view().check, Some(Square::E8));
        assert_eq!(table.model.status, "White: rook a1 to a8, check.");
    }
}

#[test]
fn en_passant_can_be_switched_off_for_the_next_game() {
    let moves = [("e2", "e4"), ("a7", "a6"), ("e4", "e5"), ("d7", "d5")];
    let mut table = Table::new();
    table.drop("e2", "e4");
    table.set("en-passant", "off");
    moves[1..].iter().for_each(|(from, to)| table.drop(from, to));
    table.press("e5");
    assert!(table.view().captures.contains(Square::D6), "the game that runs keeps its rules");
    table.tell(Msg::NewGame);
    moves.iter().for_each(|(from, to)| table.drop(from, to));
    table.press("e5");
    assert_eq!(table.view().targets, squares("e6"));
}

#[test]
fn a_new_game_puts_the_old_one_aside() {
    let mut table = Table::new();
    table.drop("e2", "e4");
    let fen = table.fen();
    table.tell(Msg::NewGame);
    assert_eq!(table.sans(), [""; 0]);
    assert!(table.model.notice.as_ref().is_some_and(|notice| notice.offers_restore));
    table.tell(Msg::RestoreGame);
    assert_eq!(table.fen(), fen);
    assert_eq!(table.sans(), ["e4"]);
    table.tell(Msg::RestoreGame);
    assert_eq!(table.fen(), fen, "there is nothing more to restore");
}

#[test]
fn a_bad_address_leaves_the_game_alone() {
    let mut table = Table::new();
    table.drop("e2", "e4");
    let fen = table.fen();
    table.tell(Msg::OpenAddress(
        "fen=rnbqkbnr%2Fpppppppp%2F9%2F8%2F8%2F8%2FPPPPPPPP%2FRNBQKBNR%20w%20-%20-".into(),
    ));
    assert_eq!(table.fen(), fen);
    assert_eq!(table.sans(), ["e4"]);
    let notice = table.model.notice.as_ref().expect("a message");
    assert_eq!(notice.tone, Tone::Error);
    assert!(notice.text.contains("bad FEN: rank 6"), "{}", notice.text);
    assert!(notice.until.is_none(), "it stays until it is read");
    assert_eq!(table.model.status, notice.text);
}

#[test]
fn an_address_can_open_a_game_that_is_over() {
    let table = Table::at("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
    assert_eq!(table.model.game.outcome().map(|outcome| outcome.reason.code()), Some("stalemate"));
    assert!(table.model.status.contains("stalemate"), "{}", table.model.status);
}

#[test]
fn the_keyboard_walks_the_board_as_it_is_seen() {
    let mut table = Table::new();
    table.tell(Msg::Step(Step::Up));
    assert_eq!(table.view().cursor, Square::E3);
    assert_eq!(table.effects, [Effect::Focus(Focus::Square(Square::E3))]);
    table.tell(Msg::Flip);
    assert_eq!(table.view().orientation, Color::Black);
    table.tell(Msg::Step(Step::Up));
    assert_eq!(table.view().cursor, Square::E2);
}

#[test]
fn squares_are_named_with_what_stands_on_them() {
    let position = Table::new().model.game.position().clone();
    let name = |on| tabiya::text::square(on, position.piece_at(on));
    assert_eq!(name(Square::E2), "e2, white pawn");
    assert_eq!(name(Square::D8), "d8, black queen");
    assert_eq!(name(Square::E4), "e4");
}

#[test]
fn a_new_version_waits_for_the_end_of_the_game() {
    let mut table = Table::new();
    table.tell(Msg::TakeUpdate);
    assert!(table.effects.is_empty(), "there is none");
    table.drop("e2", "e4");
    table.tell(Msg::UpdateReady);
    assert!(!table.model.notice.as_ref().is_some_and(|notice| notice.offers_update));
    table.tell(Msg::TakeUpdate);
    assert!(!table.effects.contains(&Effect::TakeUpdate), "not in the middle of a game");
    table.tell(Msg::Act(Event::Resign(Color::Black)));
    table.tell(Msg::TakeUpdate);
    assert!(table.effects.contains(&Effect::TakeUpdate));
}

#[test]
fn a_new_version_is_offered_between_games() {
    let mut table = Table::new();
    table.tell(Msg::UpdateReady);
    assert!(table.model.notice.as_ref().is_some_and(|notice| notice.offers_update));
}

#[test]
fn a_held_piece_stays_in_the_hand_whatever_comes_from_elsewhere() {
    let mut table = Table::new();
    table.drop("e2", "e4");
    let question = table.effects.iter().find_map(|effect| match effect {
        Effect::Ask { game, question } => Some((*game, question.id)),
        _ => None,
    });
    let (game, question) = question.expect("FIDE asks whether the position is dead");
    table.press("e7");
    table.tell(Msg::Answer { game, question, verdict: Verdict::Winnable { line: Vec::new() } });
    assert_eq!(table.view().selected, Some(Square::E7), "the answer has come in the middle of a move");
    table.tell(Msg::Act(Event::OfferDraw(Color::White)));
    table.press("e5");
    assert_eq!(table.sans(), ["e4", "e5"]);
    table.press("g1");
    table.tell(Msg::Act(Event::Resign(Color::Black)));
    assert_eq!(table.view().selected, None, "nothing may be moved any more");
}

#[test]
fn that_nothing_is_kept_stands_until_it_is_or_is_closed() {
    let mut table = Table::new();
    table.set("announce-check", "on");
    table.drop("e2", "e4");
    table.tell(Msg::StorageFailed("the disk is full".to_owned()));
    assert!(table.notice().contains("the disk is full"));
    table.drop("e7", "e5");
    assert!(table.notice().contains("the disk is full"), "a move does not end it");
    assert!(!table.model.status.contains("the disk is full"), "but it is not read out again");
    table.drop("f2", "f3");
    table.drop("d8", "h4");
    assert_eq!(table.notice(), "Check!", "what has just happened goes before it");
    table.tell(Msg::DismissNotice);
    assert!(table.notice().contains("the disk is full"));
    table.tell(Msg::NewGame);
    table.tell(Msg::DismissNotice);
    assert!(table.notice().contains("the disk is full"), "a new game is not kept either");
    table.tell(Msg::StorageWorks);
    assert_eq!(table.notice(), "The game is kept again, nothing of it is missing.");
    assert_eq!(table.model.status, table.notice());
    table.drop("e2", "e4");
    assert_eq!(table.notice(), "");
    table.tell(Msg::StorageFailed("the disk is full".to_owned()));
    table.tell(Msg::Escape);
    assert_eq!(table.notice(), "", "it can be closed");
}
