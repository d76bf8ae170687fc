//! Another tab keeps the game: what was on the screen stands still.

use super::effect::{Effect, PageEffect, StoreEffect};
use super::msg::{DiskMsg, Msg, PageMsg};
use super::ready::Ready;
use super::settings::Settings;
use super::table::Table;
use super::{device, dialogs};

/// The page while another tab keeps the game. Nothing reaches the game here.
#[derive(Clone, Debug)]
pub struct Elsewhere {
    frozen: Box<Ready>,
}

impl Elsewhere {
    /// The game belongs to another tab from now on.
    pub(super) fn new(mut frozen: Box<Ready>, effects: &mut Vec<Effect>) -> Elsewhere {
        frozen.freeze(effects);
        effects.push(PageEffect::ShowDialog.into());
        Elsewhere { frozen }
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
    pub(super) fn update(&mut self, msg: Msg, effects: &mut Vec<Effect>) {
        match msg {
            Msg::Disk(DiskMsg::TakeOver) => effects.push(StoreEffect::TakeOver.into()),
            Msg::Page(PageMsg::Today(today)) => self.frozen.set_today(today),
            Msg::Page(PageMsg::Flat(flat)) => self.frozen.lie_flat(flat),
            // Escape closes every dialog; this one is the only way on, and opens again.
            Msg::Dialog(dialogs::Msg::Close) | Msg::Page(PageMsg::Escape) => {
                effects.push(PageEffect::ShowDialog.into())
            }
            Msg::Device(device::Msg::UpdateReady) => self.frozen.device.update_ready = true,
            _ => {}
        }
    }
}
