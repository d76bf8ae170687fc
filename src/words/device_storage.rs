//! The text about what the app stores on the device.

use super::Words;

impl Words {
    /// Returns the text about what the app stores on the device, in the app's language.
    ///
    /// `used` is the number of stored bytes; `None` if the browser does not report the number.
    /// `persistent` is true if the browser never deletes the data by itself. `from_file` is true if
    /// the app was opened from a file.
    pub fn device_storage_text(&self, used: Option<u64>, persistent: bool, from_file: bool) -> String {
        let used = used.map(|bytes| match bytes {
            0..1_000_000 => self.storage_used_kb(bytes.div_ceil(1_000)),
            _ => self.storage_used_mb(bytes / 1_000_000, bytes / 100_000 % 10),
        });
        let safety = if persistent { self.storage_persistent() } else { self.storage_not_persistent() };
        let file = from_file.then(|| self.opened_from_file().to_owned());
        let sentences = [used, Some(safety.to_owned()), file].into_iter().flatten();
        sentences.reduce(|first, second| self.sentences(&first, &second)).unwrap_or_default()
    }
}
