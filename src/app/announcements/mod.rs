//! What a player is told, also one who cannot see the board: values, which views turn into words.

mod notice;
mod why_over;

pub(in crate::app) use notice::declares;
pub use notice::{Action, Notice, Tone, What};
pub use why_over::WhyOver;

use crate::app::effect::Shared;
use crate::game::pgn::PgnError;
use crate::game::{Game, Played, Shown};
use crate::rules::{Color, File, Piece, Position, Rank, Role, San, Square};
use std::rc::Rc;

/// One thing that a player is told.
#[derive(Clone, Debug, PartialEq)]
pub enum Said {
    /// A new game begins.
    NewGame {
        /// Who is to move.
        turn: Color,
        /// Whether that side is in check.
        check: bool,
    },
    /// A game is on the board again.
    GameIsBack,
    /// A move was played.
    Moved(Box<PlayedMove>),
    /// A flag has fallen, and it is being settled what that costs.
    FlagFell(Color),
    /// A player's time runs low.
    LowTime(Color),
    /// A player has resigned, and it is being settled what that costs.
    Resigns(Color),
    /// It is being settled whether the game was drawn before what has just happened.
    BeingSettled,
    /// The game is over; the game as it ended.
    Over(Rc<Game>),
    /// Why the game is over; the game as it ended.
    Why(Rc<Game>),
    /// What a notice says.
    Notice(What),
    /// The answer to a question about the board.
    Answer(Box<Answer>),
    /// A player has tapped to resign once: the second tap resigns.
    ConfirmResignation(Color),
    /// A move is shown and waits to be confirmed.
    ConfirmMove(San),
    /// Another position is on the board.
    At(Place),
    /// The game in progress is on the board again.
    BackInGame {
        /// Who is to move; `None` where the game is over.
        turn: Option<Color>,
        /// Whether that side is in check.
        check: bool,
    },
    /// A field of the custom clock cannot be read yet.
    FieldWrong,
    /// Whether something was put on the clipboard.
    Copied(bool),
    /// Whether a file went to the downloads.
    Downloaded(bool),
    /// A text is being read.
    Reading,
    /// Whoever was to read the text did not answer.
    ReaderFailed,
    /// The players did not want to wait for it.
    ReadingStopped,
    /// The text that was given is empty.
    NothingToRead,
    /// What was found in a text: how many games, and the first thing that is wrong with it.
    Found(usize, Option<Box<PgnError>>),
}

impl From<Shared> for Said {
    fn from(shared: Shared) -> Said {
        match shared {
            Shared::Copied(done) => Said::Copied(done),
            Shared::Downloaded(done) => Said::Downloaded(done),
        }
    }
}

impl Said {
    /// What players are told when a new game is on the board.
    pub(in crate::app) fn new_game(game: &Game) -> Said {
        Said::NewGame { turn: game.turn(), check: game.position().is_check() }
    }

    /// Its name on the page, `game-is-back`.
    pub fn code(&self) -> &'static str {
        match self {
            Said::NewGame { .. } => "new-game",
            Said::GameIsBack => "game-is-back",
            Said::Moved(_) => "moved",
            Said::FlagFell(_) => "flag-fell",
            Said::LowTime(_) => "low-time",
            Said::Resigns(_) => "resigns",
            Said::BeingSettled => "being-settled",
            Said::Over(_) => "over",
            Said::Why(_) => "why",
            Said::Notice(_) => "notice",
            Said::Answer(answer) => answer.code(),
            Said::ConfirmResignation(_) => "confirm-resignation",
            Said::ConfirmMove(_) => "confirm-move",
            Said::At(_) => "at",
            Said::BackInGame { .. } => "back-in-game",
            Said::FieldWrong => "field-wrong",
            Said::Copied(true) => "copied",
            Said::Copied(false) => "not-copied",
            Said::Downloaded(true) => "downloaded",
            Said::Downloaded(false) => "not-downloaded",
            Said::Reading => "reading",
            Said::ReaderFailed => "reader-failed",
            Said::ReadingStopped => "reading-stopped",
            Said::NothingToRead => "nothing-to-read",
            Said::Found(..) => "found",
        }
    }
}

/// What is answered to a question about the board. Pieces stand square by square from a1 to h8.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    /// What stands on a rank.
    Rank(Rank, Vec<(Square, Piece)>),
    /// What stands on a file.
    File(File, Vec<(Square, Piece)>),
    /// Where a player's pieces stand.
    Pieces(Color, Vec<(Square, Piece)>),
    /// Which pieces of either player attack a square.
    Attackers(Square, Vec<(Square, Piece)>),
    /// What the piece on a square can play.
    Moves {
        /// The square.
        from: Square,
        /// Whether only captures were asked for.
        captures: bool,
        /// The moves.
        sans: Vec<San>,
    },
    /// What the clocks of White and of Black show; `None` where there is none.
    Clocks([Option<Shown>; 2]),
    /// Where the board stands: the last move, or that there is none.
    LastMove(Place),
    /// There is no piece of that kind.
    NoSuchPiece(Role),
}

impl Answer {
    /// Its name on the page.
    pub fn code(&self) -> &'static str {
        match self {
            Answer::Rank(..) => "rank",
            Answer::File(..) => "file",
            Answer::Pieces(..) => "pieces",
            Answer::Attackers(..) => "attackers",
            Answer::Moves { captures: false, .. } => "moves",
            Answer::Moves { captures: true, .. } => "captures",
            Answer::Clocks(_) => "clocks",
            Answer::LastMove(_) => "last-move",
            Answer::NoSuchPiece(_) => "no-such-piece",
        }
    }
}

/// A move that was played, with the position before it.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayedMove {
    /// The position before it.
    pub before: Position,
    /// The move.
    pub played: Played,
}

/// A place in a line of moves.
#[derive(Clone, Debug, PartialEq)]
pub enum Place {
    /// The position it starts from, or goes on from.
    Start {
        /// Who is to move there.
        turn: Color,
        /// Whether that side is in check.
        check: bool,
        /// Whether the arbiter has put it on the board.
        put_right: bool,
    },
    /// The position after this move.
    After(Box<PlayedMove>),
}

/// What a player was told last.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Told {
    /// One thing after the other.
    pub said: Vec<Said>,
    /// Whether it is the same as the time before: a screen reader has to be made to read it again.
    pub again: bool,
}

impl Told {
    /// Tells something.
    pub(in crate::app) fn tell(&mut self, said: Vec<Said>) {
        self.again = said == self.said && !self.again;
        self.said = said;
    }
}
