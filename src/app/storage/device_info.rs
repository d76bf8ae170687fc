//! Properties of the device: its storage and its abilities.

/// Storage use and abilities of the device and its browser, as far as the page knows them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DeviceInfo {
    /// Storage used by the app, in bytes; `None` if the browser does not report it.
    pub used_bytes: Option<u64>,
    /// Whether the browser promised not to clear the storage by itself.
    pub is_persistent: bool,
    /// Whether the page was opened from a file.
    pub is_from_file: bool,
    /// Whether the browser is Safari, which clears the data of a page after a week without a visit.
    pub is_safari: bool,
    /// Whether the device can keep its screen on.
    pub can_stay_awake: bool,
    /// Whether the device can vibrate.
    pub can_vibrate: bool,
    /// Whether the page can fill the screen.
    pub can_fill_screen: bool,
}
