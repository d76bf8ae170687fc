//! Notices: messages over the board that do not interrupt the game. Views convert these values to
//! words.

use crate::app::address::AddressError;
use crate::app::effect::FileTarget;
use crate::app::storage::{BackupFault, StorageFault};
use crate::game::{
    DrawOffer, Event, Game, GameChanges, Instant, PlayerRequest, Refusal, UnplayableReason, WrongClaim,
};
use crate::rules::pgn::ReadNote;
use crate::rules::{Bitboard, Color, Piece, Square};

/// How serious a [`Notice`] over the board is: information, refusal or error.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoticeTone {
    /// Information.
    Info,
    /// A refusal of an action.
    Refusal,
    /// An error in external data or in the browser.
    Error,
}

/// The content of a notice, a message over the board that does not interrupt the game.
#[derive(Clone, Debug, PartialEq)]
pub enum NoticeContent {
    /// The game refuses an event.
    Refused {
        /// The player whose action is refused.
        by: Color,
        /// The reason.
        refusal: Refusal,
        /// Whether the event is a draw claim that declares a move.
        declared: bool,
    },
    /// A move is refused because it would leave the mover's own king in check.
    KingLeftInCheck {
        /// The opponent's pieces that would give check.
        attackers: Vec<(Square, Piece)>,
        /// Whether the king was already in check before the move.
        already: bool,
    },
    /// A piece cannot go to the chosen square.
    Unplayable {
        /// The owner of the piece.
        by: Color,
        /// The reason.
        why: UnplayableReason,
        /// The pieces that show the reason; may be empty.
        pieces: Vec<(Square, Piece)>,
        /// If `pieces` is empty: the square of the piece to be moved, and the squares to which that
        /// piece can go. Otherwise empty.
        reach: Bitboard,
    },
    /// The piece on this square was touched and must move, so the player cannot pick up another
    /// piece.
    TouchedMustMove(Square, Piece),
    /// The contained notice, in gentle words for children.
    InGentleWords(Box<NoticeContent>),
    /// A player tried to move while the board shows an earlier position of the game, or a line that
    /// was not played.
    MoveInEarlierPosition,
    /// A player tried to move while the board shows an imported game.
    MoveInImportedGame,
    /// The side to move is in check.
    Check,
    /// A draw claim was wrong. The claim counts as a draw offer, and a move declared with the claim
    /// must be played.
    WrongClaim {
        /// The counts that show why the claim is wrong, such as how often the position has
        /// occurred.
        wrong: WrongClaim,
        /// Whether the claim declared a move.
        declared: bool,
        /// The opponent, if the wrong claim gave the opponent time.
        given_time: Option<Color>,
    },
    /// A player has declined this draw offer.
    DrawDeclined(DrawOffer),
    /// A player offers a draw.
    DrawOffered(DrawOffer),
    /// A player asks to take moves back, or to redo the moves last taken back.
    Requested(PlayerRequest),
    /// A player has refused this request of the opponent.
    RequestRefused(PlayerRequest),
    /// The player who made this request has withdrawn it.
    RequestWithdrawn(PlayerRequest),
    /// This player has allowed the opponent's request.
    RequestAllowed(Color),
    /// The game is paused: the clocks have stopped.
    Paused,
    /// The game continues.
    Resumed,
    /// This player asks to undo the agreed draw.
    UndoAsked(Color),
    /// The end of the game has been undone.
    EndUndone,
    /// This player has been given time.
    TimeGiven(Color),
    /// The arbiter has set this player's clock.
    ClockSet(Color),
    /// The arbiter has corrected the position.
    PositionCorrected {
        /// The side to move.
        turn: Color,
        /// Whether that side is in check.
        check: bool,
    },
    /// A new game has replaced an unfinished game, which was put aside.
    PutAside,
    /// The record of a saved game is damaged. Contains the details, for experts.
    Damaged(String),
    /// A newer version of the app wrote the saved data; this version does not change the data.
    SavedByNewer {
        /// Whether this version saves new games, next to the data of the newer version.
        saves: bool,
    },
    /// A record could not be saved, usually because another record has the same storage key. It was
    /// added to the damaged records, so nothing is lost.
    RecordSetAside,
    /// The game cannot be saved.
    NotSaved(StorageFault),
    /// Saving works again.
    SavedAgain,
    /// The page's address could not be used.
    BadAddress {
        /// Why the address could not be used.
        fault: AddressError,
        /// Whether a game on the board continues.
        playing: bool,
    },
    /// A position was read from a FEN that is not quite standard.
    LooseFen(ReadNote),
    /// The browser did not allow copying.
    NotCopied,
    /// The browser did not accept a download.
    NotDownloaded,
    /// Many games have been played since the last backup.
    BackupAdvised,
    /// A backup has been saved to a file.
    BackupSaved(FileTarget),
    /// A backup could not be saved or restored.
    BackupFailed(BackupFault),
    /// Program code, translated texts or a style sheet could not be loaded.
    CodeNotLoaded,
    /// The computer opponent cannot run. The players must play its moves by hand.
    OpponentMissing,
    /// The app uses the seating face to face, which suits a device that lies flat: the far player's
    /// part of the screen is turned towards that player. Shown once, after the first move of a
    /// game.
    SeatingSuggested,
    /// A new version of the page is ready.
    UpdateReady,
    /// A new version of the page is ready and waits for the end of the game.
    UpdateAfterGame,
}

/// What the button on a notice over the board does, such as to save a backup.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoticeAction {
    /// Put on the board the unfinished game that was put aside last.
    Restore,
    /// Save a backup to a file.
    SaveBackup,
    /// Load the new version of the page.
    Update,
    /// Choose how the players sit.
    ChooseSeating,
    /// Return from the review to the game in progress.
    BackToGame,
}

impl NoticeContent {
    /// Returns the notice over the board about the changes that the game event `event` has made;
    /// `None` if the changes need no notice. `game` is the game after the event.
    pub(in crate::app) fn of_changes(
        changes: &GameChanges,
        event: &Event,
        game: &Game,
    ) -> Option<NoticeContent> {
        let over = game.outcome().is_some();
        if let Some(wrong) = changes.wrong_claim {
            let (declared, given_time) = (declares_move(event), changes.time_given_to);
            return Some(NoticeContent::WrongClaim { wrong, declared, given_time });
        }
        if let Some(declined) = changes.declined {
            return Some(NoticeContent::DrawDeclined(declined));
        }
        // A player can prepare a draw offer for the next move. Until that move the offer is secret,
        // so there is no notice.
        if let Some(offer) = changes.offered.filter(|offer| offer.is_delivered) {
            return Some(NoticeContent::DrawOffered(offer));
        }
        if let Some(request) = changes.requested {
            return Some(NoticeContent::Requested(request));
        }
        if let Some(request) = changes.declined_request {
            // A move event names no player. The mover is the player who is not to move after the
            // event. By moving, a player withdraws their own request or refuses the opponent's
            // request.
            let by = event.player().unwrap_or(!game.turn());
            return Some(if by == request.by {
                NoticeContent::RequestWithdrawn(request)
            } else {
                NoticeContent::RequestRefused(request)
            });
        }
        Some(match event {
            Event::Pause => NoticeContent::Paused,
            Event::Resume | Event::EndAbsence { .. } => NoticeContent::Resumed,
            Event::GrantRequest(by) => NoticeContent::RequestAllowed(*by),
            Event::UndoEnd(by) if over => NoticeContent::UndoAsked(*by),
            Event::UndoEnd(_) => NoticeContent::EndUndone,
            Event::GiveTime { to, .. } => NoticeContent::TimeGiven(*to),
            Event::SetClock { color, .. } => NoticeContent::ClockSet(*color),
            Event::CorrectPosition { .. } if !over => {
                NoticeContent::PositionCorrected { turn: game.turn(), check: game.position().is_check() }
            }
            _ => return None,
        })
    }

    /// Returns the short name of this notice that the page's HTML contains, such as
    /// `king-left-in-check`.
    pub fn code(&self) -> &'static str {
        match self {
            NoticeContent::Refused { refusal, .. } => refusal.code(),
            NoticeContent::KingLeftInCheck { .. } => "king-left-in-check",
            NoticeContent::Unplayable { why, .. } => why.code(),
            NoticeContent::TouchedMustMove(..) => "touch-move",
            NoticeContent::InGentleWords(what) => what.code(),
            NoticeContent::MoveInEarlierPosition => "looking-back",
            NoticeContent::MoveInImportedGame => "looking-at-another",
            NoticeContent::Check => "check",
            NoticeContent::WrongClaim { .. } => "wrong-claim",
            NoticeContent::DrawDeclined(_) => "draw-declined",
            NoticeContent::DrawOffered(_) => "draw-offered",
            NoticeContent::Requested(_) => "requested",
            NoticeContent::RequestRefused(_) => "not-granted",
            NoticeContent::RequestWithdrawn(_) => "withdrawn",
            NoticeContent::RequestAllowed(_) => "granted",
            NoticeContent::UndoAsked(_) => "undo-asked",
            NoticeContent::EndUndone => "end-undone",
            NoticeContent::Paused => "paused",
            NoticeContent::Resumed => "goes-on",
            NoticeContent::TimeGiven(_) => "time-given",
            NoticeContent::ClockSet(_) => "clock-set",
            NoticeContent::PositionCorrected { .. } => "position-put-right",
            NoticeContent::PutAside => "put-aside",
            NoticeContent::Damaged(_) => "damaged",
            NoticeContent::SavedByNewer { .. } => "saved-by-newer-version",
            NoticeContent::RecordSetAside => "set-aside",
            NoticeContent::NotSaved(_) => "not-saved",
            NoticeContent::SavedAgain => "saved-again",
            NoticeContent::BadAddress { .. } => "bad-address",
            NoticeContent::LooseFen(note) => note.code(),
            NoticeContent::NotCopied => "not-copied",
            NoticeContent::NotDownloaded => "not-downloaded",
            NoticeContent::BackupAdvised => "backup-advised",
            NoticeContent::BackupSaved(_) => "backup-saved",
            NoticeContent::BackupFailed(_) => "backup-failed",
            NoticeContent::CodeNotLoaded => "part-missing",
            NoticeContent::OpponentMissing => "partner-missing",
            NoticeContent::SeatingSuggested => "seats-suggested",
            NoticeContent::UpdateReady => "update-ready",
            NoticeContent::UpdateAfterGame => "update-after-game",
        }
    }

    /// Returns how serious this notice over the board is: information, refusal or error.
    pub fn tone(&self) -> NoticeTone {
        match self {
            NoticeContent::Refused { .. }
            | NoticeContent::KingLeftInCheck { .. }
            | NoticeContent::Unplayable { .. }
            | NoticeContent::TouchedMustMove(..)
            | NoticeContent::MoveInEarlierPosition
            | NoticeContent::MoveInImportedGame
            | NoticeContent::WrongClaim { .. } => NoticeTone::Refusal,
            NoticeContent::Damaged(_)
            | NoticeContent::SavedByNewer { .. }
            | NoticeContent::RecordSetAside
            | NoticeContent::NotSaved(_)
            | NoticeContent::BadAddress { .. }
            | NoticeContent::BackupFailed(_)
            | NoticeContent::NotCopied
            | NoticeContent::NotDownloaded
            | NoticeContent::CodeNotLoaded
            | NoticeContent::OpponentMissing => NoticeTone::Error,
            _ => NoticeTone::Info,
        }
    }

    /// Returns the player to whom this notice over the board is addressed; `None` for both. `turn`
    /// is the side to move.
    pub fn recipient(&self, turn: Color) -> Option<Color> {
        match self {
            NoticeContent::KingLeftInCheck { .. }
            | NoticeContent::WrongClaim { .. }
            | NoticeContent::Check => Some(turn),
            NoticeContent::Refused { by, .. } => Some(*by),
            NoticeContent::Unplayable { by, .. } => Some(*by),
            NoticeContent::TouchedMustMove(_, piece) => Some(piece.color),
            NoticeContent::InGentleWords(what) => what.recipient(turn),
            NoticeContent::DrawDeclined(offer) => Some(offer.by),
            NoticeContent::DrawOffered(offer) => Some(!offer.by),
            NoticeContent::Requested(request) => Some(!request.by),
            NoticeContent::RequestRefused(request) => Some(request.by),
            NoticeContent::RequestWithdrawn(request) => Some(!request.by),
            NoticeContent::RequestAllowed(by) | NoticeContent::UndoAsked(by) => Some(!*by),
            NoticeContent::TimeGiven(to) => Some(*to),
            _ => None,
        }
    }

    /// Returns the squares that this notice over the board is about. The board highlights them
    /// while the notice is shown.
    pub fn squares(&self) -> Bitboard {
        match self {
            NoticeContent::Unplayable { why, .. } => why.squares(),
            NoticeContent::TouchedMustMove(square, _) => Bitboard::from(*square),
            NoticeContent::InGentleWords(what) => what.squares(),
            NoticeContent::KingLeftInCheck { attackers, .. } => {
                attackers.iter().fold(Bitboard::EMPTY, |set, (square, _)| set | Bitboard::from(*square))
            }
            _ => Bitboard::EMPTY,
        }
    }

    /// Returns the squares to mark briefly if no piece shows why a move was refused: the square of
    /// the piece that was to move, and the squares to which it can go. Empty for every other
    /// notice.
    pub fn reach(&self) -> Bitboard {
        match self {
            NoticeContent::Unplayable { reach, .. } => *reach,
            NoticeContent::InGentleWords(what) => what.reach(),
            _ => Bitboard::EMPTY,
        }
    }
}

/// A message over the board that does not interrupt the game, such as that a move is illegal.
#[derive(Clone, Debug, PartialEq)]
pub struct Notice {
    /// The content.
    pub content: NoticeContent,
    /// The button, if there is one.
    pub action: Option<NoticeAction>,
    /// When the notice expires; `None` if it stays until a player closes it or another notice
    /// replaces it.
    pub expires_at: Option<Instant>,
}

impl Notice {
    /// Time for which a temporary notice is shown, in milliseconds. It is long enough to read the
    /// notice twice.
    pub const DURATION_MS: u64 = 5_000;

    /// Creates a notice over the board that is shown from `now` for [`Notice::DURATION_MS`].
    pub fn temporary(what: NoticeContent, now: Instant) -> Notice {
        Notice { expires_at: Some(now.plus_millis(Notice::DURATION_MS)), ..Notice::permanent(what) }
    }

    /// Creates a notice over the board that stays until a player closes it or another notice
    /// replaces it.
    pub fn permanent(content: NoticeContent) -> Notice {
        Notice { content, action: None, expires_at: None }
    }

    /// Returns this notice over the board with a button for the action `action`.
    pub fn with_action(self, action: NoticeAction) -> Notice {
        Notice { action: Some(action), ..self }
    }
}

/// Whether an event is a draw claim that names a move which the player intends to make (FIDE
/// 9.2.1.1, 9.3.1).
pub(in crate::app) fn declares_move(event: &Event) -> bool {
    matches!(event, Event::Claim { intended: Some(_), .. })
}
