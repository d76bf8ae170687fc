//! The reading loop of examples: one JSON value a line goes in, one comes out.

use std::io::{BufRead, Write};

use serde_json::{Value, json};

/// Answers every line of the input that is not empty; one that is no JSON is answered by an error.
///
/// # Errors
/// When the input cannot be read, or the output not be written.
pub(crate) fn answer(of: impl Fn(&Value) -> Value) -> std::io::Result<()> {
    let mut out = std::io::stdout().lock();
    for line in std::io::stdin().lock().lines() {
        let line = line?;
        if line.trim().is_empty() {
            continue;
        }
        let answer =
            serde_json::from_str(&line).map_or_else(|_| json!({ "error": "not JSON" }), |line| of(&line));
        writeln!(out, "{answer}")?;
    }
    Ok(())
}
