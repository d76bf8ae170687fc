//! State of the settings dialog and of the dialog for a new game that is not part of the settings,
//! such as texts that are not valid.

use super::clock_draft::ClockDraft;
use crate::app::effect::ShareResult;
use crate::app::settings::Settings;

/// A page of the settings dialog.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SettingsPage {
    /// Rules of the next game.
    #[default]
    Rules,
    /// Languages of the page and of each player.
    Language,
    /// Where the players sit, appearance of the board, and ways to move pieces.
    Board,
    /// Sounds, vibration and spoken announcements.
    Sound,
    /// The screen, and how long messages are shown.
    Device,
    /// Storage, backups, and erasing everything.
    Data,
}

impl SettingsPage {
    /// All pages of the settings dialog, in the order in which the dialog lists them.
    pub const ALL: [SettingsPage; 6] = [
        SettingsPage::Rules,
        SettingsPage::Language,
        SettingsPage::Board,
        SettingsPage::Sound,
        SettingsPage::Device,
        SettingsPage::Data,
    ];

    /// Returns the name of the page, as the value of a form field.
    pub fn name(self) -> &'static str {
        match self {
            SettingsPage::Rules => "rules",
            SettingsPage::Language => "language",
            SettingsPage::Board => "board",
            SettingsPage::Sound => "sound",
            SettingsPage::Device => "device",
            SettingsPage::Data => "data",
        }
    }

    /// Returns the page of the settings dialog with this name; `None` if there is no such page.
    pub fn from_name(name: &str) -> Option<SettingsPage> {
        SettingsPage::ALL.into_iter().find(|page| page.name() == name)
    }
}

/// State of the settings dialog, or of the dialog for a new game, that is not part of [`Settings`].
/// Example: texts that are not valid.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SettingsForm {
    /// The page of the settings dialog that is shown.
    pub page: SettingsPage,
    /// Whether the dialog shows the rules as custom rules, even if the rules equal a preset.
    pub custom_rules: bool,
    /// Whether the next game is on a wooden board, and the app is only its clock.
    pub is_clock_only: bool,
    /// Fields of the custom clock; `None` if another clock is chosen.
    pub clock: Option<ClockDraft>,
    /// Whether copying a link succeeded; `None` if copying was not the last action in the dialog.
    pub copied: Option<bool>,
    /// Typed text that is not the number of a Chess960 start position. `None` if the number is
    /// valid.
    pub not_a_start: Option<String>,
}

impl SettingsForm {
    /// Creates the form for these settings.
    pub(in crate::app) fn new(settings: &Settings) -> SettingsForm {
        let custom = settings.clock_name() == "custom";
        SettingsForm {
            page: SettingsPage::default(),
            is_clock_only: false,
            custom_rules: settings.rules.named_preset().is_none(),
            clock: custom.then(|| ClockDraft::of(&settings.time_control)),
            not_a_start: None,
            copied: None,
        }
    }

    /// Whether a field of the form for the next game contains a text that is not valid.
    pub(in crate::app) fn is_faulty(&self) -> bool {
        self.not_a_start.is_some()
            || self.clock.as_ref().is_some_and(|draft| draft.to_time_control().is_err())
    }

    /// Stores whether a link was copied to the clipboard, for the dialog to show. Returns `false`
    /// for any other outcome.
    pub(in crate::app) fn show_shared(&mut self, shared: ShareResult) -> bool {
        let ShareResult::Copied(done) = shared else { return false };
        self.copied = Some(done);
        true
    }
}
