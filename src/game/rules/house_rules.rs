//! The house rules: one plain value that a game is played under.

use super::{DeadPosition, DrawOffers, DrawRule, FlagFall, Resignation, SamePosition, SelfCheck};
use crate::game::Span;
use crate::rules::Laws;

/// Everything two people may agree on before a game, one field for each knob.
///
/// ```
/// use tabiya::game::{HouseRules, Preset};
///
/// let mut rules = HouseRules::lobby();
/// assert_eq!(rules.preset(), Some(Preset::Lobby));
/// rules.check_warnings = false;
/// assert_eq!(rules.preset(), None);
/// assert_eq!(rules.to_string(), "lobby; check-warnings=off");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct HouseRules {
    /// Whether a pawn may be taken in passing (FIDE 3.7.3.1).
    pub en_passant: bool,
    /// Whether a move that leaves its own king in check is refused (FIDE 3.9.2). If not, it is played
    /// and ends the game at once, as `self_check` says.
    pub check_warnings: bool,
    /// Whether a check is announced. Customary in informal games only. May be changed during a game.
    pub announce_check: bool,
    /// What comes of the same position for the third time (FIDE 9.2).
    pub threefold: DrawRule,
    /// What makes two positions the same, for every count of repetitions.
    pub same_position: SamePosition,
    /// Whether the same position for the fifth time is a draw at once (FIDE 9.6.1).
    pub fivefold: bool,
    /// What comes of fifty moves by each player without a capture or a pawn move (FIDE 9.3).
    pub fifty_moves: DrawRule,
    /// Whether seventy-five such moves are a draw at once (FIDE 9.6.2).
    pub seventy_five_moves: bool,
    /// When the game is a draw at once because nobody can ever mate (FIDE 5.2.2).
    pub dead_position: DeadPosition,
    /// What a fallen flag costs (FIDE 6.9).
    pub flag_fall: FlagFall,
    /// How a draw is offered (FIDE 9.1).
    pub draw_offers: DrawOffers,
    /// What a wrong claim of a draw adds to the other player's clock (FIDE 9.5.3, A.3), if claims have a penalty: then a
    /// wrong one is an offer of a draw, too (9.1.2.3), and a declared move must be made (9.5.3).
    pub wrong_claim_penalty: Option<Span>,
    /// What resigning costs (FIDE 5.1.2). What does not say is from before there was a choice: the game, always.
    pub resignation: Resignation,
    /// What a move costs that leaves its own king in check, where check warnings are off (FIDE 7.5.5). What does not say is
    /// from before there was a choice: the game, always.
    pub self_check: SelfCheck,
}

impl HouseRules {
    /// The two minutes that FIDE 9.5.3 gives the opponent of a wrong claim.
    pub const WRONG_CLAIM_PENALTY: Span = Span::from_mins(2);

    /// The one minute that it is in rapid and blitz chess (FIDE A.3).
    pub const RAPID_CLAIM_PENALTY: Span = Span::from_mins(1);

    /// The laws of movement that these rules leave in force.
    pub fn laws(&self) -> Laws {
        Laws { en_passant: self.en_passant }
    }

    /// Whether a game under these rules may go on under `other`: only what does not touch play may differ,
    /// the announcing of check.
    pub fn may_change_to(&self, other: &HouseRules) -> bool {
        *self == HouseRules { announce_check: self.announce_check, ..other.clone() }
    }
}
