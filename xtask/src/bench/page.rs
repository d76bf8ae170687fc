//! `cargo xtask bench page`: the page against what a developer would pick instead.

use std::ffi::OsString;

use anyhow::{Result, bail};
use lexopt::prelude::*;
use serde_json::json;

use super::built::built_page;
use super::visits::Visits;
use super::{npm, table, trace};
use crate::run;
use crate::tools::{Kit, Need};

/// What the command line asks for.
#[derive(Debug, PartialEq)]
struct Options {
    /// How often each page is visited in each way.
    rounds: u32,
    /// How many times slower than this machine the pages run.
    cpu: Vec<u32>,
    /// Cold visits, warm ones, or both.
    visits: Vec<String>,
    /// Whether Firefox is asked too.
    firefox: bool,
    /// The folder of our page, if it is not to be built.
    dist: Option<OsString>,
}

impl Options {
    fn parse(words: &[String]) -> Result<Self> {
        let both = vec!["cold".to_owned(), "warm".to_owned()];
        let mut options = Self { rounds: 9, cpu: vec![1, 4, 6], visits: both, firefox: true, dist: None };
        let mut args = lexopt::Parser::from_args(words);
        while let Some(arg) = args.next()? {
            match arg {
                Long("rounds") => options.rounds = args.value()?.parse()?,
                Long("cpu") => options.cpu = numbers(&args.value()?.string()?)?,
                Long("visit") => options.visits.retain({
                    let wanted = args.value()?.string()?;
                    move |visit| *visit == wanted
                }),
                Long("browser") => match args.value()?.string()?.as_str() {
                    "chromium" => options.firefox = false,
                    "all" => options.firefox = true,
                    other => bail!("--browser: chromium or all, not `{other}`"),
                },
                Long("dist") => options.dist = Some(args.value()?),
                other => return Err(other.unexpected().into()),
            }
        }
        if options.visits.is_empty() {
            bail!("--visit: cold or warm");
        }
        if options.rounds == 0 || options.cpu.is_empty() || options.cpu.contains(&0) {
            bail!("--rounds and --cpu: numbers from 1 on");
        }
        Ok(options)
    }
}

/// The numbers in `1,4,6`.
fn numbers(list: &str) -> Result<Vec<u32>> {
    list.split(',').map(|word| Ok(word.trim().parse()?)).collect()
}

/// Measures our page and its peers, and prints the tables.
pub(super) fn bench(words: &[String]) -> Result<()> {
    let options = Options::parse(words)?;
    let kit = Kit::complete(&[Need::Browser])?;
    let firefox = if options.firefox { Kit::gather(&[Need::Firefox])? } else { Kit::default() };
    let dist = built_page(options.dist.as_ref())?;
    let path = |kit: &Kit, name| kit.var(name).map(|path| path.to_string_lossy().into_owned());
    let word = json!({
        "dist": dist.to_string_lossy(),
        "chrome": path(&kit, "CHROME"),
        "firefox": path(&firefox, "FIREFOX"),
        "rounds": options.rounds,
        "cpu": options.cpu,
        "visits": options.visits,
    });
    let mut visits = Visits::default();
    let done = run::retell(&mut npm::program("page", &word.to_string())?, |line| {
        (!visits.read(line)).then(|| line.to_owned())
    })?;
    print!("{}{}\n{}", table::tables(&visits), trace::summary(&visits), table::LEGEND);
    for doubt in visits.doubts() {
        println!("gone wrong: {doubt}");
    }
    if !done {
        bail!("the visits broke off; the figures are of those before");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(line: &str) -> Result<Options> {
        Options::parse(&line.split_whitespace().map(str::to_owned).collect::<Vec<_>>())
    }

    #[test]
    fn options_are_read() {
        let plain = parsed("").unwrap();
        assert_eq!((plain.rounds, &plain.cpu[..], plain.firefox), (9, &[1, 4, 6][..], true));
        assert_eq!(plain.visits, ["cold", "warm"]);
        let chosen = parsed("--rounds 2 --cpu 1,6 --visit warm --browser chromium --dist out").unwrap();
        assert_eq!((chosen.rounds, &chosen.cpu[..], chosen.firefox), (2, &[1, 6][..], false));
        assert_eq!(chosen.visits, ["warm"]);
        assert_eq!(chosen.dist, Some("out".into()));
    }

    #[test]
    fn options_of_no_use_are_refused() {
        for line in
            ["--rounds 0", "--cpu 1,x", "--cpu 0", "--cpu", "--visit hot", "--browser lynx", "--fast", "now"]
        {
            assert!(parsed(line).is_err(), "{line}");
        }
    }
}
