//! The roll: who plays on this device, as people have put it right.
//!
//! Games name their players as they were called then, and are never written anew. The roll says whose a name is: a journal
//! of [`RegisterStep`]s, each of which speaks of somebody by a name. Who has never been spoken of is there as soon as a game names
//! them ([`PlayerRegister::meet`]).

use std::collections::BTreeMap;

use thiserror::Error;

use serde::{Deserialize, Serialize};

use crate::club::people::{People, Person};
use crate::game::Instant;

/// Something that happens to the players of a device. Storage holds it as a few texts: `["rename", "Ada", "Ada L."]`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<String>", into = "Vec<String>")]
pub enum RegisterStep {
    /// Somebody has another name. Games under the old one stay theirs, also those to come.
    Rename {
        /// Who.
        of: String,
        /// The name from now on.
        to: String,
    },
    /// Two are one.
    Merge {
        /// Whose games go over.
        from: String,
        /// To whom, whose name stays.
        into: String,
    },
    /// Somebody is deleted. The games that began until then name nobody; a later one of the name is somebody new's.
    Delete {
        /// Who.
        of: String,
        /// When.
        at: Instant,
    },
    /// Lists leave somebody out, or no longer.
    Hide {
        /// Who.
        of: String,
        /// Whether they do.
        hidden: bool,
    },
    /// The sign of somebody has this colour.
    Paint {
        /// Whose.
        of: String,
        /// Red, green, blue; `None` for none of their own.
        color: Option<[u8; 3]>,
    },
    /// Somebody is spoken to in this language when they play.
    Speak {
        /// Who.
        of: String,
        /// The tag of the language; `None` for that of the page.
        language: Option<String>,
    },
    /// A stronger opponent gives somebody these odds.
    Odds {
        /// Whom.
        of: String,
        /// The name of the odds; `None` for none.
        odds: Option<String>,
    },
    /// Somebody has this sign.
    Sign {
        /// Who.
        of: String,
        /// The name of a drawn sign; empty for the initials.
        sign: String,
    },
    /// The last step before this in the same journal that still counts does not count any more.
    Undo,
}

impl From<RegisterStep> for Vec<String> {
    fn from(step: RegisterStep) -> Vec<String> {
        let texts = |name: &str, of: String, more: String| vec![name.to_owned(), of, more];
        match step {
            RegisterStep::Rename { of, to } => texts("rename", of, to),
            RegisterStep::Merge { from, into } => texts("merge", from, into),
            RegisterStep::Delete { of, at } => texts("delete", of, at.as_micros().to_string()),
            RegisterStep::Hide { of, hidden: true } => texts("hide", of, String::new()),
            RegisterStep::Hide { of, hidden: false } => texts("show", of, String::new()),
            RegisterStep::Paint { of, color } => {
                let color = color.map(|[red, green, blue]| format!("{red:02x}{green:02x}{blue:02x}"));
                texts("paint", of, color.unwrap_or_default())
            }
            RegisterStep::Speak { of, language } => texts("speak", of, language.unwrap_or_default()),
            RegisterStep::Odds { of, odds } => texts("odds", of, odds.unwrap_or_default()),
            RegisterStep::Sign { of, sign } => texts("sign", of, sign),
            RegisterStep::Undo => vec!["undo".to_owned()],
        }
    }
}

impl TryFrom<Vec<String>> for RegisterStep {
    type Error = &'static str;

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
            "paint" if more.is_empty() => RegisterStep::Paint { of, color: None },
            "paint" => {
                let [_, red, green, blue] = u32::from_str_radix(&more, 16).map_err(|_| NONE)?.to_be_bytes();
                RegisterStep::Paint { of, color: Some([red, green, blue]) }
            }
            "speak" => RegisterStep::Speak { of, language: some(more) },
            "odds" => RegisterStep::Odds { of, odds: some(more) },
            "sign" => RegisterStep::Sign { of, sign: more },
            "undo" => RegisterStep::Undo,
            _ => return Err(NONE),
        })
    }
}

/// Why a step cannot be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
pub enum RegisterRefusal {
    /// There is nobody of this name.
    #[error("no player has this name")]
    Nobody,
    /// A name is missing, or is longer than 200 characters.
    #[error("a name is missing, or longer than 200 characters")]
    Name,
    /// The name is somebody else's: the two could be merged.
    #[error("another player has this name")]
    Taken,
    /// It is as the step would make it.
    #[error("that is so already")]
    Already,
}

/// Who plays on this device, and which names are whose.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayerRegister {
    people: People,
    /// Whose a name is. A number that was merged leads on.
    whose: BTreeMap<String, u64>,
    /// Until when games under a name name nobody.
    gone: BTreeMap<String, Instant>,
}

impl PlayerRegister {
    /// What these journals say, one after the other. A step that cannot be, because another journal has it already, does
    /// nothing.
    pub fn of<'a>(journals: impl IntoIterator<Item = &'a [RegisterStep]>) -> PlayerRegister {
        let mut roll = PlayerRegister::default();
        for step in journals.into_iter().flat_map(counting) {
            // What one device did, another may have done before it.
            let _ = roll.apply(step);
        }
        roll
    }

    /// A step happens. One that is refused changes nothing, except that who is named in it is known.
    ///
    /// # Errors
    /// Says why it cannot be.
    pub fn apply(&mut self, step: &RegisterStep) -> Result<(), RegisterRefusal> {
        match step {
            RegisterStep::Rename { of, to } => {
                let to = to.trim();
                let one = self.known(of)?;
                match self.number(to) {
                    Some(other) if other != one => return Err(RegisterRefusal::Taken),
                    _ => self.change(one, |person| to.clone_into(&mut person.name))?,
                }
                self.whose.insert(to.to_owned(), one);
                Ok(())
            }
            RegisterStep::Merge { from, into } => {
                let (from, into) = (self.known(from)?, self.known(into)?);
                self.people.merge(from, into).map_err(|_| RegisterRefusal::Already)
            }
            RegisterStep::Delete { of, at } => {
                let one = self.known(of)?;
                let names: Vec<String> =
                    self.whose.keys().filter(|name| self.number(name) == Some(one)).cloned().collect();
                self.people.delete(one).map_err(|_| RegisterRefusal::Nobody)?;
                for name in names {
                    self.whose.remove(&name);
                    self.gone.insert(name, *at);
                }
                Ok(())
            }
            RegisterStep::Hide { of, hidden } => {
                let one = self.known(of)?;
                self.change(one, |person| person.hidden = *hidden)
            }
            RegisterStep::Paint { of, color } => {
                let one = self.known(of)?;
                self.change(one, |person| person.color = *color)
            }
            RegisterStep::Speak { of, language } => {
                let one = self.known(of)?;
                self.change(one, |person| person.language.clone_from(language))
            }
            RegisterStep::Odds { of, odds } => {
                let one = self.known(of)?;
                self.change(one, |person| person.handicap.clone_from(odds))
            }
            RegisterStep::Sign { of, sign } => {
                let one = self.known(of)?;
                self.change(one, |person| person.sign.clone_from(sign))
            }
            // Whoever reads a journal leaves out what is undone.
            RegisterStep::Undo => Err(RegisterRefusal::Already),
        }
    }

    /// Whose game it is that began then under this name: somebody's who is here, who is new if nobody is; `None` for a game
    /// that names nobody.
    pub fn meet(&mut self, name: &str, began: Instant) -> Option<u64> {
        let name = name.trim();
        if self.gone.get(name).is_some_and(|until| began <= *until) {
            return None;
        }
        self.known(name).ok()
    }

    /// Whose name it is today.
    pub fn number(&self, name: &str) -> Option<u64> {
        let number = self.whose.get(name.trim())?;
        self.people.find(*number).map(|(number, _)| number)
    }

    /// Who has a name today.
    pub fn person(&self, name: &str) -> Option<&Person> {
        self.people.find(self.number(name)?).map(|(_, person)| person)
    }

    /// What somebody is called who had this name before something was changed or undone; `None` for who is deleted.
    pub fn called(&self, name: &str, before: &PlayerRegister) -> Option<String> {
        if let Some(person) = self.person(name) {
            return Some(person.name.clone());
        }
        if self.is_gone(name) {
            return None;
        }
        let one = before.number(name);
        let mut names = before.whose.keys().filter(|other| one.is_some() && before.number(other) == one);
        let known = names.find_map(|other| self.person(other));
        Some(known.map_or_else(|| name.to_owned(), |person| person.name.clone()))
    }

    /// Whether somebody of this name has been deleted, and nobody has come since.
    pub fn is_gone(&self, name: &str) -> bool {
        self.gone.contains_key(name.trim()) && self.number(name).is_none()
    }

    /// Who is here.
    pub fn people(&self) -> &People {
        &self.people
    }

    /// Who is here with a name, new if nobody has it.
    fn known(&mut self, name: &str) -> Result<u64, RegisterRefusal> {
        if let Some(number) = self.number(name) {
            return Ok(number);
        }
        let name = name.trim();
        let person = Person { name: name.to_owned(), ..Person::default() };
        let number = self.people.add(person).map_err(|_| RegisterRefusal::Name)?;
        self.whose.insert(name.to_owned(), number);
        Ok(number)
    }

    fn change(&mut self, number: u64, change: impl FnOnce(&mut Person)) -> Result<(), RegisterRefusal> {
        let (_, before) = self.people.find(number).ok_or(RegisterRefusal::Nobody)?;
        let mut after = before.clone();
        change(&mut after);
        if after == *before {
            return Err(RegisterRefusal::Already);
        }
        self.people.change(number, after).map_err(|_| RegisterRefusal::Name)
    }
}

/// The steps of a journal that are not undone.
pub fn counting(journal: &[RegisterStep]) -> Vec<&RegisterStep> {
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
