//! Modified copies of the built page, with which tests simulate later releases.

use crate::folders::{Scratch, copy, dist, project};
use data_encoding::BASE64;
use sha2::{Digest, Sha256};
use std::fs;
use std::path::Path;

/// Modified copy of the built page, with which a test simulates a later release.
pub struct Build {
    folder: Scratch,
}

impl Build {
    /// Makes a copy of the built page with another title, as a new release. The service worker of
    /// the copy has the right digests.
    ///
    /// # Panics
    /// If the built page cannot be copied, or is not as `cargo xtask build` makes it.
    pub fn titled(title: &str) -> Build {
        let build = Build { folder: Scratch::new() };
        copy(&dist(), build.path());
        build.change("index.html", "<title>Tabiya</title>", &format!("<title>{title}</title>"));
        // The cache of a build has the build's name, which the page holds in `data-build`.
        let page = build.read("index.html");
        let rest = page.split_once("data-build=\"").map(|(_, rest)| rest);
        let Some((name, _)) = rest.and_then(|rest| rest.split_once('"')) else {
            panic!("the page names no build")
        };
        // A test may pass the build's own name as `title`, to offer other contents under that name.
        if name != title {
            build.change("index.html", name, title);
            build.write("sw.js", &build.read("sw.js").replace(name, title));
        }
        build
    }

    /// Makes a copy of the built page with another title and one truncated file, whose digest is
    /// therefore wrong.
    ///
    /// # Panics
    /// As [`Build::titled`].
    pub fn broken(title: &str) -> Build {
        let build = Build::titled(title);
        build.write(&build.file("icon", ".svg"), "<svg");
        build
    }

    /// Makes a faulty release: a copy of the built page with another title, whose program crashes
    /// at its start. All digests are right.
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

    /// Replaces the text `old` by `new` in the file `name` of the build.
    ///
    /// Updates the digests of the file in the page and in the service worker.
    ///
    /// # Panics
    /// If the file does not contain `old`, or the service worker does not list the file.
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

    /// Returns the name of the build's file whose name has this beginning and end.
    ///
    /// # Panics
    /// If there is no such file.
    pub fn file(&self, start: &str, end: &str) -> String {
        let names = fs::read_dir(self.path()).into_iter().flatten().flatten();
        let mut names = names.filter_map(|file| file.file_name().into_string().ok());
        match names.find(|name| name.starts_with(start) && name.ends_with(end)) {
            Some(name) => name,
            None => panic!("the page has no {start}…{end}"),
        }
    }

    /// Replaces the file digest `old` by `new` in the build's service worker.
    fn in_worker(&self, old: &str, new: &str) {
        let worker = self.read("sw.js");
        assert!(worker.contains(old), "the service worker does not know what has changed");
        self.write("sw.js", &worker.replace(old, new));
    }

    /// Makes a copy of the built page without the files whose paths begin with `start`, as if the
    /// host had lost them.
    ///
    /// The service worker does not cache such a build, because a file of its list is missing.
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

    /// Makes a copy of the built page as `cargo xtask serve` does for development, without a
    /// service worker that caches the page.
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

    /// Returns the folder with the files of the build.
    pub fn path(&self) -> &Path {
        self.folder.path()
    }

    /// Returns the text of the build's file `name`.
    fn read(&self, name: &str) -> String {
        match fs::read_to_string(self.path().join(name)) {
            Ok(text) => text,
            Err(error) => panic!("cannot read {name} of the built page: {error}"),
        }
    }

    /// Writes the build's file `name`.
    fn write(&self, name: &str, text: &str) {
        if let Err(error) = fs::write(self.path().join(name), text) {
            panic!("cannot write {name}: {error}");
        }
    }
}

/// Returns the SHA-256 digest of a text as an `integrity` attribute has it.
fn digest(text: &str) -> String {
    format!("sha256-{}", BASE64.encode(&Sha256::digest(text)))
}

/// Returns the HTML page `after` a change, with the digests of changed inline scripts updated in
/// its content security policy.
///
/// `before` is the page before the change.
fn with_policy(before: &str, after: &str) -> String {
    let mut page = after.to_owned();
    for (old, new) in scripts(before).zip(scripts(after)) {
        page = page.replace(&policy_hash(old), &policy_hash(new));
    }
    page
}

/// Returns the contents of the inline scripts in an HTML page.
fn scripts(page: &str) -> impl Iterator<Item = &str> {
    page.split("<script").skip(1).filter_map(|rest| rest.split_once('>')?.1.split("</script>").next())
}

/// Returns the SHA-256 digest of a script as a content security policy lists it.
fn policy_hash(text: &str) -> String {
    format!("'{}'", digest(text))
}
