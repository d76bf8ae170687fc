//! A game from elsewhere, as a line of text.

use super::annotations;
use super::notes::GameNotes;
use super::position_marks::{PositionMarks, SoughtPosition};
use crate::game::pgn::{ImportedGame, ImportedGames, PgnError, PgnGame, PgnResult, read_games};
use crate::game::wire::v1;
use crate::game::{EndReason, Game, Headers};
use crate::rules::Position;
use std::io::BufRead;

/// How a line of this version begins.
const VERSION_PREFIX: &str = "2";

/// How a line begins that has no marks of its positions.
const UNMARKED_PREFIX: &str = "1";

/// Stands between the parts of a line.
const SEPARATOR: char = '\t';

/// A game from elsewhere as the archive keeps it. What is said of it is at hand; its moves are read
/// when they are wanted.
///
/// A line has, with a tab between each two: `2`, the six headers, the score, the opening's code and
/// name, the position it starts from (nothing for the usual one), the moves in UCI notation with
/// spaces between them, and a mark of each position, by which games are found. Where more is said
/// of it, that comes last: other tags, and the moves with comments, signs and variations, as PGN in
/// one line. A line of version `1` has no marks.
///
/// ```
/// use tabiya::club::Archived;
/// use tabiya::game::pgn::Import;
///
/// let game = Import::read("[White \"Ada\"]\n\n1. e4 e5 1-0").found.remove(0);
/// let line = Archived::of(&game, Some(("C20", "King's Pawn Game"))).to_line();
/// let back = Archived::from_line(&line).expect("a line");
/// assert_eq!((back.headers.white.as_str(), back.plies()), ("Ada", 2));
/// assert_eq!(back.game().map(|game| game.moves), Some(game.moves));
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct ArchivedGame {
    /// Who played, where and when.
    pub headers: Headers,
    /// How it ended, as its source says.
    pub score: PgnResult,
    /// The code and the name of its opening; empty where it has none.
    pub opening: (String, String),
    /// The position it starts from, as FEN; empty for the usual one.
    start: String,
    /// The moves.
    moves: String,
    /// The positions that it reaches.
    reached: PositionMarks,
    /// What else is said of it, as PGN; nothing for most games.
    said: String,
}

impl ArchivedGame {
    /// A game that has been read, and its opening.
    pub fn of(game: &ImportedGame, opening: Option<(&str, &str)>) -> ArchivedGame {
        let usual = game.start == Position::initial();
        let start = if usual { String::new() } else { game.start.to_fen() };
        let mut moves = String::with_capacity(5 * game.moves.len());
        let mut position = game.start.clone();
        let mut reached = PositionMarks::for_plies(game.moves.len());
        reached.add(&position);
        for mv in &game.moves {
            if !moves.is_empty() {
                moves.push(' ');
            }
            moves += &position.uci(*mv);
            position = position.play_unchecked(*mv);
            reached.add(&position);
        }
        let opening = opening.map(|(code, name)| (code.to_owned(), name.to_owned())).unwrap_or_default();
        let said = String::new();
        ArchivedGame {
            headers: game.headers.clone(),
            score: game.score,
            opening,
            start,
            moves,
            reached,
            said,
        }
    }

    /// Games of a stream for the archive, or its positions: with what is said of them, as far as
    /// that can be kept, and up to their faults.
    pub fn reader<R: BufRead>(input: R) -> impl Iterator<Item = Result<PgnGame, PgnError>> {
        read_games(input, |reader| {
            reader
                .with_annotations_up_to(ImportedGames::MAX_GAME_PLIES, annotations::MAX_BYTES)
                .up_to_faults()
        })
    }

    /// A game with all that its PGN says of it.
    pub fn of_pgn(game: PgnGame) -> ArchivedGame {
        let said = annotations::annotations_of(&game);
        ArchivedGame { said, ..ArchivedGame::of(&game.into(), None) }
    }

    /// Whether more is said of it than who played, when, where and what.
    pub fn is_annotated(&self) -> bool {
        !self.said.is_empty()
    }

    /// The same with the code and the name of its opening.
    #[must_use]
    pub fn with_opening(self, opening: (String, String)) -> ArchivedGame {
        ArchivedGame { opening, ..self }
    }

    /// Lets go of what else is said of it.
    #[must_use]
    pub fn without_annotations(self) -> ArchivedGame {
        ArchivedGame { said: String::new(), ..self }
    }

    /// The game with all that is said of it; `None` where its moves are not those of a game.
    pub fn to_pgn_game(&self) -> Option<PgnGame> {
        let game = self.game()?;
        let said = annotations::with_annotations(&self.said, &game);
        let record = said.unwrap_or_else(|| {
            let mut record = PgnGame::from_position(game.start);
            for mv in game.moves {
                record.main.push(mv);
            }
            record
        });
        Some(PgnGame { score: self.score, ..record })
    }

    /// The same of a game of this device: as far as a PGN can tell it, from the last position that
    /// the arbiter has put right.
    pub fn of_game(game: &Game, score: PgnResult) -> ArchivedGame {
        let begins = game.repetition_start_ply();
        let end = game.outcome().map(|outcome| outcome.reason);
        // The move that lost the game by leaving the king in check is none.
        let legal = game.moves().len() - usize::from(end == Some(EndReason::LeftKingInCheck));
        let moves =
            game.moves().get(begins..legal).unwrap_or_default().iter().map(|played| played.mv).collect();
        let start = game.cursor_at(begins).position().clone();
        let headers = game.headers().clone();
        ArchivedGame::of(&ImportedGame { headers, moves, score, ..ImportedGame::from_position(start) }, None)
    }

    /// A game of which nothing is known: not even its first position.
    pub fn unknown() -> ArchivedGame {
        let reached = PositionMarks::default();
        ArchivedGame { reached, ..ArchivedGame::of(&ImportedGame::from_position(Position::initial()), None) }
    }

    /// Where it starts, and its moves: equal texts are equal games.
    pub(in crate::club) fn start_and_moves(&self) -> (&str, &str) {
        (&self.start, &self.moves)
    }

    /// How many half-moves were played.
    pub fn plies(&self) -> usize {
        self.moves.split_ascii_whitespace().count()
    }

    /// The game with its moves; `None` where they are not those of a game.
    pub fn game(&self) -> Option<ImportedGame> {
        self.up_to_ply(usize::MAX)
    }

    /// The same with no more than so many half-moves.
    pub fn up_to_ply(&self, plies: usize) -> Option<ImportedGame> {
        let start =
            if self.start.is_empty() { Position::initial() } else { Position::from_fen(&self.start).ok()? };
        let mut position = start.clone();
        let mut moves = Vec::new();
        for uci in self.moves.split_ascii_whitespace().take(plies) {
            let mv = position.parse_uci(uci).ok()?;
            position = position.play_unchecked(mv);
            moves.push(mv);
        }
        let (headers, score) = (self.headers.clone(), self.score);
        Some(ImportedGame { headers, moves, score, ..ImportedGame::from_position(start) })
    }

    /// The position it starts from and those after each move, as far as they are those of a game.
    fn positions(&self) -> impl Iterator<Item = Position> + '_ {
        let start = if self.start.is_empty() {
            Some(Position::initial())
        } else {
            Position::from_fen(&self.start).ok()
        };
        let mut moves = self.moves.split_ascii_whitespace();
        std::iter::successors(start, move |position| {
            Some(position.play_unchecked(position.parse_uci(moves.next()?).ok()?))
        })
    }

    /// Whether it reaches a position.
    pub(super) fn reaches(&self, sought: &SoughtPosition) -> bool {
        sought.is_in(&self.reached, self.positions())
    }

    /// The game as PGN; nothing where its moves are not those of a game.
    pub fn pgn(&self) -> String {
        self.pgn_with_notes(None)
    }

    /// The same with what is said of it here.
    pub fn pgn_with_notes(&self, notes: Option<&GameNotes>) -> String {
        let Some(mut record) = self.to_pgn_game() else { return String::new() };
        if let Some(notes) = notes {
            notes.add_to(&mut record);
        }
        let Headers { event, site, date, round, white, black, .. } = &self.headers;
        let (code, name) = &self.opening;
        let known = |value: &str, unknown: &str| if value.is_empty() { unknown } else { value }.to_owned();
        let mut tags = vec![
            ("Event", known(event, "?")),
            ("Site", known(site, "?")),
            ("Date", known(date, "????.??.??")),
            ("Round", known(round, "?")),
            ("White", known(white, "?")),
            ("Black", known(black, "?")),
            ("Result", self.score.to_string()),
        ];
        if !self.start.is_empty() {
            tags.extend([("SetUp", "1".to_owned()), ("FEN", self.start.clone())]);
        }
        // Its source may call the opening by another name.
        if !code.is_empty() && record.tag("ECO").is_none() {
            tags.extend([("ECO", code.clone()), ("Opening", name.clone())]);
        }
        let tags = tags.into_iter().map(|(name, value)| (name.to_owned(), value));
        record.tags = tags.chain(std::mem::take(&mut record.tags)).collect();
        record.to_string()
    }

    /// The line.
    pub fn to_line(&self) -> String {
        let headers = v1::HeadersV1::from(self.headers.clone());
        let [event, site, date, round, white, black] = headers.texts();
        let ((code, name), score) = (&self.opening, self.score.to_string());
        let parts: [&str; 14] = [
            VERSION_PREFIX,
            event,
            site,
            date,
            round,
            white,
            black,
            &score,
            code,
            name,
            &self.start,
            &self.moves,
            self.reached.text(),
            &self.said,
        ];
        let mut line = String::new();
        let count = parts.len() - usize::from(self.said.is_empty());
        for part in &parts[..count] {
            if !line.is_empty() {
                line.push(SEPARATOR);
            }
            line.extend(part.chars().map(|c| if c.is_control() { ' ' } else { c }));
        }
        line
    }

    /// Reads one; `None` where it is none of these versions.
    pub fn from_line(line: &str) -> Option<ArchivedGame> {
        let mut parts = line.split(SEPARATOR);
        let version = parts.next().filter(|version| [VERSION_PREFIX, UNMARKED_PREFIX].contains(version))?;
        let mut next = || parts.next().map(str::to_owned);
        let texts = [next()?, next()?, next()?, next()?, next()?, next()?];
        let headers = v1::HeadersV1::from(texts).of_people();
        let score = PgnResult::read(&next()?);
        let opening = (next()?, next()?);
        let (start, moves) = (next()?, next()?);
        let marks = if version == VERSION_PREFIX { Some(next()?) } else { None };
        let said = next().unwrap_or_default();
        let reached = marks.map(PositionMarks::from_text).unwrap_or_default();
        let mut game = ArchivedGame { headers, score, opening, start, moves, reached, said };
        if version == UNMARKED_PREFIX {
            let mut reached = PositionMarks::for_plies(game.plies());
            game.positions().for_each(|position| reached.add(&position));
            game.reached = reached;
        }
        Some(game)
    }
}
