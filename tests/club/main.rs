//! Tests of `tabiya::club`: pairings, standings and ratings of tournaments, compared with known
//! values. Also reports, exports, codes, people, player lists, and archived games.
//!
//! Some tests use the shared collection `../shared/data/club` and are skipped without it; the
//! folder `data` holds samples of every kind.
#![allow(clippy::unwrap_used)]

mod archive;
mod berger;
mod codes;
#[path = "../common/mod.rs"]
mod common;
mod duplicates;
mod elo;
mod event;
mod export;
mod glicko;
mod lines;
mod names;
mod own;
mod people;
mod player_list;
mod random;
mod register;
mod round_clock;
mod swiss;
mod tiebreak;
mod trf;

use std::fs;
use std::io::Read;
use std::path::Path;

/// Text of a file of the shared collection, decompressed; `None` if the file is missing.
fn shared(name: &str) -> Option<String> {
    let bytes =
        fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/data/club").join(name)).ok()?;
    let mut text = String::new();
    if name.ends_with(".gz") {
        flate2::read::MultiGzDecoder::new(&bytes[..]).read_to_string(&mut text).unwrap();
    } else {
        text = String::from_utf8(bytes).unwrap();
    }
    Some(text)
}
