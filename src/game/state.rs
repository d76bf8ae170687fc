//! A game in progress or over: its state and its accessors.

use super::clock::{Absence, ClockState};
use super::ending::{GameEnding, PendingResult};
use super::turn::ClockRecord;
use super::{
    Clock, ClockEdit, ClockPress, ClockStop, Cursor, DrawOffer, Edition, Event, Explanation, GameSetup,
    Headers, HouseRules, Instant, NumberedSan, Outcome, PlayedHalfMove, PlayerRequest, PositionCorrection,
    Question, Rulings,
};
use crate::rules::{Color, Move, MoveList, Position, PositionSetup, Square};

/// A game between two players.
///
/// It changes only by [`Game::apply`] and never reads a clock: the instant is an argument. The same
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
    pub(super) past: GameHistory,
    pub(super) rules: HouseRules,
    /// The edition of the rulings that judges the game.
    pub(super) edition: Edition,
    pub(super) rulings: &'static Rulings,
    pub(super) start: Position,
    pub(super) headers: Headers,
    pub(super) played: Vec<PlayedHalfMove>,
    /// Corrections of the position by the arbiter, in order.
    pub(super) corrections: Vec<PositionCorrection>,
    /// Moves taken back, the last takeback at the end. A different move clears them.
    pub(super) undone: Vec<Vec<PlayedHalfMove>>,
    pub(super) clock: Option<Clock>,
    pub(super) halt: ClockStop,
    pub(super) away: Option<Absence>,
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
    /// Whether the question if the position is dead was answered as undetermined.
    pub(super) is_undecided: bool,
    /// The result that is final only after the answer to the question.
    pub(super) pending_result: Option<PendingResult>,
    pub(super) ending: Option<GameEnding>,
    /// The end of the game that can be undone.
    pub(super) undoable_end: Option<Box<UndoableEnd>>,
    pub(super) clock_edits: Vec<ClockEdit>,
    /// The instant of the last change: time never runs backwards.
    pub(super) last_change_at: Instant,
}

/// The setup of a game and every event that has changed it, with its instant, except changes of the
/// names. The history takes no part in the comparison of games.
#[derive(Clone, Debug, Default)]
pub(super) struct GameHistory {
    pub(super) setup: GameSetup,
    pub(super) events: Vec<(Instant, Event)>,
}

impl PartialEq for GameHistory {
    fn eq(&self, _: &GameHistory) -> bool {
        true
    }
}

/// An end that can be undone, with the game before it.
#[derive(Clone, Debug, PartialEq)]
pub struct UndoableEnd {
    pub(super) before: Game,
    /// Instant of the event that ended the game: after undoing, the clocks continue as they were
    /// then.
    pub(super) ended_at: Instant,
    pub(super) by: Color,
    pub(super) until: Option<Instant>,
    pub(super) asked: Option<Color>,
}

impl UndoableEnd {
    /// Returns the game before it ended.
    pub fn game_before(&self) -> &Game {
        &self.before
    }

    /// Returns the player who has asked the other to undo the agreed end.
    pub fn asked_by(&self) -> Option<Color> {
        self.asked
    }
}

impl Game {
    /// Returns a game before its first move. If the start position ends the game, it has its
    /// outcome at once.
    pub fn new(setup: GameSetup) -> Game {
        let GameSetup { rules, start, time, headers, edition } = setup.clone();
        let rulings = edition.rulings();
        let start = with_laws_of(start, &rules);
        let clock = (!time.is_none()).then(|| Clock::new(time, start.turn(), rulings));
        let mut game = Game {
            past: GameHistory { setup, events: Vec::new() },
            rules,
            edition,
            rulings,
            start,
            headers,
            played: Vec::new(),
            corrections: Vec::new(),
            undone: Vec::new(),
            clock,
            halt: ClockStop::None,
            away: None,
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
        game.ending = game.judge();
        game.ask_dead_position();
        game
    }

    /// Returns every event that has changed the game, in order, each with its instant, except
    /// changes of the names.
    pub fn events(&self) -> &[(Instant, Event)] {
        &self.past.events
    }

    /// Returns the position on the board.
    pub fn position(&self) -> &Position {
        self.cursor_at(self.played.len()).position()
    }

    /// Returns the position after this many half-moves, as corrected by the arbiter; 0 is the
    /// start.
    pub fn position_at(&self, ply: usize) -> Option<&Position> {
        (ply <= self.played.len()).then(|| self.cursor_at(ply).position())
    }

    /// Returns the position after this many half-moves, with the moves around it.
    pub fn cursor_at(&self, at: usize) -> Cursor<'_> {
        Cursor { start: &self.start, moves: &self.played, corrections: &self.corrections, ply: at }
    }

    /// Returns the side to move.
    pub fn turn(&self) -> Color {
        self.position().turn()
    }

    /// Returns the start position.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// Returns the edition of the rulings that judges the game.
    pub fn edition(&self) -> Edition {
        self.edition
    }

    /// Returns the rulings that judge the game.
    pub fn rulings(&self) -> &'static Rulings {
        self.rulings
    }

    /// Returns the house rules.
    pub fn rules(&self) -> &HouseRules {
        &self.rules
    }

    /// Returns the head of the score sheet.
    pub fn headers(&self) -> &Headers {
        &self.headers
    }

    /// Returns the moves played, in order.
    pub fn moves(&self) -> &[PlayedHalfMove] {
        &self.played
    }

    /// Returns the last move.
    pub fn last_move(&self) -> Option<Move> {
        self.played.last().map(|played| played.mv)
    }

    /// Returns the half-move of this number, counted from 1, with its move number.
    pub fn numbered_san(&self, ply: usize) -> Option<NumberedSan> {
        let before = self.position_at(ply.checked_sub(1)?)?;
        let san = self.played.get(ply - 1)?.san;
        Some(NumberedSan { number: before.fullmove_number(), color: before.turn(), san })
    }

    /// Returns the outcome of a game that is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.ending.as_ref().map(|ending| ending.outcome)
    }

    /// Returns the explanation of the outcome, where the board does not show it.
    pub fn explanation(&self) -> Option<&Explanation> {
        self.ending.as_ref()?.explanation.as_ref()
    }

    /// Returns the clocks, if the game has them.
    pub fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref()
    }

    /// Returns why the clocks stand still.
    pub fn clock_stop(&self) -> ClockStop {
        self.halt
    }

    /// Returns the player whose tap on the clock is awaited: one whose clock runs and who has
    /// moved. A player to move is not awaited where the tap would give the opponent nothing to do.
    pub fn awaited_press(&self) -> Option<Color> {
        let by = self.clock.as_ref()?.turn();
        let other_has_to_act = self.turn() != by || self.incomplete_moves[!by as usize];
        (self.incomplete_moves[by as usize] && other_has_to_act).then_some(by)
    }

    /// Returns the player whose turn it is as the players count: where clocks are tapped, a turn
    /// ends only with the tap.
    pub fn player_on_turn(&self) -> Color {
        let tapped =
            self.clock.as_ref().filter(|_| self.rulings.turn_lasts_until_tap && self.is_pressed_by_tap());
        tapped.map_or(self.turn(), Clock::turn)
    }

    /// Returns the player whose flag has fallen, while it is examined whether the opponent could
    /// still mate.
    pub fn flag_fallen(&self) -> Option<Color> {
        match self.pending_result {
            Some(PendingResult::Flag(color)) => Some(color),
            _ => None,
        }
    }

    /// Returns the pending result, while the game waits for the answer that decides it.
    pub fn pending_result(&self) -> Option<&PendingResult> {
        self.pending_result.as_ref()
    }

    /// Whether it is undetermined if the position is dead: the game then continues, and a pending
    /// result counts.
    pub fn is_undecided(&self) -> bool {
        self.is_undecided
    }

    /// Returns the open exact question.
    pub fn question(&self) -> Option<&Question> {
        self.question.as_ref()
    }

    /// Returns the move that must be made because a wrong claim declared it.
    pub fn declared_move(&self) -> Option<Move> {
        self.declared_move
    }

    /// Returns every change of a clock by hand, in order; a takeback removes none.
    pub fn clock_edits(&self) -> &[ClockEdit] {
        &self.clock_edits
    }

    /// Returns the instant of the last change. Events with an earlier instant happen at this one.
    pub fn last_change(&self) -> Instant {
        self.last_change_at
    }

    /// Returns the moves that the piece on `square` may make now: legal ones, or with check
    /// warnings off pseudo-legal ones. Empty when no move may be made.
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

    /// Whether the player to move may move now.
    pub fn accepts_moves(&self) -> bool {
        let held = !self.rulings.turn_lasts_until_tap && self.awaited_press().is_some();
        self.ending.is_none() && self.pending_result.is_none() && self.halt == ClockStop::None && !held
    }

    /// Returns the state of the clocks at `now`.
    pub(super) fn clock_record(&self, now: Instant) -> Option<ClockRecord> {
        let clock = self.clock.as_ref()?;
        let state: ClockState = clock.stopped_state(now);
        Some(ClockRecord {
            state,
            was_running: clock.running().is_some(),
            incomplete_moves: self.incomplete_moves,
        })
    }

    /// Whether a turn ends by a tap on the clock.
    pub(super) fn is_pressed_by_tap(&self) -> bool {
        self.clock.as_ref().is_some_and(|clock| clock.control().press() == ClockPress::Tap)
    }
}

/// Returns the position under the laws of these house rules.
fn with_laws_of(start: Position, rules: &HouseRules) -> Position {
    if start.laws() == rules.laws() {
        return start;
    }
    PositionSetup::from(&start).position(rules.laws()).unwrap_or(start)
}
