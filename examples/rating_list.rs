//! Measures how fast the page finds players in a file of FIDE's rating list.
//!
//! `cargo run --release --no-default-features --example rating_list -- make text|xml PLAYERS >FILE`
//!
//! writes a list of PLAYERS players. The last player is Zoe Kowal, so a search for her reads the
//! whole list.
//!
//! `cargo run --release --no-default-features --example rating_list -- search FILE QUERY`
//!
//! searches a list, and prints the number of matches and the time.

use std::env;
use std::error::Error;
use std::fs::File;
use std::io::{self, BufWriter, Read, Write};
use std::time::Instant;

use tabiya::club::player_list::rating_list_file::RatingListFile;

/// Names of the players, used in turn. The number of the player is appended.
const NAMES: [&str; 5] = ["Smith, John", "Ivanov, Ivan", "Zhang, Wei", "Garcia Lopez, Maria", "Muller, Jorg"];

/// Writes a list of players or searches a list, as the arguments say.
fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = env::args().skip(1).collect();
    match args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["make", "text", players] => write_text(players.parse()?, &mut BufWriter::new(io::stdout().lock()))?,
        ["make", "xml", players] => write_xml(players.parse()?, &mut BufWriter::new(io::stdout().lock()))?,
        ["search", file, query] => search(file, query)?,
        _ => return Err("make text|xml PLAYERS, or search FILE QUERY".into()),
    }
    Ok(())
}

/// Returns the name of a player in a list of `players` players. `number` counts from 1.
fn name(number: usize, players: usize) -> String {
    if number == players { "Kowal, Zoe".to_owned() } else { format!("{} {number}", NAMES[number % 5]) }
}

/// Writes a list in the text layout.
fn write_text(players: usize, out: &mut impl Write) -> io::Result<()> {
    writeln!(
        out,
        "{:<15}{:<61}Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag",
        "ID Number", "Name"
    )?;
    for number in 1..=players {
        let name = name(number, players);
        writeln!(
            out,
            "{number:<15}{name:<61}POL F   WFM  {:<24}{:<6}0   20 1500  0   20 1600  0   20 1999",
            "WFM",
            1400 + number % 1400
        )?;
    }
    Ok(())
}

/// Writes a list in the XML layout.
fn write_xml(players: usize, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<playerslist>")?;
    for number in 1..=players {
        let (name, rating) = (name(number, players), 1400 + number % 1400);
        writeln!(
            out,
            "<player>\n<fideid>{number}</fideid>\n<name>{name}</name>\n<country>POL</country>\n<sex>F</sex>\n\
             <title>WFM</title>\n<w_title>WFM</w_title>\n<o_title></o_title>\n<foa_title></foa_title>\n\
             <rating>{rating}</rating>\n<games>0</games>\n<k>20</k>\n<rapid_rating>1500</rapid_rating>\n\
             <rapid_games>0</rapid_games>\n<rapid_k>20</rapid_k>\n<blitz_rating>1600</blitz_rating>\n\
             <blitz_games>0</blitz_games>\n<blitz_k>20</blitz_k>\n<birthday>1999</birthday>\n<flag></flag>\n</player>"
        )?;
    }
    writeln!(out, "</playerslist>")
}

/// Searches a rating list, and prints the number of matches and the times to the end and to the
/// first match.
fn search(file: &str, query: &str) -> Result<(), Box<dyn Error>> {
    let start = Instant::now();
    let (mut list, mut file) = (RatingListFile::new(query), File::open(file)?);
    let (mut piece, mut found, mut first) = (vec![0; 1 << 20], 0, None);
    loop {
        let length = file.read(&mut piece)?;
        let matches = list.search_piece(Some(&piece[..length]).filter(|piece| !piece.is_empty()));
        found += matches.players.len();
        if found > 0 {
            first.get_or_insert(start.elapsed());
        }
        if matches.is_last {
            let (read, first) = (matches.players_read, first.unwrap_or_default());
            println!(
                "{found} found among {read} players in {:?}, the first after {first:?}",
                start.elapsed()
            );
            return Ok(());
        }
    }
}
