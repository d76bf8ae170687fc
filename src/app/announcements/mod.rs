//! Announcements to the players, on the screen and for screen readers. Views convert these values
//! to words.

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

/// One item of an [`Announcement`], such as a played move.
#[derive(Clone, Debug, PartialEq)]
pub enum AnnouncementItem {
    /// A new game begins.
    NewGame {
        /// The side to move.
        turn: Color,
        /// Whether that side is in check.
        check: bool,
    },
    /// A game that began earlier is on the board: it was put aside, saved, or received from another
    /// device.
    GameIsBack,
    /// A move was played.
    Moved(Box<PlayedMove>),
    /// The flag of this player has fallen. A web worker must still find out the result.
    FlagFell(Color),
    /// The flag of this player has fallen in a game on a wooden board. The app is only the clock of
    /// such a game, so the players decide the result.
    WoodenBoardFlagFell(Color),
    /// This player's time runs low.
    LowTime(Color),
    /// This player has resigned. A web worker must still find out the result.
    Resigns(Color),
    /// The game ended by a draw, an arbiter's decision or a move that left the king in check. The
    /// result is not final: a web worker must still find out whether mate was possible.
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
    /// The answer to a player's question about the board.
    Answer(Box<BoardAnswer>),
    /// This player is about to resign, and must confirm.
    ConfirmResignation(Color),
    /// A move is shown and waits for confirmation.
    ConfirmMove(San),
    /// The board shows an earlier position of the game, or a position of another line of moves.
    PositionShown(LinePlace),
    /// The board shows the game in progress again.
    BackInGame {
        /// The side to move; `None` if the game is over.
        turn: Option<Color>,
        /// Whether that side is in check.
        check: bool,
    },
    /// A field of the form for a new game has no valid value: a time of the custom clock, or the
    /// number of a Chess960 position.
    InvalidFormField,
    /// Whether a text was copied to the clipboard.
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
    /// Converts the result of copying or saving to its announcement.
    fn from(shared: ShareResult) -> AnnouncementItem {
        match shared {
            ShareResult::Copied(done) => AnnouncementItem::Copied(done),
            ShareResult::FileSaved(target) => AnnouncementItem::FileSaved(target),
            ShareResult::FileNotSaved => AnnouncementItem::FileNotSaved,
        }
    }
}

impl AnnouncementItem {
    /// Returns the announcement that the new game `game` is on the board.
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

/// The answer to a question that a player asks by a key, for example which pieces are on a rank.
/// Such questions help players who do not see the board. Pieces are listed square by square from a1
/// to h8.
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
        /// Whether the player asked only for captures.
        captures: bool,
        /// The moves.
        sans: Vec<San>,
    },
    /// The times of White and of Black; `None` without a clock.
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

/// A position in a game or in another line of moves, for announcements.
#[derive(Clone, Debug, PartialEq)]
pub enum LinePlace {
    /// The position at the start of the line, or a position set by the arbiter.
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
    /// Whether the view adds a space to the text. A screen reader reads a text again only if the
    /// text has changed, so this value alternates while the same items are repeated.
    pub is_repeated: bool,
}

impl Announcement {
    /// Replaces the items of this announcement to a player. If the new items are the same as the
    /// old items, changes `is_repeated`, so that a screen reader reads the text again.
    pub(in crate::app) fn replace_items(&mut self, said: Vec<AnnouncementItem>) {
        self.is_repeated = said == self.items && !self.is_repeated;
        self.items = said;
    }
}
