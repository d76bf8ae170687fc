//! Converts PGN games to game trees (games with their variations, for analysis), and game trees to
//! PGN games.

use super::edit::TreeEdit;
use super::game_tree::{GameTree, TreeError};
use super::node::{Annotation, NodeId, TreeNode};
use crate::rules::pgn::{Movetext, PgnGame};

impl GameTree {
    /// Returns the game tree of a played PGN game; the moves of its main line can be neither
    /// deleted nor moved behind a variation.
    ///
    /// # Errors
    /// If the game has too many moves or too long comments.
    pub fn from_game(game: &PgnGame) -> Result<GameTree, TreeError> {
        let mut tree = GameTree::from_analysis(game)?;
        let played: Vec<_> = tree.line_from(NodeId::START).skip(1).collect();
        for node in played {
            tree.node_mut(node).is_played = true;
        }
        Ok(tree)
    }

    /// Returns the game tree of the played game `game`, with its saved analysis `analysis`.
    ///
    /// If moves of the game were taken back after the analysis, the main line of the analysis can
    /// differ from the game. The moves of the analysis that differ become a variation.
    ///
    /// # Errors
    /// If there are too many moves or too long comments.
    pub fn from_saved_analysis(game: &PgnGame, analysis: &PgnGame) -> Result<GameTree, TreeError> {
        let mut tree = GameTree::from_analysis(analysis)?;
        let mut last = NodeId::START;
        for step in &game.main.moves {
            last = match tree.child_with(last, step.mv) {
                Some(known) => known,
                None => {
                    let position = tree.position(last).play(step.mv)?;
                    let node = tree.add_node(last, TreeNode::new(Some(last), Some(step.mv), position))?;
                    tree.annotate(node, |annotation| {
                        annotation.glyphs.clone_from(&step.glyphs);
                        annotation.comments.clone_from(&step.comments);
                    })?;
                    node
                }
            };
            if tree.begins_variation(last) {
                tree.edit(TreeEdit::Reorder { node: last, place: 0 });
            }
            tree.node_mut(last).is_played = true;
        }
        tree.undo.clear();
        Ok(tree)
    }

    /// Returns a game tree of a PGN game, for analysis; all moves of the tree can be edited.
    ///
    /// # Errors
    /// If there are too many moves or too long comments.
    pub fn from_analysis(game: &PgnGame) -> Result<GameTree, TreeError> {
        let mut tree = GameTree::from_position(game.start.clone());
        let comments = game.main.comments.clone();
        tree.annotate(NodeId::START, |annotation| annotation.comments = comments)?;
        tree.add_line(NodeId::START, &game.main, None)?;
        tree.undo.clear();
        Ok(tree)
    }

    /// Adds the moves of the PGN line `line`, with its variations, to the game tree after the node
    /// `after`.
    ///
    /// Returns the first move added; `None` for a line without moves. If the line is a variation,
    /// `within` is the move after which PGN writes the variation.
    fn add_line(
        &mut self,
        after: NodeId,
        line: &Movetext,
        within: Option<NodeId>,
    ) -> Result<Option<NodeId>, TreeError> {
        let (mut parent, mut first) = (after, None);
        for step in &line.moves {
            let position = self.position(parent).play(step.mv)?;
            let mut node = TreeNode::new(Some(parent), Some(step.mv), position);
            node.written_within = within.filter(|_| first.is_none());
            let node = self.add_node(parent, node)?;
            let (glyphs, comments) = (step.glyphs.clone(), step.comments.clone());
            let annotation = Annotation { glyphs, comments, ..Annotation::default() };
            self.annotate(node, |empty| *empty = annotation)?;
            let mut last_variation = None;
            for variation in &step.variations {
                // A variation is an alternative to `node`, so its first move is a child of
                // `parent`.
                let begin = self.add_line(parent, variation, Some(node))?;
                let (before, after) = (variation.comments.clone(), variation.comments_after.clone());
                match (begin, last_variation) {
                    (Some(begin), _) => self.annotate(begin, |annotation| {
                        (annotation.before_move, annotation.after_variation) = (before, after);
                    })?,
                    // A variation without moves has only comments. They are added after the
                    // previous variation, or after the move if there is no previous variation.
                    (None, Some(last)) => self.annotate(last, |annotation| {
                        annotation.after_variation.extend(before.into_iter().chain(after));
                    })?,
                    (None, None) => self.annotate(node, |annotation| {
                        annotation.comments.extend(before.into_iter().chain(after));
                    })?,
                }
                last_variation = begin.or(last_variation);
            }
            first.get_or_insert(node);
            parent = node;
        }
        Ok(first)
    }

    /// Converts the game tree to a PGN game without tags.
    pub fn to_pgn(&self) -> PgnGame {
        let mut game = PgnGame::from_position(self.position(NodeId::START).clone());
        if let Some(first) = self.next_in_line(NodeId::START) {
            game.main = self.movetext(first);
        }
        game.main.comments = self.annotation(NodeId::START).comments.clone();
        game
    }

    /// Converts the line of the game tree that begins with the move `first`, with its variations,
    /// to PGN movetext.
    ///
    /// Calls itself for each variation, so the recursion is as deep as the variations are nested.
    fn movetext(&self, first: NodeId) -> Movetext {
        let Annotation { before_move: before, after_variation: after, .. } = self.written_annotation(first);
        let mut text = Movetext { comments: before, comments_after: after, ..Movetext::default() };
        for node in self.line_from(first) {
            let Some(mv) = self.move_at(node) else { continue };
            let Annotation { glyphs, comments, .. } = self.written_annotation(node);
            let step = text.push(mv);
            if !glyphs.is_empty() {
                step.glyphs = glyphs;
            }
            if !comments.is_empty() {
                step.comments = comments;
            }
            for variation in self.variations_of(node) {
                step.variations.push(self.movetext(variation));
            }
        }
        text
    }

    /// Returns the first moves of those variations that PGN writes in brackets after the move
    /// `node` of the game tree.
    pub(super) fn variations_of(&self, node: NodeId) -> Vec<NodeId> {
        let siblings = self.parent(node).map_or(&[][..], |parent| self.children(parent));
        let Some((line, variations)) = siblings.split_first() else { return Vec::new() };
        let mut before = vec![*line];
        let mut found = Vec::new();
        for variation in variations {
            let within = self.node(*variation).written_within.filter(|within| before.contains(within));
            if within.unwrap_or(*line) == node {
                found.push(*variation);
            }
            before.push(*variation);
        }
        found
    }
}
