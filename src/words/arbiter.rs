//! Offers, requests and claims.

use super::Words;
use crate::game::{Wish, WrongClaim};

impl Words {
    /// What a player is asked whose opponent wants something.
    pub fn request(&self, what: Wish) -> String {
        match what {
            Wish::Takeback(moves) => self.takeback_asked(moves as u64),
            Wish::Redo => self.redo_asked().to_owned(),
        }
    }

    /// Why a claim is wrong. `intended`: whether it named a move.
    pub fn wrong_claim(&self, wrong: &WrongClaim, intended: bool) -> String {
        if wrong.mates {
            return self.wrong_claim_mates().to_owned();
        }
        let times = wrong.times.map(|times| self.wrong_claim_times(intended, u64::from(times)));
        let moves = wrong
            .halfmoves
            .map(|halfmoves| self.wrong_claim_moves(halfmoves % 2 == 1, u64::from(halfmoves / 2)));
        match (times, moves) {
            (Some(times), Some(moves)) => self.wrong_claim_both(&moves, &times),
            (times, moves) => times.or(moves).unwrap_or_default(),
        }
    }

    /// What counts for a claim before any move is declared.
    pub fn claim_counts(&self, so_far: &WrongClaim) -> String {
        let times = so_far.times.map(|times| self.claim_so_far(u64::from(times)));
        let moves = so_far
            .halfmoves
            .map(|halfmoves| self.claim_moves_so_far(halfmoves % 2 == 1, u64::from(halfmoves / 2)));
        match (times, moves) {
            (Some(times), Some(moves)) => self.sentences(&times, &moves),
            (times, moves) => times.or(moves).unwrap_or_default(),
        }
    }
}
