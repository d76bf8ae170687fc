//! Claims of a draw by repetition or by fifty moves, with their proofs.

use super::{DrawProof, FIFTY_MOVE_PLIES};
use crate::game::{
    DrawRule, Explanation, Game, GameChanges, Instant, PendingResult, Refusal, Span, WrongClaim,
};
use crate::rules::{Color, Move};

impl Game {
    /// Returns the proofs of all draw claims that player `by` can make now without declaring a move
    /// (FIDE 9.2.1.2, 9.3.2); empty if no claim is right.
    pub fn draw_claims(&self, by: Color) -> Vec<DrawProof> {
        if self.outcome().is_some() || self.pending_result().is_some() {
            return Vec::new();
        }
        self.claim_proofs(by, None).unwrap_or_default()
    }

    /// Returns each move that player `by` could declare for a right draw claim, with the proof of
    /// that claim (FIDE 9.2.1.1, 9.3.1).
    pub fn draw_claims_with_move(&self, by: Color) -> Vec<(Move, DrawProof)> {
        if self.outcome().is_some() || self.pending_result().is_some() {
            return Vec::new();
        }
        let moves = self.position().legal_moves();
        let claim = |mv: Move| Some((mv, self.claim_proofs(by, Some(mv)).ok()?.into_iter().next()?));
        moves.iter().filter_map(|mv| claim(*mv)).collect()
    }

    /// Judges a draw claim by player `by` without making it, and returns its proof.
    ///
    /// `intended` is the move that the player declares for the claim, if any.
    /// [`Event::Claim`](crate::game::Event::Claim) judges a claim in the same way.
    ///
    /// # Errors
    /// [`Refusal::WrongClaim`] with the counted occurrences and half-moves if the claim is wrong;
    /// another refusal if the claim is not allowed.
    pub fn check_draw_claim(&self, by: Color, intended: Option<Move>) -> Result<DrawProof, Refusal> {
        let proofs = self.claim_proofs(by, intended)?;
        proofs.into_iter().next().ok_or(Refusal::NoClaims)
    }

    /// Applies [`Event::Claim`](crate::game::Event::Claim), the draw claim of player `by`: a right
    /// claim ends the game; a wrong claim is refused or penalized.
    ///
    /// If a search still has to tell whether the position is dead, the end waits for the answer.
    ///
    /// `intended` is the move that the player declares for the claim, if any; it is not played.
    pub(in crate::game) fn decide_claim(
        &mut self,
        now: Instant,
        by: Color,
        intended: Option<Move>,
    ) -> Result<GameChanges, Refusal> {
        if let (Some(_), Some(declared)) = (intended, self.declared_move) {
            return Err(Refusal::MoveDeclared(self.position().san(declared)));
        }
        match self.check_draw_claim(by, intended) {
            Ok(proof) => {
                let reason = proof.reason();
                Ok(self.end_or_wait(
                    now,
                    PendingResult::Draw(reason, Some(Explanation::Claim { by, intended, proof })),
                ))
            }
            Err(Refusal::WrongClaim(wrong)) => match self.rules().wrong_claim_penalty {
                Some(time) => self.penalize_wrong_claim(now, by, intended, wrong, time),
                None => Err(Refusal::WrongClaim(wrong)),
            },
            Err(refusal) => Err(refusal),
        }
    }

    /// Penalizes the wrong draw claim of player `by`: adds `time` to the opponent's clock, if there
    /// is one.
    ///
    /// `wrong` says why the claim is wrong. The claim becomes a draw offer (FIDE 9.1.2.3), and the
    /// declared move `intended` must be made (9.5.3). The first edition (version) of the program's
    /// [rulings](crate::game::Rulings), its decisions on questions that the house rules leave open,
    /// has neither rule. Under that edition, the claim is refused if no time can be added.
    fn penalize_wrong_claim(
        &mut self,
        now: Instant,
        by: Color,
        intended: Option<Move>,
        wrong: WrongClaim,
        time: Span,
    ) -> Result<GameChanges, Refusal> {
        let given = self.give_time(now, !by, time).is_ok();
        if !self.rulings.wrong_claim_binds {
            let changes = GameChanges { wrong_claim: Some(wrong), ..GameChanges::without_details() };
            return if given { Ok(changes) } else { Err(Refusal::WrongClaim(wrong)) };
        }
        self.declared_move = intended.or(self.declared_move);
        let offered = self.offer_by_wrong_claim(by);
        let given_time = given.then_some(!by);
        Ok(GameChanges {
            wrong_claim: Some(wrong),
            time_given_to: given_time,
            offered,
            ..GameChanges::without_details()
        })
    }

    /// Returns the proofs of a draw claim by player `by`: repetition, fifty moves, or both.
    ///
    /// `intended` is the move that the player declares for the claim, if any; it is not played. If
    /// there is no proof, returns the reason why the claim is refused.
    fn claim_proofs(&self, by: Color, intended: Option<Move>) -> Result<Vec<DrawProof>, Refusal> {
        let rules = self.rules();
        let by_threefold = check_claim_allowed(rules.threefold, by == self.turn(), intended.is_some());
        let by_fifty = check_claim_allowed(rules.fifty_moves, by == self.turn(), intended.is_some());
        if let (Err(refusal), Err(other)) = (by_threefold, by_fifty) {
            // Prefers the refusal that is not `NoClaims`, because `NoClaims` says least.
            return Err(if refusal == Refusal::NoClaims { other } else { refusal });
        }
        let (position, ply, mates) = match intended {
            None => (self.position().clone(), self.moves().len(), false),
            Some(mv) => {
                let after = self.position().play(mv).map_err(|_| Refusal::NotLegal)?;
                let mates = after.is_checkmate();
                (after, self.moves().len() + 1, mates)
            }
        };
        let occurrences = by_threefold.ok().map(|()| self.occurrences(&position, ply));
        let halfmoves = by_fifty.ok().map(|()| position.halfmove_clock());
        let mut proofs = Vec::new();
        if !mates {
            proofs.extend(occurrences.clone().filter(|times| times.len() >= 3).map(DrawProof::Repetition));
            proofs.extend(halfmoves.filter(|count| *count >= FIFTY_MOVE_PLIES).map(DrawProof::NoProgress));
        }
        if proofs.is_empty() {
            let times = occurrences.map(|times| times.len() as u32);
            return Err(Refusal::WrongClaim(WrongClaim { occurrences: times, halfmoves, is_mate: mates }));
        }
        Ok(proofs)
    }
}

/// Checks whether the house rule `rule` allows a player to claim a draw, without regard to the
/// position.
///
/// `on_turn` says whether it is the claimant's turn, and `declares` whether the claimant declares a
/// move.
///
/// # Errors
/// The reason why the claim is refused.
fn check_claim_allowed(rule: DrawRule, on_turn: bool, declares: bool) -> Result<(), Refusal> {
    match rule {
        DrawRule::Off | DrawRule::AtOnce => Err(Refusal::NoClaims),
        DrawRule::PlayerToMove | DrawRule::IntendedMoveToo if !on_turn => Err(Refusal::NotYourTurn),
        DrawRule::PlayerToMove | DrawRule::EitherPlayer if declares => Err(Refusal::NoIntendedMove),
        _ => Ok(()),
    }
}
