//! Parses a typed or pasted list of players.

use crate::club::event::Entrant;
use crate::club::player_list::PlayerList;

/// Returns the tournament players in a typed or pasted list. [`PlayerList`] parses the list.
pub fn roster(text: &str) -> Vec<Entrant> {
    PlayerList::read(text).players.into_iter().map(|player| player.entrant).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns name and rating of each player in a typed list; 0 for a player without a rating.
    fn read(text: &str) -> Vec<(String, u32)> {
        roster(text).into_iter().map(|entrant| (entrant.name, entrant.rating)).collect()
    }

    #[test]
    fn names_stand_on_lines_or_between_semicolons() {
        let three = [("Ada".to_owned(), 0), ("Ben".to_owned(), 0), ("Cleo".to_owned(), 0)];
        for text in ["Ada\nBen\r\n\n Cleo ", "Ada; Ben;Cleo;", "1. Ada\n2) Ben\n3.Cleo"] {
            assert_eq!(read(text), three, "{text}");
        }
        assert_eq!(read("  \n"), []);
    }

    #[test]
    fn a_name_on_its_line_may_hold_a_comma_and_a_rating_after_it() {
        let two = [("Lovelace, Ada".to_owned(), 1815), ("R2 D2".to_owned(), 0)];
        assert_eq!(read("Lovelace, Ada 1815\nR2 D2"), two);
        assert_eq!(read("Ada (1500)\nBen\t1600"), [("Ada".to_owned(), 1500), ("Ben".to_owned(), 1600)]);
        assert_eq!(read("007\nAgent 99"), [("007".to_owned(), 0), ("Agent 99".to_owned(), 0)]);
        assert_eq!(read(&"x".repeat(500))[0].0.len(), 60);
        assert_eq!(read("Lovelace, Ada 1815"), two[..1], "one comma belongs to the name");
    }
}
