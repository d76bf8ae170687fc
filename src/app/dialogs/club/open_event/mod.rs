//! The open tournament: its state, its journal, and the state of its screen.
//!
//! The journal is the saved list of all changes to the tournament. It consists of numbered records.
//! A record has one or more lines, and each line is a change.

mod clock;
mod games;
mod round_length;

pub(super) use games::replayed_game;

use std::rc::Rc;

use super::codes::EventCodes;
use super::journal_line::{EventHead, JournalLine};
use super::personal::PersonalForm;
use super::rating_list::RatingListForm;
use super::report::pgn_date;
use crate::app::effect::Effect;
use crate::app::storage::{GameId, SaveCommand, StoredGame};
use crate::club::RoundClock;
use crate::club::codes::ResultCode;
use crate::club::event::{
    Consequence, Entrant, EventDetails, EventRefusal, EventStep, GamePlace, MAX_ROUNDS, Tournament,
};
use crate::club::export::PageWords;
use crate::club::record::Pairing;
use crate::club::trf::ReportTournament;
use crate::game::Instant;
use round_length::round_minutes;

/// Prefix of the names of the fields for the dates of the rounds. After the prefix comes the index
/// of the round, from 0.
pub const ROUND_DATE_FIELD: &str = "details-date-";

/// A tab on the screen of an open tournament.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum EventTab {
    /// Pairings and results of a round.
    #[default]
    Round,
    /// Standings.
    Standings,
    /// Crosstable.
    Crosstable,
    /// List of players.
    Players,
    /// Rare actions: wall display, corrections, other devices, files.
    More,
}

/// A game of the open tournament that began on this device.
#[derive(Clone, Debug, PartialEq)]
pub struct LocalGame {
    /// Round, board, and number of the game in its match.
    pub place: GamePlace,
    /// The two players of the game.
    pub pairing: Pairing,
    /// Id under which the game is saved.
    pub game: GameId,
    /// Whether the app ignores the result of this game, because a result was entered for its place
    /// or the game was deleted.
    pub is_settled: bool,
    /// The game, once it has been read from storage.
    pub stored: Option<StoredGame>,
}

/// A file to export that contains all games of a tournament. The games must be read from storage
/// before the export.
#[derive(Clone, Debug, PartialEq)]
pub enum GamesFile {
    /// The games as PGN.
    Pgn,
    /// A web page about the tournament. The value contains the texts of the exported page, in its
    /// language.
    Page(Box<PageWords>),
}

/// The fields for manual pairing. Each holds the chosen index, from 0, as text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ManualPairingFields {
    /// Index of White's player among the entrants.
    pub white: String,
    /// Index of Black's player among the entrants.
    pub black: String,
    /// Index of the board.
    pub board: String,
}

/// A tournament that is open in the club dialog: its state, its journal, and the state of its
/// screen.
#[derive(Clone, Debug, PartialEq)]
pub struct OpenEvent {
    /// Id of the journal.
    pub id: GameId,
    /// First line of the journal: name, date, setup, rules and clock.
    pub head: EventHead,
    /// State of the tournament: entrants, rounds, results.
    pub event: Tournament,
    /// Place, arbiters and dates of the tournament, for reports and printed sheets.
    pub details: EventDetails,
    /// Tournament games that began on this device.
    pub local_games: Vec<LocalGame>,
    /// The tab shown.
    pub tab: EventTab,
    /// Index of the round shown, from 0.
    pub round: usize,
    /// Index from 0 of the board whose result entry is expanded in the shown round.
    pub board: Option<usize>,
    /// Index, among the entrants, of the player whose details are expanded.
    pub player: Option<usize>,
    /// Step that waits for confirmation, with its consequences.
    pub asked: Option<(EventStep, Vec<Consequence>)>,
    /// Why the tournament refused the last step; `None` if it accepted the step.
    pub refused: Option<EventRefusal>,
    /// Text of the field for more players, or for the new name of the expanded player.
    pub typed: String,
    /// Contents of the two fields for a forbidden pairing. Each is the index of a player, as text.
    pub pair: [String; 2],
    /// Personal data of the expanded player.
    pub personal: PersonalForm,
    /// Search for players in FIDE's rating list.
    pub rating_list: RatingListForm,
    /// The fields for manual pairing.
    pub manual_pairing: ManualPairingFields,
    /// Whether the wall display is shown: the round in large type, for all in the room.
    pub is_wall: bool,
    /// Typed duration for a new round clock: minutes, or a time such as `1:30:00`.
    pub minutes: String,
    /// Time at which the displayed round clock was last updated.
    pub now: Instant,
    /// Whether part of the journal is unreadable. Nothing is written to a damaged journal.
    pub is_damaged: bool,
    /// File to export when the games have been read.
    pub wants_games: Option<GamesFile>,
    /// State of the codes with games and results that are exchanged with other devices.
    pub codes: EventCodes,
    /// FIDE tournament report (TRF) from which the tournament was created, if any.
    pub report: Option<Rc<ReportTournament>>,
    /// Whether the tournament was created from a report, and the user has given no command yet.
    pub is_fresh: bool,
    /// The round clock that was set last. Its round may differ from the shown round.
    clock: Option<RoundClock>,
    /// Number of the next journal record.
    next: u32,
    /// Lines of the next journal record, not yet written.
    unwritten: Vec<String>,
}

impl OpenEvent {
    /// Creates an open tournament with the state `event` and a new journal. `id` is the id of the
    /// journal; `head` is the content of its first line (name, date, setup, rules, clock). The line
    /// is written later, by `save_unwritten_lines`.
    pub fn begin(id: GameId, head: EventHead, event: Tournament) -> OpenEvent {
        let mut running = OpenEvent::new(id, head.clone(), event);
        running.write_line(&JournalLine::Event(Box::new(head)));
        running
    }

    /// Creates the state of an open tournament, with the first round on the screen. `id` is the id
    /// of its saved journal; `head` is the first line of that journal.
    fn new(id: GameId, head: EventHead, event: Tournament) -> OpenEvent {
        let minutes = round_minutes(&head.time).to_string();
        OpenEvent {
            id,
            head,
            event,
            details: EventDetails::default(),
            local_games: Vec::new(),
            tab: EventTab::default(),
            round: 0,
            board: None,
            player: None,
            asked: None,
            refused: None,
            typed: String::new(),
            pair: Default::default(),
            personal: PersonalForm::default(),
            rating_list: RatingListForm::default(),
            manual_pairing: Default::default(),
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

    /// Rebuilds a tournament from the numbered `records` of its saved journal, as far as they are
    /// readable. `id` is the id of the journal. `None` if the first line is missing, or does not
    /// begin a tournament's journal.
    pub fn replay<'a>(id: GameId, records: &[(u32, &'a str)]) -> Option<OpenEvent> {
        let of_record = |(number, text): &(u32, &'a str)| {
            let number = *number;
            text.split('\n').map(move |line| (number, line))
        };
        let mut lines = records.iter().flat_map(of_record);
        let (0, first) = lines.next()? else { return None };
        let Some(JournalLine::Event(head)) = JournalLine::read(first) else { return None };
        let event = Tournament::new(head.setup.clone()).ok()?;
        let mut running = OpenEvent::new(id, *head, event);
        for (number, text) in lines {
            // A gap between the numbers means that a record is missing.
            let line = JournalLine::read(text).filter(|_| number <= running.next + 1);
            if line.is_none_or(|line| !running.apply_line(line)) {
                running.is_damaged = true;
                break;
            }
            running.next = number;
        }
        running.next += 1;
        running.round = running.event.rounds().len().saturating_sub(1);
        Some(running)
    }

    /// Applies a line of the saved journal to the tournament. Returns `false` if the line cannot
    /// follow the earlier lines. The journal is then damaged.
    pub(super) fn apply_line(&mut self, line: JournalLine) -> bool {
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
                self.details =
                    self.report.as_ref().map(|report| report.heading().details).unwrap_or_default();
                true
            }
            JournalLine::Clock(clock) => {
                self.clock = Some(clock);
                true
            }
            JournalLine::Details(details) => {
                self.details = details;
                true
            }
            JournalLine::Step(step) => {
                self.settle_linked_games(&step);
                self.event.apply(step).is_ok()
            }
            JournalLine::Board { place, pairing, game } => {
                self.local_games.push(LocalGame { place, pairing, game, is_settled: false, stored: None });
                true
            }
        }
    }

    /// If `step` enters the result of a tournament game, marks the saved games at the same place
    /// (round, board, game) as settled. The app then ignores the results of these saved games.
    fn settle_linked_games(&mut self, step: &EventStep) {
        if let EventStep::Result { place, .. } = step {
            self.local_games
                .iter_mut()
                .filter(|local| local.place == *place)
                .for_each(|local| local.is_settled = true);
        }
    }

    /// Adds a line to the next record of the tournament's journal. All lines that one message
    /// causes form one record.
    pub(super) fn write_line(&mut self, line: &JournalLine) {
        self.unwritten.push(line.text());
    }

    /// Returns the effect that saves all unwritten lines of the tournament's journal as one record;
    /// `None` if there are no unwritten lines.
    pub(super) fn save_unwritten_lines(&mut self) -> Option<Effect> {
        if self.unwritten.is_empty() {
            return None;
        }
        let number = self.next;
        self.next += 1;
        let text = std::mem::take(&mut self.unwritten).join("\n");
        Some(SaveCommand::AddClubLines { journal: self.id, number, text }.into())
    }

    /// Whether `listed`, a player found in FIDE's rating list, already takes part in the
    /// tournament. Compares the FIDE IDs.
    pub fn has_listed_player(&self, listed: &Entrant) -> bool {
        let fide_id = &listed.details.fide_id;
        self.event.entrants().iter().any(|entrant| entrant.details.fide_id == *fide_id)
    }

    /// Changes the text of the field `name` on the tournament's screen; ignores unknown names.
    pub(super) fn set_field(&mut self, name: &str, value: String) {
        match name {
            "club-name" => self.typed = value,
            "pair-one" => self.pair[0] = value,
            "pair-other" => self.pair[1] = value,
            "hand-white" => self.manual_pairing.white = value,
            "hand-black" => self.manual_pairing.black = value,
            "hand-board" => self.manual_pairing.board = value,
            RatingListForm::QUERY_FIELD => self.rating_list.query = value,
            "round-minutes" => self.minutes = value,
            name if name.starts_with("player-") => self.personal.set(name, value),
            name if name.starts_with("details-") => self.set_details_field(name, &value),
            name => self.codes.set_field(name, &value),
        }
    }

    /// Sets the place, an arbiter or the date of a round to the text typed in the field `name`, and
    /// adds the changed details to the journal. Ignores unknown names. Does nothing if the journal
    /// is damaged.
    fn set_details_field(&mut self, name: &str, value: &str) {
        const MAX_LETTERS: usize = 100;
        let text: String = value.trim().chars().take(MAX_LETTERS).collect();
        let mut details = self.details.clone();
        match name {
            "details-city" => details.city = text,
            "details-federation" => details.federation = text.to_uppercase(),
            "details-arbiter" => details.arbiter = text,
            "details-deputy" => details.deputy = text,
            _ => {
                let round = name.strip_prefix(ROUND_DATE_FIELD).and_then(|text| text.parse::<usize>().ok());
                let Some(round) = round.filter(|round| *round < MAX_ROUNDS) else { return };
                details.set_round_date(round, pgn_date(value).unwrap_or_default());
            }
        }
        if details != self.details && !self.is_damaged {
            self.write_line(&JournalLine::Details(details.clone()));
            self.details = details;
        }
    }

    /// Applies a step, such as a result, to the tournament, and adds it to the journal. If the
    /// tournament refuses the step, stores the reason for the dialog to show. Does nothing if the
    /// journal is damaged.
    pub fn apply_step(&mut self, step: EventStep) {
        self.asked = None;
        if self.is_damaged {
            return;
        }
        match self.event.apply(step.clone()) {
            Ok(()) => {
                self.refused = None;
                self.settle_linked_games(&step);
                let drawn = self.event.rounds().len();
                let is_drawing = matches!(
                    step,
                    EventStep::PairRound(_) | EventStep::ImportRound(_) | EventStep::PairRoundAgain(_)
                );
                let is_by_hand = matches!(step, EventStep::SwapPlayers(..) | EventStep::SetBoard { .. });
                if is_drawing || is_by_hand || matches!(step, EventStep::CancelRound | EventStep::Undo) {
                    (self.round, self.board) = (drawn.saturating_sub(1), None);
                    self.tab = EventTab::Round;
                }
                self.write_line(&JournalLine::Step(step));
            }
            Err(why) => self.refused = Some(why),
        }
    }

    /// Applies a step to the tournament. If the step has consequences, such as deleted results,
    /// first asks the director for confirmation. Undoing a step or clearing a result needs no
    /// confirmation if this deletes only one result.
    pub fn ask_or_apply_step(&mut self, step: EventStep) {
        let is_plain =
            |follows: &[Consequence]| matches!(follows, [] | [Consequence::ResultsDeleted { games: 1, .. }]);
        let is_back = matches!(step, EventStep::Undo | EventStep::ClearResult(_));
        match self.event.consequences(&step) {
            Ok(follows) if !(follows.is_empty() || is_back && is_plain(&follows)) => {
                (self.asked, self.refused) = (Some((step, follows)), None)
            }
            _ => self.apply_step(step),
        }
    }

    /// Pairs the next round of the tournament. If `again` is `true`, pairs the last round again
    /// instead, which may need the director's confirmation. If no pairing is possible, stores the
    /// reason for the dialog to show.
    pub fn pair_round(&mut self, again: bool) {
        let drawing = if again { self.event.pair_last_round_again() } else { self.event.pair_round() };
        match drawing {
            Ok(drawing) if again => self.ask_or_apply_step(EventStep::PairRoundAgain(drawing)),
            Ok(drawing) => self.apply_step(EventStep::PairRound(drawing)),
            Err(why) => self.refused = Some(why),
        }
    }
}
