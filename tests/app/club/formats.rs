//! Tournaments of each format, from the first round to the winner.

use super::saved_journals::standing;
use super::{Club, scores};
use tabiya::app::dialogs::club::{ClubCommand, ClubPage, EventDraft, EventTab, ExportFile, Msg};
use tabiya::club::event::{EventRefusal, GamePlace, MatchState};
use tabiya::club::record::{Bye, PairingResult};
use tabiya::club::trf::ReportTournament;
use tabiya::game::{Event, GameResult};
use tabiya::rules::Color;

/// All games are played at one board. The page restarts once during a round, and once between two
/// rounds.
#[test]
fn eight_children_play_most_wins_on_one_device() {
    let mut club = Club::new();
    club.begin("most-wins", 8);
    let results = [PairingResult::WhiteWins, PairingResult::BlackWins, PairingResult::Draw];
    for round in 0..7 {
        club.act(ClubCommand::PairRound);
        for game in 0..4 {
            club.play(results[(round + game) % 3]);
            if (round, game) == (3, 1) || (round, game) == (4, 3) {
                club.restart();
            }
        }
        club.assert_journal_restores();
    }
    let event = club.event();
    assert_eq!(event.pair_round(), Err(EventRefusal::NoMoreRounds));
    assert_eq!(club.games.len(), 28);
    let table = event.standings_table();
    assert_eq!(table.iter().map(|row| row.half_points).sum::<u32>(), 56);
    assert!(
        table.is_sorted_by_key(|row| std::cmp::Reverse(row.wins_draws_losses[0])),
        "more wins stand higher"
    );
    club.act(ClubCommand::Save(ExportFile::Pgn));
    let pgn = &club.files["Friday.pgn"];
    assert_eq!(pgn.matches("[Event \"Friday\"]").count(), 28);
    assert_eq!(pgn.matches("[Board \"").count(), 28);
    assert_eq!(pgn.matches("[Round \"7.4\"]").count(), 1);
    assert_eq!(pgn.matches("1. e4").count(), 28, "each with its moves");
}

/// Results that only an arbiter gives (FIDE 11.8, 12.9) count in the table, and no exported file
/// replaces them by another result.
#[test]
fn what_the_arbiter_decides_counts() {
    let mut club = Club::new();
    club.begin("swiss", 6);
    club.act(ClubCommand::PairRound);
    let place = |board| GamePlace { round: 0, board, game: 0 };
    let decided = [
        (PairingResult::BothLose, [0, 0]),
        (PairingResult::HalfForWhite, [1, 0]),
        (PairingResult::HalfForBlack, [0, 1]),
    ];
    for (board, (score, _)) in decided.into_iter().enumerate() {
        club.act(ClubCommand::Result(place(board), score));
    }
    club.restart();
    let event = club.event();
    for (board, (score, halves)) in decided.into_iter().enumerate() {
        assert_eq!(scores(&event, place(board)), [score]);
        let pairing = event.rounds()[0].boards[board].pairing_of_game(0);
        let table = event.standings_table();
        let row = |player| table.iter().find(|row| row.player == player).unwrap();
        assert_eq!([pairing.white, pairing.black].map(|player| row(player).half_points), halves, "{score:?}");
        assert_eq!(row(pairing.white).wins_draws_losses.iter().sum::<usize>(), 1, "a game was played");
    }
    club.act(ClubCommand::Save(ExportFile::Pgn)).act(ClubCommand::Save(ExportFile::Trf));
    let pgn = &club.files["Friday.pgn"];
    for (tag, times) in [("[Result \"*\"]", 3), ("[Termination \"adjudication\"]", 3), ("forfeit", 0)] {
        assert_eq!(pgn.matches(tag).count(), times, "{tag}: {pgn}");
    }
    for said in ["{0:0}", "{½:0}", "{0:½}"] {
        assert!(pgn.contains(said), "{said}: {pgn}");
    }
    let report = ReportTournament::read(&club.files["Friday.trf"]).unwrap();
    assert_eq!(report.rounds[0].games.len(), 3);
}

/// A tournament uses the clock settings of the app. It accepts the arbiter's result of a game that
/// is played on the app's board.
#[test]
fn the_first_increment_and_the_arbiters_result_reach_a_tournament() {
    let mut club = Club::new();
    club.page.set("first-increment", "at-start");
    club.go();
    club.act(ClubCommand::New)
        .set("event-clock", "90+30")
        .set("event-players", "Ada\nBen")
        .act(ClubCommand::Create);
    club.restart();
    club.act(ClubCommand::PairRound);
    let place = club.event().next_game().unwrap().place;
    club.act(ClubCommand::Next);
    assert_eq!(Color::ALL.map(|color| club.page.clock(color)), ["1:30:30", "1:30:30"]);
    club.send(super::act(Event::Decide { result: GameResult::BothLose, why: "a fight".to_owned() }));
    assert_eq!(club.page.result(), Some(("0-0", "arbiter")));
    club.go();
    assert_eq!(scores(&club.event(), place), [PairingResult::BothLose]);
    club.assert_journal_restores();
}

/// Returns the form for a new event, which is open.
fn draft(club: &Club) -> EventDraft {
    match club.inside().screen {
        ClubPage::New(draft) => *draft,
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_first_increment_is_chosen_for_a_tournament_beside_its_clock() {
    for (device, chosen, begins) in [
        ("after-move", None, "1:30:00"),
        ("after-move", Some("at-start"), "1:30:30"),
        ("at-start", None, "1:30:30"),
        ("at-start", Some("after-move"), "1:30:00"),
    ] {
        let mut club = Club::new();
        club.page.set("first-increment", device);
        club.go();
        club.act(ClubCommand::New);
        assert_eq!(draft(&club).first_increment, device, "at first as on the device");
        club.set("event-clock", "90+30").set("event-players", "Ada\nBen");
        if let Some(chosen) = chosen {
            club.set("event-first-increment", chosen);
        }
        club.act(ClubCommand::Create);
        assert_eq!(
            club.page.settings().time_control.first_increment().name(),
            device,
            "that of the device stays"
        );
        club.restart();
        club.act(ClubCommand::PairRound).act(ClubCommand::Next);
        let clocks = Color::ALL.map(|color| club.page.clock(color));
        assert_eq!(clocks, [begins, begins], "{device}, then {chosen:?}");
    }
}

#[test]
fn the_first_increment_is_asked_for_where_the_clock_has_one() {
    let mut club = Club::new();
    club.page.set("clock", "5+0");
    club.go();
    club.act(ClubCommand::New);
    for (clock, asked) in [("own", false), ("none", false), ("90+30", true), ("5+0", false), ("3+2", true)] {
        club.set("event-clock", clock);
        assert_eq!(draft(&club).has_increment(), asked, "{clock}");
    }
    club.page.set("clock", "3+2");
    club.go();
    club.act(ClubCommand::New);
    assert!(draft(&club).has_increment(), "that of the next game");
}

/// A tied match is followed by a rematch, and a tied rematch by an Armageddon game.
#[test]
fn knockouts_of_5_13_and_16_with_ties() {
    for players in [5, 13, 16] {
        let mut club = Club::new();
        club.act(ClubCommand::New).act(ClubCommand::Tie(0)).act(ClubCommand::Tie(0));
        club.begin("knockout", players);
        let mut rounds = 0;
        while club.event().pair_round().is_ok() {
            club.act(ClubCommand::PairRound);
            rounds += 1;
            // On the first board all games are drawn: the match, a rematch, and an Armageddon game,
            // which Black wins by the draw.
            let place = GamePlace { round: rounds - 1, board: 0, game: 0 };
            for game in 0..2 {
                club.act(ClubCommand::Result(GamePlace { game, ..place }, PairingResult::Draw));
                club.restart();
            }
            club.act(ClubCommand::Result(GamePlace { game: 2, ..place }, PairingResult::Draw));
            let last = club.event().rounds()[place.round].boards[0].pairing_of_game(2);
            let stand = club.event().match_state(place.round, 0);
            assert_eq!(
                stand,
                Some(MatchState::Over { winner: Some(last.black), is_random: false }),
                "Armageddon"
            );
            club.enter_round().assert_journal_restores();
        }
        assert_eq!(rounds as u32, players.next_power_of_two().ilog2());
        assert_eq!(club.event().standings_table()[0].place, 1);
        assert_eq!(club.event().standings_table()[1].place, 2);
        club.act(ClubCommand::Save(ExportFile::Trf));
        assert!(club.files.is_empty(), "the report has no form for it");
    }
}

/// A Swiss tournament with a bye, a withdrawal, a late entry and a corrected result. The page
/// restarts several times.
#[test]
fn twenty_one_in_a_swiss_of_five_rounds() {
    let mut club = Club::new();
    club.begin("swiss", 21);
    club.act(ClubCommand::PairRound).enter_round();
    let byes = club.event().rounds()[0].byes.clone();
    assert_eq!(byes.iter().filter(|(_, bye)| *bye == Bye::PairingAllocated).count(), 1);
    club.act(ClubCommand::Withdraw(3)).act(ClubCommand::RequestBye(4, Some(Bye::Half)));
    club.act(ClubCommand::Show(EventTab::Players))
        .set("club-name", "Late Lena 1700")
        .act(ClubCommand::AddPlayers);
    assert_eq!(club.event().entrants()[21].rating, 1700);
    club.restart();
    assert!(club.event().has_withdrawn(3));
    club.act(ClubCommand::PairRound).enter_round();
    let second = club.event().rounds()[1].clone();
    assert!(second.boards.iter().any(|board| board.has_player(21)), "who came late plays");
    assert!(!second.boards.iter().any(|board| board.has_player(3)));
    assert!(second.byes.contains(&(4, Bye::Half)));
    club.act(ClubCommand::PairRound);
    // The director corrects a result of the first round. The page names the consequences, waits for
    // confirmation, and keeps the pairings of the third round.
    let place = GamePlace { round: 0, board: 2, game: 0 };
    let before = scores(&club.event(), place).to_vec();
    let other = if before == [PairingResult::WhiteWins] {
        PairingResult::BlackWins
    } else {
        PairingResult::WhiteWins
    };
    let drawn = club.event().rounds()[2].clone();
    club.act(ClubCommand::Result(place, other));
    assert!(club.running().asked.is_some());
    assert_eq!(scores(&club.event(), place), before, "not yet");
    club.act(ClubCommand::DismissQuestion);
    assert_eq!(club.running().asked, None);
    club.act(ClubCommand::Result(place, other)).act(ClubCommand::Confirm);
    assert_eq!(scores(&club.event(), place), [other]);
    assert_eq!(club.event().rounds()[2], drawn);
    club.restart();
    club.act(ClubCommand::PairRoundAgain);
    club.enter_round().assert_journal_restores();
    for _ in 3..5 {
        club.act(ClubCommand::PairRound).enter_round();
    }
    assert_eq!(club.event().pair_round(), Err(EventRefusal::NoMoreRounds));
    club.assert_journal_restores();
    club.act(ClubCommand::Save(ExportFile::Trf)).act(ClubCommand::Save(ExportFile::Pgn));
    club.hear(Msg::SaveTable(Box::default()));
    let report = ReportTournament::read(&club.files["Friday.trf"]).unwrap();
    assert_eq!((report.players.len(), report.paired_rounds), (22, 5));
    // The exported report is read as the same tournament, with all points and tie-breaks.
    let table = standing(&club.running());
    let text = club.files["Friday.trf"].clone();
    club.act(ClubCommand::ToList).set("club-report", &text);
    assert_eq!((club.event().rounds().len(), standing(&club.running())), (5, table));
    assert_eq!(club.running().round, 4, "the last round is shown");
    club.assert_journal_restores();
    club.act(ClubCommand::ToList).act(ClubCommand::Open(1));
    assert_eq!(club.files["Friday.csv"].lines().count(), 23);
    let games: usize = club.event().rounds().iter().map(|round| round.boards.len()).sum();
    assert_eq!(club.files["Friday.pgn"].matches("[Result ").count(), games);
}

/// The director chooses a pair in two fields and forbids it, and later allows it again.
#[test]
fn two_are_kept_apart() {
    let mut club = Club::new();
    club.begin("swiss", 4);
    let first = club.event().pair_round().unwrap().pairs[0];
    let [one, other] = [first.white.min(first.black), first.white.max(first.black)];
    club.act(ClubCommand::Forbid);
    assert!(club.event().forbidden_pairs().is_empty(), "no one is chosen");
    club.set("pair-one", &other.to_string()).set("pair-other", &one.to_string()).act(ClubCommand::Forbid);
    assert_eq!(
        (club.event().forbidden_pairs(), club.running().pair),
        (vec![[one, other]], Default::default())
    );
    club.restart();
    club.act(ClubCommand::PairRound);
    assert!(
        !club.event().rounds()[0].boards.iter().any(|board| board.has_player(one) && board.has_player(other))
    );
    club.set("pair-one", &one.to_string()).set("pair-other", &one.to_string()).act(ClubCommand::Forbid);
    assert!(club.running().refused.is_some());
    club.act(ClubCommand::Undo)
        .act(ClubCommand::Allow(one, other))
        .act(ClubCommand::PairRound)
        .assert_journal_restores();
    assert!(
        club.event().rounds()[0].boards.iter().any(|board| board.has_player(one) && board.has_player(other))
    );
}

/// A report (TRF) of a tournament with four players before the second round. It has a forbidden
/// pair, a requested bye and a wrong total of points.
const REPORT: &str = "\
012 Spring open\n022 Bergen\n032 NOR\n042 2026/04/01\n062 4\n102 IA One, O\n142 3\n152 B\n260 001 003    1    2\n240 H 002    4\n\
001    1 mIM  Rask, Rut                         2000 NOR     1500001 1990/01/31  1.0    1     3 b W\n\
001    2 wWFM Salo, Seb                         1900 SWE     1700002 2001        0.5    2     4 w D\n\
001    3      Tind, Tor                         1800                             0.5    4     1 w L\n\
001    4      Unt, Una                          1700                             0.5    2     2 b D\n";

/// The report of an imported event equals the imported file, also after a restart. After a further
/// round, the report still has all imported data.
#[test]
fn a_report_goes_out_as_it_came() {
    let mut club = Club::new();
    club.set("club-report", REPORT);
    let codes = |club: &Club| {
        let report = club.running().report.unwrap();
        report.notes.iter().map(|note| (note.line, note.kind.code())).collect::<Vec<_>>()
    };
    assert!(club.running().is_fresh);
    assert_eq!(codes(&club), [(13, "points-differ")]);
    assert_eq!(club.event().forbidden_pairs(), [[0, 1]]);
    assert_eq!(club.event().bye_request(3, 1), Some(Bye::Half));
    club.restart();
    assert_eq!(codes(&club), [(13, "points-differ")]);
    club.act(ClubCommand::Save(ExportFile::Trf));
    assert_eq!(club.files["Spring-open.trf"], REPORT);
    club.act(ClubCommand::PairRound);
    assert!(!club.event().rounds()[1].boards[0].has_player(3));
    club.enter_round().restart();
    club.set("club-name", "").act(ClubCommand::Player(0)).act(ClubCommand::Save(ExportFile::Trf));
    let after = &club.files["Spring-open.trf"];
    for kept in [
        "022 Bergen\n",
        "102 IA One, O\n",
        "001    1 mIM  Rask, Rut                         2000 NOR     1500001",
    ] {
        assert!(after.contains(kept), "{after}");
    }
    assert!(after.contains("     3 b W  ") && after.contains("     2 b D  0000 - H"), "{after}");
    club.assert_journal_restores();
}

/// A comma in a typed name belongs to the name; a pasted table is read by its columns.
#[test]
fn a_name_with_a_comma_is_one_player() {
    let mut club = Club::new();
    club.act(ClubCommand::New).set("event-format", "swiss");
    club.set(
        "event-players",
        "Name;Elo;FIDE-ID;Verein\n\"Ames, Ann\";2000;4600001;SK Turm\nBell, Bob;1900;;\n",
    );
    club.act(ClubCommand::Create).act(ClubCommand::Show(EventTab::Players));
    let named = |club: &Club| -> Vec<(String, u32)> {
        club.event().entrants().iter().map(|one| (one.name.clone(), one.rating)).collect()
    };
    let two = [("Ames, Ann".to_owned(), 2000), ("Bell, Bob".to_owned(), 1900)];
    assert_eq!(named(&club), two);
    let details = club.event().entrants()[0].details.clone();
    assert_eq!((details.fide_id.as_str(), details.club.as_str()), ("4600001", "SK Turm"));
    club.act(ClubCommand::Player(1)).set("club-name", "Lovelace, Ada").act(ClubCommand::Rename(1));
    club.set("club-name", "Turing, Alan 1912").act(ClubCommand::AddPlayers);
    assert_eq!(named(&club)[1..], [("Lovelace, Ada".to_owned(), 1900), ("Turing, Alan".to_owned(), 1912)]);
    club.restart();
    assert_eq!(club.event().entrants()[0].details, details, "they are on the disk");
    club.assert_journal_restores();
}
