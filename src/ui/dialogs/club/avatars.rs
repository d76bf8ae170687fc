//! Pictures of players: initials in a colour, or a symbol.

use crate::words::visible_name;
use yew::prelude::*;

/// SVG paths of the [symbols](crate::app::dialogs::club::AVATAR_SYMBOLS) for players' pictures, in
/// the same order.
const AVATAR_PATHS: [&str; 6] = [
    "M16 5.5l3.1 7 7.6.8-5.7 5.1 1.6 7.5-6.6-3.9-6.6 3.9 1.6-7.5-5.7-5.1 7.6-.8z",
    "M16 26C8 19.5 5.5 16 5.5 12.4 5.5 8 11.6 5.6 16 11c4.4-5.4 10.5-3 10.5 1.4 0 3.6-2.5 7.1-10.5 13.6z",
    "M20.5 6a10.5 10.5 0 1 0 5.6 14.4A8.6 8.6 0 0 1 20.5 6z",
    "M16 5c4 6 7 9.6 7 14a7 7 0 0 1-14 0c0-4.4 3-8 7-14z",
    "M18.5 4.5L8 18h6.5L13 27.5 24 13.5h-6.5z",
    "M16 4l8 10h-4l5 7h-7v6h-4v-6H7l5-7H8z",
];

/// Renders a club player's picture: a disc with a symbol or with the initials of `name`.
/// `symbol_index` is the index of the symbol in [`AVATAR_PATHS`]; `None` for the initials. `color`
/// is the colour of the disc (RGB); `None` for the colour of the style sheet.
pub(super) fn avatar(name: &str, color: Option<[u8; 3]>, symbol_index: Option<usize>) -> Html {
    let fill = color.map(|[red, green, blue]| format!("rgb({red},{green},{blue})"));
    let symbol = symbol_index.and_then(|index| AVATAR_PATHS.get(index));
    html! {
        <svg class="club-sign" viewBox="0 0 32 32" aria-hidden="true">
            <circle cx="16" cy="16" r="16" {fill} />
            if let Some(path) = symbol {
                <path d={*path} />
            } else {
                <text x="16" y="21" text-anchor="middle">{ initials(name) }</text>
            }
        </svg>
    }
}

/// Returns the initials of the first and the last word of a player's name, in upper case.
fn initials(name: &str) -> String {
    let name = visible_name(name);
    let first = |word: &str| word.chars().find(|letter| letter.is_alphanumeric());
    let letters: Vec<char> = name.split_whitespace().filter_map(first).collect();
    let initials: String = match letters[..] {
        [first, .., last] => [first, last].iter().collect(),
        _ => letters.iter().collect(),
    };
    initials.to_uppercase()
}
