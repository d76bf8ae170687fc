//! Visible state of the game on the page at one moment.

use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};

/// Kind of a square to which the held or selected piece can move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Target {
    /// A move that captures nothing.
    Move,
    /// A capture.
    Capture,
}

/// State of the game that the page shows at one moment, read from the `data-` attributes that
/// `docs/automation.md` describes.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct View {
    /// Displayed position, as FEN.
    pub fen: String,
    /// Colour at the bottom of the board.
    pub orientation: String,
    /// Pieces, such as `wN` for a white knight, by square.
    pub pieces: BTreeMap<String, String>,
    /// Moves of the score sheet.
    pub sans: Vec<String>,
    /// Result; `*` during the game.
    pub result: String,
    /// Code of the reason why the game ended; `None` during the game.
    pub reason: Option<String>,
    /// Last announcement for screen readers, as text.
    pub status: String,
    /// Last announcements for screen readers, as codes.
    pub said: Vec<String>,
    /// Code of the notice, a short message over the page; `None` if the page shows no notice.
    pub notice: Option<String>,
    /// Legal targets of the held or selected piece.
    pub targets: BTreeMap<String, Target>,
    /// Target square under the held piece; empty if there is none.
    pub hovered: Vec<String>,
    /// Squares of the last move.
    pub last_move: BTreeSet<String>,
    /// Square of the king in check; empty if there is no check.
    pub check: Vec<String>,
    /// Squares of the pieces that the page highlights to explain a message or the result.
    pub attackers: Vec<String>,
    /// Choices of the promotion picker; empty if the picker is closed.
    pub promotion: Vec<String>,
    /// Square with the keyboard focus.
    pub focus: Option<String>,
}

/// Script that reads a [`View`].
pub(crate) const READ: &str = r#"
    // Leave out dialogs: a dialog may have a board of its own.
    const all = selector =>
        [...document.querySelectorAll(selector)].filter(element => !element.closest('dialog'));
    const squares = selector => all(selector).map(square => square.dataset.square).sort();
    const board = document.querySelector('[data-board]');
    const result = document.querySelector('[data-result]');
    const status = document.querySelector('[role="status"]');
    const plies = all('[data-ply]').sort((a, b) => a.dataset.ply - b.dataset.ply);
    return {
        fen: board.dataset.fen,
        orientation: board.dataset.orientation,
        pieces: Object.fromEntries(all('[data-piece]').map(piece => [piece.dataset.on, piece.dataset.piece])),
        sans: plies.map(ply => ply.textContent.trim()),
        result: result.dataset.result,
        reason: result.dataset.reason ?? null,
        status: status.textContent,
        said: (status.dataset.said ?? '').split(' ').filter(code => code),
        notice: document.querySelector('[data-notice]')?.dataset.notice ?? null,
        targets: Object.fromEntries(
            all('[data-target]').map(square => [square.dataset.square, square.dataset.target])),
        hovered: squares('[data-hovered]'),
        lastMove: squares('[data-last-move]'),
        check: squares('[data-check]'),
        attackers: squares('[data-attacker]'),
        promotion: all('[data-dialog="promotion"] [data-promote]').map(button => button.dataset.promote),
        focus: document.activeElement?.dataset?.square ?? null,
    };
"#;

impl View {
    /// Returns the pieces in the displayed FEN, such as `wN`, by square.
    pub fn pieces_by_fen(&self) -> BTreeMap<String, String> {
        let mut pieces = BTreeMap::new();
        let placement = self.fen.split(' ').next().unwrap_or_default();
        for (rank, row) in (1..=8).rev().zip(placement.split('/')) {
            let mut file = b'a';
            for c in row.chars() {
                match c.to_digit(10) {
                    Some(gap) => file += gap as u8,
                    None => {
                        let color = if c.is_ascii_uppercase() { 'w' } else { 'b' };
                        let piece = format!("{color}{}", c.to_ascii_uppercase());
                        pieces.insert(format!("{}{rank}", char::from(file)), piece);
                        file += 1;
                    }
                }
            }
        }
        pieces
    }

    /// Returns the squares that the page marks as captures of the held or selected piece.
    pub fn captures(&self) -> Vec<&str> {
        let captures = self.targets.iter().filter(|(_, target)| **target == Target::Capture);
        captures.map(|(square, _)| square.as_str()).collect()
    }
}
