//! The line of moves that a review shows, as data for charts.

use super::state::ReviewState;
use crate::game::Span;
use crate::game::tree::NodeId;
use crate::rules::Color;

/// The line of moves that a review shows: from the start of the game, through the shown position,
/// to the end of the same variation (or of the main line).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineChart {
    /// The positions of the line, beginning with the start of the game.
    pub points: Vec<ChartPoint>,
    /// The index of the shown position in `points`.
    pub shown: usize,
}

/// A position of the line that a review shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChartPoint {
    /// The move before the position; [`NodeId::START`] for the first position.
    pub node: NodeId,
    /// The player who made the move before the position. For the first position, the player who is
    /// not to move.
    pub mover: Color,
    /// The time that the player used for the move before the position; `None` if unknown.
    pub time_used: Option<Span>,
    /// White's expected score in thousandths of a point; `None` if the computer has not evaluated
    /// the position.
    pub chance: Option<u32>,
}

impl ReviewState {
    /// Returns the line of moves that the review shows; `None` until the game has been read.
    pub fn chart(&self) -> Option<LineChart> {
        let tree = self.tree.as_ref()?;
        let path = tree.path(self.at);
        let shown = path.len();
        let nodes = std::iter::once(NodeId::START).chain(path).chain(tree.line_from(self.at).skip(1));
        let point = |(index, node): (usize, NodeId)| ChartPoint {
            node,
            mover: !tree.position(node).turn(),
            time_used: self
                .times_used
                .get(index.wrapping_sub(1))
                .copied()
                .flatten()
                .filter(|_| tree.is_played(node)),
            chance: self.chances.get(&node).copied(),
        };
        Some(LineChart { points: nodes.enumerate().map(point).collect(), shown })
    }
}

impl LineChart {
    /// Returns the time that the player used for the move before the shown position; `None` if
    /// unknown.
    pub fn time_of_shown_move(&self) -> Option<Span> {
        self.points.get(self.shown)?.time_used
    }

    /// Whether the computer has evaluated a position of the line.
    pub fn has_chances(&self) -> bool {
        self.points.iter().any(|point| point.chance.is_some())
    }

    /// Returns the longest time that was used for a move of the line; `None` if no time is known.
    pub fn longest_time(&self) -> Option<Span> {
        self.points.iter().filter_map(|point| point.time_used).max()
    }

    /// Returns the sum of the known times that a player used for moves of the line.
    pub fn total_time(&self, color: Color) -> Span {
        let own = self.points.iter().filter(|point| point.mover == color);
        own.filter_map(|point| point.time_used).fold(Span::ZERO, |sum, time| sum + time)
    }

    /// Returns the position at the horizontal place `part` of the chart, from 0 (first position of
    /// the line) to 1 (last position).
    pub fn position_at(&self, part: f64) -> NodeId {
        let last = self.points.len().saturating_sub(1);
        let index = (part.clamp(0.0, 1.0) * last as f64).round() as usize;
        self.points.get(index).map_or(NodeId::START, |point| point.node)
    }
}
