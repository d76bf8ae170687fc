//! Requests to the web workers that judge positions, read games, play as the computer opponent, or
//! coach.

use crate::app::storage::GameId;
use crate::game::{Game, Question};
use crate::opponent::OpponentLevel;
use crate::rules::Color;

/// A request to a web worker, or to browser code that the page loads on demand. Examples: decide
/// whether a player can still mate, read games, search a file, or try a translation.
#[derive(Clone, Debug, PartialEq)]
pub enum BackgroundEffect {
    /// Answers a question that needs a search, such as whether a player can still mate.
    /// [`table::Msg::Verdict`](crate::app::table::Msg::Verdict) carries the verdict.
    AskQuestion {
        /// The game in which the question came up.
        game: GameId,
        /// The question.
        question: Box<Question>,
    },
    /// Reads the games in this text; [`import::Msg::Read`](crate::app::dialogs::import::Msg::Read)
    /// answers. Stops reading an earlier text.
    ReadText(String),
    /// Reads the games in the chosen file; the answer is the same as for `ReadText`.
    ReadFile,
    /// Stops the reading of a text or file.
    StopReading,
    /// Starts to import the games of the chosen file into the list of saved games;
    /// [`games::Msg::Batch`](crate::app::dialogs::games::Msg::Batch) carries the first games.
    StartImport,
    /// Continues the import that `StartImport` has begun;
    /// [`games::Msg::Batch`](crate::app::dialogs::games::Msg::Batch) carries the next games.
    ContinueImport,
    /// Searches the chosen file, FIDE's rating list, for the players that this query names.
    /// [`club::Msg::FoundInRatingList`](crate::app::dialogs::club::Msg::FoundInRatingList) carries
    /// the first players found. If the query is empty, the browser only remembers the file for
    /// later searches.
    SearchRatingList(String),
    /// Continues the search that `SearchRatingList` has begun;
    /// [`club::Msg::FoundInRatingList`](crate::app::dialogs::club::Msg::FoundInRatingList) carries
    /// the next players found.
    ContinueRatingList,
    /// Creates a random number that cannot be guessed. With this number, a tournament checks that a
    /// result comes from a device that received the game from this device.
    /// [`club::Msg::Key`](crate::app::dialogs::club::Msg::Key) carries the number, or `None` on
    /// failure.
    DrawKey,
    /// Reads the game in this fragment of an address;
    /// [`link::Msg::Read`](crate::app::dialogs::link::Msg::Read) answers.
    ReadLink(String),
    /// Checks the chosen translation, and shows it on the page if it has no fault.
    /// [`device::Msg::TranslationShown`](crate::app::device::Msg::TranslationShown) or
    /// [`device::Msg::TranslationFaulty`](crate::app::device::Msg::TranslationFaulty) answers.
    TryTranslation,
    /// Ends the trial of a translation. The page returns to its previous language.
    EndTranslation,
}

/// A request to the web worker that chooses the moves of the computer opponent.
#[derive(Clone, Debug, PartialEq)]
pub enum OpponentEffect {
    /// Decides the computer's move, or its answer to a draw offer;
    /// [`opponent::Msg`](crate::app::opponent::Msg) carries the decision.
    Think {
        /// The game on the board.
        game: Box<Game>,
        /// The level of the computer.
        level: OpponentLevel,
        /// The seed of the computer's random choices.
        seed: u64,
        /// The colour that must answer a draw offer; `None`: the computer is to move.
        offered_to: Option<Color>,
        /// The thinking time, in milliseconds.
        millis: u32,
    },
    /// Stops the web worker.
    Stop,
}

/// A request to the web workers of the coach, which gives hints and reviews games.
#[derive(Clone, Debug, PartialEq)]
pub enum CoachEffect {
    /// Finds the best move in a position; [`coach::Msg::Studied`](crate::app::coach::Msg::Studied)
    /// answers, or [`coach::Msg::Failed`](crate::app::coach::Msg::Failed).
    Study {
        /// The game that contains the position.
        game: Box<Game>,
        /// The number of half-moves played before the position.
        plies: usize,
        /// Maximum number of positions to search.
        nodes: u64,
        /// Maximum time, in milliseconds.
        millis: u32,
    },
    /// Stops the worker that `Study` uses.
    EndStudy,
    /// Evaluates a position that the players look at in the review. The text is a request in the
    /// form of [`position_study_text`](crate::opponent::position_study_text).
    /// [`review::Msg::Evaluated`](crate::app::dialogs::review::Msg::Evaluated) answers.
    Evaluate(String),
    /// Stops the worker that `Evaluate` uses.
    EndEvaluation,
    /// Asks a worker whether a player can still mate in a position;
    /// [`coach::Msg::Judged`](crate::app::coach::Msg::Judged) carries the verdict.
    Prove(Box<Question>),
    /// Stops the worker that `Prove` uses.
    EndProof,
}
