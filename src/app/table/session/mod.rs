//! The game on the board and the games that were put aside. Only this module changes a game. It
//! also gives the game its date and id, writes the journal of the game, and asks a worker questions
//! that need a search, such as whether a player can still mate.

mod put_aside;
mod saved_game;

pub use saved_game::{SaveState, SessionGame};

use crate::app::context::{Context, GameContext};
use crate::app::effect::{BackgroundEffect, Effect, PageEffect};
use crate::app::settings::Settings;
use crate::app::storage::{GameId, SaveCommand};
use crate::app::update::Update;
use crate::game::{Event, Game, GameChanges, GameSetup, Headers, Instant, JournalEntry, Refusal};
use crate::opponent::OpponentLevel;
use crate::rules::Position;

/// The games in memory: the game on the board, and the unfinished games that were put aside. A game
/// is put aside when another game replaces it on the board. It can return to the board later.
#[derive(Clone, Debug)]
pub struct Session {
    /// The game on the board.
    current: SessionGame,
    /// The unfinished games that were put aside; the game put aside last comes first.
    aside: Vec<SessionGame>,
    /// The ids of unfinished games that were put aside before those in `aside`. These games are
    /// only on the disk, not in memory.
    unread_aside: Vec<GameId>,
    /// The deleted games that had been put aside: first the games in memory, then the ids of games
    /// that are only on the disk. The session keeps these games until the page is closed, so that a
    /// deletion can be undone.
    deleted: (Vec<SessionGame>, Vec<GameId>),
    /// The largest id assigned to a game so far.
    last_id: GameId,
}

impl Session {
    /// Creates a session with a new game on the board and no games put aside.
    pub(super) fn new(setup: GameSetup) -> Session {
        Session::with_games(None, Vec::new(), setup, GameId(0))
    }

    /// Creates the session from saved games. Puts `current` on the board; if it is `None`, a new
    /// game with `setup`. `aside` are the unfinished games that were put aside. `last_id` is the
    /// largest id in use.
    pub(super) fn with_games(
        current: Option<SessionGame>,
        aside: Vec<SessionGame>,
        setup: GameSetup,
        last_id: GameId,
    ) -> Session {
        let current = current.unwrap_or_else(|| SessionGame::untouched(setup));
        Session { current, aside, unread_aside: Vec::new(), deleted: Default::default(), last_id }
    }

    /// Returns the game on the board.
    pub fn game(&self) -> &Game {
        &self.current.game
    }

    /// Returns the game on the board, its id, and the instant `now`, for features that watch the
    /// game, such as the coach.
    pub(in crate::app) fn context(&self, now: Instant) -> GameContext<'_> {
        GameContext { now, game: self.game(), id: self.save_state().id }
    }

    /// Returns how far the game on the board is saved: its id, setup, and number of saved events.
    pub fn save_state(&self) -> &SaveState {
        &self.current.save_state
    }

    /// Whether the game on the board is not over and has no id yet. Nothing of such a game is
    /// saved.
    pub(in crate::app) fn is_untouched(&self) -> bool {
        self.current.save_state.id.is_none() && self.game().outcome().is_none()
    }

    /// Whether the game on the board must not be lost. Such a game is not over, and has moves,
    /// corrections by the arbiter or, if the app is only the clock of the game, clock presses.
    pub fn is_in_progress(&self) -> bool {
        self.current.is_in_progress()
    }

    /// Whether the game on the board is not over and has an id. A game gets its id when it is first
    /// saved, usually at its first event. New settings do not change the clocks and rules of such a
    /// game, except the rule whether check is announced.
    pub fn is_saved_and_unfinished(&self) -> bool {
        self.current.save_state.id.is_some() && self.game().outcome().is_none()
    }

    /// Returns the id of the game on the board if its clock runs and the game is saved; otherwise
    /// `None`.
    pub fn game_with_running_clock(&self) -> Option<GameId> {
        let running = self.game().clock().is_some_and(|clock| clock.running().is_some());
        self.current.save_state.id.filter(|_| running)
    }

    /// Returns the instant at which the flag of the running clock will fall if the clock is not
    /// stopped. `None` if no clock runs, or if the player to move has no clock.
    pub fn flag_fall_at(&self) -> Option<Instant> {
        self.game().clock()?.deadline()
    }

    /// Applies an event that happened at the instant `at` to the game on the board. Returns what
    /// the event has changed, and the update that saves the event. If the event raises a question
    /// that needs a search, such as whether a player can still mate, the update also sends this
    /// question to a worker.
    ///
    /// # Errors
    /// Returns the reason if the game refuses the event. Even then, the headers of the game may
    /// have got today's date.
    pub(super) fn apply_event(
        &mut self,
        event: Event,
        at: Instant,
        ctx: &Context<'_>,
    ) -> (Result<GameChanges, Refusal>, Update) {
        self.set_missing_date(ctx.today);
        let changes = match self.current.game.apply(at, event.clone()) {
            Ok(changes) => changes,
            Err(refusal) => return (Err(refusal), Update::none()),
        };
        let mut update = Update::none();
        if changes.has_changes {
            update.extend(self.write_entry(at, event));
        }
        update.push(self.pgn_copy_effect());
        if let (Some(question), Some(game)) = (&changes.question, self.current.save_state.id) {
            update.push(BackgroundEffect::AskQuestion { game, question: Box::new(question.clone()) });
        }
        (Ok(changes), update)
    }

    /// Sets the headers of the score sheet, such as the players' names. If the game is not saved
    /// yet, changes its setup; otherwise applies an event to the game and saves the event.
    pub(super) fn set_headers(&mut self, headers: Headers, ctx: &Context<'_>) -> Update {
        let mut update = Update::none();
        if self.current.save_state.id.is_some() {
            // The result is ignored, because the game accepts any headers.
            let _ = update.extend_with(self.apply_event(Event::SetHeaders(headers), ctx.now, ctx));
            return update;
        }
        let setup = GameSetup { headers, ..self.current.save_state.setup.clone() };
        self.current = SessionGame::untouched(setup);
        update.push(self.pgn_copy_effect());
        update
    }

    /// Puts a new game on the board. If the old game is in progress
    /// ([`is_in_progress`](Self::is_in_progress)), it is put aside. Returns whether the old game
    /// was put aside.
    pub(super) fn start_game(&mut self, setup: GameSetup, ctx: &Context<'_>) -> (bool, Update) {
        let mut update = self.suspend_before_leaving(ctx);
        let old = std::mem::replace(&mut self.current, SessionGame::untouched(setup));
        update.push(self.pgn_copy_effect());
        let (in_progress, saved) = (old.is_in_progress(), old.save_state.id.is_some());
        if in_progress {
            self.put_game_aside(old);
        }
        if saved {
            update.push(self.save_open_games());
        }
        // A start position other than the initial position may already be dead, so a worker is
        // asked.
        if let Some(question) =
            self.game().question().cloned().filter(|_| !starts_from_initial_position(self.game()))
        {
            self.set_missing_date(ctx.today);
            let game = update.extend_with(self.ensure_id(ctx.now));
            update.push(BackgroundEffect::AskQuestion { game, question: Box::new(question) });
        }
        (in_progress, update)
    }

    /// Applies `events` to the game on the board, each at its own instant, and saves them. They
    /// come from a link or from a saved game that the players continue. Stops at the first event
    /// that the game refuses. If there are events, and the game has no id, the game gets an id from
    /// `now`.
    pub(super) fn play_events(&mut self, events: Vec<(Instant, Event)>, now: Instant) -> Update {
        let mut update = Update::none();
        if !events.is_empty() {
            update.extend_with(self.ensure_id(now));
        }
        for (at, event) in events {
            match self.current.game.apply(at, event.clone()) {
                Ok(changes) if changes.has_changes => update.extend(self.write_entry(at, event)),
                Ok(_) => {}
                Err(_) => break,
            }
        }
        update.push(self.pgn_copy_effect());
        update.extend(self.repeat_question());
        update
    }

    /// Applies new settings to the game on the board, if the game has no id yet and is not over.
    /// Returns whether this changed the game.
    pub(super) fn apply_settings(&mut self, settings: &Settings) -> bool {
        if self.current.save_state.id.is_some() || self.game().outcome().is_some() {
            return false;
        }
        let old = &self.current.save_state.setup;
        let next = if old.is_clock_only { settings.clock_setup() } else { settings.next_setup() };
        // Only the headers about the players come from the settings.
        let Headers { white, black, seats, .. } = next.headers;
        let headers = Headers { white, black, seats, ..old.headers.clone() };
        let setup = GameSetup { start: old.start.clone(), headers, ..next };
        let changed = setup != *old;
        if changed {
            self.current = SessionGame::untouched(setup);
        }
        changed
    }

    /// Returns the setup of a rematch. The players swap colours, and each player keeps their own
    /// time control. The new score sheet has the players, event and site, but no date, round or
    /// result.
    pub(in crate::app) fn rematch_setup(&self) -> GameSetup {
        let (game, setup) = (self.game(), &self.current.save_state.setup);
        let Headers { event, site, white, black, seats: [first, second], .. } = game.headers().clone();
        let (white, black, seats) = (black, white, [second, first]);
        let mut headers = Headers { event, site, white, black, seats, ..Headers::default() };
        OpponentLevel::clear_hints(&mut headers);
        let rules = game.rules().clone();
        let time = game.clock().map_or_else(|| setup.time.clone(), |clock| clock.control().clone());
        GameSetup {
            rules,
            start: setup.start.clone(),
            time: time.swapped(),
            headers,
            is_clock_only: setup.is_clock_only,
            ..GameSetup::default()
        }
    }

    /// Returns the effect that sends the open question of the game (for example, whether a player
    /// can still mate) to a worker again, because the answer may have been lost. `None` if no
    /// question is open, or if the game has no id.
    pub(in crate::app) fn repeat_question(&self) -> Option<Effect> {
        let (question, game) = (self.game().question()?.clone(), self.current.save_state.id?);
        Some(BackgroundEffect::AskQuestion { game, question: Box::new(question) }.into())
    }

    /// Returns the effect that passes a copy of the game as PGN to the web page around the app.
    /// After a crash, the page can still show this copy.
    pub(in crate::app) fn pgn_copy_effect(&self) -> Effect {
        PageEffect::HoldPgn(Box::new(self.game().clone())).into()
    }

    /// Sets today's date in the headers of the game on the board, if the game has no id and no
    /// date. Called before each event, so a game gets the date of its first event. Exception:
    /// [`play_events`](Self::play_events) does not call this function.
    fn set_missing_date(&mut self, today: &str) {
        let SaveState { id, setup, .. } = &self.current.save_state;
        if id.is_none() && setup.headers.date.is_empty() && !today.is_empty() {
            let headers = Headers { date: today.to_owned(), ..setup.headers.clone() };
            self.current = SessionGame::untouched(GameSetup { headers, ..setup.clone() });
        }
    }

    /// Returns the update that saves an accepted event in the game's journal (the list of events
    /// from which the game is replayed). At the first event, the update also saves the setup of the
    /// game.
    fn write_entry(&mut self, at: Instant, event: Event) -> Update {
        let mut update = Update::none();
        let game = update.extend_with(self.ensure_id(at));
        let after = Some(self.game().fingerprint());
        let entry = JournalEntry {
            number: self.current.save_state.saved_entries,
            at,
            event,
            fingerprint_after: after,
        };
        self.current.save_state.saved_entries += 1;
        update.push(SaveCommand::AddEvent { game, entry });
        update
    }

    /// Returns an id for a game that begins or is imported at `now`. Each call returns a different
    /// id.
    pub(in crate::app) fn take_next_id(&mut self, now: Instant) -> GameId {
        self.last_id = GameId::next_after(now, self.last_id);
        self.last_id
    }

    /// Returns the id of the game on the board. If the game has no id, assigns one and starts to
    /// save the game. Then also removes a link to a game from the page's address, so that a reload
    /// shows the saved game.
    pub(super) fn ensure_id(&mut self, now: Instant) -> (GameId, Update) {
        if let Some(game) = self.current.save_state.id {
            return (game, Update::none());
        }
        let game = self.take_next_id(now);
        self.current.save_state.id = Some(game);
        let setup = Box::new(self.current.save_state.setup.clone());
        (game, Update::effect(SaveCommand::BeginGame { game, setup }).with_effect(PageEffect::ClearAddress))
    }
}

/// Whether the game has no moves and starts from the initial position. Such a game needs no search
/// for a dead position.
fn starts_from_initial_position(game: &Game) -> bool {
    game.moves().is_empty() && *game.start() == Position::initial_with(game.rules().laws())
}
