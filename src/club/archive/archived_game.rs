//! Archived games, and their storage format with one line of text for each game.

use super::notes::GameNotes;
use super::position_marks::{PositionMarks, SoughtPosition};
use crate::game::pgn::{
    ImportedGame, ImportedGames, MAX_ANNOTATION_BYTES, PgnError, PgnGame, PgnResult, read_games,
    with_annotations,
};
use crate::game::wire::v1;
use crate::game::{EndReason, Game, Headers};
use crate::rules::Position;
use std::io::BufRead;

/// First field of a stored line in version 2, the current version.
const VERSION_PREFIX: &str = "2";

/// First field of a stored line in version 1, which has no hashes of the positions.
const UNMARKED_PREFIX: &str = "1";

/// Separator of the fields of a stored line.
const SEPARATOR: char = '\t';

/// A game in the archive: imported, or played in this app. The moves are stored as text and parsed
/// on demand.
///
/// In storage, a game is one line with these fields, separated by tabs:
///
/// - `2`, the version
/// - the six headers: event, site, date, round, White and Black
/// - the result
/// - the ECO code and the name of the opening (two fields)
/// - the start position as FEN (empty for the standard position)
/// - the moves in UCI notation, separated by spaces
/// - a short hash of each position, for searches by position
/// - only in annotated games: the other PGN tags, and the moves with comments, NAGs (signs such as
///   `!`) and variations, as PGN in one line
///
/// A line of version `1` has no hashes.
///
/// ```
/// use tabiya::club::ArchivedGame;
/// use tabiya::game::pgn::ImportedGames;
///
/// let game = ImportedGames::read("[White \"Ada\"]\n\n1. e4 e5 1-0").games.remove(0);
/// let line = ArchivedGame::from_imported(&game, Some(("C20", "King's Pawn Game"))).to_line();
/// let back = ArchivedGame::from_line(&line).expect("a line");
/// assert_eq!((back.headers.white.as_str(), back.plies()), ("Ada", 2));
/// assert_eq!(back.to_imported_game().map(|game| game.moves), Some(game.moves));
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct ArchivedGame {
    /// Players, event, site, date and round.
    pub headers: Headers,
    /// The result according to the source of the game.
    pub score: PgnResult,
    /// ECO code and name of the opening; empty if unknown.
    pub opening: (String, String),
    /// The start position as FEN; empty for the standard position.
    start: String,
    /// The moves in UCI notation, separated by spaces.
    moves: String,
    /// A short hash of each position of the game, for searches by position.
    position_marks: PositionMarks,
    /// Comments, NAGs, variations and additional tags as PGN in one line; empty for most games.
    annotations: String,
}

impl ArchivedGame {
    /// Creates an archived game from an imported game, with its annotations. `opening` is the ECO
    /// code and the name of the opening; `None` if unknown.
    pub fn from_imported(game: &ImportedGame, opening: Option<(&str, &str)>) -> ArchivedGame {
        let usual = game.start == Position::initial();
        let start = if usual { String::new() } else { game.start.to_fen() };
        let mut moves = String::with_capacity(5 * game.moves.len());
        let mut position = game.start.clone();
        let mut position_marks = PositionMarks::for_plies(game.moves.len());
        position_marks.add(&position);
        for mv in &game.moves {
            if !moves.is_empty() {
                moves.push(' ');
            }
            moves += &position.uci(*mv);
            position = position.play_unchecked(*mv);
            position_marks.add(&position);
        }
        let opening = opening.map(|(code, name)| (code.to_owned(), name.to_owned())).unwrap_or_default();
        ArchivedGame {
            headers: game.headers.clone(),
            score: game.score,
            opening,
            start,
            moves,
            position_marks,
            annotations: game.annotations.clone(),
        }
    }

    /// Parses the PGN games of a stream one by one, for import into the archive.
    ///
    /// Keeps the comments, NAGs and variations of a game up to a size limit. A game with a fault,
    /// such as an illegal move, ends before the fault; its remaining moves become a comment.
    pub fn pgn_games<R: BufRead>(input: R) -> impl Iterator<Item = Result<PgnGame, PgnError>> {
        read_games(input, |reader| {
            let plies = ImportedGames::MAX_GAME_PLIES;
            reader.with_annotations_up_to(plies, MAX_ANNOTATION_BYTES).up_to_faults().keeping_unread_moves()
        })
    }

    /// Creates an archived game from a PGN game, with its annotations and tags.
    pub fn from_pgn(game: PgnGame) -> ArchivedGame {
        ArchivedGame::from_imported(&game.into(), None)
    }

    /// Whether the archived game has comments, NAGs, variations, or PGN tags that have no field of
    /// their own in the archive.
    pub fn is_annotated(&self) -> bool {
        !self.annotations.is_empty()
    }

    /// Returns the archived game with this opening: its ECO code and name.
    #[must_use]
    pub fn with_opening(self, opening: (String, String)) -> ArchivedGame {
        ArchivedGame { opening, ..self }
    }

    /// Returns the archived game without comments, NAGs and variations, and without the PGN tags
    /// that have no field of their own in the archive.
    #[must_use]
    pub fn without_annotations(self) -> ArchivedGame {
        ArchivedGame { annotations: String::new(), ..self }
    }

    /// Converts the archived game to a PGN game with annotations. Returns `None` if the start
    /// position or a move is invalid.
    pub fn to_pgn_game(&self) -> Option<PgnGame> {
        let game = self.to_imported_game()?;
        let record = with_annotations(&self.annotations, &game.start, &game.moves).unwrap_or_else(|| {
            let mut record = PgnGame::from_position(game.start);
            for mv in game.moves {
                record.main.push(mv);
            }
            record
        });
        Some(PgnGame { score: self.score, ..record })
    }

    /// Creates an archived game from a game that was played in this app.
    ///
    /// If the arbiter set a new position during the game, the archived game starts at the last such
    /// position, because PGN cannot represent the change.
    pub fn from_game(game: &Game, score: PgnResult) -> ArchivedGame {
        let begins = game.last_correction_ply();
        let end = game.outcome().map(|outcome| outcome.reason);
        // PGN cannot contain an illegal last move that left the king in check.
        let legal = game.moves().len() - usize::from(end == Some(EndReason::LeftKingInCheck));
        let moves =
            game.moves().get(begins..legal).unwrap_or_default().iter().map(|played| played.mv).collect();
        let start = game.cursor_at(begins).position().clone();
        let headers = game.headers().clone();
        ArchivedGame::from_imported(
            &ImportedGame { headers, moves, score, ..ImportedGame::from_position(start) },
            None,
        )
    }

    /// Returns a replacement for an archived game that cannot be read. The replacement has no
    /// players and no moves, and no search for a position finds it.
    pub fn placeholder() -> ArchivedGame {
        let position_marks = PositionMarks::default();
        ArchivedGame {
            position_marks,
            ..ArchivedGame::from_imported(&ImportedGame::from_position(Position::initial()), None)
        }
    }

    /// Returns the start position as FEN (empty for the standard position) and the moves in UCI
    /// notation. Two games with equal texts have the same moves.
    pub(in crate::club) fn start_and_moves(&self) -> (&str, &str) {
        (&self.start, &self.moves)
    }

    /// Returns the number of half-moves of the archived game.
    pub fn plies(&self) -> usize {
        self.moves.split_ascii_whitespace().count()
    }

    /// Parses the archived game with its moves and annotations. Returns `None` if the start
    /// position or a move is invalid.
    pub fn to_imported_game(&self) -> Option<ImportedGame> {
        let game = self.to_imported_game_up_to(usize::MAX)?;
        Some(ImportedGame { annotations: self.annotations.clone(), ..game })
    }

    /// Parses the archived game with at most the first `plies` half-moves and without annotations.
    /// Returns `None` if the start position or one of these moves is invalid.
    pub fn to_imported_game_up_to(&self, plies: usize) -> Option<ImportedGame> {
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

    /// Returns the start position of the archived game and the position after each move, up to the
    /// first illegal move.
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

    /// Whether the archived game reaches this position.
    pub(super) fn reaches(&self, sought: &SoughtPosition) -> bool {
        sought.is_reached_in(&self.position_marks, self.positions())
    }

    /// Returns the archived game as PGN text with its annotations. Returns an empty text if the
    /// start position or a move is invalid.
    pub fn pgn(&self) -> String {
        self.pgn_with_notes(None)
    }

    /// Returns the archived game as PGN text with its annotations and the user's notes. Returns an
    /// empty text if the start position or a move is invalid.
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
        // Keeps an `ECO` tag from the source of the game.
        if !code.is_empty() && record.tag("ECO").is_none() {
            tags.extend([("ECO", code.clone()), ("Opening", name.clone())]);
        }
        let tags = tags.into_iter().map(|(name, value)| (name.to_owned(), value));
        record.tags = tags.chain(std::mem::take(&mut record.tags)).collect();
        record.to_string()
    }

    /// Returns the line of text in which the archive stores this game. Replaces control characters
    /// by spaces.
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
            self.position_marks.text(),
            &self.annotations,
        ];
        let mut line = String::new();
        let count = parts.len() - usize::from(self.annotations.is_empty());
        for part in &parts[..count] {
            if !line.is_empty() {
                line.push(SEPARATOR);
            }
            line.extend(part.chars().map(|c| if c.is_control() { ' ' } else { c }));
        }
        line
    }

    /// Parses the line of text in which the archive stores a game. Returns `None` if the version of
    /// the line is unknown or a field is missing.
    pub fn from_line(line: &str) -> Option<ArchivedGame> {
        let mut parts = line.split(SEPARATOR);
        let version = parts.next().filter(|version| [VERSION_PREFIX, UNMARKED_PREFIX].contains(version))?;
        let mut next = || parts.next().map(str::to_owned);
        let texts = [next()?, next()?, next()?, next()?, next()?, next()?];
        let headers = v1::HeadersV1::from(texts).into_headers_of_people();
        let score = PgnResult::read(&next()?);
        let opening = (next()?, next()?);
        let (start, moves) = (next()?, next()?);
        let marks = if version == VERSION_PREFIX { Some(next()?) } else { None };
        let said = next().unwrap_or_default();
        let reached = marks.map(PositionMarks::from_text).unwrap_or_default();
        let mut game = ArchivedGame {
            headers,
            score,
            opening,
            start,
            moves,
            position_marks: reached,
            annotations: said,
        };
        if version == UNMARKED_PREFIX {
            let mut reached = PositionMarks::for_plies(game.plies());
            game.positions().for_each(|position| reached.add(&position));
            game.position_marks = reached;
        }
        Some(game)
    }
}
