//! The tree of moves of a review as lines of a score sheet: the main line in two columns,
//! variations below the moves that they replace.

use crate::game::Span;
use crate::game::tree::{GameTree, NodeId};
use crate::rules::pgn::Glyph;
use crate::rules::{Color, San};
use std::collections::BTreeSet;

/// A line of the score sheet in a review, which shows variations below the moves that they replace.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SheetLine {
    /// A move number of the main line with White's move, Black's move, or both.
    Main {
        /// The move number.
        number: u32,
        /// White's move. `None` if a comment or a variation separates the moves of White and Black,
        /// so that this line has only Black's; or if Black makes the first move.
        white: Option<LineMove>,
        /// Black's move; `None` if it is on a line of its own, or not played.
        black: Option<LineMove>,
    },
    /// The comment on a move of the main line, or on the start of the game.
    Comment(NodeId, String),
    /// Moves of a variation, up to the next variation within it.
    Variation {
        /// Number of variations that contain the moves: 1 for a variation of the main line.
        depth: usize,
        /// Start of the variation, if this is its first line.
        begins: Option<VariationStart>,
        /// The moves; of a folded variation only the first one.
        moves: Vec<LineMove>,
    },
}

/// The start of a variation on the score sheet of a review.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VariationStart {
    /// The first move.
    pub first: NodeId,
    /// Number of moves of the variation, without those of variations within it.
    pub length: usize,
    /// Whether the variation is folded.
    pub is_folded: bool,
}

/// A move on the score sheet of a review, with its number and annotations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineMove {
    /// The move in the tree.
    pub node: NodeId,
    /// The move number and the side; `None` where the line has the number, or the move before
    /// makes it clear.
    pub number: Option<(u32, Color)>,
    /// The move.
    pub san: San,
    /// The signs of the move, such as `!`.
    pub signs: Vec<Glyph>,
    /// The comment before the move.
    pub comment_before: String,
    /// The comment after the move; if the move begins a variation, followed by the comment after
    /// the variation. Empty in the main line, where comments have lines of their own.
    pub comment: String,
    /// Whether arrows or circles are drawn on the position after the move.
    pub has_shapes: bool,
    /// The time that the player used for the move, if the game says it.
    pub time_used: Option<Span>,
}

/// Returns a tree of moves (main line and variations) as lines of a score sheet. `folded` contains
/// the first moves of folded variations; of these, only the first move is shown.
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

/// Returns the first moves of the variations that replace the move `node`. Expects that `node` is
/// the preferred move (first child) in its position, not a variation itself.
fn variations_of(tree: &GameTree, node: NodeId) -> &[NodeId] {
    tree.parent(node).map_or(&[][..], |parent| tree.children(parent).get(1..).unwrap_or_default())
}

/// Appends a score sheet line with the comment on the move `node`, if it has one.
fn push_comment(lines: &mut Vec<SheetLine>, tree: &GameTree, node: NodeId) {
    let text = tree.comment(node);
    if !text.is_empty() {
        lines.push(SheetLine::Comment(node, text));
    }
}

/// Appends the score sheet lines of a variation and of the variations within it. `first` is its
/// first move, `depth` the number of variations that contain the move.
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

/// Returns the move `node` of the tree as the score sheet shows it, with its number and
/// annotations. `None` for the start of the tree, which is not a move.
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
