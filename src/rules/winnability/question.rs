//! One position, and what is known of it whoever wants to win.

use super::super::{Color, Position, visitors};
use super::inquiry::Inquiry;
use super::reach::Reach;
use super::{Budget, Proof, Winnability, material, search};

/// With so few moves the positions that can come may be few as well.
const FEW_MOVES: u64 = 3;

/// So many moves are played on in a row where there is only one.
const MOST_FORCED: u32 = 8;

/// One position and what has been found out about it.
pub(super) struct Question<'a> {
    position: &'a Position,
    /// How many moves led here, each of them the only one.
    forced: u32,
    reach: Option<Reach>,
    /// How many moves there are.
    moves: Option<u64>,
    /// Positions and skeletons whose moves were looked at.
    pub(super) nodes: u64,
}

impl<'a> Question<'a> {
    pub(super) fn new(position: &'a Position) -> Question<'a> {
        Question { position, forced: 0, reach: None, moves: None, nodes: 0 }
    }

    pub(super) fn answer(&mut self, winner: Color, budget: &Budget) -> Winnability {
        let board = self.position.board();
        if search::is_mate(board, winner) {
            return Winnability::Winnable(Vec::new());
        }
        if material::forbids_mate_by(board, winner) {
            return Winnability::Unwinnable(Proof::Material);
        }
        let moves = *self.moves.get_or_insert_with(|| visitors::count(board));
        if moves == 1 && self.forced < MOST_FORCED && budget.nodes > 0 {
            return self.answer_after_the_only_move(winner, budget);
        }
        // Games that end with few moves left are soon listed.
        let few = moves <= FEW_MOVES;
        let mut inquiry = Inquiry::new(winner, self.position.laws().en_passant, budget);
        let answer = inquiry.answer(self.position, few, &mut self.reach);
        self.nodes += inquiry.spent();
        answer
    }

    /// All that can come comes after it, and there more is certain.
    fn answer_after_the_only_move(&mut self, winner: Color, budget: &Budget) -> Winnability {
        let list = self.position.legal_moves();
        let Some(&only) = list.first() else { return Winnability::Undetermined };
        let next = self.position.play_unchecked(only);
        let mut question = Question { forced: self.forced + 1, ..Question::new(&next) };
        let left = Budget { nodes: budget.nodes.saturating_sub(1), ..*budget };
        let mut answer = question.answer(winner, &left);
        self.nodes += 1 + question.nodes;
        if let Winnability::Winnable(moves) = &mut answer {
            moves.insert(0, only);
        }
        answer
    }
}
