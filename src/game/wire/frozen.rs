//! Macros for frozen types, in which the program stores values. The texts of a frozen type, and the
//! order of its variants, never change.
//!
//! The program itself works with other types, here called present types. A present type is
//! serialized by conversion to its frozen type.

/// Declares a frozen enum by entries of the form `Variant = "stored text" => present value`. The
/// order of the entries is frozen too: a link that contains a game holds the index of a value in
/// `ALL`.
macro_rules! frozen_enum {
    ($(#[$doc:meta])* $name:ident for $today:ty {
        $($variant:ident = $text:literal => $value:path),+ $(,)?
    }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
        pub enum $name {
            $(#[doc = concat!("Written as `", $text, "`.")] #[serde(rename = $text)] $variant),+
        }

        impl $name {
            /// Every value. The stored number of a value is its index in this list.
            pub const ALL: &'static [$name] = &[$($name::$variant),+];

            /// Returns the text by which this value is stored; the text is the same in all later
            /// versions of the program.
            pub const fn name(self) -> &'static str {
                match self {
                    $($name::$variant => $text),+
                }
            }
        }

        impl From<$today> for $name {
            /// Converts the value `today`, with which the program works, to the form in which it is
            /// stored.
            fn from(today: $today) -> $name {
                match today {
                    $($value => $name::$variant),+
                }
            }
        }

        impl From<$name> for $today {
            /// Converts the value `frozen` from the form in which it is stored to the type with
            /// which the program works.
            fn from(frozen: $name) -> $today {
                match frozen {
                    $($name::$variant => $value),+
                }
            }
        }

        $crate::game::wire::frozen::stored_as!($today => $name);
    };
}

/// Implements serialization and deserialization of a present type through its frozen type. Each of
/// the two types needs a conversion into the other.
macro_rules! stored_as {
    ($today:ty => $frozen:ty) => {
        impl serde::Serialize for $today {
            /// Serializes this value in its stored form, whose texts never change.
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                serde::Serialize::serialize(&<$frozen>::from(self.clone()), to)
            }
        }

        impl<'de> serde::Deserialize<'de> for $today {
            /// Deserializes a value from its stored form, whose texts never change; fails if the
            /// stored value is invalid.
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<$today, D::Error> {
                let frozen = <$frozen as serde::Deserialize>::deserialize(from)?;
                <$today>::try_from(frozen).map_err(serde::de::Error::custom)
            }
        }
    };
}

pub(crate) use {frozen_enum, stored_as};

#[cfg(test)]
#[allow(unreachable_pub)]
mod tests {
    use crate::game::wire::v1;

    /// Reasons for the end of a game, as a later version of the program might define them: renamed,
    /// in another order, and with a new reason.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    enum Why {
        Abandoned,
        Mate,
        NoMove,
    }

    frozen_enum! {
        /// Stored form of `Why`.
        Written for Why {
            Checkmate = "checkmate" => Why::Mate,
            Stalemate = "stalemate" => Why::NoMove,
            Abandoned = "abandoned" => Why::Abandoned,
        }
    }

    #[test]
    fn a_value_that_is_added_moves_no_number_and_no_text() {
        let read = |text: &str| serde_json::from_str::<Why>(text);
        for (number, old) in v1::EndReason::ALL[..2].iter().enumerate() {
            let now = Written::ALL[number];
            assert_eq!((now as usize, now.name()), (*old as usize, old.name()));
            let text = serde_json::to_string(&crate::game::EndReason::from(*old).code()).expect("a text");
            assert_eq!(read(&text).ok(), Some(Why::from(now)));
        }
        assert_eq!(read("\"abandoned\"").ok(), Some(Why::Abandoned));
        assert!(read("\"Mate\"").is_err(), "today's name is not what is written");
        assert_eq!(Written::from(Why::Abandoned) as usize, 2);
    }

    #[test]
    fn numbers_are_those_of_the_first_release() {
        let names: Vec<&str> = v1::EndReason::ALL.iter().map(|reason| reason.name()).collect();
        let known = "checkmate stalemate resignation flag-fall left-king-in-check arbiter agreement \
            dead-position insufficient-material threefold fivefold fifty-moves seventy-five-moves";
        assert_eq!(names[..v1::EndReason::COUNT_IN_LINK_V1], known.split_whitespace().collect::<Vec<_>>());
        let editions: Vec<&str> = v1::Edition::ALL.iter().map(|edition| edition.name()).collect();
        assert_eq!(editions[..3], ["first", "second", "third"]);
    }
}
