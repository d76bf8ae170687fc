//! Players from FIDE's rating list.

use super::Club;
use tabiya::app::BackgroundEffect;
use tabiya::app::dialogs::club::{ClubCommand, EventTab, Msg, SearchProgress};
use tabiya::club::event::{Entrant, PersonalDetails};
use tabiya::club::player_list::rating_list_file::{MAX_MATCHES, RatingListMatches};

fn listed(number: usize) -> Entrant {
    let details = PersonalDetails {
        fide_id: (1_500_000 + number).to_string(),
        title: "FM".to_owned(),
        federation: "NOR".to_owned(),
        ..PersonalDetails::default()
    };
    Entrant { name: format!("Berg, Bo {number}"), rating: 2300, details, ..Entrant::default() }
}

fn begun() -> Club {
    let mut club = Club::new();
    club.begin("swiss", 4).act(ClubCommand::Show(EventTab::Players));
    club
}

fn hear_matches(club: &mut Club, players: Vec<Entrant>, players_read: usize, is_last: bool) {
    let matches = RatingListMatches { players, players_read, is_last };
    club.hear(Msg::FoundInRatingList(Some(Box::new(matches))));
}

/// A player found in the list joins the tournament with all data. A restart keeps the data.
#[test]
fn a_player_of_the_rating_list_joins_with_all_data() {
    let mut club = begun();
    club.set("rating-list", "C:\\fakepath\\players_list.txt");
    assert_eq!(club.searches, [BackgroundEffect::SearchRatingList(String::new())], "the file is noted");
    assert_eq!(club.running().rating_list.file, "players_list.txt");
    assert_eq!(club.running().rating_list.progress, SearchProgress::NotBegun);
    club.set("rating-list", "");
    assert_eq!(club.searches.len(), 1, "no file was chosen");
    club.set("rating-list-query", " berg bo ").act(ClubCommand::SearchRatingList);
    assert_eq!(club.searches[1], BackgroundEffect::SearchRatingList("berg bo".to_owned()));
    hear_matches(&mut club, vec![listed(1)], 900, false);
    assert_eq!(club.searches[2], BackgroundEffect::ContinueRatingList);
    hear_matches(&mut club, vec![listed(2)], 1_000, true);
    assert_eq!(club.searches.len(), 3);
    assert_eq!(club.running().rating_list.progress, SearchProgress::Complete);
    assert_eq!(club.running().rating_list.found, [listed(1), listed(2)]);
    club.act(ClubCommand::AddListedPlayer(1)).act(ClubCommand::AddListedPlayer(7));
    club.act(ClubCommand::AddListedPlayer(1));
    assert_eq!(club.event().entrants().len(), 5, "a player takes part once");
    club.restart();
    assert_eq!(club.event().entrants()[4], listed(2));
}

/// The search says how it ended, and players of an earlier search do not appear.
#[test]
fn a_search_says_how_it_ended() {
    let mut club = begun();
    club.act(ClubCommand::SearchRatingList);
    assert_eq!(club.searches, [], "there is no file");
    club.set("rating-list-query", "berg").set("rating-list", "list.xml");
    club.hear(Msg::FoundInRatingList(None));
    assert_eq!(club.running().rating_list.progress, SearchProgress::Unreadable);
    club.act(ClubCommand::SearchRatingList);
    hear_matches(&mut club, vec![], 0, true);
    assert_eq!(club.running().rating_list.progress, SearchProgress::NotAList);
    hear_matches(&mut club, vec![listed(1)], 10, true);
    assert_eq!(club.running().rating_list.found, [], "the search is over");
    club.act(ClubCommand::SearchRatingList);
    hear_matches(&mut club, (0..MAX_MATCHES).map(listed).collect(), 100, true);
    assert_eq!(club.running().rating_list.progress, SearchProgress::TooMany);
    club.act(ClubCommand::SearchRatingList);
    assert_eq!(club.running().rating_list.found, []);
}
