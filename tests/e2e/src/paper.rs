//! Printing of the page under test, to count the sheets of paper.

use crate::browser::Browser;
use data_encoding::BASE64;
use serde_json::json;

/// Size of A4 in inches.
const A4: (f64, f64) = (8.27, 11.69);

impl Browser {
    /// Returns how many A4 sheets a print of the page takes. Chromium only.
    ///
    /// # Panics
    /// If the browser cannot print.
    #[track_caller]
    pub fn sheets(&self) -> usize {
        let paper = json!({ "paperWidth": A4.0, "paperHeight": A4.1 });
        let printed = self.devtools("Page.printToPDF", paper);
        let text = printed["data"].as_str().unwrap_or_default();
        let Ok(bytes) = BASE64.decode(text.as_bytes()) else {
            panic!("what was printed is no base 64");
        };
        let pdf = String::from_utf8_lossy(&bytes);
        // Counts `/Page` objects, not the `/Pages` object.
        pdf.split("/Type /Page").skip(1).filter(|rest| !rest.starts_with('s')).count()
    }
}
