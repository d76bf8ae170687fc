//! Code that takes down which of its functions have run.

use std::convert::Infallible;

use anyhow::{Result, anyhow};
use wasm_encoder::reencode::{Error, Reencode, utils};
use wasm_encoder::{
    CodeSection, ConstExpr, ExportKind, ExportSection, GlobalSection, GlobalType, Instruction, Module,
    ValType,
};
use wasmparser::Parser;

use super::shape::Shape;

/// The page with a number for each of its own functions that says whether it has run; it goes out under this mark, the place
/// of the function, and its name.
pub(super) fn recording(code: &[u8], mark: &str) -> Result<Vec<u8>> {
    let shape = Shape::of(code)?;
    let mut module = Module::new();
    Recording { shape: &shape, mark }
        .parse_core_module(&mut module, Parser::new(0), code)
        .map_err(|fault| anyhow!("the page cannot be written: {fault}"))?;
    Ok(module.finish())
}

struct Recording<'s, 'a> {
    shape: &'s Shape<'a>,
    mark: &'s str,
}

impl Recording<'_, '_> {
    /// The number of the value for one of the page's own functions.
    fn value(&self, own: usize) -> u32 {
        (self.shape.globals.len() + own) as u32
    }
}

impl Reencode for Recording<'_, '_> {
    type Error = Infallible;

    fn parse_global_section(
        &mut self,
        globals: &mut GlobalSection,
        section: wasmparser::GlobalSectionReader<'_>,
    ) -> Result<(), Error<Infallible>> {
        utils::parse_global_section(self, globals, section)?;
        for _ in &self.shape.bodies {
            let kind = GlobalType { val_type: ValType::I32, mutable: true, shared: false };
            globals.global(kind, &ConstExpr::i32_const(0));
        }
        Ok(())
    }

    fn parse_export_section(
        &mut self,
        exports: &mut ExportSection,
        section: wasmparser::ExportSectionReader<'_>,
    ) -> Result<(), Error<Infallible>> {
        utils::parse_export_section(self, exports, section)?;
        for own in 0..self.shape.bodies.len() {
            let name = format!("{}{own} {}", self.mark, self.shape.name(own));
            exports.export(&name, ExportKind::Global, self.value(own));
        }
        Ok(())
    }

    fn parse_code_section(
        &mut self,
        code: &mut CodeSection,
        _: wasmparser::CodeSectionReader<'_>,
    ) -> Result<(), Error<Infallible>> {
        for (own, body) in self.shape.bodies.iter().enumerate() {
            let mut function = self.new_function_with_parsed_locals(body)?;
            function.instruction(&Instruction::I32Const(1));
            function.instruction(&Instruction::GlobalSet(self.value(own)));
            let mut reader = body.get_operators_reader()?;
            while !reader.eof() {
                function.instruction(&self.parse_instruction(&mut reader)?);
            }
            code.function(&function);
        }
        Ok(())
    }
}
