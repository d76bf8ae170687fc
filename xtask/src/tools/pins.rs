//! The versions that are wanted. The wasm-bindgen tool's is in `Cargo.lock`.

/// Trunk.
pub(super) const TRUNK: &str = "0.21.14";

/// The cargo subcommand that drives libFuzzer.
pub(super) const CARGO_FUZZ: &str = "0.13.2";

/// Binaryen, which brings `wasm-opt`.
pub(super) const BINARYEN: &str = "132";

/// The oldest Rust that compiles this workspace, as (major, minor).
pub(super) const OLDEST_RUST: (u32, u32) = (1, 88);

/// The program that drives Firefox.
pub(super) const GECKODRIVER: &str = "0.37.1";

/// The target of the page.
pub(super) const TARGET: &str = "wasm32-unknown-unknown";
