//! `cargo xtask words`: lists the messages that each translation lacks, shows a translation on the
//! page, and sorts the messages in the files.

use std::fs;

use anyhow::{Context, Result, bail};
use words_compiler::{Locales, screens, sorted_like_english};

use crate::{serve, workspace};

/// Command-line options of `cargo xtask words`.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// Language to check, such as `pt`; without it, all languages. `sort` puts all files in the
    /// order of English
    language: Option<String>,
    /// Serve the page afterwards, to look at the words on it
    #[arg(long)]
    serve: bool,
    /// Port to serve at; if it is taken, the next free port
    #[arg(long, short, default_value_t = 8080)]
    port: u16,
}

/// Checks the catalogues of translations, and prints their faults or the messages that they lack.
///
/// With the option `--serve`, then serves the page. With `sort` in place of a language, only sorts
/// the messages in the catalogues.
///
/// # Errors
/// If a catalogue has faults, or the chosen language has no catalogue.
pub(crate) fn words(options: &Options) -> Result<()> {
    if options.language.as_deref() == Some("sort") {
        return sort();
    }
    let locales = match Locales::read(&workspace::root().join("locales")) {
        Ok(locales) => locales,
        Err(faults) => {
            faults.iter().for_each(|fault| println!("locales/{fault}"));
            bail!("{} faults", faults.len());
        }
    };
    let is_meant = |tag: &str| options.language.as_deref().is_none_or(|language| language == tag);
    if !locales.tags().any(is_meant) {
        bail!("there is no locales/{}.ftl", options.language.as_deref().unwrap_or_default());
    }
    let missing = locales.missing();
    let english = read_english()?;
    let screens = screens(&english);
    let screen = |name: &str| {
        let message = name.split('.').next().unwrap_or_default();
        screens.iter().find(|(known, _)| *known == message).and_then(|(_, screen)| *screen)
    };
    for tag in locales.tags().filter(|tag| is_meant(tag)) {
        let names: Vec<&str> = missing.iter().filter(|(of, _)| *of == tag).map(|(_, name)| *name).collect();
        println!("{tag}: {} of {} messages", locales.len() - names.len(), locales.len());
        names.iter().for_each(|name| println!("  lacks {name}: {}", screen(name).unwrap_or_default()));
    }
    if options.serve {
        let language = options.language.as_deref().unwrap_or("en");
        println!("Add #lang={language} to the address of the page.");
        return serve::serve(&serve::Options::at(options.port));
    }
    Ok(())
}

/// Puts the messages of each catalogue in the order of the English catalogue.
fn sort() -> Result<()> {
    let english = read_english()?;
    for entry in fs::read_dir(workspace::root().join("locales"))? {
        let path = entry?.path();
        if path.extension().is_none_or(|extension| extension != "ftl") || path.ends_with("en.ftl") {
            continue;
        }
        let text = fs::read_to_string(&path)?;
        let sorted = sorted_like_english(&english, &text);
        if sorted != text {
            fs::write(&path, sorted)?;
            println!("sorted {}", path.display());
        }
    }
    Ok(())
}

/// Returns the text of the English catalogue.
fn read_english() -> Result<String> {
    let path = workspace::root().join("locales/en.ftl");
    fs::read_to_string(path).context("there is no English catalogue")
}
