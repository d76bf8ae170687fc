//! A chess game between two players under house rules: moves, clocks, offers, claims, outcome and
//! PGN.
//!
//! A [`Game`] is a pure state machine. [`Game::apply`] takes an [`Instant`] and an [`Event`] and
//! returns [`GameChanges`] or a [`Refusal`]. Nothing else changes a game, and no code here asks the
//! system for the time. So the [`Journal`] determines the game, and tests can try every order of
//! events without a browser.
//!
//! ```
//! use tabiya::game::{Event, Game, HouseRules, Instant, Journal, GameSetup, pgn};
//! use tabiya::rules::Color;
//! use tabiya::rules::winnability::Budget;
//!
//! // A new game with a clock. The caller passes the present time to each call.
//! let mut game = Game::new(GameSetup { time: "60+0".parse()?, ..GameSetup::default() });
//! let e4 = game.position().parse_san("e4")?;
//! game.apply(Instant::from_millis(0), Event::Move(e4))?;
//! let changes = game.apply(Instant::from_millis(60_000), Event::Tick)?;
//! assert_eq!(changes.flag_fell, Some(Color::Black));
//! // White could still mate, so Black loses by the fall of the flag.
//! game.answer_open_questions(Instant::from_millis(60_000), &Budget::default());
//! assert_eq!(game.outcome().map(|end| (end.score(), end.reason.code())), Some(("1-0", "flag-fall")));
//!
//! // A game read from PGN, judged under the house rules of the preset `lobby`.
//! let rules = HouseRules::lobby();
//! let moves = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 *";
//! let read = pgn::games(moves, rules.laws()).next().expect("one game")?;
//! let judged = Journal::from_pgn(&read, rules).replay().game;
//! assert_eq!(judged.outcome().map(|end| end.reason.code()), Some("threefold"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! | file or folder | contents |
//! |---|---|
//! | `rules/` | house rules |
//! | `setup`, `state` | setup and state of a game |
//! | `rulings` | decisions on questions that the house rules leave open, by edition |
//! | `event`, `apply`, `refusal` | events, their changes, and refusals |
//! | `turn/` | moves, clock presses, takebacks, corrections |
//! | `draws/` | draw offers and claims |
//! | `ending/` | ends of games |
//! | `time`, `clock/` | time and clocks |
//! | `journal/` | stored games and their replay |
//! | `wire/` | storage formats, which never change |
//! | `pgn/` | export and import of PGN |
//! | `tree/` | variations for the analysis |
//! | `link/` | links that contain a game |

mod apply;
mod clock;
mod draws;
mod ending;
mod event;
mod journal;
pub mod link;
pub mod pgn;
mod refusal;
mod rules;
mod rulings;
mod setup;
mod state;
mod time;
pub mod tree;
mod turn;
pub mod wire;

pub use clock::{
    AbsenceCost, Clock, ClockDisplay, ClockEdit, ClockPress, ClockReading, ClockStop, FirstIncrement,
    FirstMove, ParseTimeControlError, TIME_PRESETS, TimeAllowance, TimeBonus, TimeControl, TimeControlError,
    TimeFault, TimePreset, TimeStage,
};
pub use draws::{DrawOffer, DrawProof, PositionOccurrence};
pub use ending::{
    EndReason, Explanation, GameResult, HalfPoints, MateVerdict, MatingSide, Outcome, PendingResult,
    Question, UNDO_END_MS, Verdict,
};
pub use event::{Event, GameChanges};
pub use journal::{Journal, JournalEntry, ReopenedGame, ReplayedJournal, reopen_game, replay_leniently};
pub use refusal::{Refusal, WrongClaim};
pub use rules::{
    DeadPosition, DrawOffers, DrawRule, FlagFall, HouseRules, Preset, Resignation, RuleOption,
    RuleOptionError, RuleOptionValue, SamePosition, SelfCheck,
};
pub use rulings::{Edition, Rulings};
pub use setup::{GameSetup, Headers, Seat};
pub use state::{Game, UndoableEnd};
pub use time::{Instant, ParseSpanError, Span};
pub use turn::{
    LineCursor, MoveLine, NumberedSan, PlayedHalfMove, PlayerRequest, PositionCorrection, RequestKind,
    UnplayableReason,
};
