//! Search in Rust code for calls of message functions, to find unused messages. A message function
//! is generated for each translatable message, as a method of the type `Words`.

use std::collections::BTreeMap;
use std::path::Path;
use std::{fs, io};

/// Returns the names of the functions that the Rust files of a folder call, each with the paths of
/// the files that call it.
///
/// A path is written with slashes, and starts with the path of the folder. `.name(` and
/// `Words::name` count as calls of the function `name`.
///
/// # Errors
/// If a file or a folder cannot be read.
pub fn callers(folder: &Path) -> io::Result<BTreeMap<String, Vec<String>>> {
    let mut callers = BTreeMap::new();
    add_callers(folder, &mut callers)?;
    Ok(callers)
}

/// Adds the names of the functions that the Rust files of a folder call to `callers`, each with the
/// paths of these files.
fn add_callers(folder: &Path, callers: &mut BTreeMap<String, Vec<String>>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            add_callers(&path, callers)?;
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let file = path.to_string_lossy().replace('\\', "/");
            for name in called(&fs::read_to_string(&path)?) {
                let files: &mut Vec<String> = callers.entry(name.to_owned()).or_default();
                if files.last() != Some(&file) {
                    files.push(file.clone());
                }
            }
        }
    }
    Ok(())
}

/// Returns the names of the functions that a text of Rust code calls.
fn called(text: &str) -> impl Iterator<Item = &str> {
    let is_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
    text.split(move |c: char| !is_name(c)).filter(move |name| {
        let start = name.as_ptr() as usize - text.as_ptr() as usize;
        let (before, after) = (text[..start].trim_end(), &text[start + name.len()..]);
        // `.name` without a parenthesis after it is a field, not a call.
        !name.is_empty() && (before.ends_with('.') && after.starts_with('(') || before.ends_with("Words::"))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn calls_are_found_and_fields_are_not() {
        let text = "words\n    .new_game(&x); view.close; list.map(Words::settings); let undo = 1;";
        assert_eq!(called(text).collect::<Vec<_>>(), ["new_game", "map", "settings"]);
    }
}
