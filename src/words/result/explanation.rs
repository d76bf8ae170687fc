//! Texts of the app that explain the result of a game. They are loaded on demand.

use crate::game::{DrawProof, Explanation, Game, MateVerdict};
use crate::rules::Color;
use crate::words::Words;
use crate::words::visible_names::visible_name;

impl Words {
    /// Returns the label of a button that shows one occurrence of a repeated position, in the app's
    /// language.
    ///
    /// The label is the last move before the occurrence, such as `2… Ng8`. The start position, a
    /// position that the arbiter corrected, and the position after a move declared with a claim
    /// have a text instead. `ply` is the number of half-moves before the occurrence.
    pub fn occurrence_label(&self, game: &Game, ply: usize) -> String {
        match self.numbered_san(game, ply) {
            _ if game.cursor_at(ply).correction().is_some() => self.proof_put_right().to_owned(),
            Some(san) => san,
            None if ply == 0 => self.proof_start().to_owned(),
            None => self.proof_intended().to_owned(),
        }
    }

    /// Returns sentences that explain the result of a game, in the app's language.
    ///
    /// If the program could not determine whether the last position is dead (neither player can
    /// ever give mate), a sentence says this. `None` if there is nothing to explain.
    pub fn result_explanation(&self, game: &Game) -> Option<String> {
        let explanation = game.explanation();
        let open = explanation.and_then(Explanation::mate_verdict) == Some(&MateVerdict::Undetermined);
        let undecided = (game.outcome().is_some() && game.is_dead_position_undecided() && !open)
            .then(|| self.explained_dead_undetermined().to_owned());
        let explained = explanation.map(|explanation| self.explanation_text(explanation, game));
        let sentences = explained.into_iter().chain(undecided);
        sentences.reduce(|first, second| self.sentences(&first, &second))
    }

    /// Returns sentences that explain the result of a game, such as a flag fall or a draw claim, in
    /// the app's language.
    pub fn explanation_text(&self, explanation: &Explanation, game: &Game) -> String {
        match explanation {
            Explanation::KingLeftInCheck { by, king, mate_verdict, .. } => {
                let taken = self.explained_king_left_in_check(*by, king);
                match mate_verdict {
                    MateVerdict::NotAsked => taken,
                    mate_verdict => self.sentences(&taken, &self.mate_verdict_text(*by, mate_verdict)),
                }
            }
            Explanation::FlagFall { fallen: loser, mate_verdict }
            | Explanation::Resignation { by: loser, mate_verdict } => {
                self.mate_verdict_text(*loser, mate_verdict)
            }
            Explanation::Claim { by, intended, proof } => {
                let with = intended.map(|mv| self.san_text(game.position().san(mv)));
                self.draw_claim_explanation(*by, with.as_ref(), proof, game)
            }
            Explanation::Arbiter { why } => visible_name(why),
            Explanation::Automatic(proof @ DrawProof::Repetition(_)) => {
                self.explained_threefold(&self.proof_places(proof, game, false))
            }
            Explanation::Automatic(DrawProof::NoProgress(halfmoves)) => {
                let (half, moves) = to_whole_moves(*halfmoves);
                self.explained_fifty(half, moves)
            }
        }
    }

    /// Returns a sentence that says whether the opponent of `fallen` could still have given mate,
    /// in the app's language.
    ///
    /// `fallen` is the player whose flag fell, who resigned, or who left the king in check;
    /// `mate_verdict` says whether the opponent could still have given mate, and why.
    fn mate_verdict_text(&self, fallen: Color, mate_verdict: &MateVerdict) -> String {
        match mate_verdict {
            MateVerdict::NotAsked => self.explained_flag_not_asked(fallen),
            MateVerdict::MoreThanKing => self.explained_flag_more_than_king(fallen),
            MateVerdict::LoneKing => self.explained_flag_lone_king(fallen),
            MateVerdict::EnoughMaterial => self.explained_flag_enough_material(fallen),
            MateVerdict::NotEnoughMaterial => self.explained_flag_not_enough_material(fallen),
            MateVerdict::CanMate(_) => self.explained_flag_can_mate(fallen),
            MateVerdict::CannotMate => self.explained_flag_cannot_mate(fallen),
            MateVerdict::Undetermined => self.explained_flag_undetermined(fallen),
        }
    }

    /// Returns the explanation of a draw that player `by` has claimed, in the app's language.
    ///
    /// `with` is the move declared with the claim, if any; `proof` holds the occurrences of the
    /// repeated position, or the number of half-moves without a capture or pawn move.
    fn draw_claim_explanation(
        &self,
        by: Color,
        with: Option<&String>,
        proof: &DrawProof,
        game: &Game,
    ) -> String {
        match (proof, with) {
            (DrawProof::Repetition(_), with) => {
                let places = self.proof_places(proof, game, with.is_some());
                match with {
                    Some(san) => self.explained_claimed_threefold_with(by, &places, san),
                    None => self.explained_claimed_threefold(by, &places),
                }
            }
            (DrawProof::NoProgress(halfmoves), with) => {
                let (half, moves) = to_whole_moves(*halfmoves);
                match with {
                    Some(san) => self.explained_claimed_fifty_with(by, half, moves, san),
                    None => self.explained_claimed_fifty(by, half, moves),
                }
            }
        }
    }

    /// Returns a list of the moves after which the same position occurred, in the app's language.
    /// Empty if `proof` is not a repetition of the position.
    ///
    /// `intended`: the player declared a move with the draw claim; the last occurrence may then be
    /// the position after that move.
    fn proof_places(&self, proof: &DrawProof, game: &Game, intended: bool) -> String {
        let DrawProof::Repetition(occurrences) = proof else { return String::new() };
        let plies = game.moves().len();
        self.comma_list(occurrences.iter().map(|occurrence| match self.numbered_san(game, occurrence.ply) {
            _ if game.cursor_at(occurrence.ply).correction().is_some() => {
                self.occurrence_put_right().to_owned()
            }
            Some(san) => self.occurrence_after(&san),
            None if intended && occurrence.ply > plies => self.occurrence_intended().to_owned(),
            None => self.occurrence_start().to_owned(),
        }))
    }
}

/// Converts a number of half-moves to whole moves: returns whether half a move is left, and the
/// number of whole moves.
fn to_whole_moves(halfmoves: u32) -> (bool, u64) {
    (halfmoves % 2 == 1, u64::from(halfmoves / 2))
}
