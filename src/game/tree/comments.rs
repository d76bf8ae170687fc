//! Comments and signs (`!`, `±`) of the moves in a game tree (a game with its variations), as the
//! players read and edit them. Also reads the time used for a move from the comments of the move.

use super::game_tree::{GameTree, TreeError};
use super::node::NodeId;
use crate::game::Span;
use crate::rules::pgn::{Glyph, command_value, parse_time};

impl GameTree {
    /// Returns the time that the player used for the move `node`, from the command `%emt` (elapsed
    /// move time) in the comments of the move. `None` if no comment has this command, or if the
    /// value of the command is not a time.
    pub fn time_used(&self, node: NodeId) -> Option<Span> {
        let comments = self.comments_on_position(node);
        let value = comments.iter().find_map(|comment| command_value(comment, "emt"))?;
        u64::try_from(parse_time(value)?.as_millis()).ok().map(Span::from_millis)
    }

    /// Returns the comments on the position after the move `node` of the game tree. PGN writes them
    /// directly after the move, or after a variation that begins with an alternative to the move.
    pub(super) fn comments_on_position(&self, node: NodeId) -> Vec<String> {
        let mut comments = self.written_annotation(node).comments;
        for variation in self.variations_of(node) {
            comments.extend(self.written_annotation(variation).after_variation);
        }
        comments
    }

    /// Returns the comments after the move `node` of the game tree, joined to one text.
    ///
    /// Leaves out commands for programs, such as `[%clk 0:05:00]`.
    pub fn comment(&self, node: NodeId) -> String {
        plain_text(&self.written_annotation(node).comments)
    }

    /// Returns two texts: the comments before the move `node` of the game tree, and the comments
    /// after the variation that the move begins. Leaves out commands for programs.
    ///
    /// Both texts are empty if the move begins no variation.
    pub fn comments_around_variation(&self, node: NodeId) -> (String, String) {
        let annotation = self.written_annotation(node);
        (plain_text(&annotation.before_move), plain_text(&annotation.after_variation))
    }

    /// Replaces the comments after the move `node` of the game tree by `text`; this can be undone.
    ///
    /// Keeps commands for programs in the comments, such as `[%clk 0:05:00]`.
    ///
    /// # Errors
    /// If the comments of the tree become too long.
    pub fn set_comment(&mut self, node: NodeId, text: &str) -> Result<(), TreeError> {
        // PGN cannot escape a brace in a comment, and a player's text must not become a command.
        let mut text = text.replace('{', "(").replace('}', ")");
        while text.contains("[%") {
            text = text.replace("[%", "[");
        }
        let plain: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        if single_spaced(&plain) == self.comment(node) {
            return Ok(());
        }
        self.annotate(node, |annotation| {
            let commands = annotation.comments.iter().flat_map(|comment| split_commands(comment).0);
            let mut parts: Vec<_> = commands.collect();
            parts.extend(plain.split_whitespace().map(str::to_owned));
            annotation.comments = if parts.is_empty() { Vec::new() } else { vec![parts.join(" ")] };
        })
    }

    /// Adds the sign `sign`, such as `!` or `±`, to the move `node` of the game tree, or removes it
    /// if the move has it; this can be undone.
    ///
    /// A move has at most one sign that judges the move (such as `!`), and one that judges the
    /// position (such as `±`): a new sign replaces the earlier one of the same category.
    ///
    /// # Errors
    /// If `node` is the start position.
    pub fn toggle_sign(&mut self, node: NodeId, sign: Glyph) -> Result<(), TreeError> {
        if node == NodeId::START {
            return Err(TreeError::NoMove);
        }
        self.annotate(node, |annotation| {
            let is_set = annotation.glyphs.contains(&sign);
            annotation.glyphs.retain(|other| {
                *other != sign && sign_category(*other).is_none_or(|kind| sign_category(sign) != Some(kind))
            });
            if !is_set {
                // A sign that judges the move comes before one that judges the position.
                let place = if sign.0 <= 6 { 0 } else { annotation.glyphs.len() };
                annotation.glyphs.insert(place, sign);
            }
        })
    }
}

/// Returns the category of a move's sign: 0 if the sign judges the move (`!`), 1 if it judges the
/// position (`±`); `None` for every other sign.
fn sign_category(sign: Glyph) -> Option<u8> {
    match sign.0 {
        1..=6 => Some(0),
        10..=19 => Some(1),
        _ => None,
    }
}

/// Returns PGN comments joined to one text, without commands for programs.
fn plain_text(comments: &[String]) -> String {
    let texts = comments.iter().map(|comment| split_commands(comment).1);
    texts.filter(|text| !text.is_empty()).collect::<Vec<_>>().join(" ")
}

/// Splits a PGN comment into its commands, such as `[%clk 0:05:00]`, and the text without them.
pub(super) fn split_commands(comment: &str) -> (Vec<String>, String) {
    let (mut commands, mut text, mut rest) = (Vec::new(), String::new(), comment);
    while let Some((before, behind)) = rest.split_once("[%") {
        let Some((command, behind)) = behind.split_once(']') else { break };
        text += before;
        text.push(' ');
        commands.push(format!("[%{command}]"));
        rest = behind;
    }
    text += rest;
    (commands, single_spaced(&text))
}

/// Returns `text` with each run of white space replaced by one space, and no white space at either
/// end.
fn single_spaced(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
