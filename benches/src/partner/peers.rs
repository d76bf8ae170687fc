//! Chess engines with which the computer opponent is compared: Stockfish and Sunfish from PATH, and
//! Stockfish for WebAssembly from npm. They run as separate programs.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{fs, io};

use super::uci::Engine;

/// npm package of Stockfish for WebAssembly, and the name of the package's script.
const IN_WASM: (&str, &str) = ("stockfish.js@10.0.2", "stockfish.wasm.js");

/// Starts Stockfish from PATH or from the folder in which Debian installs it, with one thread and
/// 16 MB of hash memory.
///
/// # Errors
/// If Stockfish does not start (the message says how to install it), or exits while its options are
/// set.
pub fn stockfish() -> Result<Engine, String> {
    let places = ["stockfish", "/usr/games/stockfish"];
    let there = places.into_iter().find_map(|place| Engine::start(&mut Command::new(place)).ok());
    let mut engine =
        there.ok_or("no Stockfish here; Debian's package `stockfish` has it, and PATH has to lead to it")?;
    let set =
        [("Threads", "1"), ("Hash", "16")].into_iter().try_for_each(|(name, value)| engine.set(name, value));
    set.map_err(|fault| format!("Stockfish: {fault}"))?;
    Ok(engine)
}

/// Starts Sunfish from the Python package `sunfish`.
///
/// # Errors
/// If Sunfish does not start; the message says how to install it.
pub fn sunfish() -> Result<Engine, String> {
    let start = Engine::start(&mut Command::new("sunfish-uci"));
    start.map_err(|_| {
        "no Sunfish here; Python's package `sunfish` has it, and PATH has to lead to `sunfish-uci`".into()
    })
}

/// Starts Stockfish for WebAssembly in Node.js. If the package is not yet in
/// `target/bench/partner`, npm installs the package there.
///
/// # Errors
/// If the folder cannot be created, npm cannot install the package, or the engine does not start in
/// Node.js.
pub fn stockfish_in_wasm() -> Result<Engine, String> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = here.join("../target/bench/partner");
    let package: PathBuf = folder.join("node_modules/stockfish.js");
    if !package.join(IN_WASM.1).is_file() {
        fs::create_dir_all(&folder).map_err(|fault| fault.to_string())?;
        let npm = Command::new("npm")
            .args(["install", "--no-save", "--ignore-scripts", "--silent", "--prefix"])
            .arg(&folder)
            .arg(IN_WASM.0)
            .status();
        if !npm.is_ok_and(|status| status.success()) {
            return Err(format!("npm cannot get {}", IN_WASM.0));
        }
    }
    let mut node = Command::new("node");
    node.arg(here.join("partner/worker.cjs")).arg(package).arg(IN_WASM.1);
    Engine::start(&mut node).map_err(|fault: io::Error| format!("no engine in Node.js: {fault}"))
}
