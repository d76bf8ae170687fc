//! The event that is open.

mod clock;
mod games;
mod length;

pub(super) use games::played;

use std::rc::Rc;

use super::codes::EventCodes;
use super::line::{EventHead, JournalLine};
use super::personal::PersonalForm;
use crate::app::effect::Effect;
use crate::app::kept::{GameId, SaveCommand, StoredGame};
use crate::club::RoundClock;
use crate::club::codes::ResultCode;
use crate::club::event::{ClubEvent, Consequence, EventRefusal, EventStep, GamePlace};
use crate::club::export::PageWords;
use crate::club::record::Pairing;
use crate::club::trf::ReportTournament;
use crate::game::Instant;
use length::minutes;

/// What is shown of an event.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum EventTab {
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
pub struct BoardGame {
    /// Which game of the event.
    pub place: GamePlace,
    /// Between whom.
    pub pairing: Pairing,
    /// The name under which it is saved.
    pub game: GameId,
    /// Whether the place has had a result since: then that of this game is in, or was put right by hand.
    pub is_settled: bool,
    /// The game, once it has been read.
    pub stored: Option<StoredGame>,
}

/// A file that holds the games of an event.
#[derive(Clone, Debug, PartialEq)]
pub enum GamesFile {
    /// All games as PGN.
    Pgn,
    /// The web page, in these words.
    Page(Box<PageWords>),
}

/// An event that is open.
#[derive(Clone, Debug, PartialEq)]
pub struct OpenEvent {
    /// The name of its journal.
    pub id: GameId,
    /// What it began with.
    pub head: EventHead,
    /// The event.
    pub event: ClubEvent,
    /// Its games on this device.
    pub links: Vec<BoardGame>,
    /// What is shown.
    pub tab: EventTab,
    /// The round that is shown, from 0.
    pub round: usize,
    /// The board of that round that is unfolded.
    pub board: Option<usize>,
    /// The player who is unfolded.
    pub player: Option<usize>,
    /// A step that waits for a word, with what follows from it.
    pub asked: Option<(EventStep, Vec<Consequence>)>,
    /// Why the last step could not be.
    pub refused: Option<EventRefusal>,
    /// What stands in the field for those who come late, or for another name.
    pub typed: String,
    /// Who is chosen in the two fields for those who are not to be paired, by number.
    pub pair: [String; 2],
    /// Personal data of the unfolded player.
    pub personal: PersonalForm,
    /// Manual pairing: the chosen White, Black and board, by number.
    pub by_hand: [String; 3],
    /// Whether the round is shown as it hangs on the wall.
    pub is_wall: bool,
    /// The minutes that a new clock of a round begins with, as they are typed.
    pub minutes: String,
    /// When the clock of the round was looked at last.
    pub now: Instant,
    /// Whether some of its journal cannot be read: then nothing more is written into it.
    pub is_damaged: bool,
    /// The file to save as soon as all games have been read.
    pub wants_games: Option<GamesFile>,
    /// What goes to other devices, and what comes from them.
    pub codes: EventCodes,
    /// The report that the event came from.
    pub report: Option<Rc<ReportTournament>>,
    /// Whether that report has just come in, and nothing has been chosen since.
    pub is_fresh: bool,
    /// The clock of the round that had one last.
    clock: Option<RoundClock>,
    /// The number of the next record of its journal.
    next: u32,
    /// The lines of that record.
    unwritten: Vec<String>,
}

impl OpenEvent {
    /// A new event; it is written down with all who enter at once.
    pub fn begin(id: GameId, head: EventHead, event: ClubEvent) -> OpenEvent {
        let mut running = OpenEvent::new(id, head.clone(), event);
        running.write(&JournalLine::Event(Box::new(head)));
        running
    }

    fn new(id: GameId, head: EventHead, event: ClubEvent) -> OpenEvent {
        let minutes = minutes(&head.time).to_string();
        OpenEvent {
            id,
            head,
            event,
            links: Vec::new(),
            tab: EventTab::default(),
            round: 0,
            board: None,
            player: None,
            asked: None,
            refused: None,
            typed: String::new(),
            pair: Default::default(),
            personal: PersonalForm::default(),
            by_hand: Default::default(),
            is_wall: false,
            minutes,
            now: Instant::default(),
            is_damaged: false,
            wants_games: None,
            codes: EventCodes::default(),
            report: None,
            is_fresh: false,
            clock: None,
            next: 0,
            unwritten: Vec::new(),
        }
    }

    /// The event that these records tell of, each with its number, as far as they make sense; `None` if they do not even
    /// say what it is.
    pub fn replay<'a>(id: GameId, records: &[(u32, &'a str)]) -> Option<OpenEvent> {
        let of_record = |(number, text): &(u32, &'a str)| {
            let number = *number;
            text.split('\n').map(move |line| (number, line))
        };
        let mut lines = records.iter().flat_map(of_record);
        let (0, first) = lines.next()? else { return None };
        let Some(JournalLine::Event(head)) = JournalLine::read(first) else { return None };
        let event = ClubEvent::new(head.setup.clone()).ok()?;
        let mut running = OpenEvent::new(id, *head, event);
        for (number, text) in lines {
            // A record that is missing leaves a gap.
            let line = JournalLine::read(text).filter(|_| number <= running.next + 1);
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
    pub(super) fn happens(&mut self, line: JournalLine) -> bool {
        match line {
            JournalLine::Key(key) => {
                self.codes.key = Some(key);
                true
            }
            JournalLine::Received(text) => match ResultCode::from_text(&text) {
                Ok(code) => {
                    self.codes.received.push(code);
                    true
                }
                Err(_) => false,
            },
            JournalLine::Event(_) | JournalLine::Players | JournalLine::Player(_) => false,
            JournalLine::Report(text) => {
                self.report = ReportTournament::read(&text).ok().map(Rc::new);
                true
            }
            JournalLine::Clock(clock) => {
                self.clock = Some(clock);
                true
            }
            JournalLine::Step(step) => {
                self.settle(&step);
                self.event.apply(step).is_ok()
            }
            JournalLine::Board { place, pairing, game } => {
                self.links.push(BoardGame { place, pairing, game, is_settled: false, stored: None });
                true
            }
        }
    }

    /// What was played at a place does not count any more by itself: its result is in.
    fn settle(&mut self, step: &EventStep) {
        if let EventStep::Result { place, .. } = step {
            self.links.iter_mut().filter(|link| link.place == *place).for_each(|link| link.is_settled = true);
        }
    }

    /// Writes a line into the journal. Lines of one message become one record.
    pub(super) fn write(&mut self, line: &JournalLine) {
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
        Some(SaveCommand::AddClubLines { journal: self.id, number, text }.into())
    }

    /// Something is chosen or typed.
    pub(super) fn set(&mut self, name: &str, value: String) {
        match name {
            "club-name" => self.typed = value,
            "pair-one" => self.pair[0] = value,
            "pair-other" => self.pair[1] = value,
            "hand-white" => self.by_hand[0] = value,
            "hand-black" => self.by_hand[1] = value,
            "hand-board" => self.by_hand[2] = value,
            "round-minutes" => self.minutes = value,
            name if name.starts_with("player-") => self.personal.set(name, value),
            name => self.codes.set(name, &value),
        }
    }

    /// A step happens, and is written down; or it is said why it cannot be.
    pub fn step(&mut self, step: EventStep) {
        self.asked = None;
        if self.is_damaged {
            return;
        }
        match self.event.apply(step.clone()) {
            Ok(()) => {
                self.refused = None;
                self.settle(&step);
                let drawn = self.event.rounds().len();
                let is_drawing =
                    matches!(step, EventStep::Draw(_) | EventStep::Import(_) | EventStep::Redraw(_));
                if is_drawing || matches!(step, EventStep::Cancel | EventStep::Undo) {
                    (self.round, self.board) = (drawn.saturating_sub(1), None);
                }
                self.write(&JournalLine::Step(step));
            }
            Err(why) => self.refused = Some(why),
        }
    }

    /// The same, but where something else follows from it that is said first.
    pub fn wish(&mut self, step: EventStep) {
        // That one result goes which is taken back needs no word.
        let is_plain =
            |follows: &[Consequence]| matches!(follows, [] | [Consequence::Dropped { games: 1, .. }]);
        let is_back = matches!(step, EventStep::Undo | EventStep::Clear(_));
        match self.event.consequences(&step) {
            Ok(follows) if !(follows.is_empty() || is_back && is_plain(&follows)) => {
                (self.asked, self.refused) = (Some((step, follows)), None)
            }
            _ => self.step(step),
        }
    }

    /// The next round is drawn, or the last one anew.
    pub fn draw(&mut self, anew: bool) {
        let drawing = if anew { self.event.pair_last_round_again() } else { self.event.pair_round() };
        match drawing {
            Ok(drawing) if anew => self.wish(EventStep::Redraw(drawing)),
            Ok(drawing) => self.step(EventStep::Draw(drawing)),
            Err(why) => self.refused = Some(why),
        }
    }
}
