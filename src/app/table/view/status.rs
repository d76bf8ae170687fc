//! Views of the status line: the state of the game, its rules and time control, and the explanation
//! of the result.

use crate::app::announcements::EndExplanation;
use crate::app::table::Table;
use crate::game::{DrawProof, Explanation, Game, HouseRules, MateVerdict, PendingResult, TimeControl};
use crate::rules::Color;
use std::rc::Rc;

/// What the status line shows of the game: the side to move, or how the game ended.
#[derive(Clone, Debug, PartialEq)]
pub enum StatusView {
    /// A player is to move.
    ToMove {
        /// The player.
        turn: Color,
        /// Whether the player is in check.
        check: bool,
    },
    /// A player has moved and must press the clock.
    ToPress {
        /// The player.
        by: Color,
    },
    /// A flag has fallen, and the result is still open. A worker determines the result; if the app
    /// is only the clock of the game, the players do.
    FlagFell {
        /// The player whose flag fell.
        fallen: Color,
    },
    /// A player has resigned. A worker must still determine whether the opponent could mate; if
    /// not, the game is a draw.
    Resigns {
        /// The player who resigns.
        by: Color,
    },
    /// A draw, an arbiter's decision or a move that leaves the mover's king in check ends the game,
    /// but the result is not final yet. A worker must still determine whether mate was possible.
    AwaitingVerdict {
        /// The side to move.
        turn: Color,
    },
    /// The game is over. Contains the game as it ended.
    Over(Rc<Game>),
}

impl StatusView {
    /// Returns what the status line shows of the game on the board: the side to move, or how the
    /// game ended.
    pub fn of_table(table: &Table) -> StatusView {
        if let Some(ended) = table.ended() {
            return StatusView::Over(ended.clone());
        }
        let game = table.session.game();
        let turn = game.turn();
        match (game.pending_result(), game.awaited_press()) {
            (Some(PendingResult::Flag(fallen)), _) => StatusView::FlagFell { fallen: *fallen },
            (Some(PendingResult::Resignation(by)), _) => StatusView::Resigns { by: *by },
            (Some(_), _) => StatusView::AwaitingVerdict { turn },
            (None, Some(by)) => StatusView::ToPress { by },
            (None, None) => StatusView::ToMove { turn, check: game.position().is_check() },
        }
    }
}

/// Rules and time control of the game on the board, which the status line shows as short labels.
#[derive(Clone, Debug, PartialEq)]
pub struct StatusChips {
    /// The rules.
    pub rules: HouseRules,
    /// The time control.
    pub time: TimeControl,
}

impl StatusChips {
    /// Returns the rules and the time control of the game on the board, for the short labels in the
    /// status line.
    pub fn of_table(table: &Table) -> StatusChips {
        let game = table.session.game();
        let time = game.clock().map(|clock| clock.control().clone()).unwrap_or_default();
        StatusChips { rules: game.rules().clone(), time }
    }
}

/// The explanation of a game's result that the board can show on request.
#[derive(Clone, Debug, PartialEq)]
pub enum ResultExplanationView {
    /// The reason why no move, or no mate, is possible.
    Why {
        /// The game as it ended.
        game: Rc<Game>,
        /// The current step of the explanation, counted from 0; `None` if no explanation is shown.
        step: Option<usize>,
    },
    /// The mate that was still possible when a flag fell.
    Mate,
    /// The occurrences of a repeated position.
    Positions {
        /// The game as it ended.
        game: Rc<Game>,
        /// For each occurrence, the number of half-moves played before it. The number of half-moves
        /// in the game plus one stands for the position after the intended move of the draw claim.
        plies: Vec<usize>,
    },
}

impl ResultExplanationView {
    /// Returns the explanation of the result that the board can show. `None` if the game is not
    /// over, or if there is no explanation.
    pub fn of_table(table: &Table) -> Option<ResultExplanationView> {
        ResultExplanationView::of_ended_game(table.ended()?, table)
    }

    /// Returns the explanation of the result of the finished game `game`; `None` if the board
    /// cannot show an explanation.
    fn of_ended_game(game: &Rc<Game>, table: &Table) -> Option<ResultExplanationView> {
        if EndExplanation::can_explain(game) {
            return Some(ResultExplanationView::Why { game: game.clone(), step: table.explained_step });
        }
        match game.explanation()? {
            Explanation::FlagFall { mate_verdict: MateVerdict::CanMate(line), .. } if !line.is_empty() => {
                Some(ResultExplanationView::Mate)
            }
            Explanation::Claim { proof: DrawProof::Repetition(times), .. }
            | Explanation::Automatic(DrawProof::Repetition(times)) => {
                let plies = times.iter().map(|time| time.ply).collect();
                Some(ResultExplanationView::Positions { game: game.clone(), plies })
            }
            _ => None,
        }
    }
}
