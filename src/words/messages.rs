//! The single messages: functions that `words-compiler` generates from `locales/`.
#![allow(clippy::too_many_arguments)]

include!(concat!(env!("OUT_DIR"), "/messages.rs"));
