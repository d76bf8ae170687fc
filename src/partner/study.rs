//! What is best in a position, for a hint or for looking back, asked and answered as text: it is found in a worker.

use super::level::Level;
use super::mate::forced;
use super::record;
use super::search::{MATE, Search};
use crate::game::Game;
use crate::rules::{Move, Position};

/// How a [`study`] begins; no task does.
const NAME: &str = "study ";

/// In how many moves a mate is said to be one, at most.
const MATE_IN: u32 = 5;

/// A position to be looked at.
#[derive(Clone, Debug, PartialEq)]
pub struct Study {
    game: Game,
    /// How many positions may be looked at.
    nodes: u64,
    /// How long that may take, in milliseconds.
    pub millis: u32,
}

/// What was seen in a position, for the side to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seen {
    /// How it stands with the best moves of both, in hundredths of a pawn; 30,000 and a little less is mate.
    pub score: i32,
    /// In how many moves it mates, where that is proved.
    pub mate: Option<u32>,
    /// What both play on, beginning with the best move.
    pub line: Vec<Move>,
}

/// A game after so many half-moves, to be looked at, as text.
pub fn study(game: &Game, plies: usize, nodes: u64, millis: u32) -> String {
    format!("{NAME}{nodes} {millis}\n{}", record::write(game, plies))
}

impl Study {
    /// Reads a [`study`]; `None` if the text is none.
    pub fn read(text: &str) -> Option<Study> {
        let mut lines = text.strip_prefix(NAME)?.split('\n');
        let (nodes, millis) = lines.next()?.split_once(' ')?;
        let (nodes, millis) = (nodes.parse().ok()?, millis.parse().ok()?);
        Some(Study { game: record::read(&mut lines)?, nodes, millis })
    }

    /// What is seen in it, as text; `None` where nobody can move any more. `stop` is asked every 256 positions; once it says
    /// yes, the best so far is told.
    pub fn answer(&self, stop: &mut dyn FnMut() -> bool) -> Option<String> {
        let position = self.game.position();
        let seen = self.look(stop)?;
        let mate = seen.mate.unwrap_or_default();
        let mut text = format!("{} {mate}", seen.score);
        let mut at = position.clone();
        for mv in seen.line {
            text.push(' ');
            text += &at.uci(mv);
            at = at.play_unchecked(mv);
        }
        Some(text)
    }

    fn look(&self, stop: &mut dyn FnMut() -> bool) -> Option<Seen> {
        let game = &self.game;
        let position = game.position();
        let moves: Vec<Move> = position.legal_moves().into_iter().collect();
        let earlier = (game.goes_on_from()..game.moves().len()).filter_map(|ply| game.position_at(ply));
        let level = Level::ALL[6].with_nodes(self.nodes);
        let mut search = Search::new(level, 0, game.rules(), earlier, stop);
        let found = search.best(position, &moves)?;
        // Where moves are counted, there must be some left.
        let most = MATE_IN.min(49_u32.saturating_sub(position.halfmove_clock() / 2));
        if let Some(line) = forced(position, most, Some(found.best), self.nodes) {
            let mate = line.len() as u32 / 2 + 1;
            return Some(Seen { score: MATE - line.len() as i32, mate: Some(mate), line });
        }
        let line = search.line(position, found.best);
        Some(Seen { score: found.score, mate: None, line })
    }
}

impl Seen {
    /// Reads what was seen in a position; `None` if the text says nothing of it.
    pub fn read(text: &str, position: &Position) -> Option<Seen> {
        let mut words = text.split(' ');
        let score: i32 = words.next()?.parse().ok().filter(|score| (-MATE..=MATE).contains(score))?;
        let mate = words.next()?.parse().ok().map(|mate: u32| (mate > 0).then_some(mate))?;
        let mut at = position.clone();
        let mut line = Vec::new();
        for uci in words {
            let mv = at.legal_moves().into_iter().find(|&mv| at.uci(mv) == uci)?;
            line.push(mv);
            at = at.play_unchecked(mv);
        }
        (!line.is_empty()).then_some(Seen { score, mate, line })
    }

    /// Whether it sees a mate that the side to move gives, proved or not.
    pub(super) fn mates(&self) -> bool {
        self.score > MATE - 1_000
    }

    /// Whether it sees that the side to move is mated.
    pub(super) fn is_mated(&self) -> bool {
        self.score < 1_000 - MATE
    }
}
