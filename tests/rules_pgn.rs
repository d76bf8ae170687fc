//! PGN: reading of text as in real files, writing by the standard, and the place of every error.
#![allow(clippy::unwrap_used)]

use std::io::{BufReader, Read};
use std::time::Duration;

use tabiya::rules::pgn::{Glyph, PgnError, PgnFault, PgnGame, PgnReader, PgnResult, TextPlace, games};
use tabiya::rules::{Color, Laws, Position};

fn read(text: &str) -> Vec<Result<PgnGame, PgnError>> {
    PgnReader::new(text.as_bytes()).collect()
}

fn one(text: &str) -> PgnGame {
    let mut all = read(text);
    assert_eq!(all.len(), 1, "{text}");
    all.remove(0).unwrap_or_else(|fault| panic!("{text}: {fault}"))
}

/// Asserts that a game is unchanged after it is written and read; returns its text.
fn written(record: &PgnGame) -> String {
    let text = record.to_string();
    let again = one(&text);
    assert_eq!(again, PgnGame { place: again.place, ..record.clone() }, "{text}");
    assert_eq!(again.to_string(), text);
    text
}

#[test]
fn comments_glyphs_and_variations_are_kept() {
    let text = "{ Before\n it all. } 1. e4! {[%clk 0:05:00]} e5 $14 (1... c5 {the\r\nSicilian} (1... e6 2. d4) 2. Nf3 \
                (2. c3 d5) 2... d6) ({only words}) () 2. Qh5 ?! ; to } the end\nKe7?? {} 3. Qxe5# 1-0";
    let record = one(text);
    let [e4, e5, qh5, ke7, mate] = &record.main.moves[..] else { panic!("{record:?}") };
    assert_eq!(record.main.comments, ["Before it all."]);
    assert_eq!((&e4.glyphs[..], e4.clock()), (&[Glyph(1)][..], Some(Duration::from_secs(300))));
    assert_eq!(e5.glyphs, [Glyph(14)]);
    assert_eq!(e5.variations.len(), 2);
    assert_eq!(e5.variations[0].moves[0].comments, ["the Sicilian"]);
    assert_eq!(e5.variations[0].moves[0].variations[0].moves.len(), 2);
    assert_eq!(e5.variations[1].comments, ["only words"]);
    assert_eq!((&qh5.glyphs[..], &qh5.comments[0][..]), (&[Glyph(6)][..], "to ) the end"));
    assert_eq!((&ke7.glyphs[..], ke7.comments.len()), (&[Glyph(4)][..], 0));
    assert_eq!((mate.glyphs.len(), record.score), (0, PgnResult::Win(Color::White)));
    assert_eq!(
        written(&record),
        "{Before it all.} 1. e4 $1 {[%clk 0:05:00]} 1... e5 $14 (1... c5 {the Sicilian}
(1... e6 2. d4) 2. Nf3 (2. c3 d5) 2... d6) ({only words}) 2. Qh5 $6 {to ) the
end} 2... Ke7 $4 3. Qxe5# 1-0
"
    );
    let skipped = games(text, Laws::default()).next().unwrap().unwrap();
    assert_eq!(skipped.moves(), record.moves());
    assert!(skipped.main.moves.iter().all(|step| step.variations.is_empty()));
    assert_eq!(skipped.main.moves[1].comments, e5.comments);
    let wild = "1. e4 e5 (1... Qxe9 $ } ] -- (x) 0-1) 2. d4 *";
    assert_eq!(games(wild, Laws::default()).next().unwrap().unwrap().moves().len(), 3);
    assert!(read(wild)[0].is_err());
}

#[test]
fn tags_keep_their_escapes_and_their_order() {
    let text = r#"[White "Ada \"A\" \\Lovelace"] [Black "Zoë"]
[ Event_2 "[x] {y} ; z % (" ]

*"#;
    let record = one(text);
    assert_eq!(record.tag("White"), Some(r#"Ada "A" \Lovelace"#));
    assert_eq!(record.tag("Black"), Some("Zoë"));
    assert_eq!(record.tag("Event_2"), Some("[x] {y} ; z % ("));
    assert_eq!(record.tag("Nobody"), None);
    assert!(written(&record).starts_with("[White \"Ada \\\"A\\\" \\\\Lovelace\"]\n[Black \"Zoë\"]\n"));
}

#[test]
fn a_long_game_is_wrapped_and_nothing_is_lost_at_a_line_start() {
    let mut text = String::new();
    for number in 0..12 {
        let n = 2 * number;
        text += &format!("{}. Nf3 {{%x [Event \"y\"] {}}} Nf6 ", n + 1, "word ".repeat(number));
        text += &format!("{}. Ng1 {{[%eval 0.1] [%clk 0:01:0{}]}} Ng8 ", n + 2, number % 10);
    }
    let record = one(&text);
    assert_eq!(record.main.moves.len(), 48);
    let text = written(&record);
    assert!(text.lines().filter(|line| line.len() > 79).all(|line| line.contains("[Event")), "{text}");
    assert!(text.lines().all(|line| !line.starts_with(['%', '['])), "{text}");
}

#[test]
fn games_come_from_any_position() {
    let record = one("[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 3 40\"]\n\n40...Kd7 41.e4 *");
    assert!(written(&record).ends_with("\n\n40... Kd7 41. e4 *\n"));
    let record =
        one("[Variant \"Chess960\"]\n[FEN \"rk2r3/4p3/8/8/8/8/4P3/RK2R3 w AEae - 0 1\"]\n1. O-O 0-0-0 *");
    assert!(written(&record).ends_with("\n\n1. O-O O-O-O *\n"));
    // The writer adds the tags for the start position.
    let mut record = PgnGame::from_position(Position::chess960(0).unwrap());
    record.main.push(record.start.parse_san("e4").unwrap());
    let text = record.to_string();
    assert_eq!(one(&text).start, record.start);
    assert!(text.starts_with("[SetUp \"1\"]\n[FEN \"bbqnnrkr/pppppppp/"), "{text}");
    // A FEN with `SetUp "0"` is ignored.
    assert_eq!(one("[SetUp \"0\"]\n[FEN \"8/8/8/8/8/8/8/K1k5 w - - 0 1\"]\n*").start, Position::initial());
}

#[test]
fn moves_are_read_in_every_dress() {
    let record = one(
        "1.e2-e4 e7e5 2.♘g1–f3 Nb8a6!! 3 . Bc4?! Nf6 4. 0-0† d7-d5 5.exd5 c7c5 6. dxc6 e.p. bxc6 7 d4+= ½-½",
    );
    let moves: Vec<_> = record.main.moves.iter().map(|step| step.glyphs.first().copied()).collect();
    assert_eq!((record.score, moves.len()), (PgnResult::Draw, 13));
    assert_eq!((moves[3], moves[4]), (Some(Glyph(3)), Some(Glyph(6))));
    let text = "[FEN \"7k/P5P1/8/8/8/8/8/K7 b - - 0 1\"] Kh7 2. g8(Q)+! ($5 2. a8(N)) Kh6 *";
    let record = one(text);
    assert!(written(&record).ends_with("\n1... Kh7 2. g8=Q+ $1 (2. a8=N) 2... Kh6 *\n"));
}

#[test]
fn every_fault_has_its_place_and_the_next_game_is_read() {
    let deep = format!("1. e4 {}", "(1. d4 ".repeat(102));
    for (body, line, column, what) in [
        ("1. e4 e5\n2. Ke3 *", 5, 4, "Ke3: no king can go to e3"),
        ("1. e4 e5\r\n  2.Ke3 *", 5, 5, "Ke3: no king can go to e3"),
        ("1. e4 {é♘} xyz!? *", 4, 12, "xyz: not a move in algebraic notation"),
        ("1. e4 e5 2. Nf3 (2. Nc4) *", 4, 21, "Nc4: no knight can go to c4"),
        (
            "1. Nf3 a6 2. Ng5 a5 3. Nc3 a4 4. Ne4 *",
            4,
            34,
            ": it does not say which piece, of those on c3 and g5",
        ),
        ("1. e4 {open\n2. Nf3 *", 4, 7, "comment without its }"),
        ("1. e4 (1. d4 (1. c4)\n\n", 4, 7, "variation without its )"),
        ("(1. e4) *", 4, 1, "variation without a move before it"),
        (&deep, 4, 707, "variations within variations without end"),
        ("1. e4 e5) *", 4, 9, ") closes nothing"),
        ("1. e4 } e5 *", 4, 7, "} closes nothing"),
        ("1. e4 ] e5 *", 4, 7, "] closes nothing"),
        ("1. e4 $ e5 *", 4, 7, "bad glyph: not $ and a number from 0 to 255"),
        ("1. e4 -- *", 4, 7, "a null move: no player can pass"),
        ("[FEN \"8/8\"]\n1. e4 *", 4, 1, "bad FEN: 1 field instead of 6"),
        (" [Site \"open\n1. e4 *", 4, 2, "bad tag: not [Name \"text\"]"),
        ("[Site \"a\"] [White \"b\n1. e4 *", 4, 12, "bad tag: not [Name \"text\"]"),
        ("[Variant \"Atomic\"]\n1. e4 *", 4, 1, "Atomic is not the chess that is played here"),
    ] {
        let text = format!("\n[Event \"Broken\"]\n\n{body}\n\n[Event \"Whole\"]\n\n1. e4 *\n");
        let all = read(&text);
        assert_eq!(all.len(), 2, "{text}");
        let fault = all[0].as_ref().unwrap_err();
        assert_eq!(fault.place, TextPlace { line, column }, "{text}{fault}");
        assert!(fault.to_string().starts_with(&format!("line {line}, column {column}: ")), "{fault}");
        assert!(fault.fault.to_string().contains(what), "{fault}");
        assert_eq!(all[1].as_ref().unwrap().moves().len(), 1, "{text}");
    }
    // A malformed tag is an error of the game after the tag.
    let all = read("1. e4 e5\n[Event \"x\n[Site \"y\"]\n1. d4 *\n1. c4 *");
    assert_eq!(all.iter().map(Result::is_ok).collect::<Vec<_>>(), [true, false, true]);
}

#[test]
fn a_file_is_taken_as_it_is() {
    // A byte-order mark, an escaped line, both kinds of line end, a byte that is not UTF-8, and
    // another byte-order mark.
    let bytes = b"\xef\xbb\xbf% 1. e5 *\r\n[White \"Jos\xe9\"]\r\n\r\n1. e4\r\n%{ not read\r\ne5 *\r\n\xef\xbb\xbf[White \"B\"]\n1. d4 1-0 {resigns}\n\n\
                  [White \"C\"]\n\n1. c4 ; 1. f4 e5 *\n{ ( \n% [ ; }\nc5 0-1";
    let all: Vec<_> = PgnReader::new(&bytes[..]).map(Result::unwrap).collect();
    assert_eq!(all.iter().map(|record| record.moves().len()).collect::<Vec<_>>(), [2, 1, 2]);
    assert_eq!(all[0].tag("White"), Some("José"));
    assert_eq!(all.iter().map(|record| record.place.line).collect::<Vec<_>>(), [2, 7, 10]);
    assert!(all[2].main.comments.is_empty());
    assert_eq!(all[2].main.moves[0].comments, ["1. f4 e5 *", "( % [ ;"]);
    for nothing in ["", "\u{feff}", " \n\n{nothing} ; $\n", "$5 {x}"] {
        assert_eq!(read(nothing).len(), 0, "{nothing:?}");
    }
}

/// A stream that fails after a number of games.
struct Broken(usize);

impl Read for Broken {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        if self.0 == 0 {
            return Err(std::io::ErrorKind::ConnectionReset.into());
        }
        self.0 -= 1;
        let game = b"[White \"A\"]\n1. e4 e5 (1... c5) *\n";
        buffer[..game.len()].copy_from_slice(game);
        Ok(game.len())
    }
}

#[test]
fn games_are_handed_out_as_they_come_off_the_stream() {
    let endless = PgnReader::new(BufReader::new(Broken(usize::MAX)));
    assert_eq!(endless.take(1_000).filter(Result::is_ok).count(), 1_000);
    let all: Vec<_> = PgnReader::new(BufReader::new(Broken(3))).collect();
    assert_eq!(all.len(), 4);
    let fault = all[3].as_ref().unwrap_err();
    assert_eq!(fault.fault, PgnFault::Read(std::io::ErrorKind::ConnectionReset));
}

#[test]
fn no_depth_of_brackets_is_too_much() {
    let many = 200_000;
    let text = format!("1. e4 {}{} e5 *", "(".repeat(many), ")".repeat(many));
    assert_eq!(games(&text, Laws::default()).next().unwrap().unwrap().moves().len(), 2);
    assert_eq!(read(&text)[0].as_ref().unwrap_err().fault, PgnFault::VariationOfNothing);
    let text = "1. e4 (1. d4 ".repeat(many);
    assert!(read(&text)[0].is_err());
}
