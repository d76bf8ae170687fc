//! Proof that a move forces mate in a number of moves, by a search of all moves of both sides. As
//! the attacker's last move, only checks are searched, because no other move can mate. The search
//! shares no code with the search of the computer opponent.

use std::collections::HashMap;

use tabiya::rules::{Move, Position};

/// Whether the move `first` forces mate in at most `moves` moves of the attacker, counting `first`.
/// Searches all moves of both sides, but only checks as the attacker's last move.
pub fn mates(position: &Position, first: Move, moves: u32) -> bool {
    moves > 0 && is_lost(&position.play_unchecked(first), moves - 1, &mut HashMap::new())
}

/// Results of the search so far: whether the attacker, who is to move, forces mate. The key is the
/// hash of the position and the number of moves left to the attacker.
type Known = HashMap<(u64, u32), bool>;

/// Whether the side to move is checkmated, or is mated by force in at most `moves` moves of the
/// attacker.
///
/// `known` holds the results of earlier calls.
fn is_lost(position: &Position, moves: u32, known: &mut Known) -> bool {
    let replies = position.legal_moves();
    if replies.is_empty() {
        return position.is_check();
    }
    moves > 0 && replies.iter().all(|&reply| is_won(&position.play_unchecked(reply), moves, known))
}

/// Whether the side to move forces mate in at most `moves` of its moves.
///
/// `known` holds the results of earlier calls.
fn is_won(position: &Position, moves: u32, known: &mut Known) -> bool {
    let key = (position.zobrist(), moves);
    if let Some(&is_won) = known.get(&key) {
        return is_won;
    }
    let mut next: Vec<Position> =
        position.legal_moves().iter().map(|&mv| position.play_unchecked(mv)).collect();
    // Searches checks first, and then moves with few replies.
    next.sort_by_key(|next| (!next.is_check(), next.legal_moves().len()));
    let checks_only = moves == 1;
    let is_won = next
        .iter()
        .take_while(|next| !checks_only || next.is_check())
        .any(|next| is_lost(next, moves - 1, known));
    known.insert(key, is_won);
    is_won
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether the move `san` in the position `fen` forces mate in at most `moves` moves.
    fn mates_in(fen: &str, san: &str, moves: u32) -> bool {
        let position: Position = fen.parse().unwrap_or_else(|fault| panic!("{fen}: {fault}"));
        let mv = position.parse_san(san).unwrap_or_else(|fault| panic!("{san}: {fault}"));
        mates(&position, mv, moves)
    }

    #[test]
    fn mates_are_proved_by_every_move() {
        // Ra7 and Rb7 give no check, but threaten mate on the eighth rank.
        let rooks = "7k/8/8/8/8/8/R7/1R4K1 w - - 0 1";
        assert!(mates_in(rooks, "Ra7", 2) && mates_in(rooks, "Rb7", 2));
        assert!(!mates_in(rooks, "Ra7", 1) && !mates_in(rooks, "Kg2", 2));
        // Qf7 gives stalemate, Qf8 gives mate.
        assert!(!mates_in("7k/8/6K1/8/8/8/8/5Q2 w - - 0 1", "Qf7", 3));
        assert!(mates_in("7k/8/6K1/8/8/8/8/5Q2 w - - 0 1", "Qf8", 1));
        // `benches/data/partner.tsv` stores Re3+ (mate in 4) for this position, but Ra2 mates in 3.
        let own = "3kr3/5ppp/p1pp4/3n2P1/r2P3P/3K1P2/8/6N1 b - - 2 38";
        assert!(mates_in(own, "Ra2", 3) && !mates_in(own, "Re3+", 3));
    }
}
