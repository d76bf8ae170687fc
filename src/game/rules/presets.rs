//! The four published sets of house rules (presets): FIDE, FP Club, FlyOrDie and the casual lobby.

use super::{
    DeadPosition, DrawOffers, DrawRule, FlagFall, HouseRules, Resignation, RuleOption, SamePosition,
    SelfCheck,
};
use crate::game::{FirstMove, Span, TimeAllowance, TimeBonus, TimeControl, TimeStage};

/// Published set of house rules for chess games, known by a name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Preset {
    /// The laws of FIDE.
    #[default]
    Fide,
    /// The rules of the FP Club.
    FpClub,
    /// The rules of the website FlyOrDie.
    FlyOrDie,
    /// The rules of the casual lobby: informal games without draw claims.
    Lobby,
}

impl Preset {
    /// Every published set of house rules, the default first.
    pub const ALL: [Preset; 4] = [Preset::Fide, Preset::FpClub, Preset::FlyOrDie, Preset::Lobby];

    /// Returns the name of this published set of house rules in URLs, on the command line and in
    /// PGN: `fide`, `fp-club`, `fly-or-die` or `lobby`.
    pub fn name(self) -> &'static str {
        match self {
            Preset::Fide => "fide",
            Preset::FpClub => "fp-club",
            Preset::FlyOrDie => "fly-or-die",
            Preset::Lobby => "lobby",
        }
    }

    /// Returns the published set of house rules with this name, such as `fp-club`; `None` if there
    /// is none.
    pub fn from_name(name: &str) -> Option<Preset> {
        Preset::ALL.into_iter().find(|preset| preset.name() == name)
    }

    /// Returns whether the first move of a game is usually timed under this published set of house
    /// rules (FIDE 6.6).
    pub fn first_move(self) -> FirstMove {
        if self == Preset::Fide { FirstMove::Timed } else { FirstMove::Free }
    }

    /// Returns the house rules of this published set.
    pub fn rules(self) -> HouseRules {
        match self {
            Preset::Fide => HouseRules::fide(),
            Preset::FpClub => HouseRules::fp_club(),
            Preset::FlyOrDie => HouseRules::fly_or_die(),
            Preset::Lobby => HouseRules::lobby(),
        }
    }

    /// Returns the usual time control of this published set of house rules. Players may choose
    /// another time control under the same rules.
    pub fn usual_time_control(self) -> TimeControl {
        let (moves, minutes) = match self {
            Preset::Fide | Preset::Lobby => return TimeControl::without_clocks(),
            Preset::FpClub => (None, 15),
            Preset::FlyOrDie => (Some(40), 30),
        };
        let stage = TimeStage { moves, time: Span::from_mins(minutes), bonus: TimeBonus::None };
        // A test checks that these time controls are playable.
        TimeControl::same_for_both(TimeAllowance { stages: vec![stage], per_move: None }).unwrap_or_default()
    }

    /// Returns the names of the time controls that belong to this published set of house rules,
    /// such as `5+0`; empty if the set prescribes no time control.
    ///
    /// Each name is in the list [`TIME_PRESETS`](crate::game::TIME_PRESETS), except `none`, which
    /// means a game without clocks.
    pub const fn time_control_names(self) -> &'static [&'static str] {
        match self {
            Preset::Fide => &[],
            Preset::FpClub => &["15+0"],
            Preset::FlyOrDie => &["40/30"],
            Preset::Lobby => &["none", "1+0", "3+0", "5+0", "10+0", "15+0", "30+0", "60+0"],
        }
    }

    /// Returns the options whose values this published set of house rules leaves to the players.
    ///
    /// House rules that differ from the set only in these options still have the name of the set.
    pub const fn free_options(self) -> &'static [RuleOption] {
        match self {
            Preset::Fide => &[RuleOption::AnnounceCheck, RuleOption::WrongClaimPenalty],
            Preset::FpClub | Preset::FlyOrDie => &[],
            Preset::Lobby => &[RuleOption::EnPassant, RuleOption::CheckWarnings, RuleOption::AnnounceCheck],
        }
    }
}

impl HouseRules {
    /// Returns the house rules that follow FIDE's laws of chess.
    pub fn fide() -> HouseRules {
        HouseRules {
            en_passant: true,
            check_warnings: true,
            announce_check: false,
            threefold: DrawRule::IntendedMoveToo,
            same_position: SamePosition::SameMoves,
            fivefold: true,
            fifty_moves: DrawRule::IntendedMoveToo,
            seventy_five_moves: true,
            dead_position: DeadPosition::Exact,
            flag_fall: FlagFall::Exact,
            draw_offers: DrawOffers::AnyTime,
            wrong_claim_penalty: None,
            resignation: Resignation::Exact,
            self_check: SelfCheck::Exact,
        }
    }

    /// Returns the house rules of the FP Club.
    pub fn fp_club() -> HouseRules {
        HouseRules {
            threefold: DrawRule::EitherPlayer,
            fivefold: false,
            fifty_moves: DrawRule::EitherPlayer,
            seventy_five_moves: false,
            dead_position: DeadPosition::Material,
            flag_fall: FlagFall::Material,
            draw_offers: DrawOffers::OwnTurn,
            resignation: Resignation::Loss,
            self_check: SelfCheck::Loss,
            ..HouseRules::fide()
        }
    }

    /// Returns the house rules of the website FlyOrDie.
    pub fn fly_or_die() -> HouseRules {
        HouseRules {
            threefold: DrawRule::PlayerToMove,
            fivefold: false,
            fifty_moves: DrawRule::PlayerToMove,
            seventy_five_moves: false,
            dead_position: DeadPosition::ListedMaterial,
            flag_fall: FlagFall::LoneKing,
            resignation: Resignation::Loss,
            self_check: SelfCheck::Loss,
            ..HouseRules::fide()
        }
    }

    /// Returns the house rules of the casual lobby, for informal games without draw claims.
    pub fn lobby() -> HouseRules {
        HouseRules {
            threefold: DrawRule::AtOnce,
            same_position: SamePosition::Placement,
            fivefold: false,
            fifty_moves: DrawRule::AtOnce,
            seventy_five_moves: false,
            flag_fall: FlagFall::Loss,
            draw_offers: DrawOffers::WithMove,
            resignation: Resignation::Loss,
            self_check: SelfCheck::Loss,
            ..HouseRules::fide()
        }
    }
}

impl Default for HouseRules {
    /// Returns the house rules that follow FIDE's laws of chess.
    fn default() -> HouseRules {
        HouseRules::fide()
    }
}
