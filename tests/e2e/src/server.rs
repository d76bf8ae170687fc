//! The plainest of static hosts.

use std::fs;
use std::io::Write as _;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use tiny_http::{Header, Request, Response};

/// Serves a folder from a free port of this machine, at the root or under a sub-path, for as long as it lives. It can
/// fall silent and come back with another folder.
pub struct Server {
    http: Arc<tiny_http::Server>,
    thread: Option<JoinHandle<()>>,
    address: SocketAddr,
    prefix: String,
    desk: Arc<Mutex<Desk>>,
}

/// What it has, and what it was asked for.
struct Desk {
    /// `None`: every request is refused.
    folder: Option<PathBuf>,
    asked: Vec<String>,
    /// A script that is put into the page, before anything else in it.
    first: Option<String>,
}

impl Server {
    /// Serves `folder` under `prefix`, which begins and ends with a slash. Nothing else is found there.
    ///
    /// # Panics
    /// If no port can be had.
    pub fn start(folder: &Path, prefix: &str) -> Server {
        assert!(prefix.starts_with('/') && prefix.ends_with('/'), "a prefix is framed by slashes: {prefix}");
        let http = match tiny_http::Server::http("127.0.0.1:0") {
            Ok(http) => Arc::new(http),
            Err(error) => panic!("cannot serve the page from 127.0.0.1: {error}"),
        };
        let Some(address) = http.server_addr().to_ip() else { panic!("a web server without an address") };
        let desk =
            Arc::new(Mutex::new(Desk { folder: Some(folder.to_owned()), asked: Vec::new(), first: None }));
        let thread = {
            let (http, desk, prefix) = (http.clone(), desk.clone(), prefix.to_owned());
            std::thread::spawn(move || {
                while let Ok(request) = http.recv() {
                    let (folder, first) = {
                        let mut desk = lock(&desk);
                        desk.asked.push(request.url().to_owned());
                        (desk.folder.clone(), desk.first.clone())
                    };
                    match folder {
                        Some(folder) => answer(request, &folder, &prefix, first.as_deref()),
                        None => refuse(request),
                    }
                }
            })
        };
        Server { http, thread: Some(thread), address, prefix: prefix.to_owned(), desk }
    }

    /// The address of the page.
    pub fn url(&self) -> String {
        format!("http://{}{}", self.address, self.prefix)
    }

    /// From now on nobody gets an answer: a request fails as it does without a network.
    pub fn stop(&self) {
        lock(&self.desk).folder = None;
    }

    /// From now on it has this folder.
    pub fn resume(&self, folder: &Path) {
        lock(&self.desk).folder = Some(folder.to_owned());
    }

    /// From now on the page comes with this script before anything else in it, or without.
    pub(crate) fn put_first(&self, script: Option<&str>) {
        lock(&self.desk).first = script.map(str::to_owned);
    }

    /// The paths that it was asked for since this was last called.
    pub fn asked(&self) -> Vec<String> {
        std::mem::take(&mut lock(&self.desk).asked)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.http.unblock();
        if let Some(thread) = self.thread.take() {
            // Its panic, if any, has been printed; there is nothing to add.
            let _ = thread.join();
        }
    }
}

/// What a panic of another thread has left is as good as ever.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What no browser takes for an answer: a request fails at once, as it does without a network.
fn refuse(request: Request) {
    let mut writer = request.into_writer();
    // A browser that has gone away is refused as well.
    let _ = writer.write_all(b"there is nothing here\n").and_then(|()| writer.flush());
}

fn answer(request: Request, folder: &Path, prefix: &str, first: Option<&str>) {
    let found = file(request.url(), folder, prefix).and_then(|path| Some((fs::read(&path).ok()?, path)));
    // A browser that has gone away takes no answer; that is its own affair.
    let _ = match found {
        Some((body, path)) => {
            let body = match first {
                Some(script) if path.ends_with("index.html") => with_script(body, script),
                _ => body,
            };
            let header = Header::from_bytes("Content-Type", kind(&path));
            let response = Response::from_data(body);
            match header {
                Ok(header) => request.respond(response.with_header(header)),
                Err(()) => request.respond(response),
            }
        }
        None => request.respond(Response::from_string("not here").with_status_code(404)),
    };
}

/// The page with a script at the beginning of its head, where its content security policy does not reach yet.
fn with_script(page: Vec<u8>, script: &str) -> Vec<u8> {
    let page = String::from_utf8_lossy(&page).into_owned();
    page.replacen("<head>", &format!("<head><script>{script}</script>"), 1).into_bytes()
}

/// The file that an address means; `None` where it leads out of the folder or the prefix.
fn file(url: &str, folder: &Path, prefix: &str) -> Option<PathBuf> {
    let path = url.split(['?', '#']).next()?.strip_prefix(prefix)?;
    let path = if path.is_empty() { "index.html" } else { path };
    let plain = |part: &str| !part.is_empty() && !part.starts_with('.') && !part.contains(['\\', ':', '%']);
    path.split('/').all(plain).then(|| folder.join(path))
}

fn kind(path: &Path) -> &'static str {
    match path.extension().and_then(|extension| extension.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("json" | "webmanifest") => "application/json",
        Some("png") => "image/png",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_stay_within_the_folder_and_the_prefix() {
        let folder = Path::new("/page");
        assert_eq!(file("/", folder, "/"), Some("/page/index.html".into()));
        assert_eq!(file("/a/b/x.js?v=1", folder, "/a/b/"), Some("/page/x.js".into()));
        for outside in ["/x.js", "/a/b", "/a/b/../x.js", "/a/b//x.js", "/a/b/%2e%2e/x.js"] {
            assert_eq!(file(outside, folder, "/a/b/"), None, "{outside}");
        }
    }
}
