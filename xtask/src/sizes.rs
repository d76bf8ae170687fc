//! Sizes of the built page's files, raw and compressed for transfer, and their budgets.

use std::fmt::Write as _;
use std::io;
use std::path::Path;

use anyhow::{Result, ensure};
use brotli::enc::BrotliEncoderParams;
use rayon::prelude::*;

use crate::files;
use crate::ship::{CAMERA, LATER, OPPONENT, TRANSLATION, WORKER};

/// Group of files of the built page (`dist/`), with a limit for their total size.
pub(crate) struct Part {
    /// Name of the part.
    pub(crate) name: &'static str,
    /// Limit for the total size of the part's files, in bytes; each file is compressed by Brotli at
    /// level 11.
    pub(crate) budget: usize,
    /// Whether the file with this path in `dist/` belongs to the part.
    holds: fn(&str) -> bool,
}

/// Parts of `dist/` in the order of the report.
///
/// The parts are: the page, which the user waits for; the files fetched after the page for
/// installation and offline use; the workers; the parts of the page's code that load on demand (see
/// `src/main.rs`), recognized by their file names; and the other files loaded on demand.
///
/// The budget of the page is the limit in decision 17 (`docs/decisions`). The budget of the
/// computer opponent is a fixed limit too, because the opponent loads during a game. Every other
/// budget is the last measured size plus two percent.
pub(crate) const PARTS: [Part; 13] = [
    part("the page", 290_000, |name| !is_icon_or_service_worker(name) && !name.starts_with(LATER)),
    part("icons and service worker", 23_600, is_icon_or_service_worker),
    part("the worker", 141_400, |name| name.starts_with(WORKER)),
    part("the opponent", 60_000, |name| name.starts_with(OPPONENT)),
    part("the camera", 92_000, |name| name.starts_with(CAMERA)),
    part("the translation", 72_300, |name| name.starts_with(TRANSLATION)),
    part("the dialogs", 282_500, |name| is_code(name, "dialogs")),
    part("the club", 347_000, |name| is_code(name, "club") && !name.contains("dialogs")),
    part("the archive", 134_000, |name| is_code(name, "archive") && !name.contains("dialogs")),
    part("the links", 48_900, |name| is_code(name, "links")),
    part("the records", 95_900, |name| is_code(name, "records")),
    part("the names of openings", 33_300, |name| is_data(name) && name.contains("openings")),
    part("what comes later", 161_000, |name| is_data(name) && !name.contains("openings")),
];

/// Creates a part of the built page.
const fn part(name: &'static str, budget: usize, holds: fn(&str) -> bool) -> Part {
    Part { name, budget, holds }
}

/// Whether a file of the built page is the service worker or an icon of the installed app.
fn is_icon_or_service_worker(name: &str) -> bool {
    name == "sw.js" || name.ends_with(".png")
}

/// Whether a file of the built page loads on demand and does not belong to a web worker.
fn is_later(name: &str) -> bool {
    let workers = [WORKER, OPPONENT, CAMERA, TRANSLATION];
    name.starts_with(LATER) && !workers.iter().any(|worker| name.starts_with(worker))
}

/// Whether a file of the built page is compiled code of the part `part`, which loads on demand.
fn is_code(name: &str, part: &str) -> bool {
    is_later(name) && name.ends_with(".wasm") && name.contains(part)
}

/// Whether a file of the built page loads on demand and is data (texts, opening names), not
/// compiled code.
fn is_data(name: &str) -> bool {
    is_later(name) && !name.ends_with(".wasm")
}

/// Size of one file of the built page, in bytes: raw and compressed.
pub(crate) struct FileSize {
    /// Path in `dist/`.
    name: String,
    /// Size without compression, in bytes.
    raw: usize,
    /// Size compressed by Brotli at level 11, in bytes.
    brotli: usize,
}

/// Measures every file of a built page in `folder`, largest compressed size first. Fails if a file
/// is empty.
pub(crate) fn measure(folder: &Path) -> Result<Vec<FileSize>> {
    // Compressing a large file takes seconds, so the files are measured in parallel.
    let measure = |(name, bytes): (String, Vec<u8>)| {
        ensure!(!bytes.is_empty(), "{name} is empty: the disk may be full");
        Ok(FileSize { name, raw: bytes.len(), brotli: compressed_len(&bytes)? })
    };
    let mut sizes = files::read(folder)?.into_par_iter().map(measure).collect::<Result<Vec<_>>>()?;
    sizes.sort_by(|a, b| b.brotli.cmp(&a.brotli).then_with(|| a.name.cmp(&b.name)));
    Ok(sizes)
}

impl Part {
    /// Returns the total size in bytes of the files of this part of the page: raw and compressed.
    pub(crate) fn total(&self, sizes: &[FileSize]) -> (usize, usize) {
        let ours = sizes.iter().filter(|size| (self.holds)(&size.name));
        ours.fold((0, 0), |(raw, brotli), size| (raw + size.raw, brotli + size.brotli))
    }
}

/// Formats the sizes of the page's files as a text table, and below it the total of each part of
/// the page and its budget.
pub(crate) fn table(sizes: &[FileSize]) -> String {
    let mut table = format!("{:>10} {:>10}  file\n", "raw B", "brotli B");
    for size in sizes {
        writeln!(table, "{:>10} {:>10}  {}", size.raw, size.brotli, size.name).ok();
    }
    for part in &PARTS {
        let (raw, brotli) = part.total(sizes);
        writeln!(table, "{raw:>10} {brotli:>10}  {}; its budget is {} B", part.name, part.budget).ok();
    }
    table
}

/// Returns the number of bytes to which Brotli at level 11 compresses `bytes`.
fn compressed_len(mut bytes: &[u8]) -> Result<usize> {
    let settings = BrotliEncoderParams { quality: 11, size_hint: bytes.len(), ..Default::default() };
    Ok(brotli::BrotliCompress(&mut bytes, &mut io::sink(), &settings)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_is_in_a_part_and_code_in_each_that_takes_it() {
        let parts = |name: &str| {
            PARTS.iter().filter(|part| (part.holds)(name)).map(|part| part.name).collect::<Vec<_>>()
        };
        assert_eq!(parts("tabiya-1_bg.wasm"), ["the page"]);
        assert_eq!(parts("sw.js"), ["icons and service worker"]);
        assert_eq!(parts("icon-512-1.png"), ["icons and service worker"]);
        assert_eq!(parts("icon-1.svg"), ["the page"]);
        assert_eq!(parts("later/worker-1.wasm"), ["the worker"]);
        assert_eq!(parts("later/opponent-1.wasm"), ["the opponent"]);
        assert_eq!(parts("later/translation-1.wasm"), ["the translation"]);
        assert_eq!(parts("later/dialogs-1.wasm"), ["the dialogs"]);
        assert_eq!(parts("later/dialogs-records-1.wasm"), ["the dialogs", "the records"]);
        assert_eq!(parts("later/records-1.wasm"), ["the records"]);
        assert_eq!(parts("later/archive-1.wasm"), ["the archive"]);
        assert_eq!(parts("later/licences-1.json"), ["what comes later"]);
        assert_eq!(parts("later/openings-1.txt"), ["the names of openings"]);
    }

    #[test]
    fn a_folder_is_weighed_file_by_file() {
        let folder = tempfile::tempdir().unwrap();
        files::write(&folder.path().join("index.html"), "<p>same</p>".repeat(1000)).unwrap();
        files::write(&folder.path().join("icons/a.svg"), "x").unwrap();
        let sizes = measure(folder.path()).unwrap();
        assert_eq!([&sizes[0].name, &sizes[1].name], ["index.html", "icons/a.svg"]);
        assert_eq!(sizes[0].raw, 11_000);
        assert!(sizes[0].brotli < 100, "{}", sizes[0].brotli);
        let brotli = sizes[0].brotli + sizes[1].brotli;
        assert_eq!(PARTS[0].total(&sizes), (11_001, brotli));
        assert!(table(&sizes).contains(&format!("     11001 {brotli:>10}  the page; its budget is")));
        files::write(&folder.path().join("later/club.wasm"), "").unwrap();
        assert!(measure(folder.path()).is_err());
    }
}
