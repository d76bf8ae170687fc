//! Camera of the device, which scans codes on other screens.

use crate::browser::{camera_looks, has_camera};
use crate::ui::{Camera, StopScanning};
use web_sys::Element;
use yew::Callback;

/// Camera of the device.
pub struct PageCamera;

impl Camera for PageCamera {
    fn is_there(&self) -> bool {
        has_camera()
    }

    fn look(&self, video: Element, seen: Callback<Option<String>>) -> StopScanning {
        camera_looks(video, seen)
    }
}
