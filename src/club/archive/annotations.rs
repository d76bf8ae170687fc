//! What is said of a game beside its headers and its moves: as PGN in one line, so that any reader
//! of PGN can make sense of it.

use crate::game::pgn::{ImportedGame, PgnGame, PgnReader};
use crate::rules::Position;

/// The tags that a line has places of its own for.
const TAGS_WITH_OWN_PLACE: [&str; 9] =
    ["Event", "Site", "Date", "Round", "White", "Black", "Result", "SetUp", "FEN"];

/// So much is said of a game at most, in bytes of memory: what a book says of one game is a small
/// part of that.
pub(super) const MAX_BYTES: usize = 262_144;

/// What is said of a game; nothing if that is nothing.
pub(super) fn annotations_of(game: &PgnGame) -> String {
    let tags: Vec<_> =
        game.tags.iter().filter(|(name, _)| !TAGS_WITH_OWN_PLACE.contains(&name.as_str())).cloned().collect();
    let is_said =
        !game.main.comments.is_empty()
            || game.main.moves.iter().any(|step| {
                !(step.glyphs.is_empty() && step.comments.is_empty() && step.variations.is_empty())
            });
    if tags.is_empty() && !is_said {
        return String::new();
    }
    // Where the game starts is said in its own place.
    let text = PgnGame { tags, ..game.clone() }.without_start().to_string();
    text.lines().collect::<Vec<_>>().join(" ")
}

/// The same game with what is said of it; `None` if that is nothing, or said of another one.
pub(super) fn with_annotations(said: &str, game: &ImportedGame) -> Option<PgnGame> {
    if said.is_empty() {
        return None;
    }
    let usual = game.start == Position::initial();
    let start =
        if usual { String::new() } else { format!("[SetUp \"1\"] [FEN \"{}\"] ", game.start.to_fen()) };
    let text = start + said;
    let reader =
        PgnReader::new(text.as_bytes()).with_annotations_up_to(usize::MAX, usize::MAX).up_to_faults();
    let mut record = reader.flatten().next()?;
    let is_same = record.start == game.start
        && record.main.moves.len() == game.moves.len()
        && record.main.moves.iter().zip(&game.moves).all(|(step, mv)| step.mv == *mv);
    record.tags.retain(|(name, _)| !TAGS_WITH_OWN_PLACE.contains(&name.as_str()));
    is_same.then_some(record)
}
