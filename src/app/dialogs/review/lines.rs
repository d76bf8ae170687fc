//! The tree of moves of a review as lines of a score sheet. The main line has columns for White and
//! Black; variations are below the moves that they replace.

use crate::game::Span;
use crate::game::tree::{GameTree, NodeId};
use crate::rules::pgn::Glyph;
use crate::rules::{Color, San};
use std::collections::BTreeSet;

/// A line of the score sheet in a review.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SheetLine {
    /// Moves of the main line that have the same move number: White's move, Black's move, or both.
    Main {
        /// The move number.
        number: u32,
        /// White's move. `None` if the line has only Black's move: Black makes the first move of
        /// the game, or a comment or variation separates the two moves.
        white: Option<LineMove>,
        /// Black's move; `None` if it was not played, or is on a separate line.
        black: Option<LineMove>,
    },
    /// The comment on a move of the main line, or on the start of the game.
    Comment(NodeId, String),
    /// Moves of a variation, up to the next place where another variation is inserted.
    Variation {
        /// Nesting depth: 1 for a variation of the main line.
        depth: usize,
        /// Start of the variation, if this is the first line of the variation.
        begins: Option<VariationStart>,
        /// The moves. Of a folded variation, only the first move.
        moves: Vec<LineMove>,
    },
}

/// The start of a variation on the score sheet of a review.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VariationStart {
    /// The first move.
    pub first: NodeId,
    /// Number of half-moves of the variation, not counting variations inside it.
    pub length: usize,
    /// Whether the variation is folded.
    pub is_folded: bool,
}

/// A move on the score sheet of a review, with its number and annotations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineMove {
    /// The move in the tree.
    pub node: NodeId,
    /// The move number and the side. `None` in the main line, where the line has the number, and if
    /// the number is clear from the previous move.
    pub number: Option<(u32, Color)>,
    /// The move.
    pub san: San,
    /// The signs on the move, such as `!`.
    pub signs: Vec<Glyph>,
    /// The comment before the move.
    pub comment_before: String,
    /// The comment after the move. If the move begins a variation, the comment after the variation
    /// is appended. Empty in the main line, where comments have separate lines.
    pub comment: String,
    /// Whether arrows or circles are drawn on the position after the move.
    pub has_shapes: bool,
    /// The time that the player used for the move, if known.
    pub time_used: Option<Span>,
}

/// Returns a tree of moves (main line and variations) as lines of a score sheet. `folded` contains
/// the first moves of folded variations. Only the first move of a folded variation is shown.
pub(super) fn lines_of(tree: &GameTree, folded: &BTreeSet<NodeId>) -> Vec<SheetLine> {
    let mut lines = Vec::new();
    push_comment(&mut lines, tree, NodeId::START);
    let mut open = None;
    for node in tree.line_from(NodeId::START).skip(1) {
        let Some(shown) = line_move(tree, node) else { continue };
        let Some((number, color)) = shown.number else { continue };
        let shown = LineMove { number: None, comment: String::new(), ..shown };
        open = match (open.take(), color) {
            (Some(SheetLine::Main { number, white, .. }), Color::Black) => {
                Some(SheetLine::Main { number, white, black: Some(shown) })
            }
            (before, Color::Black) => {
                lines.extend(before);
                Some(SheetLine::Main { number, white: None, black: Some(shown) })
            }
            (before, Color::White) => {
                lines.extend(before);
                Some(SheetLine::Main { number, white: Some(shown), black: None })
            }
        };
        let variations = variations_of(tree, node);
        if !variations.is_empty() || !tree.comment(node).is_empty() {
            lines.extend(open.take());
            push_comment(&mut lines, tree, node);
            for variation in variations {
                push_variation(&mut lines, tree, folded, (*variation, 1));
            }
        }
    }
    lines.extend(open);
    lines
}

/// Returns the first moves of the variations that replace the move `node`. `node` must not be the
/// first move of a variation itself.
fn variations_of(tree: &GameTree, node: NodeId) -> &[NodeId] {
    tree.parent(node).map_or(&[][..], |parent| tree.children(parent).get(1..).unwrap_or_default())
}

/// Appends a line with the comment on the move `node`, if there is a comment.
fn push_comment(lines: &mut Vec<SheetLine>, tree: &GameTree, node: NodeId) {
    let text = tree.comment(node);
    if !text.is_empty() {
        lines.push(SheetLine::Comment(node, text));
    }
}

/// Appends the lines of a variation and of the variations inside it. `first` is the first move of
/// the variation; `depth` is its nesting depth, 1 for a variation of the main line.
fn push_variation(
    lines: &mut Vec<SheetLine>,
    tree: &GameTree,
    folded: &BTreeSet<NodeId>,
    (first, depth): (NodeId, usize),
) {
    let is_folded = folded.contains(&first);
    let length = tree.line_from(first).count();
    let mut begins = Some(VariationStart { first, length, is_folded });
    let mut moves = Vec::<LineMove>::new();
    for node in tree.line_from(first).take(if is_folded { 1 } else { usize::MAX }) {
        let Some(mut shown) = line_move(tree, node) else { continue };
        let follows = moves.last().is_some_and(|before: &LineMove| before.comment.is_empty());
        if follows && shown.comment_before.is_empty() {
            shown.number = shown.number.filter(|(_, color)| *color == Color::White);
        }
        moves.push(shown);
        let variations = if node == first { &[][..] } else { variations_of(tree, node) };
        if !variations.is_empty() {
            lines.push(SheetLine::Variation {
                depth,
                begins: begins.take(),
                moves: std::mem::take(&mut moves),
            });
            for variation in variations {
                push_variation(lines, tree, folded, (*variation, depth + 1));
            }
        }
    }
    if !moves.is_empty() {
        lines.push(SheetLine::Variation { depth, begins, moves });
    }
}

/// Returns the move `node` of the tree with its number and annotations. `None` for the start of the
/// tree, which is not a move.
fn line_move(tree: &GameTree, node: NodeId) -> Option<LineMove> {
    let before = tree.position(tree.parent(node)?);
    let annotation = tree.annotation(node);
    let (comment_before, comment_after) = tree.comments_around_variation(node);
    let mut comment = vec![tree.comment(node), comment_after];
    comment.retain(|text| !text.is_empty());
    Some(LineMove {
        node,
        number: Some((before.fullmove_number(), before.turn())),
        san: before.san(tree.move_at(node)?),
        signs: annotation.glyphs.clone(),
        comment_before,
        comment: comment.join(" "),
        has_shapes: !tree.shapes(node).is_empty(),
        time_used: tree.time_used(node),
    })
}
