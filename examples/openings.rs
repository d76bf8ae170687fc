//! Generates the file of openings:
//! `cargo run --example openings -- FOLDER > src/openings/openings.txt`, from the
//! tables of the project chess-openings (CC0): `a.tsv` to `e.tsv`, with a code, a name and moves in
//! PGN per line.

use std::collections::BTreeMap;
use std::error::Error;
use std::fmt::Write as _;
use std::{env, fs};

/// A node of the tree of openings: the moves from a position, in their original order, and the name
/// of the position.
#[derive(Default)]
struct Node {
    name: Option<(String, String)>,
    order: Vec<String>,
    next: BTreeMap<String, Node>,
}

/// Writes the file; compresses each name against the previous one.
#[derive(Default)]
struct Writer {
    names: String,
    tree: String,
    before: (String, String),
    /// Number of half-moves to take back before the next branch.
    back: usize,
}

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
    /// Writes the branches below a node.
    fn write(&mut self, node: &Node) {
        for word in &node.order {
            let Some(next) = node.next.get(word) else { continue };
            if self.back > 0 {
                // Each branch is on a line of its own.
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

    /// Writes a name: the number of parts shared with the previous one, then the rest.
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

/// Splits a name after `: ` and `, `.
fn parts(name: &str) -> impl Iterator<Item = &str> {
    name.split_inclusive(": ").flat_map(|part| part.split_inclusive(", "))
}
