//! The colours of text and of what is pressed, by the measure of WCAG 2.2: 4.5 to 1 for words (1.4.3), 3 to 1 for what has to
//! be seen besides (1.4.11). In every look, from the style sheets themselves.

use super::Tokens;
use super::looks::{SQUARES, looks};
use super::wcag::{Rgba, contrast, number, over, written};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// Words and what they stand on.
const WORDS: [(&str, &str); 20] = [
    ("ink", "page"),
    ("ink", "surface"),
    // Under the pointer, and in tables.
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

/// Colours that this says nothing of, each with the reason.
const ELSEWHERE: [&str; 10] = [
    // Between things that differ without it.
    "line",
    // Marks on the board: each is shown in words or by a sign too, and the themes of the board have a test of their own.
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

/// The colour that a value says; `None` where it is of another kind.
fn color(value: &str, tokens: &Tokens) -> Option<Rgba> {
    written(value).or_else(|| {
        let mixed = value.strip_prefix("color-mix(in srgb, var(--")?;
        let (name, share) = mixed.split_once(") ")?;
        let [red, green, blue, _] = color(&tokens[name], tokens)?;
        Some([red, green, blue, number(share.split('%').next()?) / 100.0])
    })
}

/// The contrast of two tokens. What lets something through is looked at on the page and on a surface.
fn between(front: &str, back: &str, tokens: &Tokens) -> f64 {
    let of = |name: &str| color(&tokens[name], tokens).unwrap_or_else(|| panic!("--{name} is no colour"));
    let grounds = [of("page"), of("surface")];
    let backs = grounds.map(|ground| over(of(back), ground));
    backs.into_iter().map(|back| contrast(of(front), back)).fold(f64::INFINITY, f64::min)
}

#[test]
fn words_and_what_is_pressed_can_be_seen_in_every_look() {
    let mut low = Vec::new();
    for (look, tokens) in looks() {
        // Who asks for more contrast gets what WCAG asks for at its highest level (1.4.6).
        let words = if look.starts_with("contrast") { 7.0 } else { 4.5 };
        for (pairs, least) in [(&WORDS[..], words), (&SHAPES[..], 3.0)] {
            for (front, back) in pairs {
                // The coordinates of a board are of its own colours.
                let least = if front.starts_with("coord") { 4.5 } else { least };
                let found = between(front, back, &tokens);
                if found < least {
                    low.push(format!("{look}: --{front} on --{back} is {found:.2}, not {least}"));
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
                low.push(format!("{look}: the ring of the focus on --{square} is {best:.2}"));
            }
        }
    }
    assert!(low.is_empty(), "{}", low.join("\n"));
}

/// What Chromium paints a control on that no style gives a ground: its `ButtonFace`, light and dark.
const BUTTON_FACE: [&str; 2] = ["#efefef", "#6b6b6b"];

/// The token that the plain elements of this name stand on, by the style sheet that is there from the first frame on.
fn ground_of(element: &str, css: &str) -> Option<String> {
    let rules = css.split('}').filter_map(|rule| rule.rsplit_once('{'));
    let own = rules.filter(|(selectors, _)| {
        let selectors = selectors.rsplit(['{', '/']).next().unwrap_or_default();
        selectors.split(',').any(|selector| selector.trim() == element)
    });
    let grounds = own.filter_map(|(_, body)| body.split_once("background: var(--"));
    grounds.filter_map(|(_, rest)| rest.split_once(')')).map(|(name, _)| name.to_owned()).next_back()
}

/// A control has the page's ink, wherever it stands: so its ground is the page's too, also before the styles of dialogs
/// have come. The browser's own knows nothing of that ink.
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
        let pairs = WORDS.iter().chain(&SHAPES).flat_map(|(front, back)| [*front, *back]);
        let known: BTreeSet<&str> = pairs.chain(SQUARES).chain(ELSEWHERE).collect();
        let forgotten: Vec<_> = colours.difference(&known).collect();
        assert!(forgotten.is_empty(), "{look}: no one says what these are to be seen on: {forgotten:?}");
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
                // Colours of arrows and circles, the same in every look.
                "review.css",
                // Chosen boards and sets of pieces: `looks.rs` computes them.
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
