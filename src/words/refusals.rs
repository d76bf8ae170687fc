//! Texts of the app about refused actions, draw claims and moves. They are loaded on demand.

use super::{Words, result_text};
use crate::game::{Refusal, UnplayableReason, WrongClaim};
use crate::rules::{Color, Piece, Square, WhyIllegal};

impl Words {
    /// Returns a sentence that explains why the game has refused a player's action, in the app's
    /// language.
    ///
    /// `declared`: the action was a draw claim with a declared move.
    pub fn refusal_text(&self, refusal: &Refusal, declared: bool) -> String {
        let plain = match refusal {
            Refusal::GameOver(outcome) => return self.refused_game_over(&result_text(outcome.result)),
            Refusal::KingLeftInCheck { attackers } => {
                let squares = self.and_list(attackers.iter().map(|square| square.to_string()));
                return self.refused_king_in_check(false, &squares);
            }
            Refusal::ClockNotPressed(color) => return self.refused_clock_not_pressed(*color),
            Refusal::FlagFallen(color) => return self.refused_flag_fallen(*color),
            Refusal::WrongClaim(wrong) => {
                return self.incorrect_claim(&self.wrong_claim_text(wrong, declared));
            }
            Refusal::MoveDeclared(san) => return self.refused_move_declared(&self.san_text(*san)),
            Refusal::BadPosition(fault) => return self.fen_fault(fault),
            Refusal::NotLegal => self.refused_not_legal(),
            Refusal::Paused => self.refused_paused(),
            Refusal::Suspended => self.refused_suspended(),
            Refusal::NothingToPress => self.refused_nothing_to_press(),
            Refusal::BeingSettled => self.refused_being_settled(),
            Refusal::TooEarlyToAgree => self.refused_too_early_to_agree(),
            Refusal::NotYourTurn => self.refused_not_your_turn(),
            Refusal::OfferOpen => self.refused_offer_open(),
            Refusal::NoOffer => self.refused_no_offer(),
            Refusal::NoClaims => self.refused_no_claims(),
            Refusal::NoIntendedMove => self.refused_no_intended_move(),
            Refusal::RequestOpen => self.refused_request_open(),
            Refusal::NoRequest => self.refused_no_request(),
            Refusal::NothingToTakeBack => self.refused_nothing_to_take_back(),
            Refusal::NothingToRedo => self.refused_nothing_to_redo(),
            Refusal::NotRunning => self.refused_not_running(),
            Refusal::NotPaused => self.refused_not_paused(),
            Refusal::NotSuspended => self.refused_not_suspended(),
            Refusal::NoClock => self.refused_no_clock(),
            Refusal::NothingToStart => self.refused_nothing_to_start(),
            Refusal::BadAmount => self.refused_bad_amount(),
            Refusal::FixedForThisGame => self.refused_fixed_for_this_game(),
            _ => self.refused_no_question(),
        };
        plain.to_owned()
    }

    /// Returns a sentence that explains why a draw claim is wrong, in the app's language.
    ///
    /// `intended`: the player declared a move with the claim.
    pub fn wrong_claim_text(&self, wrong: &WrongClaim, intended: bool) -> String {
        if wrong.is_mate {
            return self.wrong_claim_mates().to_owned();
        }
        let times = wrong.occurrences.map(|times| self.wrong_claim_times(intended, u64::from(times)));
        let moves = wrong
            .halfmoves
            .map(|halfmoves| self.wrong_claim_moves(halfmoves % 2 == 1, u64::from(halfmoves / 2)));
        match (times, moves) {
            (Some(times), Some(moves)) => self.wrong_claim_both(&moves, &times),
            (times, moves) => times.or(moves).unwrap_or_default(),
        }
    }

    /// Returns a sentence that explains why a move that leaves the mover's own king in check is
    /// refused, in the app's language.
    ///
    /// `attackers` are the pieces that would give check after the move; `already`: the king is in
    /// check before the move.
    pub fn king_in_check_from(&self, attackers: &[(Square, Piece)], already: bool) -> String {
        let pieces = attackers.iter().map(|(square, piece)| self.checking_piece(piece.role, square));
        self.refused_king_in_check(already, &self.and_list(pieces))
    }

    /// Returns a sentence that says that the player must move the touched piece, which stands on
    /// `square`, in the app's language.
    pub fn touch_move_text(&self, square: Square, piece: Piece) -> String {
        self.looks_touched(&self.checking_piece(piece.role, &square))
    }

    /// Returns a sentence that explains why player `by` cannot make a move, in the app's language.
    ///
    /// `why` is the reason. `pieces` are the pieces that the sentence names, such as the pieces in
    /// the way.
    pub fn unplayable_text(&self, by: Color, why: &UnplayableReason, pieces: &[(Square, Piece)]) -> String {
        let pieces =
            || self.and_list(pieces.iter().map(|(square, piece)| self.checking_piece(piece.role, square)));
        let plain = match why {
            UnplayableReason::KingHasMoved => self.castling_king_has_moved(),
            UnplayableReason::RookHasMoved => self.castling_rook_has_moved(),
            UnplayableReason::NoCastlingThere => self.no_castling_there(),
            UnplayableReason::Illegal(why) => match why {
                // Two players share the screen, so the text names a colour; "your" would be
                // ambiguous.
                WhyIllegal::NotItsTurn => return self.to_move(false, !by),
                WhyIllegal::OwnPiece(_) => self.own_piece_there(),
                WhyIllegal::NotItsWay(role) => return self.not_its_way(*role),
                WhyIllegal::Blocked(_) => return self.way_blocked(&pieces()),
                WhyIllegal::PawnHasMoved => self.pawn_has_moved(),
                WhyIllegal::NothingToCapture => self.nothing_to_capture(),
                WhyIllegal::EnPassantOff(_) => self.en_passant_is_off(),
                WhyIllegal::EnPassantLate(_) => self.en_passant_late(),
                WhyIllegal::KingLeftInCheck(_) => return self.refused_king_in_check(false, &pieces()),
                WhyIllegal::CastlingRightLost(_) => self.no_castling_there(),
                WhyIllegal::CastlingBlocked(_) => return self.castling_blocked(&pieces()),
                WhyIllegal::CastlingOutOfCheck(_) => return self.castling_out_of_check(&pieces()),
                WhyIllegal::CastlingThroughCheck { square, .. } => {
                    return self.castling_through_check(&pieces(), square);
                }
            },
        };
        plain.to_owned()
    }
}
