//! A link as a code that cameras read.

use qrcode::{Color, EcLevel, QrCode};
use std::fmt::Write as _;

/// A QR code, as a drawing: black on white, whatever the colours of the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Code {
    /// How many modules each side has, with the quiet zone around them.
    pub size: usize,
    /// The dark modules, as the path of an SVG in which a module is a unit square.
    pub path: String,
}

/// So many modules around the code stay white, as its standard asks.
const QUIET: usize = 4;

impl Code {
    /// The code of a text; `None` where it is longer than codes can be.
    pub fn of(text: &str) -> Option<Code> {
        let code = QrCode::with_error_correction_level(text, EcLevel::L).ok()?;
        let mut path = String::new();
        for (y, row) in code.to_colors().chunks(code.width()).enumerate() {
            let mut x = 0;
            // A whole run is one bar: fewer seams, and a shorter path.
            for run in row.chunk_by(|one, next| one == next) {
                let length = run.len();
                if run[0] == Color::Dark {
                    let _ = write!(path, "M{} {}h{length}v1h-{length}z", x + QUIET, y + QUIET);
                }
                x += length;
            }
        }
        Some(Code { size: code.width() + 2 * QUIET, path })
    }
}
