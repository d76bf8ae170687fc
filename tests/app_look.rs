//! Stepping through games, and games that go out and come in, message by message.

use tabiya::app::{About, BoardView, Dialog, Effect, Focus, Keep, Look, Looking, Model, Msg, update};
use tabiya::game::pgn::{Score, games};
use tabiya::game::{Event, Headers, Instant, Verdict};
use tabiya::rules::{Bitboard, Color, Laws, Square};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

struct Table {
    model: Model,
    now: u64,
    effects: Vec<Effect>,
}

impl Table {
    fn new(address: &str) -> Table {
        let mut table = Table { model: Model::new(), now: 0, effects: Vec::new() };
        table.tell(Msg::OpenAddress(address.to_owned()));
        table
    }

    fn tell(&mut self, msg: Msg) {
        self.now += 100;
        self.effects = update(&mut self.model, msg, Instant::from_millis(self.now));
    }

    fn play(&mut self, moves: &str) {
        for san in moves.split_whitespace() {
            let mv = self.model.game.position().parse_san(san).expect("a legal move");
            self.tell(Msg::Act(Event::Move(mv)));
        }
    }

    fn look(&mut self, look: Look) -> String {
        self.tell(Msg::Look(look));
        self.view().fen
    }

    fn view(&self) -> BoardView {
        BoardView::of(&self.model)
    }

    fn notice(&self) -> &str {
        self.model.notice.as_ref().map_or("", |notice| notice.text.as_str())
    }

    /// The exact question that is open is answered.
    fn answer(&mut self, verdict: Verdict) {
        let game = self.model.keeping.id.expect("the game is kept");
        let question = self.model.game.question().expect("a question is open").id;
        self.tell(Msg::Answer { game, question, verdict });
    }

    fn import(&mut self, text: &str) {
        self.tell(Msg::OpenGame);
        self.tell(Msg::Import(text.to_owned()));
    }
}

#[test]
fn steps_lead_through_the_game_and_back() {
    let mut table = Table::new("");
    table.play("e4 e5 Nf3");
    let live = table.view();
    assert!(table.look(Look::Previous).starts_with("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w"));
    assert_eq!(table.view().last_move, Bitboard::from(Square::E7) | Bitboard::from(Square::E5));
    assert_eq!(table.model.status, "Move 1, Black: pawn e7 to e5.");
    assert_eq!(table.look(Look::First), START);
    assert_eq!(table.view().last_move, Bitboard::EMPTY);
    assert_eq!(table.look(Look::Previous), START, "there is nothing before the start");
    assert!(table.look(Look::Next).contains("4P3"));
    assert_eq!(table.model.looking, Some(Looking::Back(1)));
    assert!(table.look(Look::Step(2)).contains("4p3/4P3"));
    assert_eq!(table.look(Look::Last), live.fen);
    assert_eq!(table.model.looking, None, "the end of the game is the game in progress");
    assert_eq!(table.view(), live);
    table.look(Look::Ply(0));
    table.tell(Msg::Escape);
    assert_eq!((table.model.looking.clone(), table.view()), (None, live));
    assert_eq!(table.model.status, "Back in the game. Black to move.");
}

#[test]
fn pieces_keep_their_names_from_position_to_position() {
    let mut table = Table::new("");
    table.play("e4 d5 exd5");
    let id =
        |table: &Table, on| table.view().pieces.iter().find(|piece| piece.on == on).map(|piece| piece.id);
    let pawn = id(&table, Square::D5);
    table.look(Look::First);
    assert_eq!(id(&table, Square::E2), pawn);
    table.look(Look::Live);
    assert_eq!(id(&table, Square::D5), pawn);
}

#[test]
fn no_move_is_made_while_one_looks_back() {
    let mut table = Table::new("");
    table.play("e4 e5");
    table.look(Look::First);
    assert_eq!(table.view().movable, Bitboard::EMPTY);
    table.tell(Msg::Press(Square::D2));
    assert_eq!(table.view().selected, None);
    assert_eq!(table.notice(), "You are looking back: no move can be made here.");
    assert!(table.model.notice.as_ref().is_some_and(|notice| notice.offers_live));
    table.tell(Msg::Drop { from: Square::D2, to: Square::D4 });
    assert_eq!(table.model.game.moves().len(), 2);
    table.look(Look::Live);
    assert_eq!(table.notice(), "", "it has been followed");
    table.play("Nf3");
    assert_eq!(table.model.game.moves().len(), 3);
}

#[test]
fn looking_disturbs_nothing_and_the_game_calls_back() {
    let mut table = Table::new("clock=10");
    table.play("e4 e5");
    let (game, kept) = (table.model.game.clone(), table.model.keeping.clone());
    for look in [Look::First, Look::Next, Look::Mate, Look::Step(7), Look::Ply(9), Look::Ply(1)] {
        table.look(look);
        assert!(!table.effects.iter().any(|effect| matches!(effect, Effect::Keep(_))));
    }
    assert_eq!((&table.model.game, &table.model.keeping), (&game, &kept));
    assert_eq!(table.model.looking, Some(Looking::Back(1)));
    // An offer does not tear anybody away, the end of the game does.
    table.tell(Msg::Act(Event::OfferDraw(Color::White)));
    assert_eq!(table.model.looking, Some(Looking::Back(1)));
    table.tell(Msg::Act(Event::AskTakeback(Color::Black)));
    table.tell(Msg::Act(Event::Consent(Color::White)));
    assert_eq!(table.model.looking, None, "a move was taken back");
    table.look(Look::First);
    table.now += 60_000;
    table.tell(Msg::Wake);
    assert_eq!((table.model.game.flag_fallen(), table.model.looking.is_some()), (Some(Color::Black), true));
    table.answer(Verdict::Undetermined);
    assert_eq!((table.model.game.outcome().is_some(), table.model.looking.is_some()), (true, false));
    assert_ne!(table.look(Look::First), table.look(Look::Last), "a game that is over can be looked through");
}

#[test]
fn a_waiting_promotion_is_taken_back_by_looking_elsewhere() {
    let mut table = Table::new("fen=7k/P7/8/8/8/8/8/K7%20w%20-%20-%200%201");
    table.play("Kb2 Kg8");
    table.tell(Msg::Press(Square::A7));
    table.tell(Msg::Press(Square::A8));
    assert!(table.view().promotion.is_some());
    table.look(Look::Previous);
    assert_eq!((table.view().promotion, table.view().selected), (None, None));
}

#[test]
fn the_mate_that_was_possible_is_stepped_through() {
    let mut table = Table::new("fen=7k/P7/8/8/8/8/8/K7%20w%20-%20-%200%201&clock=1");
    table.tell(Msg::Act(Event::Start));
    table.play("Kb2");
    table.now += 5_000;
    table.tell(Msg::Wake);
    let position = table.model.game.position().clone();
    let line: Vec<_> = ["Kg7", "a8=Q"]
        .iter()
        .scan(position, |position, san| {
            let mv = position.parse_san(san).expect("legal");
            *position = position.play_unchecked(mv);
            Some(mv)
        })
        .collect();
    let fallen = table.model.game.flag_fallen().expect("a flag has fallen");
    assert_eq!(fallen, Color::Black);
    table.answer(Verdict::Winnable { line: line.clone() });
    let over = table.view();
    table.look(Look::Mate);
    let shown = table.model.shown();
    assert_eq!((shown.at, shown.moves.len()), (1, 2));
    assert_eq!(shown.moves[0].san.to_string(), "Kg7");
    assert!(table.look(Look::Next).starts_with("Q7/6k1/8/8/8/8/1K6/8 b"));
    assert!(table.look(Look::Next).starts_with("Q7/6k1/8/8/8/8/1K6/8 b"), "a line has an end");
    assert_eq!(table.look(Look::First), over.fen);
    assert!(matches!(table.model.looking, Some(Looking::Aside { about: About::Mate, at: 0, .. })));
    table.look(Look::Live);
    assert_eq!(table.view(), over);
}

#[test]
fn a_claims_proof_leads_to_its_positions_and_to_the_declared_move() {
    let mut table = Table::new("");
    table.play("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1");
    let intended = Some(table.model.game.position().parse_san("Ng8").expect("legal"));
    table.tell(Msg::Act(Event::Claim { by: Color::Black, intended }));
    assert_eq!(table.model.game.outcome().map(|outcome| outcome.reason.code()), Some("threefold"));
    assert_eq!(table.look(Look::Ply(0)), START);
    assert!(table.look(Look::Ply(4)).starts_with("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 4 3"));
    assert!(table.look(Look::Ply(8)).starts_with("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 8 5"));
    assert!(matches!(table.model.looking, Some(Looking::Aside { about: About::Intended, at: 1, .. })));
    assert!(table.look(Look::Ply(7)).contains("5n2"), "the last of the game");
}

#[test]
fn the_head_of_the_sheet_is_written_before_during_and_after_the_game() {
    let mut table = Table::new("");
    let named = |white: &str| Headers { white: white.to_owned(), ..Headers::default() };
    table.tell(Msg::SetHeaders(named("Ada")));
    assert_eq!(table.model.keeping.id, None, "an untouched board is not worth a record");
    assert!(table.model.game.pgn().contains("[White \"Ada\"]"));
    table.tell(Msg::Today("2026.11.21".to_owned()));
    table.play("f3 e5");
    assert_eq!(table.model.keeping.setup.headers.date, "2026.11.21", "the day of the first move");
    let headers = Headers { date: "2026.11.20".to_owned(), ..named("Ada Lovelace") };
    table.tell(Msg::SetHeaders(headers.clone()));
    assert!(table.effects.iter().any(|effect| matches!(effect,
        Effect::Keep(Keep::Event { entry, .. }) if entry.event == Event::SetHeaders(headers.clone()))));
    table.play("g4 Qh4");
    assert!(table.model.game.outcome().is_some());
    table.tell(Msg::SetHeaders(Headers { event: "Match".to_owned(), ..headers }));
    for tag in ["[White \"Ada Lovelace\"]", "[Date \"2026.11.20\"]", "[Event \"Match\"]", "[Result \"0-1\"]"]
    {
        assert!(table.model.game.pgn().contains(tag), "{tag}");
    }
    table.tell(Msg::NewGame);
    let next = table.model.game.headers();
    assert_eq!((next.white.as_str(), next.date.as_str()), ("Ada Lovelace", ""), "they play on, another day");
}

#[test]
fn copies_and_files() {
    let mut table = Table::new("");
    table.play("e4 e5");
    table.look(Look::First);
    table.tell(Msg::OpenGame);
    assert_eq!(
        (table.model.dialog, &table.effects[..]),
        (Some(Dialog::Game), &[Effect::Focus(Focus::Dialog)][..])
    );
    table.tell(Msg::CopyFen);
    assert_eq!(table.effects, [Effect::Copy(START.to_owned())], "the position that is looked at");
    table.tell(Msg::Copied(true));
    assert_eq!(table.model.sharing.said.as_deref(), Some("Copied."));
    table.tell(Msg::CopyPgn);
    let pgn = table.model.game.pgn();
    assert_eq!(table.effects, [Effect::Copy(pgn.clone())]);
    table.tell(Msg::DownloadPgn);
    assert_eq!(table.effects, [Effect::Download { name: "game.pgn".to_owned(), text: pgn.clone() }]);
    // What went out comes in again, move by move.
    let record = games(&pgn, Laws::default()).next().expect("a game").expect("readable");
    table.tell(Msg::Import(pgn));
    assert_eq!(table.model.dialog, None);
    let sans: Vec<_> = table.model.shown().moves.iter().map(|played| played.san.to_string()).collect();
    assert_eq!((sans, record.moves().len()), (vec!["e4".to_owned(), "e5".to_owned()], 2));
}

#[test]
fn a_game_from_elsewhere_is_looked_at_beside_the_one_in_progress() {
    let mut table = Table::new("");
    table.play("d4");
    let game = table.model.game.clone();
    table.import("[White \"Ada\"]\n[Black \"Alan\"]\n\n1. e4 e5 2. Qh5 Ke7 3. Qxe5# 1-0");
    assert_eq!(table.model.game, game);
    let Some(Looking::Aside { about: About::Record { headers, score }, at: 5, .. }) = &table.model.looking
    else {
        panic!("{:?}", table.model.looking)
    };
    assert_eq!((headers.black.as_str(), *score), ("Alan", Score::Win(Color::White)));
    assert_eq!(table.view().check, Some(Square::E7));
    table.look(Look::Step(2));
    table.tell(Msg::Press(Square::D2));
    assert_eq!(table.notice(), "You are looking at another game: no move can be made in it.");
    table.tell(Msg::PlayOn);
    assert_eq!(table.model.looking, None);
    assert!(table.view().fen.starts_with("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq"));
    assert_eq!(table.model.put_aside.as_ref().map(|aside| &aside.game), Some(&game));
    table.play("Nf3");
    table.tell(Msg::RestoreGame);
    assert_eq!(table.model.game.start().to_fen(), START);
    // In one's own game there is nothing to play on from.
    table.look(Look::First);
    table.tell(Msg::PlayOn);
    assert_eq!(table.model.looking, Some(Looking::Back(0)));
}

#[test]
fn a_position_from_elsewhere_is_looked_at_and_played_on_from() {
    let mut table = Table::new("rules=lobby");
    let fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 3 40";
    table.import(fen);
    assert_eq!(table.view().fen, fen);
    table.tell(Msg::PlayOn);
    assert_eq!((table.view().fen.as_str(), table.model.looking.is_none()), (fen, true));
    assert_eq!(table.model.game.rules().to_string(), "lobby");
}

#[test]
fn of_several_games_one_is_chosen_and_faults_are_told() {
    let mut table = Table::new("");
    table.play("d4");
    let before = table.view();
    table.import("1. e4 *\n\n1. e5 *\n\n[White \"Ada\"]\n\n1. c4 c5 *\n");
    assert_eq!(table.model.dialog, Some(Dialog::Game), "a choice is to be made");
    let import = &table.model.sharing.import;
    assert_eq!((import.found.len(), import.faults.len()), (2, 1));
    assert!(import.faults[0].starts_with("line 3, column 4: e5: "), "{:?}", import.faults);
    assert!(table.model.status.contains("2 games were read"), "{}", table.model.status);
    assert_eq!(table.view(), before);
    table.tell(Msg::LookAt(7));
    assert_eq!(table.model.looking, None);
    table.tell(Msg::LookAt(1));
    assert_eq!(table.model.shown().moves.len(), 2);
    assert_eq!(table.model.dialog, None);
}

#[test]
fn what_cannot_be_read_touches_nothing() {
    let mut table = Table::new("");
    table.play("d4");
    let before = table.view();
    for (text, words) in [
        ("  \n", "There is nothing to read"),
        ("1. e4 e5 2. Ke3", "line 1, column 13: Ke3"),
        ("4k3/8/8/8/8/8/8 w - - 0 1", "line 1, column 1: bad FEN: 7 ranks"),
        ("Dear Ada, here is my game", "line 1, column 1: Dear"),
    ] {
        table.import(text);
        assert!(table.model.status.contains(words), "{}", table.model.status);
        assert_eq!((table.view(), table.model.dialog), (before.clone(), Some(Dialog::Game)));
    }
    table.tell(Msg::ImportFailed("NotReadableError".to_owned()));
    assert!(table.model.status.contains("NotReadableError"));
    table.tell(Msg::CloseDialog);
    assert_eq!(table.effects, [Effect::Focus(Focus::GameButton)]);
    table.tell(Msg::Import("1. e4 *".to_owned()));
    assert_eq!(table.model.looking, None, "nothing is read where nothing was asked for");
}
