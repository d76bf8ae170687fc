//! Browsers that can run the end-to-end tests.

use anyhow::{Result, bail};

use crate::tools::Need;

/// Browser that runs the end-to-end tests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Engine {
    /// Chromium or Chrome.
    Chromium,
    /// Firefox.
    Firefox,
    /// WebKitGTK's MiniBrowser, on a virtual screen.
    WebKit,
}

impl Engine {
    /// All browsers.
    pub(crate) const ALL: [Self; 3] = [Self::Chromium, Self::Firefox, Self::WebKit];

    /// Returns the browsers that a word on the command line means: `chromium`, `firefox`, `webkit`
    /// or `all`.
    ///
    /// # Errors
    /// If `word` is any other word.
    pub(crate) fn named(word: &str) -> Result<Vec<Self>> {
        if word == "all" {
            return Ok(Self::ALL.to_vec());
        }
        match Self::ALL.into_iter().find(|engine| engine.name() == word) {
            Some(engine) => Ok(vec![engine]),
            None => bail!("no browser `{word}`; there are chromium, firefox, webkit and all"),
        }
    }

    /// Returns the browser's name on the command line and in `TABIYA_BROWSER`, such as `firefox`.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Chromium => "chromium",
            Self::Firefox => "firefox",
            Self::WebKit => "webkit",
        }
    }

    /// Returns the tools that tests in this browser need: the browser and its WebDriver program.
    pub(crate) const fn needs(self) -> &'static [Need] {
        match self {
            Self::Chromium => &[Need::Browser],
            Self::Firefox => &[Need::Firefox, Need::Geckodriver],
            Self::WebKit => &[Need::WebKit],
        }
    }
}

/// Most important end-to-end tests, which the test suites `quick`, `firefox` and `webkit` run: a
/// game by pointer and by keyboard, reload and restart, takeover by a second tab, a dead position
/// found by the web worker, play without a network, clocks.
pub(crate) const ESSENTIAL_TESTS: [&str; 13] = [
    "clocks::a_clock_counts_down_and_shows_tenths_at_last",
    "clocks::a_flag_falls_and_the_opponent_has_nothing_to_mate_with",
    "drag::a_held_piece_shows_where_it_may_go",
    "drag::an_illegal_drop_snaps_back",
    "games::every_kind_of_move",
    "games::fools_mate",
    "saved_data::a_game_is_back_after_the_page_is_loaded_again",
    "saved_data::a_second_tab_takes_over_and_the_first_never_writes_again",
    "keyboard::a_game_without_a_pointer",
    "leaving::leaving_and_coming_back_goes_on_where_it_was",
    "offline::a_game_without_a_server",
    "offline::the_game_is_there_when_the_browser_starts_again_without_a_server",
    "worker::a_pawn_chain_that_locks_the_board_ends_the_game_at_once",
];

#[cfg(test)]
mod tests {
    use super::super::PACKAGE;
    use super::*;
    use crate::workspace;

    /// Without this check, a wrong name would silently select no test.
    #[test]
    fn each_essential_test_exists() {
        for name in ESSENTIAL_TESTS {
            let (file, test) = name.split_once("::").unwrap();
            let path =
                workspace::root().join(PACKAGE.1).join("tests/end_to_end").join(file).with_extension("rs");
            let source = std::fs::read_to_string(path).unwrap();
            assert!(source.contains(&format!("#[test]\nfn {test}()")), "{name}");
        }
    }

    #[test]
    fn a_browser_is_named_alone_or_with_all_others() {
        assert_eq!(Engine::named("webkit").unwrap(), [Engine::WebKit]);
        assert_eq!(Engine::named("all").unwrap(), Engine::ALL);
        assert!(Engine::named("opera").is_err());
    }
}
