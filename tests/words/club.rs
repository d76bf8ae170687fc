//! Texts on tournaments.

use super::{data, locales, plurals};
use tabiya::club::player_list::PlayerList;
use tabiya::words::{Language, Words, choice};

/// The page saves standings as CSV with headings in the page's language. [`PlayerList`] recognizes
/// these headings in every language.
#[test]
fn headings_of_the_standings_are_known_to_the_reader_of_lists() {
    let locales = locales();
    for language in Language::ALL {
        let words = Words::load(&data(&locales, language), plurals()).expect("its file");
        let headings = [
            words.club_csv_heading(choice::Column::Place),
            words.club_player().to_owned(),
            words.club_detail(choice::Detail::Rating),
            words.club_points().to_owned(),
            words.club_csv_heading(choice::Column::Won),
        ];
        let list = PlayerList::read(&format!("{}\n1;Ada Byron;2100;3;2\n", headings.join(";")));
        let fields: Vec<_> =
            list.columns.iter().map(|column| column.field.map(|field| field.code())).collect();
        assert_eq!(
            fields,
            [Some("number"), Some("name"), Some("rating"), None, None],
            "{}: {headings:?}",
            language.tag()
        );
        let [player] = &list.players[..] else { panic!("{headings:?}") };
        assert_eq!((player.entrant.name.as_str(), player.entrant.rating), ("Ada Byron", 2100));
    }
}
