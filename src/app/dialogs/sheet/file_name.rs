//! File names of exported games.

use crate::game::Headers;

/// Returns the file name for a game, from its players and date: `Ada-Alan-2026.11.21.pgn`. The part
/// before `.pgn` has at most 80 characters. If players and date have no letter or digit, this part
/// is `game`.
pub(in crate::app) fn file_name(headers: &Headers) -> String {
    let parts = [&headers.white, &headers.black, &headers.date];
    let mut name = String::new();
    for part in parts {
        // Letters of any script, digits and dots are safe in every file system.
        let plain: String =
            part.chars().map(|c| if c.is_alphanumeric() || c == '.' { c } else { ' ' }).collect();
        for word in plain.split_whitespace() {
            name += if name.is_empty() { "" } else { "-" };
            name += word;
        }
    }
    let name: String = name.trim_matches(['.', '-']).chars().take(80).collect();
    if name.is_empty() { "game.pgn".to_owned() } else { name + ".pgn" }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_named_after_its_game() {
        let named = |white: &str, date: &str| {
            file_name(&Headers { white: white.to_owned(), date: date.to_owned(), ..Headers::default() })
        };
        assert_eq!(named("Ada L.", "2026.11.21"), "Ada-L.-2026.11.21.pgn");
        assert_eq!(named("../..", ""), "game.pgn");
        assert_eq!(named("", ""), "game.pgn");
    }
}
