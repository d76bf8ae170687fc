//! The first look: a few games played straight at a mate.
//!
//! Both sides choose by simple habits and a little chance: the winner promotes, takes what there is and comes near;
//! the loser walks to the edge and spares the winner's men. Most positions of real games are decided so in a few
//! microseconds, and nothing needs to be remembered. Chance comes from a fixed seed, so the same question
//! always has the same answer.

use super::super::board::Board;
use super::super::generate::has_en_passant_capture;
use super::super::{Bitboard, Color, Move, MoveKind, Role, attacks, sliders, visitors};
use super::guide::{distance, margins};
use super::search::is_mate;

/// So many games of so many half-moves at most.
const GAMES: u64 = 6;
const LENGTH: usize = 60;

/// Games for a mate by one side.
pub(super) struct Playout {
    winner: Color,
    en_passant: bool,
    chance: u64,
    /// Half-moves played so far.
    pub(super) nodes: u64,
}

impl Playout {
    pub(super) fn new(winner: Color, en_passant: bool) -> Playout {
        Playout { winner, en_passant, chance: 0x9e37_79b9_7f4a_7c15, nodes: 0 }
    }

    /// The boards from the first to a mate, if a game got there.
    pub(super) fn run(&mut self, board: &Board, nodes: u64) -> Option<Vec<Board>> {
        let mut line = Vec::with_capacity(LENGTH + 2);
        for _ in 0..GAMES {
            line.clear();
            line.push(*board);
            if self.play(&mut line, nodes) {
                return Some(line);
            }
        }
        None
    }

    /// One game; whether it ended in the mate.
    fn play(&mut self, line: &mut Vec<Board>, nodes: u64) -> bool {
        for _ in 0..LENGTH {
            let Some(&board) = line.last() else { return false };
            if self.nodes >= nodes {
                return false;
            }
            self.nodes += 1;
            let moves = visitors::list::<true>(&board);
            let ours = board.turn() == self.winner;
            if ours && let Some(mate) = self.mate(&board, &moves) {
                line.push(mate);
                return true;
            }
            let mut best = None;
            for &m in moves.iter() {
                let score = if ours { self.our_score(&board, m) } else { self.their_score(&board, m) };
                if best.is_none_or(|(most, _)| score > most) {
                    best = Some((score, m));
                }
            }
            let Some((_, m)) = best else { return false };
            line.push(self.after(&board, m));
        }
        false
    }

    /// The board after a move, with an en passant square only where somebody may take.
    fn after(&self, board: &Board, m: Move) -> Board {
        let mut next = board.play(m);
        if next.en_passant().is_some() && (!self.en_passant || !has_en_passant_capture::<false>(&next)) {
            next.set_en_passant(None);
        }
        next
    }

    /// A move that mates, among those that give check straight.
    fn mate(&self, board: &Board, moves: &[Move]) -> Option<Board> {
        let prey = board.king(!self.winner);
        let occupied = board.occupied();
        let straight = sliders::rook(prey, occupied);
        let diagonal = sliders::bishop(prey, occupied);
        let leap = attacks::knight(prey);
        let pawn = attacks::pawn(!self.winner, prey);
        moves.iter().find_map(|&m| {
            let from = Bitboard::of(m.from());
            let checks = match m.kind() {
                MoveKind::Promotion(Role::Queen | Role::Rook) => straight | diagonal,
                MoveKind::Promotion(_) => leap,
                MoveKind::CastleKingSide | MoveKind::CastleQueenSide => return None,
                _ if !(from & board.pawns).is_empty() => pawn,
                _ if !(from & board.knights).is_empty() => leap,
                _ => {
                    let mut checks = Bitboard::EMPTY;
                    if !(from & board.straights).is_empty() {
                        checks |= straight;
                    }
                    if !(from & board.diagonals).is_empty() {
                        checks |= diagonal;
                    }
                    checks
                }
            };
            if !checks.contains(m.to()) {
                return None;
            }
            let next = self.after(board, m);
            is_mate(&next, self.winner).then_some(next)
        })
    }

    /// A little something, so that no two games are alike.
    fn chance(&mut self) -> i32 {
        self.chance ^= self.chance << 13;
        self.chance ^= self.chance >> 7;
        self.chance ^= self.chance << 17;
        (self.chance >> 40) as i32 & 7
    }

    /// What the winner thinks of a move.
    fn our_score(&mut self, board: &Board, m: Move) -> i32 {
        let (us, them) = (board.color(self.winner), board.color(!self.winner));
        let prey = board.king(!self.winner);
        let mut score = self.chance();
        if them.contains(m.to()) {
            score += 16;
        }
        if let Some(role) = m.promotion() {
            return score + if role == Role::Queen { 60 } else { 0 };
        }
        if board.pawns.contains(m.from()) {
            return score + if (us & board.straights).is_empty() { 14 } else { 2 };
        }
        let nearer = distance(m.from(), prey) - distance(m.to(), prey);
        if m.from() == board.king(self.winner) {
            return score + if distance(m.to(), prey) >= 2 { 4 * nearer } else { 0 };
        }
        score + 2 * nearer
    }

    /// What the loser, who helps, thinks of a move.
    fn their_score(&mut self, board: &Board, m: Move) -> i32 {
        let us = board.color(self.winner);
        let mut score = self.chance();
        if us.contains(m.to()) {
            let officers = us & (board.straights | board.diagonals | board.knights);
            score -= if officers.contains(m.to()) || officers.is_empty() { 40 } else { 12 };
        }
        if m.from() == board.king(!self.winner) {
            let king = board.king(self.winner);
            let ((edge, corner), (new_edge, new_corner)) = (margins(m.from()), margins(m.to()));
            score += 8 * (edge - new_edge) + 2 * (corner - new_corner);
            score += 2 * (distance(m.from(), king).max(2) - distance(m.to(), king).max(2));
        }
        if m.promotion().is_some() {
            score -= 6;
        }
        score
    }
}
