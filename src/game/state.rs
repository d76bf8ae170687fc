//! The state of a chess game, in progress or over: how a new game starts, and the methods that read
//! the state.

use super::clock::{Absence, ClockState};
use super::ending::{GameEnding, PendingResult};
use super::turn::ClockRecord;
use super::{
    Clock, ClockEdit, ClockPress, ClockStop, DrawOffer, Edition, Event, Explanation, GameSetup, Headers,
    HouseRules, Instant, LineCursor, NumberedSan, Outcome, PlayedHalfMove, PlayerRequest, PositionCorrection,
    Question, Rulings,
};
use crate::rules::{Color, Move, MoveList, Position, PositionSetup, Square};

/// State of a chess game between two players: moves, clocks, offers, requests, outcome.
///
/// Only [`Game::apply`] changes the state, and the present time is always an argument. The same
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
    /// The edition (version) of the program's rulings under which the game is played.
    pub(super) edition: Edition,
    /// The program's decisions for this game on questions that the house rules leave open.
    pub(super) rulings: &'static Rulings,
    pub(super) start: Position,
    pub(super) headers: Headers,
    /// Whether the game is played on a wooden board, so that the page is only the chess clock.
    pub(super) is_clock_only: bool,
    /// Number of reported illegal moves of White and Black, in a game on a wooden board.
    pub(super) illegal_moves: [u32; 2],
    pub(super) played: Vec<PlayedHalfMove>,
    /// Corrections of the position by the arbiter, in order.
    pub(super) corrections: Vec<PositionCorrection>,
    /// Half-moves taken back that can be made again: one list for each takeback, the latest last. A
    /// new move clears all lists.
    pub(super) undone: Vec<Vec<PlayedHalfMove>>,
    pub(super) clock: Option<Clock>,
    pub(super) clock_stop: ClockStop,
    /// The interruption for which the players must still decide whether the time is charged; `None`
    /// if there is none.
    pub(super) absence: Option<Absence>,
    /// For White and for Black, whether the player has made a move that still waits for a clock
    /// press.
    pub(super) incomplete_moves: [bool; 2],
    pub(super) offer: Option<DrawOffer>,
    /// Player who has offered a draw and has not made the next move yet. That move gets the note of
    /// the offer on the score sheet.
    pub(super) offer_to_note: Option<Color>,
    /// The move that a wrong draw claim declared and that must be made (FIDE 9.5.3).
    pub(super) declared_move: Option<Move>,
    pub(super) request: Option<PlayerRequest>,
    pub(super) question: Option<Question>,
    /// Number of questions about possible mates that were opened so far; this number is also the
    /// [`Question::id`] of the last question.
    pub(super) questions_asked: u32,
    /// Whether the last search failed to tell if the position is dead.
    pub(super) is_undecided: bool,
    /// The result that is not final yet: it waits for the answer to a question about possible mates
    /// or, on a wooden board, for the players to give the result.
    pub(super) pending_result: Option<PendingResult>,
    pub(super) ending: Option<GameEnding>,
    /// Copy of the game before its end, to undo the end; kept also while an end waits for the
    /// answer to a question.
    pub(super) undoable_end: Option<Box<UndoableEnd>>,
    pub(super) clock_edits: Vec<ClockEdit>,
    /// The instant of the last change. An event with an earlier instant gets this instant.
    pub(super) last_change_at: Instant,
}

/// Setup of a chess game and every event that has changed it, each with its instant.
///
/// Changes of the headers (names, event, place) are left out. Two games can be equal although their
/// histories differ.
#[derive(Clone, Debug, Default)]
pub(super) struct GameHistory {
    pub(super) setup: GameSetup,
    pub(super) events: Vec<(Instant, Event)>,
}

impl PartialEq for GameHistory {
    /// Returns `true`, so that a comparison of two games ignores their histories.
    fn eq(&self, _: &GameHistory) -> bool {
        true
    }
}

/// End of a chess game that can still be undone, with a copy of the game before the end.
#[derive(Clone, Debug, PartialEq)]
pub struct UndoableEnd {
    pub(super) before: Game,
    /// Instant of the event that ended the game. After the end is undone, the clocks continue from
    /// their state at this instant.
    pub(super) ended_at: Instant,
    /// The player whose event ended the game; White stands for the arbiter. This player may undo
    /// the end. To undo a draw by agreement, both players must consent.
    pub(super) by: Color,
    /// The instant until which the end can be undone; `None` while the game has not ended.
    pub(super) until: Option<Instant>,
    /// The player who has asked the opponent to undo the agreed draw; `None` without such a
    /// request.
    pub(super) asked: Option<Color>,
}

impl UndoableEnd {
    /// Returns the game as it was before the event that ended it.
    pub fn game_before(&self) -> &Game {
        &self.before
    }

    /// Returns the player who has asked the opponent to undo a draw by agreement; `None` before
    /// such a request.
    pub fn asked_by(&self) -> Option<Color> {
        self.asked
    }
}

impl Game {
    /// Returns a new chess game before its first move.
    ///
    /// If the start position already ends the game, for example by stalemate, the new game has its
    /// outcome at once.
    pub fn new(setup: GameSetup) -> Game {
        let GameSetup { rules, start, time, headers, edition, is_clock_only } = setup.clone();
        let rulings = edition.rulings();
        let start = with_laws_of(start, &rules);
        let clock = (!time.is_without_clocks()).then(|| Clock::new(time, start.turn(), rulings));
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
    /// Changes of the headers (names, event, place) are left out.
    pub fn events(&self) -> &[(Instant, Event)] {
        &self.history.events
    }

    /// Returns the present position of the game.
    pub fn position(&self) -> &Position {
        self.cursor_at(self.played.len()).position()
    }

    /// Returns the position after `ply` half-moves of the game, as corrected by the arbiter; 0 is
    /// the start.
    ///
    /// `None` if fewer half-moves have been played.
    pub fn position_at(&self, ply: usize) -> Option<&Position> {
        (ply <= self.played.len()).then(|| self.cursor_at(ply).position())
    }

    /// Returns the place in the game after `at` half-moves, from which the position, the last move
    /// and the arbiter's corrections can be read.
    pub fn cursor_at(&self, at: usize) -> LineCursor<'_> {
        LineCursor { start: &self.start, moves: &self.played, corrections: &self.corrections, ply: at }
    }

    /// Returns the side to move in the present position.
    pub fn turn(&self) -> Color {
        self.position().turn()
    }

    /// Returns the start position of the game.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// Whether the game is played on a wooden board, so that the page is only the chess clock.
    pub fn is_clock_only(&self) -> bool {
        self.is_clock_only
    }

    /// Returns how many illegal moves of `color` were reported; 0 unless the game is on a wooden
    /// board.
    pub fn illegal_move_count(&self, color: Color) -> u32 {
        self.illegal_moves[color as usize]
    }

    /// Returns the edition of the program's rulings under which this game is played.
    ///
    /// An edition is one version of the program's decisions on questions that the house rules leave
    /// open.
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

    /// Returns the headers of the game: players, event, place and date.
    pub fn headers(&self) -> &Headers {
        &self.headers
    }

    /// Returns the half-moves of the game, in order, without those taken back.
    pub fn moves(&self) -> &[PlayedHalfMove] {
        &self.played
    }

    /// Returns the last move of the game; `None` before the first move.
    pub fn last_move(&self) -> Option<Move> {
        self.played.last().map(|played| played.mv)
    }

    /// Returns half-move number `ply` of the game, counted from 1, as notation with the move
    /// number: `12… Nf6`.
    ///
    /// `None` if the game has no such half-move.
    pub fn numbered_san(&self, ply: usize) -> Option<NumberedSan> {
        let before = self.position_at(ply.checked_sub(1)?)?;
        let san = self.played.get(ply - 1)?.san;
        Some(NumberedSan { number: before.fullmove_number(), color: before.turn(), san })
    }

    /// Returns the outcome of the game: result and reason; `None` while the game is not over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.ending.as_ref().map(|ending| ending.outcome)
    }

    /// Returns the explanation of the game's outcome; `None` while the game is not over, and if the
    /// outcome needs none, as after a mate, an agreed draw or a resignation that always loses.
    pub fn explanation(&self) -> Option<&Explanation> {
        self.ending.as_ref()?.explanation.as_ref()
    }

    /// Returns the chess clock; `None` in a game without clocks.
    pub fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref()
    }

    /// Returns whether a pause or an interruption has stopped both clocks during the game.
    pub fn clock_stop(&self) -> ClockStop {
        self.clock_stop
    }

    /// Returns the player who has moved and must still press the clock to end the turn.
    ///
    /// `None` if no press is awaited. Also `None` if the opponent would have nothing to do after
    /// the press: the player is to move again, and the opponent has no move to complete by a press.
    pub fn awaited_press(&self) -> Option<Color> {
        let by = self.clock.as_ref()?.turn();
        let other_has_to_act = self.turn() != by || self.incomplete_moves[!by as usize];
        (self.incomplete_moves[by as usize] && other_has_to_act).then_some(by)
    }

    /// Returns the player whose turn it is, which can differ from the side to move in the position.
    ///
    /// If players press a clock after each move, a player's turn lasts until that press, except
    /// under the first edition of the program's rulings.
    pub fn player_on_turn(&self) -> Color {
        let tapped =
            self.clock.as_ref().filter(|_| self.rulings.turn_lasts_until_tap && self.is_pressed_by_tap());
        tapped.map_or(self.turn(), Clock::turn)
    }

    /// Returns the player whose flag has fallen while the result of the game is not decided yet.
    ///
    /// A search must first tell whether the opponent could mate; on a wooden board, the players
    /// must give the result. `None` if no flag has fallen, and once the game is over.
    pub fn flag_fallen(&self) -> Option<Color> {
        match self.pending_result {
            Some(PendingResult::Flag(color)) => Some(color),
            _ => None,
        }
    }

    /// Returns the result of the game that is not final yet, such as the loss by a fallen flag;
    /// `None` if there is none.
    ///
    /// The pending result becomes final once a search has told whether a mate is possible or, on a
    /// wooden board, once the players give the result.
    pub fn pending_result(&self) -> Option<&PendingResult> {
        self.pending_result.as_ref()
    }

    /// Whether the last search failed to tell if the position is dead (no legal moves lead to any
    /// mate).
    ///
    /// The position then counts as not dead: the game continues, or a pending result takes effect.
    pub fn is_dead_position_undecided(&self) -> bool {
        self.is_undecided
    }

    /// Returns the game's open question whether a side can still mate, which a search has to
    /// answer; `None` if no question is open.
    pub fn question(&self) -> Option<&Question> {
        self.question.as_ref()
    }

    /// Returns the move that the player to move must make, because a wrong draw claim declared it
    /// (FIDE 9.5.3); `None` if there is none.
    pub fn declared_move(&self) -> Option<Move> {
        self.declared_move
    }

    /// Returns every change of a clock by hand, such as time added by the arbiter, in order. A
    /// takeback does not remove changes from this list.
    pub fn clock_edits(&self) -> &[ClockEdit] {
        &self.clock_edits
    }

    /// Returns the instant of the last event that changed the game.
    ///
    /// An event that comes with an earlier instant gets this instant.
    pub fn last_change(&self) -> Instant {
        self.last_change_at
    }

    /// Returns the moves that the piece on `square` may make now; empty while no move may be made.
    ///
    /// These are the legal moves. If the house rules allow moves that leave the king in check,
    /// these moves are included. After a wrong draw claim that declared a move, only this move is
    /// returned.
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

    /// Whether the player to move may make a move now: the game is not over and has no pending
    /// result, its clocks are not stopped, and it is not on a wooden board. Under the first edition
    /// of the program's rulings, the last move must also be completed by a clock press.
    pub fn accepts_moves(&self) -> bool {
        let held = !self.rulings.turn_lasts_until_tap && self.awaited_press().is_some();
        let is_open = self.ending.is_none() && self.pending_result.is_none();
        is_open && !self.is_clock_only && self.clock_stop == ClockStop::None && !held
    }

    /// Returns the state of both clocks at `now`, to be stored with a move and restored by a
    /// takeback; `None` in a game without clocks.
    pub(super) fn clock_record(&self, now: Instant) -> Option<ClockRecord> {
        let clock = self.clock.as_ref()?;
        let state: ClockState = clock.stopped_state(now);
        Some(ClockRecord {
            state,
            was_running: clock.running().is_some(),
            incomplete_moves: self.incomplete_moves,
        })
    }

    /// Whether the players of the game end their turns by pressing the clock, not by the move
    /// itself.
    pub(super) fn is_pressed_by_tap(&self) -> bool {
        self.clock.as_ref().is_some_and(|clock| clock.control().press() == ClockPress::Tap)
    }
}

/// Returns the position `start` with en passant allowed or forbidden, as the house rules `rules`
/// say.
fn with_laws_of(start: Position, rules: &HouseRules) -> Position {
    if start.laws() == rules.laws() {
        return start;
    }
    PositionSetup::from(&start).position(rules.laws()).unwrap_or(start)
}
