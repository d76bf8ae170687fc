//! How a game ended, and what lies behind it.

use super::Words;
use super::names::{beside, plain};
use crate::game::pgn::Score;
use crate::game::{Explanation, Finding, Game, Grounds, Outcome, Points, Reason};
use crate::rules::Color;

/// The score of a game that is over, with a proper half: `1–0`, `½–½`.
pub fn score(outcome: Outcome) -> &'static str {
    written(outcome.winner)
}

/// The score that a PGN tells; `None` if it tells none.
pub fn score_of(score: Score) -> Option<&'static str> {
    match score {
        Score::Unknown => None,
        Score::Draw => Some(written(None)),
        Score::Win(winner) => Some(written(Some(winner))),
    }
}

fn written(winner: Option<Color>) -> &'static str {
    match winner {
        Some(Color::White) => "1–0",
        Some(Color::Black) => "0–1",
        None => "½–½",
    }
}

impl Words {
    /// Who has won, if anybody: `Anna wins`, `Draw`. Who has no name is called by colour.
    pub fn winner(&self, winner: Option<(Color, &str)>) -> String {
        winner.map_or_else(|| self.drawn().to_owned(), |(color, name)| self.wins(&self.player(color, name)))
    }

    fn player(&self, color: Color, name: &str) -> String {
        let name = beside(name);
        if name.is_empty() { self.side(color) } else { name }
    }

    /// The running score of two who play on: `Anna 2½ – Ben 1½`. Who has no name is called by colour.
    pub fn tally(&self, players: [(&str, Points); 2]) -> String {
        let said = |color: Color| {
            let (name, points) = players[color as usize];
            format!("{} {points}", self.player(color, name))
        };
        let (white, black) = (said(Color::White), said(Color::Black));
        format!("{white} – {black}")
    }

    /// Why the game is over, without a stop at its end: `Draw by stalemate`.
    pub fn reason(&self, outcome: Outcome, explanation: Option<&Explanation>) -> String {
        let winner = outcome.winner;
        let draw = match (outcome.reason, winner) {
            (Reason::Checkmate, Some(winner)) => return self.ended_checkmate(winner),
            (Reason::Resignation, Some(winner)) => return self.ended_resignation(winner),
            (Reason::FlagFall, Some(winner)) => return self.ended_flag_fall(winner),
            (Reason::LeftKingInCheck, Some(winner)) => return self.ended_left_king_in_check(!winner),
            (Reason::FlagFall, None) => match explanation {
                Some(Explanation::FlagFall { fallen, .. }) => return self.ended_flag_fall_draw(*fallen),
                _ => self.ended_flag_fall_draw_unknown(),
            },
            (Reason::Resignation, None) => match explanation {
                Some(Explanation::Resignation { by, .. }) => return self.ended_resignation_draw(*by),
                _ => score(outcome),
            },
            (Reason::Stalemate, _) => self.ended_stalemate(),
            (Reason::Arbiter, _) => self.ended_arbiter(),
            (Reason::Agreement, _) => self.ended_agreement(),
            (Reason::DeadPosition, _) => self.ended_dead_position(),
            (Reason::InsufficientMaterial, _) => self.ended_insufficient_material(),
            (Reason::Threefold, _) => self.ended_threefold(),
            (Reason::Fivefold, _) => self.ended_fivefold(),
            (Reason::FiftyMoves, _) => self.ended_fifty_moves(),
            (Reason::SeventyFiveMoves, _) => self.ended_seventy_five_moves(),
            // No game ends so; should one, its score says enough.
            (Reason::Checkmate | Reason::LeftKingInCheck, None) => score(outcome),
        };
        draw.to_owned()
    }

    /// The result in one sentence: `1–0: White wins on time.` `None` while the game goes on.
    pub fn result_of(&self, game: &Game) -> Option<String> {
        let outcome = game.outcome()?;
        Some(self.result(&self.reason(outcome, game.explanation()), &score(outcome)))
    }

    /// What lies behind the result of a game, as sentences, and what nobody could tell; `None` where the board says it all.
    pub fn behind(&self, game: &Game) -> Option<String> {
        let explanation = game.explanation();
        let open = explanation.and_then(Explanation::finding) == Some(&Finding::Undetermined);
        let undecided = (game.outcome().is_some() && game.is_undecided() && !open)
            .then(|| self.explained_dead_undetermined().to_owned());
        let explained = explanation.map(|explanation| self.explanation(explanation, game));
        let sentences = explained.into_iter().chain(undecided);
        sentences.reduce(|first, second| self.sentences(&first, &second))
    }

    /// What lies behind a result, as sentences.
    pub fn explanation(&self, explanation: &Explanation, game: &Game) -> String {
        match explanation {
            Explanation::KingLeftInCheck { king, .. } => {
                let color = game.position().piece_at(*king).map_or(Color::White, |piece| piece.color);
                self.explained_king_left_in_check(color, king)
            }
            Explanation::FlagFall { fallen: loser, finding }
            | Explanation::Resignation { by: loser, finding } => self.finding(*loser, finding),
            Explanation::Claim { by, intended, proof } => {
                let with = intended.map(|mv| self.san(game.position().san(mv)));
                self.claimed(*by, with.as_ref(), proof, game)
            }
            Explanation::Arbiter { why } => plain(why),
            Explanation::Automatic(proof @ Grounds::Threefold(_)) => {
                self.explained_threefold(&self.proof_places(proof, game, false))
            }
            Explanation::Automatic(Grounds::FiftyMoves(halfmoves)) => {
                let (half, moves) = in_moves(*halfmoves);
                self.explained_fifty(half, moves)
            }
        }
    }

    /// What was found about the opponent of the player whose flag fell, or who resigned.
    fn finding(&self, fallen: Color, finding: &Finding) -> String {
        match finding {
            Finding::NotAsked => self.explained_flag_not_asked(fallen),
            Finding::MoreThanKing => self.explained_flag_more_than_king(fallen),
            Finding::LoneKing => self.explained_flag_lone_king(fallen),
            Finding::EnoughMaterial => self.explained_flag_enough_material(fallen),
            Finding::NotEnoughMaterial => self.explained_flag_not_enough_material(fallen),
            Finding::CanMate(_) => self.explained_flag_can_mate(fallen),
            Finding::CannotMate => self.explained_flag_cannot_mate(fallen),
            Finding::Undetermined => self.explained_flag_undetermined(fallen),
        }
    }

    fn claimed(&self, by: Color, with: Option<&String>, proof: &Grounds, game: &Game) -> String {
        match (proof, with) {
            (Grounds::Threefold(_), with) => {
                let places = self.proof_places(proof, game, with.is_some());
                match with {
                    Some(san) => self.explained_claimed_threefold_with(by, &places, san),
                    None => self.explained_claimed_threefold(by, &places),
                }
            }
            (Grounds::FiftyMoves(halfmoves), with) => {
                let (half, moves) = in_moves(*halfmoves);
                match with {
                    Some(san) => self.explained_claimed_fifty_with(by, half, moves, san),
                    None => self.explained_claimed_fifty(by, half, moves),
                }
            }
        }
    }

    /// When the position was on the board, in a row.
    fn proof_places(&self, proof: &Grounds, game: &Game, intended: bool) -> String {
        let Grounds::Threefold(occurrences) = proof else { return String::new() };
        let plies = game.moves().len();
        self.row(occurrences.iter().map(|occurrence| match self.numbered_san(game, occurrence.ply) {
            _ if game.spot(occurrence.ply).correction().is_some() => self.occurrence_put_right().to_owned(),
            Some(san) => self.occurrence_after(&san),
            None if intended && occurrence.ply > plies => self.occurrence_intended().to_owned(),
            None => self.occurrence_start().to_owned(),
        }))
    }
}

/// Whether there is half a move, and how many whole ones.
fn in_moves(halfmoves: u32) -> (bool, u64) {
    (halfmoves % 2 == 1, u64::from(halfmoves / 2))
}
