//! The single messages: the functions that `words-compiler` has written from `locales/`.
#![allow(clippy::too_many_arguments)]

include!(concat!(env!("OUT_DIR"), "/messages.rs"));
