//! Sounds, speech output and speech input, all on the device. Exception: while the browser has not
//! loaded its list of voices, the system chooses a voice, and this voice may use a server.

pub(crate) mod sounds;
pub(crate) mod speech;
pub(crate) mod speech_input;
pub(crate) mod synthesis;
