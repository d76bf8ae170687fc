//! The game on the board and those put aside: the only place that changes a game. It dates it, gives it its name,
//! writes its journal, and asks its exact questions.

mod put_aside;
mod saved_game;

pub use saved_game::{Keeping, PutAside};

use crate::app::context::{Context, GameContext};
use crate::app::effect::{Effect, Job, PageEffect};
use crate::app::kept::{GameId, Keep};
use crate::app::settings::Settings;
use crate::app::update::Update;
use crate::game::{Changes, Entry, Event, Game, Headers, Instant, Refusal, Setup};
use crate::partner::Level;
use crate::rules::Position;

/// The game on the board and those put aside.
#[derive(Clone, Debug)]
pub struct Session {
    current: PutAside,
    /// The unfinished games that were put aside, the last one first.
    aside: Vec<PutAside>,
    /// Those that were put aside before them, and are only on the disk.
    rest: Vec<GameId>,
    /// What was put aside and has been deleted since the page was opened: that can be undone.
    deleted: (Vec<PutAside>, Vec<GameId>),
    /// The largest name given to a game so far.
    last_id: GameId,
}

impl Session {
    /// A session with a new game.
    pub(super) fn new(setup: Setup) -> Session {
        Session::with(None, Vec::new(), setup, GameId(0))
    }

    /// A session with games that were saved; a new one on the board where there is none.
    pub(super) fn with(
        current: Option<PutAside>,
        aside: Vec<PutAside>,
        setup: Setup,
        last_id: GameId,
    ) -> Session {
        let current = current.unwrap_or_else(|| PutAside::fresh(setup));
        Session { current, aside, rest: Vec::new(), deleted: Default::default(), last_id }
    }

    /// The game on the board.
    pub fn game(&self) -> &Game {
        &self.current.game
    }

    /// The game on the board, for features that only look at it.
    pub(in crate::app) fn context(&self, now: Instant) -> GameContext<'_> {
        GameContext { now, game: self.game(), id: self.keeping().id }
    }

    /// How it is saved.
    pub fn keeping(&self) -> &Keeping {
        &self.current.keeping
    }

    /// Whether nobody has touched the game on the board.
    pub(super) fn untouched(&self) -> bool {
        self.current.keeping.id.is_none() && self.game().outcome().is_none()
    }

    /// Whether a game is on the board that would be a loss to lose: begun and not over.
    pub fn in_progress(&self) -> bool {
        self.current.in_progress()
    }

    /// Whether the game on the board has begun and is not over: it keeps the rules and clocks it began with.
    pub fn under_way(&self) -> bool {
        self.current.keeping.id.is_some() && self.game().outcome().is_none()
    }

    /// The game whose clock runs.
    pub fn ticking(&self) -> Option<GameId> {
        let running = self.game().clock().is_some_and(|clock| clock.running().is_some());
        self.current.keeping.id.filter(|_| running)
    }

    /// When the flag of the running clock falls.
    pub fn deadline(&self) -> Option<Instant> {
        self.game().clock()?.deadline()
    }

    /// Applies an event to the game on the board and writes it to the journal.
    ///
    /// # Errors
    /// Why the game refuses it; nothing has changed then.
    pub(super) fn apply(
        &mut self,
        event: Event,
        at: Instant,
        ctx: &Context<'_>,
    ) -> (Result<Changes, Refusal>, Update) {
        self.date(ctx.today);
        let changes = match self.current.game.apply(at, event.clone()) {
            Ok(changes) => changes,
            Err(refusal) => return (Err(refusal), Update::none()),
        };
        let mut update = Update::none();
        if changes.any {
            update.extend(self.write(at, event));
        }
        update.push(self.hold_pgn());
        if let (Some(question), Some(game)) = (&changes.question, self.current.keeping.id) {
            update.push(Job::Ask { game, question: Box::new(question.clone()) });
        }
        (Ok(changes), update)
    }

    /// Writes what stands at the head of the score sheet. Of a game that has no record yet it is where it starts
    /// from; else it is something that happens to it.
    pub(super) fn set_headers(&mut self, headers: Headers, ctx: &Context<'_>) -> Update {
        let mut update = Update::none();
        if self.current.keeping.id.is_some() {
            // Nothing refuses a name.
            let _ = update.join(self.apply(Event::SetHeaders(headers), ctx.now, ctx));
            return update;
        }
        let setup = Setup { headers, ..self.current.keeping.setup.clone() };
        self.current = PutAside::fresh(setup);
        update.push(self.hold_pgn());
        update
    }

    /// Puts a new game on the board; one in progress is put aside. Whether one was.
    pub(super) fn start(&mut self, setup: Setup, ctx: &Context<'_>) -> (bool, Update) {
        let mut update = self.leave(ctx);
        let old = std::mem::replace(&mut self.current, PutAside::fresh(setup));
        update.push(self.hold_pgn());
        let (in_progress, saved) = (old.in_progress(), old.keeping.id.is_some());
        if in_progress {
            self.put(old);
        }
        if saved {
            update.push(self.at_hand());
        }
        // A position from outside may be dead already.
        if let Some(question) = self.game().question().cloned().filter(|_| !is_usual(self.game())) {
            self.date(ctx.today);
            let game = update.join(self.begin(ctx.now));
            update.push(Job::Ask { game, question: Box::new(question) });
        }
        (in_progress, update)
    }

    /// Plays these events in the game on the board and writes them to the journal. What the game refuses is left out, and
    /// all that follows it.
    pub(super) fn play_all(&mut self, events: Vec<(Instant, Event)>, now: Instant) -> Update {
        let mut update = Update::none();
        if !events.is_empty() {
            // Named by when it comes here, whenever it was played.
            update.join(self.begin(now));
        }
        for (at, event) in events {
            match self.current.game.apply(at, event.clone()) {
                Ok(changes) if changes.any => update.extend(self.write(at, event)),
                Ok(_) => {}
                Err(_) => break,
            }
        }
        update.push(self.hold_pgn());
        update.extend(self.ask_again());
        update
    }

    /// Lets a game in which nothing has happened begin as the settings say now. Whether that changed anything.
    pub(super) fn renew(&mut self, settings: &Settings) -> bool {
        if self.current.keeping.id.is_some() || self.game().outcome().is_some() {
            return false;
        }
        let old = &self.current.keeping.setup;
        let next = settings.setup();
        // What else is written on its sheet stays there.
        let Headers { white, black, seats, .. } = next.headers;
        let headers = Headers { white, black, seats, ..old.headers.clone() };
        let setup = Setup { start: old.start.clone(), headers, ..next };
        let changed = setup != *old;
        if changed {
            self.current = PutAside::fresh(setup);
        }
        changed
    }

    /// What a rematch of the game on the board begins with: the same with colours swapped, where each player keeps their
    /// own time, and an empty score sheet.
    pub(in crate::app) fn rematch(&self) -> Setup {
        let (game, setup) = (self.game(), &self.current.keeping.setup);
        let Headers { event, site, white, black, seats: [first, second], .. } = game.headers().clone();
        let (white, black, seats) = (black, white, [second, first]);
        let mut headers = Headers { event, site, white, black, seats, ..Headers::default() };
        Level::begin_game(&mut headers);
        let rules = game.rules().clone();
        let time = game.clock().map_or_else(|| setup.time.clone(), |clock| clock.control().clone());
        Setup { rules, start: setup.start.clone(), time: time.swapped(), headers, ..Setup::default() }
    }

    /// Asks the question again that is open in the game on the board: its answer was lost.
    pub(in crate::app) fn ask_again(&self) -> Option<Effect> {
        let (question, game) = (self.game().question()?.clone(), self.current.keeping.id?);
        Some(Job::Ask { game, question: Box::new(question) }.into())
    }

    /// The PGN that a crash of the page must not lose.
    pub(in crate::app) fn hold_pgn(&self) -> Effect {
        PageEffect::HoldPgn(Box::new(self.game().clone())).into()
    }

    /// A game without a date gets that of the day on which it begins: with a move, or with the start of its clock. To be called
    /// before that.
    fn date(&mut self, today: &str) {
        let Keeping { id, setup, .. } = &self.current.keeping;
        if id.is_none() && setup.headers.date.is_empty() && !today.is_empty() {
            let headers = Headers { date: today.to_owned(), ..setup.headers.clone() };
            self.current = PutAside::fresh(Setup { headers, ..setup.clone() });
        }
    }

    /// Writes an accepted event to the journal, and before the first one what the game started from.
    fn write(&mut self, at: Instant, event: Event) -> Update {
        let mut update = Update::none();
        let game = update.join(self.begin(at));
        let after = Some(self.game().fingerprint());
        let entry = Entry { number: self.current.keeping.entries, at, event, after };
        self.current.keeping.entries += 1;
        update.push(Keep::Event { game, entry });
        update
    }

    /// The name under which the game on the board is saved; it gets one now if it has none. From then on the page's
    /// address no longer says what is on the board: a reload is to find the saved game.
    pub(super) fn begin(&mut self, now: Instant) -> (GameId, Update) {
        if let Some(game) = self.current.keeping.id {
            return (game, Update::none());
        }
        let game = GameId::next(now, self.last_id);
        self.last_id = game;
        self.current.keeping.id = Some(game);
        let setup = Box::new(self.current.keeping.setup.clone());
        (game, Update::effect(Keep::Begin { game, setup }).with(PageEffect::ClearAddress))
    }
}

/// Whether the game starts from the start position: there is no need to ask whether that is dead.
fn is_usual(game: &Game) -> bool {
    game.moves().is_empty() && *game.start() == Position::initial_with(game.rules().laws())
}
