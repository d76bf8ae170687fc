//! Explanations of mates and stalemates in random games: each pseudo-legal reply is explained, and
//! each explanation is true.

use tabiya::rules::{Bitboard, Position};

mod common;
use common::Random;

const STARTS: [&str; 5] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "3qk3/8/8/8/8/8/8/3QK3 w - - 0 1",
    "4k3/pppp4/8/8/8/8/4PPPP/2R1K2R w K - 0 1",
];

/// Asserts that each pseudo-legal reply has a reason, and that each reason is true.
fn check(position: &Position) {
    let why = position.why_no_move().unwrap_or_else(|| panic!("{position}: no reason"));
    let us = position.turn();
    let (mut flights, mut held, mut idle) = (0, 0, Bitboard::EMPTY);
    for mv in position.pseudo_legal_moves().iter() {
        let by = position.attackers_of_king_after(*mv);
        assert!(!by.is_empty(), "{position}: {} is legal", mv.uci());
        if mv.from() == why.king {
            assert!(why.covered.contains(&(mv.to(), by)), "{position}: {}", mv.uci());
            flights += 1;
        } else if (by & why.checkers).is_empty() {
            let told = why.pinned.iter().find(|pinned| pinned.piece == mv.from() && pinned.by == by);
            assert!(told.is_some_and(|pinned| pinned.to.contains(mv.to())), "{position}: {}", mv.uci());
            held += 1;
        } else {
            idle |= Bitboard::from(mv.from());
        }
    }
    assert_eq!(why.covered.len(), flights, "{position}");
    assert!(why.pinned.iter().map(|pinned| pinned.to.len()).sum::<usize>() <= held, "{position}");
    assert_eq!((why.idle, why.is_mate()), (idle, position.is_checkmate()), "{position}");
    // All pieces named as reasons belong to the opponent. Each piece of the side to move is named
    // as `king`, `pinned`, `idle` or `stuck`.
    let theirs = position.by_color(!us);
    let reasons = why.covered.iter().map(|(_, by)| *by).chain(why.pinned.iter().map(|pinned| pinned.by));
    assert!(reasons.chain([why.checkers]).all(|by| (by & !theirs).is_empty()), "{position}");
    let pinned = why.pinned.iter().fold(Bitboard::EMPTY, |all, one| all | Bitboard::from(one.piece));
    assert_eq!(why.stuck | why.idle | pinned | Bitboard::from(why.king), position.by_color(us), "{position}");
}

#[test]
fn every_reply_in_every_mate_is_explained() {
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    let (mut mates, mut stalemates) = (0, 0);
    for start in STARTS {
        for _ in 0..60 {
            let mut position = Position::from_fen(start).expect(start);
            for _ in 0..80 {
                let moves = position.legal_moves();
                if moves.is_empty() {
                    break;
                }
                // All moves that end the game are checked, not only the move that is played.
                for mv in moves.iter() {
                    let after = position.play_unchecked(*mv);
                    if !after.has_legal_move() {
                        check(&after);
                        *(if after.is_check() { &mut mates } else { &mut stalemates }) += 1;
                    } else {
                        assert_eq!(after.why_no_move(), None);
                    }
                }
                position = position.play_unchecked(moves[random.below(moves.len())]);
            }
        }
    }
    assert!(mates > 200 && stalemates > 20, "{mates} mates, {stalemates} stalemates");
}
