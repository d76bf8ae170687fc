//! Tests of `tabiya::club`: pairings, standings and ratings of tournaments, compared with known
//! values. Other tests are about FIDE reports (TRF), exports, the codes that devices exchange,
//! players and their ratings on the device, player lists, and archived games.
//!
//! Some tests use the shared collection `../shared/data/club`. Without the collection, these tests
//! return at once. The folder `data` holds smaller collections.
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
