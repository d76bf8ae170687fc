//! Merges two game trees (trees of moves and variations) of the same game, such as the analyses on
//! two devices.

use super::comments::split_commands;
use super::game_tree::{GameTree, TreeError};
use super::node::{Annotation, NodeId};
use crate::rules::Move;

impl GameTree {
    /// Adds to this game tree what only `other` has: moves, comments, commands in comments, and
    /// signs. Both must be trees of the same game. A second merge of the same tree changes nothing.
    ///
    /// # Errors
    /// If something does not fit into the tree. Everything else is added.
    pub fn merge(&mut self, other: &GameTree) -> Result<(), TreeError> {
        let mut result = Ok(());
        let mut pairs = vec![(NodeId::START, NodeId::START)];
        while let Some((theirs, ours)) = pairs.pop() {
            result = result.and(self.merge_annotation(ours, other.written_annotation(theirs)));
            let mut children = Vec::new();
            for (index, &child) in other.children(theirs).iter().enumerate() {
                let Some(mv) = other.move_at(child) else { continue };
                let siblings_before = &other.children(theirs)[..index];
                let number = siblings_before.iter().filter(|node| other.move_at(**node) == Some(mv)).count();
                match self.counterpart(ours, mv, number).map_or_else(|| self.play_move(ours, mv), Ok) {
                    Ok(node) => children.push((child, node)),
                    Err(fault) => result = result.and(Err(fault)),
                }
            }
            pairs.extend(children.into_iter().rev());
        }
        result
    }

    /// Returns the child of `parent` in this game tree that corresponds to a child with the move
    /// `mv` in another tree; `None` if no child has this move.
    ///
    /// Several children of a node can have the same move `mv`. `number` is the index of the other
    /// tree's child among that tree's children with this move. Returns the child with the same
    /// index among this tree's children with this move, or the last of them if there are fewer.
    fn counterpart(&self, parent: NodeId, mv: Move, number: usize) -> Option<NodeId> {
        let mut same = self.children(parent).iter().copied().filter(|node| self.move_at(*node) == Some(mv));
        let first = same.next()?;
        Some(same.take(number).last().unwrap_or(first))
    }

    /// Adds to the move `node` the comments and signs that only `other` has.
    ///
    /// # Errors
    /// If the comments of the tree become too long.
    fn merge_annotation(&mut self, node: NodeId, other: Annotation) -> Result<(), TreeError> {
        let own = self.written_annotation(node);
        let all = own.before_move.iter().chain(&own.comments).chain(&own.after_variation);
        let (commands, texts): (Vec<_>, Vec<_>) = all.map(|comment| split_commands(comment)).unzip();
        let (commands, text) = (commands.concat(), format!(" {} ", texts.join(" ")));
        // Returns the part of a comment that the move does not have; `None` if the move has all of
        // it.
        let missing = |comment: String| {
            let (mut parts, words) = split_commands(&comment);
            let count = parts.len();
            parts.retain(|command| !commands.contains(command));
            let has_new_words = !words.is_empty() && !text.contains(&format!(" {words} "));
            if has_new_words && parts.len() == count {
                return Some(comment);
            }
            parts.extend(has_new_words.then_some(words));
            (!parts.is_empty()).then(|| parts.join(" "))
        };
        self.annotate(node, |annotation| {
            annotation.before_move.extend(other.before_move.into_iter().filter_map(missing));
            annotation.comments.extend(other.comments.into_iter().filter_map(missing));
            annotation.after_variation.extend(other.after_variation.into_iter().filter_map(missing));
            let new = other.glyphs.into_iter().filter(|glyph| !own.glyphs.contains(glyph));
            annotation.glyphs.extend(new);
        })
    }
}
