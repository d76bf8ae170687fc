//! Sizes of the built page as transferred.

use std::fmt::Write as _;
use std::path::Path;
use std::thread;

use anyhow::Result;

use crate::{files, ship};

/// Part of `dist/` whose files load together.
pub(crate) struct Part {
    /// Name of the part.
    pub(crate) name: &'static str,
    /// Limit for the total size of its files, in bytes, each compressed by Brotli at level 11.
    pub(crate) budget: usize,
    /// Whether a file belongs to the part.
    holds: fn(&str) -> bool,
}

/// Parts of `dist/`: the page, which the user waits for; files fetched after it for installation
/// and offline use; the workers; the parts of the page's code that load on demand (see
/// `src/main.rs`), identified by their file names; and the files loaded on demand.
///
/// The budget of the page is the limit in decision 17. Every other budget is the last measured size
/// plus two percent.
pub(crate) const PARTS: [Part; 13] = [
    Part {
        name: "the page",
        budget: 290_000,
        holds: |name| {
            !is_behind(name)
                && !is_workers(name)
                && !is_partners(name)
                && !is_cameras(name)
                && !is_later(name)
        },
    },
    Part { name: "what is behind the page", budget: 23_200, holds: is_behind },
    Part { name: "the worker", budget: 129_900, holds: is_workers },
    // A limit, not a measured size, because the part loads during a game.
    Part { name: "the partner", budget: 60_000, holds: is_partners },
    Part { name: "the camera", budget: 92_000, holds: is_cameras },
    Part { name: "the dialogs", budget: 248_600, holds: |name| is_code(name) && name.contains("dialogs") },
    Part {
        name: "the club",
        budget: 329_300,
        holds: |name| is_code(name) && name.contains("club") && !name.contains("dialogs"),
    },
    Part {
        name: "the archive",
        budget: 75_900,
        holds: |name| is_code(name) && name.contains("archive") && !name.contains("dialogs"),
    },
    Part {
        name: "the review",
        budget: 90_000,
        holds: |name| is_code(name) && name.contains("review") && !name.contains("dialogs"),
    },
    Part { name: "the links", budget: 48_400, holds: |name| is_code(name) && name.contains("links") },
    Part { name: "the records", budget: 93_600, holds: |name| is_code(name) && name.contains("records") },
    Part { name: "the names of openings", budget: 33_300, holds: is_openings },
    Part {
        name: "what comes later",
        budget: 144_000,
        holds: |name| is_later(name) && !is_code(name) && !is_openings(name),
    },
];

/// Whether a file is the service worker or an icon of the installed page.
fn is_behind(name: &str) -> bool {
    name == "sw.js" || name.ends_with(".png")
}

/// Whether a file belongs to the worker for exact questions.
fn is_workers(name: &str) -> bool {
    name.starts_with(ship::WORKER)
}

/// Whether a file belongs to the computer opponent's worker.
fn is_partners(name: &str) -> bool {
    name.starts_with(ship::PARTNER)
}

/// Whether a file belongs to the camera's worker.
fn is_cameras(name: &str) -> bool {
    name.starts_with(ship::CAMERA)
}

/// Whether a file is loaded on demand and belongs to no worker.
fn is_later(name: &str) -> bool {
    name.starts_with(ship::LATER) && !is_workers(name) && !is_partners(name) && !is_cameras(name)
}

/// Whether a file holds the names of openings.
fn is_openings(name: &str) -> bool {
    is_later(name) && name.contains("openings")
}

/// Whether a file is code that loads on demand.
fn is_code(name: &str) -> bool {
    is_later(name) && name.ends_with(".wasm")
}

/// Size of a file of the page.
pub(crate) struct FileSize {
    /// Path in `dist/`.
    name: String,
    /// Size, in bytes.
    raw: usize,
    /// Size compressed by Brotli at level 11, in bytes.
    brotli: usize,
}

/// Measures every file in a folder; sorted by size, largest first.
pub(crate) fn measure(folder: &Path) -> Result<Vec<FileSize>> {
    let files = files::read(folder)?;
    // The larger files take seconds each, and there are few files: one thread per file.
    let mut sizes = thread::scope(|scope| {
        let handles: Vec<_> = files
            .into_iter()
            .map(|(name, bytes)| {
                scope.spawn(move || FileSize { name, raw: bytes.len(), brotli: compressed_len(&bytes) })
            })
            .collect();
        handles.into_iter().filter_map(|handle| handle.join().ok()).collect::<Vec<_>>()
    });
    sizes.sort_by(|a, b| b.brotli.cmp(&a.brotli).then_with(|| a.name.cmp(&b.name)));
    Ok(sizes)
}

impl Part {
    /// Returns the total size of the part's files, in bytes: raw and compressed.
    pub(crate) fn total(&self, sizes: &[FileSize]) -> (usize, usize) {
        let ours = sizes.iter().filter(|size| (self.holds)(&size.name));
        ours.fold((0, 0), |(raw, brotli), size| (raw + size.raw, brotli + size.brotli))
    }
}

/// Returns the files and their sizes as a table, with the total of each part and its budget.
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

/// Returns the compressed size of the bytes by Brotli at level 11.
fn compressed_len(bytes: &[u8]) -> usize {
    let settings =
        brotli::enc::BrotliEncoderParams { quality: 11, size_hint: bytes.len(), ..Default::default() };
    let mut compressed = Vec::new();
    match brotli::BrotliCompress(&mut &*bytes, &mut compressed, &settings) {
        Ok(_) => compressed.len(),
        // Writing to memory does not fail; the raw size is a safe fallback.
        Err(_) => bytes.len(),
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn every_file_is_in_a_part_and_code_in_each_that_takes_it() {
        let parts = |name: &str| {
            PARTS.iter().filter(|part| (part.holds)(name)).map(|part| part.name).collect::<Vec<_>>()
        };
        assert_eq!(parts("tabiya-1_bg.wasm"), ["the page"]);
        assert_eq!(parts("sw.js"), ["what is behind the page"]);
        assert_eq!(parts("icon-512-1.png"), ["what is behind the page"]);
        assert_eq!(parts("icon-1.svg"), ["the page"]);
        assert_eq!(parts("later/worker-1.wasm"), ["the worker"]);
        assert_eq!(parts("later/partner-1.wasm"), ["the partner"]);
        assert_eq!(parts("later/dialogs-1.wasm"), ["the dialogs"]);
        assert_eq!(parts("later/dialogs-records-1.wasm"), ["the dialogs", "the records"]);
        assert_eq!(parts("later/records-1.wasm"), ["the records"]);
        assert_eq!(parts("later/archive-1.wasm"), ["the archive"]);
        assert_eq!(parts("later/licences-1.json"), ["what comes later"]);
        assert_eq!(parts("later/openings-1.txt"), ["the names of openings"]);
    }

    #[test]
    fn a_folder_is_weighed_file_by_file() {
        let folder = std::env::temp_dir().join(format!("tabiya-sizes-test-{}", std::process::id()));
        fs::create_dir_all(folder.join("icons")).unwrap();
        fs::write(folder.join("index.html"), "<p>same</p>".repeat(1000)).unwrap();
        fs::write(folder.join("icons/a.svg"), "x").unwrap();
        let sizes = measure(&folder).unwrap();
        fs::remove_dir_all(&folder).unwrap();
        assert_eq!(
            sizes.iter().map(|size| size.name.as_str()).collect::<Vec<_>>(),
            ["index.html", "icons/a.svg"]
        );
        assert_eq!(sizes[0].raw, 11_000);
        assert!(sizes[0].brotli < 100, "{}", sizes[0].brotli);
        let brotli = sizes[0].brotli + sizes[1].brotli;
        assert_eq!(PARTS[0].total(&sizes), (11_001, brotli));
        assert!(table(&sizes).contains(&format!("     11001 {brotli:>10}  the page; its budget is")));
    }
}
