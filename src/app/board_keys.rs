//! What a key means while the focus is on the board, besides those that move and press.

use super::dialogs::Kind;
use super::msg::{Msg, PageMsg};
use super::table::{self, Inquiry, Jump};
use crate::rules::{File, Rank, Role};

/// The message of a key by its name and its place on the keyboard, as browsers call them; `None` for one that means nothing
/// here. With Control, Alt or Meta no key does.
///
/// ```
/// use tabiya::app::{board_key, table};
/// use tabiya::rules::Rank;
///
/// let jump = table::Msg::Jump(table::Jump::Rank(Rank::Fourth));
/// assert_eq!(board_key("4", "Digit4", false), Some(jump.into()));
/// assert_eq!(board_key("x", "KeyX", false), None);
/// ```
pub fn board_key(key: &str, code: &str, shift: bool) -> Option<Msg> {
    // With shift, what a digit's key writes differs from country to country.
    if let Some(digit) = code.strip_prefix("Digit").or_else(|| code.strip_prefix("Numpad"))
        && let Some(rank) = single(digit).and_then(Rank::from_char)
    {
        let file = File::ALL.get(rank.index()).copied().filter(|_| shift);
        return Some(table::Msg::Jump(file.map_or(Jump::Rank(rank), Jump::File)).into());
    }
    let letter = single(key)?.to_ascii_lowercase();
    if let Some(role) = Role::from_char(letter) {
        return Some(table::Msg::Jump(Jump::Piece { role, back: shift }).into());
    }
    let inquiry = match letter {
        'h' => Inquiry::Rank,
        'v' => Inquiry::File,
        'o' => Inquiry::Pieces { own: !shift },
        'a' => Inquiry::Attackers,
        'm' => Inquiry::Moves { captures: shift },
        't' => Inquiry::Clocks,
        'l' => Inquiry::LastMove,
        'i' => return Some(PageMsg::Open(Kind::Typed).into()),
        '?' => return Some(PageMsg::Open(Kind::Keys).into()),
        _ => return None,
    };
    Some(table::Msg::Inquire(inquiry).into())
}

fn single(text: &str) -> Option<char> {
    let mut chars = text.chars();
    chars.next().filter(|_| chars.next().is_none())
}
