//! House rules that a game is played under.

use super::{DeadPosition, DrawOffers, DrawRule, FlagFall, Resignation, SamePosition, SelfCheck};
use crate::game::Span;
use crate::rules::Laws;

/// House rules of a game: one field for each [`RuleOption`](super::RuleOption).
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
    /// Whether capturing en passant is allowed (FIDE 3.7.3.1).
    pub en_passant: bool,
    /// Whether a move that leaves its own king in check is refused (FIDE 3.9.2). If not, the move
    /// is played and ends the game at once; `self_check` decides the result.
    pub check_warnings: bool,
    /// Whether a check is announced. Customary in informal games only. May be changed during a
    /// game.
    pub announce_check: bool,
    /// Draw by the third occurrence of a position (FIDE 9.2).
    pub threefold: DrawRule,
    /// Criterion by which positions are the same, for every count of repetitions.
    pub same_position: SamePosition,
    /// Whether the fifth occurrence of a position is a draw at once (FIDE 9.6.1).
    pub fivefold: bool,
    /// Draw by fifty moves of each player without a capture or a pawn move (FIDE 9.3).
    pub fifty_moves: DrawRule,
    /// Whether seventy-five moves of each player without a capture or a pawn move are a draw at
    /// once (FIDE 9.6.2).
    pub seventy_five_moves: bool,
    /// Draw at once because neither player can ever mate (FIDE 5.2.2).
    pub dead_position: DeadPosition,
    /// Result of a flag fall (FIDE 6.9).
    pub flag_fall: FlagFall,
    /// How draws are offered (FIDE 9.1).
    pub draw_offers: DrawOffers,
    /// Time that a wrong draw claim adds to the opponent's clock (FIDE 9.5.3, A.3); `None` for no
    /// penalty. With a penalty a wrong claim is a draw offer, too (9.1.2.3), and a declared move
    /// must be made (9.5.3).
    pub wrong_claim_penalty: Option<Span>,
    /// Result of a resignation (FIDE 5.1.2). Records older than this rule mean a loss.
    pub resignation: Resignation,
    /// Result of a move that leaves its own king in check, where check warnings are off (FIDE
    /// 7.5.5). Records older than this rule mean a loss.
    pub self_check: SelfCheck,
}

impl HouseRules {
    /// The two minutes that the opponent of a wrong claim gets (FIDE 9.5.3).
    pub const WRONG_CLAIM_PENALTY: Span = Span::from_mins(2);

    /// The one minute that the opponent of a wrong claim gets in rapid and blitz chess (FIDE A.3).
    pub const RAPID_CLAIM_PENALTY: Span = Span::from_mins(1);

    /// Returns the laws of movement under these house rules, which may abolish en passant.
    pub fn laws(&self) -> Laws {
        Laws { en_passant: self.en_passant }
    }

    /// Whether a running game may change from these rules to `other`: only the announcement of
    /// checks may differ.
    pub fn may_change_to(&self, other: &HouseRules) -> bool {
        *self == HouseRules { announce_check: self.announce_check, ..other.clone() }
    }
}
