//! Players on this device: names, games, openings and ratings.

use tabiya::club::glicko::GlickoRating;
use tabiya::club::people::{
    People, Person, PersonRefusal, ProfileGame, ScoreTally, player_profile, practice_rating, rating_histories,
};

fn person(name: &str) -> Person {
    Person { name: name.to_owned(), ..Person::default() }
}

fn game(white: Option<u64>, black: Option<u64>, points: u8, rated: bool) -> ProfileGame {
    ProfileGame {
        players: [white, black],
        white_half_points: points,
        rules: "fide".to_owned(),
        is_rated: rated,
        opening: None,
    }
}

#[test]
fn games_stay_whatever_becomes_of_a_name() {
    let mut people = People::default();
    let [ada, ben, guest] = ["Ada", "Ben", "Guest"].map(|name| people.add(person(name)).unwrap());
    let games = [
        game(Some(ada), Some(ben), 2, true),
        game(Some(ben), Some(guest), 0, true),
        game(Some(guest), Some(ben), 1, false),
        game(Some(ada), Some(guest), 2, false),
        game(Some(ben), None, 0, true),
    ];
    assert_eq!(player_profile(&people, &games, guest).all, ScoreTally { won: 1, drawn: 1, lost: 1 });
    people.change_person(ada, person("Ada L.")).unwrap();
    // Merges the guest into Ada.
    people.merge(guest, ada).unwrap();
    assert_eq!(
        people.find(guest).map(|(number, person)| (number, person.name.as_str())),
        Some((ada, "Ada L."))
    );
    let of_ada = player_profile(&people, &games, ada);
    assert_eq!(of_ada.all, ScoreTally { won: 2, drawn: 1, lost: 0 });
    assert_eq!(
        of_ada.by_color,
        [ScoreTally { won: 1, drawn: 1, lost: 0 }, ScoreTally { won: 1, drawn: 0, lost: 0 }]
    );
    assert_eq!((of_ada.most_wins_in_a_row, of_ada.wins_in_a_row), (2, 0));
    assert_eq!(of_ada.by_opponent[&Some(ben)].games(), 3);
    assert_eq!(of_ada.by_rules["fide"].games(), 3);
    // After Ben is deleted, Ada's games against him count as games against an unknown opponent.
    people.delete(ben).unwrap();
    assert_eq!(player_profile(&people, &games, ada).by_opponent[&None].games(), 3);
    assert_eq!(player_profile(&people, &games, ben).all.games(), 0);
    assert_eq!(people.merge(ben, ada), Err(PersonRefusal::UnknownPlayer));
    assert_eq!(people.merge(ada, ada), Err(PersonRefusal::Same));
    assert_eq!(people.add(person(" ")), Err(PersonRefusal::Name));
    // A new player does not get the number of a deleted player.
    assert_eq!(people.add(person("New")), Ok(guest + 1));
}

#[test]
fn who_is_hidden_stands_in_no_list() {
    let mut people = People::default();
    let ada = people.add(person("Ada")).unwrap();
    people.change_person(ada, Person { is_hidden: true, ..person("Ada") }).unwrap();
    assert_eq!(people.visible_people().count(), 0);
    assert!(people.find(ada).is_some());
}

/// Only rated games change a rating. After one game between two new players, Glickman's algorithm
/// gives the winner a rating of 1662.31 and a deviation of 290.32.
#[test]
fn only_rated_games_change_a_rating() {
    let mut people = People::default();
    let [ada, ben] = ["Ada", "Ben"].map(|name| people.add(person(name)).unwrap());
    assert!(rating_histories(&people, &[game(Some(ada), Some(ben), 2, false)]).is_empty());
    assert!(rating_histories(&people, &[game(Some(ada), None, 2, true)]).is_empty());
    let curves = rating_histories(&people, &[game(Some(ada), Some(ben), 2, true)]);
    let (up, down) = (curves[&ada][0], curves[&ben][0]);
    assert!((up.rating - 1662.31).abs() < 0.01 && (up.deviation - 290.32).abs() < 0.01, "{up:?}");
    assert!((up.rating + down.rating - 3000.0).abs() < 1e-6);
    let longer = [game(Some(ada), Some(ben), 2, true), game(Some(ben), Some(ada), 1, true)];
    assert_eq!(rating_histories(&people, &longer)[&ada].len(), 2);
}

/// Openings are counted for each colour. A game without an opening is not counted.
#[test]
fn openings_are_counted_for_each_colour() {
    let mut people = People::default();
    let [ada, ben] = ["Ada", "Ben"].map(|name| people.add(person(name)).unwrap());
    let with = |opening: &str, game: ProfileGame| ProfileGame { opening: Some(opening.to_owned()), ..game };
    let games = [
        with("Italian Game", game(Some(ada), Some(ben), 2, false)),
        with("Italian Game", game(Some(ada), Some(ben), 1, false)),
        with("French Defense", game(Some(ben), Some(ada), 0, false)),
        game(Some(ada), Some(ben), 0, false),
    ];
    let [white, black] = player_profile(&people, &games, ada).by_opening;
    assert_eq!((white.len(), white["Italian Game"]), (1, ScoreTally { won: 1, drawn: 1, lost: 0 }));
    assert_eq!((black.len(), black["French Defense"]), (1, ScoreTally { won: 1, drawn: 0, lost: 0 }));
    assert_eq!(player_profile(&people, &games, ben).by_opening[1]["Italian Game"].lost, 1);
}

/// If a player wins half of the practice games, the rating comes close to the fixed rating of the
/// computer, from above and from below.
#[test]
fn games_against_a_partner_lead_to_its_strength() {
    let mut ratings = [GlickoRating::default(), GlickoRating { rating: 400.0, ..GlickoRating::default() }];
    for number in 0..40 {
        ratings = ratings.map(|rating| practice_rating(rating, 1000.0, if number % 2 == 0 { 2 } else { 0 }));
    }
    for GlickoRating { rating, deviation, .. } in ratings {
        assert!((rating - 1000.0).abs() < 60.0 && deviation < 80.0, "{rating} {deviation}");
    }
    let [up, even, down] =
        [2, 1, 0].map(|points| practice_rating(GlickoRating::default(), 1500.0, points).rating);
    assert!(up > even && even > down && (even - 1500.0).abs() < 1e-6, "{up} {even} {down}");
}
