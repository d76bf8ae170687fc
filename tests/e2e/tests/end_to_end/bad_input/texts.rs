//! Texts as input, generated in any length: files of games, texts that look like games, and
//! obviously unsuitable texts.

/// A kind of text that can be generated in any length.
pub(super) struct Games {
    pub(super) name: &'static str,
    /// Generates a text of about this many bytes.
    pub(super) make: fn(usize) -> Vec<u8>,
    /// Codes of announcements or errors, one of which the page must give.
    pub(super) answers: &'static [&'static str],
}

const fn kind(name: &'static str, make: fn(usize) -> Vec<u8>, answers: &'static [&'static str]) -> Games {
    Games { name, make, answers }
}

/// Files of games, and files that a person may mistake for a file of games.
pub(super) const GAMES: &[Games] = &[
    kind("real games", |size| fill(size, "", GAME, ""), &["found"]),
    kind("real games, in one line", |size| fill(size, "", &GAME.replace('\n', " "), ""), &["found"]),
    kind("one game, knights to and fro", |size| fill(size, "", "Nf3 Nf6 Ng1 Ng8 ", "*"), &["too-long"]),
    kind("one game, huge comments", |size| fill(size, "1. e4 {", "a comment ", "} e5 *"), &["at"]),
    kind("one game, a million comments", |size| fill(size, "1. e4 ", "{a} ", "e5 *"), &["at"]),
    kind("one game, a million glyphs", |size| fill(size, "1. e4 ", "$1 ", "e5 *"), &["at"]),
    kind("one game, a million tags", |size| fill(size, "", "[White \"Ada\"]\n", "\n1. e4 *"), &["at"]),
    kind("one tag, endless", |size| fill(size, "[White \"", "Ada ", "\"]\n\n1. e4 *"), &["bad-tag"]),
    kind("the longest game", |_| [b"Nf3 Nf6 Ng1 Ng8 ".repeat(1_000), b"*".to_vec()].concat(), &["at"]),
    kind(
        "many long games",
        |size| fill(size, "", &("Nf3 Nf6 Ng1 Ng8 ".repeat(1_000) + "*\n"), ""),
        &["found"],
    ),
    kind("comment without end", |size| fill(size, "1. e4 {", "and so on\n", ""), &["open-comment"]),
    kind("variations, nested and closed", nested, &["at"]),
    kind("variations, nested and open", |size| fill(size, "1. e4 ", "(1. d4 ", ""), &["open-variation"]),
    kind("brackets that close nothing", |size| fill(size, "1. e4 ", ")", ""), &["unopened-bracket"]),
    kind("one word", |size| fill(size, "1. ", "N", " *"), &["not-san"]),
    kind("one line of words", |size| fill(size, "", "abc ", ""), &["not-san"]),
    kind("numbers", |size| fill(size, "", "1234567890 ", ""), &["nothing-to-read"]),
    kind("lines without anything", |size| fill(size, "", "\n", ""), &["nothing-to-read"]),
    kind("positions", |size| fill(size, "", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\n", ""), &["found"]),
    kind("one rank of a position", |size| fill(size, "8/8/8/", "p", " w - - 0 1"), &["fen-field-count"]),
    kind("not UTF-8", |size| fill_bytes(size, b"[White \"\xff\xfe\xe9\"]\n\n1. e4 *\n\n"), &["found"]),
    kind(
        "a picture",
        |size| (0..size).map(|at| (at * at / 7 % 256) as u8).collect(),
        &["not-san", "unopened-bracket", "bad-tag", "bad-glyph", "open-comment", "open-variation"],
    ),
    kind("nothing at all", |_| Vec::new(), &["nothing-to-read"]),
    kind(
        "tags without moves",
        |size| fill(size, "", "[Event \"A\"]\n[White \"Ada\"]\n[Result \"*\"]\n\n", ""),
        &["found"],
    ),
    kind(
        "comments that quote a tag",
        |size| fill(size, "", "1. e4 {\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"] here} e5 *\n\n", ""),
        &["found"],
    ),
    kind(
        "one comment that quotes tags",
        |size| fill(size, "1. e4 {", "\n[White \"Ada\"]\n", "} e5 *"),
        &["at"],
    ),
    kind(
        "results as people write them",
        |size| {
            let four = "1. e4 e5 ½-½\n\n1. d4 d5 1 - 0\n\n1. e4 c5 0.5-0.5\n\n1. c4 c5 +/-\n\n0-0\n\n";
            fill(size, "", four, "")
        },
        &["found"],
    ),
    kind(
        "tags with other names, quotes and FENs",
        |size| {
            let tags = "[White-Team: \"A\"]\n[White \"Ann \"Rocket\" Ames\"]\n[Black Ford]\n\
                        [SetUp \"0\"]\n[FEN \"-\"]\n\n1. e4 e5 *\n\n";
            fill(size, "", tags, "")
        },
        &["found"],
    ),
    kind("one tag, a million quotes", |size| fill(size, "[White \"", "\" ", "\"]\n\n1. e4 *"), &["bad-tag"]),
    kind("glyphs with high numbers", |size| fill(size, "1. e4 ", "$999 ‼ ", "e5 *"), &["at"]),
    kind(
        "moves in short",
        |size| fill(size, "", "1.e4, d5, 2) ed Qd5 3. Nf3 Nc6 4. Be2 Bg4 5. Kg1 Kc8 1-0\n\n", ""),
        &["found"],
    ),
    kind(
        "moves with invisible characters",
        |size| fill(size, "", "1. e4\u{200b} \u{200e}e5 2. N\u{2060}f3 Nc6 *\n\n", ""),
        &["found"],
    ),
    kind("one line of invisible characters", |size| fill(size, "1. e4 ", "\u{200b}", " e5 *"), &["at"]),
    kind(
        "look-alikes of another alphabet",
        |size| fill(size, "", "1. \u{435}4 \u{435}5 2. \u{41a}f3 \u{41a}c6 *\n\n", ""),
        &["found"],
    ),
    kind(
        "positions with operations",
        |size| fill(size, "", "4k3/8/8/8/8/8/4P3/4K3 w - - bm e4; id \"a; b\"; hmvc 3;\n", ""),
        &["found"],
    ),
    kind(
        "positions as people paste them",
        |size| fill(size, "", "FEN: 4k3/8/8/8/8/8/4P3/4K3/\u{a0}W  -\t- - 0\n", ""),
        &["found"],
    ),
    kind(
        "UTF-16",
        |size| {
            let text = String::from_utf8_lossy(&fill(size / 2, "\u{feff}", GAME, "")).into_owned();
            text.encode_utf16().flat_map(u16::to_le_bytes).collect()
        },
        &["found"],
    ),
    kind(
        "Windows-1252",
        |size| fill_bytes(size, b"[White \"M\xfcller\"]\n\n1. e4 \x96 e5 *\n\n"),
        &["found"],
    ),
];

/// A typical game in PGN.
pub(super) const GAME: &str = "[Event \"Casual\"]\n[White \"Ada\"]\n[Black \"Alan\"]\n[Result \"1-0\"]\n\n\
    1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Nb8 10. d4 Nbd7\n\
    11. c4 c6 12. cxb5 axb5 13. Nc3 Bb7 14. Bg5 b4 15. Nb1 h6 16. Bh4 c5 17. dxe5 Nxe4 18. Bxe7 Qxe7\n\
    19. exd6 Qf6 20. Nbd2 Nxd6 21. Nc4 Nxc4 22. Bxc4 Nb6 23. Ne5 Rae8 24. Bxf7+ Rxf7 25. Nxf7 Rxe1+\n\
    26. Qxe1 Kxf7 27. Qe3 Qg5 28. Qxg5 hxg5 29. b3 Ke6 30. a3 Kd6 31. axb4 cxb4 32. Ra5 Nd5 33. f3 Bc8\n\
    34. Kf2 Bf5 35. Ra7 g6 36. Ra6+ Kc5 37. Ke1 Nf4 38. g3 Nxh3 39. Kd2 Kb5 40. Rd6 Kc5 41. Ra6 Nf2\n\
    42. g4 Bd3 43. Re6 1-0\n\n";

/// Returns `before`, then `again` repeated up to about `size` bytes, then `after`.
pub(super) fn fill(size: usize, before: &str, again: &str, after: &str) -> Vec<u8> {
    let times = size.saturating_sub(before.len() + after.len()) / again.len();
    let mut text = String::with_capacity(size + again.len());
    text += before;
    for _ in 0..times.max(1) {
        text += again;
    }
    (text + after).into_bytes()
}

fn fill_bytes(size: usize, again: &[u8]) -> Vec<u8> {
    again.repeat((size / again.len()).max(1))
}

/// Returns a game of about `size` bytes with variations nested as deeply as possible. Opening a
/// variation takes seven bytes, and closing it takes one.
fn nested(size: usize) -> Vec<u8> {
    let mut text = fill(size * 7 / 8, "1. e4 ", "(1. d4 ", "");
    let depth = text.iter().filter(|byte| **byte == b'(').count();
    text.extend(std::iter::repeat_n(b')', depth));
    text.extend(b" e5 *");
    text
}
