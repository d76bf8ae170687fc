//! Announcements to the players, on the screen and for screen readers, as values that views turn
//! into words.

mod end_explanation;
mod notice;

pub use end_explanation::EndExplanation;
pub(in crate::app) use notice::declares_move;
pub use notice::{Notice, NoticeAction, NoticeContent, NoticeTone};

use crate::app::effect::{FileTarget, ShareResult};
use crate::game::pgn::PgnError;
use crate::game::{ClockDisplay, Game, PlayedHalfMove};
use crate::rules::{Color, File, Piece, Position, Rank, Role, San, Square};
use std::rc::Rc;

/// One item of an announcement to a player, such as a played move, on the screen and for screen
/// readers.
#[derive(Clone, Debug, PartialEq)]
pub enum AnnouncementItem {
    /// A new game begins.
    NewGame {
        /// The side to move.
        turn: Color,
        /// Whether that side is in check.
        check: bool,
    },
    /// A game that was begun earlier is on the board: one that was put aside, saved, or received
    /// from another device.
    GameIsBack,
    /// A move was played.
    Moved(Box<PlayedMove>),
    /// The flag of this player has fallen; a web worker still has to find out the result.
    FlagFell(Color),
    /// The flag of this player has fallen on the clock for a wooden board; the players say what it
    /// costs.
    WoodenBoardFlagFell(Color),
    /// This player's time runs low.
    LowTime(Color),
    /// This player has resigned; a web worker still has to find out the result.
    Resigns(Color),
    /// The result after a draw, an arbiter's decision or a move that left the king in check is not
    /// final yet: a web worker still has to find out whether mate was possible.
    AwaitingVerdict,
    /// The game is over. Contains the game as it ended.
    GameOver(Rc<Game>),
    /// A step of the explanation why the game is over.
    EndExplained {
        /// The game as it ended.
        game: Rc<Game>,
        /// The step of the explanation, counted from 0.
        step: usize,
    },
    /// The text of a notice.
    Notice(NoticeContent),
    /// The answer to a question about the board.
    Answer(Box<BoardAnswer>),
    /// This player is about to resign, and must confirm.
    ConfirmResignation(Color),
    /// A move is shown and waits for confirmation.
    ConfirmMove(San),
    /// An earlier position of the game, or one of another line of moves, is on the board.
    PositionShown(LinePlace),
    /// The board shows the game in progress again, after other positions.
    BackInGame {
        /// The side to move; `None` if the game is over.
        turn: Option<Color>,
        /// Whether that side is in check.
        check: bool,
    },
    /// A field of the form for a new game has no valid value: a time of the custom clock, or the
    /// number of a Chess960 position.
    InvalidFormField,
    /// Whether copying to the clipboard succeeded.
    Copied(bool),
    /// A file was passed to this receiver: the downloads, or another program.
    FileSaved(FileTarget),
    /// The browser did not accept a file.
    FileNotSaved,
    /// A text is being read.
    ReadingText,
    /// The worker that reads the text did not answer.
    ReaderFailed,
    /// The players stopped the reading of a text.
    ReadingStopped,
    /// The text is empty, or has neither a game nor a fault.
    NothingToRead,
    /// The number of games found in a text, and the first error in the text, if there is one.
    GamesFound(usize, Option<Box<PgnError>>),
}

impl From<ShareResult> for AnnouncementItem {
    /// Returns the announcement that a text was copied or a file saved, or that this failed.
    fn from(shared: ShareResult) -> AnnouncementItem {
        match shared {
            ShareResult::Copied(done) => AnnouncementItem::Copied(done),
            ShareResult::FileSaved(target) => AnnouncementItem::FileSaved(target),
            ShareResult::FileNotSaved => AnnouncementItem::FileNotSaved,
        }
    }
}

impl AnnouncementItem {
    /// Returns the announcement that a new game, `game`, is on the board.
    pub(in crate::app) fn new_game(game: &Game) -> AnnouncementItem {
        AnnouncementItem::NewGame { turn: game.turn(), check: game.position().is_check() }
    }

    /// Returns the short name of this announcement item that the page's HTML contains, such as
    /// `game-is-back`.
    pub fn code(&self) -> &'static str {
        match self {
            AnnouncementItem::NewGame { .. } => "new-game",
            AnnouncementItem::GameIsBack => "game-is-back",
            AnnouncementItem::Moved(_) => "moved",
            AnnouncementItem::FlagFell(_) | AnnouncementItem::WoodenBoardFlagFell(_) => "flag-fell",
            AnnouncementItem::LowTime(_) => "low-time",
            AnnouncementItem::Resigns(_) => "resigns",
            AnnouncementItem::AwaitingVerdict => "being-settled",
            AnnouncementItem::GameOver(_) => "over",
            AnnouncementItem::EndExplained { .. } => "why",
            AnnouncementItem::Notice(_) => "notice",
            AnnouncementItem::Answer(answer) => answer.code(),
            AnnouncementItem::ConfirmResignation(_) => "confirm-resignation",
            AnnouncementItem::ConfirmMove(_) => "confirm-move",
            AnnouncementItem::PositionShown(_) => "at",
            AnnouncementItem::BackInGame { .. } => "back-in-game",
            AnnouncementItem::InvalidFormField => "field-wrong",
            AnnouncementItem::Copied(true) => "copied",
            AnnouncementItem::Copied(false) => "not-copied",
            AnnouncementItem::FileSaved(FileTarget::Downloads) => "downloaded",
            AnnouncementItem::FileSaved(FileTarget::OtherProgram) => "file-shared",
            AnnouncementItem::FileNotSaved => "not-downloaded",
            AnnouncementItem::ReadingText => "reading",
            AnnouncementItem::ReaderFailed => "reader-failed",
            AnnouncementItem::ReadingStopped => "reading-stopped",
            AnnouncementItem::NothingToRead => "nothing-to-read",
            AnnouncementItem::GamesFound(..) => "found",
        }
    }
}

/// The answer to a keyboard question of a player who does not see the board, such as which pieces
/// are on a rank. Pieces are listed square by square from a1 to h8.
#[derive(Clone, Debug, PartialEq)]
pub enum BoardAnswer {
    /// The pieces on a rank.
    Rank(Rank, Vec<(Square, Piece)>),
    /// The pieces on a file.
    File(File, Vec<(Square, Piece)>),
    /// A player's pieces.
    Pieces(Color, Vec<(Square, Piece)>),
    /// The pieces of both players that attack a square.
    Attackers(Square, Vec<(Square, Piece)>),
    /// The moves of the piece on a square.
    Moves {
        /// The square.
        from: Square,
        /// Whether only captures were asked for.
        captures: bool,
        /// The moves.
        sans: Vec<San>,
    },
    /// The times of White and of Black; `None` where there is no clock.
    Clocks([Option<ClockDisplay>; 2]),
    /// The last move, or the starting position if no move has been played.
    LastMove(LinePlace),
    /// There is no piece of this role on the board.
    NoSuchPiece(Role),
}

impl BoardAnswer {
    /// Returns the short name of this answer about the board that the page's HTML contains, such as
    /// `last-move`.
    pub fn code(&self) -> &'static str {
        match self {
            BoardAnswer::Rank(..) => "rank",
            BoardAnswer::File(..) => "file",
            BoardAnswer::Pieces(..) => "pieces",
            BoardAnswer::Attackers(..) => "attackers",
            BoardAnswer::Moves { captures: false, .. } => "moves",
            BoardAnswer::Moves { captures: true, .. } => "captures",
            BoardAnswer::Clocks(_) => "clocks",
            BoardAnswer::LastMove(_) => "last-move",
            BoardAnswer::NoSuchPiece(_) => "no-such-piece",
        }
    }
}

/// A move that was played, with the position before it, for an announcement.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayedMove {
    /// The position before the move.
    pub before: Position,
    /// The move.
    pub played: PlayedHalfMove,
}

/// A place in a game or in another line of moves, for announcements: its start, or the position
/// after a move.
#[derive(Clone, Debug, PartialEq)]
pub enum LinePlace {
    /// The start of the line, or a position set by the arbiter.
    Start {
        /// The side to move.
        turn: Color,
        /// Whether that side is in check.
        check: bool,
        /// Whether the arbiter set the position.
        is_corrected: bool,
    },
    /// The position after this move.
    After(Box<PlayedMove>),
}

/// The last announcement to one player, on the screen and for screen readers.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Announcement {
    /// The items, in order.
    pub items: Vec<AnnouncementItem>,
    /// Whether the view adds a mark (a space) to the text. The value alternates while the same
    /// items are repeated: the text changes, so that a screen reader reads it again.
    pub is_repeated: bool,
}

impl Announcement {
    /// Replaces the items of this announcement to a player. If the new items are the same as the
    /// old ones, changes the mark that makes a screen reader read the text again.
    pub(in crate::app) fn replace_items(&mut self, said: Vec<AnnouncementItem>) {
        self.is_repeated = said == self.items && !self.is_repeated;
        self.items = said;
    }
}
