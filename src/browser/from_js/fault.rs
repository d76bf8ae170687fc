//! What can be wrong with a value of JavaScript's.

use serde::de::{self, Expected, Unexpected};
use std::fmt;

use thiserror::Error;

/// What is wrong with a value, and where.
#[derive(Debug, Error)]
#[error("{0}")]
pub struct Fault(String);

impl Fault {
    /// A fault of no named thing.
    pub(super) fn new(what: &str) -> Fault {
        Fault(what.to_owned())
    }

    /// The name of a thing, and what is wrong with it.
    pub(super) fn of(name: &str, what: &str) -> Fault {
        Fault([name, what].concat())
    }
}

impl de::Error for Fault {
    fn custom<T: fmt::Display>(what: T) -> Fault {
        Fault(what.to_string())
    }

    fn invalid_type(_: Unexpected<'_>, _: &dyn Expected) -> Fault {
        Fault::new("a value of another kind belongs here")
    }

    fn invalid_value(_: Unexpected<'_>, _: &dyn Expected) -> Fault {
        Fault::new("this value cannot stand here")
    }

    fn invalid_length(_: usize, _: &dyn Expected) -> Fault {
        Fault::new("a list of another length belongs here")
    }

    fn unknown_variant(name: &str, _: &'static [&'static str]) -> Fault {
        Fault::of(name, " is not known")
    }

    fn unknown_field(name: &str, _: &'static [&'static str]) -> Fault {
        Fault::of(name, " is not known")
    }

    fn missing_field(name: &'static str) -> Fault {
        Fault::of(name, " is missing")
    }

    fn duplicate_field(name: &'static str) -> Fault {
        Fault::of(name, " is there twice")
    }
}
