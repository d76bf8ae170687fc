//! Limits the nesting depth of a line of a backup: a line with a million brackets would freeze the
//! page while the browser parses it.

/// Maximum nesting depth of arrays and objects in a line of a backup file: several times the depth
/// of any record of the app.
const MAX_NESTING: usize = 64;

/// Whether a line of a backup nests arrays and objects deeper than `MAX_NESTING` levels. No record
/// of the app nests so deeply. Such a line could freeze the page while the browser parses it. The
/// result may be wrong for a text that is not JSON.
pub fn nests_too_deep(json: &str) -> bool {
    let (mut depth, mut in_string, mut escaped) = (0_usize, false, false);
    for byte in json.bytes() {
        match byte {
            _ if escaped => escaped = false,
            b'\\' => escaped = in_string,
            b'"' => in_string = !in_string,
            b'[' | b'{' if !in_string => {
                depth += 1;
                if depth > MAX_NESTING {
                    return true;
                }
            }
            b']' | b'}' if !in_string => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns JSON that nests `2 * times` levels deep.
    fn nested(times: usize) -> String {
        "[{\"a\":".repeat(times) + "1" + &"}]".repeat(times)
    }

    #[test]
    fn only_deeper_nesting_than_any_record_is_too_deep() {
        assert!(!nests_too_deep(""));
        assert!(!nests_too_deep(&nested(MAX_NESTING / 2)));
        assert!(nests_too_deep(&nested(MAX_NESTING / 2 + 1)));
        assert!(nests_too_deep(&"[".repeat(1_000_000)));
    }

    #[test]
    fn side_by_side_is_not_deep() {
        assert!(!nests_too_deep(&nested(3).repeat(1_000)));
        assert!(!nests_too_deep(&"]".repeat(1_000)));
    }

    #[test]
    fn brackets_in_a_string_do_not_nest() {
        let brackets = "[".repeat(1_000);
        for name in [brackets.clone(), format!("\\\"{brackets}"), format!("\\\\\\\"{brackets}")] {
            assert!(!nests_too_deep(&format!("{{\"name\":\"{name}\"}}")), "{}", &name[..4]);
        }
        assert!(nests_too_deep(&format!("{{\"name\":\"\\\\\",\"other\":{brackets}")));
    }
}
