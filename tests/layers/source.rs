//! Reads one file: its modules, the names that they define and import, and the paths that they use.

use proc_macro2::{Delimiter, Spacing, TokenStream, TokenTree};
use syn::visit::{self, Visit};
use syn::{Attribute, Ident, Item, Path, UseTree, Visibility};

/// A module, by the names of the modules that lead to it; the first is the name of the crate.
pub(crate) type Place = Vec<String>;

/// The names that a module defines and imports.
#[derive(Debug, Default)]
pub(crate) struct Module {
    /// Names that the module defines itself.
    pub(crate) defines: Vec<String>,
    /// Imported names, each with the path that it stands for.
    pub(crate) imports: Vec<(String, Vec<String>)>,
    /// Paths of the modules from which everything is imported (`*`).
    pub(crate) globs: Vec<Vec<String>>,
}

/// How a path is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum How {
    /// In a `use`.
    Import,
    /// In a `use` that is visible outside of the module: a re-export.
    Export,
    /// In a type, an expression, a pattern, a macro or an attribute.
    Inline,
    /// As the type of an `impl` without a trait.
    Inherent,
}

/// A path in a file.
#[derive(Debug)]
pub(crate) struct Mention {
    /// The module that contains the path.
    pub(crate) place: Place,
    /// Segments of the path.
    pub(crate) path: Vec<String>,
    /// How the path is used.
    pub(crate) how: How,
    /// Whether the path is in code for tests only.
    pub(crate) in_test: bool,
    /// Line of the path.
    pub(crate) line: usize,
}

/// The content of a file.
#[derive(Debug, Default)]
pub(crate) struct Source {
    /// The module of the file, and the modules inside the file.
    pub(crate) modules: Vec<(Place, Module)>,
    /// The paths that the file uses. Paths in visibilities and after `use ::` are left out.
    pub(crate) mentions: Vec<Mention>,
}

/// Reads the file of the module `place`.
pub(crate) fn read(place: Place, text: &str) -> syn::Result<Source> {
    let file = syn::parse_file(text)?;
    let mut reader = Reader {
        source: Source { modules: vec![(place.clone(), Module::default())], mentions: Vec::new() },
        open: vec![0],
        place,
        tests: 0,
    };
    reader.visit_file(&file);
    Ok(reader.source)
}

struct Reader {
    source: Source,
    /// The modules around the current item, by their index in `source`; the innermost last.
    open: Vec<usize>,
    place: Place,
    /// How many of the current item and the items around it are for tests only.
    tests: usize,
}

impl Reader {
    fn module(&mut self) -> &mut Module {
        let at = self.open.last().copied().unwrap_or_default();
        &mut self.source.modules[at].1
    }

    fn mention(&mut self, path: Vec<String>, how: How, line: usize) {
        let (place, in_test) = (self.place.clone(), self.tests > 0);
        self.source.mentions.push(Mention { place, path, how, in_test, line });
    }

    /// Records everything that a `use` names.
    fn import(&mut self, tree: &UseTree, before: &[String], how: How) {
        let with = |name: &Ident| [before, &[name.to_string()]].concat();
        match tree {
            UseTree::Path(path) => self.import(&path.tree, &with(&path.ident), how),
            UseTree::Group(group) => group.items.iter().for_each(|item| self.import(item, before, how)),
            UseTree::Glob(glob) => {
                self.mention(before.to_vec(), how, glob.star_token.spans[0].start().line);
                self.module().globs.push(before.to_vec());
            }
            UseTree::Name(name) => {
                self.import_as(with(&name.ident), None, how, name.ident.span().start().line)
            }
            UseTree::Rename(name) => {
                self.import_as(
                    with(&name.ident),
                    Some(name.rename.to_string()),
                    how,
                    name.ident.span().start().line,
                );
            }
        }
    }

    fn import_as(&mut self, mut path: Vec<String>, name: Option<String>, how: How, line: usize) {
        // `use a::b::{self}` names `a::b`.
        if path.len() > 1 && path.last().is_some_and(|last| last == "self") {
            path.pop();
        }
        self.mention(path.clone(), how, line);
        if let Some(name) = name.or_else(|| path.last().cloned()) {
            self.module().imports.push((name, path));
        }
    }

    /// Records the paths in the arguments of a macro or an attribute. A single name counts as a
    /// path if parentheses or `!` follow it, or if it begins with a capital letter, like a type.
    /// `SourceTree::uses` later drops names of items outside of the crate.
    fn tokens(&mut self, tokens: TokenStream) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let is = |at: usize, mark: char| matches!(tokens.get(at), Some(TokenTree::Punct(p)) if p.as_char() == mark);
        let colons = |at: usize| {
            matches!(tokens.get(at), Some(TokenTree::Punct(p)) if p.as_char() == ':' && p.spacing() == Spacing::Joint)
                && is(at + 1, ':')
        };
        let mut at = 0;
        while let Some(token) = tokens.get(at) {
            match token {
                TokenTree::Group(group) => self.tokens(group.stream()),
                TokenTree::Ident(first) if at == 0 || !is(at - 1, '.') => {
                    let line = first.span().start().line;
                    let mut path = vec![first.to_string()];
                    while colons(at + 1) {
                        let Some(TokenTree::Ident(next)) = tokens.get(at + 3) else { break };
                        path.push(next.to_string());
                        at += 3;
                    }
                    let called = matches!(tokens.get(at + 1),
                        Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Parenthesis);
                    let is_type = path[0].starts_with(char::is_uppercase);
                    if path.len() > 1 || called || is_type || is(at + 1, '!') {
                        self.mention(path, How::Inline, line);
                    }
                }
                TokenTree::Literal(literal) => {
                    self.path_in_text(&literal.to_string(), literal.span().start().line)
                }
                _ => {}
            }
            at += 1;
        }
    }

    /// Records the path in a string of an attribute or a macro, if the string is a path of several
    /// segments, such as in `#[serde(with = "crate::wire")]`.
    fn path_in_text(&mut self, literal: &str, line: usize) {
        let text = literal.trim_matches('"');
        if let Ok(path) = syn::parse_str::<Path>(text)
            && path.segments.len() > 1
        {
            self.mention(segments(&path), How::Inline, line);
        }
    }
}

/// The segments of a path. The first segment is empty if the path begins with `::` or `<T>::`: such
/// a path names nothing in this crate.
fn segments(path: &Path) -> Vec<String> {
    let leading = path.leading_colon.map(|_| String::new());
    leading.into_iter().chain(path.segments.iter().map(|segment| segment.ident.to_string())).collect()
}

/// The line on which a path begins.
fn line_of(path: &Path) -> usize {
    path.segments.first().map_or(0, |first| first.ident.span().start().line)
}

fn is_test(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        let meta = attribute.meta.require_list();
        attribute.path().is_ident("cfg") && meta.is_ok_and(|list| list.tokens.to_string() == "test")
    })
}

fn is_seen(visibility: &Visibility) -> bool {
    !matches!(visibility, Visibility::Inherited)
}

fn name_of(item: &Item) -> Option<String> {
    let name = match item {
        Item::Const(item) => &item.ident,
        Item::Enum(item) => &item.ident,
        Item::Fn(item) => &item.sig.ident,
        Item::Macro(item) => item.ident.as_ref()?,
        Item::Static(item) => &item.ident,
        Item::Struct(item) => &item.ident,
        Item::Trait(item) => &item.ident,
        Item::Type(item) => &item.ident,
        Item::Union(item) => &item.ident,
        _ => return None,
    };
    Some(name.to_string())
}

fn attributes_of(item: &Item) -> &[Attribute] {
    match item {
        Item::Const(item) => &item.attrs,
        Item::Enum(item) => &item.attrs,
        Item::Fn(item) => &item.attrs,
        Item::Impl(item) => &item.attrs,
        Item::Mod(item) => &item.attrs,
        Item::Static(item) => &item.attrs,
        Item::Struct(item) => &item.attrs,
        Item::Use(item) => &item.attrs,
        _ => &[],
    }
}

impl<'ast> Visit<'ast> for Reader {
    fn visit_item(&mut self, item: &'ast Item) {
        let tests = usize::from(is_test(attributes_of(item)));
        self.tests += tests;
        if let Some(name) = name_of(item) {
            self.module().defines.push(name);
        }
        if let Item::Impl(item) = item
            && item.trait_.is_none()
            && let syn::Type::Path(of) = &*item.self_ty
        {
            self.mention(segments(&of.path), How::Inherent, line_of(&of.path));
        }
        visit::visit_item(self, item);
        self.tests -= tests;
    }

    fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
        if item.content.is_none() {
            return visit::visit_item_mod(self, item);
        }
        self.place.push(item.ident.to_string());
        self.open.push(self.source.modules.len());
        self.source.modules.push((self.place.clone(), Module::default()));
        visit::visit_item_mod(self, item);
        self.open.pop();
        self.place.pop();
    }

    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        let how = if is_seen(&item.vis) { How::Export } else { How::Import };
        if item.leading_colon.is_none() {
            self.import(&item.tree, &[], how);
        }
    }

    fn visit_visibility(&mut self, _: &'ast Visibility) {
        // A visibility such as `pub(in crate::browser)` names a module, but does not use it.
    }

    fn visit_path(&mut self, path: &'ast Path) {
        self.mention(segments(path), How::Inline, line_of(path));
        visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, call: &'ast syn::Macro) {
        self.tokens(call.tokens.clone());
        visit::visit_macro(self, call);
    }

    fn visit_attribute(&mut self, attribute: &'ast Attribute) {
        match &attribute.meta {
            syn::Meta::List(list) => self.tokens(list.tokens.clone()),
            // Doc comments (`#[doc = "…"]`) may name modules that the code does not use.
            syn::Meta::NameValue(_) | syn::Meta::Path(_) => {}
        }
    }
}
