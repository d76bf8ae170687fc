//! State of the device on which the app runs: its storage, backups, new versions of the app, and a
//! translation file that a translator tries out.
//!
//! The app announces a new version at once. It installs the version when the players ask for it,
//! but never during a game.

use super::action::PageAction;
use super::context::Context;
use super::effect::{BackgroundEffect, FileTarget, PageEffect, StoreEffect};
use super::storage::{BackupFault, DeviceInfo, RestoreReport};
use super::translation_trial::{ShownTranslation, TranslationTrial};
use super::update::Update;
use crate::app::announcements::{Notice, NoticeAction, NoticeContent};
use std::rc::Rc;

/// State of the device: storage, backups, new versions of the app, and a translation on trial.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DeviceState {
    /// The device's storage and abilities at the last measurement.
    pub device_info: DeviceInfo,
    /// Where the last backup was saved; `None` if no backup was saved.
    pub backup_saved_to: Option<FileTarget>,
    /// Whether the players are being asked to confirm the erasure of all data.
    pub is_asking_to_erase: bool,
    /// The number of games written to the backup or read from the backup so far; `None` if no
    /// backup is being saved or restored.
    pub progress: Option<u64>,
    /// The report of the last restored backup.
    pub restore_report: Option<Rc<RestoreReport>>,
    /// Whether a new version of the app has been downloaded and waits to be installed.
    pub is_update_ready: bool,
    /// The translation file that a translator tries out.
    pub translation: TranslationTrial,
}

/// A message about the device, such as its storage, backups and new versions of the app.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// A new measurement of the storage.
    Measured(DeviceInfo),
    /// A request to save a backup to a file.
    SaveBackup,
    /// A backup file to restore has been chosen.
    FileChosen,
    /// A request to stop saving or restoring a backup.
    Stop,
    /// The number of games written to the backup or read from the backup so far.
    Progress(u64),
    /// The report of a restored backup.
    Restored(Box<RestoreReport>),
    /// A backup has been saved to its file; `None` if the player closed the share sheet instead.
    BackupSaved(Option<FileTarget>),
    /// A backup could not be saved or restored, or the list of saved games or tournaments could not
    /// be changed because there is no storage.
    Failed(BackupFault),
    /// Show (`true`) or hide the question whether to erase all data.
    ShowEraseQuestion(bool),
    /// The players' confirmation to erase all data.
    Erase,
    /// A new version of the app has been downloaded.
    UpdateReady,
    /// A request to install the new version of the app.
    TakeUpdate,
    /// A file with a translation to try has been chosen.
    TranslationChosen,
    /// The translation has no fault, and the page shows it.
    TranslationShown(Box<ShownTranslation>),
    /// Faults of the translation file, each with its line number; empty if the file could not be
    /// checked.
    TranslationFaulty(Vec<(u64, String)>),
    /// A request to return from the translation on trial to the previous language of the page.
    EndTranslation,
}

/// Handles a message about the device, such as a saved backup or a new version of the app.
pub fn update(model: &mut DeviceState, msg: Msg, ctx: &Context<'_>) -> Update {
    match msg {
        Msg::Measured(device) => {
            model.device_info = device;
            Update::none()
        }
        // The storage saves or restores one backup at a time.
        Msg::SaveBackup | Msg::FileChosen if model.progress.is_some() => Update::none(),
        Msg::SaveBackup => {
            model.backup_saved_to = None;
            Update::effect(StoreEffect::SaveBackup)
        }
        Msg::FileChosen => Update::effect(StoreEffect::RestoreBackup),
        // `progress` stays unchanged here: the storage reports when the backup has stopped.
        Msg::Stop => Update::effect(StoreEffect::StopBackup),
        Msg::Progress(games) => {
            model.progress = Some(games);
            Update::none()
        }
        Msg::Restored(restored) => {
            (model.progress, model.restore_report) = (None, Some(Rc::new(*restored)));
            PageAction::ShowGames.into()
        }
        Msg::BackupSaved(target) => {
            (model.backup_saved_to, model.progress) = (target, None);
            let Some(target) = target else { return Update::none() };
            let notice = Notice::temporary(NoticeContent::BackupSaved(target), ctx.now);
            Update::action(PageAction::NoteBackup).then(PageAction::Notify(notice))
        }
        Msg::Failed(fault) => {
            model.progress = None;
            let notice = Notice::permanent(NoticeContent::BackupFailed(fault));
            Update::action(PageAction::CloseDialog).then(PageAction::Notify(notice))
        }
        Msg::ShowEraseQuestion(asked) => {
            model.is_asking_to_erase = asked;
            Update::none()
        }
        // The data are erased only while the question whether to erase them is shown.
        Msg::Erase if model.is_asking_to_erase => Update::effect(PageEffect::EraseEverything),
        Msg::Erase => Update::none(),
        Msg::UpdateReady => {
            model.is_update_ready = true;
            PageAction::Notify(update_notice(ctx)).into()
        }
        Msg::TakeUpdate if !model.is_update_ready => Update::none(),
        Msg::TakeUpdate if ctx.is_playing => PageAction::Notify(update_notice(ctx)).into(),
        Msg::TakeUpdate => Update::effect(PageEffect::InstallUpdate).then(PageAction::ClearPage),
        Msg::TranslationChosen => {
            model.translation.is_checking = true;
            Update::effect(BackgroundEffect::TryTranslation)
        }
        Msg::TranslationShown(shown) => {
            model.translation = TranslationTrial { shown: Some(*shown), ..TranslationTrial::default() };
            Update::none()
        }
        Msg::TranslationFaulty(faults) => {
            (model.translation.is_checking, model.translation.faults) = (false, faults);
            Update::none()
        }
        Msg::EndTranslation => model.translation.end(),
    }
}

/// Returns the notice that a new version of the app is ready. Between games, the notice has a
/// button that installs the new version.
fn update_notice(ctx: &Context<'_>) -> Notice {
    if ctx.is_playing {
        Notice::temporary(NoticeContent::UpdateAfterGame, ctx.now)
    } else {
        Notice::permanent(NoticeContent::UpdateReady).with_action(NoticeAction::Update)
    }
}
