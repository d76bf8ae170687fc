//! Legal and pseudo-legal moves compared with those of a simple board of 64 cells, without
//! bitboards, tables or pins.
#![allow(clippy::unwrap_used)]

mod common;

use common::Random;
use tabiya::rules::{CastlingSide, Color, File, Move, MoveKind, Piece, Position, Rank, Role, Square};

const KING: [(i8, i8); 8] = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)];
const KNIGHT: [(i8, i8); 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

#[derive(Clone)]
struct Cells([Option<Piece>; 64]);

fn at(file: i8, rank: i8) -> Option<Square> {
    Some(Square::new(File::from_index(file.try_into().ok()?)?, Rank::from_index(rank.try_into().ok()?)?))
}

fn step(from: Square, (df, dr): (i8, i8)) -> Option<Square> {
    at(from.file().index() as i8 + df, from.rank().index() as i8 + dr)
}

fn slides(role: Role) -> &'static [(i8, i8)] {
    const BISHOP: [(i8, i8); 4] = [(1, 1), (-1, 1), (-1, -1), (1, -1)];
    const ROOK: [(i8, i8); 4] = [(1, 0), (0, 1), (-1, 0), (0, -1)];
    match role {
        Role::Bishop => &BISHOP,
        Role::Rook => &ROOK,
        Role::Queen => &KING,
        _ => &[],
    }
}

impl Cells {
    fn of(position: &Position) -> Cells {
        Cells(Square::ALL.map(|square| position.piece_at(square)))
    }

    fn get(&self, square: Square) -> Option<Piece> {
        self.0[square.index()]
    }

    /// Squares that the piece on `from` attacks.
    fn reach(&self, from: Square, piece: Piece) -> Vec<Square> {
        let up = piece.color.by_color(1, -1);
        match piece.role {
            Role::Pawn => [(-1, up), (1, up)].into_iter().filter_map(|d| step(from, d)).collect(),
            Role::Knight => KNIGHT.into_iter().filter_map(|d| step(from, d)).collect(),
            Role::King => KING.into_iter().filter_map(|d| step(from, d)).collect(),
            role => {
                let mut reached = Vec::new();
                for &d in slides(role) {
                    let mut square = from;
                    while let Some(next) = step(square, d) {
                        reached.push(next);
                        square = next;
                        if self.get(next).is_some() {
                            break;
                        }
                    }
                }
                reached
            }
        }
    }

    fn attacked(&self, square: Square, by: Color) -> bool {
        Square::ALL.into_iter().any(|from| {
            self.get(from).is_some_and(|piece| piece.color == by && self.reach(from, piece).contains(&square))
        })
    }

    fn in_check(&self, color: Color) -> bool {
        let king = Some(Piece { color, role: Role::King });
        let square = Square::ALL.into_iter().find(|&square| self.get(square) == king).unwrap();
        self.attacked(square, !color)
    }

    fn after(&self, m: Move) -> Cells {
        let mut next = self.clone();
        let mut piece = next.0[m.from().index()].take().unwrap();
        match m.kind() {
            MoveKind::Promotion(role) => piece.role = role,
            MoveKind::EnPassant => next.0[Square::new(m.to().file(), m.from().rank()).index()] = None,
            MoveKind::CastleKingSide | MoveKind::CastleQueenSide => {
                let (from, to) =
                    if m.to().file() == File::G { (File::H, File::F) } else { (File::A, File::D) };
                let rook = next.0[Square::new(from, m.from().rank()).index()].take();
                next.0[Square::new(to, m.from().rank()).index()] = rook;
            }
            _ => {}
        }
        next.0[m.to().index()] = Some(piece);
        next
    }

    /// All pseudo-legal moves of a position in standard chess.
    fn moves(&self, position: &Position, en_passant: Option<Square>) -> Vec<Move> {
        let us = position.turn();
        let mut moves = Vec::new();
        for from in Square::ALL {
            let Some(piece) = self.get(from).filter(|piece| piece.color == us) else { continue };
            for to in self.reach(from, piece) {
                let target = self.get(to);
                if piece.role == Role::Pawn && en_passant == Some(to) {
                    moves.push(Move::new(from, to, MoveKind::EnPassant));
                } else if target.is_none_or(|t| t.color != us)
                    && (piece.role != Role::Pawn || target.is_some())
                {
                    push(&mut moves, from, to, piece);
                }
            }
            if piece.role == Role::Pawn {
                let up = us.by_color(1, -1);
                let ahead = step(from, (0, up)).unwrap();
                if self.get(ahead).is_none() {
                    push(&mut moves, from, ahead, piece);
                    let home = us.by_color(Rank::Second, Rank::Seventh);
                    if let Some(twice) =
                        step(ahead, (0, up)).filter(|&s| from.rank() == home && self.get(s).is_none())
                    {
                        moves.push(Move::new(from, twice, MoveKind::DoublePush));
                    }
                }
            }
        }
        for side in CastlingSide::ALL {
            let Some(rook) = position.castling_rights().rook(us, side) else { continue };
            let king = position.king(us);
            let (to, kind, way) = match side {
                CastlingSide::KingSide => (File::G, MoveKind::CastleKingSide, 1),
                CastlingSide::QueenSide => (File::C, MoveKind::CastleQueenSide, -1),
            };
            let to = Square::new(to, king.rank());
            let mut between = std::iter::successors(step(king, (way, 0)), |&s| step(s, (way, 0)));
            let empty = between.by_ref().take_while(|&s| s != rook).all(|s| self.get(s).is_none());
            let path = [king, step(king, (way, 0)).unwrap(), to];
            if empty && !path.into_iter().any(|s| self.attacked(s, !us)) {
                moves.push(Move::new(king, to, kind));
            }
        }
        moves
    }
}

fn push(moves: &mut Vec<Move>, from: Square, to: Square, piece: Piece) {
    if piece.role == Role::Pawn && matches!(to.rank(), Rank::First | Rank::Eighth) {
        moves.extend(Role::PROMOTIONS.map(|role| Move::new(from, to, MoveKind::Promotion(role))));
    } else {
        moves.push(Move::new(from, to, MoveKind::Normal));
    }
}

fn sorted(moves: impl IntoIterator<Item = Move>) -> Vec<Move> {
    let mut moves: Vec<Move> = moves.into_iter().collect();
    moves.sort();
    moves
}

#[test]
fn moves_are_those_of_a_board_that_tries_everything() {
    let mut random = Random(0x2545_f491_4f6c_dd1d);
    let (mut positions, mut exposing, mut pinned_en_passant) = (0, 0, 0);
    let kiwi = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    let pins = "8/8/8/K2Pp2r/8/8/4k3/8 w - e6 0 1";
    let mut position = Position::initial();
    let mut en_passant = None;
    while positions < 12_000 {
        let cells = Cells::of(&position);
        let naive = cells.moves(&position, en_passant);
        let legal: Vec<Move> =
            naive.iter().copied().filter(|&m| !cells.after(m).in_check(position.turn())).collect();
        assert_eq!(sorted(position.pseudo_legal_moves()), sorted(naive.clone()), "{position:?}");
        assert_eq!(sorted(position.legal_moves()), sorted(legal.clone()), "{position:?}");
        for m in naive {
            let refused = position.attackers_of_king_after(m);
            assert_eq!(refused.is_empty(), legal.contains(&m), "{position:?} {m}");
            exposing += usize::from(!refused.is_empty());
            pinned_en_passant += usize::from(!refused.is_empty() && m.kind() == MoveKind::EnPassant);
        }
        positions += 1;
        if legal.is_empty() || random.below(150) == 0 {
            let start = [kiwi, pins, "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1"][random.below(3)];
            position = Position::from_fen(start).unwrap();
            en_passant = if start == pins { "e6".parse().ok() } else { None };
        } else {
            let m = legal[random.below(legal.len())];
            let double = m.kind() == MoveKind::DoublePush;
            en_passant = if double { step(m.from(), (0, position.turn().by_color(1, -1))) } else { None };
            position = position.play(m).unwrap();
        }
    }
    println!(
        "{positions} positions, {exposing} moves that expose the king, {pinned_en_passant} of them in passing"
    );
    assert!(exposing > 10_000 && pinned_en_passant > 0);
}
