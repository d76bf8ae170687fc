//! Fuzz target for winnability, the question whether a side can still mate by any series of legal
//! moves.
//!
//! If the search finds a mate, its moves are replayed. If the search proves that there is no mate,
//! random games must not contain one.

use std::hash::Hasher as _;

use fnv::FnvHasher;
use tabiya::rules::winnability::{Budget, Winnability, can_mate, winnability};
use tabiya::rules::{Color, Laws, Position, Square};

/// Limits of the search for one question. They are small, so that the fuzzer can ask many
/// questions.
const BUDGET: Budget = Budget { nodes: 5_000, bytes: 4 << 20 };

/// Number of random games that test a proof that a side cannot mate, and their maximum length in
/// half-moves.
const PLAYOUTS: (usize, usize) = (4, 40);

/// Reads the input as a position (see [`position`]), and checks the answers whether White and
/// whether Black can still mate.
pub fn check(data: &[u8]) {
    let Some(position) = position(data) else { return };
    let both = winnability(&position, &BUDGET);
    for winner in Color::ALL {
        assert_eq!(both.of(winner), &can_mate(&position, winner, &BUDGET), "{position:?}: {winner:?}");
        match both.of(winner) {
            Winnability::Winnable(moves) => {
                let mut at = position.clone();
                for &m in moves {
                    at = at.play(m).unwrap_or_else(|fault| panic!("{position:?}: {m}: {fault}"));
                }
                assert!(at.is_checkmate() && at.turn() != winner, "{position:?}: {moves:?} is no mate");
            }
            Winnability::Unwinnable(proof) => {
                let mut dice = Dice::of(data);
                for _ in 0..PLAYOUTS.0 {
                    if let Some(line) = mate_by_chance(&position, winner, &mut dice) {
                        panic!("{position:?}: {winner:?} cannot mate ({proof:?}), but does by {line:?}");
                    }
                }
            }
            Winnability::Undetermined => {}
        }
    }
}

/// Tests a proof that `winner` cannot mate from a position. Plays a random game, and returns its
/// moves if `winner` mates. If `winner` has a move that mates at once, that move is played.
///
/// After the game, searches whether `winner` can still mate. If so, returns the moves of the game
/// and of the mate.
fn mate_by_chance(position: &Position, winner: Color, dice: &mut Dice) -> Option<Vec<String>> {
    let mut at = position.clone();
    let mut line = Vec::new();
    for _ in 0..PLAYOUTS.1 {
        let moves = at.legal_moves();
        if moves.is_empty() {
            break;
        }
        let mates = |m| at.play_unchecked(m).is_checkmate();
        let mating = moves.iter().copied().find(|&m| at.turn() == winner && mates(m));
        let m = mating.unwrap_or_else(|| moves[dice.roll(moves.len())]);
        line.push(m.to_string());
        at = at.play_unchecked(m);
        if mating.is_some() {
            return Some(line);
        }
    }
    match can_mate(&at, winner, &BUDGET) {
        Winnability::Winnable(moves) => {
            line.extend(moves.iter().map(|m| m.to_string()));
            Some(line)
        }
        _ => None,
    }
}

/// Reads a position from the fuzzer's input; `None` if the input is too short or the position is
/// illegal.
///
/// The input is either a FEN, or bytes: one for the side to move, en passant and the laws, one for
/// the square of each king, then pairs of a piece and its square.
fn position(data: &[u8]) -> Option<Position> {
    if let Some(position) = std::str::from_utf8(data).ok().and_then(|text| Position::from_fen(text).ok()) {
        return Some(position);
    }
    let [flags, white_king, black_king, rest @ ..] = data else { return None };
    let mut board = ['1'; 64];
    for pair in rest.chunks_exact(2).take(32) {
        let at = usize::from(pair[1]) % 64;
        let pawn_rank = (8..56).contains(&at);
        match usize::from(pair[0]) % 16 {
            // A white pawn with a black pawn in front of it. These pairs make closed positions
            // likely.
            what @ (0..3 | 8..11) if what % 8 < 3 && (8..48).contains(&at) => {
                board[at] = 'P';
                board[at + 8] = 'p';
            }
            3 if pawn_rank => board[at] = 'P',
            11 if pawn_rank => board[at] = 'p',
            what => {
                board[at] =
                    ['1', '1', '1', '1', 'N', 'B', 'R', 'Q', '1', '1', '1', '1', 'n', 'b', 'r', 'q'][what]
            }
        }
    }
    board[usize::from(*white_king) % 64] = 'K';
    board[usize::from(*black_king) % 64] = 'k';
    let mut fen = String::new();
    for rank in (0..8).rev() {
        let mut gap = 0;
        for &c in &board[rank * 8..rank * 8 + 8] {
            if c == '1' {
                gap += 1;
                continue;
            }
            if gap > 0 {
                fen += &gap.to_string();
            }
            gap = 0;
            fen.push(c);
        }
        if gap > 0 {
            fen += &gap.to_string();
        }
        fen.push(if rank > 0 { '/' } else { ' ' });
    }
    fen.push(if flags & 1 == 0 { 'w' } else { 'b' });
    let passed = Square::ALL.get(usize::from(flags >> 2)).filter(|_| flags & 2 != 0);
    let en_passant = passed.map_or("-".to_owned(), |square| square.to_string());
    let laws = Laws { en_passant: flags & 128 == 0 };
    Position::from_fen_with(&format!("{fen} - {en_passant} 0 1"), laws)
        .or_else(|_| Position::from_fen_with(&format!("{fen} - - 0 1"), laws))
        .ok()
}

/// Generator of random numbers that depend only on the fuzzer's input.
struct Dice(u64);

impl Dice {
    /// Creates a generator whose seed is a hash of the fuzzer's input.
    fn of(data: &[u8]) -> Dice {
        let mut hash = FnvHasher::default();
        hash.write(data);
        Dice(hash.finish() | 1)
    }

    /// Returns the next random number, from 0 to `sides - 1`.
    fn roll(&mut self, sides: usize) -> usize {
        // Xorshift.
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % sides as u64) as usize
    }
}
