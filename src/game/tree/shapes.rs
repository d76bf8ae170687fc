//! Arrows and circles on the board in a game tree (a game with its variations), stored as the
//! commands `%cal` and `%csl` in PGN comments.

use super::game_tree::{GameTree, TreeError};
use super::node::NodeId;
use crate::rules::Square;

/// Colour of an arrow or circle that is drawn on the chessboard during analysis.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ShapeColor {
    /// Green, the letter `G` in PGN.
    Green,
    /// Red, the letter `R` in PGN.
    Red,
    /// Yellow, the letter `Y` in PGN.
    Yellow,
    /// Blue, the letter `B` in PGN.
    Blue,
}

impl ShapeColor {
    /// Every colour of arrows and circles.
    pub const ALL: [ShapeColor; 4] =
        [ShapeColor::Green, ShapeColor::Red, ShapeColor::Yellow, ShapeColor::Blue];

    /// Returns the letter of this colour of arrows and circles in PGN's commands `%cal` and `%csl`:
    /// `G`, `R`, `Y` or `B`.
    pub const fn letter(self) -> char {
        match self {
            ShapeColor::Green => 'G',
            ShapeColor::Red => 'R',
            ShapeColor::Yellow => 'Y',
            ShapeColor::Blue => 'B',
        }
    }
}

/// Arrow, or circle round a square, that is drawn on the chessboard during analysis.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Shape {
    /// The colour.
    pub color: ShapeColor,
    /// The square of a circle, or the start of an arrow.
    pub from: Square,
    /// The target of an arrow; `None` for a circle.
    pub to: Option<Square>,
}

/// The PGN comment commands for circles and for arrows.
const COMMANDS: [&str; 2] = ["[%csl", "[%cal"];

impl Shape {
    /// Parses a circle (`Ge4`) or an arrow (`Ge2e4`) as PGN writes it, in capital or small letters;
    /// `None` for other texts.
    fn read(text: &str) -> Option<Shape> {
        let mut letters = text.chars();
        let letter = letters.next()?;
        let color = ShapeColor::ALL.into_iter().find(|color| color.letter().eq_ignore_ascii_case(&letter))?;
        let squares = letters.as_str().to_ascii_lowercase();
        let square = |range| squares.get(range).and_then(|square: &str| square.parse().ok());
        match squares.len() {
            2 => Some(Shape { color, from: square(0..2)?, to: None }),
            4 => Some(Shape { color, from: square(0..2)?, to: Some(square(2..4)?) }),
            _ => None,
        }
    }

    /// Returns the circle (`Ge4`) or arrow (`Ge2e4`) as PGN writes it.
    fn text(&self) -> String {
        let to = self.to.map(|to| to.to_string()).unwrap_or_default();
        format!("{}{}{to}", self.color.letter(), self.from)
    }
}

impl GameTree {
    /// Returns the arrows and circles in the comments of the move `node` in the game tree, in the
    /// order in which PGN writes them. Includes comments after a variation that begins with an
    /// alternative to the move.
    pub fn shapes(&self, node: NodeId) -> Vec<Shape> {
        let comments = self.comments_on_position(node);
        let lists = comments.iter().flat_map(|comment| shape_commands(comment));
        lists.flat_map(|(_, list)| list.split(',').filter_map(|item| Shape::read(item.trim()))).collect()
    }

    /// Replaces the arrows and circles in the comments of the move `node` in the game tree by
    /// `shapes`; this can be undone.
    ///
    /// Also removes arrows and circles from comments after a variation that begins with an
    /// alternative to the move. Keeps shapes that a [`Shape`] cannot represent, such as an arrow of
    /// another colour.
    ///
    /// # Errors
    /// If the comments of the tree become too long.
    pub fn set_shapes(&mut self, node: NodeId, shapes: &[Shape]) -> Result<(), TreeError> {
        let list = |command: &str, is_arrow: bool| {
            let some = shapes.iter().filter(|shape| shape.to.is_some() == is_arrow);
            let texts: Vec<_> = some.map(Shape::text).collect();
            (!texts.is_empty()).then(|| format!("{command} {}]", texts.join(",")))
        };
        let drawn: Vec<_> =
            [list(COMMANDS[0], false), list(COMMANDS[1], true)].into_iter().flatten().collect();
        let without_shapes = |comments: &[String]| -> Vec<String> {
            comments.iter().map(|comment| remove_shapes(comment)).collect()
        };
        let mut annotation = self.written_annotation(node);
        let mut comments = without_shapes(&annotation.comments);
        if !drawn.is_empty() {
            match comments.first_mut() {
                Some(first) => *first = format!("{} {first}", drawn.join(" ")).trim_end().to_owned(),
                None => comments.push(drawn.join(" ")),
            }
        }
        comments.retain(|comment| !comment.is_empty());
        annotation.comments = comments;
        let mut annotations = vec![(node, annotation)];
        for variation in self.variations_of(node) {
            let mut annotation = self.written_annotation(variation);
            annotation.after_variation = without_shapes(&annotation.after_variation);
            annotation.after_variation.retain(|comment| !comment.is_empty());
            annotations.push((variation, annotation));
        }
        self.replace_annotations(annotations)
    }
}

/// Returns the commands in a PGN comment that draw arrows and circles.
///
/// Each item is a pair: the whole command, such as `[%csl Ge4,Rd5]`, and the list of shapes in this
/// command, with the space before the list.
fn shape_commands(comment: &str) -> impl Iterator<Item = (&str, &str)> {
    comment.match_indices("[%").filter_map(|(at, _)| {
        let whole = &comment[at..=at + comment[at..].find(']')?];
        let list = COMMANDS.iter().find_map(|command| whole.strip_prefix(command))?;
        list.starts_with(' ').then(|| (whole, list.trim_end_matches(']')))
    })
}

/// Returns a PGN comment without its arrows and circles. Keeps items that [`Shape::read`] cannot
/// parse, such as an arrow of an unknown colour.
fn remove_shapes(comment: &str) -> String {
    let mut rest = comment.to_owned();
    for (whole, list) in shape_commands(comment) {
        let items = list.split(',').map(str::trim);
        let (shapes, unknown): (Vec<_>, Vec<_>) = items.partition(|item| Shape::read(item).is_some());
        if shapes.is_empty() {
            continue;
        }
        let command = whole.split(' ').next().unwrap_or_default();
        let kept =
            if unknown.is_empty() { " ".to_owned() } else { format!("{command} {}]", unknown.join(",")) };
        rest = rest.replacen(whole, &kept, 1);
    }
    if rest == comment { rest } else { rest.split_whitespace().collect::<Vec<_>>().join(" ") }
}
