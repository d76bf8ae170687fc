//! Passes each message and each command of the club dialog to the screen that handles it.

use std::rc::Rc;

use super::codes::{CODE_FIELD, CodeOutcome};
use super::draft::EventDraft;
use super::event_commands::{perform_event_command, save_page};
use super::exports::csv_file;
use super::message::{ClubCommand, LoadedClub, Msg};
use super::players::PlayersScreen;
use super::state::{ClubPage, ClubState};
use crate::app::action::PageAction;
use crate::app::context::Context;
use crate::app::dialogs::lazy_screen::LazyScreen;
use crate::app::effect::{Effect, PageEffect, Share, StoreEffect};
use crate::app::storage::{FilePurpose, SaveCommand};
use crate::app::update::Update;

impl LazyScreen<Msg> for ClubState {
    /// Applies a message, and returns the new state of the club with the effects and actions of the
    /// message. If the message adds lines to the journal of the open tournament, the first effect
    /// saves these lines.
    fn update(self: Rc<ClubState>, msg: Msg, ctx: &Context<'_>) -> (LoadedClub, Update) {
        let mut inside = Rc::unwrap_or_clone(self);
        let update = inside.update_screen(msg, ctx);
        let record = inside.save_unwritten_lines();
        (LoadedClub::new(inside), Update::from(record).then(update))
    }
}

impl ClubState {
    /// Returns the club dialog's content before any data have been read.
    pub fn empty_content() -> LoadedClub {
        LoadedClub::new(ClubState::default())
    }

    /// Returns the effect that saves all unwritten journal lines of the open tournament. `None` if
    /// there are no unwritten lines, or no tournament is open.
    fn save_unwritten_lines(&mut self) -> Option<Effect> {
        match &mut self.screen {
            ClubPage::Event(running) => running.save_unwritten_lines(),
            _ => None,
        }
    }

    /// Applies a message to the club, such as a command of the user, a changed field, or data from
    /// storage. Ignores messages for screens that are not shown.
    fn update_screen(&mut self, msg: Msg, ctx: &Context<'_>) -> Update {
        let mut update = Update::none();
        match msg {
            Msg::Loaded(last, _) => {
                update.push(StoreEffect::ReadClub(None));
                if let (Some(id), ClubPage::List) = (last, &self.screen) {
                    self.screen = ClubPage::Reading(id);
                    update.push(StoreEffect::ReadClub(Some(id)));
                }
            }
            Msg::Read(read) => update.extend(self.handle_read_data(*read, ctx)),
            Msg::NotRead => update.extend(self.reading_failed()),
            Msg::Set { name, value } if name == CODE_FIELD => {
                update.extend(self.handle_received_code(&value, ctx))
            }
            Msg::Key(key) => {
                if let ClubPage::Event(running) = &mut self.screen {
                    update.extend(running.store_drawn_key(key));
                }
            }
            Msg::Names(names) => {
                if let ClubPage::Players(players) = &mut self.screen {
                    players.set_opening_names(&names);
                }
                self.names = Some(names);
            }
            Msg::Set { name, value } => match &mut self.screen {
                ClubPage::New(draft) => draft.set_field(&name, value),
                ClubPage::Event(running) if name == FilePurpose::RatingList.input_name() => {
                    update.extend(running.rating_list.set_file(&value))
                }
                ClubPage::Event(running) => running.set_field(&name, value),
                ClubPage::Players(players) => {
                    if let Some(act) = players.set_field(&name, value) {
                        update.extend(self.perform_command(act, ctx));
                    }
                }
                ClubPage::List if name == "club-report" => update.extend(self.open_report(&value, ctx)),
                _ => {}
            },
            Msg::Began(place, game) => {
                if let ClubPage::Event(running) = &mut self.screen {
                    running.note_begun(place, game);
                }
            }
            Msg::FoundInRatingList(matches) => {
                if let ClubPage::Event(running) = &mut self.screen {
                    update.extend(running.rating_list.add_matches(matches.map(|matches| *matches)));
                }
            }
            Msg::SavePage(words) => {
                if let ClubPage::Event(running) = &mut self.screen {
                    update.extend(save_page(running, *words));
                }
            }
            Msg::SaveTable(format) => {
                if let ClubPage::Event(running) = &self.screen {
                    let (name, text) = csv_file(running, &format);
                    update.push(Share::Download { name, text });
                }
            }
            Msg::Do(act) => update.extend(self.perform_command(act, ctx)),
        }
        update
    }

    /// Applies a command of the user to the club: changes the shown screen, or shows another
    /// screen.
    fn perform_command(&mut self, act: ClubCommand, ctx: &Context<'_>) -> Update {
        let mut update = Update::none();
        match act {
            ClubCommand::ToList => update.extend(self.show_list()),
            ClubCommand::Players => {
                let mut players = PlayersScreen::default();
                if let Some(names) = &self.names {
                    players.set_opening_names(names);
                }
                self.screen = ClubPage::Players(Box::new(players));
                update.push(StoreEffect::ReadClub(None));
                update.push(StoreEffect::ReadSummaries);
            }
            ClubCommand::New => self.screen = ClubPage::New(Box::new(EventDraft::new(ctx))),
            ClubCommand::Create => update.extend(self.create_event(ctx)),
            ClubCommand::Print(paper) => {
                self.paper = paper;
                update.push(PageEffect::Print);
            }
            ClubCommand::Open(_) | ClubCommand::Delete(_) | ClubCommand::Undelete => {
                update.extend(self.perform_list_command(act))
            }
            ClubCommand::Camera(_) | ClubCommand::NoCamera => self.perform_camera_command(act),
            act => {
                let fresh = self.unused_id(ctx);
                match &mut self.screen {
                    ClubPage::Event(running) => {
                        update.extend(perform_event_command(running, act, &self.register_steps, ctx))
                    }
                    ClubPage::Players(players) => update.extend(players.perform_command(act, fresh, ctx)),
                    ClubPage::New(draft) => draft.perform_command(act),
                    _ => {}
                }
            }
        }
        update
    }

    /// Shows the list of tournaments, and returns the effects that read the list from storage.
    fn show_list(&mut self) -> Update {
        let mut update = Update::none();
        if let ClubPage::Players(_) = self.screen {
            update.push(StoreEffect::StopReading);
        }
        self.screen = ClubPage::List;
        update.push(StoreEffect::ReadClub(None));
        update.push_action(PageAction::RememberEvent(None));
        update
    }

    /// Applies a command of the list of tournaments: opens or deletes a tournament, or restores the
    /// last deleted tournament. To open or delete a tournament, the method first requests the
    /// tournament's journal from storage. Ignores other commands.
    fn perform_list_command(&mut self, act: ClubCommand) -> Update {
        let mut update = Update::none();
        match act {
            ClubCommand::Open(row) => {
                if let Some(event) = self.events.as_ref().and_then(|events| events.get(row)) {
                    self.screen = ClubPage::Reading(event.id);
                    update.push(StoreEffect::ReadClub(Some(event.id)));
                }
            }
            ClubCommand::Delete(id) => {
                // Reads the list again, because a tournament that was just created is not in the
                // list in memory.
                update.extend(self.show_list());
                self.deleting = Some(id);
                update.push(StoreEffect::ReadClub(Some(id)));
            }
            ClubCommand::Undelete => {
                if let Some((event, lines)) = self.deleted.take() {
                    let lines: Vec<String> = lines.into_iter().map(|(_, _, text)| text).collect();
                    update.push(SaveCommand::AddClubLines {
                        journal: event.id,
                        number: 0,
                        text: lines.join("\n"),
                    });
                    let events = self.events.get_or_insert_default();
                    let place = events.partition_point(|other| other.id > event.id);
                    events.insert(place, event);
                }
            }
            _ => {}
        }
        update
    }

    /// Starts or stops the camera, which scans codes from other devices, or shows that there is no
    /// camera.
    fn perform_camera_command(&mut self, act: ClubCommand) {
        match act {
            ClubCommand::Camera(looking) => match &mut self.screen {
                ClubPage::Event(running) => running.codes.looking = looking,
                _ => self.looking = looking,
            },
            ClubCommand::NoCamera => {
                self.looking = false;
                if let ClubPage::Event(running) = &mut self.screen {
                    running.codes.looking = false;
                }
                self.show_code_outcome(CodeOutcome::NoCamera);
            }
            _ => {}
        }
    }
}
