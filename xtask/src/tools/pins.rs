//! Pinned versions of tools. The version of the wasm-bindgen tool is in `Cargo.lock`.

/// Trunk.
pub(super) const TRUNK: &str = "0.21.14";

/// Cargo subcommand that drives libFuzzer.
pub(super) const CARGO_FUZZ: &str = "0.13.2";

/// Binaryen, which includes `wasm-opt`.
pub(super) const BINARYEN: &str = "132";

/// Oldest Rust that compiles this workspace, as (major, minor).
pub(super) const OLDEST_RUST: (u32, u32) = (1, 88);

/// Driver for Firefox.
pub(super) const GECKODRIVER: &str = "0.37.1";

/// Compilation target of the page.
pub(super) const TARGET: &str = "wasm32-unknown-unknown";
