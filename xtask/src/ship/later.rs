//! Files that load on demand: licences, and catalogues of other languages, including the guard's.
//!
//! The files are in a folder of their own, [`FOLDER`], and named by their content. The page knows
//! their original names; the attribute `data-assets` of the app's element maps each of them to its
//! address and digest: `{"licences.json":["./later/licences-0123456789abcdef.json","sha256-…"]}`.
//! Files that no start needs are in such a map in a file of its own (`list.json`). Without the
//! attribute, during development, a file is in `later/` under its own name. In the page as one file
//! they are elements, `<script type=text/plain data-asset="licences.json">`, in Base64.

use std::collections::BTreeMap;

use anyhow::Result;
use data_encoding::BASE64;

use super::digest::{self, integrity};
use super::guard;
use crate::files::Files;

/// Folder of the files in `dist/`.
pub(crate) const FOLDER: &str = "later/";

/// Attribute with the map of the files.
pub(super) const ATTRIBUTE: &str = "data-assets";
/// Selector of the element with the attribute.
pub(super) const PLACE: &str = "#app";

/// Name of the map of the files that no start needs. It loads when one of them is needed, so that
/// the page is smaller.
const LIST: &str = "list.json";

/// Addresses and digests of files, by their original names.
type Map = BTreeMap<String, [String; 2]>;

/// Returns the value of the attribute `data-assets`, from the names of the files before and after
/// renaming. Adds the map `list.json` to `files`.
pub(super) fn map(files: &mut Files, renamed: &BTreeMap<String, String>) -> Result<String> {
    let (mut first, mut others) = (Map::new(), Map::new());
    for (old, new) in renamed {
        if let (Some(name), Some(bytes)) = (old.strip_prefix(FOLDER), files.get(new)) {
            let map = if is_first(name) { &mut first } else { &mut others };
            map.insert(name.to_owned(), [format!("./{new}"), integrity(bytes)]);
        }
    }
    if !others.is_empty() {
        let list = serde_json::to_vec(&others)?;
        let name = format!("{FOLDER}list-{}.json", digest::short(&list));
        first.insert(LIST.to_owned(), [format!("./{name}"), integrity(&list)]);
        files.insert(name, list);
    }
    Ok(serde_json::to_string(&first)?)
}

/// Whether the start or the guard may need the file.
fn is_first(name: &str) -> bool {
    name == guard::WORDS || name.starts_with("words-")
}

/// Returns the files of a shipped page as elements; `map` is the value of its attribute.
pub(super) fn elements(files: &Files, map: &str) -> Result<String> {
    let mut map: Map = serde_json::from_str(map)?;
    let find = |place: &str| files.get(place.trim_start_matches("./"));
    if let Some(list) = map.remove(LIST).and_then(|[place, _]| find(&place)) {
        map.extend(serde_json::from_slice::<Map>(list)?);
    }
    let element = |(name, [place, _]): (String, [String; 2])| {
        let bytes = find(&place)?;
        Some(format!("<script type=text/plain data-asset=\"{name}\">{}</script>", BASE64.encode(bytes)))
    };
    Ok(map.into_iter().filter_map(element).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_is_told_where_they_are_and_what_they_should_hold() {
        let (words, licences) = ("later/words-de-1.bin", "later/licences-1.json");
        let mut files: Files = [(words, &b"Zug"[..]), (licences, b"{}"), ("a-1.js", b"")]
            .map(|(name, bytes)| (name.to_owned(), bytes.to_vec()))
            .into();
        let renamed = [("later/words-de.bin", words), ("later/licences.json", licences), ("a.js", "a-1.js")]
            .map(|(old, new)| (old.to_owned(), new.to_owned()))
            .into();
        let map = map(&mut files, &renamed).unwrap();
        let list = files.keys().find(|name| name.starts_with("later/list-")).expect("a list").clone();
        let entry = |name: &str, place: &str, bytes: &[u8]| {
            format!("\"{name}\":[\"./{place}\",\"{}\"]", integrity(bytes))
        };
        let listed = entry("list.json", &list, &files[&list]);
        assert_eq!(map, format!("{{{listed},{}}}", entry("words-de.bin", words, b"Zug")));
        assert_eq!(files[&list], format!("{{{}}}", entry("licences.json", licences, b"{}")).into_bytes());
        assert_eq!(
            elements(&files, &map).unwrap(),
            "<script type=text/plain data-asset=\"licences.json\">e30=</script>\
             <script type=text/plain data-asset=\"words-de.bin\">WnVn</script>"
        );
        assert!(elements(&files, "no map").is_err());
    }
}
