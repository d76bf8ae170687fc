//! What this device stores, and how safely; what it can do.

/// What is known of this device.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Device {
    /// How much it stores of ours, in bytes, where the browser says.
    pub used: Option<u64>,
    /// Whether the browser has promised not to clear it by itself.
    pub persistent: bool,
    /// Whether the page was opened from a file.
    pub from_file: bool,
    /// Whether the browser is Safari, which clears what a page has saved after a week without a visit.
    pub safari: bool,
    /// Whether its screen can be kept on.
    pub stays_awake: bool,
    /// Whether it can tremble.
    pub vibrates: bool,
    /// Whether the page can fill its screen.
    pub fills_screen: bool,
}
