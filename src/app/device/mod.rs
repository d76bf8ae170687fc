//! This device: how much it stores of ours, backups, and the version of the page.
//!
//! A new version is announced at once, taken when the players say so, and never in the middle of a game.

use super::action::PageAction;
use super::context::Context;
use super::effect::{PageEffect, StoreEffect};
use super::kept::{BackupFault, Device, Restored};
use super::update::Update;
use crate::app::announcements::{Action, Notice, What};
use std::rc::Rc;

/// What is known of this device.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Model {
    /// What it stores, as it was last measured.
    pub device: Device,
    /// Whether everything has gone to a file.
    pub saved: bool,
    /// Whether the players are asked if everything is to be erased.
    pub erasing: bool,
    /// How many games of a backup have been written or read so far, while that lasts.
    pub progress: Option<u64>,
    /// What was done with each game of the last backup.
    pub restored: Option<Rc<Restored>>,
    /// Whether a new version of the page is ready.
    pub update_ready: bool,
}

/// What happens to it.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// What it stores, and how safely.
    Measured(Device),
    /// Save everything to one file.
    Export,
    /// A file with a backup has been chosen.
    FileChosen,
    /// The players do not want to wait for it.
    Stop,
    /// So many games of it have been written or read.
    Progress(u64),
    /// The file has been restored: what was done with each game.
    Restored(Box<Restored>),
    /// Everything has gone to a file.
    Exported,
    /// Everything could not be saved or restored.
    Failed(BackupFault),
    /// Ask the players whether everything is to be erased, or no more.
    AskToErase(bool),
    /// The players want it: erase everything.
    Erase,
    /// A new version of the page has been fetched and is ready.
    UpdateReady,
    /// The players want the new version now.
    TakeUpdate,
}

/// Changes what is known as the message says.
pub fn update(model: &mut Model, msg: Msg, ctx: &Context<'_>) -> Update {
    match msg {
        Msg::Measured(device) => {
            model.device = device;
            Update::none()
        }
        Msg::Export => {
            model.saved = false;
            Update::effect(StoreEffect::Export)
        }
        Msg::FileChosen => Update::effect(StoreEffect::Import),
        // It says itself when it has stopped.
        Msg::Stop => Update::effect(StoreEffect::Stop),
        Msg::Progress(games) => {
            model.progress = Some(games);
            Update::none()
        }
        Msg::Restored(restored) => {
            (model.progress, model.restored) = (None, Some(Rc::new(*restored)));
            PageAction::ShowRestored.into()
        }
        Msg::Exported => {
            (model.saved, model.progress) = (true, None);
            let notice = Notice::passing(What::BackupSaved, ctx.now);
            Update::action(PageAction::NoteBackup).then(PageAction::Notify(notice))
        }
        Msg::Failed(fault) => {
            model.progress = None;
            let notice = Notice::staying(What::BackupFailed(fault));
            Update::action(PageAction::CloseDialog).then(PageAction::Notify(notice))
        }
        Msg::AskToErase(asked) => {
            model.erasing = asked;
            Update::none()
        }
        // Only what was asked about is erased.
        Msg::Erase if model.erasing => Update::effect(PageEffect::EraseEverything),
        Msg::Erase => Update::none(),
        Msg::UpdateReady => {
            model.update_ready = true;
            PageAction::Notify(announcement(ctx)).into()
        }
        Msg::TakeUpdate if !model.update_ready => Update::none(),
        Msg::TakeUpdate if ctx.playing => PageAction::Notify(announcement(ctx)).into(),
        Msg::TakeUpdate => Update::effect(PageEffect::TakeUpdate).then(PageAction::ClearPage),
    }
}

/// During a game there is nothing to decide; between games there is.
fn announcement(ctx: &Context<'_>) -> Notice {
    if ctx.playing {
        Notice::passing(What::UpdateAfterGame, ctx.now)
    } else {
        Notice::staying(What::UpdateReady).offering(Action::Update)
    }
}
