//! Generates the file of opening names that the page loads:
//! `cargo run --example openings -- FOLDER > src/openings/openings.txt`.
//!
//! The folder holds the tables of the project chess-openings (CC0), `a.tsv` to `e.tsv`. Each line
//! of a table has an ECO code, a name, and moves in PGN.

use std::collections::BTreeMap;
use std::error::Error;
use std::fmt::Write as _;
use std::{env, fs};

/// Position in the tree of openings.
#[derive(Default)]
struct Node {
    /// ECO code and name of the opening, if the position has a name.
    name: Option<(String, String)>,
    /// Moves from this position in SAN, in the order of the tables.
    order: Vec<String>,
    /// Position after each move, by the move in SAN.
    next: BTreeMap<String, Node>,
}

/// Writer of the file of openings, which has a list of names and a tree of moves.
///
/// Each part of a name except the last ends with a colon or a comma, such as `Sicilian Defense: `.
/// In place of the leading parts that a name shares with the previous name, the list has the count
/// of these parts.
#[derive(Default)]
struct Writer {
    /// List of names written so far.
    names: String,
    /// Tree of moves written so far.
    tree: String,
    /// ECO code and name that were written last.
    before: (String, String),
    /// Number of half-moves to take back before the next move in the tree.
    back: usize,
}

/// Reads the tables of openings from the folder on the command line, and prints the file of
/// openings.
fn main() -> Result<(), Box<dyn Error>> {
    let folder = env::args().nth(1).ok_or("which folder are the tables in?")?;
    let mut root = Node::default();
    for table in ["a", "b", "c", "d", "e"] {
        let text = fs::read_to_string(format!("{folder}/{table}.tsv"))?;
        for line in text.lines().skip(1) {
            let [code, name, moves] = line.split('\t').collect::<Vec<_>>()[..] else { continue };
            let mut node = &mut root;
            for word in moves.split(' ').filter(|word| !word.ends_with('.')) {
                if !node.next.contains_key(word) {
                    node.order.push(word.to_owned());
                }
                node = node.next.entry(word.to_owned()).or_default();
            }
            node.name = Some((code.to_owned(), name.to_owned()));
        }
    }
    let mut writer = Writer::default();
    writer.write(&root);
    println!("openings 1\n{}\n{}", writer.names, writer.tree.trim_start());
    Ok(())
}

impl Writer {
    /// Writes the moves below a position in the tree of openings, and the names of the positions
    /// after them.
    fn write(&mut self, node: &Node) {
        for word in &node.order {
            let Some(next) = node.next.get(word) else { continue };
            if self.back > 0 {
                // Each branch begins on a new line, after the number of half-moves to take back.
                let _ = write!(self.tree, "\n{}", self.back);
                self.back = 0;
            }
            let _ = write!(self.tree, " {word}{}", if next.name.is_some() { "=" } else { "" });
            if let Some(name) = &next.name {
                self.name(name);
            }
            self.write(next);
            self.back += 1;
        }
    }

    /// Adds the name of an opening to the list of names. Writes the ECO code if it differs from the
    /// previous code, then the number of leading parts (at most 9) shared with the previous name,
    /// then the other parts.
    fn name(&mut self, (code, name): &(String, String)) {
        if *code != self.before.0 {
            let _ = write!(self.names, "{code} ");
        }
        let same = parts(name)
            .zip(parts(&self.before.1))
            .take(9)
            .take_while(|(part, before)| part == before)
            .count();
        let _ = writeln!(self.names, "{same}{}", parts(name).skip(same).collect::<String>());
        self.before = (code.clone(), name.clone());
    }
}

/// Splits the name of an opening into parts. Each part but the last ends with `: ` or `, `.
fn parts(name: &str) -> impl Iterator<Item = &str> {
    name.split_inclusive(": ").flat_map(|part| part.split_inclusive(", "))
}
