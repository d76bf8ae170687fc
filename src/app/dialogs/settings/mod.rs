//! The settings dialog: rules of the next game, and preferences that apply at once.
//!
//! The dialog for a new game shares some of these fields, and also has fields for names and clock.
//! The choices in that dialog apply when the game starts. Both dialogs send the same messages,
//! which identify a field by its name.

mod clock_draft;
mod form;

pub use clock_draft::{ClockDraft, ClockFieldError, FieldFault, SideDraft, StageDraft};
pub use form::{SettingsForm, SettingsPage};

use super::context::DialogContext;
use super::screen::Screen;
use crate::app::action::PageAction;
use crate::app::address::game_link;
use crate::app::context::Context;
use crate::app::effect::{Effect, FileTarget, FocusTarget, PageEffect, Share, ShareResult, StoreEffect};
use crate::app::settings::seating::Seating;
use crate::app::settings::{Appearance, OwnColor, Rgb, Settings, SpeechKind, StartPosition};
use crate::app::storage::DeviceInfo;
use crate::app::translation_trial::TranslationTrial;
use crate::app::update::Update;
use crate::game::{
    ClockPress, FirstIncrement, FirstMove, Headers, HouseRules, NumberedSan, Preset, Span, TimeControl,
};
use crate::opponent::OpponentLevel;
use crate::rules::Color;
use crate::words::Language;
use crate::words::visible_name;

/// A message to the settings dialog.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// A field has changed.
    Set {
        /// Name of the field: an option of the house rules, one of the [settings](Settings), or a
        /// field of the [custom clock](ClockDraft).
        name: String,
        /// The field's new value; `on` or `off` for a switch.
        value: String,
    },
    /// Add a stage to a player's custom clock.
    AddStage(Color),
    /// Remove the last stage of a player's custom clock.
    RemoveStage(Color),
    /// Switch full screen on or off.
    ToggleFullScreen,
    /// Copy a link to a game with the current settings. Contains the page's address, which is the
    /// beginning of the link.
    CopyLink(String),
}

/// View of the settings dialog.
#[derive(Clone, Debug, PartialEq)]
pub struct SettingsView {
    /// The players' settings.
    pub settings: Settings,
    /// State of the dialog that is not part of the settings.
    pub form: SettingsForm,
    /// Whether the game on the board is saved and not over. New settings for rules and clock then
    /// apply only to the next game, except that the announcement of checks changes at once.
    pub is_saved_and_unfinished: bool,
    /// Rules and time control of the game on the board.
    pub in_force: (HouseRules, TimeControl),
    /// Storage use and abilities of the device.
    pub device: DeviceInfo,
    /// Where the last backup was saved; `None` if no backup was saved.
    pub saved: Option<FileTarget>,
    /// Whether the dialog asks for confirmation before it erases everything.
    pub erasing: bool,
    /// Number of games of a backup written or read so far; `None` if no backup is being saved or
    /// restored.
    pub progress: Option<u64>,
    /// Unfinished games that the players have put aside to continue later, each as its headers and
    /// its last move.
    pub put_aside: Vec<(Headers, Option<NumberedSan>)>,
    /// Whether the new version of the app can be installed now; `None` if no new version is ready.
    pub update: Option<bool>,
    /// Trial of a translation of the app, which the users load from a file.
    pub translation: TranslationTrial,
}

impl Screen for SettingsForm {
    type Msg = Msg;
    type View = Box<SettingsView>;

    const FRAGMENT: &'static str = "settings";
    const OPENER: FocusTarget = FocusTarget::SettingsButton;

    /// Opens the settings dialog. If the dialog is already open, its form stays unchanged.
    fn open(page: &DialogContext<'_>) -> Option<SettingsForm> {
        Some(page.form.cloned().unwrap_or_else(|| SettingsForm::new(page.settings)))
    }

    /// Requests the current storage use when the dialog opens.
    fn on_open() -> Update {
        Update::effect(StoreEffect::Measure)
    }

    /// Applies a message to the settings and to the form.
    fn update(&mut self, msg: Msg, _: &DialogContext<'_>, ctx: &Context<'_>) -> Update {
        let mut settings = ctx.settings.clone();
        let update = update(self, &mut settings, msg);
        if settings == *ctx.settings {
            return update;
        }
        update.then(PageAction::SetSettings(Box::new(settings)))
    }

    /// Returns the view of the settings dialog.
    fn view(&self, page: &DialogContext<'_>) -> Box<SettingsView> {
        Box::new(SettingsView {
            settings: page.settings.clone(),
            form: self.clone(),
            is_saved_and_unfinished: page.is_saved_and_unfinished,
            in_force: page.rules_and_clock(),
            device: *page.device,
            saved: page.saved,
            erasing: page.erasing,
            progress: page.progress,
            put_aside: page.put_aside.to_vec(),
            update: page.update,
            translation: page.translation.clone(),
        })
    }

    /// Shows whether a link was copied to the clipboard. Returns `false` for any other outcome,
    /// which the dialog does not show.
    fn show_shared(&mut self, shared: ShareResult) -> bool {
        SettingsForm::show_shared(self, shared)
    }
}

/// Applies a message about a field or a button to `settings` and to the form. An unknown field or
/// an impossible value changes no setting. An invalid text (a time, or the number of a Chess960
/// position) stays in its field, and the last valid value stays set.
pub(super) fn update(form: &mut SettingsForm, settings: &mut Settings, msg: Msg) -> Update {
    form.copied = None;
    match msg {
        // Nothing has changed if the result is `None`: there is no such field or value.
        Msg::Set { name, value } => choose_setting(form, settings, &name, &value).unwrap_or_default(),
        Msg::AddStage(color) => {
            change_stages(form, settings, |draft| draft.add_stage(color)).unwrap_or_default();
        }
        Msg::RemoveStage(color) => {
            change_stages(form, settings, |draft| draft.remove_stage(color)).unwrap_or_default();
        }
        Msg::ToggleFullScreen => return Update::effect(PageEffect::ToggleFullScreen),
        Msg::CopyLink(page) => {
            let link = game_link(settings).map(|link| Share::Copy(format!("{page}#{link}")));
            return link.map(Effect::from).into();
        }
    }
    Update::none()
}

/// Changes the setting called `name` to `value`. An invalid text stays in its field (`form`) and
/// does not change `settings`. `None` if there is no such setting, or if the setting cannot have
/// this value.
fn choose_setting(form: &mut SettingsForm, settings: &mut Settings, name: &str, value: &str) -> Option<()> {
    let on = value == "on";
    match name {
        "rules" if value == "custom" => form.custom_rules = true,
        "rules" => {
            settings.choose_rules(Preset::from_name(value)?);
            form.custom_rules = false;
            form.clock = None;
        }
        "orientation" => settings.black_at_bottom = value == "black",
        "start" => {
            settings.start = StartPosition::from_name(value)?;
            form.not_a_start = None;
        }
        "chess960" => {
            let typed = value.trim();
            let start = if typed.is_empty() {
                Some(StartPosition::RandomChess960)
            } else {
                StartPosition::parse_number(typed).map(StartPosition::Chess960)
            };
            form.not_a_start = start.is_none().then(|| visible_name(value));
            settings.start = start.unwrap_or_else(|| settings.start.clone());
        }
        "seats" => settings.chosen_seating = Some(Seating::from_name(value)?),
        "by-lot" => settings.draws_colors = on,
        "white-name" => settings.set_name(Color::White, visible_name(value)),
        "black-name" => settings.set_name(Color::Black, visible_name(value)),
        "settings-page" => form.page = SettingsPage::from_name(value)?,
        "players" => {
            form.is_clock_only = value == "clock";
            let level = settings.opponent_level().unwrap_or(OpponentLevel::USUAL);
            settings.seat_opponent((value == "computer").then_some(level));
        }
        "partner" if value == "none" => settings.seat_opponent(None),
        "partner" => settings.seat_opponent(Some(opponent_level(value)?)),
        "sounds" => settings.has_sounds = on,
        "low-time-sound" => settings.has_low_time_sound = on,
        "hide-board" => settings.hides_board = on,
        "aloud-to" => settings.speech.set_only_player(speech_listener(value)?),
        _ if speech_setting(name).is_some() => settings.speech.set_spoken(speech_setting(name)?, on),
        "language" if value == "auto" => settings.language = None,
        "language" => settings.language = Some(Language::from_tag(value)?),
        "white-language" if value == "page" => settings.white_language = None,
        "white-language" => settings.white_language = Some(Language::from_tag(value)?),
        "black-language" if value == "page" => settings.black_language = None,
        "black-language" => settings.black_language = Some(Language::from_tag(value)?),
        "children" if on => set_children_mode(form, settings)?,
        _ if Appearance::is_choice(name) => {
            settings.appearance = settings.appearance.with_value(name, value)?
        }
        _ if settings.rules.set_by_name(name, value).is_ok() => {
            form.custom_rules = settings.rules.named_preset().is_none();
        }
        _ => match OwnColor::from_name(name) {
            Some(of) => {
                let color = Rgb::from_hex(value.strip_prefix('#')?)?;
                settings.appearance = settings.appearance.with_own_color(of, color);
            }
            None => choose_clock(form, settings, name, value)?,
        },
    }
    Some(())
}

/// Changes the clock setting or the field of the custom clock called `name` to `value`. `None` if
/// there is no such setting or field, or if the setting or field cannot have this value.
fn choose_clock(form: &mut SettingsForm, settings: &mut Settings, name: &str, value: &str) -> Option<()> {
    match name {
        "clock" if value == "custom" => {
            let five_minutes = || TimeControl::with_total(Span::from_mins(5));
            let start = if settings.time_control.is_without_clocks() {
                five_minutes()
            } else {
                settings.time_control.clone()
            };
            form.clock = Some(ClockDraft::of(&start));
            apply_clock_draft(form, settings);
        }
        "clock" => {
            settings.choose_clock(value)?;
            form.clock = None;
        }
        "press" => {
            settings.time_control = settings.time_control.clone().with_press(ClockPress::from_name(value)?);
        }
        "first-move" => {
            settings.time_control =
                settings.time_control.clone().with_first_move(FirstMove::from_name(value)?);
        }
        "first-increment" => {
            settings.time_control =
                settings.time_control.clone().with_first_increment(FirstIncrement::from_name(value)?);
        }
        _ => {
            form.clock.as_mut()?.set_field(name, value)?;
            apply_clock_draft(form, settings);
        }
    }
    Some(())
}

/// Returns the kind of spoken announcement with this name; `None` if there is no such kind.
fn speech_setting(name: &str) -> Option<SpeechKind> {
    SpeechKind::ALL.into_iter().find(|what| what.name() == name)
}

/// Returns the only player who hears spoken announcements, from the value of a form field;
/// `Some(None)` if both players hear them. `None` if there is no such choice.
fn speech_listener(value: &str) -> Option<Option<Color>> {
    match value {
        "both" => Some(None),
        "white" => Some(Some(Color::White)),
        "black" => Some(Some(Color::Black)),
        _ => None,
    }
}

/// Turns on the appearance for children and the marks of possible moves, and removes the clock from
/// the next game. Never `None`, because all of these choices exist.
fn set_children_mode(form: &mut SettingsForm, settings: &mut Settings) -> Option<()> {
    settings.appearance = settings.appearance.with_value("children", "on")?.with_value("targets", "on")?;
    form.clock = None;
    settings.choose_clock("none")
}

/// Returns the level of the computer opponent with this number, counted from 1; `None` if there is
/// no such level.
fn opponent_level(number: &str) -> Option<OpponentLevel> {
    OpponentLevel::from_number(number.parse::<u8>().ok()?.checked_sub(1)?)
}

/// Applies `change`, which adds or removes a stage, to the custom clock in `form`. If all fields
/// are then valid, stores the clock in `settings`. `None` if no custom clock is chosen.
fn change_stages(
    form: &mut SettingsForm,
    settings: &mut Settings,
    change: impl FnOnce(&mut ClockDraft),
) -> Option<()> {
    change(form.clock.as_mut()?);
    apply_clock_draft(form, settings);
    Some(())
}

/// Stores the custom clock of the form in the settings if its fields are valid.
fn apply_clock_draft(form: &SettingsForm, settings: &mut Settings) {
    if let Some(Ok(time)) = form.clock.as_ref().map(ClockDraft::to_time_control) {
        settings.time_control = time.with_clock_options_of(&settings.time_control);
    }
}
