//! Makes names from files, backups and input safe to display. Such names are untrusted, and must
//! not change the text around them.

/// Greatest number of characters of a displayed name.
const MAX_NAME_CHARS: usize = 60;
/// Greatest number of accents on one letter of a name; no script needs more.
const MAX_ACCENTS: usize = 4;

/// Returns the part of an untrusted name that is displayed: without control and direction
/// characters, at most 60 characters, and at most four accents on a letter.
pub fn visible_name(name: &str) -> String {
    let mut accents = 0;
    let is_seen = |c: &char| {
        accents = if is_accent(*c) { accents + 1 } else { 0 };
        !(c.is_control() || is_invisible_or_direction_mark(*c) || accents > MAX_ACCENTS)
    };
    let mut seen = name.chars().filter(is_seen);
    seen.by_ref().take(MAX_NAME_CHARS).collect()
}

/// Returns the displayed part of an untrusted name for use within other text.
///
/// A right-to-left name is isolated by direction marks, so that the text around it keeps its order.
pub(super) fn visible_name_beside(name: &str) -> String {
    let name = visible_name(name);
    if name.chars().any(|c| runs_from_right(&c)) { format!("\u{2068}{name}\u{2069}") } else { name }
}

/// Whether a character has no width or changes the direction of text.
///
/// Returns `false` for the joiners U+200C and U+200D, because some scripts need them.
fn is_invisible_or_direction_mark(c: char) -> bool {
    matches!(c, '\u{61c}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}')
}

/// Whether a character is an accent that combines with the letter before it.
fn is_accent(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}')
}

/// Whether a letter belongs to a right-to-left script, such as Arabic or Hebrew. The digits ٠–٩ run
/// from left to right.
pub(super) const fn runs_from_right(c: &char) -> bool {
    matches!(*c, '\u{590}'..='\u{65f}' | '\u{66a}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefe}' | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_steers_a_screen_is_no_part_of_a_name() {
        for (name, seen) in [
            ("Ada Lovelace", "Ada Lovelace"),
            ("Jörg Weiß, Łukasz, 龙, José", "Jörg Weiß, Łukasz, 龙, José"),
            ("A\u{202e}nala\u{2066}", "Anala"),
            ("\u{200b}\u{feff}\u{2060}", ""),
            ("A\u{0}\tB\nC\u{85}", "ABC"),
            // Characters that join letters stay: some scripts need them.
            ("می\u{200c}خواهم", "می\u{200c}خواهم"),
        ] {
            assert_eq!(visible_name(name), seen, "{name:?}");
        }
        assert_eq!(visible_name(&"x".repeat(10_000)).len(), MAX_NAME_CHARS);
        let tower = format!("Z{}algo", "\u{301}".repeat(10_000));
        assert_eq!(visible_name(&tower), format!("Z{}algo", "\u{301}".repeat(MAX_ACCENTS)));
    }

    #[test]
    fn a_name_from_right_to_left_stays_by_itself() {
        assert_eq!(visible_name_beside("Ada"), "Ada");
        assert_eq!(visible_name_beside("אדה"), "\u{2068}אדה\u{2069}");
        assert_eq!(
            visible_name_beside("\u{2069}\u{202e}אדה\u{2069}"),
            "\u{2068}אדה\u{2069}",
            "it cannot get out"
        );
    }
}
