//! Annotations and additional PGN tags of an imported game, kept together as PGN in one line, which
//! any PGN reader understands.

use crate::rules::pgn::{PgnGame, PgnReader};
use crate::rules::{Move, Position};

/// PGN tags that have fields of their own in an imported game, so that the annotations need not
/// contain them.
const TAGS_WITH_OWN_PLACE: [&str; 9] =
    ["Event", "Site", "Date", "Round", "White", "Black", "Result", "SetUp", "FEN"];

/// Maximum size of the annotations of an imported game, in bytes.
pub(crate) const MAX_ANNOTATION_BYTES: usize = 262_144;

/// Returns the annotations of a PGN game for an imported game: comments, NAGs (signs such as `!`),
/// variations, and the tags for which an imported game has no field. The text is PGN in one line;
/// empty if there is nothing to keep.
pub(super) fn annotations_of(game: &PgnGame) -> String {
    let tags: Vec<_> =
        game.tags.iter().filter(|(name, _)| !TAGS_WITH_OWN_PLACE.contains(&name.as_str())).cloned().collect();
    let has_annotations =
        !game.main.comments.is_empty()
            || game.main.moves.iter().any(|step| {
                !(step.glyphs.is_empty() && step.comments.is_empty() && step.variations.is_empty())
            });
    if tags.is_empty() && !has_annotations {
        return String::new();
    }
    // Leaves out the start position, because an imported game has a field for the start position.
    let text = PgnGame { tags, ..game.clone() }.without_start().to_string();
    text.lines().collect::<Vec<_>>().join(" ")
}

/// Returns an imported game as a PGN game with its annotations. `start` and `moves` are the start
/// position and the moves of the imported game. `None` if `annotations` is empty, or has another
/// start position or other moves.
pub(crate) fn with_annotations(annotations: &str, start: &Position, moves: &[Move]) -> Option<PgnGame> {
    if annotations.is_empty() {
        return None;
    }
    let usual = *start == Position::initial();
    let tags = if usual { String::new() } else { format!("[SetUp \"1\"] [FEN \"{}\"] ", start.to_fen()) };
    let text = tags + annotations;
    let reader =
        PgnReader::new(text.as_bytes()).with_annotations_up_to(usize::MAX, usize::MAX).up_to_faults();
    let mut record = reader.flatten().next()?;
    let is_same = record.start == *start && record.moves() == moves;
    record.tags.retain(|(name, _)| !TAGS_WITH_OWN_PLACE.contains(&name.as_str()));
    is_same.then_some(record)
}
