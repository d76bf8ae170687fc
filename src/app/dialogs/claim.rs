//! The move that a player claims a draw with (FIDE 9.2.1.1, 9.3.1).

use crate::app::upshot::Upshot;
use crate::game::{Event, Game};
use crate::rules::{Color, Move, San};

/// The choice of that move.
#[derive(Clone, Debug, PartialEq)]
pub struct Claim {
    /// Who claims.
    pub by: Color,
    /// The legal moves, as they are written.
    pub moves: Vec<(Move, San)>,
}

/// What happens in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Msg {
    /// The player intends this move, by its number in the list.
    Choose(usize),
}

/// What the parent has to act on.
#[derive(Clone, Debug, PartialEq)]
pub enum Done {
    /// The claim is made with that move, and the dialog is to be closed.
    Claimed(Event),
}

impl Claim {
    /// A choice among the moves of the position on the board.
    pub(in crate::app) fn new(by: Color, game: &Game) -> Claim {
        let position = game.position();
        let moves = position.legal_moves().iter().map(|mv| (*mv, position.san(*mv))).collect();
        Claim { by, moves }
    }

    /// The game may have changed: the choice is among the moves of the position on the board. Whether it still makes sense.
    pub(in crate::app) fn follow(&mut self, game: &Game) -> bool {
        let open = game.outcome().is_none() && game.turn() == self.by;
        if open {
            *self = Claim::new(self.by, game);
        }
        open
    }
}

pub(super) fn update(claim: &Claim, msg: Msg) -> Upshot<Done> {
    let Msg::Choose(number) = msg;
    let Some((mv, _)) = claim.moves.get(number) else { return Upshot::none() };
    let event = Event::Claim { by: claim.by, intended: Some(*mv) };
    Upshot::done(Done::Claimed(event))
}
