//! The house rules under which a chess game is played, option by option.

use super::{DeadPosition, DrawOffers, DrawRule, FlagFall, Resignation, SamePosition, SelfCheck};
use crate::game::Span;
use crate::rules::Laws;

/// House rules of a chess game: how draws, flag falls, resignations and moves into check are
/// judged. One field for each [`RuleOption`](super::RuleOption).
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
    /// Whether a move that leaves the mover's own king in check is refused (FIDE 3.9.2). If not,
    /// such a move is played and ends the game at once, and `self_check` decides the result.
    pub check_warnings: bool,
    /// Whether the program announces a check. Customary in informal games only; the only rule that
    /// may be changed during a game.
    pub announce_check: bool,
    /// Whether and how the third occurrence of a position leads to a draw (FIDE 9.2).
    pub threefold: DrawRule,
    /// When two positions are the same, for `threefold` and `fivefold`.
    pub same_position: SamePosition,
    /// Whether the fifth occurrence of a position is a draw at once (FIDE 9.6.1).
    pub fivefold: bool,
    /// Whether and how fifty moves of each player without a capture or a pawn move lead to a draw
    /// (FIDE 9.3).
    pub fifty_moves: DrawRule,
    /// Whether seventy-five moves of each player without a capture or a pawn move are a draw at
    /// once (FIDE 9.6.2).
    pub seventy_five_moves: bool,
    /// When the game is drawn at once because neither player can ever mate (FIDE 5.2.2).
    pub dead_position: DeadPosition,
    /// Result when a player's flag falls (FIDE 6.9).
    pub flag_fall: FlagFall,
    /// How players offer draws (FIDE 9.1).
    pub draw_offers: DrawOffers,
    /// Time that a wrong draw claim adds to the opponent's clock (FIDE 9.5.3, A.3); `None` for no
    /// penalty. If the app is only the clock of a game, an illegal move adds the same time. With a
    /// penalty, a wrong claim also counts as a draw offer (9.1.2.3), and the move declared with it
    /// must be made (9.5.3).
    pub wrong_claim_penalty: Option<Span>,
    /// Result of a resignation (FIDE 5.1.2). In stored games that do not name this rule, a loss.
    pub resignation: Resignation,
    /// Result of a move that leaves the mover's own king in check, if `check_warnings` is off (FIDE
    /// 7.5.5). In stored games that do not name this rule, a loss.
    pub self_check: SelfCheck,
}

impl HouseRules {
    /// The two minutes that a wrong draw claim adds to the opponent's clock (FIDE 9.5.3).
    pub const WRONG_CLAIM_PENALTY: Span = Span::from_mins(2);

    /// The one minute that a wrong draw claim adds to the opponent's clock in rapid and blitz chess
    /// (FIDE A.3).
    pub const RAPID_CLAIM_PENALTY: Span = Span::from_mins(1);

    /// Returns the laws by which the pieces move under these house rules: with or without en
    /// passant.
    pub fn laws(&self) -> Laws {
        Laws { en_passant: self.en_passant }
    }

    /// Whether a running game may change from these house rules to `other`: they may differ only in
    /// the announcement of checks.
    pub fn may_change_to(&self, other: &HouseRules) -> bool {
        *self == HouseRules { announce_check: self.announce_check, ..other.clone() }
    }
}
