//! Settings dialog, with pages for the rules of the next game, language, board, sound, device and
//! saved data.

mod appearance;
pub(super) mod clock;
mod custom_clock;
mod device;
pub(super) mod rules;
pub(super) mod seats;
mod translation;

use crate::app::dialogs::settings::Msg as Field;
use crate::app::dialogs::settings::{SettingsPage, SettingsView};
use crate::app::{Msg, Settings, SpeechKind, SpeechSettings, dialogs};
use crate::ui::buttons::{form_button, press_callback};
use crate::ui::dialogs::copy_link::copy_link_button;
use crate::ui::dialogs::fields::{on_change, on_input, select_field, switch_field};
use crate::ui::dialogs::modal::modal;
use crate::ui::names::side_name;
use crate::words::{Language, OwnDigits, Words};
use device::data_section;
use rules::{chosen_preset_name, rule_set_choices, rules_section};
use seats::seating_field;
use translation::translation_trial;
use yew::prelude::*;

/// Renders the settings dialog: the list of pages, and the chosen page.
pub(crate) fn settings_dialog(view: &SettingsView, words: &Words, on: &Callback<Msg>) -> Html {
    let page = view.form.page;
    let content = html! {
        <div class="dialog-body settings" onchange={on_change(on)} oninput={on_input(on)}>
            <fieldset class="settings-pages">
                <legend class="visually-hidden">{ words.settings() }</legend>
                { for SettingsPage::ALL.map(|it| html! {
                    <label key={it.name()} class="settings-tab">
                        <input type="radio" name="settings-page" value={it.name()} checked={it == page} />
                        { page_heading(it, words) }
                    </label>
                }) }
            </fieldset>
            <div key={page.name()} class="settings-page" data-settings={page.name()}>
                <h3>{ if page == SettingsPage::Rules { words.next_game() } else { page_heading(page, words) } }</h3>
                { page_fields(page, view, words, on) }
            </div>
        </div>
    };
    modal("settings", words.settings(), words, on, content)
}

/// Returns the name of a page of the settings dialog, in the language of `words`.
fn page_heading(page: SettingsPage, words: &Words) -> &'static str {
    match page {
        SettingsPage::Rules => words.house_rules(),
        SettingsPage::Language => words.language_choice(),
        SettingsPage::Board => words.looks_board(),
        SettingsPage::Sound => words.looks_sound(),
        SettingsPage::Device => words.at_once(),
        SettingsPage::Data => words.on_this_device(),
    }
}

/// Renders the fields of one page of the settings.
fn page_fields(page: SettingsPage, view: &SettingsView, words: &Words, on: &Callback<Msg>) -> Html {
    let settings = &view.settings;
    match page {
        SettingsPage::Rules => rules_page(view, words, on),
        SettingsPage::Language => html! {
            <>
                { language_fields(settings, words) }
                { translation_trial(&view.translation, words, on) }
            </>
        },
        SettingsPage::Board => html! {
            <>
                { seating_field(settings, words) }
                { near_side_field(settings, words) }
                { appearance::board_fields(&settings.appearance, words) }
                <h3>{ words.looks_moving() }</h3>
                { appearance::move_fields(&settings.appearance, words) }
            </>
        },
        SettingsPage::Sound => html! {
            <>
                { switch_field("sounds", words.sounds(), words.sounds_hint(), settings.has_sounds) }
                { switch_field("low-time-sound", words.low_time_sound(), words.low_time_sound_hint(), settings.has_low_time_sound) }
                if view.device.can_vibrate {
                    { appearance::vibration_field(&settings.appearance, words) }
                }
                { speech_fields(settings.speech, words) }
            </>
        },
        SettingsPage::Device => device_fields(view, words, on),
        SettingsPage::Data => data_section(view, words, on),
    }
}

/// Renders the page of the settings with the rules of the next game, and the button that copies a
/// link to a game with these rules.
fn rules_page(view: &SettingsView, words: &Words, on: &Callback<Msg>) -> Html {
    let settings = &view.settings;
    html! {
        <>
            if view.is_saved_and_unfinished {
                <p class="hint" data-next-game="">{ words.from_next_game() }</p>
                <p class="hint">{ words.rules_of_this_game(&words.rules_in_force(&view.in_force.0, &view.in_force.1)) }</p>
            }
            { select_field("rules", words.house_rules(), "", chosen_preset_name(settings, &view.form), &rule_set_choices(words)) }
            { rules_section(settings, words) }
            { copy_link_button(settings, &view.form, words, on) }
        </>
    }
}

/// Renders the setting whether White or Black is at the near edge of the chessboard.
fn near_side_field(settings: &Settings, words: &Words) -> Html {
    let side = if settings.black_at_bottom { "black" } else { "white" };
    let sides = [("white", words.white_player().to_owned()), ("black", words.black_player().to_owned())];
    select_field("orientation", words.orientation(), "", side, &sides)
}

/// Renders the choice of the page's language, of each player's own language, and of the digits if
/// one of these languages has digits of its own.
fn language_fields(settings: &Settings, words: &Words) -> Html {
    let language = settings.language.map_or("auto", Language::tag);
    let mut languages = vec![("auto", words.language_automatic().to_owned())];
    languages.extend(Language::ALL.map(|language| (language.tag(), language.own_name().to_owned())));
    html! {
        <>
            { select_field("language", words.language_choice(), "", language, &languages) }
            { player_language_field("white-language", words.own_language_white(), settings.white_language, words) }
            { player_language_field("black-language", words.own_language_black(), settings.black_language, words) }
            if let Some(own) = own_digits(settings, words) {
                { appearance::digits_field(&settings.appearance, own, words) }
            }
        </>
    }
}

/// Returns the digits to offer as an alternative to 0–9: the digits of the first of the page's,
/// White's and Black's languages that has its own digits. `None` if all these languages use 0–9.
fn own_digits(settings: &Settings, words: &Words) -> Option<OwnDigits> {
    let languages = [Some(words.language()), settings.white_language, settings.black_language];
    languages.into_iter().flatten().find_map(OwnDigits::of)
}

/// Renders the settings for messages and for the screen. Leaves out the settings that the device
/// does not support.
fn device_fields(view: &SettingsView, words: &Words, on: &Callback<Msg>) -> Html {
    let (settings, can) = (&view.settings, &view.device);
    html! {
        <>
            { switch_field("hide-board", words.hide_board(), words.hide_board_hint(), settings.hides_board) }
            { appearance::lasting_messages_field(&settings.appearance, words) }
            if can.can_stay_awake {
                { appearance::wake_lock_field(&settings.appearance, words) }
            }
            if can.can_fill_screen {
                <div class="dialog-actions start">
                    { form_button("full-screen", None, words.looks_full_screen(), false, press_callback(on, dialogs::Msg::Settings(Field::ToggleFullScreen))) }
                </div>
            }
        </>
    }
}

/// Renders the switches that choose which kinds of announcements the app speaks, and the field that
/// chooses the listeners: one player or both.
fn speech_fields(voices: SpeechSettings, words: &Words) -> Html {
    let label = |what: SpeechKind| match what {
        SpeechKind::Moves => words.aloud_moves(),
        SpeechKind::Checks => words.aloud_checks(),
        SpeechKind::Time => words.aloud_time(),
        SpeechKind::Results => words.aloud_results(),
        SpeechKind::Messages => words.aloud_messages(),
        SpeechKind::Focus => words.aloud_focus(),
    };
    let to = voices.only_player().map_or("both", side_name);
    let listeners =
        [("both", words.both_sides()), ("white", words.white_player()), ("black", words.black_player())];
    html! {
        <details>
            <summary>{ words.aloud() }</summary>
            <p class="hint">{ words.aloud_hint() }</p>
            { for SpeechKind::ALL.map(|what| switch_field(what.name(), label(what), "", voices.speaks(what))) }
            { select_field("aloud-to", words.aloud_to(), "", to, &listeners.map(|(name, label)| (name, label.to_owned()))) }
        </details>
    }
}

/// Renders the field for a player's own language. `chosen` is the player's own language; `None` for
/// the language of the page.
fn player_language_field(
    name: &'static str,
    label: &'static str,
    chosen: Option<Language>,
    words: &Words,
) -> Html {
    let mut languages = vec![("page", words.own_language_page().to_owned())];
    languages.extend(Language::ALL.map(|language| (language.tag(), language.own_name().to_owned())));
    select_field(name, label, "", chosen.map_or("page", Language::tag), &languages)
}
