//! Whose turn it is, how the game ended, and what proves it.

use crate::app::announcements::WhyOver;
use crate::app::table::Table;
use crate::game::{Explanation, Finding, Game, Grounds, HouseRules, TimeControl, Waiting};
use crate::rules::Color;
use std::rc::Rc;

/// Whose turn it is, or how the game ended.
#[derive(Clone, Debug, PartialEq)]
pub enum StatusView {
    /// A player is to move.
    ToMove {
        /// Who.
        turn: Color,
        /// Whether that side is in check.
        check: bool,
    },
    /// A player has moved and is to press the clock.
    ToPress {
        /// Who is to press.
        by: Color,
    },
    /// A flag has fallen, and it is being settled what that costs.
    FlagFell {
        /// Whose.
        fallen: Color,
    },
    /// A player has resigned, and it is being settled what that costs.
    Resigns {
        /// Who.
        by: Color,
    },
    /// It is being settled whether the game was drawn before what has just happened.
    BeingSettled {
        /// Who is to move.
        turn: Color,
    },
    /// The game is over: the game as it ended.
    Over(Rc<Game>),
}

impl StatusView {
    /// How this table's game stands.
    pub fn of(table: &Table) -> StatusView {
        if let Some(ended) = table.ended() {
            return StatusView::Over(ended.clone());
        }
        let game = table.session.game();
        let turn = game.turn();
        match (game.waiting(), game.unpressed()) {
            (Some(Waiting::Flag(fallen)), _) => StatusView::FlagFell { fallen: *fallen },
            (Some(Waiting::Resignation(by)), _) => StatusView::Resigns { by: *by },
            (Some(_), _) => StatusView::BeingSettled { turn },
            (None, Some(by)) => StatusView::ToPress { by },
            (None, None) => StatusView::ToMove { turn, check: game.position().is_check() },
        }
    }
}

/// The rules and the clocks of the game on the board, while it goes on.
#[derive(Clone, Debug, PartialEq)]
pub struct ChipView {
    /// The rules.
    pub rules: HouseRules,
    /// The clocks.
    pub time: TimeControl,
}

impl ChipView {
    /// Those of this table's game.
    pub fn of(table: &Table) -> ChipView {
        let game = table.session.game();
        let time = game.clock().map(|clock| clock.control().clone()).unwrap_or_default();
        ChipView { rules: game.rules().clone(), time }
    }
}

/// What lies behind a result, to be looked at on the board.
#[derive(Clone, Debug, PartialEq)]
pub enum ProofView {
    /// Why nobody can move, or mate.
    Why {
        /// The game as it ended.
        game: Rc<Game>,
        /// Whether somebody has asked.
        asked: bool,
    },
    /// The mate that was still possible when a flag fell.
    Mate,
    /// The same position, after each of these half-moves of the game.
    Positions {
        /// The game as it ended.
        game: Rc<Game>,
        /// After how many half-moves; one more than were played is the declared move of a claim.
        plies: Vec<usize>,
    },
}

impl ProofView {
    /// What lies behind the result of this table's game, if there is something to look at.
    pub fn of(table: &Table) -> Option<ProofView> {
        ProofView::behind(table.ended()?, table)
    }

    fn behind(game: &Rc<Game>, table: &Table) -> Option<ProofView> {
        if WhyOver::can_be_asked(game) {
            return Some(ProofView::Why { game: game.clone(), asked: table.why.is_some() });
        }
        match game.explanation()? {
            Explanation::FlagFall { finding: Finding::CanMate(line), .. } if !line.is_empty() => {
                Some(ProofView::Mate)
            }
            Explanation::Claim { proof: Grounds::Threefold(times), .. }
            | Explanation::Automatic(Grounds::Threefold(times)) => {
                let plies = times.iter().map(|time| time.ply).collect();
                Some(ProofView::Positions { game: game.clone(), plies })
            }
            _ => None,
        }
    }
}
