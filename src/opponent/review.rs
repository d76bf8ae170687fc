//! Computer's review of a game: winning chances and the costliest mistakes. A proof that a side can
//! mate, or cannot win, overrides the evaluation.

use super::move_ordering::material_gain;
use super::study::StudyResult;
use crate::game::Game;
use crate::rules::{Color, Move, Piece, Position};

/// Greatest number of mistakes that a game review shows for each player, and greatest number of
/// missed mates that it shows in addition.
const MAX_MISTAKES: usize = 3;

/// Least loss of expected score for which a move counts as a mistake, in thousandths of a point. A
/// missed mate counts as a mistake even if it loses less.
const MIN_COST: u32 = 80;

/// Least material gain, in hundredths of a pawn, for which a game review names the captured piece.
const MIN_NAMED_GAIN: i32 = 150;

/// Computer's review of a whole game: winning chances, mistakes and missed mates.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameReview {
    /// Number of half-moves before the first position reviewed.
    pub first_ply: usize,
    /// White's expected score, in thousandths of a point: 1,000 is won, 0 is lost. `chances[i]`
    /// belongs to the position after `first_ply + i` half-moves.
    pub chances: Vec<u32>,
    /// The costliest mistakes of White (index 0) and Black, the costliest first.
    pub mistakes: [Vec<Mistake>; 2],
    /// Mates that White (index 0) and Black missed, the quickest first, without missed mates that
    /// are in `mistakes`.
    pub missed_mates: [Vec<Mistake>; 2],
    /// For White (index 0) and Black: the number of half-moves after which this side provably could
    /// not mate by any series of legal moves. `None` if there is no such proof.
    pub unwinnable_from: [Option<usize>; 2],
}

/// Mistake of a player in a game that the computer has reviewed, with the better move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// Number of half-moves before the mistake.
    pub ply: usize,
    /// What the mistake cost, such as a piece.
    pub cost: MistakeCost,
    /// The loss of expected score, in thousandths of a point.
    pub chance_lost: u32,
    /// The better move, and the best play of both sides after it.
    pub better_line: Vec<Move>,
}

/// Consequence of a mistake in a reviewed game, such as a lost piece or a missed mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MistakeCost {
    /// The player missed a proved mate in this many moves.
    MissedMate(u32),
    /// The move gives the other player a proved mate in this many moves.
    AllowedMate(u32),
    /// The move stalemates the other player.
    Stalemate,
    /// The move loses this piece.
    LostPiece(Piece),
    /// The player could have captured this piece.
    MissedCapture(Piece),
    /// The move loses expected score in another way.
    OtherLoss,
}

/// Reviews a game from the position after `from` half-moves on: winning chances, and the costliest
/// mistakes. `seen[i]` is the computer's analysis of the position after `from + i` half-moves;
/// `None` if the computer could not search the position, for example because no move was possible.
pub fn review_game(game: &Game, from: usize, seen: &[Option<StudyResult>]) -> GameReview {
    let position = |at: usize| game.position_at(from + at);
    let white = |at: usize| {
        let turn = position(at)?.turn();
        let chance = seen[at].as_ref().map(StudyResult::winning_chance);
        Some(chance.map_or_else(|| final_score(game), |chance| turn.by_color(chance, 1_000 - chance)))
    };
    let curve: Vec<u32> = (0..seen.len()).map_while(white).collect();
    let mut mistakes = [Vec::new(), Vec::new()];
    for at in 0..curve.len().saturating_sub(1) {
        let (Some(before), Some(after), Some(here)) = (position(at), position(at + 1), &seen[at]) else {
            continue;
        };
        let Some(played) = game.moves().get(from + at) else { break };
        let (by, mv) = (before.turn(), played.mv);
        let ours = |at: usize| by.by_color(curve[at], 1_000 - curve[at]);
        let chance = ours(at).saturating_sub(ours(at + 1));
        if here.line.first() == Some(&mv) {
            continue;
        }
        let next = seen[at + 1].as_ref();
        let cost = mistake_cost(before, mv, after, here, next);
        if chance >= MIN_COST || matches!(cost, MistakeCost::MissedMate(_)) {
            mistakes[by.index()].push(Mistake {
                ply: from + at,
                cost,
                chance_lost: chance,
                better_line: here.line.clone(),
            });
        }
    }
    let mates = mistakes.each_mut().map(|mistakes| {
        mistakes.sort_by_key(|mistake| std::cmp::Reverse(mistake.chance_lost));
        let costly =
            mistakes.iter().take(MAX_MISTAKES).take_while(|mistake| mistake.chance_lost >= MIN_COST).count();
        // A missed mate in a won position costs little expected score, so missed mates have a list
        // of their own.
        let mut mates = mistakes.split_off(costly);
        mates.retain(|mistake| matches!(mistake.cost, MistakeCost::MissedMate(_)));
        mates.sort_by_key(|mistake| (mistake.better_line.len(), mistake.ply));
        mates.truncate(MAX_MISTAKES);
        mates
    });
    GameReview { first_ply: from, chances: curve, mistakes, missed_mates: mates, unwinnable_from: [None; 2] }
}

impl GameReview {
    /// Iterates over the mistakes of a player that the game review shows: first the costliest
    /// mistakes, then the missed mates.
    pub fn shown_mistakes(&self, color: Color) -> impl Iterator<Item = &Mistake> {
        self.mistakes[color.index()].iter().chain(&self.missed_mates[color.index()])
    }

    /// Returns the number of half-moves after which the reviewed game was provably dead: neither
    /// side could mate by any series of legal moves. `None` if there is no such proof.
    pub fn dead_from_ply(&self) -> Option<usize> {
        let [white, black] = self.unwinnable_from;
        Some(white?.max(black?))
    }

    /// Returns the number of half-moves after which the player `color` provably could not win,
    /// while the opponent still could. "Could win" means to mate by some series of legal moves.
    ///
    /// `None` if there is no such moment in the game. If neither side could win,
    /// [`dead_from_ply`](GameReview::dead_from_ply) says from when on.
    pub fn unwinnable_from_ply(&self, color: Color) -> Option<usize> {
        self.unwinnable_from[color.index()].filter(|ply| Some(*ply) != self.dead_from_ply())
    }

    /// Records in the review that after `from` half-moves of the game this player provably could
    /// not mate. From that position on, limits the expected score of this player to that of a draw.
    pub fn set_unwinnable_from(&mut self, color: Color, from: usize) {
        self.unwinnable_from[color.index()] = Some(from);
        for chance in self.chances.iter_mut().skip(from.saturating_sub(self.first_ply)) {
            *chance = color.by_color((*chance).min(500), (*chance).max(500));
        }
    }
}

/// Returns White's score in the game, in thousandths of a point: 1,000 for a win, 0 for a loss, 500
/// if the game has no winner or no result.
fn final_score(game: &Game) -> u32 {
    let winner = game.outcome().and_then(|outcome| outcome.winner());
    winner.map_or(500, |winner| winner.by_color(1_000, 0))
}

/// Returns what the mistake `mv` has cost, for the review of a game. `here` and `next` are the
/// computer's analyses of the positions `before` and `after` the move; `next` is `None` if the
/// computer could not search the position `after`, for example because no move is possible.
fn mistake_cost(
    before: &Position,
    mv: Move,
    after: &Position,
    here: &StudyResult,
    next: Option<&StudyResult>,
) -> MistakeCost {
    let mated = if let Some(next) = next { next.is_mated() } else { after.is_checkmate() };
    if after.is_stalemate() {
        return MistakeCost::Stalemate;
    }
    if let Some(moves) = here.mate_in.filter(|_| !mated) {
        return MistakeCost::MissedMate(moves);
    }
    if let Some(moves) = next.and_then(|next| next.mate_in) {
        return MistakeCost::AllowedMate(moves);
    }
    if let Some(piece) = next.and_then(|next| won_piece(after, &next.line)) {
        return MistakeCost::LostPiece(piece);
    }
    let missed = won_piece(before, &here.line).filter(|_| !here.gives_mate());
    match missed.filter(|_| before.captured_by(mv).is_none()) {
        Some(piece) => MistakeCost::MissedCapture(piece),
        None => MistakeCost::OtherLoss,
    }
}

/// Returns the piece that the first move of `line` captures. `None` if the first move captures
/// nothing, or gains less than [`MIN_NAMED_GAIN`] after the gain of the reply is subtracted.
fn won_piece(position: &Position, line: &[Move]) -> Option<Piece> {
    let first = *line.first()?;
    let (square, piece) = position.captured_by(first)?;
    let next = position.play_unchecked(first);
    let back = match line.get(1) {
        Some(&reply) => material_gain(&next, reply),
        // Without a known reply, the capture counts only if no piece can recapture.
        None if next.attackers(square, next.turn()).is_empty() => 0,
        None => return None,
    };
    (material_gain(position, first) - back >= MIN_NAMED_GAIN).then_some(piece)
}
