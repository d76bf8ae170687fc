//! Reports in FIDE's report format TRF that other programs write: reading, notes of faults, and
//! writing back.

use tabiya::club::event::{EventFormat, PersonalDetails, PointSystem};
use tabiya::club::record::{Bye, PairingResult};
use tabiya::club::tiebreak::TieBreak;
use tabiya::club::trf::{ReportErrorKind, ReportHeading, ReportTournament, decode_report, write_report};
use tabiya::rules::Color;

use super::{notes, player_line, there_and_back};

/// A report with `records` and one player line for each entry of `rounds`. An entry has the
/// player's points and the cells of the rounds, as in [`player_line`].
fn report(records: &[&str], rounds: &[(&str, &str)]) -> String {
    let head: String = records.iter().map(|record| format!("{record}\r\n")).collect();
    let names = ["Rask, Rut", "Salo, Seb", "Tind, Tor", "Unt, Una", "Vik, Vic", "Wold, Wim"];
    let cards = rounds.iter().enumerate();
    head + &cards
        .map(|(index, (points, cells))| player_line(index + 1, names[index], points, cells))
        .collect::<String>()
}

fn read(text: &str) -> ReportTournament {
    ReportTournament::read(text).unwrap_or_else(|fault| panic!("{fault}: {text}"))
}

/// Games of a round: White, Black, result, and whether the game is rated. Rounds and players are
/// numbered from 1.
fn games(text: &str, round: usize) -> Vec<(usize, usize, Option<PairingResult>, bool)> {
    let games = read(text).rounds[round - 1].games.clone();
    let numbers = |game: &tabiya::club::trf::ReportGame| (game.pairing.white + 1, game.pairing.black + 1);
    games.iter().map(|game| (numbers(game).0, numbers(game).1, game.result, game.is_rated)).collect()
}

/// The marks of White and Black together give the result.
#[test]
fn two_marks_give_a_result() {
    let all = [
        ("1", "0", PairingResult::WhiteWins, true, None),
        ("=", "=", PairingResult::Draw, true, None),
        ("0", "1", PairingResult::BlackWins, true, None),
        ("0", "0", PairingResult::BothLose, true, None),
        ("=", "0", PairingResult::HalfForWhite, true, None),
        ("0", "=", PairingResult::HalfForBlack, true, None),
        ("+", "-", PairingResult::WhiteByForfeit, true, None),
        ("-", "+", PairingResult::BlackByForfeit, true, None),
        ("-", "-", PairingResult::BothForfeit, true, None),
        ("W", "L", PairingResult::WhiteWins, false, None),
        ("D", "D", PairingResult::Draw, false, None),
        ("l", "w", PairingResult::BlackWins, false, None),
        ("W", "0", PairingResult::WhiteWins, false, Some("lines-differ")),
        ("Z", "+", PairingResult::BlackByForfeit, true, Some("bye-with-opponent")),
        ("+", "Z", PairingResult::WhiteByForfeit, true, Some("bye-with-opponent")),
        ("1", "1", PairingResult::WhiteWins, true, Some("lines-differ")),
        ("1", " ", PairingResult::WhiteWins, true, Some("lines-differ")),
        (" ", "1", PairingResult::BlackWins, true, Some("lines-differ")),
        (" ", "=", PairingResult::Draw, true, Some("lines-differ")),
        ("0", "-", PairingResult::BothLose, true, Some("lines-differ")),
        ("-", "0", PairingResult::BothForfeit, true, Some("lines-differ")),
        ("=", "-", PairingResult::HalfForWhite, true, Some("lines-differ")),
        ("-", "=", PairingResult::HalfForBlack, true, Some("lines-differ")),
    ];
    for (white, black, score, is_rated, note) in all {
        let text = report(&[], &[("", &format!("     2 w {white}")), ("", &format!("     1 b {black}"))]);
        assert_eq!(games(&text, 1), [(1, 2, Some(score), is_rated)], "{white} {black}");
        assert_eq!(notes(&text), Vec::from_iter(note), "{white} {black}");
        assert_eq!(there_and_back(&text), text);
    }
}

/// Forfeits are read without a colour, on one player line or both. A played game without a colour
/// is noted.
#[test]
fn forfeits_need_no_colour() {
    let text = |white: &str, black: &str| report(&[], &[("", white), ("", black)]);
    for (one, other, score, note) in [
        ("     2 - +", "     1 - -", PairingResult::WhiteByForfeit, None),
        ("     2   -", "     1   +", PairingResult::BlackByForfeit, None),
        ("     2 - -", "     1 - -", PairingResult::BothForfeit, None),
        ("     2 w +", "     1 - -", PairingResult::WhiteByForfeit, None),
        ("     2 W 1", "     1 s 0", PairingResult::WhiteWins, None),
        ("     2 - 1", "     1 - 0", PairingResult::WhiteWins, Some("color-missing")),
        ("     2 w +", "          ", PairingResult::WhiteByForfeit, Some("lines-differ")),
        ("     2 w +", "  0000 - Z", PairingResult::WhiteByForfeit, Some("lines-differ")),
    ] {
        let text = text(one, other);
        assert_eq!(games(&text, 1), [(1, 2, Some(score), true)], "{one} {other}");
        assert_eq!(notes(&text), Vec::from_iter(note), "{one} {other}");
        assert_eq!(there_and_back(&text), text);
    }
    assert_eq!(
        games(&text("     2 - -", "     1 b +"), 1),
        [(1, 2, Some(PairingResult::BlackByForfeit), true)]
    );
    assert_eq!(
        games(&text("     2 - +", "     1 w -"), 1),
        [(2, 1, Some(PairingResult::BlackByForfeit), true)]
    );
}

/// Byes of the TRF editions of 2016 and 2026 and of the older format are read and written back.
#[test]
fn byes_of_every_kind_come_back() {
    for (cell, bye, note) in [
        ("  0000 - U", Bye::PairingAllocated, None),
        ("  0000 - F", Bye::Full, None),
        ("  0000 - H", Bye::Half, None),
        ("  0000 - Z", Bye::Zero, None),
        ("  0000 - h", Bye::Half, None),
        ("         U", Bye::PairingAllocated, None),
        ("     0 - H", Bye::Half, None),
        ("          ", Bye::Zero, None),
        ("  0000 - =", Bye::Half, Some("old-bye")),
        ("  0000 - +", Bye::PairingAllocated, Some("old-bye")),
        ("  0000 - -", Bye::Zero, Some("old-bye")),
        ("  0000 - 1", Bye::Full, Some("old-bye")),
        ("  0000 - 0", Bye::Zero, Some("old-bye")),
    ] {
        let text = report(&[], &[("", "     2 w 1"), ("", "     1 b 0"), ("", cell)]);
        assert_eq!(read(&text).rounds[0].byes, [(2, bye)], "{cell}");
        assert_eq!(notes(&text), Vec::from_iter(note), "{cell}");
        assert_eq!(there_and_back(&text), text);
        let event = read(&text).to_event().unwrap();
        let half_points = if bye == Bye::Zero {
            0
        } else if bye == Bye::Half {
            1
        } else {
            2
        };
        assert_eq!(event.points()[2], half_points, "{cell}");
    }
    // Two full-point byes in one round: neither is the pairing-allocated bye.
    let text = report(&[], &[("", "     2 w 1"), ("", "     1 b 0"), ("", "  0000 - +"), ("", "  0000 - +")]);
    assert_eq!(read(&text).rounds[0].byes, [(2, Bye::Full), (3, Bye::Full)]);
    // A single win without an opponent is a full-point bye, too, if another player has the
    // pairing-allocated bye.
    let text = report(&[], &[("", "     2 w 1"), ("", "     1 b 0"), ("", "  0000 - +"), ("", "  0000 - U")]);
    assert_eq!(read(&text).rounds[0].byes, [(2, Bye::Full), (3, Bye::PairingAllocated)]);
}

/// Player lines that contradict each other are noted, and written back unchanged.
#[test]
fn what_does_not_add_up_is_noted() {
    for (cells, byes, codes) in [
        // The opponent does not exist.
        (["     9 w 1", "  0000 - Z"], [Bye::Full, Bye::Zero], vec!["opponent-unknown"]),
        // The player is their own opponent.
        (["     1 w =", "  0000 - Z"], [Bye::Half, Bye::Zero], vec!["lines-differ"]),
        // A mark of a half-point bye together with an opponent.
        (["     2 w H", "     1 b +"], [Bye::Half, Bye::Full], vec!["bye-with-opponent", "lines-differ"]),
    ] {
        let text = report(&[], &[("", cells[0]), ("", cells[1]), ("", "     4 w 1"), ("", "     3 b 0")]);
        let byes = vec![(0, byes[0]), (1, byes[1])];
        assert_eq!((read(&text).rounds[0].byes.clone(), notes(&text)), (byes, codes), "{cells:?}");
        assert_eq!(there_and_back(&text), text);
    }
    // The mark on one line is unknown: the other line gives the result.
    let text = report(&[], &[("", "     2 w ?"), ("", "     1 b 0")]);
    assert_eq!(games(&text, 1), [(1, 2, Some(PairingResult::WhiteWins), true)]);
    assert_eq!((notes(&text), there_and_back(&text)), (vec!["result-unreadable"], text));
    // Three players have games, but only two of the player lines agree.
    let text = report(&[], &[("", "     2 w 1"), ("", "     3 w 0"), ("", "     2 b 1")]);
    assert_eq!(games(&text, 1), [(2, 3, Some(PairingResult::BlackWins), true)]);
    let note = read(&text).notes[0];
    assert_eq!((note.line, note.column, note.kind.code()), (1, 92, "lines-differ"));
    assert_eq!(there_and_back(&text), text);
    // Both players have White.
    let text = report(&[], &[("", "     2 w 1"), ("", "     1 w 0")]);
    assert_eq!(
        (games(&text, 1), notes(&text)),
        (vec![(1, 2, Some(PairingResult::WhiteWins), true)], vec!["lines-differ"])
    );
}

/// Point totals and counts that differ from the player lines are noted.
#[test]
fn totals_and_counts_are_compared() {
    let rounds = |points: &'static str| [(points, "     2 w 1"), ("0.0", "     1 b 0")];
    assert_eq!(notes(&report(&[], &rounds("1.0"))), Vec::<&str>::new());
    let text = report(&[], &rounds("1.5"));
    let note = read(&text).notes[0];
    assert_eq!((note.line, note.column, note.kind.code()), (1, 81, "points-differ"));
    assert_eq!(there_and_back(&text), text);
    for (records, codes) in [
        (vec!["062 2", "072 2", "142 1"], vec![]),
        (vec!["062 3"], vec!["count-differs"]),
        (vec!["072 1"], vec!["count-differs"]),
        (vec!["XXR 0"], vec!["count-differs"]),
        (vec!["142 one"], vec!["record-unreadable"]),
        (vec!["062 ?", "142"], vec!["record-unreadable"]),
        (vec!["299 +       0.5    1    1"], vec!["points-differ"]),
    ] {
        let points = if codes == ["points-differ"] { "2.0" } else { "1.0" };
        let found = notes(&report(&records, &rounds(points)));
        let expected: Vec<&str> = if codes == ["points-differ"] { vec![] } else { codes };
        assert_eq!(found, expected, "{records:?}");
    }
    // Record 299 gives a player points apart from the results. A record 299 for player 1 in round 2
    // does not explain the total of player 2. A record 299 without a player concerns all players.
    for (record, codes) in [
        ("299        -0.5    2    1", vec!["points-differ"]),
        ("299        -0.5    2    2", vec![]),
        ("299 L       0.5", vec![]),
    ] {
        let text = report(&[record], &[("1.0", "     2 w 1"), ("0.5", "     1 b 0")]);
        assert_eq!(notes(&text), codes, "{record}");
    }
    // A player's total may include acceleration points.
    let text = report(&["XXA    1  1.0"], &rounds("2.0"));
    assert_eq!(notes(&text), ["acceleration"]);
    let text = report(&["250      1.0 001 002    1    1"], &rounds("2.0"));
    assert_eq!(notes(&text), ["acceleration"]);
    assert_eq!(there_and_back(&text), text);
}

/// The columns of a line shift if its name is padded by bytes or by visible characters instead of
/// by code points. The line is read, and written back with the columns in place.
#[test]
fn shifted_columns_are_put_right() {
    for name in ["Škoda, Åsa", "Łoś, Jürgen", "Ng, 龙", "Zoe\u{308}, A\u{30a}sa", "Ā, Ē Ī Ō Ū ā ē ī ō ū"]
    {
        let right = report(&[], &[("1.0", "     2 w 1"), ("0.0", "     1 b 0")]);
        let bytes: usize = name.chars().map(|letter| letter.len_utf8() - 1).sum();
        let marks = name.chars().filter(|letter| ('\u{300}'..='\u{36f}').contains(letter)).count();
        let right = right.replacen(&format!("{:<33}", "Rask, Rut"), &format!("{name:<33}"), 1);
        let gap = format!("{name:<33}");
        let narrow = right.replacen(&gap, &gap[..gap.len() - bytes], 1);
        let wide = right.replacen(&gap, &format!("{gap}{}", " ".repeat(marks)), 1);
        for shifted in [narrow, wide].into_iter().filter(|text| *text != right) {
            let tournament = read(&shifted);
            assert_eq!(notes(&shifted), ["columns-shifted"], "{name}");
            assert_eq!((tournament.players[0].name.as_str(), tournament.players[0].rating), (name, 2000));
            assert_eq!(tournament.rounds[0].games.len(), 1);
            assert_eq!(there_and_back(&shifted), right);
        }
        assert_eq!(notes(&right), Vec::<&str>::new());
    }
    // A name longer than its 33 columns is read in full, and cut when it is written.
    let right = report(&[], &[("1.0", "     2 w 1"), ("0.0", "     1 b 0")]);
    for name in ["Wolfeschlegelsteinhausenbergerdorff, Hubert", "Rask, Rut Karin Margareta Viktoria", "Ř Š Ž"]
    {
        let long = right.replacen(&format!("{:<33}", "Rask, Rut"), &format!("{name:<33}"), 1);
        let tournament = read(&long);
        assert_eq!((tournament.players[0].name.as_str(), tournament.players[0].rating), (name, 2000));
        assert_eq!(tournament.rounds[0].games.len(), 1, "{name}");
        let cut: String = name.chars().take(33).collect();
        assert_eq!(
            there_and_back(&long),
            right.replacen(&format!("{:<33}", "Rask, Rut"), &format!("{cut:<33}"), 1)
        );
        assert_eq!(notes(&long).is_empty(), name.chars().count() <= 33, "{name}");
    }
    // This line lacks more blanks than its name has additional bytes, so no way of counting columns
    // fits. The line is noted, and written back unchanged.
    let narrow =
        "001    1 m FM Ærøskøbing-Sørensen, Bjørn 2050 NOR     1500000 1990/02/03  1.0    1     2 w 1";
    let right = report(&[], &[("1.0", "     2 w 1"), ("0.0", "     1 b 0")]);
    let first = right.lines().find(|line| line.starts_with("001    1")).unwrap_or_default();
    let text = right.replacen(first, narrow, 1);
    assert!(notes(&text).contains(&"field-unreadable"), "{:?}", notes(&text));
    assert!(there_and_back(&text).lines().any(|line| line == narrow), "{}", there_and_back(&text));
    // A name that was cut at 33 bytes, in the middle of a letter.
    let name = "AB".to_owned() + &"Ö".repeat(16);
    let right = report(&[], &[("1.0", "     2 w 1"), ("0.0", "     1 b 0")]);
    let [before, after] = [&right[..14], &right[47..]];
    let cut = decode_report(&[before.as_bytes(), &name.as_bytes()[..33], after.as_bytes()].concat());
    assert_eq!((notes(&cut), read(&cut).players[0].rating), (vec!["columns-shifted"], 2000));
}

/// Windows-1252 and UTF-16 are read, with every kind of line end.
#[test]
fn encodings_and_line_ends_are_read() {
    let text = report(&["012 Træna"], &[("1.0", "     2 w 1"), ("0.0", "     1 b 0")])
        .replace("Rask, Rut", "Åsk, Zoë ");
    let old: Vec<u8> = text.chars().map(|letter| u8::try_from(u32::from(letter)).unwrap()).collect();
    assert_eq!(decode_report(&old), text);
    assert_eq!(decode_report(text.as_bytes()), text);
    let wide: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
    assert_eq!(decode_report(&wide), text);
    for other in [
        text.replace("\r\n", "\n"),
        text.replace("\r\n", "\r"),
        format!("\u{feff}{text}"),
        text.trim_end().to_owned(),
        text.replace("012", "\r\n### a remark\r\n012"),
    ] {
        assert_eq!(read(&other).players[0].name, "Åsk, Zoë");
        assert_eq!((notes(&other), there_and_back(&other)), (vec![], other));
    }
}

/// Personal data and records that the app does not use are written back.
#[test]
fn personal_data_and_headings_come_back() {
    let text = "\
012 Spring open\n022 Bergen\n032 NOR\n042 2026/04/01\n052 2026/04/09\n062 2\n072 1\n082 0\n\
092 Individual: Swiss-System (FIDE Dutch)\n102 IA One, O (123)\n112 FA Two, T (124)\n112 FA Three, T (125)\n\
122 90 min + 30 s\n132                                                                                        26/04/01\n\
172 NOR NRO\n182 Some program 1.2\n222 5400+30\nXYZ something of a program\n\
001    1 mGM  Rask, Rut                         2650 NOR     1500001 1990/01/31  1.0    1     2 w 1\n\
NOR    1                                        2600\nDAT    1 GROUP North\n\
001    2 wWFM Salo, Seb                              SWE     1700002 2001        0.0    2     1 b 0\n";
    assert_eq!((notes(text), there_and_back(text).as_str()), (vec![], text));
    let tournament = read(text);
    let one = |sex: &str, title: &str, federation: &str, fide_id: &str, birth: &str| PersonalDetails {
        sex: sex.to_owned(),
        title: title.to_owned(),
        federation: federation.to_owned(),
        fide_id: fide_id.to_owned(),
        birth: birth.to_owned(),
        ..PersonalDetails::default()
    };
    assert_eq!(tournament.players[0].details, one("m", "GM", "NOR", "1500001", "1990/01/31"));
    assert_eq!(tournament.players[1].details, one("w", "WFM", "SWE", "1700002", "2001"));
    assert_eq!(tournament.players[1].rating, 0);
    assert_eq!(tournament.format, EventFormat::Swiss { rounds: 1 }, "as many as there are dates");
    assert_eq!(tournament.heading().details.round_dates, ["2026.04.01"]);
    // Older files have titles of one or two letters; an unknown title stays as it is.
    for (title, expected) in [("  g", "GM"), ("m  ", "IM"), (" wf", "WFM"), ("IA ", "IA")] {
        let text = text.replacen("mGM  Rask", &format!("m{title} Rask"), 1);
        assert_eq!(read(&text).players[0].details.title, expected, "{title}");
        assert_eq!(there_and_back(&text), text);
    }
}

/// The point system is read from every record that can state it.
#[test]
fn points_are_read_in_every_way() {
    let three = PointSystem { win: 6, draw: 2, ..PointSystem::default() };
    for (records, points, note) in [
        (vec!["162  W 3.0 D 1.0 L 0.0 A 0.0 P 3.0"], three, None),
        (vec!["162  W 3.0    D 1.0"], three, None),
        (vec!["BBW  3.0", "BBD  1.0"], three, None),
        (vec!["XXS W=3 D=1"], three, None),
        (vec!["XXS W=3", "XXS D=1.0"], three, None),
        (vec!["162  P 0.5"], PointSystem { allocated: Some(1), ..PointSystem::default() }, None),
        (vec!["XXS PAB=.5"], PointSystem { allocated: Some(1), ..PointSystem::default() }, None),
        (vec!["BBU  0.5"], PointSystem { allocated: Some(1), ..PointSystem::default() }, None),
        (
            vec!["BBL  0.5", "BBW  2.0", "BBD  1.0"],
            PointSystem { win: 4, draw: 2, loss: 1, ..PointSystem::default() },
            None,
        ),
        (
            vec!["XXS WW=1 WD=.5 WL=0 BW=1 BD=0.5 BL=0", "XXS FL=0 FW=1", "XXS PAB=1 FPB=1 HPB=.5 ZPB=0"],
            PointSystem::default(),
            None,
        ),
        // In the app, a loss by forfeit brings the points of an absence, and a half-point bye the
        // points of a draw. Other values in a report are noted as unusable.
        (
            vec!["XXS FL=0 W=3 D=2 PAB=2 WL=1 BL=1 ZPB=1"],
            PointSystem { win: 6, draw: 4, loss: 2, allocated: Some(4), absence: 2 },
            Some("points-unusable"),
        ),
        (vec!["XXS HPB=0"], PointSystem::default(), Some("points-unusable")),
        (vec!["162  A 0.5"], PointSystem { absence: 1, ..PointSystem::default() }, None),
        (vec!["162  W 1.0    D 0.3"], PointSystem::default(), Some("points-unusable")),
        (vec!["162  W 1.0    D 2.0"], PointSystem::default(), Some("points-unusable")),
        (vec!["162  Q 1.0"], PointSystem::default(), Some("record-unreadable")),
        (vec!["162  0.5"], PointSystem::default(), Some("record-unreadable")),
        (vec!["162  A"], PointSystem::default(), Some("points-unusable")),
    ] {
        let text = report(&records, &[("", "     2 w 1"), ("", "     1 b 0")]);
        assert_eq!((read(&text).points, notes(&text)), (points, Vec::from_iter(note)), "{records:?}");
        assert_eq!(there_and_back(&text), text);
    }
}

/// Record 162 may contain the points of an absence alone. A zero-point bye, a loss by forfeit and
/// blank columns bring these points. A fault in the record is noted with its column.
#[test]
fn an_absence_may_bring_points() {
    let rounds =
        [("1.5", "     2 w +  0000 - Z"), ("1.5", "     1 b -     3 w 1"), ("0.5", "               2 b 0")];
    let text = report(&["142 2", "162  A 0.5"], &rounds);
    let tournament = read(&text);
    assert_eq!((notes(&text), there_and_back(&text)), (vec![], text));
    let event = tournament.to_event().unwrap();
    assert_eq!((event.points(), event.setup().points.absence), (vec![3, 3, 1], 1));
    // A new report states the points of all results.
    let new = write_report(&event, &ReportHeading::default(), None).unwrap().to_string();
    assert!(new.contains("162  W 1.0    D 0.5    L 0.0    A 0.5    P 1.0\r\n"), "{new}");
    assert_eq!(read(&new).points, event.setup().points);
    assert_eq!(there_and_back(&new), new);
    for (record, column) in [("162  A 0.3", 6), ("162  W 1.0    A x", 15), ("162  W 1.0    A", 15)] {
        let note = read(&report(&[record], &rounds[..2])).notes[0];
        assert_eq!((note.line, note.column, note.kind.code()), (1, column, "points-unusable"), "{record}");
    }
}

/// Faults in records of extra points are noted with their columns.
#[test]
fn faults_in_extra_points_are_noted() {
    for (record, column) in [
        ("250       1.x   1   3    1    2", 11),
        ("250       1.0   0   3    1    2", 17),
        ("250       1.0   3   1    1    2", 21),
        ("250       1.0   1   3         2", 23),
        // The event has no such players.
        ("250       1.0   1   3    8    9", 26),
        ("250 1.0 1", 5),
        ("XXA    9  1.0", 8),
        ("XXA    1  1.0   x5", 17),
    ] {
        let text = report(&[record], &[("1.0", "     2 w 1"), ("0.0", "     1 b 0")]);
        let found: Vec<_> = read(&text).notes.iter().map(|note| (note.column, note.kind.code())).collect();
        assert_eq!(found, [(1, "acceleration"), (column, "record-unreadable")], "{record}");
        assert_eq!(there_and_back(&text), text);
    }
}

/// The initial colour is read, or inferred from the games if the report does not name it.
#[test]
fn initial_colour_is_read() {
    for (record, color) in [
        ("XXC black1", Some(Color::Black)),
        ("XXC rank black1", Some(Color::Black)),
        ("XXC white1 rank", Some(Color::White)),
        ("152 B", Some(Color::Black)),
        ("152 w", Some(Color::White)),
        ("152 Black", Some(Color::Black)),
        ("012 A", None),
    ] {
        let text = report(&[record, "XXR 3"], &[("0.0", ""), ("0.0", ""), ("0.0", ""), ("0.0", "")]);
        assert_eq!(read(&text).initial_color, color, "{record}");
        let event = read(&text).to_event().unwrap();
        let first = event.pair_round().unwrap().pairs[0];
        assert_eq!(first.white == 0, color != Some(Color::Black), "{record}");
        assert_eq!(there_and_back(&text), text);
    }
    let text = report(&[], &[("", "  0000 - Z"), ("", "     3 b 1"), ("", "     2 w 0")]);
    assert_eq!(read(&text).initial_color, Some(Color::Black), "of the first who was paired");
    // Player 1 is the first in the draw but has no colour in round 1 (a forfeit or the bye). Player
    // 2 is the second and has Black, so the initial colour is White.
    for (first, third) in [("     3 - +", "     1 - -"), ("  0000 - U", "  0000 - Z")] {
        let text = report(&[], &[("", first), ("", "     4 b 1"), ("", third), ("", "     2 w 0")]);
        assert_eq!(read(&text).initial_color, Some(Color::White), "{first}");
    }
    let text = report(&[], &[("", "     2 - +     2 b 1"), ("", "     1 - -     1 w 0")]);
    assert_eq!(read(&text).initial_color, Some(Color::Black), "of the first round with colours");
}

/// Round robins are read, with their tie-breaks.
#[test]
fn round_robins_are_read() {
    let rounds =
        [("1.5", "     3 w 1     2 b ="), ("0.5", "               1 w ="), ("0.0", "     1 b 0          ")];
    for (records, double) in [
        (vec!["092 Individual: Round-Robin"], false),
        (vec!["092 Round Robin (Berger)"], false),
        (vec!["092 Individual: Double-Round-Robin"], true),
        (vec!["092 Rundenturnier"], false),
        (vec!["092 Einzel: Doppel-Rundenturnier"], true),
        (vec!["092 Jeder gegen jeden"], false),
        (vec!["092 Individuel : toutes rondes"], false),
        (vec!["092 Todos contra todos (doble)"], true),
        (vec!["092 Кругова система"], false),
        (vec!["092 نظام الدوري"], false),
        (vec!["092 राउंड रॉबिन"], false),
        (vec!["092 单循环赛"], false),
        (vec!["092 双循环赛"], true),
        (vec!["192 FIDE_ROUNDROBIN"], false),
        (vec!["192 BERGER_ROUNDROBIN_G1"], false),
        (vec!["192 BERGER_ROUNDROBIN_G2"], true),
        (vec!["092 Individual", "192 FIDE_DOUBLEROUNDROBIN"], true),
    ] {
        let text = report(&records, &rounds);
        let tournament = read(&text);
        assert_eq!(tournament.format, EventFormat::RoundRobin { double }, "{records:?}");
        assert_eq!(tournament.tie_breaks, [TieBreak::DirectEncounter, TieBreak::SonnebornBerger]);
        assert_eq!((notes(&text), there_and_back(&text)), (vec![], text));
    }
    for name in ["Swiss-System (Sonneborn-Berger)", "Schweizer System, Berger", "Sonneborn-Berger", "瑞士制"]
    {
        let text = report(&[&format!("092 {name}")], &rounds);
        assert_eq!(read(&text).format, EventFormat::Swiss { rounds: 2 }, "{name}");
    }
    let text = report(&["092 Round-Robin", "212 PTS,SB,WIN,KS,BH-C1"], &rounds);
    let tie_breaks = [TieBreak::SonnebornBerger, TieBreak::Wins, TieBreak::Koya, TieBreak::BuchholzCut1];
    assert_eq!(read(&text).tie_breaks, tie_breaks);
    let text = report(&["212 PTS,SB,BH/C3,WIN"], &rounds);
    let note = read(&text).notes[0];
    assert_eq!((note.line, note.column, note.kind.code()), (1, 12, "record-unreadable"));
    assert_eq!(read(&text).tie_breaks, [TieBreak::SonnebornBerger, TieBreak::Wins]);
    // Two players who met twice, once with each colour, make a double round robin. Two who met
    // three times make no round robin.
    let pair = |cells: [&str; 2]| report(&["092 Round-Robin"], &[("", cells[0]), ("", cells[1])]);
    let twice = pair(["     2 w 1     2 b 1", "     1 b 0     1 w 0"]);
    assert_eq!(read(&twice).format, EventFormat::RoundRobin { double: true });
    let often = pair(["     2 w 1     2 b 1     2 w 1", "     1 b 0     1 w 0     1 b 0"]);
    assert_eq!(
        (read(&often).format, notes(&often)),
        (EventFormat::Swiss { rounds: 3 }, vec!["other-system"])
    );
    assert_eq!(there_and_back(&often), often);
}

/// Starting numbers may have gaps and any order, and lines may lack their last columns.
#[test]
fn numbers_need_no_order() {
    let text = "XXR 4\r\nXXP 9 2\r\nXXZ 5\r\n".to_owned()
        + &player_line(9, "Nine", "0.0", "     2 b 0")
        + &player_line(2, "Two", "1.0", "     9 w 1")
        + "001    5      Five\r\n"
        + &player_line(40, "Forty", "0.0", "            1 w 1");
    assert_eq!(notes(&text), ["result-unreadable"]);
    let tournament = read(&text);
    assert_eq!(tournament.players.iter().map(|player| player.number).collect::<Vec<_>>(), [2, 5, 9, 40]);
    assert_eq!(games(&text, 1), [(1, 3, Some(PairingResult::WhiteWins), true)]);
    let event = tournament.to_event().unwrap();
    assert_eq!((event.forbidden_pairs(), event.bye_request(1, 1)), (vec![[0, 2]], Some(Bye::Zero)));
    assert_eq!(there_and_back(&text), text);
}

/// In a round robin, all games may be paired before the first is played.
#[test]
fn round_robins_may_be_paired_beforehand() {
    let text = report(
        &["092 Round-Robin"],
        &[("0.0", "     3 w       2 b  "), ("0.0", "               1 w  "), ("0.0", "     1 b            ")],
    );
    let event = read(&text).to_event().unwrap();
    assert_eq!(event.next_games().iter().filter(|ahead| !ahead.is_adjourned).count(), 2);
    assert_eq!((notes(&text), there_and_back(&text)), (vec![], text));
}

/// Records that the app cannot use are kept as text, and most are noted.
#[test]
fn what_has_no_form_here_is_kept() {
    for (records, codes) in [
        (vec!["013 Team One                         1    2"], vec!["teams"]),
        (
            vec!["310   1 Team One                         ONE     2000    2.0    2.0   1     1    2"],
            vec!["teams"],
        ),
        (vec!["192 FIDE_DUTCH_2025_BAKU"], vec![]),
        (vec!["192 FIDE_BURSTEIN"], vec!["other-system"]),
        (vec!["192 FIDE_DUTCH_2017"], vec!["other-system"]),
        (vec!["192 FIDE_DUTCH_2017_BAKU"], vec!["other-system"]),
        (vec!["092 Individual: Knockout"], vec!["other-system"]),
        (vec!["192 FIDE_DUTCH_2026"], vec![]),
        (vec!["192 BERGER_ROUNDROBIN_G3"], vec!["other-system"]),
        (vec!["XXP 1 7"], vec!["record-unreadable"]),
        (vec!["XXP 1"], vec!["record-unreadable"]),
        (vec!["XXZ"], vec!["record-unreadable"]),
        (vec!["260 one two 1 2"], vec!["record-unreadable"]),
        (vec!["260   1   1    1"], vec!["record-unreadable"]),
        (vec!["240 Q 002    1"], vec!["record-unreadable"]),
        (vec!["240 Z 002"], vec!["record-unreadable"]),
        (vec!["a line of nothing known"], vec!["record-unreadable"]),
        (vec!["212 PTS,DE,BH/C1,KS/L+1,rtng,DE"], vec![]),
        (vec!["202 BH BH/C3 SB"], vec!["record-unreadable"]),
        // The event is over: these records name no round that is still to be paired.
        (vec!["142 1", "XXZ 1", "240 H 002    2"], vec![]),
    ] {
        let text = report(&records, &[("1.0", "     2 w 1"), ("0.0", "     1 b 0")]);
        assert_eq!(notes(&text), codes, "{records:?}");
        assert_eq!(there_and_back(&text), text);
    }
}

/// Text that is no report is refused, with the line and the reason.
#[test]
fn what_is_no_report_says_why() {
    let one = player_line(1, "Rask, Rut", "0.0", "");
    for (text, line, column, kind) in [
        (String::new(), 1, 1, ReportErrorKind::Empty),
        ("\r\n \r\n".to_owned(), 1, 1, ReportErrorKind::Empty),
        ("[Event \"Club\"]\n\n1. e4 *\n".to_owned(), 1, 1, ReportErrorKind::NotARecord),
        ("Name;Rating\nAda;2000\n".to_owned(), 1, 1, ReportErrorKind::NotARecord),
        ("012 Club\nName, Rating\n".to_owned(), 2, 1, ReportErrorKind::NotARecord),
        ("012 Club\n".to_owned(), 1, 1, ReportErrorKind::TooFewPlayers),
        (format!("012 Club\r\n{one}"), 2, 1, ReportErrorKind::TooFewPlayers),
        (format!("{one}{one}"), 2, 5, ReportErrorKind::NumberTwice),
        (format!("{one}\n001 what"), 3, 5, ReportErrorKind::BadNumber),
        (format!("{one}001    0      Salo"), 2, 5, ReportErrorKind::BadNumber),
        (
            (1..=1001).map(|number| format!("001 {number:>4}\n")).collect(),
            1001,
            1,
            ReportErrorKind::TooManyPlayers,
        ),
    ] {
        let fault = ReportTournament::read(&text).unwrap_err();
        let found = (fault.line, fault.column, fault.kind);
        assert_eq!(found, (line, column, kind), "{}", text.chars().take(60).collect::<String>());
    }
}
