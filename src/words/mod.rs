//! Everything that people read or hear: values in, words of one language out.
//!
//! The words stand in `locales/*.ftl`, one Fluent file for each language. When the crate is built, `words-compiler` checks
//! them and writes a method of [`Words`] for every message: `new-game` is [`Words::new_game`], `sounds.hint` is
//! `sounds_hint`. A message without places answers with a `&'static str`, one with places with a `String`; a place that
//! chooses between words takes an enum of [`choice`] (or a [`Color`](crate::rules::Color), a
//! [`Role`](crate::rules::Role), a `bool`), a number takes a `u64`, anything else `&dyn Display`. The arguments stand in
//! the order of the alphabet. A name that is not in `en.ftl` does not compile.
//!
//! Over these single messages stand functions that take values of the game:
//!
//! | file | what it has words for |
//! |---|---|
//! | `arbiter` | [`Words::request`], [`Words::claim_counts`] |
//! | `refused` | [`Words::refusal`], [`Words::wrong_claim`], [`Words::king_in_check_from`], [`Words::unplayable`] |
//! | `result/` | [`Words::why_no_move`], [`Words::why_dead`], [`Words::behind`], [`Words::explanation`], [`Words::occurrence`], [`Words::reason`], [`Words::result_of`], [`result_text`], [`score_of`] |
//! | `clock/` | [`Words::clock_note`], [`Words::away_for`], [`Words::clock_explained`], [`Words::clock_edit`], [`Words::bonus_named`], [`Words::time_control_fault`] |
//! | `moves` | [`Words::san`], [`Words::numbered`], [`Words::spoken`], [`Words::read_out`], [`Words::square`], [`Words::captured_by`] |
//! | `rules/` | [`Words::rules_chip`], [`Words::clock_option`], [`Words::rules_in_short`], [`Words::rules_in_force`], [`Words::knob_named`], [`Words::knob_value`], [`KNOB_GROUPS`] |
//! | `title` | [`Words::title`] |
//! | `faults` | [`Words::fen_fault`], [`Words::san_fault`], [`Words::pgn_fault`], [`Words::clock_text_fault`], [`Words::address_fault`] |
//! | `linked` | [`Words::particulars`], [`Words::found`], [`Words::pgn_note`], [`Words::link_fault`]: games from elsewhere |
//! | `learn` | [`Words::section`], [`Words::task`], [`SECTIONS`]: the rules to read, and tasks |
//! | `heard` | [`Words::pieces_on`], [`Words::attackers`], [`Words::moves_from`], [`Words::both_clocks`] |
//! | `typed` | [`Words::typed`], [`Words::typed_fault`]: moves that are typed in words |
//! | `device` | [`Words::device`] |
//! | `messages`, `notation` | the single messages, as `words-compiler` has written them; how a move names its piece |
//! | `names` | [`plain`]: what can be seen of a name |
//! | `list` | puts the things of a list together |
//! | `language` | [`Language`], [`Direction`] |
//! | `catalogue` | the data of a language |
//!
//! The program holds the English messages that it says before its first dialog (see `build.rs`). All of English, and any
//! other language, is a file (`Language::file`) that [`Words::load`] takes; a message that it lacks is said in English. Plural forms come from outside: from the browser on the page, from a crate in tests.

mod arbiter;
mod catalogue;
mod clock;
mod device;
mod faults;
mod heard;
mod language;
mod learn;
mod linked;
mod list;
mod messages;
mod moves;
mod names;
mod notation;
mod refused;
mod result;
mod rules;
mod title;
mod typed;

use std::fmt;
use std::rc::Rc;

pub use catalogue::{CatalogueError, PluralForm};
pub use language::{Direction, Language};
pub use learn::{SECTIONS, Section};
pub use messages::choice;
pub use names::plain;
pub use notation::Notation;
pub use result::{result_text, score_of};
pub use rules::KNOB_GROUPS;

use catalogue::{Catalogue, Value, fill};

/// Says which plural form a number takes in a language.
pub type Plurals = Rc<dyn Fn(Language, u64) -> PluralForm>;

/// The words of one language. Cheap to clone.
#[derive(Clone)]
pub struct Words {
    /// The language; English where there is no other.
    catalogue: Rc<Catalogue>,
    /// What stands in for a message that the language lacks.
    english: Rc<Catalogue>,
    plurals: Plurals,
    notation: Notation,
}

#[cfg(not(feature = "test-hooks"))]
static ENGLISH: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/words-start.bin"));
// A test mounts the page without the files that come on demand.
#[cfg(feature = "test-hooks")]
static ENGLISH: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/words-en.bin"));

impl Words {
    /// The English words that are part of the program: all but those that only dialogs on demand say, which are in
    /// English's file.
    pub fn english(plurals: Plurals) -> Words {
        let english = Rc::new(Catalogue::open(ENGLISH).unwrap_or_else(|_| Catalogue::empty()));
        Words { catalogue: english.clone(), english, plurals, notation: Notation::default() }
    }

    /// The words of a language from its file. The data stays in memory for as long as the page lives, so that words
    /// without places need not be copied: load each language once.
    ///
    /// # Errors
    /// Why the file cannot be used.
    pub fn load(data: &[u8], plurals: Plurals) -> Result<Words, CatalogueError> {
        // Looked at before it is given to the page for good.
        Catalogue::check(data)?;
        let catalogue = Rc::new(Catalogue::open(Box::leak(data.into()))?);
        Ok(Words { catalogue, ..Words::english(plurals) })
    }

    /// The same words with moves written in another way.
    pub fn with_notation(&self, notation: Notation) -> Words {
        Words { notation, ..self.clone() }
    }

    /// Which language this is.
    pub fn language(&self) -> Language {
        self.catalogue.language
    }

    /// A message without places.
    fn plain(&self, number: usize) -> &'static str {
        let body = self.catalogue.message(number).or_else(|| self.english.message(number));
        body.and_then(|body| std::str::from_utf8(body).ok()).unwrap_or_default()
    }

    /// A message with its places filled.
    fn say(&self, number: usize, values: &[Value<'_>]) -> String {
        let own = self.catalogue.message(number).map(|body| (body, self.catalogue.language));
        let mut out = String::new();
        if let Some((body, language)) =
            own.or_else(|| Some((self.english.message(number)?, self.english.language)))
        {
            let plural = |number| (self.plurals)(language, number);
            fill(body, values, language.direction(), &plural, &mut out);
        }
        out
    }
}

/// Two words are the same if they would say the same: a component draws itself again only if they differ.
impl PartialEq for Words {
    fn eq(&self, other: &Words) -> bool {
        self.catalogue.is(&other.catalogue) && self.notation == other.notation
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words").field("language", &self.language()).field("notation", &self.notation).finish()
    }
}
