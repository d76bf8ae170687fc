//! Tags (headers) of a PGN game that is being read, and its start position.

use super::super::alphabet::PieceLetters;
use super::super::{PgnFault, ReadNote, TextPlace};
use super::game::{GameBuilder, shortened};
use super::open_line::OpenLine;
use crate::rules::fen::pasted::is_blank_fen;
use crate::rules::{FenForm, PastedFen, Position};

/// Whether the PGN reader keeps a tag of this name even if it drops other tags: a list of games
/// shows the tag, or the tag changes the meaning of the moves.
fn is_usual_tag(name: &str) -> bool {
    matches!(
        name,
        "Event" | "Site" | "Date" | "Round" | "White" | "Black" | "Result" | "FEN" | "SetUp" | "Variant"
    )
}

/// Initial capacity of a game's list of tags.
const USUAL_TAGS: usize = 10;

/// Initial capacity of a game's main line, in half-moves.
const USUAL_PLIES: usize = 64;

/// PGN tag with its place in the text: place, name and value.
pub(in crate::rules::pgn) type PlacedTag = (TextPlace, String, String);

/// Returns the bit for a tag of PGN's Seven Tag Roster, such as `White`, in the sets of tags of
/// [`TagSection`](super::game::TagSection); 0 for other tags.
fn roster_bit(name: &str) -> u8 {
    match name {
        "Event" => EVENT,
        "Site" => 2,
        "Date" => 4,
        "Round" => 8,
        "White" => WHITE,
        "Black" => BLACK,
        "Result" => 64,
        _ => 0,
    }
}

/// The bit of the tag `Event` in a set of tags.
const EVENT: u8 = 1;
/// The bit of the tag `White` in a set of tags.
const WHITE: u8 = 16;
/// The bit of the tag `Black` in a set of tags.
const BLACK: u8 = 32;

impl GameBuilder {
    /// Adds a tag to the PGN game being read, and returns an empty list. But if the tag shows that
    /// the next game has begun, returns the tags of the next game; the last of them is this tag.
    ///
    /// A gap between two tags is an empty line, or something other than a tag. The next game has
    /// begun in these cases:
    /// * A tag of the Seven Tag Roster comes after a gap, and the game has the same tag before this
    ///   gap.
    /// * An `Event` tag comes directly after a gap, and the game has a tag `White` or `Black`
    ///   before this gap.
    /// * A second `Event` tag comes, and the game has a tag `White` or `Black`.
    pub(in crate::rules::pgn) fn add_tag(
        &mut self,
        place: TextPlace,
        name: &str,
        value: &str,
    ) -> Vec<PlacedTag> {
        let bit = roster_bit(name);
        let section = &mut self.section;
        if self.place.is_some() && place.line > section.last + 1 {
            (section.before_gap, section.gap) = (section.seen, Some((self.tags.len(), place)));
            section.places.clear();
        }
        let has_players = |seen: u8| seen & (WHITE | BLACK) > 0;
        let is_again = bit & section.before_gap > 0
            || bit == EVENT
                && has_players(section.before_gap)
                && section.gap.is_some_and(|gap| gap.1 == place);
        // Whether the next game begins here even if no gap separates the two games.
        let is_next = bit == EVENT && section.seen & EVENT > 0 && has_players(section.seen);
        if is_again || is_next {
            let kept = section.gap.filter(|_| is_again).map_or(self.tags.len(), |(kept, _)| kept);
            return self.split_tags(kept, (place, name.to_owned(), value.to_owned()));
        }
        (section.last, section.seen) = (place.line, section.seen | bit);
        match name {
            _ if bit > 0 => {}
            "FEN" => section.fen = section.fen.or(Some(place)),
            "Variant" => section.variant = section.variant.or(Some(place)),
            _ => {}
        }
        self.place.get_or_insert(place);
        if self.tags.is_empty() {
            self.tags.reserve(USUAL_TAGS);
        }
        let keeps = self.options.keeps_all_tags && self.reserve_annotation_bytes(name.len() + value.len());
        if keeps || is_usual_tag(name) && self.tags.iter().all(|(known, _)| *known != name) {
            self.tags.push((name.to_owned(), value.to_owned()));
            if self.section.gap.is_some() {
                self.section.places.push(place);
            }
        }
        Vec::new()
    }

    /// Removes the tags after the first `kept` tags, because they belong to the next game of the
    /// PGN. Returns the removed tags, followed by `last`, the tag read last.
    ///
    /// The present game ends here. It has neither moves nor a result, and gets the note
    /// [`ReadNote::NoResult`].
    fn split_tags(&mut self, kept: usize, last: PlacedTag) -> Vec<PlacedTag> {
        self.note(ReadNote::NoResult);
        let next = self.tags.split_off(kept.min(self.tags.len()));
        let places = std::mem::take(&mut self.section.places);
        let next = places.into_iter().zip(next).map(|(place, (name, value))| (place, name, value));
        next.chain([last]).collect()
    }

    /// Records that something other than a tag, such as a comment, follows the tags of the PGN
    /// game. A later tag may then begin the next game.
    pub(in crate::rules::pgn) fn note_non_tag(&mut self) {
        self.section.last = 0;
    }

    /// Begins the moves of the PGN game, unless they have begun, and sets up the start position
    /// that the tags state. `place` is the present place in the text; a game without tags begins
    /// there.
    ///
    /// Returns the open lines: the main line, then the variations not closed yet. Each variation is
    /// within the line before it in the list.
    pub(super) fn begin_movetext(&mut self, place: TextPlace) -> &mut Vec<OpenLine> {
        self.place.get_or_insert(place);
        let start = if self.board.is_none() { Some(self.start_position()) } else { None };
        let comments = &mut self.comments;
        let (_, open_lines) = self.board.get_or_insert_with(|| {
            let start = start.unwrap_or_default();
            let mut level = OpenLine::new(start.clone(), PieceLetters::ENGLISH);
            level.line.comments = std::mem::take(comments);
            level.line.moves.reserve(USUAL_PLIES);
            (start, vec![level])
        });
        open_lines
    }

    /// Returns the start position that the tags of the PGN game state; the initial position if they
    /// state none.
    ///
    /// Repairs a FEN that is not in strict form, and removes an empty FEN; adds a note for the user
    /// in both cases. Records a fault if the tags name another chess variant or the FEN is illegal.
    fn start_position(&mut self) -> Position {
        let usual = Position::initial_with(self.laws);
        let value = |name| self.tags.iter().find(|(tag, _)| tag == name).map(|(_, value)| value.as_str());
        if let Some(name) = value("Variant").filter(|name| !is_chess(name)) {
            let place = self.section.variant.or(self.place).unwrap_or(TextPlace::START);
            self.record_fault(place, PgnFault::Variant(shortened(name)));
            return usual;
        }
        let Some(fen) = value("FEN").filter(|_| value("SetUp").map(str::trim) != Some("0")) else {
            return usual;
        };
        if let Ok(start) = Position::from_fen_with(fen, self.laws) {
            return start;
        }
        if is_blank_fen(fen) {
            self.tags.retain(|(name, _)| !matches!(name.as_str(), "FEN" | "SetUp"));
            self.note(ReadNote::EmptyFen);
            return usual;
        }
        let pasted = PastedFen::new(fen);
        match Position::from_fen_with(pasted.fen(), self.laws) {
            Ok(start) => {
                if let Some((_, value)) = self.tags.iter_mut().find(|(name, _)| name == "FEN") {
                    pasted.fen().clone_into(value);
                }
                if pasted.form() != FenForm::Strict {
                    self.note(ReadNote::LooseFen);
                }
                start
            }
            Err(fault) => {
                let place = self.section.fen.or(self.place).unwrap_or(TextPlace::START);
                self.record_fault(place, PgnFault::Fen { text: shortened(pasted.fen()), fault });
                usual
            }
        }
    }

    /// Handles the first move number of the PGN game: begins the moves if there are tags before the
    /// number.
    pub(in crate::rules::pgn) fn first_number(&mut self) {
        if let Some(place) = self.place {
            self.begin_movetext(place);
        }
    }
}

/// Whether the value of the PGN tag `Variant` means standard chess or Chess960, or has no meaning,
/// such as `?`.
fn is_chess(variant: &str) -> bool {
    let name: String = variant.chars().filter(char::is_ascii_alphanumeric).collect();
    matches!(
        name.to_ascii_lowercase().as_str(),
        "" | "standard"
            | "chess"
            | "normal"
            | "orthodox"
            | "classical"
            | "classic"
            | "regular"
            | "fromposition"
            | "setup"
            | "chess960"
            | "960"
            | "c960"
            | "frc"
            | "chess9lx"
            | "fischerandom"
            | "fischerandomchess"
            | "fischerrandom"
            | "fischerrandomchess"
            | "chess960fischerrandom"
            | "chess960frc"
            | "frcchess960"
            | "fischerrandomchess960"
            | "fischerrandom960"
            | "wildfr"
            | "freestyle"
            | "freestylechess"
            | "shuffle960"
            | "doublefischerrandom"
            | "dfrc"
            | "chess960doublefischerrandom"
            | "none"
    ) || variant.trim() == "?"
        || variant.trim() == "-"
}
