//! Chess libraries that the benchmark of move generation compares, each with a function that counts
//! the leaves of the tree of legal moves (perft).

/// Chess library under comparison that can enumerate the tree of legal moves.
#[derive(Debug)]
pub struct Peer {
    /// Name and version.
    pub name: &'static str,
    /// Cargo feature of this package that includes the library.
    pub feature: &'static str,
    /// Counts the leaves of the tree of legal moves below a FEN, to a depth in half-moves.
    ///
    /// If the last argument is `true`, the moves to the leaves are also made, in a way that the
    /// compiler cannot optimize away; otherwise they are only counted. Returns `u64::MAX` if the
    /// library cannot read the FEN.
    pub count: fn(&str, u32, bool) -> u64,
}

/// Libraries whose Cargo features are enabled. This project is the last.
pub const ALL: &[Peer] = &[
    #[cfg(feature = "eschac")]
    Peer { name: "eschac 0.6.2", feature: "eschac", count: eschac_peer::count },
    #[cfg(feature = "cozy-chess")]
    Peer { name: "cozy-chess 0.3", feature: "cozy-chess", count: cozy_peer::count },
    #[cfg(feature = "chess")]
    Peer { name: "chess 3.2", feature: "chess", count: chess_peer::count },
    #[cfg(feature = "shakmaty")]
    Peer { name: "shakmaty 0.30", feature: "shakmaty", count: shakmaty_peer::count },
    #[cfg(feature = "tabiya")]
    Peer { name: "tabiya", feature: "tabiya", count: tabiya_peer::count },
];

#[cfg(feature = "tabiya")]
mod tabiya_peer {
    use tabiya::rules::{Position, perft, perft_making};

    /// Counts the leaves of the tree of legal moves below `fen` with this project's rules.
    pub(super) fn count(fen: &str, depth: u32, making: bool) -> u64 {
        match Position::from_fen(fen) {
            Ok(position) if making => perft_making(&position, depth),
            Ok(position) => perft(&position, depth),
            Err(_) => u64::MAX,
        }
    }
}

#[cfg(feature = "eschac")]
mod eschac_peer {
    use eschac::prelude::{Position, Setup};
    use std::hint::black_box;

    /// Counts the leaves of the tree of legal moves below `fen` with `eschac`.
    pub(super) fn count(fen: &str, depth: u32, making: bool) -> u64 {
        // `eschac` reads only the first four fields of a FEN, without the move counters.
        let fields: Vec<&str> = fen.split(' ').take(4).collect();
        let position =
            Setup::from_text_record(&fields.join(" ")).ok().and_then(|setup| setup.into_position().ok());
        match position {
            Some(position) if making => making_all(&position, depth),
            Some(position) => position.perft(depth as usize) as u64,
            None => u64::MAX,
        }
    }

    /// Counts the leaves of the tree of legal moves with `eschac`, and makes the moves to the
    /// leaves.
    fn making_all(position: &Position, depth: u32) -> u64 {
        let mut nodes = 0;
        if depth == 1 {
            position.for_each_move(|m| {
                black_box(&m.make());
                nodes += 1;
            });
        } else {
            position.for_each_move(|m| nodes += making_all(&m.make(), depth - 1));
        }
        nodes
    }
}

#[cfg(feature = "cozy-chess")]
mod cozy_peer {
    use cozy_chess::Board;
    use std::hint::black_box;

    /// Counts the leaves of the tree of legal moves below `fen` with `cozy-chess`.
    pub(super) fn count(fen: &str, depth: u32, making: bool) -> u64 {
        match Board::from_fen(fen, false) {
            Ok(board) if making => walk::<true>(&board, depth),
            Ok(board) => walk::<false>(&board, depth),
            Err(_) => u64::MAX,
        }
    }

    /// Counts the leaves of the tree of legal moves with `cozy-chess`. If `MAKING`, the moves to
    /// the leaves are also made.
    fn walk<const MAKING: bool>(board: &Board, depth: u32) -> u64 {
        let mut nodes = 0;
        board.generate_moves(|moves| {
            if depth == 1 && !MAKING {
                nodes += moves.len() as u64;
                return false;
            }
            for m in moves {
                let mut child = board.clone();
                child.play_unchecked(m);
                if depth == 1 {
                    black_box(&child);
                    nodes += 1;
                } else {
                    nodes += walk::<MAKING>(&child, depth - 1);
                }
            }
            false
        });
        nodes
    }
}

#[cfg(feature = "chess")]
mod chess_peer {
    use chess::{Board, MoveGen};
    use std::hint::black_box;

    /// Counts the leaves of the tree of legal moves below `fen` with `chess`.
    pub(super) fn count(fen: &str, depth: u32, making: bool) -> u64 {
        match fen.parse::<Board>() {
            Ok(board) if making => walk::<true>(&board, depth),
            Ok(board) => walk::<false>(&board, depth),
            Err(_) => u64::MAX,
        }
    }

    /// Counts the leaves of the tree of legal moves with `chess`. If `MAKING`, the moves to the
    /// leaves are also made.
    fn walk<const MAKING: bool>(board: &Board, depth: u32) -> u64 {
        let moves = MoveGen::new_legal(board);
        if depth == 1 && !MAKING {
            return moves.len() as u64;
        }
        let mut nodes = 0;
        let mut child = *board;
        for m in moves {
            board.make_move(m, &mut child);
            if depth == 1 {
                black_box(&child);
                nodes += 1;
            } else {
                nodes += walk::<MAKING>(&child, depth - 1);
            }
        }
        nodes
    }
}

#[cfg(feature = "shakmaty")]
mod shakmaty_peer {
    use shakmaty::{CastlingMode, Chess, Position, fen::Fen};
    use std::hint::black_box;

    /// Counts the leaves of the tree of legal moves below `fen` with `shakmaty`.
    pub(super) fn count(fen: &str, depth: u32, making: bool) -> u64 {
        let position: Option<Chess> =
            fen.parse::<Fen>().ok().and_then(|fen| fen.into_position(CastlingMode::Standard).ok());
        match position {
            Some(position) if making => walk::<true>(&position, depth),
            Some(position) => walk::<false>(&position, depth),
            None => u64::MAX,
        }
    }

    /// Counts the leaves of the tree of legal moves with `shakmaty`. If `MAKING`, the moves to the
    /// leaves are also made.
    fn walk<const MAKING: bool>(position: &Chess, depth: u32) -> u64 {
        let moves = position.legal_moves();
        if depth == 1 && !MAKING {
            return moves.len() as u64;
        }
        let mut nodes = 0;
        for m in &moves {
            let mut child = position.clone();
            child.play_unchecked(*m);
            if depth == 1 {
                black_box(&child);
                nodes += 1;
            } else {
                nodes += walk::<MAKING>(&child, depth - 1);
            }
        }
        nodes
    }
}
