//! All files together: the tree of modules, and which file each path leads to.

use std::collections::{BTreeMap, BTreeSet};

use crate::source::{self, How, Mention, Module, Place, Source};

/// The library's name, by which the bins use it.
const LIBRARY: &str = "tabiya";

/// A path in a file, followed.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Use {
    /// The file it stands in.
    pub(crate) file: String,
    /// The line.
    pub(crate) line: usize,
    /// The path as it is written.
    pub(crate) path: String,
    /// The files whose modules it names on its way, and the one that defines what it names.
    pub(crate) through: Vec<String>,
    /// The file that defines what it names; `None` where it names a module alone.
    pub(crate) target: Option<String>,
    /// Whether a `use` names it.
    pub(crate) is_import: bool,
    /// Whether it is a re-export.
    pub(crate) is_export: bool,
    /// Whether it is the type that an `impl` without a trait is for.
    pub(crate) is_inherent: bool,
    /// Whether it stands in code for tests only.
    pub(crate) in_test: bool,
}

/// Where a path leads to.
struct End {
    /// The modules on the way, that of the definition included.
    through: Vec<Place>,
    /// Whether it leads to something in the last of them, or to that module itself.
    is_item: bool,
}

/// The names that are being looked up, each with the module it is looked up in: imports may go in circles.
type Open = BTreeSet<(Place, String)>;

/// The files under `src/` and their modules.
pub(crate) struct SourceTree {
    files: Vec<String>,
    modules: BTreeMap<Place, (String, Module)>,
    mentions: Vec<(String, Mention)>,
}

impl SourceTree {
    /// Reads the files, given by their path from `src/` and their text.
    ///
    /// # Panics
    /// When one of them is not Rust.
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

    /// The files.
    pub(crate) fn files(&self) -> &[String] {
        &self.files
    }

    /// Every path that leads to a file of ours, each once for a line.
    pub(crate) fn uses(&self) -> Vec<Use> {
        // The same few names occur again and again in a module.
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

    /// Follows a path from a module. `None` if it leads out of the source_tree.
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
            // What no file defines, a macro may have made: then the module is all that is known.
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

    /// What a name means in a module. A name may be that of a module and of something else at once: `last` says that
    /// nothing follows it in its path.
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

    /// What a module imports by this name.
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

    /// What a module imports by this name together with everything else of another.
    fn by_star(&self, at: &Place, module: &Module, name: &str, open: &mut Open) -> Option<End> {
        // A mark that no name can be: all of a module is looked through once at a time.
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

/// The module that a file is, by its path from `src/`. A bin is a crate of its own.
fn place_of(file: &str) -> Place {
    let stem = file.strip_suffix(".rs").unwrap_or(file);
    if stem == "main" || stem.starts_with("bin/") {
        return vec![stem.to_owned()];
    }
    let names = stem.split('/').filter(|name| *name != "mod" && *name != "lib");
    [LIBRARY].into_iter().chain(names).map(str::to_owned).collect()
}
