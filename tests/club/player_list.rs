//! Player lists of other programs, and FIDE's rating list.

use std::time::Instant;

use tabiya::club::event::{Entrant, PersonalDetails};
use tabiya::club::player_list::fide::RatingListSearch;
use tabiya::club::player_list::rating_list_file::{
    MAX_MATCHES, RatingListFile, RatingListMatches, line_of_player, player_of_line,
};
use tabiya::club::player_list::{ListNoteKind, PlayerField, PlayerList, Separator, read_name};

fn entrant(name: &str, rating: u32) -> Entrant {
    Entrant { name: name.to_owned(), rating, ..Entrant::default() }
}

fn entrants(text: &str) -> Vec<Entrant> {
    PlayerList::read(text).players.into_iter().map(|player| player.entrant).collect()
}

#[test]
fn names_stand_on_lines_or_in_columns() {
    let two = [entrant("Ames, Ann", 2000), entrant("Bell, Bob", 1900)];
    for text in [
        "1\tAmes, Ann\t2000\n2\tBell, Bob\t1900",
        "Ames, Ann 2000\nBell, Bob 1900",
        "1 Ames, Ann 2000\n2 Bell, Bob 1900",
        "٧ Ames, Ann 2000\n٨ Bell, Bob 1900",
        "1. Ames, Ann (2000)\r\n2. Bell, Bob (1900)\r\n",
        "Name;Rating\nAmes, Ann;2000\nBell, Bob;1900\n",
        "\u{feff}sep=;\nName;Elo\n\"Ames, Ann\";2000\nBell, Bob;1900",
        "Name,Elo\n\"Ames, Ann\",2000\n\"Bell, Bob\",1900\n",
        "\"Ames, Ann\",2000\n\"Bell, Bob\",1900\n",
        "2000,\"Ames, Ann\"\n1900,\"Bell, Bob\"\n",
        "Nr.;Nachname;Vorname;Elo\n1;Ames;Ann;2000\n2;Bell;Bob;1900\n",
        "Nom\tPrénom\tClassement Elo\nAmes\tAnn\t2000\nBell\tBob\t1900",
        "First name\tLast name\tRtg\nAnn\tAmes\t2000\nBob\tBell\t1900",
        "Apellidos;Nombre;Elo FIDE\nAmes;Ann;2000\nBell;Bob;1900",
        "序号\t姓名\t等级分\n1\tAmes, Ann\t2000\n2\tBell, Bob\t1900",
        "الرقم\tالاسم\tالتصنيف\n١\tAmes, Ann\t٢٠٠٠\n٢\tBell, Bob\t١٩٠٠",
        "क्रमांक\tनाम\tरेटिंग\n१\tAmes, Ann\t२०००\n२\tBell, Bob\t१९००",
        "№;Прізвище;Ім'я;Рейтинг\n1;Ames;Ann;2000\n2;Bell;Bob;1900",
        "Club championship\n\nName;Rating\nAmes, Ann;2000\nBell, Bob;1900",
        "Name,Rating\nAmes, Ann,2000\nBell, Bob,1900\n",
        "Name,Rating\n\"Ames, Ann\",2000,,\nBell, Bob,1900,\n",
        "No,Name,Rating,\r\n1,Ames, Ann,2000,\r\n2,Bell, Bob,1900,\r\n",
        "Ames, Ann\t\t2000\t\nBell, Bob\t\t1900\t\n",
        "Spieler\tWertungszahl\nAmes, Ann\t2000\nBell, Bob\t1900",
        "Rating;Name\n2000;Ames, Ann\n1900;Bell, Bob",
        "Name;Rating\nAmes, Ann;2.000\nBell, Bob;1900,0",
        "Name\tRating\nAmes, Ann\t2,000\nBell, Bob\t1900.00",
        "Name\tRating\nAmes, Ann\t2\u{202f}000\nBell, Bob\t1’900",
        "2000\tAmes, Ann\n1900\tBell, Bob",
        "\"Ames, Ann\";\"2000\"\n\"Bell, Bob\";\"1900\"",
        "Ames,Ann,2000\nBell,Bob,1900",
        "Гравець;Рейтинг ФІДЕ\nAmes, Ann;2000\nBell, Bob;1900",
        "اللاعب\tالتقييم\nAmes, Ann\t٢٠٠٠\nBell, Bob\t۱۹۰۰",
        "Name\u{a0}\tRating\nAmes,\u{a0}Ann\t2000\nBell, Bob\t１９００",
    ] {
        assert_eq!(entrants(text), two, "{text}");
        let lines = text.replace("\r\n", "\n");
        for ending in ["\r\n", "\r"] {
            assert_eq!(entrants(&lines.replace('\n', ending)), two, "{ending:?}: {text}");
        }
    }
    assert_eq!(entrants("Name;Rating\nAmes;2000\nBell;1900"), [entrant("Ames", 2000), entrant("Bell", 1900)]);
    for text in
        ["Ames;2000", "Ames\t2000", "1;Ames;2000", "Ames, 2000", "Name\nAmes 2000", "Spieler\nAmes (2000)"]
    {
        assert_eq!(entrants(text), [entrant("Ames", 2000)], "{text}");
    }
    assert_eq!(entrants("Name,Rating\nAmes,2000,home 5"), [entrant("Ames", 2000)]);
    for text in ["Name;Class\nAmes;4b\nBell;5a", "Board\tPlayer\n1\tAmes\n2\tBell"] {
        assert_eq!(entrants(text), [entrant("Ames", 0), entrant("Bell", 0)], "{text}");
    }
    assert_eq!(entrants("Player\tGary\t1500\nBell\tBob\t1900")[0].name, "Player, Gary");
    assert_eq!(entrants("Name\nAda\nBen"), [entrant("Ada", 0), entrant("Ben", 0)]);
    for text in ["1 Ada\n3 Ben", "1 Ada"] {
        assert_eq!(entrants(text)[0], entrant("1 Ada", 0), "{text}");
    }
    assert_eq!(entrants("Ada;Ben"), [entrant("Ada", 0), entrant("Ben", 0)]);
    assert_eq!(entrants(""), []);
    assert_eq!(entrants("Ada; Ben;Cleo;").len(), 3);
}

#[test]
fn a_name_with_a_comma_is_one_player() {
    assert_eq!(entrants("Lovelace, Ada"), [entrant("Lovelace, Ada", 0)]);
    assert_eq!(entrants("Lovelace, Ada 1815"), [entrant("Lovelace, Ada", 1815)]);
    assert_eq!(
        entrants("Lovelace, Ada\nTuring, Alan"),
        [entrant("Lovelace, Ada", 0), entrant("Turing, Alan", 0)]
    );
    for text in [
        "King, Martin Luther, Jr.",
        "King, Martin Luther, Jr. (1500)",
        "1. King, Martin Luther, Jr., 1500",
        "Al-Din, Salah, Ibn, Ayyub",
        "King, Martin Luther, Jr.\nDavis, Sammy, Jr.",
        "King, Martin Luther, Jr.\nDavis, Sammy, Jr.\nAda",
    ] {
        let names: Vec<String> = entrants(text).into_iter().map(|one| one.name).collect();
        assert_eq!(names.len(), text.lines().count(), "{text}: {names:?}");
        assert!(names.iter().all(|name| name.contains(", ") || name == "Ada"), "{text}: {names:?}");
    }
    assert_eq!(read_name("King, Martin Luther, Jr."), Some(entrant("King, Martin Luther, Jr.", 0)));
    assert_eq!(read_name("Ames\u{202e}nA"), Some(entrant("AmesnA", 0)), "nothing without a shape");
    for (text, name, rating) in [
        ("Ames, Ann (GER)", "Ames, Ann (GER)", 0),
        ("Ames, Ann (GER) 2000", "Ames, Ann (GER)", 2000),
        ("Ames, Ann (GER) ( 2000 )", "Ames, Ann (GER)", 2000),
        ("Bobby (age 7);", "Bobby (age 7)", 0),
        ("(Ann) Ames", "(Ann) Ames", 0),
    ] {
        assert_eq!(read_name(text), Some(entrant(name, rating)), "{text}");
    }
    for text in [" ,; ", "( )", "(2000)"] {
        assert_eq!(read_name(text), None, "{text}");
    }
}

#[test]
fn every_field_is_read() {
    let text = "No\tTitle\tName\tSex\tFed\tElo\tDWZ\tID\tPKZ\tBirth\tClub\tPhone\n\
        1\twgm\tMüller, Zoë\tF\tger\t2301\t2250\t04600001\tC-12\t22.03.2011\tSK \"Turm\", Köln\t0221\n\
        2\t\tBell\t\t\t\t1450\t0\t\t1999\t\t\n";
    let list = PlayerList::read(text);
    assert_eq!(list.separator, Some(Separator::Tab));
    let details = PersonalDetails {
        sex: "w".into(),
        title: "WGM".into(),
        federation: "GER".into(),
        fide_id: "4600001".into(),
        birth: "2011/03/22".into(),
        national_id: "C-12".into(),
        club: "SK \"Turm\", Köln".into(),
    };
    assert_eq!(list.players[0].entrant, Entrant { details, ..entrant("Müller, Zoë", 2301) });
    assert_eq!(list.players[0].unassigned_cells, [(6, "2250".to_owned()), (11, "0221".to_owned())]);
    let second = &list.players[1].entrant;
    assert_eq!(
        (second.rating, second.details.birth.as_str()),
        (1450, "1999"),
        "the national rating for want of another"
    );
    assert_eq!(list.columns[11].field, None);
    assert_eq!(list.columns[9].field, Some(PlayerField::Birth));
    assert_eq!(list.notes, []);
}

#[test]
fn columns_without_headings_are_known_by_their_cells() {
    let list = PlayerList::read(
        "Ames\tAnn\tNOR\t1503014\tGM\t2000\t1990\nBell\tBob\tGER\t4600001\tFM\t1900\t1991\n",
    );
    let fields: Vec<_> = list.columns.iter().map(|column| column.field).collect();
    let known = [
        PlayerField::Federation,
        PlayerField::FideId,
        PlayerField::Title,
        PlayerField::Rating,
        PlayerField::Birth,
    ]
    .map(Some);
    assert_eq!(fields[2..], known);
    assert_eq!(list.players[1].entrant.name, "Bell, Bob");
}

#[test]
fn nothing_is_lost_and_what_is_odd_is_noted() {
    let text = "Name;Rating;Birth\nAmes\u{202e}nA;2000;\nBell;about 1500;\n;1700;1990\nAmesnA;1;32.13.2000\n";
    let list = PlayerList::read(text);
    let notes: Vec<_> = list.notes.iter().map(|note| (note.line, note.kind, note.text.as_str())).collect();
    assert_eq!(
        notes,
        [
            (2, ListNoteKind::InvisibleCharacters, "AmesnA"),
            (3, ListNoteKind::OtherCell, "about 1500"),
            (4, ListNoteKind::NoName, " 1700 1990"),
            (5, ListNoteKind::OtherCell, "1"),
            (5, ListNoteKind::OtherCell, "32.13.2000"),
            (5, ListNoteKind::Twice, "AmesnA"),
        ]
    );
    assert_eq!(list.players[1].unassigned_cells, [(1, "about 1500".to_owned())]);
    let twice = PlayerList::read("Ann\nBob\nAnn");
    assert_eq!(
        twice.notes.iter().map(|note| (note.line, note.kind)).collect::<Vec<_>>(),
        [(3, ListNoteKind::Twice)]
    );
    // Hindi and Persian need zero-width characters, which join or separate letters.
    assert_eq!(entrants("क\u{200d}ष\nعلی\u{200c}رضا")[1].name, "علی\u{200c}رضا");
}

#[test]
fn any_text_is_read() {
    let parts = [
        "Name",
        ";",
        "\t",
        ",",
        "\n",
        "\"",
        "2000",
        "Ann",
        "\u{0}",
        "sep=",
        "é",
        " ",
        "\r\n",
        "1.",
        "नाम",
        "-",
    ];
    let mut numbers = super::random::Numbers::new(53);
    for _ in 0..5_000 {
        let text: String = (0..numbers.below(30)).map(|_| parts[numbers.below(16) as usize]).collect();
        let list = PlayerList::read(&text);
        assert!(list.players.iter().all(|player| !player.entrant.name.trim().is_empty()), "{text:?}");
    }
}

const TEXT_HEADING: &str = "ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag";

fn text_line(id: u64, name: &str, rating: u32, birth: u32) -> String {
    let (id, rating, birth) = (id.to_string(), rating.to_string(), birth.to_string());
    let cells = [
        ("ID Number", id.as_str()),
        ("Name", name),
        ("Fed", "NOR"),
        ("Sex", "M"),
        ("Tit", "GM"),
        ("SRtng", &rating),
        ("RRtng", "2800"),
        ("B-day", &birth),
    ];
    let mut line = String::new();
    for (heading, cell) in cells {
        let column = TEXT_HEADING.find(heading).unwrap();
        line = format!("{line:<column$}{cell}");
    }
    line
}

#[test]
fn players_are_found_in_both_layouts_of_the_list_of_fide() {
    let lines = [
        text_line(1_503_014, "Carlsen, Magnus", 2830, 1990),
        text_line(4_600_001, "Mueller, Zoe", 2301, 2011),
        text_line(4_600_002, "Carl, Anna-Magda", 0, 0),
    ];
    let text = format!("{TEXT_HEADING}\r\n{}\r\n", lines.join("\r\n"));
    let xml = "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<playerslist>\n<player>\n<fideid>1503014</fideid>\n<name>Carlsen, Magnus</name>\n\
        <country>NOR</country>\n<sex>M</sex>\n<title>GM</title>\n<w_title></w_title>\n<rating>2830</rating>\n<k>10</k>\n\
        <birthday>1990</birthday>\n</player>\n<player><fideid>9</fideid><name>D&apos;Arcy &amp; Carl&#233;</name>\
        <rating>0</rating></player></playerslist>";
    for (list, size) in [(text.as_str(), 7), (xml, 5), (xml, 1), (text.as_str(), 100_000)] {
        let found = |query: &str| {
            let mut search = RatingListSearch::new(query);
            let mut found: Vec<Entrant> = Vec::new();
            list.as_bytes().chunks(size).for_each(|piece| found.extend(search.search_chunk(piece)));
            found.extend(search.finish());
            found
        };
        let details = PersonalDetails {
            sex: "m".into(),
            title: "GM".into(),
            federation: "NOR".into(),
            fide_id: "1503014".into(),
            birth: "1990".into(),
            ..PersonalDetails::default()
        };
        let carlsen = Entrant { details, ..entrant("Carlsen, Magnus", 2830) };
        for query in ["1503014", "magnus CARLSEN"] {
            assert_eq!(found(query), std::slice::from_ref(&carlsen), "{query}");
        }
        assert_eq!(found("Cárl").len(), 2);
        assert_eq!(found("agnus"), []);
        assert_eq!(found(""), []);
    }
    let mut search = RatingListSearch::new("d'arcy");
    assert_eq!(search.search_chunk(xml.as_bytes()).next().unwrap().name, "D'Arcy & Carlé");
    assert_eq!(search.players_read(), 2);
    // Text that is no rating list yields no players.
    let mut search = RatingListSearch::new("a");
    for _ in 0..100 {
        assert_eq!(search.search_chunk(&[b'a'; 10_000]).next(), None);
    }
}

/// A line with accents is read the same whether its columns are counted in characters or in bytes,
/// and whether it is encoded in UTF-8 or in Windows-1252.
#[test]
fn names_with_accents_shift_no_column() {
    let line = text_line(7, "Müller, Zoë", 2301, 2011);
    let gap = " ".repeat(10);
    let by_bytes = line.replacen(&format!("Zoë{gap}"), &format!("Zoë{}", &gap[2..]), 1);
    let old: Vec<u8> = line.chars().map(|letter| u8::try_from(u32::from(letter)).unwrap()).collect();
    for bytes in [line.as_bytes(), by_bytes.as_bytes(), &old] {
        let list = [TEXT_HEADING.as_bytes(), b"\n", bytes, b"\n"].concat();
        let found: Vec<Entrant> = RatingListSearch::new("zoe").search_chunk(&list).collect();
        assert_eq!(found.len(), 1);
        let details = &found[0].details;
        assert_eq!((found[0].name.as_str(), found[0].rating), ("Müller, Zoë", 2301));
        assert_eq!((details.federation.as_str(), details.birth.as_str()), ("NOR", "2011"));
    }
}

/// Searches a large generated rating list in chunks. The environment variable `TABIYA_LISTED` sets
/// the number of players; the default is 20,000. Times are printed, not checked.
#[test]
fn a_large_list_is_searched_in_chunks() {
    let players = std::env::var("TABIYA_LISTED").map_or(20_000, |count| count.parse().unwrap());
    let mut search = RatingListSearch::new("smith jo");
    let (mut found, start, mut first) = (0, Instant::now(), None);
    let mut made = std::time::Duration::ZERO;
    let mut piece = format!("{TEXT_HEADING}\n");
    for number in 0..players {
        let before = Instant::now();
        let name = ["Smith, John", "Ivanov, Ivan", "Zhang, Wei", "Garcia, Maria", "Kumar, Anil"][number % 5];
        piece +=
            &text_line(number as u64 + 1, &format!("{name} {number}"), 1400 + number as u32 % 1400, 1990);
        piece.push('\n');
        made += before.elapsed();
        if piece.len() > 1 << 16 || number + 1 == players {
            found += search.search_chunk(piece.as_bytes()).count();
            piece.clear();
            if found > 0 && first.is_none() {
                first = Some(start.elapsed());
            }
        }
    }
    assert_eq!((search.players_read(), found), (players, players.div_ceil(5)));
    println!("{players} players: {:?}, first match after {:?}", start.elapsed() - made, first.unwrap());
}

/// A file is searched piece by piece. The search ends after 40 matches in all. Each match can be
/// written as a line of text and read back.
#[test]
fn a_file_is_searched_up_to_forty_matches() {
    let lines: Vec<String> = (0..60_000)
        .map(|number| match number % 1_000 {
            999 => text_line(number + 1, &format!("Øst, Zoë {number}"), 1500, 2011),
            _ => text_line(number + 1, "Smith, John", 1400, 1990),
        })
        .collect();
    let text = format!("{TEXT_HEADING}\r\n{}", lines.join("\r\n"));
    let search = |query: &str, text: &str| {
        let mut search = RatingListFile::new(query);
        let mut pieces = text.as_bytes().chunks(1 << 20).map(Some).chain([None]);
        let mut replies = Vec::new();
        while replies.last().is_none_or(|last: &RatingListMatches| !last.is_last) {
            replies.push(search.search_piece(pieces.next().unwrap()));
        }
        replies
    };
    let replies = search("zoe ost", &text);
    assert!(replies[0].players_read < 20_000, "{}", replies[0].players_read);
    let found: Vec<&Entrant> = replies.iter().flat_map(|reply| &reply.players).collect();
    assert_eq!((found.len(), found[39].name.as_str()), (MAX_MATCHES, "Øst, Zoë 39999"));
    for player in found {
        assert_eq!(player_of_line(&line_of_player(player)).as_ref(), Some(player));
    }
    let replies = search("60000", &text);
    let last = replies.last().unwrap();
    assert_eq!((last.players[0].name.as_str(), last.players_read), ("Øst, Zoë 59999", 60_000));
    let replies = search("zoe", "Name;Rating\nZoe;1500\n");
    assert_eq!(replies.last(), Some(&RatingListMatches { is_last: true, ..RatingListMatches::default() }));
    assert_eq!(player_of_line("Zoe\t1500"), None);
}
