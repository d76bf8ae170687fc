//! The six positions with which authors of move generators usually compare speed.

/// Position for the benchmark of move generation, with a depth and the known numbers of leaves
/// (perft).
#[derive(Debug)]
pub struct Benchmark {
    /// Name of the position in the tables of the benchmark.
    pub name: &'static str,
    /// FEN.
    pub fen: &'static str,
    /// Depth, in half-moves.
    pub depth: u32,
    /// Known numbers of leaves at `depth`, and at `depth - 1`.
    pub nodes: [u64; 2],
}

impl Benchmark {
    /// Returns the depth in half-moves to which the benchmark enumerates legal moves, and the right
    /// number of leaves at that depth.
    ///
    /// If `making`, the depth is one half-move less, because making every move takes longer.
    pub fn walk(&self, making: bool) -> (u32, u64) {
        if making { (self.depth - 1, self.nodes[1]) } else { (self.depth, self.nodes[0]) }
    }
}

/// All six positions of the benchmark of move generation.
pub const ALL: [Benchmark; 6] = [
    Benchmark {
        name: "start",
        fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        depth: 6,
        nodes: [119_060_324, 4_865_609],
    },
    Benchmark {
        name: "kiwipete",
        fen: "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        depth: 5,
        nodes: [193_690_690, 4_085_603],
    },
    Benchmark {
        name: "endgame",
        fen: "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        depth: 7,
        nodes: [178_633_661, 11_030_083],
    },
    Benchmark {
        name: "promotions",
        fen: "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        depth: 5,
        nodes: [15_833_292, 422_333],
    },
    Benchmark {
        name: "discovery",
        fen: "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
        depth: 5,
        nodes: [89_941_194, 2_103_487],
    },
    Benchmark {
        name: "middlegame",
        fen: "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
        depth: 5,
        nodes: [164_075_551, 3_894_594],
    },
];
