//! A game in progress or over: what it holds and what it shows.

use super::clock::{Away, ClockState};
use super::ending::{Ending, Waiting};
use super::turn::Stand;
use super::{
    Clock, ClockEdit, ClockPress, Correction, Edition, Event, Explanation, Halt, Headers, HouseRules,
    Instant, NumberedSan, Offer, Outcome, Played, Question, Request, Rulings, Setup, Spot,
};
use crate::rules::{Color, Move, MoveList, Position, PositionSetup, Square};

/// One game between two people.
///
/// It changes by [`Game::apply`] alone and never reads a clock: the instant is an argument. The same events at
/// the same instants make the same game.
///
/// ```
/// use tabiya::game::{Event, Game, Instant, Setup};
///
/// let mut game = Game::new(Setup::default());
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
    pub(super) past: Past,
    pub(super) rules: HouseRules,
    /// Which edition of the rulings judges it.
    pub(super) edition: Edition,
    pub(super) rulings: &'static Rulings,
    pub(super) start: Position,
    pub(super) headers: Headers,
    pub(super) played: Vec<Played>,
    /// What the arbiter has put on the board between them.
    pub(super) corrections: Vec<Correction>,
    /// What was taken back, the last at the end, for as long as no other move is played.
    pub(super) undone: Vec<Vec<Played>>,
    pub(super) clock: Option<Clock>,
    pub(super) halt: Halt,
    pub(super) away: Option<Away>,
    /// Which players have made a move that is not complete yet: where the clocks are tapped.
    pub(super) incomplete: [bool; 2],
    pub(super) offer: Option<Offer>,
    /// Who has offered a draw before making the move that the offer is to stand beside.
    pub(super) unwritten: Option<Color>,
    /// The move that a wrong claim declared: it must be made (FIDE 9.5.3).
    pub(super) declared: Option<Move>,
    pub(super) request: Option<Request>,
    pub(super) question: Option<Question>,
    pub(super) questions_asked: u32,
    /// Nobody could tell whether the position on the board is dead.
    pub(super) undecided: bool,
    /// What has happened and is not final before the question is answered.
    pub(super) waiting: Option<Waiting>,
    pub(super) ending: Option<Ending>,
    /// What can be undone of that.
    pub(super) slip: Option<Box<Slip>>,
    pub(super) clock_edits: Vec<ClockEdit>,
    /// The instant of the last change: time does not go back behind it.
    pub(super) at: Instant,
}

/// The setup of a game and every event that has changed it, with its instant. Changes of the names
/// are left out. Games in the same state are equal, whatever events have led to it.
#[derive(Clone, Debug, Default)]
pub(super) struct Past {
    pub(super) setup: Setup,
    pub(super) events: Vec<(Instant, Event)>,
}

impl PartialEq for Past {
    fn eq(&self, _: &Past) -> bool {
        true
    }
}

/// An end that can be undone, with the game as it stood before it.
#[derive(Clone, Debug, PartialEq)]
pub struct Slip {
    pub(super) before: Game,
    /// When the player did what ended the game: the clocks go on as they stood then.
    pub(super) at: Instant,
    pub(super) by: Color,
    pub(super) until: Option<Instant>,
    pub(super) asked: Option<Color>,
}

impl Slip {
    /// The game as it stood before it ended.
    pub fn before(&self) -> &Game {
        &self.before
    }

    /// Who has asked the other player to undo the end they agreed on.
    pub fn asked(&self) -> Option<Color> {
        self.asked
    }
}

impl Game {
    /// A game that is about to begin; one from a position in which it is over has its outcome at once.
    pub fn new(setup: Setup) -> Game {
        let Setup { rules, start, time, headers, edition } = setup.clone();
        let rulings = edition.rulings();
        let start = under_laws(start, &rules);
        let clock = (!time.is_none()).then(|| Clock::new(time, start.turn(), rulings));
        let mut game = Game {
            past: Past { setup, events: Vec::new() },
            rules,
            edition,
            rulings,
            start,
            headers,
            played: Vec::new(),
            corrections: Vec::new(),
            undone: Vec::new(),
            clock,
            halt: Halt::None,
            away: None,
            incomplete: [false; 2],
            offer: None,
            unwritten: None,
            declared: None,
            request: None,
            question: None,
            questions_asked: 0,
            undecided: false,
            waiting: None,
            ending: None,
            slip: None,
            clock_edits: Vec::new(),
            at: Instant::default(),
        };
        game.ending = game.judge();
        game.ask_dead();
        game
    }

    /// Every event that has changed the game, in order, each with its instant. Changes of the names
    /// are left out.
    pub fn events(&self) -> &[(Instant, Event)] {
        &self.past.events
    }

    /// What is on the board.
    pub fn position(&self) -> &Position {
        self.spot(self.played.len()).position()
    }

    /// What the game went on from after so many half-moves; 0 is the start.
    pub fn position_at(&self, ply: usize) -> Option<&Position> {
        (ply <= self.played.len()).then(|| self.spot(ply).position())
    }

    /// The game as it stood after so many half-moves.
    pub fn spot(&self, at: usize) -> Spot<'_> {
        Spot { start: &self.start, moves: &self.played, corrections: &self.corrections, at }
    }

    /// Who is to move.
    pub fn turn(&self) -> Color {
        self.position().turn()
    }

    /// The position the game started from.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// Which edition of the rulings judges it.
    pub fn edition(&self) -> Edition {
        self.edition
    }

    /// The rulings of that edition.
    pub fn rulings(&self) -> &'static Rulings {
        self.rulings
    }

    /// The rules it is played under.
    pub fn rules(&self) -> &HouseRules {
        &self.rules
    }

    /// Who plays, where and when.
    pub fn headers(&self) -> &Headers {
        &self.headers
    }

    /// What has been played, in order.
    pub fn moves(&self) -> &[Played] {
        &self.played
    }

    /// The last move.
    pub fn last_move(&self) -> Option<Move> {
        self.played.last().map(|played| played.mv)
    }

    /// The half-move of that number, counted from 1, with its move number.
    pub fn numbered_san(&self, ply: usize) -> Option<NumberedSan> {
        let before = self.position_at(ply.checked_sub(1)?)?;
        let san = self.played.get(ply - 1)?.san;
        Some(NumberedSan { number: before.fullmove_number(), color: before.turn(), san })
    }

    /// How the game ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.ending.as_ref().map(|ending| ending.outcome)
    }

    /// What lies behind the outcome, where it is not plain from the board.
    pub fn explanation(&self) -> Option<&Explanation> {
        self.ending.as_ref()?.explanation.as_ref()
    }

    /// The clocks, if the game has them.
    pub fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref()
    }

    /// Why the clocks stand still.
    pub fn halt(&self) -> Halt {
        self.halt
    }

    /// Whose tap on the clock is waited for: that of the player whose clock runs and who has moved. Nobody taps who is to
    /// move and whose opponent would have nothing to do.
    pub fn unpressed(&self) -> Option<Color> {
        let by = self.clock.as_ref()?.turn();
        let other_has_to_act = self.turn() != by || self.incomplete[!by as usize];
        (self.incomplete[by as usize] && other_has_to_act).then_some(by)
    }

    /// Whose turn it is as the players count: where the clocks are tapped, it is over only with the tap.
    pub fn own_turn(&self) -> Color {
        let tapped =
            self.clock.as_ref().filter(|_| self.rulings.turn_lasts_until_tap && self.is_pressed_by_tap());
        tapped.map_or(self.turn(), Clock::turn)
    }

    /// Whose flag has fallen, while it is being settled whether the opponent could still mate.
    pub fn flag_fallen(&self) -> Option<Color> {
        match self.waiting {
            Some(Waiting::Flag(color)) => Some(color),
            _ => None,
        }
    }

    /// What has happened and would end the game, while the answer to the exact question is waited for that it depends on.
    pub fn waiting(&self) -> Option<&Waiting> {
        self.waiting.as_ref()
    }

    /// Whether nobody could tell if the position on the board is dead: the game goes on then, or what happens in it counts.
    pub fn is_undecided(&self) -> bool {
        self.undecided
    }

    /// The exact question that is open, if one is.
    pub fn question(&self) -> Option<&Question> {
        self.question.as_ref()
    }

    /// The move that must be made, because a wrong claim declared it.
    pub fn declared(&self) -> Option<Move> {
        self.declared
    }

    /// Every change of a clock by hand, in order; a takeback removes none.
    pub fn clock_edits(&self) -> &[ClockEdit] {
        &self.clock_edits
    }

    /// The instant of the last change. Events that claim to be earlier happen then.
    pub fn last_change(&self) -> Instant {
        self.at
    }

    /// The moves that the piece on `square` may make now: legal ones, or with check warnings off pseudo-legal
    /// ones. None when no move may be made.
    pub fn playable_from(&self, square: Square) -> MoveList {
        if !self.accepts_moves() {
            return MoveList::new();
        }
        let mut moves = if self.rules.check_warnings {
            self.position().legal_moves()
        } else {
            self.position().pseudo_legal_moves()
        };
        moves.retain(|mv| mv.from() == square && self.declared.is_none_or(|declared| declared == mv));
        moves
    }

    /// Whether the player to move may move now.
    pub fn accepts_moves(&self) -> bool {
        let held = !self.rulings.turn_lasts_until_tap && self.unpressed().is_some();
        self.ending.is_none() && self.waiting.is_none() && self.halt == Halt::None && !held
    }

    /// How the clocks stand at `now`.
    pub(super) fn stand(&self, now: Instant) -> Option<Stand> {
        let clock = self.clock.as_ref()?;
        let state: ClockState = clock.frozen(now);
        Some(Stand { state, ran: clock.running().is_some(), incomplete: self.incomplete })
    }

    /// Whether a player's turn ends by a tap on the clock.
    pub(super) fn is_pressed_by_tap(&self) -> bool {
        self.clock.as_ref().is_some_and(|clock| clock.control().press() == ClockPress::Tap)
    }
}

/// The same position under the laws of the house.
fn under_laws(start: Position, rules: &HouseRules) -> Position {
    if start.laws() == rules.laws() {
        return start;
    }
    PositionSetup::from(&start).position(rules.laws()).unwrap_or(start)
}
