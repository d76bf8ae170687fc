//! Sounds, speech, and listening to speech, all on this device alone.

pub(crate) mod sounds;
pub(crate) mod speech;
pub(crate) mod speech_input;
pub(crate) mod synthesis;
