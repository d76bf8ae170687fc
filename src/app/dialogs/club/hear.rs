//! Which message to the club is for what.

use std::rc::Rc;

use super::at_event::on_event;
use super::codes::{CODE, Heard};
use super::draft::Draft;
use super::inside::{Inside, Screen};
use super::message::{Act, Done, Msg, Sealed};
use super::players::Players;
use crate::app::context::Context;
use crate::app::dialogs::same::Same;
use crate::app::dialogs::sealed::{Hidden, Opaque};
use crate::app::effect::{PageEffect, StoreEffect};
use crate::app::kept::Keep;
use crate::app::upshot::Upshot;
use crate::openings::Openings;

impl Hidden<Msg, Done> for Inside {
    fn hear(self: Rc<Inside>, msg: Msg, ctx: &Context<'_>) -> (Sealed, Upshot<Done>) {
        let mut inside = Rc::unwrap_or_clone(self);
        let mut upshot = Upshot::none();
        inside.update(msg, ctx, &mut upshot);
        (Sealed::new(inside), upshot)
    }

    fn shown(self: Rc<Inside>) -> Opaque {
        self.into()
    }
}

impl Inside {
    /// A club in which nothing has happened, for the page.
    pub fn sealed() -> Sealed {
        Sealed::new(Inside::default())
    }

    fn update(&mut self, msg: Msg, ctx: &Context<'_>, upshot: &mut Upshot<Done>) {
        match msg {
            Msg::Here(last, _) => {
                upshot.push(StoreEffect::ReadClub(None));
                if let (Some(id), Screen::List) = (last, &self.screen) {
                    self.screen = Screen::Reading(id);
                    upshot.push(StoreEffect::ReadClub(Some(id)));
                }
            }
            Msg::Read(read) => self.read(*read, ctx, upshot),
            Msg::Set { name, value } if name == CODE => self.take_code(&value, ctx, upshot),
            Msg::Key(key) => {
                if let Screen::Event(running) = &mut self.screen {
                    running.have_key(key, &mut upshot.effects);
                }
            }
            Msg::Names(names) => {
                self.names = names.get::<Same<Openings>>().cloned();
                if let (Screen::Players(players), Some(names)) = (&mut self.screen, &self.names) {
                    players.have_names(names);
                }
            }
            Msg::Set { name, value } => match &mut self.screen {
                Screen::New(draft) => draft.set(&name, value),
                Screen::Event(running) => running.set(&name, value),
                Screen::Players(players) => {
                    if let Some(act) = players.set(&name, value) {
                        self.act(act, ctx, upshot);
                    }
                }
                Screen::List if name == "club-report" => self.take_report(&value, ctx, upshot),
                _ => {}
            },
            Msg::Began(place, game) => {
                if let Screen::Event(running) = &mut self.screen {
                    running.began(place, game, &mut upshot.effects);
                }
            }
            Msg::Do(act) => self.act(act, ctx, upshot),
        }
    }

    fn act(&mut self, act: Act, ctx: &Context<'_>, upshot: &mut Upshot<Done>) {
        match act {
            Act::ToList => {
                if let Screen::Players(_) = self.screen {
                    upshot.push(StoreEffect::StopReading);
                }
                self.screen = Screen::List;
                upshot.push(StoreEffect::ReadClub(None));
                upshot.done.push(Done::Opened(None));
            }
            Act::Players => {
                let mut players = Players::default();
                if let Some(names) = &self.names {
                    players.have_names(names);
                }
                self.screen = Screen::Players(Box::new(players));
                upshot.push(StoreEffect::ReadClub(None));
                upshot.push(StoreEffect::ReadSummaries);
            }
            Act::New => self.screen = Screen::New(Box::new(Draft::new(ctx))),
            Act::Create => self.create(ctx, upshot),
            Act::Open(row) => {
                if let Some(event) = self.events.as_ref().and_then(|events| events.get(row)) {
                    self.screen = Screen::Reading(event.id);
                    upshot.push(StoreEffect::ReadClub(Some(event.id)));
                }
            }
            Act::Delete(row) => {
                if let Some(event) = self.events.as_ref().and_then(|events| events.get(row)) {
                    self.deleting = Some(event.id);
                    upshot.push(StoreEffect::ReadClub(Some(event.id)));
                }
            }
            Act::Undelete => {
                if let Some((event, lines)) = self.deleted.take() {
                    let lines: Vec<String> = lines.into_iter().map(|(_, _, text)| text).collect();
                    upshot.push(Keep::Club { journal: event.id, number: 0, text: lines.join("\n") });
                    let events = self.events.get_or_insert_default();
                    let place = events.partition_point(|other| other.id > event.id);
                    events.insert(place, event);
                }
            }
            Act::TieBreak(one) => {
                if let Screen::New(draft) = &mut self.screen {
                    draft.toggle(one);
                }
            }
            Act::Tie(number) => {
                if let Screen::New(draft) = &mut self.screen {
                    draft.toggle_tie(number);
                }
            }
            Act::Print(paper) => {
                self.paper = paper;
                upshot.push(PageEffect::Print);
            }
            Act::Camera(looking) => match &mut self.screen {
                Screen::Event(running) => running.codes.looking = looking,
                _ => self.looking = looking,
            },
            Act::NoCamera => {
                self.looking = false;
                if let Screen::Event(running) = &mut self.screen {
                    running.codes.looking = false;
                }
                self.say(Heard::NoCamera);
            }
            act => {
                let fresh = self.fresh(ctx);
                match &mut self.screen {
                    Screen::Event(running) => on_event(running, act, &self.said, ctx, upshot),
                    Screen::Players(players) => players.act(act, fresh, ctx, upshot),
                    _ => {}
                }
            }
        }
    }
}
