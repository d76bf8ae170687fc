//! The colours of text and of what is pressed, by the measure of WCAG 2.2: 4.5 to 1 for words (1.4.3), 3 to 1 for what has to
//! be seen besides (1.4.11). In the light and in the dark, from the style sheets themselves.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// A colour: red, green and blue from 0 to 255, and how much of it covers what lies behind.
type Rgba = [f64; 4];
type Tokens = BTreeMap<String, String>;

/// Words and what they stand on.
const WORDS: [(&str, &str); 21] = [
    ("ink", "page"),
    ("ink", "surface"),
    // Under the pointer, and in tables.
    ("ink", "line"),
    ("ink", "accent-soft"),
    ("muted", "page"),
    ("muted", "surface"),
    ("muted", "accent-soft"),
    ("accent", "page"),
    ("accent", "surface"),
    ("on-accent", "accent"),
    ("danger", "page"),
    ("danger", "surface"),
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

/// What is no word and has to be seen: the lines around fields, the ring of the focus, what is on and what is wrong.
const SHAPES: [(&str, &str); 11] = [
    ("muted", "page"),
    ("muted", "surface"),
    ("accent", "page"),
    ("accent", "surface"),
    ("danger", "page"),
    ("danger", "surface"),
    ("danger-fill", "on-danger"),
    ("on-accent", "accent"),
    ("on-message", "message"),
    ("on-message", "message-error"),
    ("ring-dark", "ring-light"),
];

/// The squares, as the ring of the focus meets them.
const SQUARES: [&str; 6] = ["sq-light", "sq-dark", "last-light", "last-dark", "sel-light", "sel-dark"];

/// Colours that this says nothing of, each with the reason.
const ELSEWHERE: [&str; 9] = [
    // Marks on the board: each is told in words or by a sign besides, and the themes of the board have a test of their own.
    "dot",
    "dot-strong",
    "check",
    "check-soft",
    "mark",
    // Each disc has a line around it, and the player's name beside it.
    "disc-white",
    "disc-black",
    // What lies between the page and a dialog, and the two squares of a board that is hidden.
    "scrim",
    "checkered",
];

fn tokens(file: &str) -> Tokens {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("static/styles").join(file);
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    // Without comments.
    let text: String =
        text.split("/*").map(|part| part.split_once("*/").map_or(part, |(_, rest)| rest)).collect();
    let declared =
        text.split([';', '{', '}']).filter_map(|part| part.trim().strip_prefix("--")?.split_once(':'));
    declared.map(|(name, value)| (name.trim().to_owned(), value.trim().to_owned())).collect()
}

/// The tokens of each theme.
fn themes() -> [(&'static str, Tokens); 2] {
    let light = tokens("tokens.css");
    let mut dark = light.clone();
    dark.extend(tokens("states/dark.css"));
    [("light", light), ("dark", dark)]
}

fn number(text: &str) -> f64 {
    text.trim().parse().unwrap_or_else(|_| panic!("{text:?} is no number"))
}

/// The colour that a value says; `None` where it is of another kind.
fn color(value: &str, tokens: &Tokens) -> Option<Rgba> {
    if let Some(hex) = value.strip_prefix('#') {
        let pair = |place: usize| {
            let digits = if hex.len() == 3 {
                hex[place..=place].repeat(2)
            } else {
                hex[2 * place..2 * place + 2].to_owned()
            };
            f64::from(u8::from_str_radix(&digits, 16).expect("two digits"))
        };
        return Some([pair(0), pair(1), pair(2), 1.0]);
    }
    if let Some(rest) = value.strip_prefix("rgb(") {
        let (parts, alpha) =
            rest.trim_end_matches(')').split_once('/').unwrap_or((rest.trim_end_matches(')'), "1"));
        let parts: Vec<f64> = parts.split_whitespace().map(number).collect();
        return Some([parts[0], parts[1], parts[2], number(alpha)]);
    }
    let mixed = value.strip_prefix("color-mix(in srgb, var(--")?;
    let (name, share) = mixed.split_once(") ")?;
    let [red, green, blue, _] = color(&tokens[name], tokens)?;
    Some([red, green, blue, number(share.split('%').next()?) / 100.0])
}

fn over(front: Rgba, back: Rgba) -> Rgba {
    let mixed = |part: usize| front[part] * front[3] + back[part] * (1.0 - front[3]);
    [mixed(0), mixed(1), mixed(2), 1.0]
}

/// As WCAG defines it.
fn luminance(color: Rgba) -> f64 {
    let linear = |part: f64| {
        let part = part / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * linear(color[0]) + 0.7152 * linear(color[1]) + 0.0722 * linear(color[2])
}

fn contrast(front: Rgba, back: Rgba) -> f64 {
    let (one, other) = (luminance(over(front, back)), luminance(back));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// The contrast of two tokens. What lets something through is looked at on the page and on a surface.
fn between(front: &str, back: &str, tokens: &Tokens) -> f64 {
    let of = |name: &str| color(&tokens[name], tokens).unwrap_or_else(|| panic!("--{name} is no colour"));
    let grounds = [of("page"), of("surface")];
    let backs = grounds.map(|ground| over(of(back), ground));
    backs.into_iter().map(|back| contrast(of(front), back)).fold(f64::INFINITY, f64::min)
}

#[test]
fn the_measure_is_that_of_wcag() {
    let close = |found: f64, known: f64| assert!((found - known).abs() < 0.005, "{found}, not {known}");
    close(contrast([0.0, 0.0, 0.0, 1.0], [255.0; 4].map(|_| 255.0)), 21.0);
    close(contrast([118.0, 118.0, 118.0, 1.0], [255.0, 255.0, 255.0, 1.0]), 4.54);
    close(contrast([255.0, 0.0, 0.0, 1.0], [255.0, 255.0, 255.0, 1.0]), 4.0);
    let none = Tokens::new();
    assert_eq!(color("#fff", &none), Some([255.0, 255.0, 255.0, 1.0]));
    assert_eq!(color("rgb(12 60 52 / .55)", &none), Some([12.0, 60.0, 52.0, 0.55]));
    assert_eq!(color("3px solid", &none), None);
}

#[test]
fn words_and_what_is_pressed_can_be_seen_in_every_theme() {
    let mut low = Vec::new();
    for (theme, tokens) in themes() {
        for (pairs, least) in [(&WORDS[..], 4.5), (&SHAPES[..], 3.0)] {
            for (front, back) in pairs {
                let found = between(front, back, &tokens);
                if found < least {
                    low.push(format!("{theme}: --{front} on --{back} is {found:.2}, not {least}"));
                }
            }
        }
        // The ring on a square is of two lines, so that one of them is always seen.
        for square in SQUARES {
            let best = ["ring-dark", "ring-light"]
                .map(|ring| between(ring, square, &tokens))
                .into_iter()
                .fold(0.0, f64::max);
            if best < 3.0 {
                low.push(format!("{theme}: the ring of the focus on --{square} is {best:.2}"));
            }
        }
    }
    assert!(low.is_empty(), "{}", low.join("\n"));
}

#[test]
fn every_colour_among_the_tokens_is_looked_at() {
    for (theme, tokens) in themes() {
        let colours: BTreeSet<&str> = tokens
            .iter()
            .filter(|(_, value)| color(value, &tokens).is_some())
            .map(|(name, _)| name.as_str())
            .collect();
        assert!(colours.len() > 20, "{theme}: {colours:?}");
        let pairs = WORDS.iter().chain(&SHAPES).flat_map(|(front, back)| [*front, *back]);
        let known: BTreeSet<&str> = pairs.chain(SQUARES).chain(ELSEWHERE).collect();
        let forgotten: Vec<_> = colours.difference(&known).collect();
        assert!(forgotten.is_empty(), "{theme}: nobody says what these are to be seen on: {forgotten:?}");
    }
}

/// Styles use colours by these names alone, so that what is computed here is what is seen.
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
            // On paper everything is black on white; the signs of players have colours that they choose themselves.
            let has_its_own = [
                "styles/tokens.css",
                "styles/states/dark.css",
                "styles/states/print.css",
                "paper.css",
                "club.css",
                // Chosen boards and sets of pieces: `contrast.rs` computes them.
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
