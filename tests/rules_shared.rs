//! The rules compared with the answers of a shared collection of positions, `../shared/data/rules`.
//! A test whose file is missing prints a note and passes; `rules_facts.rs` needs no files.
#![allow(clippy::unwrap_used)]

use std::collections::HashMap;
use std::fs;
use std::io::Read;
use std::path::PathBuf;
use std::thread;

use tabiya::rules::{Color, MoveKind, Position, perft};

fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../shared/data/rules").join(name)
}

/// Lines of a file, decompressed if its name ends with `.gz`. Prints a note and returns `None` if
/// the file is missing.
fn lines(name: &str) -> Option<Vec<String>> {
    let Ok(bytes) = fs::read(path(name)) else {
        println!("skipped: {} is not here", path(name).display());
        return None;
    };
    let mut text = String::new();
    if name.ends_with(".gz") {
        flate2::read::MultiGzDecoder::new(&bytes[..]).read_to_string(&mut text).unwrap();
    } else {
        text = String::from_utf8(bytes).unwrap();
    }
    Some(text.lines().filter(|line| !line.is_empty()).map(str::to_owned).collect())
}

/// Rows of a table without its heading.
fn rows(name: &str) -> Option<Vec<Vec<String>>> {
    let lines = lines(name)?;
    Some(lines[1..].iter().map(|line| line.split('\t').map(str::to_owned).collect()).collect())
}

fn position(fen: &str) -> Position {
    Position::from_fen(fen).unwrap_or_else(|fault| panic!("{fen}: {fault}"))
}

/// Checks the perft counts of an EPD file up to a depth and a number of nodes, on all processors.
fn check_perft(name: &str, max_depth: u32, max_nodes: u64) {
    let Some(lines) = lines(name) else { return };
    let workers = thread::available_parallelism().map_or(1, |n| n.get());
    let counted: u64 = thread::scope(|scope| {
        let work = |worker| {
            let mine = lines.iter().skip(worker).step_by(workers);
            mine.map(|line| check_line(line, max_depth, max_nodes)).sum::<u64>()
        };
        let handles: Vec<_> = (0..workers).map(|worker| scope.spawn(move || work(worker))).collect();
        handles.into_iter().map(|handle| handle.join().unwrap()).sum()
    });
    println!("{name}: {} positions, {counted} nodes", lines.len());
    assert!(counted > 0);
}

/// Checks the perft count of a line at the greatest depth within the limits, and returns the count.
/// If the count is wrong, fails at the smallest depth with a wrong count.
fn check_line(line: &str, max_depth: u32, max_nodes: u64) -> u64 {
    let mut parts = line.split(';');
    let fen = parts.next().unwrap().trim();
    let counts: Vec<(u32, u64)> = parts
        .map(|part| {
            let (depth, nodes) = part.trim().strip_prefix('D').unwrap().split_once(' ').unwrap();
            (depth.parse().unwrap(), nodes.trim().parse().unwrap())
        })
        .filter(|&(depth, nodes)| depth <= max_depth && nodes <= max_nodes)
        .collect();
    let position = position(fen);
    let Some(&(depth, nodes)) = counts.last() else { return 0 };
    if perft(&position, depth) != nodes {
        for &(depth, nodes) in &counts {
            assert_eq!(perft(&position, depth), nodes, "{fen} at depth {depth}");
        }
    }
    nodes
}

#[test]
fn perft_standard_to_ten_million_nodes() {
    check_perft("perft-standard.epd", u32::MAX, 10_000_000);
}

#[test]
fn perft_tricky() {
    check_perft("perft-tricky.epd", u32::MAX, 200_000_000);
}

#[test]
fn perft_random_to_depth_four() {
    check_perft("perft-random.epd", 4, u64::MAX);
}

#[test]
fn perft_chess960_to_ten_million_nodes() {
    check_perft("perft-chess960.epd", u32::MAX, 10_000_000);
}

#[test]
fn en_passant_counts_only_when_legal() {
    for row in rows("ep-legality.tsv").into_iter().flatten() {
        let [fen, pseudo, legal, why] = &row[..] else { panic!("{row:?}") };
        let with = position(fen);
        let is_en_passant = |m: &tabiya::rules::Move| m.kind() == MoveKind::EnPassant;
        assert_eq!(with.pseudo_legal_moves().iter().any(is_en_passant), pseudo == "true", "{fen}: {why}");
        assert_eq!(with.legal_moves().iter().any(is_en_passant), legal == "true", "{fen}: {why}");
        assert_eq!(with.ep_square().is_some(), legal == "true", "{fen}: {why}");
        let mut fields: Vec<&str> = fen.split(' ').collect();
        let square = std::mem::replace(&mut fields[3], "-");
        let without = position(&fields.join(" "));
        assert_eq!(with.repetition_key() == without.repetition_key(), legal == "false", "{fen}: {why}");
        let written = with.to_fen();
        assert_eq!(written.split(' ').nth(3).unwrap(), if legal == "true" { square } else { "-" });
    }
}

#[test]
fn threefold() {
    for row in rows("threefold.tsv").into_iter().flatten() {
        let mut position = Position::initial();
        let mut seen = HashMap::new();
        seen.insert(position.repetition_key(), 1);
        for uci in row[1].split(' ') {
            position = position.play(position.parse_uci(uci).unwrap()).unwrap();
            *seen.entry(position.repetition_key()).or_insert(0) += 1;
        }
        assert_eq!(seen[&position.repetition_key()] >= 3, row[0] == "true", "{}", row[2]);
    }
}

#[test]
fn insufficient_material() {
    for row in rows("insufficient-material.tsv").into_iter().flatten() {
        let position = position(&row[0]);
        assert_eq!(position.has_insufficient_material(Color::White), row[1] == "true", "{}", row[0]);
        assert_eq!(position.has_insufficient_material(Color::Black), row[2] == "true", "{}", row[0]);
        assert_eq!(position.is_insufficient_material(), row[1] == "true" && row[2] == "true");
    }
}

#[test]
fn insufficient_material_of_the_side_not_to_move() {
    let mut judged = 0;
    for row in rows("insufficient-side-not-to-move.tsv").into_iter().flatten() {
        // The table contains a few illegal positions: with two white kings, or with the side not to
        // move in check.
        let Ok(position) = Position::from_fen(&row[0]) else {
            println!("not a legal position: {}: {}", row[0], Position::from_fen(&row[0]).unwrap_err());
            continue;
        };
        assert_eq!(position.has_insufficient_material(!position.turn()), row[1] == "true", "{}", row[0]);
        judged += 1;
    }
    println!("{judged} judged");
}

#[test]
fn san() {
    for row in rows("san.tsv").into_iter().flatten() {
        let [fen, san, after] = &row[..] else { panic!("{row:?}") };
        let before = position(fen);
        if san == "-" {
            assert!(!before.has_legal_move(), "{fen}");
            continue;
        }
        let m = before.parse_san(san).unwrap_or_else(|fault| panic!("{fen} {san}: {fault}"));
        assert_eq!(before.san(m).to_string(), *san, "{fen}");
        assert_eq!(before.play(m).unwrap(), position(after), "{fen} {san}");
    }
}

#[test]
fn polyglot_keys() {
    for row in rows("polyglot-keys.tsv").into_iter().flatten() {
        let key = u64::from_str_radix(&row[1], 16).unwrap();
        assert_eq!(position(&row[0]).zobrist(), key, "{}", row[0]);
    }
}

#[test]
fn valid_fens_are_read_and_written_back() {
    let mut refused = 0;
    for fen in lines("fen-valid.txt.gz").into_iter().flatten() {
        match Position::from_fen(&fen) {
            Ok(position) => {
                assert_eq!(Position::from_fen(&position.to_fen()).as_ref(), Ok(&position), "{fen}")
            }
            Err(fault) => {
                println!("{fen}: {fault}");
                refused += 1;
            }
        }
    }
    assert_eq!(refused, 0);
}

#[test]
fn invalid_fens_are_refused() {
    let mut accepted = 0;
    for fen in lines("fen-invalid.txt.gz").into_iter().flatten() {
        if Position::from_fen(&fen).is_ok() {
            println!("accepted: {fen}");
            accepted += 1;
        }
    }
    assert_eq!(accepted, 0);
}
