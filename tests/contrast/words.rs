//! Contrast of the page's colours, computed from the style sheets for every appearance: at least
//! 4.5 to 1 for text (WCAG 1.4.3), 7 to 1 in the theme with more contrast (1.4.6), and 3 to 1 for
//! lines and signs that must be visible (1.4.11).

use super::Tokens;
use super::looks::{SQUARES, looks};
use super::wcag::{Rgba, contrast, number, over, written};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// Colours of text, each with the colour behind it.
const TEXT_COLORS: [(&str, &str); 24] = [
    ("ink", "page"),
    ("ink", "surface"),
    ("ink", "dialog"),
    // `accent-soft` is the background of a control under the pointer, and of table rows.
    ("ink", "accent-soft"),
    ("muted", "page"),
    ("muted", "surface"),
    ("muted", "dialog"),
    ("muted", "accent-soft"),
    ("accent", "page"),
    ("accent", "surface"),
    ("accent", "dialog"),
    ("on-accent", "accent"),
    ("danger", "page"),
    ("danger", "surface"),
    ("danger", "dialog"),
    ("on-danger", "danger-fill"),
    ("on-message", "message"),
    ("on-message", "message-error"),
    ("coord-light", "sq-light"),
    ("coord-dark", "sq-dark"),
    ("coord-marked", "last-light"),
    ("coord-marked", "last-dark"),
    ("coord-marked", "sel-light"),
    ("coord-marked", "sel-dark"),
];

/// Colours of shapes that must be visible, such as borders of fields and the focus ring, each with
/// the colour behind it.
const SHAPES: [(&str, &str); 14] = [
    ("muted", "page"),
    ("muted", "surface"),
    ("muted", "dialog"),
    ("accent", "page"),
    ("accent", "surface"),
    ("accent", "dialog"),
    ("danger", "page"),
    ("danger", "surface"),
    ("danger", "dialog"),
    ("danger-fill", "on-danger"),
    ("on-accent", "accent"),
    ("on-message", "message"),
    ("on-message", "message-error"),
    ("ring-dark", "ring-light"),
];

/// Colours that this test does not compare, each with the reason.
const ELSEWHERE: [&str; 11] = [
    // Lines between things that are distinguishable without the line.
    "line",
    "dialog-line",
    // Marks on the board: each is also shown by a word or a sign, and `looks.rs` tests the boards.
    "dot",
    "dot-strong",
    "check",
    "check-soft",
    "mark",
    // The disc beside a player's name shows the player's colour, and has a line around it.
    "disc-white",
    "disc-black",
    // The layer between the page and a dialog, and the pattern in place of a hidden board.
    "scrim",
    "checkered",
];

/// Parses a CSS value as a colour. `None` if the value is no colour.
fn color(value: &str, tokens: &Tokens) -> Option<Rgba> {
    written(value).or_else(|| {
        let mixed = value.strip_prefix("color-mix(in srgb, var(--")?;
        let (name, share) = mixed.split_once(") ")?;
        let [red, green, blue, _] = color(&tokens[name], tokens)?;
        Some([red, green, blue, number(share.split('%').next()?) / 100.0])
    })
}

/// The contrast of two colour tokens. A translucent background is computed over the page, a surface
/// and a dialog, and the lowest contrast counts.
fn between(front: &str, back: &str, tokens: &Tokens) -> f64 {
    let of = |name: &str| color(&tokens[name], tokens).unwrap_or_else(|| panic!("--{name} is no colour"));
    let grounds = [of("page"), of("surface"), of("dialog")];
    let backs = grounds.map(|ground| over(of(back), ground));
    backs.into_iter().map(|back| contrast(of(front), back)).fold(f64::INFINITY, f64::min)
}

#[test]
fn words_and_what_is_pressed_can_be_seen_in_every_look() {
    let mut low = Vec::new();
    for (look, tokens) in looks() {
        // For the theme with more contrast, the highest level of WCAG applies (1.4.6).
        let words = if look.starts_with("contrast") { 7.0 } else { 4.5 };
        for (pairs, least) in [(&TEXT_COLORS[..], words), (&SHAPES[..], 3.0)] {
            for (front, back) in pairs {
                // The coordinates have colours of the board, not of the theme, so the usual limit
                // applies.
                let least = if front.starts_with("coord") { 4.5 } else { least };
                let found = between(front, back, &tokens);
                if found < least {
                    low.push(format!("{look}: --{front} on --{back} is {found:.2}, not {least}"));
                }
            }
        }
        // The focus ring on a square has two lines, so that one of them is always visible.
        for square in SQUARES {
            let best = ["ring-dark", "ring-light"]
                .map(|ring| between(ring, square, &tokens))
                .into_iter()
                .fold(0.0, f64::max);
            if best < 3.0 {
                low.push(format!("{look}: the ring of the focus on --{square} is {best:.2}"));
            }
        }
    }
    assert!(low.is_empty(), "{}", low.join("\n"));
}

/// Colours that Chromium gives a control without a background of its own (`ButtonFace`), light and
/// dark.
const BUTTON_FACE: [&str; 2] = ["#efefef", "#6b6b6b"];

/// The colour token that `css` sets as the background of all elements with this name.
fn ground_of(element: &str, css: &str) -> Option<String> {
    let rules = css.split('}').filter_map(|rule| rule.rsplit_once('{'));
    let own = rules.filter(|(selectors, _)| {
        let selectors = selectors.rsplit(['{', '/']).next().unwrap_or_default();
        selectors.split(',').any(|selector| selector.trim() == element)
    });
    let grounds = own.filter_map(|(_, body)| body.split_once("background: var(--"));
    grounds.filter_map(|(_, rest)| rest.split_once(')')).map(|(name, _)| name.to_owned()).next_back()
}

/// Controls have the page's text colour everywhere. Their background must come from the page's base
/// styles, because the browser's own background does not fit that text colour.
#[test]
fn words_of_controls_can_be_read_on_what_they_stand_on() {
    let css = Path::new(env!("CARGO_MANIFEST_DIR")).join("static/styles/base.css");
    let css = fs::read_to_string(css).expect("the style of plain elements");
    let mut low = Vec::new();
    for element in ["button", "select", "input", "textarea"] {
        let ground = ground_of(element, &css);
        for (look, tokens) in looks() {
            let least = if look.starts_with("contrast") { 7.0 } else { 4.5 };
            let ground = ground.as_ref().map_or_else(
                || BUTTON_FACE[usize::from(look.contains("dark"))],
                |token| tokens[token].as_str(),
            );
            let of = |value: &str| color(value, &tokens).unwrap_or_else(|| panic!("{value} is no colour"));
            let found = contrast(of(&tokens["ink"]), of(ground));
            if found < least {
                low.push(format!("{look}: the words of a {element} on {ground} are {found:.2}, not {least}"));
            }
        }
    }
    assert!(low.is_empty(), "{}", low.join("\n"));
}

#[test]
fn every_colour_among_the_tokens_is_looked_at() {
    for (look, tokens) in looks() {
        let colours: BTreeSet<&str> = tokens
            .iter()
            .filter(|(_, value)| color(value, &tokens).is_some())
            .map(|(name, _)| name.as_str())
            .collect();
        assert!(colours.len() > 20, "{look}: {colours:?}");
        let pairs = TEXT_COLORS.iter().chain(&SHAPES).flat_map(|(front, back)| [*front, *back]);
        let known: BTreeSet<&str> = pairs.chain(SQUARES).chain(ELSEWHERE).collect();
        let forgotten: Vec<_> = colours.difference(&known).collect();
        assert!(forgotten.is_empty(), "{look}: no one says what these are to be seen on: {forgotten:?}");
    }
}

/// Style sheets use the tested colours only, by name, so that the computed contrast is the visible
/// contrast. The files in the list below are exceptions.
#[test]
fn no_style_has_a_colour_of_its_own() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("static");
    let mut folders = vec![root.clone()];
    let mut found = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("a folder").flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let name = path.strip_prefix(&root).expect("within").to_string_lossy().replace('\\', "/");
            // The tokens and the dark theme define the colours, print is black on white, and
            // players choose the colours of their badges.
            let has_its_own = [
                "styles/tokens.css",
                "styles/states/dark.css",
                "styles/states/print.css",
                "paper.css",
                "club.css",
                // Colours of arrows and circles, the same in every appearance.
                "review.css",
                // Boards and sets of pieces that players choose; `looks.rs` computes their
                // contrast.
                "looks/looks.css",
            ];
            let is_token = has_its_own.contains(&name.as_str());
            if !name.ends_with(".css") || is_token {
                continue;
            }
            let text = fs::read_to_string(&path).expect("a style sheet");
            for line in text.lines() {
                let value = line.split_once(": ").map_or("", |(_, value)| value);
                let own = value.contains('#')
                    && value
                        .split('#')
                        .skip(1)
                        .any(|rest| rest.chars().take(3).all(|c| c.is_ascii_hexdigit()));
                if own || value.contains("rgb(") || value.contains("hsl(") {
                    found.push(format!("{name}: {}", line.trim()));
                }
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}
