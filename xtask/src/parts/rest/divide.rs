//! Divides compiled code in two: what is loaded at once, and the rest.
//!
//! In the place of a function that waits, the page has a short one of the same type. It sees to it that the rest is here
//! and calls the function by its place in the table, where the rest puts it. So nothing that calls it, in the page or in
//! a part of it, knows the difference. The rest takes what it needs of the page from what the page hands out.

use std::collections::{BTreeMap, BTreeSet};
use std::convert::Infallible;

use anyhow::{Context, Result, anyhow};
use wasm_encoder::reencode::{Error, Reencode, RoundtripReencoder, utils};
use wasm_encoder::{
    BlockType, CodeSection, ConstExpr, CustomSection, ElementSection, Elements, EntityType, ExportKind,
    ExportSection, Function, FunctionSection, GlobalSection, GlobalType, ImportSection, Instruction,
    MemoryType, Module, StartSection, TableSection, TableType, TypeSection, ValType,
};
use wasmparser::{ExternalKind, Parser};

use super::shape::{FEATURES, Needs, Shape};

/// Where the page finds what brings the rest: the module and the name of a function that it is given.
pub(super) const BRING: (&str, &str) = ("./__wasm_split.js", "__rest");

/// The module that the rest takes from the page, the shortest name there is.
pub(super) const PAGE: &str = "";

/// The name under which the page says whether the rest is here.
pub(super) const HERE: &str = "rest";

/// A page in two.
pub(super) struct Divided {
    pub(super) page: Vec<u8>,
    pub(super) rest: Vec<u8>,
}

/// Divides a page: what a function is called says whether it waits.
pub(super) fn divide(code: &[u8], waits: impl Fn(&str) -> bool) -> Result<Divided> {
    let shape = Shape::of(code)?;
    let needs = (0..shape.bodies.len()).map(|own| shape.needs(own)).collect::<Result<Vec<_>>>()?;
    let plan = Plan::of(&shape, &needs, waits)?;
    let mut module = Module::new();
    Page { plan: &plan, shape: &shape }
        .parse_core_module(&mut module, Parser::new(0), code)
        .map_err(|fault| anyhow!("the page cannot be written: {fault}"))?;
    Ok(Divided { page: module.finish(), rest: rest(&plan, &shape)? })
}

/// Which function goes where, and by which number it goes there.
struct Plan {
    /// The functions that wait, by their number in the whole.
    waiting: Vec<u32>,
    /// Those of them that the page calls, and their places in the table.
    places: BTreeMap<u32, u32>,
    /// The number in the page of each function that is in it, or that stands for one that waits.
    in_page: BTreeMap<u32, u32>,
    /// The number in the page of the function that sees to it that the rest is here; the one before it brings the rest.
    see: u32,
    /// The functions from outside that the rest takes from there, too.
    foreign: BTreeSet<u32>,
    /// What the page hands out for the rest: functions, globals, tables, memory, each with its name.
    given: Vec<(ExternalKind, u32, String)>,
    /// What of that the page hands out already.
    known: BTreeSet<String>,
    /// The table of functions, and its size before.
    table: (u32, u64),
}

impl Plan {
    fn of(shape: &Shape<'_>, needs: &[Needs], waits: impl Fn(&str) -> bool) -> Result<Plan> {
        let foreign = shape.foreign;
        let of_own = |own: usize| foreign + own as u32;
        let is_long = |own: usize| {
            let body = &shape.bodies[own];
            let parameters = shape.types[shape.functions[of_own(own) as usize] as usize].params().len();
            // One that is no longer than what would stand for it stays.
            (body.range().end - body.range().start) as usize > 14 + 2 * parameters
        };
        let is_waiting = |own: usize| is_long(own) && !shape.name(own).is_empty() && waits(shape.name(own));
        let (waiting, staying): (Vec<usize>, Vec<usize>) =
            (0..shape.bodies.len()).partition(|own| is_waiting(*own));
        let waiting_numbers: BTreeSet<u32> = waiting.iter().map(|own| of_own(*own)).collect();

        let mut called_by_page = shape.held.clone();
        staying.iter().for_each(|own| called_by_page.extend(&needs[*own].functions));
        let table = shape.function_table()?;
        let size = shape.tables[table as usize].initial;
        let called = called_by_page.intersection(&waiting_numbers);
        let places: BTreeMap<u32, u32> =
            called.enumerate().map(|(at, function)| (*function, size as u32 + at as u32)).collect();

        // What only the rest takes from outside the page does without.
        let taken = (0..foreign).filter(|function| called_by_page.contains(function));
        let mut in_page: BTreeMap<u32, u32> = taken.zip(0..).collect();
        let see = in_page.len() as u32 + 1;
        let own = (foreign..shape.functions.len() as u32)
            .filter(|function| !waiting_numbers.contains(function) || places.contains_key(function));
        in_page.extend(own.zip(see + 1..));

        let mut wanted = (BTreeSet::new(), BTreeSet::new(), BTreeSet::from([table]));
        for own in &waiting {
            let Needs { functions, globals, tables } = &needs[*own];
            wanted.0.extend(functions.difference(&waiting_numbers).copied());
            wanted.1.extend(globals);
            wanted.2.extend(tables);
        }
        let memories = 0..shape.memories.len() as u32;
        let others = wanted.1.into_iter().map(|global| (ExternalKind::Global, global));
        let others = others.chain(wanted.2.into_iter().map(|table| (ExternalKind::Table, table)));
        let others = others.chain(memories.map(|memory| (ExternalKind::Memory, memory)));
        let taken: BTreeSet<&str> = shape.exports.iter().map(|(name, ..)| name.as_str()).collect();
        let mut fresh = (0..).map(short).filter(|name| !taken.contains(name.as_str()) && name != HERE);
        let (mut given, mut known) = (Vec::new(), BTreeSet::new());
        let (from_outside, functions): (BTreeSet<u32>, BTreeSet<u32>) =
            wanted.0.into_iter().partition(|function| *function < foreign);
        for (kind, index) in
            functions.into_iter().map(|function| (ExternalKind::Func, function)).chain(others)
        {
            // The names of functions are shortened later; other names stay.
            let name = shape.exported(kind, index).filter(|_| kind != ExternalKind::Func);
            known.extend(name.map(str::to_owned));
            let name = name.map(str::to_owned).or_else(|| fresh.next()).context("there are names enough")?;
            given.push((kind, index, name));
        }
        let waiting = waiting_numbers.into_iter().collect();
        Ok(Plan { waiting, places, in_page, see, foreign: from_outside, given, known, table: (table, size) })
    }

    /// How many places more than before the table has.
    fn more(&self) -> u64 {
        self.places.len() as u64
    }
}

/// `a`, `b` … `z`, `aa`.
fn short(number: usize) -> String {
    let letter = char::from(b'a' + (number % 26) as u8);
    match number / 26 {
        0 => letter.to_string(),
        more => format!("{}{letter}", short(more - 1)),
    }
}

/// Writes the page anew, without what waits.
struct Page<'p, 'a> {
    plan: &'p Plan,
    shape: &'p Shape<'a>,
}

impl Page<'_, '_> {
    /// The types of a function that takes nothing and gives nothing back, and of one that gives back a number it takes.
    fn own_types(&self) -> [u32; 2] {
        let count = self.shape.types.len() as u32;
        [count, count + 1]
    }

    fn here(&self) -> u32 {
        self.shape.globals.len() as u32
    }

    /// The functions of the whole that the page has its own of, in their order.
    fn own(&self) -> impl Iterator<Item = u32> {
        self.plan.in_page.keys().copied().filter(|function| *function >= self.shape.foreign)
    }
}

type Written = Result<(), Error<Infallible>>;

impl Reencode for Page<'_, '_> {
    type Error = Infallible;

    fn function_index(&mut self, function: u32) -> Result<u32, Error<Infallible>> {
        // What it refers to is in the page, by the plan.
        Ok(self.plan.in_page.get(&function).copied().unwrap_or(u32::MAX))
    }

    fn parse_type_section(
        &mut self,
        types: &mut TypeSection,
        section: wasmparser::TypeSectionReader<'_>,
    ) -> Written {
        utils::parse_type_section(self, types, section)?;
        types.ty().function([], []);
        types.ty().function([ValType::I32], [ValType::I32]);
        Ok(())
    }

    fn parse_import_section(
        &mut self,
        imports: &mut ImportSection,
        section: wasmparser::ImportSectionReader<'_>,
    ) -> Written {
        let mut functions = 0..self.shape.foreign;
        for import in section.into_imports() {
            let import = import?;
            let is_function = matches!(import.ty, wasmparser::TypeRef::Func(_));
            if !is_function || functions.next().is_some_and(|number| self.plan.in_page.contains_key(&number))
            {
                utils::parse_import(self, imports, import)?;
            }
        }
        imports.import(BRING.0, BRING.1, EntityType::Function(self.own_types()[0]));
        Ok(())
    }

    fn parse_function_section(
        &mut self,
        functions: &mut FunctionSection,
        _: wasmparser::FunctionSectionReader<'_>,
    ) -> Written {
        functions.function(self.own_types()[1]);
        for function in self.own() {
            functions.function(self.shape.functions[function as usize]);
        }
        Ok(())
    }

    fn parse_table_section(
        &mut self,
        tables: &mut TableSection,
        section: wasmparser::TableSectionReader<'_>,
    ) -> Written {
        let foreign = self.shape.tables.len() as u32 - section.count();
        for (at, table) in section.into_iter().enumerate() {
            let mut table = table?;
            if foreign + at as u32 == self.plan.table.0 {
                table.ty.initial += self.plan.more();
                table.ty.maximum = table.ty.maximum.map(|most| most + self.plan.more());
            }
            self.parse_table(tables, table)?;
        }
        Ok(())
    }

    fn parse_global_section(
        &mut self,
        globals: &mut GlobalSection,
        section: wasmparser::GlobalSectionReader<'_>,
    ) -> Written {
        utils::parse_global_section(self, globals, section)?;
        globals.global(HERE_TYPE, &ConstExpr::i32_const(0));
        Ok(())
    }

    fn parse_export_section(
        &mut self,
        exports: &mut ExportSection,
        section: wasmparser::ExportSectionReader<'_>,
    ) -> Written {
        utils::parse_export_section(self, exports, section)?;
        for (kind, index, name) in self.plan.given.iter().filter(|(.., name)| !self.plan.known.contains(name))
        {
            let index = self.external_index(*kind, *index)?;
            exports.export(name, ExportKind::from(*kind), index);
        }
        exports.export(HERE, ExportKind::Global, self.here());
        Ok(())
    }

    fn parse_code_section(
        &mut self,
        code: &mut CodeSection,
        _: wasmparser::CodeSectionReader<'_>,
    ) -> Written {
        let mut see = Function::new([]);
        see.instruction(&Instruction::GlobalGet(self.here()));
        see.instruction(&Instruction::I32Eqz);
        see.instruction(&Instruction::If(BlockType::Empty));
        see.instruction(&Instruction::Call(self.plan.see - 1));
        see.instruction(&Instruction::End);
        see.instruction(&Instruction::LocalGet(0));
        see.instruction(&Instruction::End);
        code.function(&see);
        let foreign = self.shape.foreign;
        for function in self.own().collect::<Vec<_>>() {
            let Some(place) = self.plan.places.get(&function) else {
                self.parse_function_body(code, self.shape.bodies[(function - foreign) as usize].clone())?;
                continue;
            };
            let kind = self.shape.functions[function as usize];
            let mut stand_in = Function::new([]);
            for parameter in 0..self.shape.types[kind as usize].params().len() as u32 {
                stand_in.instruction(&Instruction::LocalGet(parameter));
            }
            stand_in.instruction(&Instruction::I32Const(*place as i32));
            stand_in.instruction(&Instruction::Call(self.plan.see));
            stand_in
                .instruction(&Instruction::CallIndirect { type_index: kind, table_index: self.plan.table.0 });
            stand_in.instruction(&Instruction::End);
            code.function(&stand_in);
        }
        Ok(())
    }

    fn parse_custom_section(
        &mut self,
        module: &mut Module,
        section: wasmparser::CustomSectionReader<'_>,
    ) -> Written {
        // Names of functions are by numbers that are none any more.
        if section.name() == "name" { Ok(()) } else { utils::parse_custom_section(self, module, section) }
    }
}

const HERE_TYPE: GlobalType = GlobalType { val_type: ValType::I32, mutable: true, shared: false };

/// Numbers of the whole as they are in the rest.
struct InRest {
    functions: BTreeMap<u32, u32>,
    globals: BTreeMap<u32, u32>,
    tables: BTreeMap<u32, u32>,
}

impl Reencode for InRest {
    type Error = Infallible;

    fn function_index(&mut self, function: u32) -> Result<u32, Error<Infallible>> {
        Ok(self.functions.get(&function).copied().unwrap_or(u32::MAX))
    }

    fn global_index(&mut self, global: u32) -> Result<u32, Error<Infallible>> {
        Ok(self.globals.get(&global).copied().unwrap_or(u32::MAX))
    }

    fn table_index(&mut self, table: u32) -> Result<u32, Error<Infallible>> {
        Ok(self.tables.get(&table).copied().unwrap_or(u32::MAX))
    }
}

/// The rest: what waits, as a module of its own.
fn rest(plan: &Plan, shape: &Shape<'_>) -> Result<Vec<u8>> {
    let mut numbers =
        InRest { functions: BTreeMap::new(), globals: BTreeMap::new(), tables: BTreeMap::new() };
    let written = |fault: Error<Infallible>| anyhow!("the rest cannot be written: {fault}");
    let mut types = TypeSection::new();
    for kind in &shape.types {
        types.ty().func_type(&RoundtripReencoder.func_type(kind.clone()).map_err(written)?);
    }
    let nothing = shape.types.len() as u32;
    types.ty().function([], []);

    let mut imports = ImportSection::new();
    for (function, number) in plan.foreign.iter().zip(0..) {
        numbers.functions.insert(*function, number);
        let (module, name) = shape.origins[*function as usize];
        imports.import(module, name, EntityType::Function(shape.functions[*function as usize]));
    }
    for (kind, index, name) in &plan.given {
        let index = *index;
        let count = |map: &BTreeMap<u32, u32>| map.len() as u32;
        let taken = match kind {
            ExternalKind::Func => {
                let next = count(&numbers.functions);
                numbers.functions.insert(index, next);
                EntityType::Function(shape.functions[index as usize])
            }
            ExternalKind::Global => {
                let next = count(&numbers.globals);
                numbers.globals.insert(index, next);
                RoundtripReencoder.global_type(shape.globals[index as usize]).map_err(written)?.into()
            }
            ExternalKind::Table => {
                let next = count(&numbers.tables);
                numbers.tables.insert(index, next);
                let table = RoundtripReencoder.table_type(shape.tables[index as usize]).map_err(written)?;
                // It is larger by then, and one that is larger may stand in.
                let maximum =
                    table.maximum.map(|most| if index == plan.table.0 { most + plan.more() } else { most });
                EntityType::from(TableType { maximum, ..table })
            }
            ExternalKind::Memory => {
                let memory =
                    RoundtripReencoder.memory_type(shape.memories[index as usize]).map_err(written)?;
                EntityType::from(MemoryType { ..memory })
            }
            ExternalKind::Tag | ExternalKind::FuncExact => continue,
        };
        imports.import(PAGE, name, taken);
    }
    let here = numbers.globals.len() as u32;
    imports.import(PAGE, HERE, EntityType::Global(HERE_TYPE));
    let first = numbers.functions.len() as u32;
    numbers.functions.extend(plan.waiting.iter().copied().zip(first..));

    let mut functions = FunctionSection::new();
    for function in &plan.waiting {
        functions.function(shape.functions[*function as usize]);
    }
    functions.function(nothing);

    let mut elements = ElementSection::new();
    let places: Vec<u32> =
        plan.places.keys().filter_map(|function| numbers.functions.get(function).copied()).collect();
    let table = numbers.tables.get(&plan.table.0).copied().context("the rest needs the table")?;
    let offset = ConstExpr::i32_const(plan.table.1 as i32);
    // The short form is for table 0 alone.
    elements.active((table != 0).then_some(table), &offset, Elements::Functions(places.into()));

    let mut code = CodeSection::new();
    for function in &plan.waiting {
        let body = shape.bodies[(function - shape.foreign) as usize].clone();
        numbers.parse_function_body(&mut code, body).map_err(written)?;
    }
    let mut start = Function::new([]);
    start.instruction(&Instruction::I32Const(1));
    start.instruction(&Instruction::GlobalSet(here));
    start.instruction(&Instruction::End);
    code.function(&start);

    let mut module = Module::new();
    module.section(&types).section(&imports).section(&functions);
    module.section(&StartSection { function_index: first + plan.waiting.len() as u32 });
    module.section(&elements).section(&code);
    module.section(&CustomSection { name: FEATURES.into(), data: shape.features.into() });
    Ok(module.finish())
}

#[cfg(test)]
mod tests {
    use super::*;
    use wasm_encoder::{NameMap, NameSection};

    const NEEDED: &str = "page[0123456789abcdef]::board";
    const WAITS: &str = "page[0123456789abcdef]::settings";
    const HELPS: &str = "page[0123456789abcdef]::helps";
    const INSIDE: &str = "page[0123456789abcdef]::inside";

    /// A page that takes one function from outside. The board calls the settings; they call what helps, which the board needs
    /// too, the function from outside, and one that only they need.
    fn page() -> Vec<u8> {
        let mut types = TypeSection::new();
        types.ty().function([], []);
        types.ty().function([ValType::I32, ValType::I64], [ValType::I32]);
        let mut imports = ImportSection::new();
        imports.import("./page_bg.js", "now", EntityType::Function(0));
        let mut functions = FunctionSection::new();
        functions.function(0).function(1).function(0).function(0);
        let mut tables = TableSection::new();
        let element_type = wasm_encoder::RefType::FUNCREF;
        tables.table(TableType { element_type, minimum: 3, maximum: Some(3), table64: false, shared: false });
        let mut globals = GlobalSection::new();
        globals.global(
            GlobalType { val_type: ValType::I32, mutable: true, shared: false },
            &ConstExpr::i32_const(7),
        );
        let mut exports = ExportSection::new();
        exports.export("__indirect_function_table", ExportKind::Table, 0).export(
            "start",
            ExportKind::Func,
            1,
        );
        let mut elements = ElementSection::new();
        elements.active(None, &ConstExpr::i32_const(1), Elements::Functions([2, 3].as_slice().into()));
        let mut code = CodeSection::new();
        let mut body = |instructions: &[Instruction<'_>]| {
            let mut function = Function::new([]);
            for instruction in instructions {
                function.instruction(instruction);
            }
            code.function(function.instruction(&Instruction::End));
        };
        let board =
            [Instruction::I32Const(1), Instruction::I64Const(2), Instruction::Call(2), Instruction::Drop];
        body(&board);
        let mut settings = vec![Instruction::Call(0), Instruction::Call(3), Instruction::Call(4)];
        settings.extend((0..12).flat_map(|_| [Instruction::GlobalGet(0), Instruction::Drop]));
        settings.push(Instruction::LocalGet(0));
        body(&settings);
        body(&[Instruction::Nop]);
        body(&[const { Instruction::Nop }; 20]);
        let mut names = NameMap::new();
        [NEEDED, WAITS, HELPS, INSIDE].iter().zip(1..).for_each(|(name, at)| names.append(at, name));
        let mut custom = NameSection::new();
        custom.functions(&names);
        let mut module = Module::new();
        module.section(&types).section(&imports).section(&functions).section(&tables).section(&globals);
        module.section(&exports).section(&elements).section(&code).section(&custom);
        module.finish()
    }

    fn divided(waiting: &[&str]) -> Divided {
        divide(&page(), |name| waiting.contains(&name)).expect("a page")
    }

    /// What a module takes from a page, by name, and from outside.
    fn taken(module: &[u8]) -> Vec<(String, String)> {
        let sections =
            Parser::new(0).parse_all(module).filter_map(|payload| match payload.expect("a module") {
                wasmparser::Payload::ImportSection(section) => Some(section),
                _ => None,
            });
        let imports = sections.flat_map(|section| section.into_imports());
        imports
            .map(|import| {
                import.map(|import| (import.module.to_owned(), import.name.to_owned())).expect("an import")
            })
            .collect()
    }

    #[test]
    fn a_call_of_what_waits_goes_by_way_of_the_table() {
        let Divided { page, rest } = divided(&["page::settings", "page::inside"]);
        let (whole, page, rest) =
            (self::page(), Shape::of(&page).expect("a page"), Shape::of(&rest).expect("a rest"));
        let whole = Shape::of(&whole).expect("a page");
        // What sees to it that the rest is here, the board, what stands for the settings, and what helps.
        assert_eq!((whole.foreign, page.foreign, page.bodies.len()), (1, 1, 4));
        assert_eq!((page.tables[0].initial, page.tables[0].maximum), (4, Some(4)));
        assert_eq!(rest.tables[0].maximum, Some(4));
        // The settings, what is inside, and what says that they are here.
        assert_eq!(rest.bodies.len(), 3);
        let stand_in = page.needs(2).expect("a function");
        assert_eq!((stand_in.functions, stand_in.tables), ([1].into(), [0].into()));
        assert_eq!(page.functions[page.foreign as usize + 2], 1, "it is of the same type");
        assert_eq!(rest.held.len(), 2, "the settings in the table, and the start");
    }

    #[test]
    fn the_rest_takes_no_more_than_the_page_gives() {
        let Divided { page, rest } = divided(&["page::settings", "page::inside"]);
        let given = Shape::of(&page).expect("a page").exports;
        let taken = taken(&rest);
        let (outside, from_page): (Vec<_>, Vec<_>) =
            taken.into_iter().partition(|(module, _)| module != PAGE);
        for (_, name) in &from_page {
            assert!(given.iter().any(|(given, ..)| given == name), "{name} is not given");
        }
        // A function, a value, the table, and whether it is here.
        assert_eq!(from_page.len(), 4);
        assert_eq!(outside, [("./page_bg.js".to_owned(), "now".to_owned())]);
        assert_eq!(self::taken(&page).len(), 1, "the page does without it, and takes what brings the rest");
    }

    #[test]
    fn where_nothing_waits_the_page_is_whole() {
        let Divided { page, rest } = divided(&[]);
        assert_eq!(Shape::of(&page).expect("a page").bodies.len(), 5, "no more than what brings the rest");
        assert_eq!(Shape::of(&rest).expect("a rest").bodies.len(), 1);
        assert_eq!(taken(&page).last(), Some(&(BRING.0.to_owned(), BRING.1.to_owned())));
    }

    #[test]
    fn what_is_no_longer_than_its_stand_in_stays() {
        let Divided { page, .. } = divided(&["page::helps"]);
        assert_eq!(Shape::of(&page).expect("a page").tables[0].initial, 3);
    }

    #[test]
    fn names_are_short_and_differ() {
        let names: BTreeSet<String> = (0..2000).map(short).collect();
        assert_eq!((names.len(), short(0), short(27)), (2000, "a".to_owned(), "ab".to_owned()));
    }
}
