//! PGN tags for the games of a tournament, in addition to the seven standard tags.

use crate::club::event::{Entrant, Tournament};
use crate::club::record::Pairing;

/// Returns additional PGN tags for a game of a tournament: `WhiteElo`, `WhiteTitle`, `WhiteFideId`,
/// `WhiteTeam`, the corresponding tags for Black, and `EventDate` with the text `date`. Each item
/// is a name and a value. Leaves out unknown values.
pub fn pgn_tags(event: &Tournament, pairing: Pairing, date: &str) -> Vec<(String, String)> {
    let mut tags = Vec::new();
    let mut add = |name: String, value: String| {
        if !value.is_empty() {
            tags.push((name, value));
        }
    };
    let entrant = |player: usize| event.entrants().get(player);
    for (side, player) in [("White", pairing.white), ("Black", pairing.black)] {
        let Some(Entrant { rating, details, .. }) = entrant(player) else { continue };
        add(format!("{side}Elo"), if *rating > 0 { rating.to_string() } else { String::new() });
        add(format!("{side}Title"), details.title.clone());
        add(format!("{side}FideId"), details.fide_id.clone());
        add(format!("{side}Team"), details.club.clone());
    }
    add("EventDate".to_owned(), date.to_owned());
    tags
}

/// Returns the PGN text of a game with these tags (names and values) added after the `Result` tag.
/// Tags that the game already has keep their values. Returns a game without a `Result` tag
/// unchanged.
pub fn pgn_with_tags(pgn: &str, tags: Vec<(String, String)>) -> String {
    let end = pgn.find("[Result ").and_then(|start| Some(start + pgn[start..].find('\n')? + 1));
    let Some(end) = end else { return pgn.to_owned() };
    let mut added = String::new();
    for (name, value) in tags {
        if !pgn.contains(&format!("[{name} ")) {
            let value = value.replace('\\', "\\\\").replace('"', "\\\"");
            let value: String = value.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
            added.push_str(&format!("[{name} \"{value}\"]\n"));
        }
    }
    format!("{}{added}{}", &pgn[..end], &pgn[end..])
}
