//! Strategies of the crate `proptest` for parts of games, such as waiting times, moves, house rules
//! and time controls.

use proptest::prelude::*;
use proptest::sample::select;
use tabiya::game::{
    ClockPress, DeadPosition, DrawOffers, DrawRule, FirstIncrement, FirstMove, FlagFall, HouseRules,
    Resignation, SamePosition, SelfCheck, Span, TimeAllowance, TimeBonus, TimeControl, TimeStage,
};
use tabiya::rules::{Color, Move, MoveKind, Role, Square};

/// Waiting time before an event.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Wait {
    Micros(u64),
    /// Until the flag falls, plus or minus this many microseconds.
    Deadline(i64),
}

pub(crate) fn wait() -> impl Strategy<Value = Wait> {
    prop_oneof![
        4 => Just(Wait::Micros(0)),
        8 => (0_u64..2_000).prop_map(Wait::Micros),
        20 => (0_u64..2_000_000).prop_map(Wait::Micros),
        2 => (0_u64..40_000_000).prop_map(Wait::Micros),
        1 => (-2_i64..3).prop_map(Wait::Deadline),
    ]
}

pub(crate) fn color() -> impl Strategy<Value = Color> {
    prop_oneof![Just(Color::White), Just(Color::Black)]
}

pub(crate) fn square() -> impl Strategy<Value = Square> {
    (0..64_usize).prop_map(|index| Square::ALL[index])
}

/// A random move between any squares, usually illegal.
pub(crate) fn junk_move() -> impl Strategy<Value = Move> {
    let kinds = vec![
        MoveKind::Normal,
        MoveKind::DoublePush,
        MoveKind::EnPassant,
        MoveKind::CastleKingSide,
        MoveKind::CastleQueenSide,
        MoveKind::Promotion(Role::Queen),
        MoveKind::Promotion(Role::King),
        MoveKind::Promotion(Role::Pawn),
    ];
    (square(), square(), select(kinds)).prop_map(|(from, to, kind)| Move::new(from, to, kind))
}

pub(crate) fn span() -> impl Strategy<Value = Span> {
    prop_oneof![
        Just(Span::ZERO),
        (1_u64..5_000).prop_map(Span::from_micros),
        (1_u64..30_000).prop_map(Span::from_millis)
    ]
}

/// Any mixture of house rules.
pub(crate) fn house_rules() -> impl Strategy<Value = HouseRules> {
    use DrawRule::{AtOnce, EitherPlayer, IntendedMoveToo, Off, PlayerToMove};
    let draw_rule = || select(vec![Off, PlayerToMove, IntendedMoveToo, EitherPlayer, AtOnce]);
    let dead = vec![DeadPosition::Exact, DeadPosition::Material, DeadPosition::ListedMaterial];
    let flag = vec![FlagFall::Exact, FlagFall::Material, FlagFall::LoneKing, FlagFall::Loss];
    let offers = vec![DrawOffers::AnyTime, DrawOffers::OwnTurn, DrawOffers::WithMove];
    let endings = (select(dead), select(flag), select(offers), proptest::option::of(span()));
    let switches = any::<[bool; 8]>();
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
            resignation: if on[6] { Resignation::Exact } else { Resignation::Loss },
            self_check: if on[7] { SelfCheck::Exact } else { SelfCheck::Loss },
        }
    })
}

fn bonus() -> impl Strategy<Value = TimeBonus> {
    prop_oneof![
        2 => Just(TimeBonus::None),
        2 => span().prop_map(TimeBonus::Increment),
        2 => span().prop_map(TimeBonus::Bronstein),
        2 => span().prop_map(TimeBonus::Delay),
        2 => Just(TimeBonus::Hourglass),
    ]
}

fn allowance() -> impl Strategy<Value = TimeAllowance> {
    let time = prop_oneof![
        1 => Just(Span::ZERO),
        9 => (1_u64..60_000_000).prop_map(Span::from_micros),
    ];
    let stage = (1_u32..4, time, bonus()).prop_map(|(moves, time, bonus)| {
        // A stage may be the first stage, which needs base time or a delay.
        let delays = matches!(bonus, TimeBonus::Delay(delay) if !delay.is_zero());
        let time = if delays { time } else { time.max(Span::from_micros(1)) };
        TimeStage { moves: Some(moves), time, bonus }
    });
    let stages = (proptest::collection::vec(stage, 0..4), any::<bool>()).prop_map(|(mut stages, open)| {
        if let Some(last) = stages.last_mut().filter(|_| open) {
            last.moves = None;
        }
        stages
    });
    let per_move = proptest::option::weighted(0.3, (1_u64..20_000_000).prop_map(Span::from_micros));
    (stages, per_move).prop_map(|(stages, per_move)| TimeAllowance { stages, per_move })
}

/// Any playable time control without byo-yomi.
pub(crate) fn time() -> impl Strategy<Value = TimeControl> {
    let press = select(vec![ClockPress::Move, ClockPress::Move, ClockPress::Tap]);
    let first_move = select(vec![FirstMove::Free, FirstMove::Timed]);
    let increment =
        select(vec![FirstIncrement::AfterMove, FirstIncrement::AfterMove, FirstIncrement::AtStart]);
    (allowance(), allowance(), any::<bool>(), press, first_move, increment).prop_map(
        |(white, other, same, press, first_move, increment)| {
            let black = if same { white.clone() } else { other };
            let time = TimeControl::new(white, black).expect("it can be played with");
            time.with_press(press).with_first_move(first_move).with_first_increment(increment)
        },
    )
}
