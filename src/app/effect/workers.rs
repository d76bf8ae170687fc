//! Effects on the workers: the arbiter's, the computer opponent's and the coach's.

use crate::app::kept::GameId;
use crate::game::{Game, Question};
use crate::partner::Level;
use crate::rules::Color;

/// Something for the worker to do.
#[derive(Clone, Debug, PartialEq)]
pub enum Job {
    /// Answer this; [`table::Msg::Answer`](crate::app::table::Msg::Answer) brings the verdict.
    Ask {
        /// The game it came up in.
        game: GameId,
        /// The question.
        question: Box<Question>,
    },
    /// Read the games in this text; [`import::Msg::Read`](crate::app::dialogs::import::Msg::Read) brings them. An earlier text is
    /// read no further.
    Read(String),
    /// The same with the file that has been chosen.
    ReadFile,
    /// Read no further.
    StopReading,
    /// Begin to read the file that has been chosen for the archive; [`games::Msg::Batch`](crate::app::dialogs::games::Msg::Batch)
    /// brings its first games.
    BringIn,
    /// Read on there; the same message brings the next ones.
    BringMore,
    /// Draw a number that cannot be guessed; [`club::Msg::Key`](crate::app::dialogs::club::Msg::Key) brings it, or says that there
    /// is none.
    DrawKey,
    /// Read the game in this fragment of an address; [`link::Msg::Read`](crate::app::dialogs::link::Msg::Read) brings it.
    ReadLink(String),
}

/// Something for the worker of the computer opponent.
#[derive(Clone, Debug, PartialEq)]
pub enum OpponentEffect {
    /// Decide what the computer does; [`opponent::Msg`](crate::app::opponent::Msg) answers.
    Think {
        /// The game on the board.
        game: Box<Game>,
        /// The level at which it plays.
        level: Level,
        /// Seed of its choices.
        seed: u64,
        /// The colour whose draw offer is to be answered; `None`: the computer is to move.
        offered_to: Option<Color>,
        /// How many milliseconds it may think.
        millis: u32,
    },
    /// End the worker: what it thinks of is no longer asked.
    Stop,
}

/// Something for the workers of the coach.
#[derive(Clone, Debug, PartialEq)]
pub enum CoachEffect {
    /// Look for the best move in a position; [`coach::Msg::Studied`](crate::app::coach::Msg::Studied) answers, or
    /// [`coach::Msg::Failed`](crate::app::coach::Msg::Failed).
    Study {
        /// The game that the position is of.
        game: Box<Game>,
        /// After how many half-moves.
        plies: usize,
        /// How many positions may be looked at.
        nodes: u64,
        /// How many milliseconds that may take.
        millis: u32,
    },
    /// End that worker.
    EndStudy,
    /// Have the arbiter's worker answer this; [`coach::Msg::Judged`](crate::app::coach::Msg::Judged) brings the verdict.
    Prove(Box<Question>),
    /// End that worker.
    EndProof,
}
