//! Register of the players on a device. The register finds the person for a name in a stored game.
//!
//! A stored game contains the players' names at the time of the game and is never rewritten. The
//! register is computed from journals of [`RegisterStep`]s, which are the changes that users make.
//! A name that appears in no journal is registered when a game with this name is looked up
//! ([`PlayerRegister::find_or_add_for_game`]).

use std::collections::BTreeMap;

use thiserror::Error;

use serde::{Deserialize, Serialize};

use crate::club::people::{People, Person};
use crate::game::Instant;

/// A change of the register of players, recorded in a journal. A step identifies a person by any
/// current or earlier name of the person.
///
/// In storage, a step is a list of texts: `["rename", "Ada", "Ada L."]`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<String>", into = "Vec<String>")]
#[non_exhaustive]
pub enum RegisterStep {
    /// Renames a person. Games under the old name, including later games, count as games of this
    /// person.
    Rename {
        /// The old name.
        of: String,
        /// The new name.
        to: String,
    },
    /// Merges two people.
    Merge {
        /// A name of the person whose games move to the other person.
        from: String,
        /// A name of the person who gets the games. This person's current name stays.
        into: String,
    },
    /// Deletes a person. In games that began at or before `at`, the person's names then belong to
    /// no player. In later games, one of these names registers a new person.
    Delete {
        /// A name of the person.
        of: String,
        /// The time of the deletion.
        at: Instant,
    },
    /// Hides a person in lists, or shows them again.
    Hide {
        /// A name of the person.
        of: String,
        /// Whether lists leave the person out.
        hidden: bool,
    },
    /// Sets the colour of a person's icon.
    SetBadgeColor {
        /// A name of the person.
        of: String,
        /// Red, green, blue; `None` for the default colour.
        color: Option<[u8; 3]>,
    },
    /// Sets the language in which the app makes announcements when the person plays.
    SetLanguage {
        /// A name of the person.
        of: String,
        /// The tag of the language; `None` if the person has chosen no language.
        language: Option<String>,
    },
    /// Sets the odds that the person usually receives from stronger opponents.
    SetOdds {
        /// A name of the person.
        of: String,
        /// The name of the odds; `None` for no odds.
        odds: Option<String>,
    },
    /// Sets the icon of a person.
    SetBadgeSymbol {
        /// A name of the person.
        of: String,
        /// The name of an icon. Empty if the person's initials are shown.
        symbol: String,
    },
    /// Undoes the last step of this journal that has not been undone.
    Undo,
}

impl From<RegisterStep> for Vec<String> {
    /// Converts a step to its stored form, such as `["rename", "Ada", "Ada L."]`.
    fn from(step: RegisterStep) -> Vec<String> {
        let texts = |name: &str, of: String, more: String| vec![name.to_owned(), of, more];
        match step {
            RegisterStep::Rename { of, to } => texts("rename", of, to),
            RegisterStep::Merge { from, into } => texts("merge", from, into),
            RegisterStep::Delete { of, at } => texts("delete", of, at.as_micros().to_string()),
            RegisterStep::Hide { of, hidden: true } => texts("hide", of, String::new()),
            RegisterStep::Hide { of, hidden: false } => texts("show", of, String::new()),
            RegisterStep::SetBadgeColor { of, color } => {
                let color = color.map(|[red, green, blue]| format!("{red:02x}{green:02x}{blue:02x}"));
                texts("paint", of, color.unwrap_or_default())
            }
            RegisterStep::SetLanguage { of, language } => texts("speak", of, language.unwrap_or_default()),
            RegisterStep::SetOdds { of, odds } => texts("odds", of, odds.unwrap_or_default()),
            RegisterStep::SetBadgeSymbol { of, symbol } => texts("sign", of, symbol),
            RegisterStep::Undo => vec!["undo".to_owned()],
        }
    }
}

impl TryFrom<Vec<String>> for RegisterStep {
    type Error = &'static str;

    /// Parses a step from its stored form, such as `["rename", "Ada", "Ada L."]`.
    ///
    /// # Errors
    /// If the first text is not the name of a kind of step, or the last text is invalid.
    fn try_from(texts: Vec<String>) -> Result<RegisterStep, &'static str> {
        const NONE: &str = "no such step";
        let mut texts = texts.into_iter();
        let mut next = || texts.next().unwrap_or_default();
        let (name, of, more) = (next(), next(), next());
        let some = |text: String| Some(text).filter(|text| !text.is_empty());
        Ok(match name.as_str() {
            "rename" => RegisterStep::Rename { of, to: more },
            "merge" => RegisterStep::Merge { from: of, into: more },
            "delete" => {
                RegisterStep::Delete { of, at: Instant::from_micros(more.parse().map_err(|_| NONE)?) }
            }
            "hide" => RegisterStep::Hide { of, hidden: true },
            "show" => RegisterStep::Hide { of, hidden: false },
            "paint" if more.is_empty() => RegisterStep::SetBadgeColor { of, color: None },
            "paint" => {
                let [_, red, green, blue] = u32::from_str_radix(&more, 16).map_err(|_| NONE)?.to_be_bytes();
                RegisterStep::SetBadgeColor { of, color: Some([red, green, blue]) }
            }
            "speak" => RegisterStep::SetLanguage { of, language: some(more) },
            "odds" => RegisterStep::SetOdds { of, odds: some(more) },
            "sign" => RegisterStep::SetBadgeSymbol { of, symbol: more },
            "undo" => RegisterStep::Undo,
            _ => return Err(NONE),
        })
    }
}

/// Reason why a change of the register of players is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum RegisterRefusal {
    /// No person has this name. Does not occur, because [`apply`](PlayerRegister::apply) registers
    /// unknown people.
    #[error("no player has this name")]
    UnknownPlayer,
    /// A name is blank, or is longer than 200 characters.
    #[error("a name is missing, or longer than 200 characters")]
    Name,
    /// Another person has this name.
    #[error("another player has this name")]
    NameTaken,
    /// The step would change nothing.
    #[error("that is so already")]
    NoChange,
}

/// Register of all players on a device: the people, and all names under which they have played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayerRegister {
    /// The registered people.
    people: People,
    /// The person's number for each name. After a merge, this can be an old number, for which
    /// [`People::find`] returns the current number.
    numbers_by_name: BTreeMap<String, u64>,
    /// The time of deletion for each name of a deleted person. In games that began at or before
    /// this time, the name belongs to no person.
    deletion_times: BTreeMap<String, Instant>,
}

impl PlayerRegister {
    /// Builds the register of players from journals. Applies the journals one after another.
    ///
    /// Skips refused steps, because two devices can record the same change in their journals.
    pub fn from_journals<'a>(journals: impl IntoIterator<Item = &'a [RegisterStep]>) -> PlayerRegister {
        let mut roll = PlayerRegister::default();
        for step in journals.into_iter().flat_map(steps_in_force) {
            let _ = roll.apply(step);
        }
        roll
    }

    /// Applies a step to the register of players.
    ///
    /// Registers unknown people whom the step names. A refused step changes nothing else.
    ///
    /// # Errors
    /// If a name is invalid or belongs to another person, or the step changes nothing.
    pub fn apply(&mut self, step: &RegisterStep) -> Result<(), RegisterRefusal> {
        match step {
            RegisterStep::Rename { of, to } => {
                let to = to.trim();
                let one = self.find_or_add(of)?;
                match self.number_of(to) {
                    Some(other) if other != one => return Err(RegisterRefusal::NameTaken),
                    _ => self.change_person(one, |person| to.clone_into(&mut person.name))?,
                }
                self.numbers_by_name.insert(to.to_owned(), one);
                Ok(())
            }
            RegisterStep::Merge { from, into } => {
                let (from, into) = (self.find_or_add(from)?, self.find_or_add(into)?);
                self.people.merge(from, into).map_err(|_| RegisterRefusal::NoChange)
            }
            RegisterStep::Delete { of, at } => {
                let one = self.find_or_add(of)?;
                let names: Vec<String> = self
                    .numbers_by_name
                    .keys()
                    .filter(|name| self.number_of(name) == Some(one))
                    .cloned()
                    .collect();
                self.people.delete(one).map_err(|_| RegisterRefusal::UnknownPlayer)?;
                for name in names {
                    self.numbers_by_name.remove(&name);
                    self.deletion_times.insert(name, *at);
                }
                Ok(())
            }
            RegisterStep::Hide { of, hidden } => {
                let one = self.find_or_add(of)?;
                self.change_person(one, |person| person.is_hidden = *hidden)
            }
            RegisterStep::SetBadgeColor { of, color } => {
                let one = self.find_or_add(of)?;
                self.change_person(one, |person| person.badge_color = *color)
            }
            RegisterStep::SetLanguage { of, language } => {
                let one = self.find_or_add(of)?;
                self.change_person(one, |person| person.language.clone_from(language))
            }
            RegisterStep::SetOdds { of, odds } => {
                let one = self.find_or_add(of)?;
                self.change_person(one, |person| person.odds.clone_from(odds))
            }
            RegisterStep::SetBadgeSymbol { of, symbol } => {
                let one = self.find_or_add(of)?;
                self.change_person(one, |person| person.badge_symbol.clone_from(symbol))
            }
            // `steps_in_force` removes undo steps before they get here.
            RegisterStep::Undo => Err(RegisterRefusal::NoChange),
        }
    }

    /// Returns the number of the person whom a stored game calls `name`. Registers a new person if
    /// there is none. `began` is the time when the game began.
    ///
    /// Returns `None` if the person with this name was deleted at the time `began` or later, or if
    /// the name is blank or too long.
    pub fn find_or_add_for_game(&mut self, name: &str, began: Instant) -> Option<u64> {
        let name = name.trim();
        if self.deletion_times.get(name).is_some_and(|until| began <= *until) {
            return None;
        }
        self.find_or_add(name).ok()
    }

    /// Returns the number of the registered person with this current or earlier name. Returns
    /// `None` if the name is unknown or the person is deleted.
    pub fn number_of(&self, name: &str) -> Option<u64> {
        let number = self.numbers_by_name.get(name.trim())?;
        self.people.find(*number).map(|(number, _)| number)
    }

    /// Returns the data of the registered person with this current or earlier name. Returns `None`
    /// if the name is unknown or the person is deleted.
    pub fn person_of(&self, name: &str) -> Option<&Person> {
        self.people.find(self.number_of(name)?).map(|(_, person)| person)
    }

    /// Returns a person's current name after a change of the register. `name` is one of the
    /// person's names in `before`, the register before the change. Returns `None` if the person is
    /// deleted. Returns an unknown name unchanged.
    pub fn current_name(&self, name: &str, before: &PlayerRegister) -> Option<String> {
        if let Some(person) = self.person_of(name) {
            return Some(person.name.clone());
        }
        if self.is_deleted(name) {
            return None;
        }
        let one = before.number_of(name);
        let mut names =
            before.numbers_by_name.keys().filter(|other| one.is_some() && before.number_of(other) == one);
        let known = names.find_map(|other| self.person_of(other));
        Some(known.map_or_else(|| name.to_owned(), |person| person.name.clone()))
    }

    /// Whether this name belongs only to a deleted person. `false` if a new person has the name.
    pub fn is_deleted(&self, name: &str) -> bool {
        self.deletion_times.contains_key(name.trim()) && self.number_of(name).is_none()
    }

    /// Returns the people in the register of players.
    pub fn people(&self) -> &People {
        &self.people
    }

    /// Returns the number of the registered person with this current or earlier name. Registers a
    /// new person if there is none. Refuses a name that is blank or too long.
    fn find_or_add(&mut self, name: &str) -> Result<u64, RegisterRefusal> {
        if let Some(number) = self.number_of(name) {
            return Ok(number);
        }
        let name = name.trim();
        let person = Person { name: name.to_owned(), ..Person::default() };
        let number = self.people.add(person).map_err(|_| RegisterRefusal::Name)?;
        self.numbers_by_name.insert(name.to_owned(), number);
        Ok(number)
    }

    /// Changes the data of a registered person by the function `change`. Refuses if the person does
    /// not exist, nothing changes, or the name is invalid.
    fn change_person(
        &mut self,
        number: u64,
        change: impl FnOnce(&mut Person),
    ) -> Result<(), RegisterRefusal> {
        let (_, before) = self.people.find(number).ok_or(RegisterRefusal::UnknownPlayer)?;
        let mut after = before.clone();
        change(&mut after);
        if after == *before {
            return Err(RegisterRefusal::NoChange);
        }
        self.people.change_person(number, after).map_err(|_| RegisterRefusal::Name)
    }
}

/// Returns the steps of a journal that have not been undone, without the undo steps themselves.
pub fn steps_in_force(journal: &[RegisterStep]) -> Vec<&RegisterStep> {
    let mut counting = Vec::new();
    for step in journal {
        if *step == RegisterStep::Undo {
            counting.pop();
        } else {
            counting.push(step);
        }
    }
    counting
}
