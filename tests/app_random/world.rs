//! The app with a simulated disk, a simulated clock and a simulated worker (the background thread
//! that decides whether a mate is still possible). Invariants are checked after every message.

use super::actions::{Action, announcing};
use super::strategies::Wait;
use proptest::prelude::*;
use proptest::test_runner::TestCaseError;
use std::collections::BTreeMap;
use tabiya::app::table::{self, Table};
use tabiya::app::{
    App, BackgroundEffect, CoachEffect, DiskMsg, Effect, GameId, Msg, OpponentEffect, PageEffect, PageView,
    SaveCommand, Settings, Share, SpeechEffect, StoreEffect, StoredData, StoredGame, TimeEffect, dialogs,
    update,
};
use tabiya::game::{
    Event, Game, GameSetup, Instant, JournalEntry, Outcome, Question, Span, Verdict, reopen_game,
};
use tabiya::rules::{Color, Move, Square};

type Checked = Result<(), TestCaseError>;

/// The app with a simulated disk, worker and clock.
pub(crate) struct World {
    app: App,
    now: Instant,
    /// Games on the disk: their setups and their events.
    games: BTreeMap<GameId, (GameSetup, Vec<JournalEntry>)>,
    current: Option<GameId>,
    aside: Vec<GameId>,
    settings: Settings,
    /// Last question that was sent to the worker.
    asked: Option<(GameId, Question)>,
    /// Game for which the page has requested heartbeats, because its clock runs. A heartbeat saves
    /// the instant at which the page still ran.
    heartbeat_game: Option<GameId>,
    /// Instant of the last heartbeat, or of the last start or stop of heartbeats if that is later.
    last_heartbeat: Instant,
}

/// State before a message, for two rules: a finished game does not change, and no move is made
/// while the board does not show the current position of the game.
#[derive(Default)]
struct Before {
    id: Option<GameId>,
    over: Option<Outcome>,
    print: u32,
    plies: usize,
    is_reviewing: bool,
}

impl World {
    /// Opens a page that finds these settings and no games on its disk.
    pub(crate) fn new(settings: Settings) -> Result<World, TestCaseError> {
        let mut world = World {
            app: App::default(),
            // A day in 2026, in microseconds.
            now: Instant::from_micros(1_790_000_000_000_000),
            games: BTreeMap::new(),
            current: None,
            aside: Vec::new(),
            settings,
            asked: None,
            heartbeat_game: None,
            last_heartbeat: Instant::default(),
        };
        world.open()?;
        world.tell(table::Msg::NewGame.into())?;
        Ok(world)
    }

    /// The table of the page, also after another tab has taken over the game.
    fn table(&self) -> &Table {
        match &self.app {
            App::Ready(ready) => &ready.table,
            App::TakenOver(elsewhere) => elsewhere.table(),
            App::Opening(_) => panic!("the page was opened before anything else"),
        }
    }

    pub(crate) fn wait(&mut self, wait: Wait) {
        self.now = match wait {
            Wait::Micros(micros) => self.now + Span::from_micros(micros),
            Wait::Deadline(off) => {
                let deadline = self.table().session.game().clock().and_then(|clock| clock.deadline());
                let at = deadline.map(|deadline| deadline.as_micros().saturating_add_signed(off));
                at.map_or(self.now, |at| self.now.max(Instant::from_micros(at)))
            }
        };
        if self.heartbeat_game.is_some() {
            self.last_heartbeat = self.now;
        }
    }

    pub(crate) fn act(&mut self, action: &Action) -> Checked {
        let moves = self.table().session.game().position().pseudo_legal_moves();
        let chosen =
            |index: &prop::sample::Index| (!moves.is_empty()).then(|| moves[index.index(moves.len())]);
        match action {
            Action::Drag(index) => {
                self.play(chosen(index), |mv| table::Msg::Drop { from: mv.from(), to: mv.to() })
            }
            Action::Tap(index) => self.play(chosen(index), |mv| table::Msg::Press(mv.to())),
            Action::Claim(by, index) => {
                let intended = chosen(index);
                self.tell(table::Msg::ApplyEvent(Event::Claim { by: *by, intended }).into())
            }
            Action::Answer(kind, index) => self.answer(*kind, index),
            Action::Gap(span) => self.tell(table::Msg::PlayGap { from: self.back(*span) }.into()),
            Action::Suspend(span) => {
                self.tell(table::Msg::ApplyEvent(Event::Suspend { from: self.back(*span) }).into())
            }
            Action::Announce(on) => {
                let rules = announcing(self.table().session.game().rules(), *on);
                self.tell(table::Msg::ApplyEvent(Event::ChangeRules(rules)).into())
            }
            Action::Reload => {
                self.app = App::default();
                self.open()
            }
            Action::Send(msg) => self.tell(msg.clone()),
        }
    }

    fn back(&self, span: Span) -> Instant {
        Instant::from_micros(self.now.as_micros().saturating_sub(span.as_micros()))
    }

    fn play(&mut self, mv: Option<Move>, then: fn(Move) -> table::Msg) -> Checked {
        let Some(mv) = mv else { return Ok(()) };
        self.tell(table::Msg::Press(mv.from()).into())?;
        self.tell(then(mv).into())
    }

    /// Sends the worker's answer to the last question that the app asked. The game may no longer
    /// need the answer. `kind` 0 means unwinnable, 1 undetermined, any other number winnable.
    fn answer(&mut self, kind: u8, index: &prop::sample::Index) -> Checked {
        let Some((game, question)) = self.asked.clone() else { return Ok(()) };
        let verdict = match kind {
            0 => Verdict::Unwinnable,
            1 => Verdict::Undetermined,
            _ => {
                let moves = question.position.legal_moves();
                let line = (!moves.is_empty()).then(|| moves[index.index(moves.len())]);
                Verdict::Winnable { line: line.into_iter().collect() }
            }
        };
        self.tell(table::Msg::Verdict { game, question: question.id, verdict }.into())
    }

    /// Opens the page with the data on the simulated disk.
    fn open(&mut self) -> Checked {
        let stored = StoredData {
            current: self.current.and_then(|id| self.stored(id)),
            aside: self.aside.iter().filter_map(|id| self.stored(*id)).collect(),
            settings: Some(self.settings.clone()),
            ..StoredData::default()
        };
        self.heartbeat_game = None;
        self.tell(DiskMsg::Opened(Box::new(stored)).into())?;
        prop_assert!(self.app.ready().is_some());
        // The game on the board is restored.
        if let Some(id) = self.current {
            prop_assert_eq!(self.table().session.save_state().id, Some(id));
        }
        Ok(())
    }

    fn stored(&self, id: GameId) -> Option<StoredGame> {
        let (setup, entries) = self.games.get(&id)?;
        let entries = entries.iter().cloned().map(Ok).collect();
        Some(StoredGame {
            id,
            setup: Ok(setup.clone()),
            entries,
            last_heartbeat: Some(self.last_heartbeat),
            is_later_version: false,
        })
    }

    fn before(&self) -> Before {
        if let App::Opening(_) = self.app {
            return Before::default();
        }
        let table = self.table();
        let game = table.session.game();
        Before {
            id: table.session.save_state().id,
            over: game.outcome(),
            print: game.fingerprint(),
            plies: game.moves().len(),
            is_reviewing: table.board_review.is_some(),
        }
    }

    fn tell(&mut self, msg: Msg) -> Checked {
        let before = self.before();
        for effect in update(&mut self.app, msg.clone(), self.now) {
            self.carry_out(effect)?;
        }
        self.check(&msg, &before)?;
        if msg == Msg::Disk(DiskMsg::TakeOver) {
            // The other tab, which had the game, has changed nothing, so the page opens again with
            // the data on the disk.
            return self.open();
        }
        Ok(())
    }

    /// Carries out an effect. The `match` lists all effects, so that a new effect does not compile
    /// until it is added here.
    fn carry_out(&mut self, effect: Effect) -> Checked {
        match effect {
            Effect::Store(StoreEffect::Save(SaveCommand::BeginGame { game, setup })) => {
                prop_assert!(!self.games.contains_key(&game), "a game begins once");
                self.games.insert(game, (*setup, Vec::new()));
                self.current = Some(game);
            }
            Effect::Store(StoreEffect::Save(SaveCommand::AddEvent { game, entry })) => {
                prop_assert_eq!(Some(game), self.current, "only the game on the board changes");
                let Some((_, entries)) = self.games.get_mut(&game) else {
                    return Err(TestCaseError::fail("an event of a game that has not begun"));
                };
                prop_assert_eq!(entry.number as usize, entries.len());
                entries.push(entry);
            }
            Effect::Store(StoreEffect::Save(SaveCommand::SetOpenGames { game, aside })) => {
                (self.current, self.aside) = (game, aside)
            }
            Effect::Store(StoreEffect::Save(SaveCommand::SetDamagedAside { fault, .. })) => {
                return Err(TestCaseError::fail(format!("a good record was set aside: {fault}")));
            }
            // The random tests neither open the club nor import games into the archive.
            Effect::Store(StoreEffect::AddImportedGames(_))
            | Effect::Background(BackgroundEffect::StartImport | BackgroundEffect::ContinueImport) => {
                return Err(TestCaseError::fail("no games were imported"));
            }
            Effect::Store(StoreEffect::Save(SaveCommand::AddClubLines { .. }))
            | Effect::Background(
                BackgroundEffect::DrawKey
                | BackgroundEffect::SearchRatingList(_)
                | BackgroundEffect::ContinueRatingList,
            ) => {
                return Err(TestCaseError::fail("the club was not opened"));
            }
            Effect::Store(StoreEffect::Save(SaveCommand::Settings(settings))) => self.settings = *settings,
            Effect::Background(BackgroundEffect::AskQuestion { game, question }) => {
                self.asked = Some((game, *question))
            }
            Effect::Background(
                BackgroundEffect::ReadText(_)
                | BackgroundEffect::ReadFile
                | BackgroundEffect::StopReading
                | BackgroundEffect::ReadLink(_)
                | BackgroundEffect::TryTranslation
                | BackgroundEffect::EndTranslation,
            ) => {}
            Effect::Time(TimeEffect::Heartbeat(game)) => {
                self.heartbeat_game = game;
                self.last_heartbeat = self.now;
            }
            Effect::Time(TimeEffect::WakeAt(_) | TimeEffect::ExpireUnlockAfter(_))
            | Effect::Store(
                StoreEffect::TakeOver
                | StoreEffect::Measure
                | StoreEffect::List { .. }
                | StoreEffect::ReadClub(_)
                | StoreEffect::ReadGames(_)
                | StoreEffect::ReadSaved(_)
                | StoreEffect::ReadSummaries
                | StoreEffect::StopReading
                | StoreEffect::Summarize(_)
                | StoreEffect::DeleteTournament(_)
                | StoreEffect::SaveBackup
                | StoreEffect::RestoreBackup
                | StoreEffect::StopBackup
                | StoreEffect::DeleteItem(_)
                | StoreEffect::UndeleteItem(_),
            )
            | Effect::Opponent(OpponentEffect::Think { .. } | OpponentEffect::Stop)
            | Effect::Coach(
                CoachEffect::Study { .. }
                | CoachEffect::EndStudy
                | CoachEffect::Evaluate(_)
                | CoachEffect::EndEvaluation
                | CoachEffect::Prove(_)
                | CoachEffect::EndProof,
            )
            | Effect::Appearance(_)
            | Effect::KeepAwake(_)
            | Effect::PrepareSounds
            | Effect::Share(
                Share::Copy(_)
                | Share::Download { .. }
                | Share::Picture { .. }
                | Share::MoveCode(_)
                | Share::Link(_)
                | Share::SendLink(_),
            )
            | Effect::Speech(
                SpeechEffect::Say { .. }
                | SpeechEffect::AnnounceCheck
                | SpeechEffect::FollowFocus(_)
                | SpeechEffect::CanListen
                | SpeechEffect::Listen
                | SpeechEffect::StopListening,
            )
            | Effect::Sound(_)
            | Effect::Vibrate(_)
            | Effect::Focus(_)
            | Effect::Page(
                PageEffect::ClearAddress
                | PageEffect::GoToRoute(_)
                | PageEffect::HoldPgn(_)
                | PageEffect::LoadLicences
                | PageEffect::ShowDialog
                | PageEffect::Print
                | PageEffect::ToggleFullScreen
                | PageEffect::SetFullScreen(_)
                | PageEffect::InstallUpdate
                | PageEffect::EraseEverything
                | PageEffect::SetLanguage(_)
                | PageEffect::SetPlayerLanguages(_),
            ) => {}
        }
        Ok(())
    }

    fn check(&self, msg: &Msg, before: &Before) -> Checked {
        let table = self.table();
        let game = table.session.game();
        let keeping = table.session.save_state();
        let same_game = keeping.id == before.id && before.id.is_some();
        if same_game && before.over.is_some() && !writes_names(msg) && !undoes_end(msg) {
            prop_assert_eq!(
                game.fingerprint(),
                before.print,
                "a finished game accepts review, and the undoing of its end"
            );
            prop_assert_eq!(game.outcome(), before.over);
        }
        if same_game && before.is_reviewing && is_board_input(msg) {
            prop_assert_eq!(game.moves().len(), before.plies, "no move is made where one is looking");
        }
        if let Some((_, entries)) = keeping.id.and_then(|id| self.games.get(&id)) {
            prop_assert_eq!(keeping.saved_entries as usize, entries.len());
            if let Some(last) = entries.last() {
                prop_assert_eq!(
                    last.fingerprint_after,
                    Some(game.fingerprint()),
                    "what was kept last is how the game is"
                );
            }
        }
        if keeping.id.is_none() {
            prop_assert!(game.moves().is_empty() && *game == Game::new(keeping.setup.clone()));
        }
        self.check_board()?;
        self.check_clocks()
    }

    fn check_board(&self) -> Checked {
        let table = self.table();
        let Some(page) = PageView::of_app(&self.app) else {
            return Err(TestCaseError::fail("nothing is shown"));
        };
        let view = &page.board;
        let position = table.shown().position();
        prop_assert_eq!(&view.fen, &position.to_fen());
        // The drawn pieces are the pieces of the position.
        let mut drawn = [None; 64];
        for piece in &view.pieces {
            prop_assert_eq!(drawn[piece.square.index()].replace(piece.piece), None);
        }
        for square in Square::ALL {
            prop_assert_eq!(drawn[square.index()], position.piece_at(square));
        }
        // The marked targets are squares to which the house rules allow a move.
        if let Some(from) = view.selected {
            let playable = table.session.game().playable_from(from);
            prop_assert!(view.targets.iter().all(|to| playable.iter().any(|mv| mv.to() == to)));
        }
        // No piece can be moved in a finished game, during a review, or while another tab has the
        // game.
        let elsewhere = self.app.ready().is_none();
        if table.session.game().outcome().is_some() || table.board_review.is_some() || elsewhere {
            prop_assert!(
                view.movable.is_empty() && view.targets.is_empty() && table.input.promotion.is_none()
            );
        }
        Ok(())
    }

    /// Asserts for each player that time left and time spent add up to the time received, to the
    /// microsecond.
    fn check_clocks(&self) -> Checked {
        let Some(clock) = self.table().session.game().clock() else { return Ok(()) };
        for color in Color::ALL {
            let reading = clock.reading(color, self.now);
            if let Some(left) = reading.left {
                prop_assert_eq!(
                    left + reading.spent,
                    reading.received,
                    "{:?}: left + spent = received",
                    color
                );
            }
        }
        Ok(())
    }

    /// Replays every game on the disk event by event, and compares the game after each event with
    /// its fingerprint.
    pub(crate) fn replay_all(&self) -> Checked {
        for (id, (setup, entries)) in &self.games {
            let records: Vec<_> = entries.iter().cloned().map(Ok).collect();
            let again = reopen_game(setup.clone(), &records);
            prop_assert_eq!(again.fault, None);
            prop_assert_eq!(again.good_records as usize, entries.len());
            if self.table().session.save_state().id == Some(*id) {
                prop_assert_eq!(&again.game, self.table().session.game());
                prop_assert_eq!(format!("{:?}", again.game), format!("{:?}", self.table().session.game()));
            }
            let mut game = Game::new(setup.clone());
            for entry in entries {
                prop_assert!(game.apply(entry.at, entry.event.clone()).is_ok());
                prop_assert_eq!(entry.fingerprint_after, Some(game.fingerprint()));
            }
        }
        Ok(())
    }
}

/// Whether the message changes the headers of the game.
fn writes_names(msg: &Msg) -> bool {
    matches!(
        msg,
        Msg::Dialog(dialogs::Msg::Sheet(dialogs::sheet::Msg::SetHeaders(_)))
            | Msg::Table(table::Msg::ApplyEvent(Event::SetHeaders(_)))
    )
}

/// Whether the message may undo the end of a game, request this undo, or decline the request. Any
/// answer to a question counts.
fn undoes_end(msg: &Msg) -> bool {
    matches!(
        msg,
        Msg::Table(
            table::Msg::AnswerQuestion { .. }
                | table::Msg::ApplyEvent(Event::UndoEnd(_) | Event::DeclineRequest(_))
        )
    )
}

/// Whether the message is a player's input on the board (press on a square, drop, choice of a
/// promotion), a step to another position, or the request to show an imported game.
fn is_board_input(msg: &Msg) -> bool {
    use table::Msg::{Drop, Press, Promote, StepReview};
    matches!(
        msg,
        Msg::Table(Press(_) | Drop { .. } | Promote(_) | StepReview(_))
            | Msg::Dialog(dialogs::Msg::Import(dialogs::import::Msg::LookAt(_)))
    )
}
