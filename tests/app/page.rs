//! A page under test: the test sends messages and examines the effects (what the app asks the
//! browser to do).

use std::rc::Rc;
use tabiya::app::dialogs::{self, Dialog, Kind, import, new_game, settings as form, sheet};
use tabiya::app::table::view::{BoardView, PlayerEdgeView};
use tabiya::app::table::{self, ReviewStep, Table};
use tabiya::app::{
    AnnouncementItem, App, BackgroundEffect, CoachEffect, CoachView, DiskMsg, Effect, GameId, Msg, Notice,
    NoticeContent, OpponentEffect, OpponentView, PageEffect, PageMsg, PageView, ReadyPage, Route,
    SaveCommand, Settings, Sound, StoreEffect, StoredData, TimeEffect, coach, opponent, update,
};
use tabiya::club::Duplicates;
use tabiya::game::pgn::ImportedGames;
use tabiya::game::{Event, Game, Instant, PendingResult, Question, TimeControl, Verdict};
use tabiya::opponent::{DecisionTask, StudyRequest, study_text, task_text};
use tabiya::rules::winnability::Budget;
use tabiya::rules::{Bitboard, Color, Square};

/// A page and its current time.
pub(crate) struct Page {
    pub(crate) app: App,
    /// Current time in milliseconds.
    pub(crate) now: u64,
    /// Milliseconds that pass before each message.
    tick: u64,
    /// Effects of the last message.
    pub(crate) effects: Vec<Effect>,
    /// Worker of the computer opponent.
    pub(crate) opponent: Worker,
    /// Worker of the coach.
    pub(crate) coach: Worker,
    /// Worker that evaluates the position that a review shows.
    pub(crate) evaluator: Worker,
    /// The coach's question (whether a player can still mate) that the arbiter's worker has not
    /// answered yet. The arbiter's worker answers all questions of this kind.
    pub(crate) to_prove: Option<Question>,
}

/// A worker that answers only when the test asks for it.
#[derive(Default)]
pub(crate) struct Worker {
    /// Request that is not answered yet.
    pub(crate) asked: Option<String>,
    pub(crate) asks: usize,
    /// Number of times the worker was terminated.
    pub(crate) ends: usize,
}

impl Worker {
    fn ask(&mut self, text: String) {
        (self.asked, self.asks) = (Some(text), self.asks + 1);
    }

    fn end(&mut self) {
        (self.asked, self.ends) = (None, self.ends + 1);
    }
}

impl Page {
    /// A page with an empty disk. A tenth of a second passes before each message.
    pub(crate) fn new() -> Page {
        Page::opened(StoredData::default(), 0, 100)
    }

    /// A page where time passes only by [`wait`](Page::wait).
    pub(crate) fn timed() -> Page {
        Page::opened(StoredData::default(), 1_000, 0)
    }

    /// A page that opens with the disk content `stored` at the time `now`, in milliseconds. Before
    /// each message, `tick` milliseconds pass.
    pub(crate) fn opened(mut stored: StoredData, now: u64, tick: u64) -> Page {
        // Without saved settings there are no clocks; tests that need clocks choose a time control.
        stored.settings.get_or_insert_with(|| Settings {
            time_control: TimeControl::without_clocks(),
            ..Settings::default()
        });
        let mut page = Page {
            app: App::default(),
            now,
            tick,
            effects: Vec::new(),
            opponent: Worker::default(),
            coach: Worker::default(),
            evaluator: Worker::default(),
            to_prove: None,
        };
        page.send(DiskMsg::Opened(Box::new(stored)));
        page
    }

    /// A page with a game whose options are in `address`.
    pub(crate) fn with(address: &str) -> Page {
        let mut page = Page::new();
        page.address(address);
        page
    }

    /// A page with a game from this position.
    pub(crate) fn at(fen: &str) -> Page {
        let page = Page::with(&format!("fen={}", fen.replace(' ', "%20")));
        assert_eq!(page.fen(), fen);
        page
    }

    pub(crate) fn send(&mut self, msg: impl Into<Msg>) -> &mut Page {
        self.now += self.tick;
        self.effects = self.update(msg.into());
        self.settle();
        self
    }

    fn update(&mut self, msg: Msg) -> Vec<Effect> {
        let now = self.instant();
        let effects = update(&mut self.app, msg, now);
        for effect in &effects {
            match effect {
                Effect::Opponent(OpponentEffect::Think { game, level, seed, offered_to, millis }) => {
                    self.opponent.ask(task_text(game, *level, *seed, *offered_to, *millis));
                }
                Effect::Opponent(OpponentEffect::Stop) => self.opponent.end(),
                Effect::Coach(CoachEffect::Study { game, plies, nodes, millis }) => {
                    self.coach.ask(study_text(game, *plies, *nodes, *millis));
                }
                Effect::Coach(CoachEffect::EndStudy) => self.coach.end(),
                Effect::Coach(CoachEffect::Evaluate(text)) => self.evaluator.ask(text.clone()),
                Effect::Coach(CoachEffect::EndEvaluation) => self.evaluator.end(),
                Effect::Coach(CoachEffect::Prove(question)) => self.to_prove = Some((**question).clone()),
                Effect::Coach(CoachEffect::EndProof) => self.to_prove = None,
                _ => {}
            }
        }
        effects
    }

    /// Answers the game's open questions (whether a player can still mate) with
    /// [`Verdict::Winnable`] while a result depends on the answer. Leaves questions about a fallen
    /// flag to the test.
    fn settle(&mut self) {
        while let Some(table) = self.app.ready().map(|ready| &ready.table)
            && let Some(game) = table.session.save_state().id
            && let Some(question) = table.session.game().question().map(|question| question.id)
            && table.session.game().pending_result().is_some_and(|it| !matches!(it, PendingResult::Flag(_)))
        {
            let verdict = Verdict::Winnable { line: Vec::new() };
            let answer = table::Msg::Verdict { game, question, verdict };
            let more = self.update(answer.into());
            self.effects.extend(more);
        }
    }

    pub(crate) fn wait(&mut self, millis: u64) -> &mut Page {
        self.now += millis;
        self
    }

    pub(crate) fn instant(&self) -> Instant {
        Instant::from_millis(self.now)
    }

    // Input at the board.

    pub(crate) fn press(&mut self, name: &str) -> &mut Page {
        self.send(table::Msg::Press(square(name)))
    }

    /// Picks up a piece and drops it.
    pub(crate) fn drop(&mut self, from: &str, to: &str) -> &mut Page {
        self.press(from).send(table::Msg::Drop { from: square(from), to: square(to) })
    }

    /// Plays moves in SAN. If the computer is to move, the given move is sent as the decision of
    /// its worker.
    pub(crate) fn play(&mut self, sans: &str) -> &mut Page {
        for san in sans.split_whitespace() {
            let mv = self.game().position().parse_san(san).expect("a legal move");
            if self.ready().opponent.owns(self.game(), self.game().turn()) {
                self.computer_decides(&mv.uci());
            } else {
                self.act(Event::Move(mv));
            }
        }
        self
    }

    /// Drags pieces. `moves` are pairs of squares, such as `e2e4`.
    pub(crate) fn drag(&mut self, moves: &str) -> &mut Page {
        for uci in moves.split_whitespace() {
            self.send(table::Msg::Drop { from: square(&uci[..2]), to: square(&uci[2..4]) });
        }
        self
    }

    pub(crate) fn act(&mut self, event: Event) -> &mut Page {
        self.send(table::Msg::ApplyEvent(event))
    }

    /// Answers the open question with `verdict`.
    pub(crate) fn answer(&mut self, verdict: Verdict) -> &mut Page {
        let game = self.id().expect("the game is saved");
        let question = self.game().question().expect("a question is open").id;
        self.send(table::Msg::Verdict { game, question, verdict })
    }

    /// Answers all open questions with [`Verdict::Winnable`], so that a result that depends on the
    /// answers takes effect.
    pub(crate) fn answer_open_questions_winnable(&mut self) -> &mut Page {
        while self.game().question().is_some() {
            self.answer(Verdict::Winnable { line: Vec::new() });
        }
        self
    }

    /// Shows another position of the game, such as the first; returns its FEN.
    pub(crate) fn show_position(&mut self, step: ReviewStep) -> String {
        self.send(table::Msg::StepReview(step));
        self.fen()
    }

    /// Makes a decision in place of the computer's worker, and waits until the computer acts.
    /// `at_once`: the search for the decision stops immediately.
    pub(crate) fn computer_acts(&mut self, at_once: bool) -> &mut Page {
        assert!(self.ready().opponent.wakes_at().is_some(), "it has something to do");
        if let Some(task) = self.opponent.asked.take() {
            let task = DecisionTask::read(&task).expect("a task");
            self.send(opponent::Msg::Decided(task.decide_as_text(&mut || at_once).unwrap_or_default()));
        }
        self.computer_waits()
    }

    /// Sends `decision` as the decision of the computer's worker, and waits until the computer
    /// acts.
    pub(crate) fn computer_decides(&mut self, decision: &str) -> &mut Page {
        self.opponent.asked.take().expect("its worker has been asked");
        self.send(opponent::Msg::Decided(decision.to_owned()));
        self.computer_waits()
    }

    fn computer_waits(&mut self) -> &mut Page {
        if let Some(at) = self.ready().opponent.wakes_at() {
            self.now = self.now.max(at.as_micros() / 1_000);
            self.send(table::Msg::Wake);
        }
        self
    }

    /// Answers, in place of the coach's worker, until the coach asks nothing more.
    pub(crate) fn coach_studies(&mut self) -> &mut Page {
        while let Some(study) = self.coach.asked.take() {
            let study = StudyRequest::read(&study).expect("a study");
            self.send(coach::Msg::Studied(study.study_as_text(&mut || false).expect("a move")));
        }
        self
    }

    /// Answers, in place of the arbiter's worker, all questions that the coach asks; returns their
    /// number.
    pub(crate) fn coach_proves(&mut self) -> usize {
        let mut asked = 0;
        while let Some(question) = self.to_prove.take() {
            let verdict = question.answer(&Budget { nodes: 100_000, ..Budget::default() });
            self.send(coach::Msg::Judged(Some(verdict)));
            asked += 1;
        }
        asked
    }

    /// View of the coach.
    pub(crate) fn coached(&self) -> Rc<CoachView> {
        self.view().coach
    }

    /// View of the computer opponent.
    pub(crate) fn computer(&self) -> OpponentView {
        self.view().opponent
    }

    // Input around the board.

    pub(crate) fn address(&mut self, fragment: &str) -> &mut Page {
        self.send(PageMsg::Address(fragment.to_owned()))
    }

    pub(crate) fn open(&mut self, kind: Kind) -> &mut Page {
        self.send(PageMsg::OpenDialog(kind))
    }

    /// Reports that the code of the open dialog has loaded.
    pub(crate) fn dialog_shown(&mut self) -> &mut Page {
        self.send(PageMsg::DialogsLoaded)
    }

    pub(crate) fn close(&mut self) -> &mut Page {
        self.send(dialogs::Msg::Close)
    }

    pub(crate) fn in_settings(&mut self, msg: form::Msg) -> &mut Page {
        self.send(dialogs::Msg::Settings(msg))
    }

    /// Presses Play in the new-game dialog, which is opened first if necessary.
    pub(crate) fn start_game(&mut self) -> &mut Page {
        if !matches!(self.dialog(), Some(Dialog::NewGame(_))) {
            self.open(Kind::NewGame);
        }
        self.send(dialogs::Msg::NewGame(new_game::Msg::Play))
    }

    pub(crate) fn in_sheet(&mut self, msg: sheet::Msg) -> &mut Page {
        self.send(dialogs::Msg::Sheet(msg))
    }

    /// Sends a message to the import dialog.
    pub(crate) fn in_import(&mut self, msg: import::Msg) -> &mut Page {
        self.send(dialogs::Msg::Import(msg))
    }

    /// Changes a setting in the settings dialog or the new-game dialog, whichever is open. If
    /// neither dialog is open, opens the settings dialog, changes the setting and closes the
    /// dialog. Afterwards, `effects` has only the effects of the change.
    pub(crate) fn set(&mut self, name: &str, value: &str) -> &mut Page {
        let msg = form::Msg::Set { name: name.to_owned(), value: value.to_owned() };
        if let Some(Dialog::Settings(_) | Dialog::NewGame(_)) = self.dialog() {
            return self.in_settings(msg);
        }
        self.open(Kind::Settings).in_settings(msg);
        let effects = std::mem::take(&mut self.effects);
        self.close();
        self.effects = effects;
        self
    }

    /// Imports a text in the import dialog.
    pub(crate) fn import(&mut self, text: &str) -> &mut Page {
        self.open(Kind::Import).in_import(import::Msg::Text(text.to_owned())).work()
    }

    /// Reads the imported text in place of the worker, and sends the result to the page. The result
    /// is serialized and deserialized, as in a browser.
    pub(crate) fn work(&mut self) -> &mut Page {
        let Some(text) = self.given() else { return self };
        let mut read = ImportedGames::read(&text);
        Duplicates::mark_duplicates(&mut read);
        let plain = serde_json::to_string(&read).expect("plain values");
        let import = serde_json::from_str(&plain).expect("what was written");
        self.in_import(import::Msg::Read(Some(Box::new(import))))
    }

    /// The text that the last message sends to the worker for reading.
    pub(crate) fn given(&self) -> Option<String> {
        self.effects.iter().find_map(|effect| match effect {
            Effect::Background(BackgroundEffect::ReadText(text)) => Some(text.clone()),
            _ => None,
        })
    }

    // State of the page.

    pub(crate) fn ready(&self) -> &ReadyPage {
        self.app.ready().expect("the game is here")
    }

    pub(crate) fn table(&self) -> &Table {
        &self.ready().table
    }

    pub(crate) fn game(&self) -> &Game {
        self.table().session.game()
    }

    pub(crate) fn id(&self) -> Option<GameId> {
        self.table().session.save_state().id
    }

    pub(crate) fn settings(&self) -> &Settings {
        &self.ready().settings
    }

    /// Settings for the next game: the settings in the new-game dialog if it is open, otherwise the
    /// saved settings.
    pub(crate) fn next_game(&self) -> &Settings {
        match self.dialog() {
            Some(Dialog::NewGame(new_game)) => &new_game.settings,
            _ => self.settings(),
        }
    }

    pub(crate) fn dialog(&self) -> Option<&Dialog> {
        self.ready().dialog.as_ref()
    }

    pub(crate) fn form(&self) -> &form::SettingsForm {
        match self.dialog() {
            Some(dialog) if dialog.form().is_some() => dialog.form().unwrap(),
            other => panic!("the settings are not open: {other:?}"),
        }
    }

    pub(crate) fn sheet(&self) -> &sheet::SheetDialog {
        match self.dialog() {
            Some(Dialog::Sheet(sheet)) => sheet,
            other => panic!("the score sheet is not open: {other:?}"),
        }
    }

    pub(crate) fn incoming(&self) -> &import::ImportDialog {
        match self.dialog() {
            Some(Dialog::Import(incoming)) => incoming,
            other => panic!("the dialog for games is not open: {other:?}"),
        }
    }

    pub(crate) fn view(&self) -> PageView {
        PageView::of_app(&self.app).expect("the page is open")
    }

    pub(crate) fn board(&self) -> Rc<BoardView> {
        self.view().board
    }

    pub(crate) fn edge(&self, color: Color) -> Rc<PlayerEdgeView> {
        self.view().edges.into_iter().find(|edge| edge.color == color).expect("an edge for each player")
    }

    pub(crate) fn fen(&self) -> String {
        self.board().fen.clone()
    }

    pub(crate) fn sans(&self) -> Vec<String> {
        self.game().moves().iter().map(|played| played.san.to_string()).collect()
    }

    /// The notice that is shown.
    pub(crate) fn notice(&self) -> Option<&Notice> {
        self.table().notices.current()
    }

    /// Content of the notice that is shown.
    pub(crate) fn what(&self) -> Option<&NoticeContent> {
        self.notice().map(|notice| &notice.content)
    }

    /// Items of the last announcement.
    pub(crate) fn said(&self) -> &[AnnouncementItem] {
        &self.table().seats.last_announcement().items
    }

    /// Score and reason code of the game; `None` if the game is not over.
    pub(crate) fn result(&self) -> Option<(&'static str, &'static str)> {
        self.game().outcome().map(|outcome| (outcome.score(), outcome.reason.code()))
    }

    /// Displayed time of a player.
    pub(crate) fn clock(&self, color: Color) -> String {
        let reading = self.game().clock().expect("a clock").reading(color, self.instant());
        reading.to_display().expect("a time").to_string()
    }

    // Effects of the last message.

    pub(crate) fn asks_for(&self, effect: impl Into<Effect>) -> bool {
        self.effects.contains(&effect.into())
    }

    /// The settings, if the last message saves them.
    pub(crate) fn kept_settings(&self) -> Option<&Settings> {
        self.kept().find_map(|keep| match keep {
            SaveCommand::Settings(settings) => Some(settings.as_ref()),
            _ => None,
        })
    }

    pub(crate) fn kept(&self) -> impl Iterator<Item = &SaveCommand> {
        self.effects.iter().filter_map(|effect| match effect {
            Effect::Store(StoreEffect::Save(keep)) => Some(keep),
            _ => None,
        })
    }

    /// Id of the game and number of the question that the last message sends to the arbiter's
    /// worker.
    pub(crate) fn asked(&self) -> Option<(GameId, u32)> {
        self.effects.iter().find_map(|effect| match effect {
            Effect::Background(BackgroundEffect::AskQuestion { game, question }) => {
                Some((*game, question.id))
            }
            _ => None,
        })
    }

    pub(crate) fn heard(&self) -> Vec<Sound> {
        let sounds = self.effects.iter().filter_map(|effect| match effect {
            Effect::Sound(sound) => Some(*sound),
            _ => None,
        });
        sounds.collect()
    }

    pub(crate) fn woken_at(&self) -> Option<Instant> {
        self.effects.iter().find_map(|effect| match effect {
            Effect::Time(TimeEffect::WakeAt(at)) => Some(*at),
            _ => None,
        })
    }

    /// Route that the last message writes into the address.
    pub(crate) fn goes_to(&self) -> Option<Route> {
        self.effects.iter().find_map(|effect| match effect {
            Effect::Page(PageEffect::GoToRoute(route)) => Some(*route),
            _ => None,
        })
    }
}

pub(crate) fn square(name: &str) -> Square {
    name.parse().expect("a square")
}

pub(crate) fn squares(names: &str) -> Bitboard {
    names.split_whitespace().fold(Bitboard::EMPTY, |set, name| set | Bitboard::from(square(name)))
}

/// The move in SAN, if the announcement is about a move.
pub(crate) fn moved(said: &AnnouncementItem) -> Option<String> {
    match said {
        AnnouncementItem::Moved(moved) => Some(moved.played.san.to_string()),
        _ => None,
    }
}
