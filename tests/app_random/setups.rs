//! Every rule set and every time control that a game can be started with.

use proptest::prelude::*;
use tabiya::app::Settings;
use tabiya::game::{
    Bonus, Budget, DeadPosition, DrawOffers, DrawRule, FirstMove, FlagFall, HouseRules, Preset, Press,
    SamePosition, Span, Stage, TimeControl,
};

/// The settings that a page may find on the disk.
pub(crate) fn settings() -> impl Strategy<Value = Settings> {
    (rules(), time()).prop_map(|(rules, time)| Settings { rules, time, ..Settings::default() })
}

pub(crate) fn span() -> impl Strategy<Value = Span> {
    prop_oneof![
        Just(Span::ZERO),
        (1_u64..5_000).prop_map(Span::from_micros),
        (1_u64..30_000).prop_map(Span::from_millis)
    ]
}

pub(crate) fn rules() -> impl Strategy<Value = HouseRules> {
    let preset = proptest::sample::select(Preset::ALL.to_vec()).prop_map(Preset::rules);
    prop_oneof![1 => preset, 1 => mixture()]
}

fn mixture() -> impl Strategy<Value = HouseRules> {
    use DrawRule::{AtOnce, EitherPlayer, IntendedMoveToo, Off, PlayerToMove};
    let draw_rule =
        || proptest::sample::select(vec![Off, PlayerToMove, IntendedMoveToo, EitherPlayer, AtOnce]);
    let dead = vec![DeadPosition::Exact, DeadPosition::Material, DeadPosition::ListedMaterial];
    let flag = vec![FlagFall::Exact, FlagFall::Material, FlagFall::LoneKing, FlagFall::Loss];
    let offers = vec![DrawOffers::AnyTime, DrawOffers::OwnTurn, DrawOffers::WithMove];
    let endings = (
        proptest::sample::select(dead),
        proptest::sample::select(flag),
        proptest::sample::select(offers),
        proptest::option::of(span()),
    );
    let switches = any::<[bool; 6]>();
    (draw_rule(), draw_rule(), endings, switches).prop_map(|(threefold, fifty_moves, endings, on)| {
        let (dead_position, flag_fall, draw_offers, wrong_claim_penalty) = endings;
        HouseRules {
            en_passant: on[0],
            check_warnings: on[1],
            announce_check: on[2],
            threefold,
            same_position: if on[3] { SamePosition::SameMoves } else { SamePosition::Placement },
            fivefold: on[4],
            fifty_moves,
            seventy_five_moves: on[5],
            dead_position,
            flag_fall,
            draw_offers,
            wrong_claim_penalty,
        }
    })
}

fn bonus() -> impl Strategy<Value = Bonus> {
    prop_oneof![
        2 => Just(Bonus::None),
        2 => span().prop_map(Bonus::Increment),
        2 => span().prop_map(Bonus::Bronstein),
        2 => span().prop_map(Bonus::Delay),
        2 => Just(Bonus::Hourglass),
    ]
}

fn budget() -> impl Strategy<Value = Budget> {
    let time = (1_u64..60_000_000).prop_map(Span::from_micros);
    let stage =
        (1_u32..4, time, bonus()).prop_map(|(moves, time, bonus)| Stage { moves: Some(moves), time, bonus });
    let stages = (proptest::collection::vec(stage, 0..4), any::<bool>()).prop_map(|(mut stages, open)| {
        if let Some(last) = stages.last_mut().filter(|_| open) {
            last.moves = None;
        }
        stages
    });
    let per_move = proptest::option::weighted(0.3, (1_u64..20_000_000).prop_map(Span::from_micros));
    (stages, per_move).prop_map(|(stages, per_move)| Budget { stages, per_move })
}

fn time() -> impl Strategy<Value = TimeControl> {
    let press = proptest::sample::select(vec![Press::Move, Press::Move, Press::Tap]);
    let first_move = proptest::sample::select(vec![FirstMove::Free, FirstMove::Timed]);
    (budget(), budget(), any::<bool>(), press, first_move).prop_map(
        |(white, other, same, press, first_move)| {
            let black = if same { white.clone() } else { other };
            TimeControl { white, black, press, first_move }
        },
    )
}
