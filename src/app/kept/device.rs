//! What this device stores, and how safely.

/// What is known of this device's storage.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Device {
    /// How much it stores of ours, in bytes, where the browser says.
    pub used: Option<u64>,
    /// Whether the browser has promised not to clear it by itself.
    pub persistent: bool,
    /// Whether the page was opened from a file.
    pub from_file: bool,
}
