//! Who has played on this device, and how: out of the games that are saved here, and of what people have said of them.

use super::book::Book;
use super::message::{Act, ClubLine};
use super::practice::{Practised, Step as Rated, rated};
use super::seated::{Seated, seated, spoken_to, with_odds};
use crate::app::action::PageAction;
use crate::app::context::Context;
use crate::app::dialogs::same::Same;
use crate::app::kept::{GameId, GameSummary};
use crate::app::settings::Settings;
use crate::app::start::Start;
use crate::app::update::Update;
use crate::club::people::{Person, Profile, Summary, Tally, profile, ratings};
use crate::club::roll::{Refusal, Roll, Step};
use crate::game::{HouseRules, Instant, Seat, TimeControl};
use crate::openings::Openings;
use crate::partner::Level;
use crate::rules::{Color, Move, Position};
use crate::words::{Language, plain};
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::rc::Rc;

/// The colours that a sign can have, as red, green, blue; white letters can be read on each.
pub const COLORS: [[u8; 3]; 6] =
    [[168, 50, 50], [146, 84, 20], [62, 110, 40], [20, 110, 120], [52, 84, 168], [122, 62, 146]];

/// The drawn signs that can stand for initials, by name.
pub const SIGNS: [&str; 6] = ["star", "heart", "moon", "drop", "bolt", "tree"];

/// So many openings are told of each colour.
const MOST_OPENINGS: usize = 3;

/// So many half-moves are held of a game, to find its opening.
const HELD: usize = 60;

/// So many names are offered again for the next game.
const MOST_KNOWN: usize = 24;

/// The players of this device, as they are on the screen.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Players {
    /// Everyone, who has played most first, and those whom lists leave out at the end; `None` while it is being read.
    pub all: Option<Rc<Vec<Player>>>,
    /// Who is unfolded.
    pub open: Option<usize>,
    /// What stands in the field for another name.
    pub typed: String,
    /// Whom to merge with, as it is chosen.
    pub other: String,
    /// Why the last step could not be.
    pub refused: Option<Refusal>,
    /// Those who play if nobody else is asked: the two who played last, White first, with colours swapped.
    pub next: Option<[String; 2]>,
    /// The journals, once they have been read, and those that are still to come.
    books: Vec<Book>,
    awaited: Option<Vec<GameId>>,
    games: Option<Rc<Vec<Played>>>,
    /// The games that have been read, while others follow.
    coming: Coming,
    /// The games against partners, in the order in which they began, and what they come to for who has no name.
    practice: Rc<Vec<Practised>>,
    nameless: Vec<Rated>,
    names: Option<Same<Openings>>,
    roll: Rc<Roll>,
    last: Option<Last>,
}

/// Games that have been read, while others follow.
#[derive(Clone, Debug, Default, PartialEq)]
struct Coming {
    games: Vec<Played>,
    practice: Vec<Practised>,
}

/// Somebody who has played here.
#[derive(Clone, Debug, PartialEq)]
pub struct Player {
    /// What they are called.
    pub name: String,
    /// The colour of their sign.
    pub color: Option<[u8; 3]>,
    /// The drawn sign, by its number in [`SIGNS`]; `None` for the initials.
    pub sign: Option<usize>,
    /// The language that they are spoken to in when they play; `None` for that of the page.
    pub language: Option<Language>,
    /// The odds that a stronger opponent gives them, by name.
    pub odds: Option<String>,
    /// Whether lists leave them out.
    pub is_hidden: bool,
    /// How they have played.
    pub profile: Profile,
    /// Games against each opponent, by name, the most games first.
    pub against: Vec<(String, Tally)>,
    /// Games under each set of rules, by its name, the most games first.
    pub rules: Vec<(String, Tally)>,
    /// Their usual openings with White and with Black, the most games first.
    pub openings: [Vec<(String, Tally)>; 2],
    /// The rating of this device after each rated game: those of tournaments.
    pub curve: Vec<f64>,
    /// Games against partners, and the rating after each, on the scale of these alone.
    pub practice: Vec<Rated>,
}

impl Player {
    /// Whether there is a finished game of theirs against a person: where there is none, nothing is told of such games.
    pub fn has_met_people(&self) -> bool {
        self.profile.all.games() > 0
    }
}

/// What is needed of a game that was played here, finished or not.
#[derive(Clone, Debug, PartialEq)]
struct Played {
    began: Instant,
    names: [String; 2],
    /// The half points of White; `None` for a game that is not over.
    white: Option<u8>,
    rules: HouseRules,
    time: TimeControl,
    is_rated: bool,
    /// How it began, until its opening has been looked for.
    start: Position,
    moves: Vec<Move>,
    opening: Option<String>,
}

/// The last game of two who are still here.
#[derive(Clone, Debug, PartialEq)]
struct Last {
    names: [String; 2],
    /// Who stays at the board when somebody else is asked: who won, or had White in a draw.
    stays: Color,
    rules: HouseRules,
    time: TimeControl,
}

impl Players {
    /// The journals that there are: they are to be read.
    pub(super) fn expect(&mut self, books: &[GameId]) {
        if self.awaited.is_none() {
            self.awaited = Some(books.to_vec());
            self.count();
        }
    }

    /// A journal has been read.
    pub(super) fn have_book(&mut self, id: GameId, records: &[ClubLine]) {
        let Some(awaited) = &mut self.awaited else { return };
        if awaited.contains(&id) {
            awaited.retain(|other| *other != id);
            let place = self.books.partition_point(|book| book.id < id);
            self.books.insert(place, Book::read(id, records));
            self.count();
        }
    }

    /// Some games have been read, in any order; with the last of them everybody is counted.
    pub(super) fn have_summaries(&mut self, summaries: &[GameSummary], is_last: bool) {
        for summary in summaries {
            let headers = &summary.archived.headers;
            // Whoever played a partner has played nobody: what came of it never mixes with games between people.
            if Level::may_sit(headers) {
                self.coming.practice.extend(Practised::of(summary));
            } else {
                self.coming.games.push(Played::of(summary, self.names.as_deref()));
            }
        }
        if is_last {
            let Coming { mut games, mut practice } = std::mem::take(&mut self.coming);
            games.sort_by_key(|game| game.began);
            practice.sort_by_key(Practised::began);
            (self.games, self.practice) = (Some(Rc::new(games)), Rc::new(practice));
            self.name_openings();
            self.count();
        }
    }

    /// The names of openings are here.
    pub(super) fn have_names(&mut self, names: &Same<Openings>) {
        self.names = Some(names.clone());
        self.name_openings();
        self.count();
    }

    fn name_openings(&mut self) {
        if let (Some(names), Some(games)) = (&self.names, &mut self.games) {
            Rc::make_mut(games).iter_mut().for_each(|game| game.name(names));
        }
    }

    /// Something is chosen or typed; what is to be done at once because of it.
    pub(super) fn set(&mut self, name: &str, value: String) -> Option<Act> {
        let of = || self.open;
        match name {
            "player-name" => self.typed = value,
            "player-other" => self.other = value,
            "player-language" => return of().map(|number| Act::Speak(number, Language::from_tag(&value))),
            "player-odds" => {
                let odds = Start::ODDS.iter().position(|(odds, _)| *odds == value);
                return of().map(|number| Act::Odds(number, odds));
            }
            _ => {}
        }
        None
    }

    /// Everyone, as far as it is known.
    pub fn shown(&self) -> &[Player] {
        self.all.as_ref().map_or(&[], |all| all.as_slice())
    }

    /// What a game against a partner has done to the rating of who played it; `None` where it does not count.
    pub fn practised(&self, game: GameId) -> Option<Rated> {
        let all = self.shown().iter().flat_map(|player| &player.practice).chain(&self.nameless);
        all.copied().find(|step| step.id == game)
    }

    /// Whether the last step can be taken back.
    pub fn can_undo(&self) -> bool {
        Book::can_undo(&self.books)
    }

    /// Who plays if nobody else is asked, White first, and which odds one gives the other.
    pub fn quick(&self) -> Option<Seated> {
        Some(seated(&self.roll, self.next.clone()?))
    }

    /// Who would play if this one is asked, White first, and which odds one gives the other: against the other of the two
    /// who played last, or against who of them stays at the board.
    pub fn challenge(&self, number: usize) -> Option<Seated> {
        Some(seated(&self.roll, self.asked(number)?))
    }

    /// The same before odds have their say.
    fn asked(&self, number: usize) -> Option<[String; 2]> {
        let name = &self.name(number)?;
        let next = self.next.clone()?;
        if next.contains(name) {
            return Some(next);
        }
        // Colours change for who stays.
        Some(match self.last.as_ref()?.stays {
            Color::White => [name.clone(), next[1].clone()],
            Color::Black => [next[0].clone(), name.clone()],
        })
    }

    fn name(&self, number: usize) -> Option<String> {
        Some(self.shown().get(number)?.name.clone())
    }

    /// The players do something. A journal that has to begin gets the name `fresh`.
    pub(super) fn act(&mut self, act: Act, fresh: GameId, ctx: &Context<'_>) -> Update {
        let mut update = Update::none();
        let step = match act {
            Act::Player(number) => {
                self.open = (self.open != Some(number)).then_some(number);
                self.typed = self.open.and_then(|open| self.name(open)).unwrap_or_default();
                (self.other, self.refused) = (String::new(), None);
                return update;
            }
            Act::Quick => return self.play(self.quick(), ctx),
            Act::Challenge(number) => return self.play(self.challenge(number), ctx),
            Act::Even(number) => {
                return self.play(self.asked(number).map(|names| (names, None)), ctx);
            }
            Act::Rename(number) => {
                self.name(number).map(|of| Step::Rename { of, to: plain(&self.typed).trim().to_owned() })
            }
            Act::Merge(number) => {
                let into = self.other.parse().ok().and_then(|other| self.name(other));
                self.name(number).zip(into).map(|(from, into)| Step::Merge { from, into })
            }
            Act::Forget(number) => self.name(number).map(|of| Step::Delete { of, at: ctx.now }),
            Act::Hide(number, hidden) => self.name(number).map(|of| Step::Hide { of, hidden }),
            Act::Paint(number, color) => {
                let color = color.and_then(|color| COLORS.get(color)).copied();
                self.name(number).map(|of| Step::Paint { of, color })
            }
            Act::Speak(number, language) => {
                let language = language.map(|language| language.tag().to_owned());
                self.name(number).map(|of| Step::Speak { of, language })
            }
            Act::Odds(number, odds) => {
                let odds = odds.and_then(|odds| Start::ODDS.get(odds)).map(|(name, _)| (*name).to_owned());
                self.name(number).map(|of| Step::Odds { of, odds })
            }
            Act::Sign(number, sign) => {
                let sign = sign.and_then(|sign| SIGNS.get(sign)).copied().unwrap_or_default().to_owned();
                self.name(number).map(|of| Step::Sign { of, sign })
            }
            Act::Undo if self.can_undo() => Some(Step::Undo),
            _ => None,
        };
        if let Some(step) = step.filter(|_| self.all.is_some()) {
            update.extend(self.step(step, fresh, ctx));
        }
        update
    }

    /// A step happens, and is written down; or it is said why it cannot be.
    fn step(&mut self, step: Step, fresh: GameId, ctx: &Context<'_>) -> Update {
        self.refused = match &step {
            Step::Undo => None,
            // Whether it can be is tried; what comes of it is made anew below.
            step => self.met().apply(step).err(),
        };
        if self.refused.is_some() {
            return Update::none();
        }
        let before = self.roll.clone();
        let was = self.open.and_then(|open| self.name(open));
        let to = match &step {
            Step::Rename { to, .. } => Some(to.clone()),
            Step::Merge { into, .. } => Some(into.clone()),
            _ => was.and_then(|name| Some(name).filter(|_| step != Step::Undo)),
        };
        let mut update = Update::from(Book::write(&mut self.books, step, fresh));
        self.count();
        self.open = self.shown().iter().position(|player| Some(&player.name) == to.as_ref());
        self.typed = to.filter(|_| self.open.is_some()).unwrap_or_default();
        self.other.clear();
        // What is offered for the next game follows.
        let settings = self.offered(&before, ctx.settings);
        if settings != *ctx.settings {
            update.act(PageAction::ChooseSettings(Box::new(settings)));
        }
        update
    }

    /// The settings with the names of those who are here: of the next game, and those that are offered for it.
    fn offered(&self, before: &Roll, settings: &Settings) -> Settings {
        let name = |name: &String| self.roll.called(name, before);
        let is_hidden = |name: &String| self.roll.person(name).is_some_and(|person| person.hidden);
        let mut settings = settings.clone();
        for (color, called) in Color::ALL.into_iter().zip(settings.names()) {
            if settings.players[color.index()] == Seat::Person {
                settings.seat(color, name(&called).unwrap_or_default(), Seat::Person);
            }
        }
        let here = self.shown().iter().map(|player| player.name.clone());
        let mut known: Vec<String> = Vec::new();
        for name in settings.known_players.iter().filter_map(name).chain(here) {
            if !is_hidden(&name) && !known.contains(&name) {
                known.push(name);
            }
        }
        known.truncate(MOST_KNOWN);
        settings.known_players = known;
        settings
    }

    /// A game between these two begins, with the clock and under the rules of the last one.
    fn play(&self, seated: Option<Seated>, ctx: &Context<'_>) -> Update {
        let Some(((names, odds), last)) = seated.zip(self.last.as_ref()) else { return Update::none() };
        let (rules, time) = (last.rules.clone(), last.time.clone());
        let mut settings = Settings { rules, time, ..ctx.settings.clone() };
        spoken_to(&self.roll, &names, &mut settings);
        with_odds(&self.roll, odds, &mut settings);
        [settings.white, settings.black] = names;
        settings.players = [Seat::Person; 2];
        Update::action(PageAction::CloseDialog).then(PageAction::StartGameWith(Box::new(settings)))
    }

    /// Whose the names are that stand on the sheets of the games.
    fn met(&self) -> Roll {
        let mut roll = Roll::of(self.books.iter().map(|book| &book.steps[..]));
        for game in self.games.iter().flat_map(|games| games.iter()) {
            for name in &game.names {
                roll.meet(name, game.began);
            }
        }
        self.practice.iter().for_each(|game| {
            roll.meet(&game.name, game.began());
        });
        roll
    }

    /// Everything is made anew of the games and of what people have said.
    fn count(&mut self) {
        let is_read = self.awaited.as_ref().is_some_and(Vec::is_empty);
        let Some(games) = self.games.as_ref().filter(|_| is_read) else { return };
        let (mut roll, mut summaries) = (self.met(), Vec::new());
        for game in games.iter() {
            let Some(white) = game.white else { continue };
            let players = [0, 1].map(|side| roll.meet(&game.names[side], game.began));
            let rules = game.rules.nearest_preset().name().to_owned();
            let opening = game.opening.clone();
            summaries.push(Summary { players, white, rules, rated: game.is_rated, opening });
        }
        let last = games.iter().rev().find_map(|game| Last::of(game, &mut roll));
        let mut practice = rated(&self.practice, &mut roll);
        let mut all = of(&roll, &summaries, &mut practice);
        self.nameless = practice.remove(&None).unwrap_or_default();
        all.sort_by_key(|player| (player.is_hidden, Reverse(player.profile.all.games())));
        self.next = last.as_ref().map(|last| [last.names[1].clone(), last.names[0].clone()]);
        (self.all, self.roll, self.last) = (Some(Rc::new(all)), Rc::new(roll), last);
    }
}

impl Played {
    fn of(summary: &GameSummary, names: Option<&Openings>) -> Played {
        let (headers, facts) = (&summary.archived.headers, &summary.facts);
        let read = summary.archived.as_far_as(HELD);
        let (start, moves) = read.map(|read| (read.start, read.moves)).unwrap_or_default();
        let mut played = Played {
            began: Instant::from_micros(summary.game.0),
            names: [headers.white.clone(), headers.black.clone()],
            white: facts
                .outcome
                .filter(|end| end.result.is_usual())
                .map(|end| end.points(Color::White).halves() as u8),
            rules: facts.rules.clone(),
            time: facts.control.clone(),
            // A tournament need not have a name, but its games have a round.
            is_rated: !headers.event.trim().is_empty() || !headers.round.trim().is_empty(),
            start,
            moves,
            opening: None,
        };
        if let Some(names) = names {
            played.name(names);
        }
        played
    }

    /// Its opening by the name that all its variations have in common; what it was found by is held no longer.
    fn name(&mut self, names: &Openings) {
        let moves = std::mem::take(&mut self.moves);
        if let Some((_, opening)) = names.of_game(&self.start, &moves).filter(|_| !moves.is_empty()) {
            let family = opening.name.split_once(':').map_or(opening.name, |(family, _)| family);
            self.opening = Some(family.to_owned());
        }
    }
}

impl Last {
    /// The last game of two, if both are here and are not one.
    fn of(game: &Played, roll: &mut Roll) -> Option<Last> {
        let players = [0, 1].map(|side| roll.meet(&game.names[side], game.began));
        let [Some(white), Some(black)] = players else { return None };
        let name = |number: u64| roll.people().find(number).map(|(_, person)| person.name.clone());
        let names = [name(white)?, name(black)?];
        let stays = if game.white == Some(0) { Color::Black } else { Color::White };
        // Who had more time has it with the other colour too.
        let (rules, time) = (game.rules.clone(), game.time.clone().swapped());
        (white != black).then_some(Last { names, stays, rules, time })
    }
}

/// What there are most games of comes first.
fn most(all: &BTreeMap<String, Tally>) -> Vec<(String, Tally)> {
    let mut all: Vec<_> = all.iter().map(|(name, tally)| (name.clone(), *tally)).collect();
    all.sort_by_key(|(_, tally)| Reverse(tally.games()));
    all
}

/// Everyone whose name stands on the sheet of a finished game.
fn of(roll: &Roll, summaries: &[Summary], practice: &mut BTreeMap<Option<u64>, Vec<Rated>>) -> Vec<Player> {
    let people = roll.people();
    let curves: BTreeMap<u64, _> = ratings(people, summaries);
    let player = |(number, person): (u64, &Person)| {
        let profile = profile(people, summaries, number);
        let named = |other: &Option<u64>| other.and_then(|other| Some(people.find(other)?.1.name.clone()));
        let mut against: Vec<_> = profile
            .by_opponent
            .iter()
            .map(|(other, tally)| (named(other).unwrap_or_default(), *tally))
            .collect();
        against.sort_by_key(|(_, tally)| Reverse(tally.games()));
        let curve = curves.get(&number).into_iter().flatten().map(|rating| rating.rating).collect();
        let practice = practice.remove(&Some(number)).unwrap_or_default();
        let rules = most(&profile.by_rules);
        let openings = profile.by_opening.each_ref().map(|all| {
            let mut all = most(all);
            all.truncate(MOST_OPENINGS);
            all
        });
        let Person { name, sign, color, language, handicap: odds, hidden: is_hidden } = person.clone();
        let sign = SIGNS.iter().position(|known| *known == sign);
        let language = language.and_then(|tag| Language::from_tag(&tag));
        Player {
            name,
            color,
            sign,
            language,
            odds,
            is_hidden,
            profile,
            against,
            rules,
            openings,
            curve,
            practice,
        }
    };
    people.all().map(player).collect()
}
