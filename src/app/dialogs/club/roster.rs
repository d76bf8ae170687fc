//! A list of players, as people paste it.

use crate::club::event::Entrant;

/// The longest name.
const LONGEST: usize = 60;

/// The players of a text: one on each line, or all on one line with commas or semicolons between them. A number of a list
/// before a name is left out, and a number from 100 to 3999 after it is a rating.
pub fn roster(text: &str) -> Vec<Entrant> {
    let lines: Vec<&str> = text.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    let names: Vec<&str> = match lines[..] {
        [line] if line.contains(';') => line.split(';').collect(),
        [line] => line.split(',').collect(),
        _ => lines,
    };
    names.into_iter().filter_map(entrant).collect()
}

fn entrant(line: &str) -> Option<Entrant> {
    let line = without_number(line.trim());
    let is_gap = |letter: char| letter.is_whitespace() || matches!(letter, ',' | ';' | '(' | ')');
    let bare = line.trim_end_matches(is_gap);
    let rated = bare.rsplit_once(is_gap).and_then(|(name, last)| {
        let rating = last.parse().ok().filter(|rating| (100..4000).contains(rating))?;
        Some((name, rating))
    });
    let (name, rating) = rated.unwrap_or((bare, 0));
    let name: String =
        name.trim_matches(is_gap).chars().filter(|letter| !letter.is_control()).take(LONGEST).collect();
    (!name.is_empty()).then_some(Entrant { name, rating, ..Entrant::default() })
}

/// Without `12. ` or `12) ` before it.
fn without_number(line: &str) -> &str {
    let rest = line.trim_start_matches(|letter: char| letter.is_ascii_digit());
    match rest.strip_prefix(['.', ')']) {
        Some(name) if rest.len() < line.len() => name.trim_start(),
        _ => line,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Vec<(String, u32)> {
        roster(text).into_iter().map(|entrant| (entrant.name, entrant.rating)).collect()
    }

    #[test]
    fn names_stand_on_lines_or_between_commas() {
        let three = [("Ada".to_owned(), 0), ("Ben".to_owned(), 0), ("Cleo".to_owned(), 0)];
        for text in ["Ada\nBen\r\n\n Cleo ", "Ada, Ben, Cleo", "Ada; Ben;Cleo;", "1. Ada\n2) Ben\n3.Cleo"] {
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
        assert_eq!(read(&"x".repeat(500))[0].0.len(), LONGEST);
    }
}
