//! What comes of a dialog: the clocks, the settings, the sheet and the club hand on what was done in them.

use super::dialogs::{self, Dialog, clocks, club, import, new_game, settings as form, sheet};
use super::effect::{Effect, Focus, PageEffect, Share, Shared};
use super::notice::{Notice, What};
use super::picture::picture;
use super::ready::Ready;
use crate::game::{Event, Instant};

impl Ready {
    pub(super) fn dialog_done(&mut self, done: dialogs::Done, now: Instant, effects: &mut Vec<Effect>) {
        match done {
            dialogs::Done::Close => self.close(effects),
            dialogs::Done::Clocks(clocks::Done::Act(event)) => {
                if matches!(event, Event::Decide { .. }) {
                    self.close(effects);
                }
                self.happen(event, now, effects);
            }
            dialogs::Done::Clocks(clocks::Done::PutRight { event, note }) => {
                if self.is_misplaced(&event) {
                    return effects.push(Focus::Fault.into());
                }
                self.close(effects);
                let corrections = |ready: &Ready| ready.table.session.game().corrections().len();
                let before = corrections(self);
                self.happen(event, now, effects);
                // A refusal and the end of the game are said instead.
                let goes_on = corrections(self) > before && self.table.session.in_progress();
                if let Some(note) = note.filter(|_| goes_on) {
                    self.table.read_loosely(note, now);
                }
            }
            dialogs::Done::Settings(form::Done::Changed(settings)) => self.choose(*settings, now, effects),
            dialogs::Done::Settings(form::Done::Copy(link)) => effects.push(Share::Copy(link).into()),
            dialogs::Done::NewGame(new_game::Done::Changed(settings)) => self.choose(*settings, now, effects),
            dialogs::Done::NewGame(new_game::Done::Play) => {
                self.close(effects);
                self.play(now, effects);
            }
            dialogs::Done::NewGame(new_game::Done::Say(said)) => self.table.seats.tell_both(vec![said]),
            dialogs::Done::Sheet(done) => self.sheet_done(done, now, effects),
            dialogs::Done::Import(import::Done::LookAt(game)) => {
                self.close(effects);
                self.table.look_at(*game);
            }
            dialogs::Done::Import(import::Done::Say(said)) => self.table.seats.tell_both(vec![said]),
            dialogs::Done::Typed(done) => self.typed_done(done, now, effects),
            dialogs::Done::Games(done) => self.games_done(done, now, effects),
            dialogs::Done::Club(done) => self.club_done(done, now, effects),
            dialogs::Done::Editor(done) => self.editor_done(done, now, effects),
            dialogs::Done::Link(done) => self.link_done(done, now, effects),
            dialogs::Done::Shared { shared, shown } => self.tell_shared(shared, shown),
        }
    }

    /// Tells the players whether something went to the clipboard or to a file, once that is known. Where no dialog shows
    /// that it did not, a notice does.
    pub(super) fn tell_shared(&mut self, shared: Shared, shown: bool) {
        match shared {
            Shared::Copied(false) if !shown => self.table.notify(Notice::staying(What::NotCopied)),
            Shared::Downloaded(false) if !shown => self.table.notify(Notice::staying(What::NotDownloaded)),
            _ => self.table.seats.tell_both(vec![shared.into()]),
        }
    }

    /// Whether the arbiter would put something on the board that is no position; the dialog then says what is wrong with it.
    pub(super) fn is_misplaced(&mut self, event: &Event) -> bool {
        let Some(Dialog::Clocks(dialog)) = &mut self.dialog else { return false };
        if let Event::PutRight { fen, .. } = event {
            dialog.misplaced = self.table.session.game().read_fen(fen).err();
        }
        dialog.misplaced.is_some() && matches!(event, Event::PutRight { .. })
    }

    /// An event happens to the game.
    pub(super) fn happen(&mut self, event: Event, now: Instant, effects: &mut Vec<Effect>) {
        let (table, ctx) = self.at_table(now);
        table.act(event, &ctx, effects);
    }

    pub(super) fn sheet_done(&mut self, done: sheet::Done, now: Instant, effects: &mut Vec<Effect>) {
        match done {
            sheet::Done::Headers(headers) => {
                let headers = sheet::with_people(headers, self.table.session.game().headers());
                // The next game has the same names.
                self.settings.take_players(&headers);
                self.keep_settings(effects);
                let (table, ctx) = self.at_table(now);
                table.set_headers(headers, &ctx, effects);
            }
            sheet::Done::CopyPgn => effects.push(Share::Copy(self.table.lasting().pgn()).into()),
            sheet::Done::CopyFen => {
                effects.push(Share::Copy(self.table.shown().position().to_fen()).into());
            }
            sheet::Done::Download => {
                let game = self.table.lasting();
                let name = sheet::file_name(game.headers());
                effects.push(Share::Download { name, text: game.pgn() }.into());
            }
            sheet::Done::Picture(png) => {
                let shown = self.table.shown();
                let moved = shown.last().map_or(Vec::new(), |played| vec![played.mv.from(), played.mv.to()]);
                let svg = picture(shown.position(), self.table.near(), &moved);
                let name = sheet::file_name(self.table.lasting().headers());
                let name = name.trim_end_matches(".pgn").to_owned();
                effects.push(Share::Picture { name, svg, png }.into());
            }
            sheet::Done::MakeLink => self.make_link(now, effects),
            sheet::Done::Move => self.move_game(now, effects),
            sheet::Done::Moved => self.let_go_of_game(now, effects),
        }
    }

    /// Acts on what the players do in the club.
    pub(super) fn club_done(&mut self, done: club::Done, now: Instant, effects: &mut Vec<Effect>) {
        match done {
            club::Done::Opened(event) => self.event = event,
            club::Done::Play(place, setup) => {
                let (table, ctx) = self.at_table(now);
                let game = table.start_saved(*setup, &ctx, effects);
                self.update_dialog(dialogs::Msg::Club(club::Msg::Began(place, game)), now, effects);
                self.close(effects);
            }
            club::Done::Bring(game) => {
                self.close(effects);
                self.bring(*game, now, effects);
            }
            club::Done::Address(fragment) => self.open_address(&fragment, now, effects),
            club::Done::Settings(settings, false) => self.choose(*settings, now, effects),
            club::Done::Settings(settings, true) => {
                self.close(effects);
                if settings.own_languages() != self.settings.own_languages() {
                    effects.push(PageEffect::SpeakTo(settings.own_languages()).into());
                }
                (self.settings, self.typed_clock) = (*settings, None);
                self.play(now, effects);
            }
        }
    }
}
