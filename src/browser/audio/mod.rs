//! Sounds, speech output and speech input, all on the device. One exception: while the browser has
//! not loaded its list of voices, the system picks a voice, which may use a server.

pub(crate) mod sounds;
pub(crate) mod speech;
pub(crate) mod speech_input;
pub(crate) mod synthesis;
