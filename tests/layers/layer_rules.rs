//! The rules on which part of `src/` may use which, in one table, and the search for violations.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use crate::source_tree::{SourceTree, Use};

/// The layers, from the inside out. Each layer may use the layers that are listed before it, except
/// the layers in its `but_not`.
const LAYERS: [Layer; 12] = [
    Layer { name: "rules", but_not: &[] },
    Layer { name: "game", but_not: &[] },
    Layer { name: "club", but_not: &[] },
    // The names of openings need only positions.
    Layer { name: "openings", but_not: &["game", "club"] },
    // The computer opponent needs neither tournaments nor the names of openings.
    Layer { name: "opponent", but_not: &["club", "openings"] },
    Layer { name: "words", but_not: &[] },
    Layer { name: "app", but_not: &[] },
    // The code that loads parts of the program does not use these parts.
    Layer { name: "lazy", but_not: &["rules", "game", "club", "openings", "opponent", "words", "app"] },
    Layer { name: "ui", but_not: &[] },
    // `ui` draws and `browser` carries out effects. Only `page` uses both.
    Layer { name: "browser", but_not: &["ui"] },
    // The small root, which connects `app`, `ui` and `browser`.
    Layer { name: "page", but_not: &[] },
    Layer { name: BINS, but_not: &[] },
];

/// The layer of programs: `main.rs` and the files in `bin/`.
const BINS: &str = "bin";

/// The layer whose folders are features, which must not use one another.
const FEATURES_OF: &str = "app";

/// Folders of the layer [`FEATURES_OF`] that are no features: every feature may use them.
const SHARED: [&str; 5] = ["address", "announcements", "effect", "storage", "settings"];

/// Folder of the code that combines the features: it may use every feature, and no feature may use
/// it.
const PARENT: &str = "ready";

/// Files that no feature may use: the code that combines the features, and the root of the layer.
const PARENT_FILES: [&str; 2] = ["app/mod.rs", "app/ready/"];

/// Violations that are accepted: the file, what it uses, and why.
const ACCEPTED: [(&str, &str, &str); 0] = [];

struct Layer {
    name: &'static str,
    but_not: &'static [&'static str],
}

/// A violation of the layer rules.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Finding {
    /// A folder or a file directly in `src/` that the table of layers does not contain.
    UnknownLayer { file: String },
    /// A layer uses a layer that is listed after it or in its `but_not`.
    ForbiddenLayer { file: String, line: usize, path: String, layer: String, uses: String },
    /// A feature uses another feature.
    Sibling { file: String, line: usize, path: String, sibling: String },
    /// A feature uses the parent of all features.
    Parent { file: String, line: usize, path: String },
    /// A layer adds methods to a type of another layer, where readers do not look for them.
    Inherent { file: String, line: usize, path: String, home: String },
    /// Two files use each other.
    Pair { one: String, other: String, because: [String; 2] },
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Finding::UnknownLayer { file } => {
                write!(f, "layer     {file} is in no layer that the table knows")
            }
            Finding::ForbiddenLayer { file, line, path, layer, uses } => {
                write!(f, "layer     {file}:{line}: `{layer}` does not use `{uses}`: {path}")
            }
            Finding::Sibling { file, line, path, sibling } => {
                write!(f, "sibling  {file}:{line}: does not use its sibling `{sibling}`: {path}")
            }
            Finding::Parent { file, line, path } => {
                write!(f, "parent   {file}:{line}: a feature does not use its parent: {path}")
            }
            Finding::Inherent { file, line, path, home } => {
                write!(f, "inherent {file}:{line}: the methods of {path} stand in {home}")
            }
            Finding::Pair { one, other, because: [there, back] } => {
                write!(f, "pair     {one} <-> {other}: {there}; {back}")
            }
        }
    }
}

/// The layer to which a file belongs; `None` for `lib.rs`, which only lists the layers.
fn layer_of(file: &str) -> Option<&str> {
    match file.split_once('/') {
        _ if file == "lib.rs" || file.is_empty() => None,
        None if file == "main.rs" => Some(BINS),
        None => file.strip_suffix(".rs"),
        Some((folder, _)) => Some(folder),
    }
}

/// The feature to which a file belongs, if any.
fn feature_of(file: &str) -> Option<&str> {
    let (feature, _) = file.strip_prefix(FEATURES_OF)?.strip_prefix('/')?.split_once('/')?;
    (feature != PARENT && !SHARED.contains(&feature)).then_some(feature)
}

/// All violations in the source tree, in order.
pub(crate) fn findings(source_tree: &SourceTree) -> Vec<Finding> {
    let uses = source_tree.uses();
    let mut findings: Vec<Finding> = source_tree
        .files()
        .iter()
        .filter(|file| layer_of(file).is_some_and(|layer| rank(layer).is_none()))
        .map(|file| Finding::UnknownLayer { file: file.clone() })
        .collect();
    findings.extend(uses.iter().flat_map(of_one));
    // Only pairs within one layer are reported. The order of the layers already forbids that files
    // of two layers use each other.
    let in_one_room =
        |pair: &Finding| matches!(pair, Finding::Pair { one, other, .. } if layer_of(one) == layer_of(other));
    findings.extend(pairs(source_tree).into_iter().filter(in_one_room));
    // For each file and each thing that the file must not use, only the finding with the lowest
    // line is kept.
    let mut seen = BTreeSet::new();
    findings.sort();
    findings.retain(|finding| !is_accepted(finding) && seen.insert(gist(finding)));
    findings
}

fn rank(layer: &str) -> Option<usize> {
    LAYERS.iter().position(|known| known.name == layer)
}

/// Kind of a finding, its file, and what the file uses; the line is left out. For an unknown layer,
/// the layer takes the place of the file.
fn gist(finding: &Finding) -> (u8, String, String) {
    match finding.clone() {
        Finding::UnknownLayer { file } => (0, layer_of(&file).unwrap_or_default().to_owned(), String::new()),
        Finding::ForbiddenLayer { file, uses, .. } => (1, file, uses),
        Finding::Sibling { file, sibling, .. } => (2, file, sibling),
        Finding::Parent { file, path, .. } => (3, file, path),
        Finding::Inherent { file, path, .. } => (4, file, path),
        Finding::Pair { one, other, .. } => (5, one, other),
    }
}

fn is_accepted(finding: &Finding) -> bool {
    let (_, file, uses) = gist(finding);
    ACCEPTED.iter().any(|(accepted, what, _)| *accepted == file && *what == uses)
}

/// Violations by a single path.
fn of_one(one: &Use) -> Vec<Finding> {
    let Some(layer) = layer_of(&one.file) else { return Vec::new() };
    let (file, line, path) = (one.file.clone(), one.line, one.path.clone());
    let mut findings = Vec::new();
    if let Some(home) = one.target.as_deref()
        && one.is_inherent
        && layer_of(home).is_some_and(|of| of != layer)
    {
        let (file, path, home) = (file.clone(), path.clone(), home.to_owned());
        findings.push(Finding::Inherent { file, line, path, home });
    }
    // A name without `::` comes from a `use` declaration, and the path in the declaration is
    // checked.
    if !one.path.contains("::") && !one.is_import {
        return findings;
    }
    for uses in one.through.iter().filter_map(|file| layer_of(file)).filter(|uses| *uses != layer) {
        if !may_use(layer, uses) {
            let (file, path, layer, uses) = (file.clone(), path.clone(), layer.to_owned(), uses.to_owned());
            findings.push(Finding::ForbiddenLayer { file, line, path, layer, uses });
        }
    }
    if let Some(feature) = feature_of(&one.file) {
        let others = one.through.iter().filter_map(|file| feature_of(file)).filter(|other| *other != feature);
        for sibling in others {
            let (file, path, sibling) = (file.clone(), path.clone(), sibling.to_owned());
            findings.push(Finding::Sibling { file, line, path, sibling });
        }
        let is_parent = |target: &str| PARENT_FILES.iter().any(|parent| target.starts_with(parent));
        if one.target.as_deref().is_some_and(is_parent) {
            findings.push(Finding::Parent { file, line, path });
        }
    }
    findings
}

fn may_use(layer: &str, uses: &str) -> bool {
    match (rank(layer), rank(uses)) {
        (Some(own), Some(other)) => other < own && !LAYERS[own].but_not.contains(&uses),
        // A layer that the table does not contain is reported separately.
        _ => true,
    }
}

/// Pairs of files that use each other. A re-export is not a use: code that uses the re-exported
/// name uses the file that defines the name. Tests may use the code that they test.
pub(crate) fn pairs(source_tree: &SourceTree) -> Vec<Finding> {
    let uses = source_tree.uses();
    let mut links: BTreeMap<(&str, &str), String> = BTreeMap::new();
    for one in uses.iter().filter(|one| !one.is_export && !one.in_test) {
        if let Some(target) = one.target.as_deref()
            && target != one.file
        {
            links.entry((&one.file, target)).or_insert_with(|| format!("{} at line {}", one.path, one.line));
        }
    }
    let both = links.iter().filter_map(|(&(one, other), there)| {
        let back = links.get(&(other, one))?;
        let (one, other) = (one.to_owned(), other.to_owned());
        (one < other).then(|| Finding::Pair { one, other, because: [there.clone(), back.clone()] })
    });
    both.collect()
}
