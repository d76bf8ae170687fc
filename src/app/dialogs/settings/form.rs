//! Fields of the next game that are not yet, or not quite, settings.

use super::clock_draft::ClockDraft;
use crate::app::effect::ShareResult;
use crate::app::settings::Settings;

/// The fields of the dialog that are not yet, or not quite, settings.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Form {
    /// Whether it says that the house rules are custom ones, also while they are those of a preset.
    pub custom_rules: bool,
    /// The fields of a custom clock.
    pub clock: Option<ClockDraft>,
    /// Whether a link has been copied, once that was tried.
    pub copied: Option<bool>,
    /// What is typed as the number of a start of Chess960, where it is none.
    pub not_a_start: Option<String>,
}

impl Form {
    /// The form for these settings; the fields of a custom clock hold what was typed there before, or show the one that
    /// is set.
    pub(in crate::app) fn new(settings: &Settings, typed: Option<ClockDraft>) -> Form {
        let custom = settings.clock_name() == "custom";
        Form {
            custom_rules: settings.rules.named_preset().is_none(),
            clock: typed.or_else(|| custom.then(|| ClockDraft::of(&settings.time_control))),
            not_a_start: None,
            copied: None,
        }
    }

    /// Whether a field holds what cannot be a setting.
    pub(in crate::app) fn is_faulty(&self) -> bool {
        self.not_a_start.is_some() || self.clock.as_ref().is_some_and(|draft| draft.read().is_err())
    }

    /// Shows whether a link has been copied. Whether there is a place for that.
    pub(in crate::app) fn show_shared(&mut self, shared: ShareResult) -> bool {
        let ShareResult::Copied(done) = shared else { return false };
        self.copied = Some(done);
        true
    }
}
