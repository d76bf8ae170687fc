//! Builds of the page that differ from the one at hand, as a later day would bring them.

use crate::folders::{Scratch, copy, dist, project};
use data_encoding::BASE64;
use sha2::{Digest, Sha256};
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
        build.change("index.html", "<title>Tabiya</title>", &format!("<title>{title}</title>"));
        // Each build has a cache of its own, named by all that is in it; the page bears that name too.
        let worker = build.read("sw.js");
        let Some((_, rest)) = worker.split_once("const BUILD = \"") else {
            panic!("the service worker names no build")
        };
        let name = rest[..16].to_owned();
        if name != title && build.read("index.html").contains(&name) {
            build.change("index.html", &name, title);
        }
        build.write("sw.js", &build.read("sw.js").replace(&name, title));
        build
    }

    /// The same with one file cut short behind its service worker's back.
    ///
    /// # Panics
    /// As [`Build::titled`].
    pub fn broken(title: &str) -> Build {
        let build = Build::titled(title);
        build.write(&build.file("icon", ".svg"), "<svg");
        build
    }

    /// The same with a program that breaks at its start. Every digest is right: it is a release that should not have been
    /// one.
    ///
    /// # Panics
    /// As [`Build::titled`].
    pub fn that_traps(title: &str) -> Build {
        let build = Build::titled(title);
        let script = build.file("tabiya", ".js");
        build.change(
            &script,
            ".__wbindgen_start()",
            "[(() => { throw new WebAssembly.RuntimeError('unreachable') })()]",
        );
        build
    }

    /// Changes a file, and every digest of it in the page, its policy and its service worker.
    ///
    /// # Panics
    /// If the file has nothing of the kind.
    pub fn change(&self, name: &str, old: &str, new: &str) {
        let before = self.read(name);
        let after = before.replace(old, new);
        assert!(before != after, "{name} has no {old} to change");
        self.write(name, &after);
        if name != "index.html" {
            let page = self.read("index.html");
            let fixed = page.replace(&digest(&before), &digest(&after));
            self.write("index.html", &with_policy(&page, &fixed));
            self.in_worker(&digest(&page), &digest(&self.read("index.html")));
        }
        self.in_worker(&digest(&before), &digest(&after));
    }

    /// The name of the file that begins and ends so.
    ///
    /// # Panics
    /// If there is none.
    pub fn file(&self, start: &str, end: &str) -> String {
        let names = fs::read_dir(self.path()).into_iter().flatten().flatten();
        let mut names = names.filter_map(|file| file.file_name().into_string().ok());
        match names.find(|name| name.starts_with(start) && name.ends_with(end)) {
            Some(name) => name,
            None => panic!("the page has no {start}…{end}"),
        }
    }

    /// The service worker must know what it is to fetch.
    fn in_worker(&self, old: &str, new: &str) {
        let worker = self.read("sw.js");
        assert!(worker.contains(old), "the service worker does not know what has changed");
        self.write("sw.js", &worker.replace(old, new));
    }

    /// The page at hand without the files whose paths begin so: its host has lost them, and so no service worker keeps it.
    ///
    /// # Panics
    /// As [`Build::titled`], and if there are no such files.
    pub fn without(start: &str) -> Build {
        let build = Build { folder: Scratch::new() };
        copy(&dist(), build.path());
        let (folder, name) = start.rsplit_once('/').unwrap_or(("", start));
        let entries = fs::read_dir(build.path().join(folder)).into_iter().flatten().flatten();
        let lost: Vec<_> =
            entries.filter(|entry| entry.file_name().to_string_lossy().starts_with(name)).collect();
        assert!(!lost.is_empty(), "the page has no {start}");
        for entry in lost {
            if let Err(error) = fs::remove_file(entry.path()) {
                panic!("cannot remove {}: {error}", entry.path().display());
            }
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
    format!("sha256-{}", BASE64.encode(&Sha256::digest(text)))
}

/// The page with a policy that knows its inline scripts, given how it was before they changed.
fn with_policy(before: &str, after: &str) -> String {
    let mut page = after.to_owned();
    for (old, new) in scripts(before).zip(scripts(after)) {
        page = page.replace(&policy_hash(old), &policy_hash(new));
    }
    page
}

/// What stands in the inline scripts of a page.
fn scripts(page: &str) -> impl Iterator<Item = &str> {
    page.split("<script").skip(1).filter_map(|rest| rest.split_once('>')?.1.split("</script>").next())
}

fn policy_hash(text: &str) -> String {
    format!("'{}'", digest(text))
}
