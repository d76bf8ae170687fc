//! A move is typed.

use super::context::DialogContext;
use super::screen::Screen;
use crate::app::action::PageAction;
use crate::app::context::Context;
use crate::app::effect::Focus;
use crate::app::update::Update;
use crate::game::Game;
use crate::rules::{Bitboard, Move, Role, San, SanError, SanStep};

/// The dialog with the field.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Typed {
    /// What was typed last and is no move, and why.
    pub fault: Option<(String, SanError)>,
    /// Whether it is the same as the time before: a screen reader has to be made to read it again.
    pub again: bool,
    /// Whether a move can be said instead.
    pub listening: Listening,
}

/// Whether the device listens for a move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Listening {
    /// The device is asked whether it understands speech.
    #[default]
    Asked,
    /// It does not.
    Unavailable,
    /// It does.
    Ready,
    /// It listens.
    Listening,
    /// It has listened, and understood nothing.
    HeardNothing,
}

/// What happens in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Msg {
    /// A text is to be played.
    Play {
        /// As it was typed.
        text: String,
        /// What it may mean, the likeliest first, as [`Position::parse_typed`](crate::rules::Position::parse_typed) reads it.
        spellings: Vec<String>,
    },
    /// Whether the device understands speech by itself.
    CanListen(bool),
    /// A player wants to say a move.
    Listen,
    /// A player does not want to any more.
    StopListening,
    /// What the device has understood: the likeliest text, and what all of them may mean; `None`: nothing.
    Heard(Option<(String, Vec<String>)>),
}

impl Screen for Typed {
    type Msg = Msg;
    type View = Typed;

    fn open(_: &DialogContext<'_>) -> Option<Typed> {
        Some(Typed::default())
    }

    fn update(&mut self, msg: Msg, page: &DialogContext<'_>, _: &Context<'_>) -> Update {
        match msg {
            Msg::Play { text, spellings } => return self.play(text, &spellings, page),
            Msg::CanListen(can) => {
                self.listening = if can { Listening::Ready } else { Listening::Unavailable };
            }
            Msg::Listen => self.listening = Listening::Listening,
            Msg::StopListening => self.listening = Listening::Ready,
            Msg::Heard(Some((text, spellings))) => {
                self.listening = Listening::Ready;
                return self.play(text, &spellings, page);
            }
            Msg::Heard(None) => self.listening = Listening::HeardNothing,
        }
        Update::none()
    }

    fn view(&self, _: &DialogContext<'_>) -> Typed {
        self.clone()
    }
}

impl Typed {
    /// Plays what was typed or said, if people are to move; if it is no move, the dialog says why.
    fn play(&mut self, text: String, spellings: &[String], page: &DialogContext<'_>) -> Update {
        if page.is_computer_to_move {
            return Update::none();
        }
        match read(page.game, spellings) {
            Ok(mv) => Update::action(PageAction::CloseDialog).then(PageAction::PlayMove(mv)),
            Err(fault) => {
                let fault = Some((text, fault));
                self.again = self.fault == fault && !self.again;
                self.fault = fault;
                Update::effect(Focus::Fault)
            }
        }
    }
}

/// The move that one of the spellings means in this game: the first that is one.
///
/// # Errors
/// Why none is: what is wrong with the first that reads as a move. Where two mean different moves that are as good, that is ambiguous.
pub fn read(game: &Game, spellings: &[String]) -> Result<Move, SanError> {
    let mut fault = SanError::NotSan;
    let mut found: Option<Move> = None;
    for spelling in spellings {
        match (read_one(game, spelling), found) {
            (Ok(mv), None) => found = Some(mv),
            // Two spellings of one text that are as good: to which side, or with which pawn?
            (Ok(mv), Some(other)) if are_alike(game, mv, other) => {
                return Err(SanError::Ambiguous {
                    from: Bitboard::from(mv.from()) | Bitboard::from(other.from()),
                });
            }
            (Err(why), _) if fault == SanError::NotSan => fault = why,
            _ => {}
        }
    }
    found.ok_or(fault)
}

fn are_alike(game: &Game, one: Move, other: Move) -> bool {
    let is_pawn =
        |mv: Move| game.position().piece_at(mv.from()).is_some_and(|piece| piece.role == Role::Pawn);
    let castles = one.is_castle() && other.is_castle();
    one != other && (castles || is_pawn(one) && is_pawn(other) && one.to() == other.to())
}

/// What one spelling means. Where the house rules let a king be left in check, such a move is one too.
fn read_one(game: &Game, spelling: &str) -> Result<Move, SanError> {
    let position = game.position();
    let read = position.parse_typed(spelling);
    let Err(fault @ SanError::LeavesKingInCheck { .. }) = read else { return read };
    let written = spelling.parse().ok().and_then(|san: San| match san.step {
        SanStep::Move(written) => Some(written),
        SanStep::Castle(_) => None,
    });
    let meant = |mv: &Move| match &written {
        Some(written) => {
            let role = position.piece_at(mv.from()).map(|piece| piece.role);
            role == Some(written.role)
                && mv.to() == written.to
                && mv.promotion() == written.promotion
                && written.file.is_none_or(|file| file == mv.from().file())
                && written.rank.is_none_or(|rank| rank == mv.from().rank())
        }
        None => mv.uci() == spelling.to_ascii_lowercase(),
    };
    let own = position.by_color(position.turn());
    let mut fits = own.iter().flat_map(|from| game.playable_from(from).to_vec()).filter(meant);
    match (fits.next(), fits.next()) {
        (Some(only), None) => Ok(only),
        _ => Err(fault),
    }
}
