//! Personal data of players, entered in a form.

use super::Club;
use tabiya::app::dialogs::club::{ClubCommand, EventTab, ExportFile};
use tabiya::club::event::PersonalDetails;
use tabiya::club::player_list::PlayerField;

const TYPED: [(&str, &str); 7] = [
    ("player-title", "wgm"),
    ("player-fide-id", " 4600001 "),
    ("player-national-id", "DE-17"),
    ("player-federation", "ger"),
    ("player-birth", "22.3.2011"),
    ("player-sex", "f"),
    ("player-club", "SK Turm"),
];

/// The form changes all data of a player in one step. The data is saved and written into the
/// tournament report (TRF).
#[test]
fn the_form_gives_a_player_personal_data() {
    let mut club = Club::new();
    club.begin("swiss", 4).act(ClubCommand::Show(EventTab::Players)).act(ClubCommand::Player(1));
    for (field, text) in TYPED {
        club.set(field, text);
    }
    club.act(ClubCommand::Rename(1));
    let texts = ["w", "WGM", "GER", "4600001", "2011/03/22", "DE-17", "SK Turm"].map(str::to_owned);
    let [sex, title, federation, fide_id, birth, national_id, club_name] = texts;
    let expected = PersonalDetails { sex, title, federation, fide_id, birth, national_id, club: club_name };
    assert_eq!(club.event().entrants()[1].details, expected);
    assert_eq!(club.event().entrants()[1].name, "Player 2");
    assert_eq!(club.event().entrants()[0].details, PersonalDetails::default());
    club.restart();
    assert_eq!(club.event().entrants()[1].details, expected);
    club.act(ClubCommand::PairRound).act(ClubCommand::Save(ExportFile::Trf));
    assert!(club.files["Friday.trf"].contains("WGM Player 2"), "{}", club.files["Friday.trf"]);
    club.assert_journal_restores();
}

/// A form with an invalid field changes nothing and names the field; a corrected form is applied.
#[test]
fn what_a_field_cannot_hold_is_named() {
    let wrong = [
        ("player-title", "Duke", PlayerField::Title),
        ("player-fide-id", "12x", PlayerField::FideId),
        ("player-federation", "Germany", PlayerField::Federation),
        ("player-birth", "soon", PlayerField::Birth),
        ("player-sex", "?", PlayerField::Sex),
    ];
    for (field, text, expected) in wrong {
        let mut club = Club::new();
        club.begin("swiss", 4).act(ClubCommand::Show(EventTab::Players)).act(ClubCommand::Player(1));
        let before = club.event();
        club.set(field, text).act(ClubCommand::Rename(1));
        assert_eq!(club.running().personal.wrong, Some(expected), "{text}");
        assert_eq!(club.event(), before);
        club.set(field, "").set("club-name", "Ben").act(ClubCommand::Rename(1));
        assert_eq!((club.running().player, club.event().entrants()[1].name.as_str()), (None, "Ben"));
        club.assert_journal_restores();
    }
}
