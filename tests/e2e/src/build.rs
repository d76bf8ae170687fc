//! Builds of the page that differ from the one at hand, as a later day would bring them.

use crate::folders::{Scratch, dist, project};
use base64::Engine as _;
use sha2::{Digest, Sha384};
use std::fs;
use std::path::Path;

/// A copy of the built page with a change in it.
pub struct Build {
    folder: Scratch,
}

impl Build {
    /// A build whose page has another title, and whose service worker knows the digest of that.
    ///
    /// # Panics
    /// If the page at hand cannot be copied, or is not as `cargo xtask build` leaves it.
    pub fn titled(title: &str) -> Build {
        let build = Build { folder: Scratch::new() };
        copy(&dist(), build.path());
        let old = build.read("index.html");
        let new = old.replace("<title>Tabiya</title>", &format!("<title>{title}</title>"));
        assert_ne!(old, new, "the page has no title to change");
        let worker = build.read("sw.js").replace(&digest(&old), &digest(&new));
        assert!(worker.contains(&digest(&new)), "the service worker does not know the page");
        // Each build has a cache of its own, named by all that is in it.
        let at = worker.find("const BUILD = \"").map(|at| at + "const BUILD = \"".len());
        let Some(at) = at else { panic!("the service worker names no cache") };
        let worker = format!("{}{title}{}", &worker[..at], &worker[at + 16..]);
        build.write("index.html", &new);
        build.write("sw.js", &worker);
        build
    }

    /// The same with one file cut short behind its service worker's back.
    ///
    /// # Panics
    /// As [`Build::titled`].
    pub fn broken(title: &str) -> Build {
        let build = Build::titled(title);
        let pieces = fs::read_dir(build.path()).ok().and_then(|mut files| {
            files.find_map(|file| {
                let path = file.ok()?.path();
                path.file_name()?.to_str()?.starts_with("pieces").then_some(path)
            })
        });
        let Some(pieces) = pieces else { panic!("the page has no pieces") };
        if let Err(error) = fs::write(&pieces, "<svg") {
            panic!("cannot write {}: {error}", pieces.display());
        }
        build
    }

    /// A build as `cargo xtask serve` has it: nothing of it is to be kept.
    ///
    /// # Panics
    /// As [`Build::titled`].
    pub fn on_the_workbench() -> Build {
        let build = Build::titled("Tabiya at work");
        let farewell = project().join("xtask/src/ship/farewell.js");
        match fs::read_to_string(&farewell) {
            Ok(farewell) => build.write("sw.js", &farewell),
            Err(error) => panic!("cannot read {}: {error}", farewell.display()),
        }
        build
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        self.folder.path()
    }

    fn read(&self, name: &str) -> String {
        match fs::read_to_string(self.path().join(name)) {
            Ok(text) => text,
            Err(error) => panic!("cannot read {name} of the built page: {error}"),
        }
    }

    fn write(&self, name: &str, text: &str) {
        if let Err(error) = fs::write(self.path().join(name), text) {
            panic!("cannot write {name}: {error}");
        }
    }
}

fn digest(text: &str) -> String {
    format!("sha384-{}", base64::engine::general_purpose::STANDARD.encode(Sha384::digest(text)))
}

/// Copies what is in a folder, and in the folders in it: what the page asks for later lies in one.
fn copy(from: &Path, to: &Path) {
    let entries = match fs::read_dir(from) {
        Ok(entries) => entries,
        Err(error) => panic!("cannot read {}: {error}", from.display()),
    };
    for entry in entries.flatten() {
        let (old, new) = (entry.path(), to.join(entry.file_name()));
        if old.is_dir() {
            if let Err(error) = fs::create_dir_all(&new) {
                panic!("cannot make {}: {error}", new.display());
            }
            copy(&old, &new);
        } else if let Err(error) = fs::copy(&old, &new) {
            panic!("cannot copy {}: {error}", old.display());
        }
    }
}
