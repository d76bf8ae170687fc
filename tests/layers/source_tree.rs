//! The tree of all modules of a crate, and the file to which each path leads.

use std::collections::{BTreeMap, BTreeSet};

use crate::source::{self, How, Mention, Module, Place, Source};

/// Name by which programs use the library.
const LIBRARY: &str = "tabiya";

/// A path in a file, and the files to which it leads.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Use {
    /// The file that contains the path.
    pub(crate) file: String,
    /// Line of the path.
    pub(crate) line: usize,
    /// The path as it is written.
    pub(crate) path: String,
    /// Files of the modules that the path names, and the file that defines the item at the end of
    /// the path.
    pub(crate) through: Vec<String>,
    /// The file that defines the item at the end of the path; `None` if the path names only a
    /// module.
    pub(crate) target: Option<String>,
    /// Whether the path is in a `use`.
    pub(crate) is_import: bool,
    /// Whether the path is in a re-export.
    pub(crate) is_export: bool,
    /// Whether the path is the type of an `impl` without a trait.
    pub(crate) is_inherent: bool,
    /// Whether the path is in code for tests only.
    pub(crate) in_test: bool,
}

/// Where a path leads.
struct End {
    /// The modules on the path, including the module of the definition.
    through: Vec<Place>,
    /// Whether the path ends at an item of the last module. Otherwise it ends at that module
    /// itself.
    is_item: bool,
}

/// Names that are being looked up, each with its module. A search that meets such a name again
/// stops, because imports may refer to each other in circles.
type Open = BTreeSet<(Place, String)>;

/// The files of a crate and their modules.
pub(crate) struct SourceTree {
    files: Vec<String>,
    modules: BTreeMap<Place, (String, Module)>,
    mentions: Vec<(String, Mention)>,
}

impl SourceTree {
    /// Reads the files; each has its path from `src/` and its text.
    ///
    /// # Panics
    /// If a file is not valid Rust.
    pub(crate) fn build(sources: &[(String, String)]) -> SourceTree {
        let mut source_tree =
            SourceTree { files: Vec::new(), modules: BTreeMap::new(), mentions: Vec::new() };
        for (file, text) in sources {
            let Source { modules, mentions } =
                source::read(place_of(file), text).unwrap_or_else(|fault| panic!("{file}: {fault}"));
            source_tree.files.push(file.clone());
            source_tree
                .modules
                .extend(modules.into_iter().map(|(place, module)| (place, (file.clone(), module))));
            source_tree.mentions.extend(mentions.into_iter().map(|mention| (file.clone(), mention)));
        }
        source_tree
    }

    /// Paths of all files, from `src/`.
    pub(crate) fn files(&self) -> &[String] {
        &self.files
    }

    /// Every path that leads to a file of the crate, once for each line.
    pub(crate) fn uses(&self) -> Vec<Use> {
        // Each path is followed only once in each module, because the same few paths occur often.
        let mut known: BTreeMap<(&Place, &[String]), Option<End>> = BTreeMap::new();
        let mut uses = BTreeSet::new();
        for (file, mention) in &self.mentions {
            let Mention { place, path, how, in_test, line } = mention;
            let end =
                known.entry((place, path)).or_insert_with(|| self.follow(place, path, &mut Open::new()));
            let Some(end) = end else { continue };
            let through: Vec<String> =
                end.through.iter().map(|place| self.file_of(place).to_owned()).collect();
            uses.insert(Use {
                file: file.clone(),
                line: *line,
                path: path.join("::"),
                target: through.last().filter(|_| end.is_item).cloned(),
                through,
                is_import: matches!(how, How::Import | How::Export),
                is_export: *how == How::Export,
                is_inherent: *how == How::Inherent,
                in_test: *in_test,
            });
        }
        uses.into_iter().collect()
    }

    fn file_of(&self, place: &Place) -> &str {
        self.modules.get(place).map_or("", |(file, _)| file)
    }

    /// Follows a path from the module `from`; `None` if the path leads out of the crate.
    fn follow(&self, from: &Place, path: &[String], open: &mut Open) -> Option<End> {
        let (first, mut rest) = path.split_first()?;
        let mut through = Vec::new();
        let mut at = match first.as_str() {
            "crate" | "$crate" => vec![from[0].clone()],
            "self" => from.clone(),
            "super" => self.parent(from)?,
            name => {
                let local = self.look_up(from, name, rest.is_empty(), open);
                let end = match local {
                    None if name == LIBRARY => {
                        End { through: vec![vec![LIBRARY.to_owned()]], is_item: false }
                    }
                    local => local?,
                };
                through.extend(end.through.clone());
                if end.is_item {
                    return Some(End { through, is_item: true });
                }
                end.through.last()?.clone()
            }
        };
        while rest.first().is_some_and(|next| next == "super") {
            at = self.parent(&at)?;
            rest = &rest[1..];
        }
        through.push(at.clone());
        while let Some((name, after)) = rest.split_first() {
            // A name that no file defines may come from a macro: then only its module is known.
            let Some(end) = self.look_up(&at, name, after.is_empty(), open) else {
                return Some(End { through, is_item: true });
            };
            through.extend(end.through.clone());
            if end.is_item {
                return Some(End { through, is_item: true });
            }
            at = end.through.last()?.clone();
            rest = after;
        }
        Some(End { through, is_item: false })
    }

    /// Looks up a name in a module. A module and an item may have the same name. `last` says
    /// whether the name is the last of its path.
    fn look_up(&self, at: &Place, name: &str, last: bool, open: &mut Open) -> Option<End> {
        let (_, module) = self.modules.get(at)?;
        let item = || module.defines.iter().any(|own| own == name);
        if last && item() {
            return Some(End { through: vec![at.clone()], is_item: true });
        }
        let child = [&at[..], &[name.to_owned()]].concat();
        if self.modules.contains_key(&child) {
            let child = End { through: vec![child], is_item: false };
            let mut by_name = || self.named(at, module, name, open).filter(|end| end.is_item);
            return Some(if last { by_name().unwrap_or(child) } else { child });
        }
        let here = || item().then(|| End { through: vec![at.clone()], is_item: true });
        self.named(at, module, name, open).or_else(|| self.by_star(at, module, name, open)).or_else(here)
    }

    /// Looks up a name among the names that a module imports.
    fn named(&self, at: &Place, module: &Module, name: &str, open: &mut Open) -> Option<End> {
        let key = (at.clone(), name.to_owned());
        if !open.insert(key.clone()) {
            return None;
        }
        let mut named = module.imports.iter().filter(|(own, _)| own == name);
        let end = named.find_map(|(_, path)| self.follow(at, path, open));
        open.remove(&key);
        end
    }

    /// Looks up a name among the imports by `*` of a module.
    fn by_star(&self, at: &Place, module: &Module, name: &str, open: &mut Open) -> Option<End> {
        // The mark `*`, which is no name, stops a search that comes back to the same module.
        let key = (at.clone(), "*".to_owned());
        if !open.insert(key.clone()) {
            return None;
        }
        let end = module.globs.iter().find_map(|glob| {
            let from = self.follow(at, glob, open).filter(|from| !from.is_item)?;
            self.look_up(from.through.last()?, name, true, open)
        });
        open.remove(&key);
        end
    }

    fn parent(&self, of: &Place) -> Option<Place> {
        let (_, parent) = of.split_last()?;
        (!parent.is_empty()).then(|| parent.to_vec())
    }
}

/// The module of a file, by the file's path from `src/`. A program is a crate of its own.
fn place_of(file: &str) -> Place {
    let stem = file.strip_suffix(".rs").unwrap_or(file);
    if stem == "main" || stem.starts_with("bin/") {
        return vec![stem.to_owned()];
    }
    let names = stem.split('/').filter(|name| *name != "mod" && *name != "lib");
    [LIBRARY].into_iter().chain(names).map(str::to_owned).collect()
}
