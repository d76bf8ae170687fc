//! Whether a move mates in time, by looking at every move of both sides: it knows nothing of the partner's own search.

use std::collections::HashMap;

use tabiya::rules::{Move, Position};

/// Whether this move leads to mate in at most so many moves, itself counted, whatever is replied.
pub fn mates(position: &Position, first: Move, moves: u32) -> bool {
    moves > 0 && is_lost(&position.play_unchecked(first), moves - 1, &mut HashMap::new())
}

/// What is known of the positions in which the attacker has so many moves left.
type Known = HashMap<(u64, u32), bool>;

/// Whether the side to move is mated, or will be in so many moves of the other.
fn is_lost(position: &Position, moves: u32, known: &mut Known) -> bool {
    let replies = position.legal_moves();
    if replies.is_empty() {
        return position.is_check();
    }
    moves > 0 && replies.iter().all(|&reply| is_won(&position.play_unchecked(reply), moves, known))
}

/// Whether the side to move mates in so many moves.
fn is_won(position: &Position, moves: u32, known: &mut Known) -> bool {
    let key = (position.zobrist(), moves);
    if let Some(&is_won) = known.get(&key) {
        return is_won;
    }
    let mut next: Vec<Position> =
        position.legal_moves().iter().map(|&mv| position.play_unchecked(mv)).collect();
    // Checks first, and of these the one that leaves fewest replies.
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

    fn mates_in(fen: &str, san: &str, moves: u32) -> bool {
        let position: Position = fen.parse().unwrap_or_else(|fault| panic!("{fen}: {fault}"));
        let mv = position.parse_san(san).unwrap_or_else(|fault| panic!("{san}: {fault}"));
        mates(&position, mv, moves)
    }

    #[test]
    fn mates_are_proved_by_every_move() {
        // A quiet move mates, and so does another.
        let rooks = "7k/8/8/8/8/8/R7/1R4K1 w - - 0 1";
        assert!(mates_in(rooks, "Ra7", 2) && mates_in(rooks, "Rb7", 2));
        assert!(!mates_in(rooks, "Ra7", 1) && !mates_in(rooks, "Kg2", 2));
        // Queens are checked away, or not: what is stalemate is no mate.
        assert!(!mates_in("7k/8/6K1/8/8/8/8/5Q2 w - - 0 1", "Qf7", 3));
        assert!(mates_in("7k/8/6K1/8/8/8/8/5Q2 w - - 0 1", "Qf8", 1));
        // Two positions of our own in which another move mates sooner than the one that was known.
        let own = "3kr3/5ppp/p1pp4/3n2P1/r2P3P/3K1P2/8/6N1 b - - 2 38";
        assert!(mates_in(own, "Ra2", 3) && !mates_in(own, "Re3+", 3));
    }
}
