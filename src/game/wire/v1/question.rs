//! Exact questions, as sent to the worker. They are never stored.

use serde::{Deserialize, Serialize};

use super::values;
use crate::game as today;
use crate::game::wire::frozen::stored_as;
use crate::rules::{Color, Position};

/// A question about a position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Question {
    id: u32,
    #[serde(with = "values::lawful")]
    position: Position,
    who: Who,
}

/// The side whose possible mate is in question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Who {
    /// Either side.
    #[serde(rename = "either")]
    Either,
    /// This side.
    #[serde(rename = "side")]
    Side(#[serde(with = "values::color")] Color),
}

impl From<today::Question> for Question {
    fn from(today::Question { id, position, who }: today::Question) -> Question {
        let who = match who {
            today::Who::Either => Who::Either,
            today::Who::Side(color) => Who::Side(color),
        };
        Question { id, position, who }
    }
}

impl From<Question> for today::Question {
    fn from(Question { id, position, who }: Question) -> today::Question {
        let who = match who {
            Who::Either => today::Who::Either,
            Who::Side(color) => today::Who::Side(color),
        };
        today::Question { id, position, who }
    }
}

stored_as!(today::Question => Question);
