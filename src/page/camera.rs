//! Camera of the device, which scans codes on other screens.

use crate::browser::{has_camera, scan_codes};
use crate::ui::{Camera, StopScanning};
use web_sys::Element;
use yew::Callback;

/// The camera of the device, with which the club's dialog scans QR codes.
pub struct PageCamera;

impl Camera for PageCamera {
    fn is_there(&self) -> bool {
        has_camera()
    }

    fn look(&self, video: Element, seen: Callback<Option<String>>) -> StopScanning {
        scan_codes(video, seen)
    }
}
