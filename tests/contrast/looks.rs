//! Contrast of boards and pieces in every appearance, computed from the colours in the style sheets
//! and in the SVG files of the pieces:
//! - marks and pieces on squares, at least 3 to 1,
//! - light squares to dark squares, 2 to 1, or 3 to 1 on the board of high contrast,
//! - a piece's body to the line around it, 4.5 to 1,
//! - White's bodies to Black's bodies, 4.5 to 1, or 20 to 1 in the set `clear`.

use super::Tokens;
use super::wcag::{Rgba, contrast, written};
use std::fs;
use std::path::Path;

fn read(name: &str) -> String {
    let place = Path::new(env!("CARGO_MANIFEST_DIR")).join("static").join(name);
    fs::read_to_string(&place).unwrap_or_else(|fault| panic!("{}: {fault}", place.display()))
}

/// The CSS custom properties in the first block after the text `start`.
fn block(css: &str, start: &str) -> Tokens {
    let rest = css.split_once(start).unwrap_or_else(|| panic!("no {start}")).1;
    let body = rest.split_once('{').and_then(|(_, rest)| rest.split_once('}')).expect("a block").0;
    let lines = body.split(';').filter_map(|line| {
        line.trim().rsplit_once('\n').map_or(Some(line.trim()), |(_, last)| Some(last.trim()))
    });
    lines
        .filter_map(|line| line.split_once(':'))
        .filter(|(name, _)| name.starts_with("--"))
        .map(|(name, value)| (name[2..].to_owned(), value.trim().to_owned()))
        .collect()
}

/// Parses a colour of a style sheet.
fn colour(text: &str) -> Rgba {
    written(text).unwrap_or_else(|| panic!("{text} is no colour"))
}

/// Every appearance, by name: each theme of the page with each board.
pub(super) fn looks() -> Vec<(String, Tokens)> {
    let (tokens, dark, chosen) =
        (read("styles/tokens.css"), read("styles/states/dark.css"), read("looks/looks.css"));
    let light = block(&tokens, "@layer tokens {\n  :root");
    let over = |mut below: Tokens, above: Tokens| {
        below.extend(above);
        below
    };
    let dark = over(light.clone(), block(&dark, ":root"));
    let contrast = block(&chosen, "data-looks~=\"contrast\"]");
    let after = chosen.split_once("prefers-color-scheme: dark").expect("a dark one").1;
    let contrast_dark = over(contrast.clone(), block(after, "data-looks~=\"contrast\"]"));
    let themes = [
        ("light", light.clone()),
        ("dark", dark.clone()),
        ("contrast", over(light, contrast)),
        ("contrast, dark", over(dark, contrast_dark)),
    ];
    let boards = ["meadow", "lake", "stone"]
        .map(|board| (board, block(&chosen, &format!("data-looks~=\"{board}\"]"))));
    let mut looks = Vec::new();
    for (theme, tokens) in themes {
        for (board, own) in &boards {
            looks.push((format!("{theme}, {board}"), over(tokens.clone(), own.clone())));
        }
        looks.push((theme.to_owned(), tokens));
    }
    looks
}

/// Colour tokens of a square: plain, last move, and selected, each light and dark.
pub(super) const SQUARES: [&str; 6] =
    ["sq-light", "sq-dark", "last-light", "last-dark", "sel-light", "sel-dark"];

#[test]
fn there_are_four_themes_with_four_boards_and_each_board_is_whole() {
    let looks = looks();
    assert_eq!(looks.len(), 16);
    for (name, tokens) in &looks {
        for token in
            SQUARES.iter().chain(&["coord-light", "coord-dark", "coord-marked", "mark", "dot", "ink", "page"])
        {
            assert!(tokens.contains_key(*token), "{name} lacks {token}");
        }
    }
    let mut boards: Vec<_> =
        looks.iter().map(|(_, tokens)| (&tokens["sq-light"], &tokens["sq-dark"])).collect();
    boards.sort_unstable();
    boards.dedup();
    assert_eq!(boards.len(), 6, "wood, wood in the dark, meadow, lake, stone, and that of high contrast");
}

#[test]
fn marks_and_states_can_be_seen_on_every_square() {
    for (look, tokens) in looks() {
        for square in SQUARES {
            let ground = colour(&tokens[square]);
            for mark in ["mark", "dot", "dot-strong"] {
                let found = contrast(colour(&tokens[mark]), ground);
                assert!(found >= 3.0, "{look}: {mark} on {square} is {found:.2}");
            }
        }
        let squares = ["sq-light", "sq-dark"].map(|square| colour(&tokens[square]));
        let least = if look.starts_with("contrast")
            && !look.contains("meadow")
            && !look.contains("lake")
            && !look.contains("stone")
        {
            3.0
        } else {
            2.0
        };
        let found = contrast(squares[0], squares[1]);
        assert!(found >= least, "{look}: light and dark squares are {found:.2}");
        // In this order: a switch that is on, or a chosen option; the border of a switch that is
        // off; the line around the active player's strip.
        for (state, ground) in [("accent", "surface"), ("muted", "surface"), ("accent", "page")] {
            let found = contrast(colour(&tokens[state]), colour(&tokens[ground]));
            assert!(found >= 3.0, "{look}: {state} on {ground} is {found:.2}");
        }
    }
}

/// Colours of a set of pieces. Each array has White's colours first.
struct Set {
    name: &'static str,
    /// Colours of the pieces' bodies. The classic set has several, because it has a gradient.
    bodies: [Vec<Rgba>; 2],
    /// Colours of the lines around the bodies.
    lines: [Vec<Rgba>; 2],
}

fn sets() -> Vec<Set> {
    let value = |text: &str, name: &str| {
        let rest = text.split_once(&format!(" {name}=\"")).unwrap_or_else(|| panic!("no {name} in {text}")).1;
        colour(rest.split_once('"').expect("a value").0)
    };
    let mut sets: Vec<Set> = [("simple", "looks/pieces-simple.svg"), ("clear", "looks/pieces-clear.svg")]
        .map(|(name, file)| {
            let svg = read(file);
            let groups: Vec<&str> = svg.split("<g fill=\"#").skip(1).collect();
            assert_eq!(groups.len(), 2, "{file}: White's pieces, then Black's");
            let groups = [groups[0], groups[1]].map(|group| format!(" fill=\"#{group}"));
            Set {
                name,
                bodies: [0, 1].map(|side| vec![value(&groups[side], "fill")]),
                lines: [0, 1].map(|side| vec![value(&groups[side], "stroke")]),
            }
        })
        .into();
    // The bodies of the classic set have a colour gradient. Its black pieces have a light line
    // outside a dark line.
    let classic = read("pieces.svg");
    let stops = |id: &str| {
        let rest = classic.split_once(&format!("id=\"{id}\"")).expect(id).1;
        let inside = rest.split_once("</linearGradient>").expect(id).0;
        inside.split("stop-color=\"").skip(1).map(|stop| colour(stop.split_once('"').expect(id).0)).collect()
    };
    let lines: Vec<Rgba> = classic
        .split("<g stroke=\"")
        .skip(1)
        .map(|rest| colour(rest.split_once('"').expect("a value").0))
        .collect();
    // The lines in the file are White's details, White's outline, Black's outer line, Black's
    // details and Black's inner line. The test uses White's outline and Black's outer and inner
    // lines.
    let lines = [vec![lines[1]], vec![lines[2], lines[4]]];
    sets.push(Set { name: "classic", bodies: [stops("iv"), stops("ch")], lines });
    sets
}

#[test]
fn pieces_are_told_from_each_other_and_from_every_square() {
    for set in sets() {
        for (side, bodies) in set.bodies.iter().enumerate() {
            let most = |colours: &[Rgba], ground: Rgba| {
                colours.iter().fold(0.0, |most: f64, colour| contrast(*colour, ground).max(most))
            };
            for body in bodies {
                let found = most(&set.lines[side], *body);
                assert!(found >= 4.5, "{}: body and line of side {side} are {found:.2}", set.name);
                for (look, tokens) in looks() {
                    for square in SQUARES {
                        let ground = colour(&tokens[square]);
                        let found = contrast(*body, ground).max(most(&set.lines[side], ground));
                        assert!(found >= 3.0, "{}, {look}: side {side} on {square} is {found:.2}", set.name);
                    }
                }
            }
        }
        let (white, black) = (set.bodies[0].iter(), &set.bodies[1]);
        for (one, other) in white.flat_map(|one| black.iter().map(move |other| (one, other))) {
            let least = if set.name == "clear" { 20.0 } else { 4.5 };
            assert!(
                contrast(*one, *other) >= least,
                "{}: White and Black are {:.2}",
                set.name,
                contrast(*one, *other)
            );
        }
    }
}
