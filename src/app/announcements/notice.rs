//! Messages that do not stop the game, as values: views turn them into words.

use crate::app::address::AddressError;
use crate::app::kept::{BackupFault, StorageFault};
use crate::game::{Changes, Event, Game, Instant, Offer, Refusal, Request, Unplayable, WrongClaim};
use crate::rules::pgn::Note;
use crate::rules::{Bitboard, Color, Piece, Square};

/// How serious a [`Notice`] is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Worth knowing.
    Info,
    /// Something asked for was refused.
    Refusal,
    /// Something from outside could not be used.
    Error,
}

/// What a notice says.
#[derive(Clone, Debug, PartialEq)]
pub enum What {
    /// The game refuses what somebody asked for.
    Refused {
        /// Why.
        refusal: Refusal,
        /// Whether a claim was refused that declared a move.
        declared: bool,
    },
    /// A move was refused because it would leave the mover's own king in check.
    KingLeftInCheck {
        /// The pieces that would give that check.
        attackers: Vec<(Square, Piece)>,
        /// Whether the king stands in check now.
        already: bool,
    },
    /// A piece cannot be played where somebody tried to.
    Unplayable {
        /// Whose piece it is.
        by: Color,
        /// Why.
        why: Unplayable,
        /// The pieces that show it.
        pieces: Vec<(Square, Piece)>,
    },
    /// Another piece was taken than the one on that square, which was touched and has to move.
    Touched(Square, Piece),
    /// Any of these in gentle words, to children.
    Gently(Box<What>),
    /// A move was tried in an earlier position of the game.
    LookingBack,
    /// A move was tried in a game from elsewhere.
    LookingAtAnother,
    /// The side to move is in check.
    Check,
    /// A claim was wrong: it is an offer of a draw, and a declared move must be made.
    WrongClaim {
        /// What was counted.
        wrong: WrongClaim,
        /// Whether the claim declared a move.
        declared: bool,
        /// Who has been given time for it.
        given_time: Option<Color>,
    },
    /// A player declines the draw.
    Declined(Offer),
    /// A player offers a draw.
    Offered(Offer),
    /// A player asks for a takeback, or for a move to be played again.
    Requested(Request),
    /// The other player does not allow it.
    NotGranted(Request),
    /// A player allows what was asked.
    Granted(Color),
    /// The clocks have stopped.
    Paused,
    /// The game goes on.
    GoesOn,
    /// A player asks to undo the draw that both agreed on.
    UndoAsked(Color),
    /// A player has undone the end of the game, or allowed it.
    EndUndone,
    /// A player has been given time.
    TimeGiven(Color),
    /// The arbiter has set a player's clock.
    ClockSet(Color),
    /// The arbiter has put the position right.
    PutRight {
        /// Who is to move now.
        turn: Color,
        /// Whether that side is in check.
        check: bool,
    },
    /// A new game has put the unfinished one aside.
    PutAside,
    /// The record of the last game is damaged; what is wrong, for experts.
    Damaged(String),
    /// A newer version of the app has saved what is here: it is left alone.
    SavedByNewer {
        /// Whether what is played now is saved beside it.
        saves: bool,
    },
    /// Something else is saved where something was to be saved: both are kept.
    SetAside,
    /// The game cannot be saved.
    NotSaved(StorageFault),
    /// The game is saved again.
    SavedAgain,
    /// The address could not be used.
    BadAddress {
        /// Why.
        fault: AddressError,
        /// Whether a game on the board goes on.
        playing: bool,
    },
    /// A position was read that is not quite written as the standard has it.
    ReadLoosely(Note),
    /// The browser does not allow copying.
    NotCopied,
    /// The browser has not taken a file.
    NotDownloaded,
    /// Many games have been played since the last backup.
    BackupAdvised,
    /// Everything has been saved to a file.
    BackupSaved,
    /// Everything could not be saved to a file, or restored from one.
    BackupFailed(BackupFault),
    /// A dialog could not be opened: the part of the page that draws it could not be loaded.
    PartMissing,
    /// A partner cannot be had: people play its moves by hand.
    PartnerMissing,
    /// Nobody has chosen how the players sit: the far player's things are turned. The first game says so, once.
    SeatsSuggested,
    /// A new version of the page is ready.
    UpdateReady,
    /// A new version is ready, and waits for the end of the game.
    UpdateAfterGame,
}

/// What a notice offers to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Go back to the game that was put aside.
    Restore,
    /// Save everything to a file.
    SaveBackup,
    /// Take the new version of the page.
    Update,
    /// Choose how the players sit.
    Seats,
    /// Go back from what is looked at to the game in progress.
    Live,
}

impl What {
    /// What an event has changed between the players, if it is worth a message. `game` is the game after it.
    pub(in crate::app) fn of(changes: &Changes, event: &Event, game: &Game) -> Option<What> {
        let over = game.outcome().is_some();
        if let Some(wrong) = changes.wrong_claim {
            let (declared, given_time) = (declares(event), changes.given_time);
            return Some(What::WrongClaim { wrong, declared, given_time });
        }
        if let Some(declined) = changes.declined {
            return Some(What::Declined(declined));
        }
        // One that goes with the next move is secret until then: only its own player's button shows it.
        if let Some(offer) = changes.offered.filter(|offer| offer.delivered) {
            return Some(What::Offered(offer));
        }
        if let Some(request) = changes.requested {
            return Some(What::Requested(request));
        }
        if let Some(request) = changes.not_granted {
            return Some(What::NotGranted(request));
        }
        Some(match event {
            Event::Pause => What::Paused,
            Event::Resume | Event::Return { .. } => What::GoesOn,
            Event::Consent(by) => What::Granted(*by),
            Event::UndoEnd(by) if over => What::UndoAsked(*by),
            Event::UndoEnd(_) => What::EndUndone,
            Event::GiveTime { to, .. } => What::TimeGiven(*to),
            Event::SetClock { color, .. } => What::ClockSet(*color),
            Event::PutRight { .. } if !over => {
                What::PutRight { turn: game.turn(), check: game.position().is_check() }
            }
            _ => return None,
        })
    }

    /// Its name on the page, `king-left-in-check`.
    pub fn code(&self) -> &'static str {
        match self {
            What::Refused { refusal, .. } => refusal.code(),
            What::KingLeftInCheck { .. } => "king-left-in-check",
            What::Unplayable { why, .. } => why.code(),
            What::Touched(..) => "touch-move",
            What::Gently(what) => what.code(),
            What::LookingBack => "looking-back",
            What::LookingAtAnother => "looking-at-another",
            What::Check => "check",
            What::WrongClaim { .. } => "wrong-claim",
            What::Declined(_) => "draw-declined",
            What::Offered(_) => "draw-offered",
            What::Requested(_) => "requested",
            What::NotGranted(_) => "not-granted",
            What::Granted(_) => "granted",
            What::UndoAsked(_) => "undo-asked",
            What::EndUndone => "end-undone",
            What::Paused => "paused",
            What::GoesOn => "goes-on",
            What::TimeGiven(_) => "time-given",
            What::ClockSet(_) => "clock-set",
            What::PutRight { .. } => "position-put-right",
            What::PutAside => "put-aside",
            What::Damaged(_) => "damaged",
            What::SavedByNewer { .. } => "saved-by-newer-version",
            What::SetAside => "set-aside",
            What::NotSaved(_) => "not-saved",
            What::SavedAgain => "saved-again",
            What::BadAddress { .. } => "bad-address",
            What::ReadLoosely(note) => note.code(),
            What::NotCopied => "not-copied",
            What::NotDownloaded => "not-downloaded",
            What::BackupAdvised => "backup-advised",
            What::BackupSaved => "backup-saved",
            What::BackupFailed(_) => "backup-failed",
            What::PartMissing => "part-missing",
            What::PartnerMissing => "partner-missing",
            What::SeatsSuggested => "seats-suggested",
            What::UpdateReady => "update-ready",
            What::UpdateAfterGame => "update-after-game",
        }
    }

    /// How serious it is.
    pub fn tone(&self) -> Tone {
        match self {
            What::Refused { .. }
            | What::KingLeftInCheck { .. }
            | What::Unplayable { .. }
            | What::Touched(..)
            | What::LookingBack
            | What::LookingAtAnother
            | What::WrongClaim { .. } => Tone::Refusal,
            What::Damaged(_)
            | What::SavedByNewer { .. }
            | What::SetAside
            | What::NotSaved(_)
            | What::BadAddress { .. }
            | What::BackupFailed(_)
            | What::NotCopied
            | What::NotDownloaded
            | What::PartMissing
            | What::PartnerMissing => Tone::Error,
            _ => Tone::Info,
        }
    }

    /// Whom it is said to, where this side is to move; `None`: both.
    pub fn is_for(&self, turn: Color) -> Option<Color> {
        match self {
            What::Refused { .. } | What::KingLeftInCheck { .. } | What::WrongClaim { .. } | What::Check => {
                Some(turn)
            }
            What::Unplayable { by, .. } => Some(*by),
            What::Touched(_, piece) => Some(piece.color),
            What::Gently(what) => what.is_for(turn),
            What::Declined(offer) => Some(offer.by),
            What::Offered(offer) => Some(!offer.by),
            What::Requested(request) => Some(!request.by),
            What::NotGranted(request) => Some(request.by),
            What::Granted(by) | What::UndoAsked(by) => Some(!*by),
            What::TimeGiven(to) => Some(*to),
            _ => None,
        }
    }

    /// The squares it speaks of, marked on the board while it stands.
    pub fn squares(&self) -> Bitboard {
        match self {
            What::Unplayable { why, .. } => why.squares(),
            What::Touched(square, _) => Bitboard::from(*square),
            What::Gently(what) => what.squares(),
            What::KingLeftInCheck { attackers, .. } => {
                attackers.iter().fold(Bitboard::EMPTY, |set, (square, _)| set | Bitboard::from(*square))
            }
            _ => Bitboard::EMPTY,
        }
    }
}

/// A message that does not stop the game.
#[derive(Clone, Debug, PartialEq)]
pub struct Notice {
    /// What it says.
    pub what: What,
    /// What it offers to do.
    pub action: Option<Action>,
    /// When it goes by itself; `None` if it stays until somebody closes it or another one replaces it.
    pub until: Option<Instant>,
}

impl Notice {
    /// How long a passing notice stands, in milliseconds: long enough to read twice.
    pub const STANDS_MS: u64 = 5_000;

    /// A notice that goes by itself.
    pub fn passing(what: What, now: Instant) -> Notice {
        Notice { until: Some(now.after(Notice::STANDS_MS)), ..Notice::staying(what) }
    }

    /// A notice that stays until somebody closes it or another one replaces it.
    pub fn staying(what: What) -> Notice {
        Notice { what, action: None, until: None }
    }

    /// The same, with something it offers to do.
    pub fn offering(self, action: Action) -> Notice {
        Notice { action: Some(action), ..self }
    }
}

/// Whether a claim declares a move.
pub(in crate::app) fn declares(event: &Event) -> bool {
    matches!(event, Event::Claim { intended: Some(_), .. })
}
