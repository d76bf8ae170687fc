//! Whether a side can still mate by any series of legal moves (FIDE 5.2.2 and 6.9), decided, not guessed.
//!
//! A side that can is said to have a *winnable* position. The other side helps: what is looked for is a helpmate
//! of any length. The 50- and 75-move rules and repetition play no part in the question; castling rights, en
//! passant and the [`Laws`](super::Laws) of the position do.
//!
//! ```
//! use tabiya::rules::{Color, Position};
//! use tabiya::rules::winnability::{Budget, Proof, Winnability, can_mate};
//!
//! // The pawns are locked for ever and neither king gets through: White will never mate.
//! let fen = "7k/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/8/K7 w - - 0 1";
//! let position = Position::from_fen(fen)?;
//! let answer = can_mate(&position, Color::White, &Budget::default());
//! assert_eq!(answer, Winnability::Unwinnable(Proof::Static));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! How it is decided, cheapest first:
//!
//! | file | idea | an answer it can give |
//! |---|---|---|
//! | `material` | some sets of pieces cannot mate wherever they stand | unwinnable: [`Proof::Material`] |
//! | `playout` | play a few games straight at a mate | winnable, with the moves |
//! | `search` | go first to the positions that look nearest to a mate (`guide`) or show what none like them has shown (`novelty`), and nowhere twice | winnable, with the moves; unwinnable when nothing is left to visit: [`Proof::Closure`] |
//! | `reach` | a bound on where every piece can ever get; if no mate fits into it, there is none | unwinnable: [`Proof::Static`] |
//! | `skeleton` | kings and pawns exactly, the other pieces as ghosts or as far as is needed: few positions stand for millions | the same |
//!
//! A question goes through them in turns: a short look by playouts and a search of some dozen positions settles most. Then
//! the bound is grown and skeletons are listed, a few at first, while the search goes on in between, each time
//! farther. The search uses the same reasoning on the positions it meets.
//!
//! # Why an answer can be trusted
//!
//! *Winnable* is never a matter of reasoning: the moves are played on a [`Position`] and end in checkmate.
//!
//! *Unwinnable* rests on `material`, on `reach` or `skeleton`, or on a search that came to its end; the argument stands beside
//! each rule. The search keeps every position it has met in full (`packed`: 32 bytes without loss), and
//! compares in full; the hash only says where to look. So two positions are never taken for one, and a search
//! that has run dry has really seen all there is.
//!
//! Everything is deterministic and stays within the [`Budget`].

mod guide;
mod material;
mod novelty;
mod packed;
mod playout;
mod reach;
mod search;
mod skeleton;
mod spread;
mod store;

use super::board::Board;
use super::{Color, Move, MoveKind, Position, visitors};
use playout::Playout;
use reach::Reach;
use search::{Found, Search};
use skeleton::{Limits, Listings};

/// What a question may cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// How many positions may have their moves looked at, for each side.
    pub nodes: u64,
    /// How much memory may be held at once, in bytes; the first megabyte is always taken where it is needed.
    pub bytes: usize,
}

impl Default for Budget {
    /// Half a million positions in 64 MiB: about a second at worst.
    fn default() -> Budget {
        Budget { nodes: 500_000, bytes: 64 << 20 }
    }
}

/// Whether a side can still mate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Winnability {
    /// It can: by these moves of both sides, the last of which mates. None, if the other side is mated already.
    Winnable(Vec<Move>),
    /// It cannot, whatever both sides play.
    Unwinnable(Proof),
    /// The budget ran out before this was known.
    Undetermined,
}

/// How it was shown that a side cannot mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proof {
    /// Such pieces never mate, wherever they stand.
    Material,
    /// The pieces can never get where a mate would need them.
    Static,
    /// This many positions were listed: all that can come, but for those after which material or reach show
    /// that there is no mate. None is a mate.
    Closure(u64),
}

/// Both answers to one position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Both {
    /// Whether White can mate.
    pub white: Winnability,
    /// Whether Black can mate.
    pub black: Winnability,
    /// How many positions had their moves looked at.
    pub nodes: u64,
}

impl Both {
    /// The answer for one side.
    pub fn of(&self, winner: Color) -> &Winnability {
        winner.fold(&self.white, &self.black)
    }

    /// Whether neither side can ever mate: a dead position (FIDE 5.2.2).
    pub fn is_dead(&self) -> bool {
        matches!((&self.white, &self.black), (Winnability::Unwinnable(_), Winnability::Unwinnable(_)))
    }
}

/// Whether `winner` can mate by some series of legal moves from here.
pub fn can_mate(position: &Position, winner: Color, budget: &Budget) -> Winnability {
    Question::new(position).answer(winner, budget)
}

/// The same, and how many positions had their moves looked at.
pub fn can_mate_counted(position: &Position, winner: Color, budget: &Budget) -> (Winnability, u64) {
    let mut question = Question::new(position);
    let answer = question.answer(winner, budget);
    (answer, question.nodes)
}

/// The same for both sides at once, for less than two questions cost.
pub fn winnability(position: &Position, budget: &Budget) -> Both {
    let mut question = Question::new(position);
    let white = question.answer(Color::White, budget);
    let black = question.answer(Color::Black, budget);
    Both { white, black, nodes: question.nodes }
}

/// A look this long comes before the longer reasoning.
const FIRST_LOOK: u64 = 64;

/// How the longer reasoning goes on, in turns with the search.
struct Look {
    /// How many kinds of listing are tried, and how many skeletons each may list.
    listings: usize,
    skeletons: i64,
    /// Whether those go in order.
    in_order: bool,
    /// If the search begins anew: how many skeletons it may list itself, to begin with.
    anew: Option<i64>,
    /// How far the search then goes, in nodes from its beginning.
    nodes: u64,
}

/// All kinds of listing.
const ALL: usize = usize::MAX;

#[rustfmt::skip]
const LOOKS: [Look; 6] = [
    Look { listings: 1, skeletons: 300, in_order: false, anew: Some(500), nodes: 200 },
    Look { listings: 1, skeletons: 2_000, in_order: false, anew: None, nodes: 1_000 },
    Look { listings: ALL, skeletons: 4_000, in_order: false, anew: Some(20_000), nodes: 5_000 },
    Look { listings: ALL, skeletons: 15_000, in_order: true, anew: None, nodes: 20_000 },
    Look { listings: ALL, skeletons: 60_000, in_order: true, anew: None, nodes: 60_000 },
    Look { listings: ALL, skeletons: 600_000, in_order: true, anew: None, nodes: u64::MAX },
];

/// With so few moves the positions that can come may be few as well.
const FEW_MOVES: u64 = 3;
/// How many of them are then looked at before anything else.
const SHORT_LIST: u64 = 12;

/// One position and what has been found out about it.
struct Question<'a> {
    position: &'a Position,
    reach: Option<Reach>,
    /// Whether there are few moves.
    few: Option<bool>,
    nodes: u64,
}

impl<'a> Question<'a> {
    fn new(position: &'a Position) -> Question<'a> {
        Question { position, reach: None, few: None, nodes: 0 }
    }

    fn answer(&mut self, winner: Color, budget: &Budget) -> Winnability {
        let board = self.position.board();
        if search::is_mate(board, winner) {
            return Winnability::Winnable(Vec::new());
        }
        if material::forbids_mate_by(board, winner) {
            return Winnability::Unwinnable(Proof::Material);
        }
        let en_passant = self.position.laws().en_passant;
        // Games that end with few moves left are soon listed.
        let few = *self.few.get_or_insert_with(|| visitors::count(board) <= FEW_MOVES);
        let mut search = None;
        if few {
            let search = search.get_or_insert_with(|| Search::new(board, winner, en_passant, budget.bytes));
            match search.run(budget.nodes.min(SHORT_LIST)) {
                Found::Nothing => {}
                found => return self.settle(found, search.nodes()),
            }
        }
        let locked = locked_pawns(board) >= 3
            || locked_pawns(board) >= 1 && (board.straights & board.color(winner)).is_empty();
        if locked && self.reach(board, en_passant).forbids_mate_by(winner) {
            return Winnability::Unwinnable(Proof::Static);
        }
        let mut playout = Playout::new(winner, en_passant);
        let spent = search.as_ref().map_or(0, Search::nodes);
        let line = playout.run(board, budget.nodes.saturating_sub(spent));
        self.nodes += playout.nodes;
        let nodes = budget.nodes.saturating_sub(playout.nodes);
        if let Some(line) = line {
            self.nodes += spent;
            return self.replay(&line);
        }
        let mut search = search.unwrap_or_else(|| Search::new(board, winner, en_passant, budget.bytes));
        let mut found = search.run(nodes.min(FIRST_LOOK));
        if !matches!(found, Found::Nothing) || search.nodes() >= nodes {
            return self.settle(found, search.nodes());
        }
        let reach = self.reach(board, en_passant);
        if reach.forbids_mate_by(winner) {
            self.nodes += search.nodes();
            return Winnability::Unwinnable(Proof::Static);
        }
        let mut listings = None;
        // Where no pawns are locked, there is mostly nothing to show.
        let locked = locked_pawns(board) > 0;
        for (i, look) in LOOKS.into_iter().enumerate() {
            if look.listings == ALL || locked {
                let limits =
                    Limits { skeletons: look.skeletons, bytes: budget.bytes / 4, in_order: look.in_order };
                let listings =
                    listings.get_or_insert_with(|| Listings::new(board, &reach, winner, en_passant));
                if listings.forbid_mate(board, limits, look.listings) {
                    self.nodes += search.nodes();
                    return Winnability::Unwinnable(Proof::Static);
                }
            }
            if let Some(credit) = look.anew.filter(|_| locked || i == 0) {
                search.widen(credit);
            }
            found = search.run(nodes.min(look.nodes));
            if !matches!(found, Found::Nothing) || search.nodes() >= nodes {
                break;
            }
        }
        self.settle(found, search.nodes())
    }

    fn reach(&mut self, board: &Board, en_passant: bool) -> Reach {
        *self.reach.get_or_insert_with(|| Reach::of(board, en_passant))
    }

    fn settle(&mut self, found: Found, nodes: u64) -> Winnability {
        self.nodes += nodes;
        match found {
            Found::Mate(line) => self.replay(&line),
            Found::End(listed) => Winnability::Unwinnable(Proof::Closure(listed)),
            Found::Nothing => Winnability::Undetermined,
        }
    }

    /// Plays the line on positions. What does not end in mate is not called winnable.
    fn replay(&self, line: &[Board]) -> Winnability {
        let mut at = self.position.clone();
        let mut moves = Vec::with_capacity(line.len());
        for board in line.iter().skip(1) {
            let list = at.legal_moves();
            let us = board.color(at.turn());
            let mut like = list.iter().filter(|&&m| {
                let castles = matches!(m.kind(), MoveKind::CastleKingSide | MoveKind::CastleQueenSide);
                if !castles && (us.contains(m.from()) || !us.contains(m.to())) {
                    return false;
                }
                let after = at.board().play(m);
                after.white == board.white && after.black == board.black && after.pawns == board.pawns
            });
            let step =
                like.find_map(|&m| Some((m, at.play_unchecked(m))).filter(|(_, next)| next.board() == board));
            let Some((m, next)) = step else {
                return Winnability::Undetermined;
            };
            moves.push(m);
            at = next;
        }
        if at.is_checkmate() { Winnability::Winnable(moves) } else { Winnability::Undetermined }
    }
}

/// How many pairs of pawns stand face to face.
fn locked_pawns(board: &Board) -> usize {
    let (white, black) = ((board.pawns & board.white).bits(), (board.pawns & board.black).bits());
    (white << 8 & black).count_ones() as usize
}
