//! Sounds, speech output and speech input, all on the device: nothing is sent to a server.

pub(crate) mod sounds;
pub(crate) mod speech;
pub(crate) mod speech_input;
pub(crate) mod synthesis;
