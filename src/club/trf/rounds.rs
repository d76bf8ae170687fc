//! Games and byes of the rounds in a FIDE report file, read from the players' lines.

use std::collections::BTreeMap;

use crate::club::event::MAX_ROUNDS;
use crate::club::record::{Bye, Pairing, PairingResult};
use crate::rules::Color;

use super::card::{PlayerLine, columns};
use super::cell::{ResultLetter, RoundCell};
use super::note::{ReportNote, ReportNoteKind};

/// A game in a FIDE report file, played or forfeited, with the players and the result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ReportGame {
    /// The players, numbered from 0 in the order of their starting numbers.
    pub pairing: Pairing,
    /// The result; `None` for a game without a result.
    pub result: Option<PairingResult>,
    /// Whether the game counts for ratings. Also `true` for a forfeit, although forfeits never
    /// count for ratings.
    pub is_rated: bool,
}

/// A round in a FIDE report file: its games and byes. A player in neither list was absent.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReportRound {
    /// The games, sorted by the number of the player with White.
    pub games: Vec<ReportGame>,
    /// The players with a bye, numbered from 0 in the order of their starting numbers, and their
    /// byes.
    pub byes: Vec<(usize, Bye)>,
}

impl ReportRound {
    /// Whether the FIDE report file contains pairings of this round: at least one game, or a
    /// pairing-allocated bye.
    pub(super) fn is_paired(&self) -> bool {
        !self.games.is_empty() || self.byes.iter().any(|(_, bye)| *bye == Bye::PairingAllocated)
    }

    /// Returns a player's game or bye in this round of a FIDE report file; a zero-point bye if
    /// there is neither. `player` is numbered from 0 in the order of the starting numbers.
    pub(super) fn result_of_player(&self, player: usize) -> PlayerResult {
        for game in &self.games {
            let Pairing { white, black } = game.pairing;
            if white == player {
                return PlayerResult::Against(black, Color::White, game.result);
            }
            if black == player {
                return PlayerResult::Against(white, Color::Black, game.result);
            }
        }
        let bye = self.byes.iter().find(|(free, _)| *free == player);
        PlayerResult::Bye(bye.map_or(Bye::Zero, |(_, bye)| *bye))
    }
}

/// One player's game or bye in one round of a FIDE report file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PlayerResult {
    /// A game: the opponent, the player's colour, and the result if there is one.
    Against(usize, Color, Option<PairingResult>),
    /// A bye. An absent player has a zero-point bye.
    Bye(Bye),
}

/// Combines the players' lines of a FIDE report file into rounds. Adds notes on contradictions and
/// on invalid or old entries to `notes`.
///
/// `cards` contains the lines in the order of the starting numbers, each with its line number in
/// the file, from 1.
pub(super) fn rounds_of_lines(
    cards: &[(usize, &PlayerLine)],
    notes: &mut Vec<ReportNote>,
) -> Vec<ReportRound> {
    let numbers = cards.iter().enumerate().map(|(player, (_, card))| (card.number().unwrap_or(0), player));
    let players: BTreeMap<usize, usize> = numbers.collect();
    let count = cards.iter().map(|(_, card)| card.rounds()).max().unwrap_or(0).min(MAX_ROUNDS);
    (0..count)
        .map(|round| {
            RoundReader { cards, players: &players, round, notes, read: ReportRound::default() }.read_round()
        })
        .collect()
}

/// Reader of one round of a FIDE report file (TRF). The file has a line for each player, with
/// columns for each round, so the reader combines the lines of all players.
struct RoundReader<'a> {
    /// The players' lines in the order of the starting numbers, each with its line number in the
    /// file, from 1.
    cards: &'a [(usize, &'a PlayerLine)],
    /// The index of each player by starting number.
    players: &'a BTreeMap<usize, usize>,
    /// The number of the round, from 0.
    round: usize,
    /// The notes on the report, to which the reader adds its own.
    notes: &'a mut Vec<ReportNote>,
    /// The games and byes found so far.
    read: ReportRound,
}

impl RoundReader<'_> {
    /// Reads this round from all players' lines of a FIDE report file.
    ///
    /// Old files write the pairing-allocated bye as a win by forfeit without an opponent. This win
    /// counts as the pairing-allocated bye if exactly one player has it, and no player has the
    /// letter `U`.
    fn read_round(mut self) -> ReportRound {
        let count = |letter: ResultLetter| {
            (0..self.cards.len())
                .filter(|&player| self.cell_of_player(player) == RoundCell::Free(letter))
                .count()
        };
        let is_allocated = count(ResultLetter::ForfeitWin) == 1 && count(ResultLetter::Allocated) == 0;
        for player in 0..self.cards.len() {
            match self.cards[player].1.round_cell(self.round) {
                None => self.add_note(player, ReportNoteKind::ResultUnreadable),
                Some(RoundCell::Blank) => {}
                Some(RoundCell::Free(mark)) => self.add_bye(player, mark, is_allocated),
                Some(RoundCell::Against { opponent, color, letter: mark }) => {
                    self.add_game(player, opponent, color, mark)
                }
            }
        }
        self.read.games.sort_by_key(|game| game.pairing.white);
        self.read
    }

    /// Returns the columns of this round on a player's line of the FIDE report file. Columns that
    /// cannot be parsed count as blank.
    fn cell_of_player(&self, player: usize) -> RoundCell {
        self.cards[player].1.round_cell(self.round).unwrap_or_default()
    }

    /// Adds a note on the columns of this round on a player's line of the FIDE report file.
    fn add_note(&mut self, player: usize, kind: ReportNoteKind) {
        let column = columns::round_columns(self.round).start + 1;
        self.notes.push(ReportNote { line: self.cards[player].0, column, kind });
    }

    /// Adds the bye of a player whose line of the FIDE report file names no opponent in this round.
    /// Does nothing if another line has already added a game of the player: the game takes
    /// precedence.
    ///
    /// `mark` is the letter of the bye; in old files, it is the letter of a result. With
    /// `is_allocated`, a win by forfeit (`+`) is the pairing-allocated bye.
    fn add_bye(&mut self, player: usize, mark: ResultLetter, is_allocated: bool) {
        if self.has_game(player) {
            return;
        }
        let bye = match mark {
            ResultLetter::Half => Bye::Half,
            ResultLetter::Full => Bye::Full,
            ResultLetter::Allocated => Bye::PairingAllocated,
            ResultLetter::Zero => Bye::Zero,
            old => {
                self.add_note(player, ReportNoteKind::OldBye);
                if old == ResultLetter::ForfeitWin && is_allocated {
                    Bye::PairingAllocated
                } else {
                    equivalent_bye(old)
                }
            }
        };
        self.read.byes.push((player, bye));
    }

    /// Adds a player's game in this round of a FIDE report file, unless the opponent's line has
    /// already added it.
    ///
    /// `opponent` is the opponent's starting number; `color` and `mark` are the colour and the
    /// letter of the result on the player's line. If the opponent's line contradicts this line, a
    /// note is added. If the opponent's line names another game, the player gets a bye instead of
    /// the game.
    fn add_game(&mut self, player: usize, opponent: usize, color: Option<Color>, mark: Option<ResultLetter>) {
        let Some(&other) = self.players.get(&opponent) else {
            return self.add_unconfirmed_bye(player, mark, ReportNoteKind::OpponentUnknown);
        };
        // The letter of a half-point bye cannot be the result of a game.
        if other == player || mark == Some(ResultLetter::Half) {
            let kind =
                if other == player { ReportNoteKind::LinesDiffer } else { ReportNoteKind::ByeWithOpponent };
            return self.add_unconfirmed_bye(player, mark, kind);
        }
        let own = self.cards[player].1.number();
        let (theirs, their_mark) = match self.cell_of_player(other) {
            RoundCell::Against { opponent, color, letter: mark }
                if Some(opponent) == own && mark != Some(ResultLetter::Half) =>
            {
                if other < player && self.has_game(player) {
                    // The game was added when the opponent's line was read.
                    return self
                        .note_bye_with_opponent(player, is_bye_with_opponent(self.cell_of_player(player)));
                }
                (color, mark)
            }
            // The opponent's line names no game, so the player's line alone decides.
            RoundCell::Blank | RoundCell::Free(ResultLetter::Zero | ResultLetter::ForfeitLoss) => {
                if self.cards[other].1.round_cell(self.round).is_some() {
                    self.add_note(player, ReportNoteKind::LinesDiffer);
                }
                self.read.byes.retain(|(free, _)| *free != other);
                (None, None)
            }
            _ => return self.add_unconfirmed_bye(player, mark, ReportNoteKind::LinesDiffer),
        };
        if self.has_game(player) || self.has_game(other) {
            return self.add_unconfirmed_bye(player, mark, ReportNoteKind::LinesDiffer);
        }
        self.note_bye_with_opponent(player, is_bye_with_opponent(self.cell_of_player(player)));
        let [mark, their_mark] = [mark, their_mark].map(|mark| mark.map(bye_letter_as_forfeit));
        let is_played = [mark, their_mark].into_iter().flatten().any(is_played_game);
        let color = self.color_of_game(player, [color, theirs], is_played);
        let (pairing, marks) = match color {
            Color::White => (Pairing { white: player, black: other }, [mark, their_mark]),
            Color::Black => (Pairing { white: other, black: player }, [their_mark, mark]),
        };
        let is_rated = !marks.into_iter().flatten().any(ResultLetter::is_unrated);
        let (result, agrees) = game_result(marks);
        // If the opponent's line has no game, there is already another note.
        if !agrees && !matches!(self.cell_of_player(other), RoundCell::Blank | RoundCell::Free(_)) {
            self.add_note(player, ReportNoteKind::LinesDiffer);
        }
        self.read.games.push(ReportGame { pairing, result, is_rated });
    }

    /// Returns the colour of a player in a game of this round.
    ///
    /// `colors` are the colour on the player's own line of the FIDE report file, and the colour on
    /// the opponent's line. If they contradict each other, the player's own line counts, and a note
    /// is added. If both are missing, the player has White; a note is added for a played game.
    fn color_of_game(&mut self, player: usize, colors: [Option<Color>; 2], is_played: bool) -> Color {
        match colors {
            [Some(one), Some(other)] if one == other => {
                self.add_note(player, ReportNoteKind::LinesDiffer);
                one
            }
            [Some(one), _] => one,
            [None, Some(other)] => !other,
            [None, None] => {
                if is_played {
                    self.add_note(player, ReportNoteKind::ColorMissing);
                }
                Color::White
            }
        }
    }

    /// Whether a game of the player has already been added to this round of a FIDE report file.
    fn has_game(&self, player: usize) -> bool {
        let is_this = |game: &ReportGame| game.pairing.white == player || game.pairing.black == player;
        self.read.games.iter().any(is_this)
    }

    /// Adds a note of the kind `ByeWithOpponent` on this round of a player's line in the FIDE
    /// report file, but only if `is_bye` is `true`.
    fn note_bye_with_opponent(&mut self, player: usize, is_bye: bool) {
        if is_bye {
            self.add_note(player, ReportNoteKind::ByeWithOpponent);
        }
    }

    /// Adds a bye for a player whose line of a FIDE report file names a game that the opponent's
    /// line does not confirm. Does nothing if another line has already added a game of the player.
    ///
    /// `mark` is the letter of the result on the player's line. The bye gives as many points as
    /// this result. A note of the kind `kind` is added too.
    fn add_unconfirmed_bye(&mut self, player: usize, mark: Option<ResultLetter>, kind: ReportNoteKind) {
        if self.has_game(player) {
            return;
        }
        self.add_note(player, kind);
        self.read.byes.push((player, mark.map_or(Bye::Zero, equivalent_bye)));
    }
}

/// Whether a round on a player's line of a FIDE report file names an opponent, but has the letter
/// of a bye. `false` for the letter `H`, which [`RoundReader::add_game`] handles.
fn is_bye_with_opponent(cell: RoundCell) -> bool {
    matches!(
        cell,
        RoundCell::Against {
            letter: Some(ResultLetter::Zero | ResultLetter::Full | ResultLetter::Allocated),
            ..
        }
    )
}

/// Converts the letter of a bye in a FIDE report file to the letter of a forfeit. A line that names
/// an opponent but has the letter of a bye probably means a forfeit. Other letters stay the same.
fn bye_letter_as_forfeit(mark: ResultLetter) -> ResultLetter {
    match mark {
        ResultLetter::Zero => ResultLetter::ForfeitLoss,
        ResultLetter::Full | ResultLetter::Allocated => ResultLetter::ForfeitWin,
        mark => mark,
    }
}

/// Returns the bye that gives as many points as a result in a FIDE report file. `mark` is the
/// letter of the result.
fn equivalent_bye(mark: ResultLetter) -> Bye {
    match mark.rated() {
        ResultLetter::Win | ResultLetter::ForfeitWin | ResultLetter::Full | ResultLetter::Allocated => {
            Bye::Full
        }
        ResultLetter::Draw | ResultLetter::Half => Bye::Half,
        _ => Bye::Zero,
    }
}

/// Whether a letter of a FIDE report file is the result of a game that was played over the board.
fn is_played_game(mark: ResultLetter) -> bool {
    matches!(mark.rated(), ResultLetter::Win | ResultLetter::Draw | ResultLetter::Loss)
}

/// Combines the letters for the same game on the lines of White and Black in a FIDE report file.
/// Returns the result (`None` without letters), and whether the letters agree.
///
/// If they do not agree, White's letter counts, or Black's letter if White has none. But a loss by
/// forfeit on one line does not turn a loss or a draw on the other line into a win.
fn game_result(marks: [Option<ResultLetter>; 2]) -> (Option<PairingResult>, bool) {
    let is_unrated = marks.map(|mark| mark.map(ResultLetter::is_unrated));
    let result = match marks.map(|mark| mark.map(ResultLetter::rated)) {
        [None, None] => return (None, true),
        [Some(ResultLetter::Win), Some(ResultLetter::Loss)] => PairingResult::WhiteWins,
        [Some(ResultLetter::Draw), Some(ResultLetter::Draw)] => PairingResult::Draw,
        [Some(ResultLetter::Loss), Some(ResultLetter::Win)] => PairingResult::BlackWins,
        [Some(ResultLetter::Loss), Some(ResultLetter::Loss)] => PairingResult::BothLose,
        [Some(ResultLetter::Draw), Some(ResultLetter::Loss)] => PairingResult::HalfForWhite,
        [Some(ResultLetter::Loss), Some(ResultLetter::Draw)] => PairingResult::HalfForBlack,
        [Some(ResultLetter::ForfeitWin), Some(ResultLetter::ForfeitLoss)] => PairingResult::WhiteByForfeit,
        [Some(ResultLetter::ForfeitLoss), Some(ResultLetter::ForfeitWin)] => PairingResult::BlackByForfeit,
        [Some(ResultLetter::ForfeitLoss), Some(ResultLetter::ForfeitLoss)] => PairingResult::BothForfeit,
        // Each player gets the points on their own line.
        [Some(ResultLetter::Loss), Some(ResultLetter::ForfeitLoss)] => {
            return (Some(PairingResult::BothLose), false);
        }
        [Some(ResultLetter::ForfeitLoss), Some(ResultLetter::Loss)] => {
            return (Some(PairingResult::BothForfeit), false);
        }
        [Some(ResultLetter::Draw), Some(ResultLetter::ForfeitLoss)] => {
            return (Some(PairingResult::HalfForWhite), false);
        }
        [Some(ResultLetter::ForfeitLoss), Some(ResultLetter::Draw)] => {
            return (Some(PairingResult::HalfForBlack), false);
        }
        [Some(white), _] => return (Some(result_of_white(white)), false),
        [None, Some(black)] => return (Some(result_of_white(black).mirrored()), false),
    };
    (Some(result), is_unrated[0] == is_unrated[1])
}

/// Converts one player's letter in a FIDE report file to a result of the game, as if this player
/// had White.
fn result_of_white(mark: ResultLetter) -> PairingResult {
    match mark {
        ResultLetter::Win => PairingResult::WhiteWins,
        ResultLetter::Draw => PairingResult::Draw,
        ResultLetter::Loss => PairingResult::BlackWins,
        ResultLetter::ForfeitWin => PairingResult::WhiteByForfeit,
        _ => PairingResult::BlackByForfeit,
    }
}
