//! `cargo xtask serve`: a local development server of the page.

use std::net::{Ipv4Addr, TcpListener};

use anyhow::{Context, Result};

use crate::tools::{Kit, Need};
use crate::{page, run, ship, workspace};

/// Command-line options of `cargo xtask serve`.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// Build as for release, which takes longer
    #[arg(long)]
    release: bool,
    /// Open the page in the user's browser
    #[arg(long)]
    open: bool,
    /// Port to serve at; if it is taken, the next free port
    #[arg(long, short, default_value_t = 8080)]
    port: u16,
}

impl Options {
    /// Returns the options with which the development build is served at `port`.
    pub(crate) fn at(port: u16) -> Options {
        Options { release: false, open: false, port }
    }
}

/// Serves the page on this machine until interrupted. Rebuilds and reloads it after every change of
/// a source file.
pub(crate) fn serve(options: &Options) -> Result<()> {
    let kit = Kit::complete(&Need::PAGE)?;
    let port = (options.port..=options.port.saturating_add(19))
        .find(|port| TcpListener::bind((Ipv4Addr::LOCALHOST, *port)).is_ok())
        .context("no free port to serve at")?;
    if port != options.port {
        println!("port {} is taken", options.port);
    }
    let mut trunk = page::trunk(&kit, "serve")?;
    trunk.args(["--address", "127.0.0.1", "--port", &port.to_string()]);
    trunk.env(ship::DEVELOPMENT_SERVER, "1");
    if options.release {
        trunk.arg("--release").arg("--dist").arg(workspace::dist());
    } else {
        // Not into `dist/`, which contains only the release page.
        trunk.args(["--cargo-profile", "dev"]).arg("--dist").arg(workspace::target().join("serve"));
    }
    if options.open {
        trunk.arg("--open");
    }
    trunk.args(["--disable-address-lookup", "true"]);
    println!("Building; then the board is at http://127.0.0.1:{port}/ (Ctrl-C ends it)");
    run::replace_process(&mut trunk)
}
