//! QR codes of links.

use qrcode::{Color, EcLevel};
use std::fmt::Write as _;

/// QR code as an SVG drawing. The code is black on white in every colour theme, so that cameras can
/// read it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QrCode {
    /// Number of modules (small squares) along each side, including the white border.
    pub size: usize,
    /// The dark modules, as the path of an SVG. Each module is one unit wide and high.
    pub path: String,
}

/// Width of the white border (quiet zone) that the QR standard requires, in modules.
const QUIET_MODULES: usize = 4;

impl QrCode {
    /// Encodes `text` as a QR code; `None` if the text is too long for a QR code.
    pub fn of(text: &str) -> Option<QrCode> {
        let code = qrcode::QrCode::with_error_correction_level(text, EcLevel::L).ok()?;
        let mut path = String::new();
        for (y, row) in code.to_colors().chunks(code.width()).enumerate() {
            let mut x = 0;
            // Draws adjacent dark modules of a row as one bar. The drawing then has no gaps between
            // modules, and the path is shorter.
            for run in row.chunk_by(|one, next| one == next) {
                let length = run.len();
                if run[0] == Color::Dark {
                    let _ =
                        write!(path, "M{} {}h{length}v1h-{length}z", x + QUIET_MODULES, y + QUIET_MODULES);
                }
                x += length;
            }
        }
        Some(QrCode { size: code.width() + 2 * QUIET_MODULES, path })
    }
}
