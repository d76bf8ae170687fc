//! Main loop of the examples that read JSON values from standard input, one per line, and answer
//! each with a line of JSON on standard output.

use std::io::{BufRead, Write};

use serde_json::{Value, json};

/// Reads every non-empty line of standard input as JSON, passes the value to `of`, and prints the
/// answer as a line of JSON. For invalid JSON the answer is an error.
///
/// # Errors
/// If the input cannot be read or the output cannot be written.
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
