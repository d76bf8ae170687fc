//! Local nginx and Apache servers as hosts of the page, each with a minimal configuration and its
//! default headers.

use crate::folders::{Scratch, copy};
use crate::skip::skip;
use std::fs;
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// Folder of Apache's modules in Debian.
const MODULES: &str = "/usr/lib/apache2/modules";

/// Apache modules that static files need. Debian enables all of them by default.
const APACHE_MODULES: [&str; 8] =
    ["mpm_event", "authz_core", "authz_host", "dir", "mime", "negotiation", "filter", "deflate"];

/// Web server program that tests run on this machine: nginx or Apache.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WebServerKind {
    /// nginx.
    Nginx,
    /// Apache's HTTP server.
    Apache,
}

/// A local nginx or Apache that serves a folder under a sub-path. Dropping a `WebServer` ends the
/// program.
pub struct WebServer {
    kind: WebServerKind,
    program: PathBuf,
    /// Folder of the server's configuration. Its subfolder `www` has the served files.
    folder: Scratch,
    prefix: String,
    port: u16,
    child: Option<Child>,
}

impl WebServer {
    /// Starts the web server with a copy of the folder `files` under the path `prefix`, which
    /// begins and ends with a slash.
    ///
    /// Skips the test if the program is not installed, or its files are not where Debian has them.
    ///
    /// # Panics
    /// If the program does not start.
    pub fn start(kind: WebServerKind, files: &Path, prefix: &str) -> WebServer {
        let (name, needs) = match kind {
            WebServerKind::Nginx => ("nginx", "/etc/nginx/mime.types"),
            WebServerKind::Apache => ("apache2", MODULES),
        };
        let Some(program) = program(name).filter(|_| Path::new(needs).exists()) else {
            skip(&format!("there is no {name} here, or not as Debian has it"))
        };
        let mut server = WebServer {
            kind,
            program,
            folder: Scratch::new(),
            prefix: prefix.to_owned(),
            port: free_port(),
            child: None,
        };
        server.deploy(files);
        server.resume();
        server
    }

    /// Returns the address of the page on this web server.
    pub fn url(&self) -> String {
        format!("http://127.0.0.1:{}{}", self.port, self.prefix)
    }

    /// Copies the folder `files` over the served files, like a new release of the page.
    pub fn deploy(&self, files: &Path) {
        copy(files, &self.folder.path().join("www").join(self.prefix.trim_matches('/')));
    }

    /// Ends the web server's process; later requests fail.
    pub fn stop(&mut self) {
        if let Some(mut child) = self.child.take() {
            // The program may have ended by itself.
            let _ = child.kill();
            let _ = child.wait();
        }
    }

    /// Starts the web server again at the same address, after [`WebServer::stop`].
    ///
    /// # Panics
    /// If the web server does not answer.
    pub fn resume(&mut self) {
        let folder = self.folder.path();
        let file = folder.join("server.conf");
        let (configuration, arguments) = match self.kind {
            WebServerKind::Nginx => (nginx(folder, self.port), ["-p", "-c"]),
            WebServerKind::Apache => (apache(folder, self.port, self.folder.is_roots()), ["-d", "-f"]),
        };
        if let Err(error) = fs::write(&file, configuration) {
            panic!("cannot write {}: {error}", file.display());
        }
        let mut command = Command::new(&self.program);
        command.arg(arguments[0]).arg(folder).arg(arguments[1]).arg(&file);
        if self.kind == WebServerKind::Apache {
            // `-X` starts a single process, which `stop` can kill.
            command.arg("-X");
        }
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        self.child = match command.spawn() {
            Ok(child) => Some(child),
            Err(error) => panic!("cannot start {}: {error}", self.program.display()),
        };
        let start = Instant::now();
        while TcpStream::connect(("127.0.0.1", self.port)).is_err() {
            if start.elapsed() > Duration::from_secs(30) {
                let log = fs::read_to_string(folder.join("error.log")).unwrap_or_default();
                panic!("{:?} does not answer: {log}", self.kind);
            }
            std::thread::sleep(Duration::from_millis(50));
        }
    }
}

impl Drop for WebServer {
    /// Ends the web server's process.
    fn drop(&mut self) {
        self.stop();
    }
}

/// Returns the path of a system program in PATH or in `/usr/sbin`, which only root has in PATH;
/// `None` if the program is not installed.
fn program(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders = std::env::split_paths(&path).chain([PathBuf::from("/usr/sbin")]);
    folders.map(|folder| folder.join(name)).find(|file| file.is_file())
}

/// Returns a local TCP port that is free at this moment.
fn free_port() -> u16 {
    let port = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
    match port {
        Ok(address) => address.port(),
        Err(error) => panic!("no port is free: {error}"),
    }
}

/// Returns a minimal nginx configuration for a single process, with Debian's MIME types and
/// compression. The process writes only into `folder`.
fn nginx(folder: &Path, port: u16) -> String {
    let at = folder.display();
    let temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
        .map(|kind| format!("{kind}_temp_path {at}/{kind};"))
        .join("\n    ");
    format!(
        "daemon off;
master_process off;
pid {at}/nginx.pid;
error_log {at}/error.log;
events {{}}
http {{
    include /etc/nginx/mime.types;
    default_type application/octet-stream;
    sendfile on;
    gzip on;
    access_log off;
    {temporary}
    server {{
        listen 127.0.0.1:{port};
        root {at}/www;
    }}
}}
"
    )
}

/// Returns a minimal Apache configuration, with Debian's modules for static files. The process
/// writes only into `folder`.
///
/// `is_roots`: whether root runs the tests. Apache refuses to serve as root, so it then serves as
/// the user `www-data`.
fn apache(folder: &Path, port: u16, is_roots: bool) -> String {
    let at = folder.display();
    let modules = APACHE_MODULES
        .map(|module| format!("LoadModule {module}_module {MODULES}/mod_{module}.so"))
        .join("\n");
    let user = if is_roots { "User www-data\nGroup www-data" } else { "" };
    format!(
        "{modules}
{user}
ServerName 127.0.0.1
Listen 127.0.0.1:{port}
DefaultRuntimeDir {at}
PidFile {at}/apache.pid
ErrorLog {at}/error.log
TypesConfig /etc/mime.types
DocumentRoot {at}/www
DirectoryIndex index.html
AddOutputFilterByType DEFLATE text/html text/plain text/css application/javascript text/javascript application/wasm
<Directory {at}/www>
    Options Indexes FollowSymLinks
    Require all granted
</Directory>
"
    )
}
