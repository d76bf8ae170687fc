//! The event that is open.

use std::rc::Rc;

use super::codes::Codes;
use super::line::{Head, Line};
use crate::app::effect::{Effect, StoreEffect};
use crate::app::kept::{GameId, Keep, StoredGame};
use crate::club::RoundClock;
use crate::club::codes::{ResultCode, round_of};
use crate::club::event::{Ahead, Event, Follows, Place, Refusal, Step, Tie};
use crate::club::record::{Pairing, Score};
use crate::club::trf::Tournament;
use crate::game::{Bonus, Game, GameResult, Headers, Instant, Setup, Span, TimeControl, salvage};
use crate::rules::signs::plain_number;
use crate::rules::{Color, Position};

/// What is shown of an event.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Tab {
    /// A round: who plays whom, and how it came out.
    #[default]
    Round,
    /// Who stands where.
    Standings,
    /// Who played whom, and how it came out.
    Crosstable,
    /// Who plays.
    Players,
    /// What goes out.
    Out,
}

/// A game of the event that began on the board of this device.
#[derive(Clone, Debug, PartialEq)]
pub struct Link {
    /// Which game of the event.
    pub place: Place,
    /// Between whom.
    pub pairing: Pairing,
    /// The name under which it is saved.
    pub game: GameId,
    /// Whether the place has had a result since: then that of this game is in, or was put right by hand.
    pub is_settled: bool,
    /// The game, once it has been read.
    pub stored: Option<StoredGame>,
}

/// An event that is open.
#[derive(Clone, Debug, PartialEq)]
pub struct Running {
    /// The name of its journal.
    pub id: GameId,
    /// What it began with.
    pub head: Head,
    /// The event.
    pub event: Event,
    /// Its games on this device.
    pub links: Vec<Link>,
    /// What is shown.
    pub tab: Tab,
    /// The round that is shown, from 0.
    pub round: usize,
    /// The board of that round that is unfolded.
    pub board: Option<usize>,
    /// The player who is unfolded.
    pub player: Option<usize>,
    /// A step that waits for a word, with what follows from it.
    pub asked: Option<(Step, Vec<Follows>)>,
    /// Why the last step could not be.
    pub refused: Option<Refusal>,
    /// What stands in the field for those who come late, or for another name.
    pub typed: String,
    /// Who is chosen in the two fields for those who are not to be paired, by number.
    pub pair: [String; 2],
    /// Whether the round is shown as it hangs on the wall.
    pub is_wall: bool,
    /// The minutes that a new clock of a round begins with, as they are typed.
    pub minutes: String,
    /// When the clock of the round was looked at last.
    pub now: Instant,
    /// Whether some of its journal cannot be read: then nothing more is written into it.
    pub is_damaged: bool,
    /// A file of all games is to be made as soon as they have been read.
    pub wants_games: bool,
    /// What goes to other devices, and what comes from them.
    pub codes: Codes,
    /// The report that the event came from.
    pub report: Option<Rc<Tournament>>,
    /// Whether that report has just come in, and nothing has been chosen since.
    pub is_fresh: bool,
    /// The clock of the round that had one last.
    clock: Option<RoundClock>,
    /// The number of the next record of its journal.
    next: u32,
    /// The lines of that record.
    unwritten: Vec<String>,
}

impl Running {
    /// A new event; it is written down with all who enter at once.
    pub fn begin(id: GameId, head: Head, event: Event) -> Running {
        let mut running = Running::new(id, head.clone(), event);
        running.write(&Line::Event(Box::new(head)));
        running
    }

    fn new(id: GameId, head: Head, event: Event) -> Running {
        let minutes = minutes(&head.time).to_string();
        Running {
            id,
            head,
            event,
            links: Vec::new(),
            tab: Tab::default(),
            round: 0,
            board: None,
            player: None,
            asked: None,
            refused: None,
            typed: String::new(),
            pair: Default::default(),
            is_wall: false,
            minutes,
            now: Instant::default(),
            is_damaged: false,
            wants_games: false,
            codes: Codes::default(),
            report: None,
            is_fresh: false,
            clock: None,
            next: 0,
            unwritten: Vec::new(),
        }
    }

    /// The event that these records tell of, each with its number, as far as they make sense; `None` if they do not even
    /// say what it is.
    pub fn replay<'a>(id: GameId, records: &[(u32, &'a str)]) -> Option<Running> {
        let of_record = |(number, text): &(u32, &'a str)| {
            let number = *number;
            text.split('\n').map(move |line| (number, line))
        };
        let mut lines = records.iter().flat_map(of_record);
        let (0, first) = lines.next()? else { return None };
        let Some(Line::Event(head)) = Line::read(first) else { return None };
        let event = Event::new(head.setup.clone()).ok()?;
        let mut running = Running::new(id, *head, event);
        for (number, text) in lines {
            // A record that is missing leaves a gap.
            let line = Line::read(text).filter(|_| number <= running.next + 1);
            if line.is_none_or(|line| !running.happens(line)) {
                running.is_damaged = true;
                break;
            }
            running.next = number;
        }
        running.next += 1;
        running.round = running.event.rounds().len().saturating_sub(1);
        Some(running)
    }

    /// Whether a line makes sense here.
    pub(super) fn happens(&mut self, line: Line) -> bool {
        match line {
            Line::Key(key) => {
                self.codes.key = Some(key);
                true
            }
            Line::Received(text) => match ResultCode::from_text(&text) {
                Ok(code) => {
                    self.codes.received.push(code);
                    true
                }
                Err(_) => false,
            },
            Line::Event(_) | Line::Players | Line::Player(_) => false,
            Line::Report(text) => {
                self.report = Tournament::read(&text).ok().map(Rc::new);
                true
            }
            Line::Clock(clock) => {
                self.clock = Some(clock);
                true
            }
            Line::Step(step) => {
                self.settle(&step);
                self.event.apply(step).is_ok()
            }
            Line::Board { place, pairing, game } => {
                self.links.push(Link { place, pairing, game, is_settled: false, stored: None });
                true
            }
        }
    }

    /// What was played at a place does not count any more by itself: its result is in.
    fn settle(&mut self, step: &Step) {
        if let Step::Result { place, .. } = step {
            self.links.iter_mut().filter(|link| link.place == *place).for_each(|link| link.is_settled = true);
        }
    }

    /// Writes a line into the journal. Lines of one message become one record.
    pub(super) fn write(&mut self, line: &Line) {
        self.unwritten.push(line.text());
    }

    /// The record of the lines that have been written since the last one.
    pub(super) fn take_record(&mut self) -> Option<Effect> {
        if self.unwritten.is_empty() {
            return None;
        }
        let number = self.next;
        self.next += 1;
        let text = std::mem::take(&mut self.unwritten).join("\n");
        Some(Keep::Club { journal: self.id, number, text }.into())
    }

    /// Something is chosen or typed.
    pub(super) fn set(&mut self, name: &str, value: String) {
        match name {
            "club-name" => self.typed = value,
            "pair-one" => self.pair[0] = value,
            "pair-other" => self.pair[1] = value,
            "round-minutes" => self.minutes = value,
            name => self.codes.set(name, &value),
        }
    }

    /// The clock of the round that is shown, if it has been started.
    pub fn clock(&self) -> Option<RoundClock> {
        self.clock.filter(|clock| clock.round() == self.round)
    }

    /// What is on the clock of the round that is shown: what is left of it, or what it would begin with. `None` where what
    /// stands in the field is no time.
    pub fn round_time(&self) -> Option<Span> {
        self.clock().map(|clock| clock.left(self.now)).or_else(|| self.typed_time())
    }

    /// The time that stands in the field.
    fn typed_time(&self) -> Option<Span> {
        let minutes = plain_number(&self.minutes).parse().ok()?;
        (1..=MOST_MINUTES).contains(&minutes).then(|| Span::from_mins(minutes))
    }

    /// The clock of the round that is shown runs from now on.
    pub(super) fn start_clock(&mut self, now: Instant) {
        self.now = now;
        let Some(length) = self.round_time() else { return };
        let clock = self.clock().unwrap_or(RoundClock::new(self.round, length));
        if !clock.is_running() {
            self.set_clock(clock.started(now));
        }
    }

    /// It stands still.
    pub(super) fn stop_clock(&mut self, now: Instant) {
        self.now = now;
        if let Some(clock) = self.clock().filter(RoundClock::is_running) {
            self.set_clock(clock.stopped(now));
        }
    }

    /// It is new: with as much on it as stands in the field.
    pub(super) fn reset_clock(&mut self) {
        if let Some(length) = self.typed_time() {
            self.set_clock(RoundClock::new(self.round, length));
        }
    }

    fn set_clock(&mut self, clock: RoundClock) {
        if !self.is_damaged {
            (self.clock, self.refused) = (Some(clock), None);
            self.write(&Line::Clock(clock));
        }
    }

    /// A step happens, and is written down; or it is said why it cannot be.
    pub fn step(&mut self, step: Step) {
        self.asked = None;
        if self.is_damaged {
            return;
        }
        match self.event.apply(step.clone()) {
            Ok(()) => {
                self.refused = None;
                self.settle(&step);
                let drawn = self.event.rounds().len();
                let is_drawing = matches!(step, Step::Draw(_) | Step::Import(_) | Step::Redraw(_));
                if is_drawing || matches!(step, Step::Cancel | Step::Undo) {
                    (self.round, self.board) = (drawn.saturating_sub(1), None);
                }
                self.write(&Line::Step(step));
            }
            Err(why) => self.refused = Some(why),
        }
    }

    /// The same, but where something else follows from it that is said first.
    pub fn wish(&mut self, step: Step) {
        // That one result goes which is taken back needs no word.
        let is_plain = |follows: &[Follows]| matches!(follows, [] | [Follows::Dropped { games: 1, .. }]);
        let is_back = matches!(step, Step::Undo | Step::Clear(_));
        match self.event.follows(&step) {
            Ok(follows) if !(follows.is_empty() || is_back && is_plain(&follows)) => {
                (self.asked, self.refused) = (Some((step, follows)), None)
            }
            _ => self.step(step),
        }
    }

    /// The next round is drawn, or the last one anew.
    pub fn draw(&mut self, anew: bool) {
        let drawing = if anew { self.event.redraw() } else { self.event.draw() };
        match drawing {
            Ok(drawing) if anew => self.wish(Step::Redraw(drawing)),
            Ok(drawing) => self.step(Step::Draw(drawing)),
            Err(why) => self.refused = Some(why),
        }
    }

    /// What the game of a place starts from.
    pub fn setup(&self, place: Place, today: &str) -> Option<Setup> {
        let ahead = self.event.missing().into_iter().find(|ahead| ahead.place == place)?;
        let name =
            |player: usize| self.event.entrants().get(player).map(|one| one.name.clone()).unwrap_or_default();
        let rules = self.head.rules.clone();
        let headers = Headers {
            event: self.head.name.clone(),
            date: today.to_owned(),
            round: round_of(place),
            white: name(ahead.pairing.white),
            black: name(ahead.pairing.black),
            ..Headers::default()
        };
        let start = Position::initial_with(rules.laws());
        Some(Setup { rules, start, time: self.time(ahead), headers, ..Setup::default() })
    }

    fn time(&self, ahead: Ahead) -> TimeControl {
        let usual = &self.head.time;
        match ahead.tie {
            Some(Tie::Shorter { seconds }) => {
                TimeControl::fischer(Span::from_secs(u64::from(seconds)), Span::ZERO).handled_as(usual)
            }
            _ => usual.clone(),
        }
    }

    /// The game of a place that has begun on this device and counts for it.
    pub fn link(&self, place: Place) -> Option<&Link> {
        let pairing = self.event.missing().into_iter().find(|ahead| ahead.place == place)?.pairing;
        self.links
            .iter()
            .rev()
            .find(|link| link.place == place && link.pairing == pairing && !link.is_settled)
    }

    /// A game of the event has begun on the board.
    pub fn began(&mut self, place: Place, game: GameId) {
        let ahead = self.event.missing().into_iter().find(|ahead| ahead.place == place);
        if let Some(Ahead { pairing, .. }) = ahead.filter(|_| !self.is_damaged) {
            let line = Line::Board { place, pairing, game };
            self.write(&line);
            self.happens(line);
        }
    }

    /// Asks the disk for the games on this device whose results are not in.
    pub fn ask_for_games(&self) -> Option<Effect> {
        let games: Vec<GameId> =
            self.links.iter().filter(|link| !link.is_settled).map(|link| link.game).collect();
        let asks = !games.is_empty() && !self.is_damaged;
        asks.then(|| StoreEffect::ReadGames(games).into())
    }

    /// Games have been read. The results of those that are over come in.
    pub fn have_games(&mut self, games: Vec<StoredGame>) {
        for game in games {
            for link in self.links.iter_mut().filter(|link| link.game == game.id) {
                // One that somebody has deleted is as if it had never begun.
                let is_gone = game.setup.is_err() && game.entries.is_empty() && !game.later;
                link.is_settled |= is_gone;
                link.stored = Some(game.clone()).filter(|_| !is_gone);
            }
        }
        let over = |link: &Link| Some((link.place, link.pairing, result(&played(link.stored.as_ref()?)?)?));
        let over: Vec<_> = self.links.iter().filter(|link| !link.is_settled).filter_map(over).collect();
        for (place, pairing, score) in over {
            if self.event.missing().iter().any(|ahead| ahead.place == place && ahead.pairing == pairing) {
                self.step(Step::Result { place, score });
            }
        }
    }
}

/// The longest clock of a round.
const MOST_MINUTES: u64 = 24 * 60;

/// So many minutes a round takes at most with these clocks: as long as two players need for sixty moves each, rounded up
/// to five; an hour without clocks.
fn minutes(time: &TimeControl) -> u64 {
    const MOVES: u64 = 60;
    let of = |color: Color| {
        let stages = &time.allowance(color).stages;
        let each = stages.last().map_or(Span::ZERO, |stage| match stage.bonus {
            Bonus::Increment(span) | Bonus::Bronstein(span) | Bonus::Delay(span) => span,
            Bonus::None | Bonus::Hourglass => Span::ZERO,
        });
        stages.iter().map(|stage| stage.time.as_secs()).sum::<u64>() + each.as_secs() * MOVES
    };
    match (of(Color::White) + of(Color::Black)).div_ceil(60) {
        0 => 60,
        minutes => minutes.next_multiple_of(5).min(MOST_MINUTES),
    }
}

/// A game as far as its records make any sense.
pub(super) fn played(stored: &StoredGame) -> Option<Game> {
    (!stored.later).then(|| salvage(stored.setup.clone().ok(), &stored.entries))
}

fn result(game: &Game) -> Option<Score> {
    let outcome = game.outcome()?;
    Some(match outcome.result {
        GameResult::Win(winner) => winner.fold(Score::WhiteWins, Score::BlackWins),
        GameResult::Draw => Score::Draw,
        GameResult::BothLose => Score::BothLose,
        GameResult::HalfPoint(of) => of.fold(Score::HalfForWhite, Score::HalfForBlack),
    })
}
