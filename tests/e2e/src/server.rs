//! Local web server from which the tests load the built page.

use http_body_util::Full;
use hyper::body::{Bytes, Incoming};
use hyper::header::{CACHE_CONTROL, CONTENT_TYPE, HeaderValue, VARY};
use hyper::service::service_fn;
use hyper::{Request, Response, StatusCode};
use hyper_util::rt::TokioIo;
use std::fs;
use std::io;
use std::net::{SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use tokio::sync::oneshot;

/// Local web server of a test. It serves a folder on a free port, at the root or under a sub-path.
///
/// The test can make the server refuse requests, serve another folder, or behave unusually
/// ([`ServerBehaviour`]). Dropping a `Server` stops it.
pub struct Server {
    thread: Option<JoinHandle<()>>,
    /// Stops the thread when the sender is dropped.
    end: Option<oneshot::Sender<()>>,
    address: SocketAddr,
    prefix: String,
    state: Arc<Mutex<ServerState>>,
}

/// Unusual behaviour of a test's web server, such as failing requests.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ServerBehaviour {
    /// Whether every file but the service worker has the header `Vary: *`, which prevents caching.
    pub varies: bool,
    /// Fails every `fails_every`-th request; 0: fails no request.
    pub fails_every: usize,
}

/// State of a test's web server, which the server's thread and the test share.
struct ServerState {
    /// Folder to serve; if `None`, every request is refused.
    folder: Option<PathBuf>,
    requested_paths: Vec<String>,
    behaviour: ServerBehaviour,
    /// Number of requests since the behaviour was set.
    requests: usize,
    /// Script to insert at the beginning of the page.
    inserted_script: Option<String>,
}

impl Server {
    /// Starts a web server that serves `folder` under the path `prefix`, which begins and ends with
    /// a slash. Requests for other paths get the status 404.
    ///
    /// # Panics
    /// If there is no free port.
    pub fn start(folder: &Path, prefix: &str) -> Server {
        assert!(prefix.starts_with('/') && prefix.ends_with('/'), "a prefix is framed by slashes: {prefix}");
        let (listener, address) = match listen() {
            Ok(found) => found,
            Err(error) => panic!("cannot serve the page from 127.0.0.1: {error}"),
        };
        let state = Arc::new(Mutex::new(ServerState {
            folder: Some(folder.to_owned()),
            requested_paths: Vec::new(),
            behaviour: ServerBehaviour::default(),
            requests: 0,
            inserted_script: None,
        }));
        let (end, ended) = oneshot::channel();
        let (for_thread, its_prefix) = (state.clone(), prefix.to_owned());
        let thread = thread::spawn(move || {
            if let Err(error) = serve(listener, ended, for_thread, its_prefix) {
                panic!("the page is served no more: {error}");
            }
        });
        Server { thread: Some(thread), end: Some(end), address, prefix: prefix.to_owned(), state }
    }

    /// Returns the address of the page on this web server.
    pub fn url(&self) -> String {
        format!("http://{}{}", self.address, self.prefix)
    }

    /// Makes the web server refuse all later requests, as if there were no network.
    pub fn refuse_requests(&self) {
        lock(&self.state).folder = None;
    }

    /// Makes the web server serve this folder for all later requests.
    pub fn serve_folder(&self, folder: &Path) {
        lock(&self.state).folder = Some(folder.to_owned());
    }

    /// Sets how the server behaves for later requests.
    pub fn behave(&self, behaviour: ServerBehaviour) {
        let mut state = lock(&self.state);
        (state.behaviour, state.requests) = (behaviour, 0);
    }

    /// Makes the web server insert this script at the beginning of the page in later requests;
    /// `None` inserts none.
    pub(crate) fn set_inserted_script(&self, script: Option<&str>) {
        lock(&self.state).inserted_script = script.map(str::to_owned);
    }

    /// Returns the paths, with their queries, that browsers have requested from this web server
    /// since the last call.
    pub fn take_requested_paths(&self) -> Vec<String> {
        std::mem::take(&mut lock(&self.state).requested_paths)
    }
}

impl Drop for Server {
    /// Stops the web server's thread.
    fn drop(&mut self) {
        drop(self.end.take());
        if let Some(thread) = self.thread.take() {
            // The thread has printed its panic, if any.
            let _ = thread.join();
        }
    }
}

/// Locks a mutex, even if another thread has panicked while it held the lock.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Opens a listener on a free local TCP port, and returns it with its address.
fn listen() -> io::Result<(TcpListener, SocketAddr)> {
    let listener = TcpListener::bind("127.0.0.1:0")?;
    listener.set_nonblocking(true)?;
    let address = listener.local_addr()?;
    Ok((listener, address))
}

/// Answers the requests to a test's web server until the sender of `ended` is dropped.
fn serve(
    listener: TcpListener,
    mut ended: oneshot::Receiver<()>,
    state: Arc<Mutex<ServerState>>,
    prefix: String,
) -> io::Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let listener = tokio::net::TcpListener::from_std(listener)?;
        loop {
            let stream = tokio::select! {
                _ = &mut ended => return Ok(()),
                accepted = listener.accept() => accepted?.0,
            };
            let (state, prefix) = (state.clone(), prefix.clone());
            let service = service_fn(move |request| {
                let answer = answer(&request, &state, &prefix);
                async move { answer }
            });
            // The browser may close the connection early, so errors are ignored.
            let connection = hyper::server::conn::http1::Builder::new();
            tokio::spawn(connection.serve_connection(TokioIo::new(stream), service));
        }
    })
}

/// Answers an HTTP request to a test's web server. If this function returns an error, the
/// connection closes, as if there were no network.
fn answer(
    request: &Request<Incoming>,
    state: &Mutex<ServerState>,
    prefix: &str,
) -> io::Result<Response<Full<Bytes>>> {
    let url = request.uri().path_and_query().map_or("/", |url| url.as_str()).to_owned();
    let (folder, inserted_script, ServerBehaviour { varies, fails_every }, requests) = {
        let mut state = lock(state);
        state.requested_paths.push(url.clone());
        state.requests += 1;
        (state.folder.clone(), state.inserted_script.clone(), state.behaviour, state.requests)
    };
    let folder = folder.ok_or(io::ErrorKind::ConnectionRefused)?;
    if fails_every > 0 && requests.is_multiple_of(fails_every) {
        let mut response = Response::new(Full::from("try again"));
        *response.status_mut() = StatusCode::SERVICE_UNAVAILABLE;
        return Ok(response);
    }
    let found = file(&url, &folder, prefix).and_then(|path| Some((fs::read(&path).ok()?, path)));
    let Some((body, path)) = found else {
        let mut response = Response::new(Full::from("not here"));
        *response.status_mut() = StatusCode::NOT_FOUND;
        return Ok(response);
    };
    let body = match inserted_script {
        Some(script) if path.ends_with("index.html") => with_script(body, &script),
        _ => body,
    };
    let mut response = Response::new(Full::from(body));
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(kind(&path)));
    // Tests change the content of files but not their names, so a browser must ask the server
    // before it uses its HTTP cache.
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    // Firefox does not install a service worker whose script has the header `Vary`.
    if varies && !url.ends_with("sw.js") {
        headers.insert(VARY, HeaderValue::from_static("*"));
    }
    Ok(response)
}

/// Inserts a script into an HTML page before the first `<meta>` tag. The content security policy is
/// in a later tag, so it does not block the script.
fn with_script(page: Vec<u8>, script: &str) -> Vec<u8> {
    let page = String::from_utf8_lossy(&page).into_owned();
    page.replacen("<meta", &format!("<script>{script}</script><meta"), 1).into_bytes()
}

/// Returns the path of the file that a request for `url` asks for; `None` if the URL is not under
/// `prefix`, or its path has an unusual part, such as `..`, that may lead out of `folder`.
fn file(url: &str, folder: &Path, prefix: &str) -> Option<PathBuf> {
    let path = url.split(['?', '#']).next()?.strip_prefix(prefix)?;
    let path = if path.is_empty() { "index.html" } else { path };
    let plain = |part: &str| !part.is_empty() && !part.starts_with('.') && !part.contains(['\\', ':', '%']);
    path.split('/').all(plain).then(|| folder.join(path))
}

/// Returns the media type of a file, such as `text/css`, by its extension.
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
