//! Edits game trees (games with their variations): adds, deletes and reorders moves, with undo and
//! redo. For each edit, the tree stores the inverse edit.

use super::edit::TreeEdit;
use super::game_tree::{GameTree, MAX_MOVES, MAX_TEXT_BYTES, MAX_VARIATION_DEPTH, TreeError};
use super::node::{Annotation, NodeId, TreeNode};
use crate::rules::Move;

impl GameTree {
    /// Plays the move `mv` after the node `after` of the game tree, and returns the node of the
    /// move.
    ///
    /// A move that is not yet a child of `after` becomes the next move of the line, or begins a
    /// variation. Directly after the last move of a played game, a new move would count as played
    /// in PGN. Such a move goes into a variation that first repeats the last move of the game.
    ///
    /// # Errors
    /// If the move is not legal in the position after `after`, the tree is full, or variations
    /// would be nested too deeply.
    pub fn play_move(&mut self, after: NodeId, mv: Move) -> Result<NodeId, TreeError> {
        if let Some(known) = self.child_with(after, mv) {
            return Ok(known);
        }
        let position = self.position(after).play(mv)?;
        let node = TreeNode::new(Some(after), Some(mv), position);
        if self.is_played(after) && self.next_in_line(after).is_none() {
            return self.add_after_the_end(after, node);
        }
        self.add_node(after, node)
    }

    /// Deletes the move `node` from the game tree, with all moves that follow it; this can be
    /// undone.
    ///
    /// # Errors
    /// If `node` was played in the game, or is the start position.
    pub fn delete_line_from(&mut self, node: NodeId) -> Result<(), TreeError> {
        if self.is_played(node) || node == NodeId::START {
            return Err(TreeError::PlayedInGame);
        }
        if self.sibling_index(node).is_some() {
            self.edit(TreeEdit::Detach { node });
        }
        Ok(())
    }

    /// Moves the innermost variation that contains the move `node` one place forward among the
    /// alternatives; this can be undone.
    ///
    /// Returns `false`, and changes nothing, if the move is in no variation.
    ///
    /// # Errors
    /// If the variation would be moved in front of a move that was played in the game.
    pub fn promote_variation(&mut self, node: NodeId) -> Result<bool, TreeError> {
        let begins = self.path(node).into_iter().rev().find(|node| self.begins_variation(*node));
        let Some((node, place)) = begins.and_then(|node| Some((node, self.sibling_index(node)? - 1))) else {
            return Ok(false);
        };
        let parent = self.parent(node).unwrap_or(NodeId::START);
        if self.is_played(self.children(parent)[place]) {
            return Err(TreeError::PlayedInGame);
        }
        self.edit(TreeEdit::Reorder { node, place });
        Ok(true)
    }

    /// Changes the comments and signs of the move `node` of the game tree by the function `change`;
    /// this can be undone.
    ///
    /// # Errors
    /// If the comments of the tree become too long.
    pub fn annotate(&mut self, node: NodeId, change: impl FnOnce(&mut Annotation)) -> Result<(), TreeError> {
        let mut annotation = self.written_annotation(node);
        change(&mut annotation);
        self.replace_annotations(vec![(node, annotation)])
    }

    /// Replaces the comments and signs of several moves of the game tree in one edit; this can be
    /// undone. Moves whose comments and signs stay the same are left out.
    ///
    /// # Errors
    /// If the comments of the tree become too long.
    pub(super) fn replace_annotations(
        &mut self,
        mut annotations: Vec<(NodeId, Annotation)>,
    ) -> Result<(), TreeError> {
        annotations.retain(|(node, annotation)| *annotation != self.written_annotation(*node));
        if annotations.is_empty() {
            return Ok(());
        }
        let before: usize = annotations.iter().map(|(node, _)| self.annotation(*node).comment_bytes()).sum();
        let after: usize = annotations.iter().map(|(_, annotation)| annotation.comment_bytes()).sum();
        if self.comment_bytes - before + after > MAX_TEXT_BYTES {
            return Err(TreeError::TooLong);
        }
        self.edit(TreeEdit::Annotate { annotations });
        Ok(())
    }

    /// Undoes the last edit of the game tree. Returns the move to show afterwards; `None` if there
    /// is nothing to undo.
    pub fn undo(&mut self) -> Option<NodeId> {
        let edit = self.undo.pop()?;
        let (inverse, shown) = self.apply_edit(edit);
        self.redo.push(inverse);
        Some(shown)
    }

    /// Makes the last undone edit of the game tree again. Returns the move to show afterwards;
    /// `None` if there is nothing to redo.
    pub fn redo(&mut self) -> Option<NodeId> {
        let edit = self.redo.pop()?;
        let (inverse, shown) = self.apply_edit(edit);
        self.undo.push(inverse);
        Some(shown)
    }

    /// Returns two flags for the game tree: whether an edit can be undone, and whether one can be
    /// redone.
    pub fn can_undo_and_redo(&self) -> (bool, bool) {
        (!self.undo.is_empty(), !self.redo.is_empty())
    }

    /// Forgets all edits, so that none can be undone or redone; the game tree stays the same.
    pub fn forget_edits(&mut self) {
        self.undo.clear();
        self.redo.clear();
    }

    /// Adds `node` to the game tree as the last child of `parent`, and returns its id; this can be
    /// undone.
    ///
    /// # Errors
    /// If the tree is full, or variations would be nested too deeply.
    pub(super) fn add_node(&mut self, parent: NodeId, node: TreeNode) -> Result<NodeId, TreeError> {
        let place = self.children(parent).len();
        if self.moves >= MAX_MOVES {
            return Err(TreeError::TooManyMoves);
        }
        if place > 0 && self.variation_depth(parent) >= MAX_VARIATION_DEPTH {
            return Err(TreeError::TooDeep);
        }
        let node = self.push_node(node);
        self.edit(TreeEdit::Attach { node, place });
        Ok(node)
    }

    /// Adds the move `node` after the last move `last` of a played game, in a variation that first
    /// repeats `last`. Returns the id of the added node.
    ///
    /// If the variation has this move already, returns the id of the existing node.
    fn add_after_the_end(&mut self, last: NodeId, mut node: TreeNode) -> Result<NodeId, TreeError> {
        let (mv, parent) = (self.move_at(last), self.parent(last).unwrap_or(NodeId::START));
        let is_again = |node: &NodeId| !self.is_played(*node) && self.move_at(*node) == mv;
        if let Some(again) = self.children(parent).iter().copied().find(is_again) {
            node.parent = Some(again);
            let known = node.mv.and_then(|mv| self.child_with(again, mv));
            return known.map_or_else(|| self.add_node(again, node), Ok);
        }
        if self.moves + 2 > MAX_MOVES {
            return Err(TreeError::TooManyMoves);
        }
        let again = self.push_node(TreeNode::new(Some(parent), mv, self.position(last).clone()));
        node.parent = Some(again);
        let node = self.push_node(node);
        self.node_mut(again).children.push(node);
        self.edit(TreeEdit::Attach { node: again, place: self.children(parent).len() });
        Ok(node)
    }

    /// Stores a node in the game tree and returns its id, without adding it to the children of its
    /// parent.
    fn push_node(&mut self, node: TreeNode) -> NodeId {
        let id = NodeId(self.nodes.len() as u32);
        self.nodes.push(node);
        id
    }

    /// Applies `edit` to the game tree, stores its inverse for undo, and clears the list of edits
    /// to redo.
    pub(super) fn edit(&mut self, edit: TreeEdit) {
        let (inverse, _) = self.apply_edit(edit);
        self.undo.push(inverse);
        self.redo.clear();
    }

    /// Applies `edit` to the game tree. Returns the inverse edit, and the move to show afterwards.
    fn apply_edit(&mut self, edit: TreeEdit) -> (TreeEdit, NodeId) {
        match edit {
            TreeEdit::Attach { node, place } => {
                self.siblings(node).insert(place, node);
                self.count_subtree(node, 1);
                (TreeEdit::Detach { node }, node)
            }
            TreeEdit::Detach { node } => {
                let place = self.remove_from_parent(node);
                self.count_subtree(node, -1);
                let parent = self.parent(node).unwrap_or(NodeId::START);
                // A variation after the end of a played game begins with a copy of the last move.
                // When this copy is detached, the last move itself is shown, not the parent.
                let last = self.move_at(node).and_then(|mv| self.child_with(parent, mv));
                (TreeEdit::Attach { node, place }, last.unwrap_or(parent))
            }
            TreeEdit::Reorder { node, place } => {
                let before = self.remove_from_parent(node);
                self.siblings(node).insert(place, node);
                (TreeEdit::Reorder { node, place: before }, node)
            }
            TreeEdit::Annotate { mut annotations } => {
                let shown = annotations.first().map_or(NodeId::START, |(node, _)| *node);
                for (node, annotation) in &mut annotations {
                    self.comment_bytes += annotation.comment_bytes();
                    std::mem::swap(&mut self.node_mut(*node).annotation, annotation);
                    self.comment_bytes -= annotation.comment_bytes();
                }
                (TreeEdit::Annotate { annotations }, shown)
            }
        }
    }

    /// Returns the children of the parent of `node`, `node` itself included.
    fn siblings(&mut self, node: NodeId) -> &mut Vec<NodeId> {
        let parent = self.parent(node).unwrap_or(NodeId::START);
        &mut self.node_mut(parent).children
    }

    /// Removes a move of the game tree from the children of its parent. Returns the index that the
    /// move had among these children.
    fn remove_from_parent(&mut self, node: NodeId) -> usize {
        let place = self.sibling_index(node).unwrap_or_default();
        self.siblings(node).remove(place);
        place
    }

    /// Adds the moves and comment bytes of the subtree that begins with `node` to the totals of the
    /// game tree, or subtracts them. `sign` is 1 to add and -1 to subtract.
    fn count_subtree(&mut self, node: NodeId, sign: isize) {
        let (mut moves, mut bytes, mut rest) = (0, 0, vec![node]);
        while let Some(node) = rest.pop() {
            moves += 1;
            bytes += self.annotation(node).comment_bytes();
            rest.extend(self.children(node));
        }
        self.moves = self.moves.saturating_add_signed(sign * moves);
        self.comment_bytes = self.comment_bytes.saturating_add_signed(sign * bytes as isize);
    }

    /// Returns the child of `node` in the game tree that has the move `mv`; `None` if there is
    /// none.
    pub(super) fn child_with(&self, node: NodeId, mv: Move) -> Option<NodeId> {
        self.children(node).iter().copied().find(|child| self.move_at(*child) == Some(mv))
    }
}
