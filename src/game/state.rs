//! The state of a game, in progress or over, and its accessors.

use super::clock::{Absence, ClockState};
use super::ending::{GameEnding, PendingResult};
use super::turn::ClockRecord;
use super::{
    Clock, ClockEdit, ClockPress, ClockStop, Cursor, DrawOffer, Edition, Event, Explanation, GameSetup,
    Headers, HouseRules, Instant, NumberedSan, Outcome, PlayedHalfMove, PlayerRequest, PositionCorrection,
    Question, Rulings,
};
use crate::rules::{Color, Move, MoveList, Position, PositionSetup, Square};

/// State of a game between two players: moves, clocks, offers, requests, outcome.
///
/// The state changes only by [`Game::apply`], and the present time is always an argument. The same
/// events at the same instants make the same game.
///
/// ```
/// use tabiya::game::{Event, Game, Instant, GameSetup};
///
/// let mut game = Game::new(GameSetup::default());
/// for (second, san) in ["f3", "e5", "g4", "Qh4#"].into_iter().enumerate() {
///     let mv = game.position().parse_san(san)?;
///     game.apply(Instant::from_millis(1_000 * second as u64), Event::Move(mv))?;
/// }
/// let outcome = game.outcome().expect("that was mate");
/// assert_eq!((outcome.score(), outcome.reason.code()), ("0-1", "checkmate"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Game {
    pub(super) history: GameHistory,
    pub(super) rules: HouseRules,
    /// The edition of the rulings that judges the game.
    pub(super) edition: Edition,
    pub(super) rulings: &'static Rulings,
    pub(super) start: Position,
    pub(super) headers: Headers,
    /// Whether the page is only the clock of a game on a wooden board.
    pub(super) is_clock_only: bool,
    /// Number of illegal moves of each player in a game on a wooden board.
    pub(super) illegal_moves: [u32; 2],
    pub(super) played: Vec<PlayedHalfMove>,
    /// Corrections of the position by the arbiter, in order.
    pub(super) corrections: Vec<PositionCorrection>,
    /// Moves taken back, the last takeback at the end. Any new move clears them.
    pub(super) undone: Vec<Vec<PlayedHalfMove>>,
    pub(super) clock: Option<Clock>,
    pub(super) clock_stop: ClockStop,
    pub(super) absence: Option<Absence>,
    /// Players with a move that they have not completed by a tap on the clock.
    pub(super) incomplete_moves: [bool; 2],
    pub(super) offer: Option<DrawOffer>,
    /// Player who has offered a draw before making the move beside which the offer is noted.
    pub(super) offer_to_note: Option<Color>,
    /// The move that a wrong claim declared: it must be made (FIDE 9.5.3).
    pub(super) declared_move: Option<Move>,
    pub(super) request: Option<PlayerRequest>,
    pub(super) question: Option<Question>,
    pub(super) questions_asked: u32,
    /// Whether the last search could not determine if the position is dead.
    pub(super) is_undecided: bool,
    /// The result that is final only after the answer to the question.
    pub(super) pending_result: Option<PendingResult>,
    pub(super) ending: Option<GameEnding>,
    /// The end of the game, if it may still be undone.
    pub(super) undoable_end: Option<Box<UndoableEnd>>,
    pub(super) clock_edits: Vec<ClockEdit>,
    /// The instant of the last change: time never runs backwards.
    pub(super) last_change_at: Instant,
}

/// Setup of a game and every event that has changed it, with its instant.
///
/// Changes of the players' names are left out. Two games can be equal although their histories
/// differ.
#[derive(Clone, Debug, Default)]
pub(super) struct GameHistory {
    pub(super) setup: GameSetup,
    pub(super) events: Vec<(Instant, Event)>,
}

impl PartialEq for GameHistory {
    /// Returns `true`: the histories of two games do not matter when the games are compared.
    fn eq(&self, _: &GameHistory) -> bool {
        true
    }
}

/// End of a game that can still be undone, with a copy of the game before it.
#[derive(Clone, Debug, PartialEq)]
pub struct UndoableEnd {
    pub(super) before: Game,
    /// Instant of the event that ended the game: after undoing, the clocks continue as they were
    /// then.
    pub(super) ended_at: Instant,
    /// The player who may undo the end; White for the arbiter.
    pub(super) by: Color,
    /// The instant until which the end can be undone; `None` while the game has not ended.
    pub(super) until: Option<Instant>,
    /// The player who has asked the opponent to undo the agreed draw.
    pub(super) asked: Option<Color>,
}

impl UndoableEnd {
    /// Returns the game before the event that ended it.
    pub fn game_before(&self) -> &Game {
        &self.before
    }

    /// Returns the player who has asked the opponent to undo the agreed draw, if one has.
    pub fn asked_by(&self) -> Option<Color> {
        self.asked
    }
}

impl Game {
    /// Returns a game before its first move.
    ///
    /// If the start position ends the game, it has its outcome at once.
    pub fn new(setup: GameSetup) -> Game {
        let GameSetup { rules, start, time, headers, edition, is_clock_only } = setup.clone();
        let rulings = edition.rulings();
        let start = with_laws_of(start, &rules);
        let clock = (!time.is_none()).then(|| Clock::new(time, start.turn(), rulings));
        let mut game = Game {
            history: GameHistory { setup, events: Vec::new() },
            rules,
            edition,
            rulings,
            start,
            headers,
            is_clock_only,
            illegal_moves: [0; 2],
            played: Vec::new(),
            corrections: Vec::new(),
            undone: Vec::new(),
            clock,
            clock_stop: ClockStop::None,
            absence: None,
            incomplete_moves: [false; 2],
            offer: None,
            offer_to_note: None,
            declared_move: None,
            request: None,
            question: None,
            questions_asked: 0,
            is_undecided: false,
            pending_result: None,
            ending: None,
            undoable_end: None,
            clock_edits: Vec::new(),
            last_change_at: Instant::default(),
        };
        game.ending = game.ending_by_position();
        game.ask_dead_position();
        game
    }

    /// Returns every event that has changed the game, in order, each with its instant.
    ///
    /// Changes of the players' names are left out.
    pub fn events(&self) -> &[(Instant, Event)] {
        &self.history.events
    }

    /// Returns the present position of the game.
    pub fn position(&self) -> &Position {
        self.cursor_at(self.played.len()).position()
    }

    /// Returns the position after `ply` half-moves, as corrected by the arbiter; 0 is the start.
    ///
    /// `None` if fewer half-moves have been played.
    pub fn position_at(&self, ply: usize) -> Option<&Position> {
        (ply <= self.played.len()).then(|| self.cursor_at(ply).position())
    }

    /// Returns the place in the game after `at` half-moves.
    ///
    /// The place tells the position, the last move and the arbiter's corrections there.
    pub fn cursor_at(&self, at: usize) -> Cursor<'_> {
        Cursor { start: &self.start, moves: &self.played, corrections: &self.corrections, ply: at }
    }

    /// Returns the side to move.
    pub fn turn(&self) -> Color {
        self.position().turn()
    }

    /// Returns the start position of the game.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// Whether the page is only the clock of a game that is played on a wooden board.
    pub fn is_clock_only(&self) -> bool {
        self.is_clock_only
    }

    /// Returns how many illegal moves of `color` were reported in a game on a wooden board.
    pub fn illegal_moves(&self, color: Color) -> u32 {
        self.illegal_moves[color as usize]
    }

    /// Returns the edition of the program's rulings (decisions where house rules are silent) of
    /// this game.
    pub fn edition(&self) -> Edition {
        self.edition
    }

    /// Returns the program's decisions for this game on questions that the house rules leave open.
    pub fn rulings(&self) -> &'static Rulings {
        self.rulings
    }

    /// Returns the house rules of the game.
    pub fn rules(&self) -> &HouseRules {
        &self.rules
    }

    /// Returns the head of the score sheet: players, event, place and date.
    pub fn headers(&self) -> &Headers {
        &self.headers
    }

    /// Returns the half-moves played, in order.
    pub fn moves(&self) -> &[PlayedHalfMove] {
        &self.played
    }

    /// Returns the last move played, if there is one.
    pub fn last_move(&self) -> Option<Move> {
        self.played.last().map(|played| played.mv)
    }

    /// Returns half-move number `ply`, counted from 1, in notation with its move number: `12… Nf6`.
    ///
    /// `None` if there is no such half-move.
    pub fn numbered_san(&self, ply: usize) -> Option<NumberedSan> {
        let before = self.position_at(ply.checked_sub(1)?)?;
        let san = self.played.get(ply - 1)?.san;
        Some(NumberedSan { number: before.fullmove_number(), color: before.turn(), san })
    }

    /// Returns the outcome of the game, `None` while it is not over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.ending.as_ref().map(|ending| ending.outcome)
    }

    /// Returns the explanation of the outcome, where the final position does not show it.
    pub fn explanation(&self) -> Option<&Explanation> {
        self.ending.as_ref()?.explanation.as_ref()
    }

    /// Returns the chess clock, if the game has one.
    pub fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref()
    }

    /// Returns why the clocks are stopped during the game, if they are.
    pub fn clock_stop(&self) -> ClockStop {
        self.clock_stop
    }

    /// Returns the player who has moved and must still press the clock to end the turn.
    ///
    /// `None` also where the press would leave the opponent nothing to do: the player is to move
    /// again, and the opponent has no move to complete.
    pub fn awaited_press(&self) -> Option<Color> {
        let by = self.clock.as_ref()?.turn();
        let other_has_to_act = self.turn() != by || self.incomplete_moves[!by as usize];
        (self.incomplete_moves[by as usize] && other_has_to_act).then_some(by)
    }

    /// Returns the player whose turn it is, which can differ from the side to move of the position.
    ///
    /// Where players press a clock after each move, the mover's turn lasts until the press.
    pub fn player_on_turn(&self) -> Color {
        let tapped =
            self.clock.as_ref().filter(|_| self.rulings.turn_lasts_until_tap && self.is_pressed_by_tap());
        tapped.map_or(self.turn(), Clock::turn)
    }

    /// Returns the player whose flag has fallen, while the result is still open.
    ///
    /// A search must first tell whether the opponent could mate or, on a wooden board, the players
    /// how the game ended. `None` if no flag has fallen, and once the game is over.
    pub fn flag_fallen(&self) -> Option<Color> {
        match self.pending_result {
            Some(PendingResult::Flag(color)) => Some(color),
            _ => None,
        }
    }

    /// Returns a result that is not final yet, such as a fallen flag.
    ///
    /// The result is final once a search has told whether a mate is possible or, on a wooden board,
    /// once the players say how the game ended. `None` if no result waits.
    pub fn pending_result(&self) -> Option<&PendingResult> {
        self.pending_result.as_ref()
    }

    /// Whether a search failed to tell if the position is dead (no legal moves lead to any mate).
    ///
    /// The position then counts as not dead: the game continues, or a result that waited takes
    /// effect.
    pub fn is_dead_position_undecided(&self) -> bool {
        self.is_undecided
    }

    /// Returns the open question whether a side can still mate, which a search has to answer.
    ///
    /// `None` if no question is open.
    pub fn question(&self) -> Option<&Question> {
        self.question.as_ref()
    }

    /// Returns the move that must be made because a wrong draw claim declared it (FIDE 9.5.3).
    pub fn declared_move(&self) -> Option<Move> {
        self.declared_move
    }

    /// Returns every change of a clock by hand, in order. Taking back moves does not remove any.
    pub fn clock_edits(&self) -> &[ClockEdit] {
        &self.clock_edits
    }

    /// Returns the instant of the last change of the game.
    ///
    /// An event that comes with an earlier instant is dated at this one.
    pub fn last_change(&self) -> Instant {
        self.last_change_at
    }

    /// Returns the moves that the piece on `square` may make now; empty when no move may be made.
    ///
    /// These are the legal moves, or with check warnings off the pseudo-legal ones; only the
    /// declared move if a wrong claim has declared one.
    pub fn playable_from(&self, square: Square) -> MoveList {
        if !self.accepts_moves() {
            return MoveList::new();
        }
        let mut moves = if self.rules.check_warnings {
            self.position().legal_moves()
        } else {
            self.position().pseudo_legal_moves()
        };
        moves.retain(|mv| mv.from() == square && self.declared_move.is_none_or(|declared| declared == mv));
        moves
    }

    /// Whether the player to move may make a move now: the game is neither over nor stopped.
    pub fn accepts_moves(&self) -> bool {
        let held = !self.rulings.turn_lasts_until_tap && self.awaited_press().is_some();
        let is_open = self.ending.is_none() && self.pending_result.is_none();
        is_open && !self.is_clock_only && self.clock_stop == ClockStop::None && !held
    }

    /// Returns the state of the clocks at `now`, for a takeback to restore; `None` without a clock.
    pub(super) fn clock_record(&self, now: Instant) -> Option<ClockRecord> {
        let clock = self.clock.as_ref()?;
        let state: ClockState = clock.stopped_state(now);
        Some(ClockRecord {
            state,
            was_running: clock.running().is_some(),
            incomplete_moves: self.incomplete_moves,
        })
    }

    /// Whether players end their turns by pressing the clock, not by the move itself.
    pub(super) fn is_pressed_by_tap(&self) -> bool {
        self.clock.as_ref().is_some_and(|clock| clock.control().press() == ClockPress::Tap)
    }
}

/// Returns the position `start` with en passant allowed or forbidden, as `rules` say.
fn with_laws_of(start: Position, rules: &HouseRules) -> Position {
    if start.laws() == rules.laws() {
        return start;
    }
    PositionSetup::from(&start).position(rules.laws()).unwrap_or(start)
}
