//! Keyboard shortcuts on the board: keys that move the cursor to a rank, file or piece, ask about
//! the position or the clocks, or open a dialog. Arrow keys, Home, End, Page Up, Page Down, Enter
//! and Space are handled elsewhere (`ui::board`).

use super::dialogs::Kind;
use super::msg::{Msg, PageMsg};
use super::table::{self, BoardQuestion, CursorJump};
use crate::rules::{File, Rank, Role};

/// Returns the message to the app that a key press on the board sends; `None` if the key has no
/// meaning on the board. `shift` says whether Shift is held.
///
/// `key` and `code` are fields of the browser's keyboard event. `key` is the character that the key
/// types, or the key's name; `code` is the physical place of the key. A letter of another alphabet
/// counts as the Latin letter on the same key of a US keyboard, if there is one. The caller must
/// not pass keys that are pressed with Control, Alt or Meta.
///
/// ```
/// use tabiya::app::{board_key, table};
/// use tabiya::rules::Rank;
///
/// let jump = table::Msg::JumpCursor(table::CursorJump::Rank(Rank::Fourth));
/// assert_eq!(board_key("4", "Digit4", false), Some(jump.into()));
/// assert_eq!(board_key("x", "KeyX", false), None);
/// // Ukrainian keyboard: й is on the key that types Q on a US keyboard.
/// assert_eq!(board_key("й", "KeyQ", false), board_key("q", "KeyQ", false));
/// ```
pub fn board_key(key: &str, code: &str, shift: bool) -> Option<Msg> {
    // Digit keys are recognized by their place, because their characters with Shift depend on the
    // keyboard layout.
    if let Some(digit) = code.strip_prefix("Digit").or_else(|| code.strip_prefix("Numpad"))
        && let Some(rank) = single_char(digit).and_then(Rank::from_char)
    {
        let file = File::ALL.get(rank.index()).copied().filter(|_| shift);
        return Some(table::Msg::JumpCursor(file.map_or(CursorJump::Rank(rank), CursorJump::File)).into());
    }
    let letter = key_character(key, code, shift)?;
    if let Some(role) = Role::from_char(letter) {
        return Some(table::Msg::JumpCursor(CursorJump::Piece { role, back: shift }).into());
    }
    let inquiry = match letter {
        'h' => BoardQuestion::Rank,
        'v' => BoardQuestion::File,
        'o' => BoardQuestion::Pieces { own: !shift },
        'a' => BoardQuestion::Attackers,
        'm' => BoardQuestion::Moves { captures: shift },
        't' => BoardQuestion::Clocks,
        'l' => BoardQuestion::LastMove,
        'i' => return Some(PageMsg::OpenDialog(Kind::Typed).into()),
        '?' => return Some(PageMsg::OpenDialog(Kind::Keys).into()),
        _ => return None,
    };
    Some(table::Msg::AskAboutBoard(inquiry).into())
}

/// Returns the character that a key means in a shortcut, with Latin letters in lower case; `None`
/// for a key that types no single character, such as `Home`.
///
/// If the key types an ASCII character, the result is that character. Otherwise the result depends
/// on the key, so that shortcuts work in every keyboard layout:
///
/// - on the comma or full-stop key without Shift: `,` or `.`,
/// - on the slash key with Shift: `?`,
/// - the question marks `？` and `؟` on any other key: `?`,
/// - on a letter key: the letter of this key on a US keyboard,
/// - on any other key: the character itself.
///
/// `key`, `code` and `shift` are as in [`board_key`].
///
/// ```
/// use tabiya::app::key_character;
///
/// // German keyboard: Z is on the key that types Y on a US keyboard.
/// assert_eq!(key_character("z", "KeyY", false), Some('z'));
/// // Ukrainian keyboard.
/// assert_eq!(key_character("Я", "KeyZ", true), Some('z'));
/// assert_eq!(key_character("б", "Comma", false), Some(','));
/// ```
pub fn key_character(key: &str, code: &str, shift: bool) -> Option<char> {
    let typed = single_char(key)?;
    if typed.is_ascii() {
        return Some(typed.to_ascii_lowercase());
    }
    match code {
        // With Shift, the comma and full-stop keys type other characters.
        "Comma" if !shift => Some(','),
        "Period" if !shift => Some('.'),
        "Slash" if shift => Some('?'),
        _ if matches!(typed, '？' | '؟') => Some('?'),
        _ => Some(code.strip_prefix("Key").and_then(single_char).unwrap_or(typed).to_ascii_lowercase()),
    }
}

/// Returns the character of a text that has exactly one; `None` for any other text.
fn single_char(text: &str) -> Option<char> {
    let mut chars = text.chars();
    chars.next().filter(|_| chars.next().is_none())
}
