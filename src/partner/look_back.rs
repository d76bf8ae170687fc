//! Where a game went wrong: how the chances stood, and which moves cost most. What is certain comes before what is judged.

use super::order::gain;
use super::study::Seen;
use crate::game::Game;
use crate::rules::{Color, Move, Piece, Position};

/// How many mistakes of each player are told, and how many mates missed beside them.
const MOST: usize = 3;

/// What a mistake costs at least, in thousandths.
const LEAST: u32 = 80;

/// From so many hundredths of a pawn on, a piece that changes hands is worth a word.
const WORTH_A_WORD: i32 = 150;

/// What is seen of a whole game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LookBack {
    /// The half-moves before the first position that was looked at.
    pub from: usize,
    /// White's chance of the point in each position, in thousandths: 1,000 is won, 0 is lost.
    pub curve: Vec<u32>,
    /// The mistakes that cost White and Black most, the costliest first.
    pub slips: [Vec<Slip>; 2],
    /// Mates that White and Black missed and that are not among those, the quickest first.
    pub mates: [Vec<Slip>; 2],
    /// After how many half-moves White and Black could mate no more by any series of legal moves, where that is proved.
    pub hopeless: [Option<usize>; 2],
}

/// A mistake.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Slip {
    /// How many half-moves had been played before it.
    pub ply: usize,
    /// What it cost.
    pub cost: Cost,
    /// How much of the chance it cost, in thousandths.
    pub chance: u32,
    /// What was better, and how both would have played on.
    pub better: Vec<Move>,
}

/// What a mistake cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cost {
    /// There was a mate in so many moves: that is proved.
    MissedMate(u32),
    /// The other side mates in so many moves now: that is proved.
    LetMate(u32),
    /// The other side has no move, and is not in check.
    Stalemate,
    /// This piece is lost.
    Lost(Piece),
    /// This piece could have been taken.
    MissedTaking(Piece),
    /// Something else.
    Worse,
}

/// Looks back at a game in whose positions this was seen, from that half-move on: one for each, the last one included;
/// `None` where nobody could move.
pub fn look_back(game: &Game, from: usize, seen: &[Option<Seen>]) -> LookBack {
    let position = |at: usize| game.position_at(from + at);
    let white = |at: usize| {
        let turn = position(at)?.turn();
        let chance = seen[at].as_ref().map(|seen| chance(seen.score));
        Some(chance.map_or_else(|| ended(game), |chance| turn.fold(chance, 1_000 - chance)))
    };
    let curve: Vec<u32> = (0..seen.len()).map_while(white).collect();
    let mut slips = [Vec::new(), Vec::new()];
    for at in 0..curve.len().saturating_sub(1) {
        let (Some(before), Some(after), Some(here)) = (position(at), position(at + 1), &seen[at]) else {
            continue;
        };
        let Some(played) = game.moves().get(from + at) else { break };
        let (by, mv) = (before.turn(), played.mv);
        let ours = |at: usize| by.fold(curve[at], 1_000 - curve[at]);
        let chance = ours(at).saturating_sub(ours(at + 1));
        if here.line.first() == Some(&mv) {
            continue;
        }
        let next = seen[at + 1].as_ref();
        let cost = cost(before, mv, after, here, next);
        if chance >= LEAST || matches!(cost, Cost::MissedMate(_)) {
            slips[by.index()].push(Slip { ply: from + at, cost, chance, better: here.line.clone() });
        }
    }
    let mates = slips.each_mut().map(|slips| {
        slips.sort_by_key(|slip| std::cmp::Reverse(slip.chance));
        let costly = slips.iter().take(MOST).take_while(|slip| slip.chance >= LEAST).count();
        // A mate that was missed while everything was won all the same costs nothing, and is told beside the others.
        let mut mates = slips.split_off(costly);
        mates.retain(|slip| matches!(slip.cost, Cost::MissedMate(_)));
        mates.sort_by_key(|slip| (slip.better.len(), slip.ply));
        mates.truncate(MOST);
        mates
    });
    LookBack { from, curve, slips, mates, hopeless: [None; 2] }
}

impl LookBack {
    /// Every mistake of a player that is told: the costly ones, then the mates that were missed beside them.
    pub fn told(&self, color: Color) -> impl Iterator<Item = &Slip> {
        self.slips[color.index()].iter().chain(&self.mates[color.index()])
    }

    /// After how many half-moves nobody could mate any more, where that is proved: the position was dead.
    pub fn dead(&self) -> Option<usize> {
        let [white, black] = self.hopeless;
        Some(white?.max(black?))
    }

    /// After how many half-moves this player could mate no more while the other still could, where that is proved. What
    /// [`dead`](LookBack::dead) says of both is not said of each again.
    pub fn hopeless_alone(&self, color: Color) -> Option<usize> {
        self.hopeless[color.index()].filter(|ply| Some(*ply) != self.dead())
    }

    /// It is proved that this player could mate no more from there on: whatever was judged before, no more than a draw was
    /// to be had.
    pub fn prove(&mut self, color: Color, from: usize) {
        self.hopeless[color.index()] = Some(from);
        for chance in self.curve.iter_mut().skip(from.saturating_sub(self.from)) {
            *chance = color.fold((*chance).min(500), (*chance).max(500));
        }
    }
}

/// White's chance where the game has ended on the board.
fn ended(game: &Game) -> u32 {
    let winner = game.outcome().and_then(|outcome| outcome.winner());
    winner.map_or(500, |winner| winner.fold(1_000, 0))
}

/// What a score is worth, in thousandths of a point: about 590 for a pawn more.
fn chance(score: i32) -> u32 {
    let chance = 1_000.0 / (1.0 + (-f64::from(score) / 270.0).exp());
    chance.round().clamp(0.0, 1_000.0) as u32
}

fn cost(before: &Position, mv: Move, after: &Position, here: &Seen, next: Option<&Seen>) -> Cost {
    let mated = if let Some(next) = next { next.is_mated() } else { after.is_checkmate() };
    if after.is_stalemate() {
        return Cost::Stalemate;
    }
    if let Some(moves) = here.mate.filter(|_| !mated) {
        return Cost::MissedMate(moves);
    }
    if let Some(moves) = next.and_then(|next| next.mate) {
        return Cost::LetMate(moves);
    }
    if let Some(piece) = next.and_then(|next| taken(after, &next.line)) {
        return Cost::Lost(piece);
    }
    let missed = taken(before, &here.line).filter(|_| !here.mates());
    match missed.filter(|_| before.captured_by(mv).is_none()) {
        Some(piece) => Cost::MissedTaking(piece),
        None => Cost::Worse,
    }
}

/// The piece that a line begins by taking, if that wins enough after the next move.
fn taken(position: &Position, line: &[Move]) -> Option<Piece> {
    let first = *line.first()?;
    let (square, piece) = position.captured_by(first)?;
    let next = position.play_unchecked(first);
    let back = match line.get(1) {
        Some(&reply) => gain(&next, reply),
        // What is not known is taken for the worst: the piece is taken back.
        None if next.attackers(square, next.turn()).is_empty() => 0,
        None => return None,
    };
    (gain(position, first) - back >= WORTH_A_WORD).then_some(piece)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn chances_are_fair_and_end_at_the_ends() {
        assert_eq!(chance(0), 500);
        assert_eq!(chance(30_000), 1_000);
        assert_eq!(chance(-30_000), 0);
        assert_eq!(chance(100) + chance(-100), 1_000);
        assert!((570..610).contains(&chance(100)));
    }
}
