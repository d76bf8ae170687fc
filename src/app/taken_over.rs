//! State of the page while another browser tab has the game: the screen is frozen.

use super::effect::{PageEffect, StoreEffect};
use super::msg::{DiskMsg, Msg, PageMsg};
use super::ready::ReadyPage;
use super::settings::Settings;
use super::table::Table;
use super::update::Update;
use super::{device, dialogs};

/// State of the page while another browser tab has the game. The page is frozen: no message changes
/// the game.
#[derive(Clone, Debug)]
pub struct TakenOver {
    /// The state of the page when it was frozen.
    frozen_page: Box<ReadyPage>,
}

impl TakenOver {
    /// Freezes the page, because another browser tab has taken the game over. Returns the frozen
    /// state, and the effects that stop the timers and workers and open the dialog over the page.
    pub(super) fn new(mut frozen: Box<ReadyPage>) -> (TakenOver, Update) {
        // A backup that is being saved or restored stops without a report, so its progress is
        // cleared here.
        frozen.device.progress = None;
        let update = frozen.stop_page().with_effect(PageEffect::ShowDialog);
        (TakenOver { frozen_page: frozen }, update)
    }

    /// Returns the board screen, as it was when the page was frozen.
    pub fn table(&self) -> &Table {
        &self.frozen_page.table
    }

    /// Returns the players' settings, as they were when the page was frozen.
    pub fn settings(&self) -> &Settings {
        &self.frozen_page.settings
    }

    /// Returns the frozen page, to continue with it after this tab has taken the game over.
    pub(super) fn into_ready(self) -> Box<ReadyPage> {
        self.frozen_page
    }

    /// Handles a message while another browser tab has the game. Only these messages have an
    /// effect: taking the game over, the date, whether the device lies flat, a new version of the
    /// app, and an attempt to close the dialog.
    pub(super) fn update(&mut self, msg: Msg) -> Update {
        match msg {
            Msg::Disk(DiskMsg::TakeOver) => return Update::effect(StoreEffect::TakeOver),
            Msg::Page(PageMsg::Today(today)) => self.frozen_page.set_today(today),
            Msg::Page(PageMsg::SuggestFaceToFace(flat)) => self.frozen_page.set_flat(flat),
            // Escape closes any HTML dialog. This dialog opens again, because only this dialog lets
            // the players continue.
            Msg::Dialog(dialogs::Msg::Close) | Msg::Page(PageMsg::Escape) => {
                return Update::effect(PageEffect::ShowDialog);
            }
            Msg::Device(device::Msg::UpdateReady) => self.frozen_page.device.is_update_ready = true,
            _ => {}
        }
        Update::none()
    }
}
