//! Initial ranking of the players of a Swiss (FIDE C.04.2): by rating, title and name.

use std::cmp::Reverse;

use crate::club::archive::search_text::searchable;

use super::step::Entrant;

/// Titles that decide between equal ratings (FIDE C.04.2), the highest first. Any other title
/// counts as no title.
const TITLES: [&str; 8] = ["GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM"];

/// Number of digits to which numbers in names are padded with zeros, so that `Player 2` comes
/// before `Player 10`.
const NUMBER_LENGTH: usize = 20;

/// Returns the sort key of a player in the initial ranking of a Swiss (FIDE C.04.2). Lower keys
/// come first.
///
/// Higher ratings come first. Equal ratings are ordered by title, then by name. In names, accents,
/// case and apostrophes do not count, and numbers are compared by their values.
///
/// Later versions of the app must return the same key, because the pairing numbers of stored
/// tournaments depend on it.
pub(super) fn initial_rank(entrant: &Entrant) -> (Reverse<u32>, usize, String) {
    let title = TITLES.iter().position(|title| *title == entrant.details.title).unwrap_or(TITLES.len());
    (Reverse(entrant.rating), title, name_key(&entrant.name))
}

/// Returns the key by which a name is sorted alphabetically.
fn name_key(name: &str) -> String {
    let name = searchable(name);
    let mut key = String::with_capacity(name.len());
    let mut rest = name.as_str();
    while let Some(start) = rest.find(|letter: char| letter.is_ascii_digit()) {
        let (before, number) = rest.split_at(start);
        let end = number.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(number.len());
        key.push_str(before);
        key.push_str(&format!("{:0>NUMBER_LENGTH$}", &number[..end]));
        rest = &number[end..];
    }
    key.push_str(rest);
    key
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Later versions of the app must keep this order, because the pairing numbers of stored
    /// tournaments depend on it.
    #[test]
    fn names_are_in_alphabetical_order() {
        let names = [
            "Åkesson, Bo",
            "AKESSON, Cy",
            "Berg, Al",
            "Bergen, Al",
            "D’Arcy, Al",
            "Darcy, Bo",
            "Łaska, Al",
            "Lasker, Al",
            "Player 2",
            "Player 10",
            "Zoë",
            "Жукова",
        ];
        for (first, second) in names.iter().zip(&names[1..]) {
            assert!(name_key(first) < name_key(second), "{first}, {second}");
        }
    }
}
