//! Place, arbiters and dates of an event (tournament), entered in form fields.

use super::Club;
use tabiya::app::dialogs::club::{ClubCommand, ExportFile, ROUND_DATE_FIELD};
use tabiya::club::event::EventDetails;

/// The details are saved at once, and written into the report (TRF) and the games (PGN). If a date
/// field is cleared, the date is unknown again.
#[test]
fn the_details_of_an_event_are_saved_and_reported() {
    let mut club = Club::new();
    club.begin("swiss", 4).act(ClubCommand::PairRound).enter_round();
    for (field, text) in [
        ("details-city", " Bergen "),
        ("details-federation", "nor"),
        ("details-arbiter", "Lee, Ann"),
        ("details-deputy", "Berg, Bo"),
        ("details-date-0", "2026-11-23"),
        ("details-date-2", "2026-12-07"),
        ("details-date-4", "2026-12-09"),
        ("details-date-4", ""),
        // Fields that do not exist change nothing.
        ("details-date-x", "2026-12-09"),
        ("details-date-9999", "2026-12-09"),
        ("details-unknown", "x"),
    ] {
        club.set(field, text);
    }
    assert!("details-date-0".starts_with(ROUND_DATE_FIELD));
    let expected = EventDetails {
        city: "Bergen".to_owned(),
        federation: "NOR".to_owned(),
        arbiter: "Lee, Ann".to_owned(),
        deputy: "Berg, Bo".to_owned(),
        round_dates: ["2026.11.23", "", "2026.12.07"].map(str::to_owned).to_vec(),
    };
    assert_eq!(club.running().details, expected);
    let records = club.lines.len();
    club.set("details-city", "Bergen");
    assert_eq!(club.lines.len(), records, "the same text is not saved again");
    club.restart();
    assert_eq!(club.running().details, expected);
    club.act(ClubCommand::Save(ExportFile::Trf)).act(ClubCommand::Save(ExportFile::Pgn));
    let report = &club.files["Friday.trf"];
    for line in ["022 Bergen", "042 2026/11/23", "052 2026/12/07", "102 Lee, Ann", "112 Berg, Bo"] {
        assert!(report.contains(&format!("\r\n{line}\r\n")), "{line}: {report}");
    }
    assert!(report.contains("26/11/23            26/12/07\r\n"), "{report}");
    let games = &club.files["Friday.pgn"];
    assert!(games.contains("[Site \"Bergen NOR\"]\n[Date \"2026.11.23\"]"), "{games}");
    club.assert_journal_restores();
}

/// An event that is created from a report (TRF) has the details of the report. The details can be
/// edited. A new report then differs from the old one only in the edited details.
#[test]
fn the_details_of_a_report_can_be_edited() {
    let mut club = Club::new();
    club.begin("swiss", 4).set("details-city", "Bergen").set("details-date-1", "2026-11-30");
    club.act(ClubCommand::PairRound).enter_round().act(ClubCommand::Save(ExportFile::Trf));
    let report = club.files["Friday.trf"].clone();
    club.act(ClubCommand::ToList).set("club-report", &report);
    let details = &club.running().details;
    assert_eq!((details.city.as_str(), details.round_date(1)), ("Bergen", Some("2026.11.30")));
    club.act(ClubCommand::Save(ExportFile::Trf));
    assert_eq!(club.files["Friday.trf"], report, "before an edit it is the same");
    club.set("details-city", "Oslo").set("details-date-1", "2026-12-01");
    club.restart();
    let details = &club.running().details;
    assert_eq!((details.city.as_str(), details.round_date(1)), ("Oslo", Some("2026.12.01")));
    club.act(ClubCommand::Save(ExportFile::Trf));
    let edited = report.replace("022 Bergen\r\n", "022 Oslo\r\n").replace("26/11/30", "26/12/01");
    assert_eq!(club.files["Friday.trf"], edited);
    club.assert_journal_restores();
}
