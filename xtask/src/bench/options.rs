//! Command lines of the benchmarks of the page.

/// Reads the options of a benchmark of the page.
pub(super) fn parse<T: clap::Parser>(name: &str, words: &[String]) -> T {
    let name = format!("cargo xtask bench {name}");
    T::parse_from(std::iter::once(&name).chain(words))
}
