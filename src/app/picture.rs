//! Draws a chess position as a picture: an SVG of the board with the pieces of the app.

use crate::app::settings::{OwnColor, Rgb};
use crate::rules::{Color, Piece, Position, Role, Square};
use std::fmt::Write as _;

/// SVG drawing of all pieces, each 100 units wide and high. The upper row has White's pieces, the
/// lower row has Black's.
const PIECES_SVG: &str = include_str!("../../static/pieces.svg");

/// Width and height of a square in an exported picture of the board, in SVG units.
const SQUARE_SIZE: usize = 100;

/// Returns an SVG picture of a chess position. `near` is the player at the bottom; the squares in
/// `marked` are highlighted.
pub(super) fn position_svg(position: &Position, near: Color, marked: &[Square]) -> String {
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0} {0}\" width=\"{0}\" height=\"{0}\">",
        8 * SQUARE_SIZE
    );
    let _ = write!(svg, "<defs><g id=\"pieces\">{}</g></defs>", inner_svg(PIECES_SVG));
    let [light, dark] = [OwnColor::LightSquares, OwnColor::DarkSquares].map(OwnColor::default_color);
    let _ = write!(svg, "<rect width=\"100%\" height=\"100%\" fill=\"{light}\"/>");
    for square in Square::ALL {
        let (x, y) = square_corner(square, near);
        let is_dark = (x + y) / SQUARE_SIZE % 2 == 1;
        let fill = match (marked.contains(&square), is_dark) {
            (false, false) => continue,
            (false, true) => dark,
            (true, false) => Rgb::new(0xee, 0xcd, 0x70),
            (true, true) => Rgb::new(0xcf, 0x9c, 0x45),
        };
        let _ =
            write!(svg, "<path fill=\"{fill}\" d=\"M{x} {y}h{SQUARE_SIZE}v{SQUARE_SIZE}h-{SQUARE_SIZE}z\"/>");
    }
    for (square, piece) in position.pieces() {
        let (x, y) = square_corner(square, near);
        let (column, row) = drawing_place(piece);
        let _ = write!(
            svg,
            "<svg x=\"{x}\" y=\"{y}\" width=\"{SQUARE_SIZE}\" height=\"{SQUARE_SIZE}\" viewBox=\"{} {} {SQUARE_SIZE} {SQUARE_SIZE}\"><use href=\"#pieces\"/></svg>",
            column * SQUARE_SIZE,
            row * SQUARE_SIZE,
        );
    }
    svg.push_str("</svg>");
    svg
}

/// Returns the SVG drawing of all pieces with bodies in the colours `white` and `black`. Each piece
/// has a dark and a light line around it, so that it can be seen on squares of every colour.
pub fn own_pieces_svg(white: Rgb, black: Rgb) -> String {
    let lines = white.contrasting();
    let outer_line = lines.contrasting();
    // The drawing of Black's pieces already has a dark and a light outline, which these changes
    // keep. The body colours are replaced last. Otherwise a new body colour that equals one of the
    // old line colours would be replaced, too.
    let changes = [
        ("#2c2320", lines.to_string()),
        ("#e8d8b6", black.contrasting().to_string()),
        (
            "\"url(#iv)\"",
            format!("\"{white}\" stroke=\"{outer_line}\" stroke-width=\"6\" paint-order=\"stroke\""),
        ),
        ("url(#ch)", black.to_string()),
    ];
    changes.iter().fold(PIECES_SVG.to_owned(), |svg, (usual, own)| svg.replace(usual, own))
}

/// Returns the part of an SVG text between the tags of the outermost element.
fn inner_svg(svg: &str) -> &str {
    let rest = svg.split_once('>').map_or("", |(_, rest)| rest);
    rest.rsplit_once("</svg>").map_or(rest, |(inside, _)| inside)
}

/// Returns the coordinates x and y, in SVG units, of the upper left corner of a square in a picture
/// of the board; `near` is the player at the bottom.
fn square_corner(square: Square, near: Color) -> (usize, usize) {
    let (file, rank) = (square.file().index(), square.rank().index());
    let (column, row) = near.by_color((file, 7 - rank), (7 - file, rank));
    (column * SQUARE_SIZE, row * SQUARE_SIZE)
}

/// Returns the column and the row, each from 0, of a piece in the SVG drawing that holds all
/// pieces.
fn drawing_place(piece: Piece) -> (usize, usize) {
    let column = match piece.role {
        Role::King => 0,
        Role::Queen => 1,
        Role::Rook => 2,
        Role::Bishop => 3,
        Role::Knight => 4,
        Role::Pawn => 5,
    };
    (column, piece.color.by_color(0, 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_piece_is_drawn_where_it_stands() {
        let position = Position::initial();
        let marked = [Square::ALL[12], Square::ALL[28]];
        let white = position_svg(&position, Color::White, &marked);
        assert_eq!(white.matches("<use href=\"#pieces\"/>").count(), 32);
        // White's king is on e1, Black's queen on d8.
        assert!(
            white.contains("<svg x=\"400\" y=\"700\" width=\"100\" height=\"100\" viewBox=\"0 0 100 100\">")
        );
        assert!(
            white
                .contains("<svg x=\"300\" y=\"0\" width=\"100\" height=\"100\" viewBox=\"100 100 100 100\">")
        );
        // h1 is a light square, and g1 is a dark square. The marked squares e2 and e4 are light.
        assert!(!white.contains("d=\"M700 700") && white.contains("M600 700"));
        assert_eq!((white.matches("#eecd70").count(), white.matches("#cf9c45").count()), (2, 0));
        let black = position_svg(&position, Color::Black, &[]);
        assert!(
            black.contains("<svg x=\"300\" y=\"0\" width=\"100\" height=\"100\" viewBox=\"0 0 100 100\">")
        );
        for svg in [&white, &black] {
            assert_eq!(svg.matches("<svg").count(), svg.matches("</svg>").count());
            assert!(svg.len() < 12_000, "{}", svg.len());
        }
    }

    #[test]
    fn own_pieces_have_a_dark_and_a_light_line_whatever_their_color() {
        let [dark, light] = [Rgb::from_hex("1d191a"), Rgb::from_hex("f3e6cb")].map(|line| line.unwrap());
        assert!(dark.contrast(light) > 9.0, "one of two such lines has 3 to 1 with every square");
        let (navy, gold) = (Rgb::new(0, 0, 0x60), Rgb::new(0xff, 0xd0, 0x20));
        for (white, black, lines) in
            [(navy, gold, ["#ffffff", "#000000"]), (gold, navy, ["#000000", "#ffffff"])]
        {
            let svg = own_pieces_svg(white, black);
            let body = format!("<g fill=\"{white}\" stroke=\"{}\" stroke-width=\"6\"", lines[1]);
            assert!(svg.contains(&body), "the outer line of White's pieces is under their bodies");
            assert_eq!(svg.matches(&format!("<g stroke=\"{}\"", lines[0])).count(), 2, "White's lines");
            assert_eq!(svg.matches(&format!("<g fill=\"{black}\"")).count(), 1);
            assert_eq!(svg.matches(&format!("<g stroke=\"{}\"", lines[1])).count(), 1, "Black's details");
            for line in [dark, light] {
                assert_eq!(svg.matches(&format!("<g stroke=\"{line}\"")).count(), 1, "around Black's pieces");
            }
            assert!(!svg.contains("url("), "no gradient");
            assert_eq!(svg.matches("<use").count(), PIECES_SVG.matches("<use").count());
        }
        let [line, detail] = [Rgb::new(0x2c, 0x23, 0x20), Rgb::new(0xe8, 0xd8, 0xb6)];
        let svg = own_pieces_svg(detail, line);
        assert!(
            svg.contains(&format!("<g fill=\"{detail}\"")) && svg.contains(&format!("<g fill=\"{line}\""))
        );
    }
}
