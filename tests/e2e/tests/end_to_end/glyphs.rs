//! Fonts: the browser has a glyph for every character that the page shows.

use serde_json::json;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use tabiya_e2e::{BrowserKind, Page, print_line, project, skip};

/// Script that returns the characters that no font has. The browser draws them as a box.
const MISSING: &str = "const [letters] = arguments;
    const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 64 });
    const pen = canvas.getContext('2d', { willReadFrequently: true });
    const drawn = letter => {
        pen.clearRect(0, 0, 64, 64);
        pen.font = '24px ' + getComputedStyle(document.body).fontFamily;
        pen.fillText(letter, 16, 40);
        return pen.getImageData(0, 0, 64, 64).data.join();
    };
    // These code points never have a glyph.
    const boxes = ['\\u{10ffff}', '\\u{fdd0}'].map(drawn);
    return [...letters].filter(letter => boxes.includes(drawn(letter))).join('')";

/// Returns the non-ASCII characters of a text. Ignores whitespace, and comment lines, which begin
/// with `comment`.
fn letters(text: &str, comment: &str) -> BTreeSet<char> {
    let lines = text.lines().filter(|line| !line.trim_start().starts_with(comment));
    lines.flat_map(str::chars).filter(|letter| !letter.is_ascii() && !letter.is_whitespace()).collect()
}

/// Returns the non-ASCII characters in all source files of a folder, without those in comment
/// lines.
fn letters_of_sources(folder: &Path) -> BTreeSet<char> {
    let entries = fs::read_dir(folder).expect("a folder").flatten().map(|entry| entry.path());
    let (folders, files): (Vec<_>, Vec<_>) = entries.partition(|path| path.is_dir());
    let mut found: BTreeSet<char> = folders.iter().flat_map(|folder| letters_of_sources(folder)).collect();
    for file in files {
        found.extend(letters(&fs::read_to_string(file).expect("a source"), "//"));
    }
    found
}

fn missing(page: &Page, letters: &BTreeSet<char>) -> Vec<char> {
    let letters: String = letters.iter().collect();
    let found = page.browser().read(MISSING, vec![json!(letters)]);
    // Characters that only change the shape of their neighbours draw nothing, so the script never
    // reports them as missing.
    found.as_str().expect("letters").chars().collect()
}

#[test]
fn no_letter_of_any_language_is_a_box() {
    if BrowserKind::wanted() != BrowserKind::Chromium {
        skip("other browsers write the number of a missing letter into its box: no two look the same");
    }
    let page = Page::open("");
    let unassigned = BTreeSet::from(['\u{378}']);
    assert_eq!(missing(&page, &unassigned), ['\u{378}'], "a letter that is none is seen to be missing");
    let mut faults = Vec::new();
    for entry in fs::read_dir(project().join("locales")).expect("the catalogues").flatten() {
        let path = entry.path();
        let Some(tag) = path.file_stem().filter(|_| path.extension().is_some_and(|kind| kind == "ftl"))
        else {
            continue;
        };
        let all = letters(&fs::read_to_string(&path).expect("a catalogue"), "#");
        let boxes = missing(&page, &all);
        print_line(&format!(
            "{}: {} letters outside ASCII, {} missing",
            tag.display(),
            all.len(),
            boxes.len()
        ));
        if boxes.len() > all.len() / 2 {
            print_line(&format!("{}: this machine has no font for it", tag.display()));
        } else if !boxes.is_empty() {
            faults.push((tag.to_owned(), boxes));
        }
    }
    for folder in ["src/ui", "src/words"] {
        let boxes = missing(&page, &letters_of_sources(&project().join(folder)));
        print_line(&format!("{folder}: {} missing", boxes.len()));
        if !boxes.is_empty() {
            faults.push((folder.into(), boxes));
        }
    }
    assert!(faults.is_empty(), "{faults:?}");
}
