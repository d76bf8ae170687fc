//! Access to the camera of the device, for the components in `ui`.

use crate::browser::{has_camera, scan_codes};
use crate::ui::{Camera, StopScanning};
use web_sys::Element;
use yew::Callback;

/// The camera of the device, with which the club dialog (players and tournaments) scans QR codes.
pub struct PageCamera;

impl Camera for PageCamera {
    /// Whether the page may ask for a camera: only on a secure connection or, in some browsers, if
    /// the page was opened from a file.
    fn is_available(&self) -> bool {
        has_camera()
    }

    /// Shows the camera's picture in the element `video` and calls `seen` with the text of each QR
    /// code, or with `None` if the camera cannot be used. Calling the returned function stops the
    /// camera.
    fn scan_codes(&self, video: Element, seen: Callback<Option<String>>) -> StopScanning {
        scan_codes(video, seen)
    }
}
