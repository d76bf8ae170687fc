//! Another tab keeps the game: what was on the screen stands still.

use super::effect::{PageEffect, StoreEffect};
use super::msg::{DiskMsg, Msg, PageMsg};
use super::ready::Ready;
use super::settings::Settings;
use super::table::Table;
use super::update::Update;
use super::{device, dialogs};

/// The page while another tab keeps the game. Nothing reaches the game here.
#[derive(Clone, Debug)]
pub struct Elsewhere {
    frozen: Box<Ready>,
}

impl Elsewhere {
    /// The game belongs to another tab from now on.
    pub(super) fn new(mut frozen: Box<Ready>) -> (Elsewhere, Update) {
        let update = frozen.freeze().with(PageEffect::ShowDialog);
        (Elsewhere { frozen }, update)
    }

    /// What stands on the screen.
    pub fn table(&self) -> &Table {
        &self.frozen.table
    }

    /// What the players have chosen.
    pub fn settings(&self) -> &Settings {
        &self.frozen.settings
    }

    /// The page as it was.
    pub(super) fn into_ready(self) -> Box<Ready> {
        self.frozen
    }

    /// The players want the game, the day changes, a new version of the page comes: nothing else happens here.
    pub(super) fn update(&mut self, msg: Msg) -> Update {
        match msg {
            Msg::Disk(DiskMsg::TakeOver) => return Update::effect(StoreEffect::TakeOver),
            Msg::Page(PageMsg::Today(today)) => self.frozen.set_today(today),
            Msg::Page(PageMsg::Flat(flat)) => self.frozen.lie_flat(flat),
            // Escape closes every dialog; this one is the only way on, and opens again.
            Msg::Dialog(dialogs::Msg::Close) | Msg::Page(PageMsg::Escape) => {
                return Update::effect(PageEffect::ShowDialog);
            }
            Msg::Device(device::Msg::UpdateReady) => self.frozen.device.update_ready = true,
            _ => {}
        }
        Update::none()
    }
}
