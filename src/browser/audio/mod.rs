//! Sounds, speech output and speech input, all on the device: no server is asked.

pub(crate) mod sounds;
pub(crate) mod speech;
pub(crate) mod speech_input;
pub(crate) mod synthesis;
