//! What has to be known of compiled code before it can be divided.

use std::collections::BTreeSet;

use anyhow::{Context, Result, bail};
use wasmparser::{
    ExternalKind, FuncType, FunctionBody, GlobalType, KnownCustom, MemoryType, Name, Operator, Parser,
    Payload, TableType, TypeRef,
};

/// What the linker calls the table of functions.
const FUNCTIONS: &str = "__indirect_function_table";

/// The section of what a compiler has to know.
pub(super) const FEATURES: &str = "target_features";

/// What each function of a page is called, and what each needs.
pub(super) struct Shape<'a> {
    pub(super) types: Vec<FuncType>,
    /// The type of each function: of those that come from outside, and then of the page's own.
    pub(super) functions: Vec<u32>,
    /// How many come from outside.
    pub(super) foreign: u32,
    /// The module and the name of each of those.
    pub(super) origins: Vec<(&'a str, &'a str)>,
    /// The page's own, in their order.
    pub(super) bodies: Vec<FunctionBody<'a>>,
    /// The name of each function, without what changes from build to build; empty where there is none.
    pub(super) names: Vec<String>,
    pub(super) globals: Vec<GlobalType>,
    pub(super) memories: Vec<MemoryType>,
    pub(super) tables: Vec<TableType>,
    /// Names under which something goes out.
    pub(super) exports: Vec<(String, ExternalKind, u32)>,
    /// The functions that are needed by more than code: those in tables, those that go out.
    pub(super) held: BTreeSet<u32>,
    /// What a compiler of WebAssembly has to know, as it stands there.
    pub(super) features: &'a [u8],
}

/// What a function needs.
#[derive(Default)]
pub(super) struct Needs {
    pub(super) functions: BTreeSet<u32>,
    pub(super) globals: BTreeSet<u32>,
    pub(super) tables: BTreeSet<u32>,
}

impl<'a> Shape<'a> {
    pub(super) fn of(code: &'a [u8]) -> Result<Shape<'a>> {
        let mut shape = Shape {
            types: Vec::new(),
            functions: Vec::new(),
            foreign: 0,
            origins: Vec::new(),
            bodies: Vec::new(),
            names: Vec::new(),
            globals: Vec::new(),
            memories: Vec::new(),
            tables: Vec::new(),
            exports: Vec::new(),
            held: BTreeSet::new(),
            features: &[],
        };
        let mut named = Vec::new();
        for payload in Parser::new(0).parse_all(code) {
            match payload? {
                Payload::TypeSection(section) => {
                    for kind in section.into_iter_err_on_gc_types() {
                        shape.types.push(kind?);
                    }
                }
                Payload::ImportSection(section) => {
                    for import in section.into_imports() {
                        let import = import?;
                        match import.ty {
                            TypeRef::Func(kind) => {
                                shape.functions.push(kind);
                                shape.origins.push((import.module, import.name));
                            }
                            TypeRef::Global(kind) => shape.globals.push(kind),
                            TypeRef::Memory(kind) => shape.memories.push(kind),
                            TypeRef::Table(kind) => shape.tables.push(kind),
                            other => bail!("the page takes {other:?} from outside"),
                        }
                    }
                    shape.foreign = shape.functions.len() as u32;
                }
                Payload::FunctionSection(section) => {
                    for kind in section {
                        shape.functions.push(kind?);
                    }
                }
                Payload::TableSection(section) => {
                    for table in section {
                        shape.tables.push(table?.ty);
                    }
                }
                Payload::MemorySection(section) => {
                    for memory in section {
                        shape.memories.push(memory?);
                    }
                }
                Payload::GlobalSection(section) => {
                    for global in section {
                        let global = global?;
                        shape.globals.push(global.ty);
                        hold(&mut shape.held, global.init_expr.get_operators_reader())?;
                    }
                }
                Payload::ExportSection(section) => {
                    for export in section {
                        let export = export?;
                        if export.kind == ExternalKind::Func {
                            shape.held.insert(export.index);
                        }
                        shape.exports.push((export.name.to_owned(), export.kind, export.index));
                    }
                }
                Payload::StartSection { func, .. } => {
                    shape.held.insert(func);
                }
                Payload::ElementSection(section) => {
                    for element in section {
                        match element?.items {
                            wasmparser::ElementItems::Functions(functions) => {
                                for function in functions {
                                    shape.held.insert(function?);
                                }
                            }
                            wasmparser::ElementItems::Expressions(_, items) => {
                                for item in items {
                                    hold(&mut shape.held, item?.get_operators_reader())?;
                                }
                            }
                        }
                    }
                }
                Payload::CodeSectionEntry(body) => shape.bodies.push(body),
                Payload::CustomSection(section) if section.name() == FEATURES => {
                    shape.features = section.data()
                }
                Payload::CustomSection(section) => {
                    if let KnownCustom::Name(names) = section.as_known() {
                        for name in names {
                            if let Name::Function(functions) = name? {
                                for naming in functions {
                                    let naming = naming?;
                                    named.push((naming.index, steady(naming.name)));
                                }
                            }
                        }
                    }
                }
                _ => {}
            }
        }
        shape.names = vec![String::new(); shape.functions.len()];
        for (index, name) in named {
            *shape.names.get_mut(index as usize).context("a name of no function")? = name;
        }
        Ok(shape)
    }

    /// The name of one of the page's own functions, by its place among them.
    pub(super) fn name(&self, own: usize) -> &str {
        &self.names[self.foreign as usize + own]
    }

    /// What a function of the page's own needs.
    pub(super) fn needs(&self, own: usize) -> Result<Needs> {
        let mut needs = Needs::default();
        let mut reader = self.bodies[own].get_operators_reader()?;
        while !reader.eof() {
            match reader.read()? {
                Operator::Call { function_index: function }
                | Operator::ReturnCall { function_index: function }
                | Operator::RefFunc { function_index: function } => drop(needs.functions.insert(function)),
                Operator::GlobalGet { global_index: global }
                | Operator::GlobalSet { global_index: global } => {
                    needs.globals.insert(global);
                }
                Operator::CallIndirect { table_index: table, .. }
                | Operator::ReturnCallIndirect { table_index: table, .. }
                | Operator::TableGet { table }
                | Operator::TableSet { table }
                | Operator::TableGrow { table }
                | Operator::TableSize { table }
                | Operator::TableFill { table } => drop(needs.tables.insert(table)),
                Operator::TableCopy { dst_table, src_table } => needs.tables.extend([dst_table, src_table]),
                Operator::TableInit { .. } | Operator::MemoryInit { .. } | Operator::DataDrop { .. } => {
                    bail!("{} asks for what cannot be divided", self.name(own))
                }
                _ => {}
            }
        }
        Ok(needs)
    }

    /// The name under which something that is no function goes out.
    pub(super) fn exported(&self, kind: ExternalKind, index: u32) -> Option<&str> {
        let mut same = self.exports.iter().filter(|(_, known, at)| *known == kind && *at == index);
        same.next().map(|(name, ..)| name.as_str())
    }

    /// The table of functions.
    pub(super) fn function_table(&self) -> Result<u32> {
        let found =
            self.exports.iter().find(|(name, kind, _)| *kind == ExternalKind::Table && name == FUNCTIONS);
        found.map(|(.., table)| *table).context("the page hands out no table of functions")
    }
}

fn hold(held: &mut BTreeSet<u32>, mut reader: wasmparser::OperatorsReader<'_>) -> Result<()> {
    while !reader.eof() {
        if let Operator::RefFunc { function_index } = reader.read()? {
            held.insert(function_index);
        }
    }
    Ok(())
}

/// A name without the digests of crates, `core[0123456789abcdef]::fmt`, which change with the compiler, and without the number
/// that it gives to copies of its own making.
pub(super) fn steady(name: &str) -> String {
    let name = match name.rsplit_once('.') {
        Some((name, copy)) if !copy.is_empty() && copy.bytes().all(|byte| byte.is_ascii_digit()) => name,
        _ => name,
    };
    let is_digest = |text: &str| text.len() >= 8 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
    let mut parts = name.split('[');
    let mut steady = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let in_name = steady.ends_with(|c: char| c.is_ascii_alphanumeric() || c == '_');
        match part.split_once(']') {
            Some((digest, rest)) if in_name && is_digest(digest) => steady.push_str(rest),
            _ => steady.extend(["[", part]),
        }
    }
    steady
}

#[cfg(test)]
mod tests {
    use super::steady;

    #[test]
    fn only_the_digests_of_crates_are_left_out() {
        assert_eq!(
            steady("<core[c5930c85a12de822]::fmt::Formatter>::pad::<[u8; 4]>"),
            "<core::fmt::Formatter>::pad::<[u8; 4]>"
        );
        assert_eq!(steady("page::hold::<[page[0123456789abcdef]::Board]>"), "page::hold::<[page::Board]>");
        assert_eq!(steady("memcpy"), "memcpy");
        assert_eq!(steady("alloc::boxed::box_new_uninit.147"), "alloc::boxed::box_new_uninit");
    }
}
