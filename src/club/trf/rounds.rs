//! Games and byes of the rounds in a FIDE report file, read from the players' lines.

use std::collections::BTreeMap;

use crate::club::event::MAX_ROUNDS;
use crate::club::record::{Bye, Pairing, PairingResult};
use crate::rules::Color;

use super::card::{PlayerLine, columns};
use super::cell::{ResultLetter, RoundCell};
use super::note::{ReportNote, ReportNoteKind};

/// A game in a FIDE report file, played or forfeited.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ReportGame {
    /// The players, from 0 in the order of their starting numbers.
    pub pairing: Pairing,
    /// The result; `None` if the game has none yet.
    pub score: Option<PairingResult>,
    /// Whether the game counts for ratings, if it was played.
    pub is_rated: bool,
}

/// A round in a FIDE report file. Players without a game and without a bye are absent.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReportRound {
    /// The games, in the order of the players with White.
    pub games: Vec<ReportGame>,
    /// The byes, with players from 0.
    pub byes: Vec<(usize, Bye)>,
}

impl ReportRound {
    /// Whether the FIDE report file pairs this round: with at least one game, or with a bye that
    /// the pairing allocated.
    pub(super) fn is_paired(&self) -> bool {
        !self.games.is_empty() || self.byes.iter().any(|(_, bye)| *bye == Bye::PairingAllocated)
    }

    /// Returns the result of a player in a round of the FIDE report file: a game if there is one,
    /// else a bye.
    pub(super) fn result_of_player(&self, player: usize) -> PlayerResult {
        for game in &self.games {
            let Pairing { white, black } = game.pairing;
            if white == player {
                return PlayerResult::Against(black, Color::White, game.score);
            }
            if black == player {
                return PlayerResult::Against(white, Color::Black, game.score);
            }
        }
        let bye = self.byes.iter().find(|(free, _)| *free == player);
        PlayerResult::Bye(bye.map_or(Bye::Zero, |(_, bye)| *bye))
    }
}

/// The result of one player in one round of a FIDE report file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PlayerResult {
    /// A game with this opponent, this colour and this result.
    Against(usize, Color, Option<PairingResult>),
    /// A bye; a zero-point bye also for an absent player.
    Bye(Bye),
}

/// Reads the rounds of a FIDE report file from the players' lines, and adds notes on
/// contradictions.
///
/// `cards` contains the lines in the order of the starting numbers, each with its line number in
/// the file.
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

/// Reader of one round of a FIDE report file (TRF). The file has one line per player, with columns
/// for each round; the round is put together from the columns of all players.
struct RoundReader<'a> {
    /// The players' lines, each with its line number in the file, from 1.
    cards: &'a [(usize, &'a PlayerLine)],
    /// The indices of the players by their starting numbers.
    players: &'a BTreeMap<usize, usize>,
    /// The round, from 0.
    round: usize,
    notes: &'a mut Vec<ReportNote>,
    /// The round as far as it is parsed.
    read: ReportRound,
}

impl RoundReader<'_> {
    /// Reads one round from the players' lines of a FIDE report file.
    ///
    /// Old files write the pairing-allocated bye as a forfeit win without an opponent. If exactly
    /// one player has such a win, it is taken for the pairing-allocated bye.
    fn read_round(mut self) -> ReportRound {
        let old_wins = (0..self.cards.len())
            .filter(|&player| self.cell_of_player(player) == RoundCell::Free(ResultLetter::ForfeitWin));
        let is_allocated = old_wins.count() == 1;
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

    /// Returns what a player's line of the FIDE report file says about this round. Columns that
    /// cannot be parsed count as blank.
    fn cell_of_player(&self, player: usize) -> RoundCell {
        self.cards[player].1.round_cell(self.round).unwrap_or_default()
    }

    /// Adds a note on the columns of the round on a player's line of the FIDE report file.
    fn add_note(&mut self, player: usize, kind: ReportNoteKind) {
        let column = columns::round_columns(self.round).start + 1;
        self.notes.push(ReportNote { line: self.cards[player].0, column, kind });
    }

    /// Adds the bye of a player whose line of the FIDE report file names no opponent in this round.
    ///
    /// If an opponent's line names the player, the game counts and there is no bye. `mark` is the
    /// letter of the bye, in old files of a result; with `is_allocated`, a forfeit win (`+`) is the
    /// pairing-allocated bye.
    fn add_bye(&mut self, player: usize, mark: ResultLetter, is_allocated: bool) {
        // A game from the opponent's line takes precedence.
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

    /// Adds the game of a player to this round of a FIDE report file, unless it was added already.
    ///
    /// `opponent` is the starting number of the opponent; `color` and `mark` are the colour and the
    /// result's letter in the player's line. The opponent's line should describe the same game: a
    /// contradiction gets a note, and a severe one makes the game a bye.
    fn add_game(&mut self, player: usize, opponent: usize, color: Option<Color>, mark: Option<ResultLetter>) {
        let Some(&other) = self.players.get(&opponent) else {
            return self.add_unconfirmed_bye(player, mark, ReportNoteKind::OpponentUnknown);
        };
        // The letter of a half-point bye cannot be a game result.
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
                    // The opponent's line has already added the game.
                    return self
                        .note_bye_with_opponent(player, is_bye_with_opponent(self.cell_of_player(player)));
                }
                (color, mark)
            }
            // The opponent's line has no game: the player's line alone decides.
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
        let (score, agrees) = game_result(marks);
        // An opponent's line without a game already has a note.
        if !agrees && !matches!(self.cell_of_player(other), RoundCell::Blank | RoundCell::Free(_)) {
            self.add_note(player, ReportNoteKind::LinesDiffer);
        }
        self.read.games.push(ReportGame { pairing, score, is_rated });
    }

    /// Returns the colour of a player in a game.
    ///
    /// `colors` are the colour in the player's own line of the FIDE report file, and the colour in
    /// the opponent's line. Adds a note if they are the same, or if both are missing in a played
    /// game.
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

    /// Whether a player already has a game in this round. Games are added while the players' lines
    /// are read one after another.
    fn has_game(&self, player: usize) -> bool {
        let is_this = |game: &ReportGame| game.pairing.white == player || game.pairing.black == player;
        self.read.games.iter().any(is_this)
    }

    /// Adds a note that a player's line of the FIDE report file has the letter of a bye although it
    /// names an opponent. Does nothing if `is_bye` is `false`.
    fn note_bye_with_opponent(&mut self, player: usize, is_bye: bool) {
        if is_bye {
            self.add_note(player, ReportNoteKind::ByeWithOpponent);
        }
    }

    /// Adds a bye for a player instead of a game that the opponent's line does not confirm.
    ///
    /// `mark` is the result's letter in the player's line; the bye is worth the same. Also adds a
    /// note of the kind `kind` on the FIDE report file. Does nothing if the player already has a
    /// game.
    fn add_unconfirmed_bye(&mut self, player: usize, mark: Option<ResultLetter>, kind: ReportNoteKind) {
        // The opponent's line may have added the game.
        if self.has_game(player) {
            return;
        }
        self.add_note(player, kind);
        self.read.byes.push((player, mark.map_or(Bye::Zero, equivalent_bye)));
    }
}

/// Whether a player's line of a FIDE report file has both an opponent and the letter of a bye.
/// These contradict each other; `cell` is the columns of one round.
fn is_bye_with_opponent(cell: RoundCell) -> bool {
    matches!(
        cell,
        RoundCell::Against {
            letter: Some(ResultLetter::Zero | ResultLetter::Full | ResultLetter::Allocated),
            ..
        }
    )
}

/// Converts the letter of a bye in a FIDE report file into the letter of a forfeit.
///
/// A bye letter is wrong where the line names an opponent; a forfeit is probably meant. Other
/// letters stay.
fn bye_letter_as_forfeit(mark: ResultLetter) -> ResultLetter {
    match mark {
        ResultLetter::Zero => ResultLetter::ForfeitLoss,
        ResultLetter::Full | ResultLetter::Allocated => ResultLetter::ForfeitWin,
        mark => mark,
    }
}

/// Returns the bye that gives as many points as a result in a FIDE report file: `mark` is its
/// letter.
fn equivalent_bye(mark: ResultLetter) -> Bye {
    match mark.rated() {
        ResultLetter::Win | ResultLetter::ForfeitWin | ResultLetter::Full | ResultLetter::Allocated => {
            Bye::Full
        }
        ResultLetter::Draw | ResultLetter::Half => Bye::Half,
        _ => Bye::Zero,
    }
}

/// Whether a letter of a FIDE report file is the result of a game played over the board.
fn is_played_game(mark: ResultLetter) -> bool {
    matches!(mark.rated(), ResultLetter::Win | ResultLetter::Draw | ResultLetter::Loss)
}

/// Combines the letters in the lines of White and Black of a FIDE report file into a result; also
/// returns whether they agree. If they do not, the letter of White counts, or the letter of Black
/// if White has none.
fn game_result(marks: [Option<ResultLetter>; 2]) -> (Option<PairingResult>, bool) {
    let is_unrated = marks.map(|mark| mark.map(ResultLetter::is_unrated));
    let score = match marks.map(|mark| mark.map(ResultLetter::rated)) {
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
        [Some(white), _] => return (Some(result_of_white(white)), false),
        [None, Some(black)] => return (Some(result_of_white(black).mirrored()), false),
    };
    (Some(score), is_unrated[0] == is_unrated[1])
}

/// Returns the result of a game in a FIDE report file by the letter in White's line alone. Black
/// gets the result that corresponds to this letter. Used where Black's line has no letter or
/// contradicts White's.
fn result_of_white(mark: ResultLetter) -> PairingResult {
    match mark {
        ResultLetter::Win => PairingResult::WhiteWins,
        ResultLetter::Draw => PairingResult::Draw,
        ResultLetter::Loss => PairingResult::BlackWins,
        ResultLetter::ForfeitWin => PairingResult::WhiteByForfeit,
        _ => PairingResult::BlackByForfeit,
    }
}
