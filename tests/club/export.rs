//! Exports of an event: standings, games and a web page.

use tabiya::club::event::{
    Entrant, EventFormat, EventSetup, EventStep, PairingNumbers, PairingRules, PersonalDetails, PointSystem,
    TieResolution, Tournament,
};
use tabiya::club::export::{
    CsvDialect, CsvFormat, PageWords, pgn_tags, pgn_with_tags, standings_csv, web_page,
};
use tabiya::club::player_list::PlayerList;
use tabiya::club::record::PairingResult;
use tabiya::club::tiebreak::TieBreak;
use tabiya::rules::Laws;
use tabiya::rules::pgn::games;

fn event(names: &[&str]) -> Tournament {
    event_in(EventFormat::RoundRobin { double: false }, names)
}

fn event_in(format: EventFormat, names: &[&str]) -> Tournament {
    let setup = EventSetup {
        format,
        points: PointSystem::default(),
        tie_breaks: vec![TieBreak::SonnebornBerger, TieBreak::BuchholzCut1],
        numbering: PairingNumbers::AsEntered,
        seed: 1,
        pairing: PairingRules::default(),
    };
    let mut event = Tournament::new(setup).unwrap();
    for name in names {
        let details = PersonalDetails {
            fide_id: "4600001".to_owned(),
            title: "WGM".to_owned(),
            club: "SK \"Turm\" \\ Köln".to_owned(),
            ..PersonalDetails::default()
        };
        let entrant = Entrant { name: (*name).to_owned(), rating: 2100, details, ..Entrant::default() };
        event.apply(EventStep::AddPlayer(entrant)).unwrap();
    }
    while let Ok(drawing) = event.pair_round() {
        event.apply(EventStep::PairRound(drawing)).unwrap();
        while let Some(next) = event.next_game() {
            event.apply(EventStep::Result { place: next.place, score: PairingResult::Draw }).unwrap();
        }
    }
    event
}

#[test]
fn standings_are_a_table_in_the_way_of_each_language() {
    let names = ["Lovelace, Ada", "=1+1", "a \"b\"; c", "@sum"];
    let event = event(&names);
    for tag in ["en", "de", "es", "fr", "hi", "uk", "zh", "ar"] {
        let headings = ["Rank", "Player", "Rating", "Points", "Won", "Drawn", "Lost"].map(str::to_owned);
        let text = standings_csv(&event, &CsvFormat { dialect: CsvDialect::of_language(tag), headings });
        assert!(text.starts_with('\u{feff}') && text.ends_with("\r\n"));
        let is_comma = matches!(tag, "de" | "es" | "fr" | "uk");
        let first = text.lines().next().unwrap();
        let expected = "\u{feff}Rank,Player,Rating,Points,Won,Drawn,Lost,SB,BH/C1";
        assert_eq!(first.replace(';', ","), expected);
        assert_eq!(first.contains(';'), is_comma, "{tag}");
        assert!(
            text.contains(if is_comma { ";1,5;0;3;0;2,25;3" } else { ",1.5,0,3,0,2.25,3" }),
            "{tag}: {text}"
        );
        // The app can read the table as a player list. An apostrophe before a name like `=1+1`
        // keeps a spreadsheet from reading the name as a formula.
        let list = PlayerList::read(&text);
        let read: Vec<&str> = list.players.iter().map(|player| player.entrant.name.as_str()).collect();
        assert_eq!(read, ["Lovelace, Ada", "'=1+1", "a \"b\"; c", "'@sum"]);
        assert!(list.players.iter().all(|player| player.entrant.rating == 2100));
    }
}

/// The setup of a knockout can name tie-breaks, but the standings have none.
#[test]
fn the_standings_of_a_knockout_have_no_tie_breaks() {
    let format = EventFormat::Knockout { games: 1, ties: vec![TieResolution::RandomChoice] };
    let event = event_in(format, &["Ada", "Ben", "Cleo"]);
    let text = standings_csv(&event, &CsvFormat::default());
    assert_eq!(text.lines().count(), 4, "{text}");
    assert!(text.lines().all(|line| line.matches(',').count() == 6), "{text}");
    let page = web_page(&event, "Cup", &PageWords::default(), "");
    assert!(!page.contains("BH/C1"), "{page}");
}

#[test]
fn games_have_the_tags_of_their_players() {
    let event = event(&["Ada", "Ben"]);
    let pairing = event.rounds()[0].boards[0].pairing;
    let pgn = "[Event \"Cup\"]\n[Round \"1.1\"]\n[Result \"1/2-1/2\"]\n[WhiteElo \"1\"]\n\n1. e4 1/2-1/2\n";
    let with = pgn_with_tags(pgn, pgn_tags(&event, pairing, "2026.11.26"));
    let games: Vec<_> = games(&with, Laws::default()).collect();
    let game = games[0].as_ref().unwrap();
    let tag = |name| game.tag(name).map(str::to_owned);
    assert_eq!(tag("WhiteElo").as_deref(), Some("1"), "what is there stays");
    assert_eq!(tag("BlackElo").as_deref(), Some("2100"));
    assert_eq!(tag("WhiteFideId").as_deref(), Some("4600001"));
    assert_eq!(tag("BlackTitle").as_deref(), Some("WGM"));
    assert_eq!(tag("WhiteTeam").as_deref(), Some("SK \"Turm\" \\ Köln"));
    assert_eq!(tag("EventDate").as_deref(), Some("2026.11.26"));
    assert_eq!(tag("Round").as_deref(), Some("1.1"));
}

#[test]
fn the_web_page_shows_everything_and_runs_nothing_of_others() {
    let names = ["Ada & <script>alert(1)</script>", "B\"en'", "Cleo", "Łucja"];
    let event = event(&names);
    let words = PageWords {
        language: "de".to_owned(),
        details: "Bergen <NOR>".to_owned(),
        rounds: (1..4).map(|round| format!("Runde {round}")).collect(),
        standings: "Stand".to_owned(),
        games: "Partien".to_owned(),
        ..PageWords::default()
    };
    let games = "[White \"</details><script>\"]\n[Black \"Ben\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 1-0\n\n\
                 [White \"A\"]\n[Black \"B\"]\n[Result \"*\"]\n\n*\n";
    let page = web_page(&event, "Cup \"<b>\"", &words, games);
    assert!(page.starts_with("<!doctype html>") && page.contains("<html lang=\"de\" dir=\"ltr\">"));
    assert_eq!(page.matches("<script>").count(), 1, "only that of the page");
    assert!(!page.contains("<b>") && !page.contains("alert(1)</script>"));
    assert!(
        page.contains("Ada &amp; &lt;script&gt;alert(1)&lt;/script&gt;") && page.contains("B&quot;en&#39;")
    );
    assert!(page.contains("<p><bdi>Bergen &lt;NOR&gt;</bdi></p>"), "{page}");
    for text in ["Runde 1", "Runde 3", "Stand", "½–½", "2¼", "SK &quot;Turm&quot;", "WGM", "1. e4 e5 2. Nf3"]
    {
        assert!(page.contains(text), "{text}");
    }
    // Three half-moves make four positions.
    let boards = page.split("data-boards=\"").nth(1).unwrap().split('"').next().unwrap();
    assert_eq!(boards.split(' ').count(), 4);
    assert!(boards.ends_with("rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R"));
    // The page loads nothing from the network.
    for outside in ["http:", "https:", "src=", "@import", "url("] {
        assert!(!page.contains(outside), "{outside}");
    }
    for element in ["table", "tr", "td", "th", "details", "bdi", "h2"] {
        let (open, close) = (format!("<{element}>"), format!("</{element}>"));
        assert_eq!(page.matches(&open).count(), page.matches(&close).count(), "{element}");
    }
}

/// A game that begins with a move by Black has the right move numbers.
#[test]
fn the_web_page_numbers_moves_from_any_position() {
    let games = "[White \"A\"]\n[Black \"B\"]\n[Result \"*\"]\n[SetUp \"1\"]\n\
                 [FEN \"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 7\"]\n\n7... e5 8. Nf3 *\n";
    let page = web_page(&event(&["Ada", "Ben"]), "Cup", &PageWords::default(), games);
    assert!(page.contains("7... e5 8. Nf3"), "{page}");
}

#[test]
fn the_web_page_of_a_swiss_says_what_its_letters_of_colors_mean() {
    let words = PageWords {
        color_letters: ["w", "s"].map(str::to_owned),
        color_legend: "w Weiß · s Schwarz".to_owned(),
        ..PageWords::default()
    };
    let page = |format| web_page(&event_in(format, &["Ada", "Ben"]), "Cup", &words, "");
    let swiss = page(EventFormat::Swiss { rounds: 1 });
    assert!(swiss.contains(&words.color_legend) && swiss.contains("2w½") && swiss.contains("1s½"));
    assert!(!page(EventFormat::RoundRobin { double: false }).contains(&words.color_legend), "no letters");
}
