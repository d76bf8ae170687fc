//! Notices, which do not interrupt the game, as values that views turn into words.

use crate::app::address::AddressError;
use crate::app::kept::{BackupFault, StorageFault};
use crate::game::{Changes, Event, Game, Instant, Offer, Refusal, Request, Unplayable, WrongClaim};
use crate::rules::pgn::Note;
use crate::rules::{Bitboard, Color, Piece, Square};

/// How serious a [`Notice`] is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoticeTone {
    /// Information.
    Info,
    /// A refusal of an action.
    Refusal,
    /// An error in external data or in the browser.
    Error,
}

/// The content of a notice.
#[derive(Clone, Debug, PartialEq)]
pub enum What {
    /// The game refuses an event.
    Refused {
        /// The reason.
        refusal: Refusal,
        /// Whether the event is a claim with a declared move.
        declared: bool,
    },
    /// A move is refused because it would leave the mover's own king in check.
    KingLeftInCheck {
        /// The pieces that would give that check.
        attackers: Vec<(Square, Piece)>,
        /// Whether the king is in check already.
        already: bool,
    },
    /// A piece cannot go to the chosen square.
    Unplayable {
        /// The owner of the piece.
        by: Color,
        /// The reason.
        why: Unplayable,
        /// The pieces that show the reason.
        pieces: Vec<(Square, Piece)>,
    },
    /// The piece on this square was touched and must move, so no other one can be picked up.
    TouchedMustMove(Square, Piece),
    /// Another notice in gentle words, for children.
    InGentleWords(Box<What>),
    /// A move was tried in an earlier position of the game.
    MoveInEarlierPosition,
    /// A move was tried in an imported game.
    MoveInImportedGame,
    /// The side to move is in check.
    Check,
    /// A claim was wrong: it counts as a draw offer, and a declared move must be made.
    WrongClaim {
        /// What was counted.
        wrong: WrongClaim,
        /// Whether the claim declared a move.
        declared: bool,
        /// The player who was given time for it.
        given_time: Option<Color>,
    },
    /// A player declines the draw.
    DrawDeclined(Offer),
    /// A player offers a draw.
    DrawOffered(Offer),
    /// A player asks for a takeback, or for moves to be replayed.
    Requested(Request),
    /// The opponent refuses the request.
    RequestRefused(Request),
    /// A player allows the request.
    RequestAllowed(Color),
    /// The clocks have stopped.
    Paused,
    /// The game continues.
    Resumed,
    /// A player asks to undo the agreed draw.
    UndoAsked(Color),
    /// A player has undone the end of the game, or allowed it.
    EndUndone,
    /// A player has been given time.
    TimeGiven(Color),
    /// The arbiter has set a player's clock.
    ClockSet(Color),
    /// The arbiter has corrected the position.
    PositionCorrected {
        /// The side to move.
        turn: Color,
        /// Whether that side is in check.
        check: bool,
    },
    /// A new game has replaced the unfinished one, which was put aside.
    PutAside,
    /// The record of the last game is damaged; the details for experts.
    Damaged(String),
    /// A newer version of the app wrote the saved data, which stay unchanged.
    SavedByNewer {
        /// Whether the games played now are saved beside them.
        saves: bool,
    },
    /// A record was set aside because another one has its key: both are kept.
    RecordSetAside,
    /// The game cannot be saved.
    NotSaved(StorageFault),
    /// Saving works again.
    SavedAgain,
    /// The address could not be used.
    BadAddress {
        /// The reason.
        fault: AddressError,
        /// Whether a game on the board continues.
        playing: bool,
    },
    /// A position was read from a FEN that is not quite standard.
    LooseFen(Note),
    /// The browser did not allow copying.
    NotCopied,
    /// The browser did not accept a download.
    NotDownloaded,
    /// Many games have been played since the last backup.
    BackupAdvised,
    /// A backup has been saved to a file.
    BackupSaved,
    /// A backup could not be saved or restored.
    BackupFailed(BackupFault),
    /// A dialog could not be opened because its code could not be loaded.
    DialogNotLoaded,
    /// The computer opponent cannot run: people play its moves by hand.
    OpponentMissing,
    /// The seating that the device suggests is used: the far player's items are turned. Shown once,
    /// in the first game.
    SeatingSuggested,
    /// A new version of the page is ready.
    UpdateReady,
    /// A new version of the page is ready and waits for the end of the game.
    UpdateAfterGame,
}

/// The button of a notice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Restore the game that was put aside.
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

impl What {
    /// Returns the notice of an event's changes, if they deserve one. `game` is the game after the
    /// event.
    pub(in crate::app) fn of_changes(changes: &Changes, event: &Event, game: &Game) -> Option<What> {
        let over = game.outcome().is_some();
        if let Some(wrong) = changes.wrong_claim {
            let (declared, given_time) = (declares_move(event), changes.given_time);
            return Some(What::WrongClaim { wrong, declared, given_time });
        }
        if let Some(declined) = changes.declined {
            return Some(What::DrawDeclined(declined));
        }
        // An offer that is made with the next move is secret until then: only its player's button
        // shows it.
        if let Some(offer) = changes.offered.filter(|offer| offer.delivered) {
            return Some(What::DrawOffered(offer));
        }
        if let Some(request) = changes.requested {
            return Some(What::Requested(request));
        }
        if let Some(request) = changes.not_granted {
            return Some(What::RequestRefused(request));
        }
        Some(match event {
            Event::Pause => What::Paused,
            Event::Resume | Event::Return { .. } => What::Resumed,
            Event::Consent(by) => What::RequestAllowed(*by),
            Event::UndoEnd(by) if over => What::UndoAsked(*by),
            Event::UndoEnd(_) => What::EndUndone,
            Event::GiveTime { to, .. } => What::TimeGiven(*to),
            Event::SetClock { color, .. } => What::ClockSet(*color),
            Event::PutRight { .. } if !over => {
                What::PositionCorrected { turn: game.turn(), check: game.position().is_check() }
            }
            _ => return None,
        })
    }

    /// Returns the name of the notice on the page, such as `king-left-in-check`.
    pub fn code(&self) -> &'static str {
        match self {
            What::Refused { refusal, .. } => refusal.code(),
            What::KingLeftInCheck { .. } => "king-left-in-check",
            What::Unplayable { why, .. } => why.code(),
            What::TouchedMustMove(..) => "touch-move",
            What::InGentleWords(what) => what.code(),
            What::MoveInEarlierPosition => "looking-back",
            What::MoveInImportedGame => "looking-at-another",
            What::Check => "check",
            What::WrongClaim { .. } => "wrong-claim",
            What::DrawDeclined(_) => "draw-declined",
            What::DrawOffered(_) => "draw-offered",
            What::Requested(_) => "requested",
            What::RequestRefused(_) => "not-granted",
            What::RequestAllowed(_) => "granted",
            What::UndoAsked(_) => "undo-asked",
            What::EndUndone => "end-undone",
            What::Paused => "paused",
            What::Resumed => "goes-on",
            What::TimeGiven(_) => "time-given",
            What::ClockSet(_) => "clock-set",
            What::PositionCorrected { .. } => "position-put-right",
            What::PutAside => "put-aside",
            What::Damaged(_) => "damaged",
            What::SavedByNewer { .. } => "saved-by-newer-version",
            What::RecordSetAside => "set-aside",
            What::NotSaved(_) => "not-saved",
            What::SavedAgain => "saved-again",
            What::BadAddress { .. } => "bad-address",
            What::LooseFen(note) => note.code(),
            What::NotCopied => "not-copied",
            What::NotDownloaded => "not-downloaded",
            What::BackupAdvised => "backup-advised",
            What::BackupSaved => "backup-saved",
            What::BackupFailed(_) => "backup-failed",
            What::DialogNotLoaded => "part-missing",
            What::OpponentMissing => "partner-missing",
            What::SeatingSuggested => "seats-suggested",
            What::UpdateReady => "update-ready",
            What::UpdateAfterGame => "update-after-game",
        }
    }

    /// Returns the tone of the notice.
    pub fn tone(&self) -> NoticeTone {
        match self {
            What::Refused { .. }
            | What::KingLeftInCheck { .. }
            | What::Unplayable { .. }
            | What::TouchedMustMove(..)
            | What::MoveInEarlierPosition
            | What::MoveInImportedGame
            | What::WrongClaim { .. } => NoticeTone::Refusal,
            What::Damaged(_)
            | What::SavedByNewer { .. }
            | What::RecordSetAside
            | What::NotSaved(_)
            | What::BadAddress { .. }
            | What::BackupFailed(_)
            | What::NotCopied
            | What::NotDownloaded
            | What::DialogNotLoaded
            | What::OpponentMissing => NoticeTone::Error,
            _ => NoticeTone::Info,
        }
    }

    /// Returns the player whom the notice is for, where `turn` is the side to move; `None`: both
    /// players.
    pub fn recipient(&self, turn: Color) -> Option<Color> {
        match self {
            What::Refused { .. } | What::KingLeftInCheck { .. } | What::WrongClaim { .. } | What::Check => {
                Some(turn)
            }
            What::Unplayable { by, .. } => Some(*by),
            What::TouchedMustMove(_, piece) => Some(piece.color),
            What::InGentleWords(what) => what.recipient(turn),
            What::DrawDeclined(offer) => Some(offer.by),
            What::DrawOffered(offer) => Some(!offer.by),
            What::Requested(request) => Some(!request.by),
            What::RequestRefused(request) => Some(request.by),
            What::RequestAllowed(by) | What::UndoAsked(by) => Some(!*by),
            What::TimeGiven(to) => Some(*to),
            _ => None,
        }
    }

    /// Returns the squares that the notice is about, which the board highlights while the notice is
    /// shown.
    pub fn squares(&self) -> Bitboard {
        match self {
            What::Unplayable { why, .. } => why.squares(),
            What::TouchedMustMove(square, _) => Bitboard::from(*square),
            What::InGentleWords(what) => what.squares(),
            What::KingLeftInCheck { attackers, .. } => {
                attackers.iter().fold(Bitboard::EMPTY, |set, (square, _)| set | Bitboard::from(*square))
            }
            _ => Bitboard::EMPTY,
        }
    }
}

/// A message that does not interrupt the game.
#[derive(Clone, Debug, PartialEq)]
pub struct Notice {
    /// The content.
    pub content: What,
    /// The button, if there is one.
    pub action: Option<Action>,
    /// When the notice expires; `None` if it stays until a player closes it or another one replaces
    /// it.
    pub expires_at: Option<Instant>,
}

impl Notice {
    /// How long a temporary notice stays, in milliseconds: long enough to read it twice.
    pub const DURATION_MS: u64 = 5_000;

    /// Creates a notice that expires by itself.
    pub fn temporary(what: What, now: Instant) -> Notice {
        Notice { expires_at: Some(now.after(Notice::DURATION_MS)), ..Notice::permanent(what) }
    }

    /// Creates a notice that stays until a player closes it or another one replaces it.
    pub fn permanent(content: What) -> Notice {
        Notice { content, action: None, expires_at: None }
    }

    /// Adds a button.
    pub fn with_action(self, action: Action) -> Notice {
        Notice { action: Some(action), ..self }
    }
}

/// Whether a claim declares a move.
pub(in crate::app) fn declares_move(event: &Event) -> bool {
    matches!(event, Event::Claim { intended: Some(_), .. })
}
