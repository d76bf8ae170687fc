//! Fields of the next game that are not settings yet.

use super::clock_draft::ClockDraft;
use crate::app::effect::ShareResult;
use crate::app::settings::Settings;

/// Fields of the next game that are not settings yet.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SettingsForm {
    /// Whether the rules count as custom, even while they equal a preset.
    pub custom_rules: bool,
    /// The fields of a custom clock.
    pub clock: Option<ClockDraft>,
    /// Whether copying a link succeeded; `None` before the first attempt.
    pub copied: Option<bool>,
    /// Text typed as a Chess960 start number that is not one.
    pub not_a_start: Option<String>,
}

impl SettingsForm {
    /// Makes the form for these settings. The fields of a custom clock hold the text typed before,
    /// or else the custom clock of the settings.
    pub(in crate::app) fn new(settings: &Settings, typed: Option<ClockDraft>) -> SettingsForm {
        let custom = settings.clock_name() == "custom";
        SettingsForm {
            custom_rules: settings.rules.named_preset().is_none(),
            clock: typed.or_else(|| custom.then(|| ClockDraft::of(&settings.time_control))),
            not_a_start: None,
            copied: None,
        }
    }

    /// Whether a field holds an invalid value.
    pub(in crate::app) fn is_faulty(&self) -> bool {
        self.not_a_start.is_some() || self.clock.as_ref().is_some_and(|draft| draft.read().is_err())
    }

    /// Shows whether a link was copied. Returns false for any other kind of sharing.
    pub(in crate::app) fn show_shared(&mut self, shared: ShareResult) -> bool {
        let ShareResult::Copied(done) = shared else { return false };
        self.copied = Some(done);
        true
    }
}
