//! The device on which the app runs: its capabilities, screen and camera.

pub(crate) mod camera;
pub(crate) mod capabilities;
pub(crate) mod face_to_face;
pub(crate) mod full_screen;

pub(crate) mod wake_lock;
