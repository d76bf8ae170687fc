//! The settings: the rules of the next game, and what holds at once. The fields of the sheet for a new game are among
//! theirs, with names and clock besides: a field is known by its name, wherever it stands.

mod clock_draft;

pub use clock_draft::{ClockDraft, Fault, FieldFault, SideDraft, StageDraft};

use crate::app::aloud::Aloud;
use crate::app::context::Context;
use crate::app::effect::PageEffect;
use crate::app::link::link_of;
use crate::app::looks::Looks;
use crate::app::seating::Seating;
use crate::app::settings::Settings;
use crate::app::start::Start;
use crate::app::upshot::Upshot;
use crate::game::{ClockPress, FirstIncrement, FirstMove, Preset, Span, TimeControl};
use crate::partner::Level;
use crate::rules::Color;
use crate::words::Language;
use crate::words::plain;

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

/// What happens in it.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// Something is chosen or typed.
    Set {
        /// The field's name: that of a knob of the house rules, one of the [settings](Settings), or a field of the
        /// [custom clock](ClockDraft).
        name: String,
        /// What is chosen or typed; `on` or `off` at a switch.
        value: String,
    },
    /// One stage more for a player of the custom clock.
    AddStage(Color),
    /// One stage less.
    RemoveStage(Color),
    /// The page is to fill the screen, or no longer.
    FillScreen,
    /// A link to a game with these settings goes to the clipboard; it begins with this address of the page.
    CopyLink(String),
}

/// What the parent has to act on.
#[derive(Clone, Debug, PartialEq)]
pub enum Done {
    /// The players have chosen these settings.
    Changed(Box<Settings>),
    /// This link goes to the clipboard.
    Copy(String),
}

impl Form {
    /// The form for these settings; the fields of a custom clock hold what was typed there before, or show the one that
    /// is set.
    pub(in crate::app) fn new(settings: &Settings, typed: Option<ClockDraft>) -> Form {
        let custom = settings.clock_name() == "custom";
        Form {
            custom_rules: settings.rules.named_preset().is_none(),
            clock: typed.or_else(|| custom.then(|| ClockDraft::of(&settings.time))),
            not_a_start: None,
            copied: None,
        }
    }
}

/// Takes what is chosen over into the settings. What is no field or no choice of it changes nothing; a text that is no
/// time stays where it was typed, and the last good clock stays set.
pub(super) fn update(form: &mut Form, msg: Msg, ctx: &Context<'_>) -> Upshot<Done> {
    form.copied = None;
    let mut settings = ctx.settings.clone();
    let chosen = match msg {
        Msg::Set { name, value } => choose(form, &mut settings, &name, &value),
        Msg::AddStage(color) => stages(form, &mut settings, |draft| draft.add_stage(color)),
        Msg::CopyLink(page) => {
            return match link_of(&settings) {
                Some(link) => Upshot::done(Done::Copy(format!("{page}#{link}"))),
                None => Upshot::none(),
            };
        }
        Msg::FillScreen => {
            let mut upshot = Upshot::none();
            upshot.push(PageEffect::FillScreen);
            return upshot;
        }
        Msg::RemoveStage(color) => stages(form, &mut settings, |draft| draft.remove_stage(color)),
    };
    match chosen {
        Some(()) => Upshot::done(Done::Changed(Box::new(settings))),
        None => Upshot::none(),
    }
}

fn choose(form: &mut Form, settings: &mut Settings, name: &str, value: &str) -> Option<()> {
    let on = value == "on";
    match name {
        "rules" if value == "custom" => form.custom_rules = true,
        "rules" => {
            settings.choose_rules(Preset::from_name(value)?);
            form.custom_rules = false;
            form.clock = None;
        }
        "clock" if value == "custom" => {
            let five_minutes = || TimeControl::total(Span::from_mins(5));
            let start = if settings.time.is_none() { five_minutes() } else { settings.time.clone() };
            form.clock = Some(ClockDraft::of(&start));
            take_draft(form, settings);
        }
        "clock" => {
            settings.choose_clock(value)?;
            form.clock = None;
        }
        "press" => {
            settings.time = settings.time.clone().with_press(ClockPress::from_name(value)?);
        }
        "first-move" => {
            settings.time = settings.time.clone().with_first_move(FirstMove::from_name(value)?);
        }
        "first-increment" => {
            settings.time = settings.time.clone().with_first_increment(FirstIncrement::from_name(value)?);
        }
        "orientation" => settings.black_at_bottom = value == "black",
        "start" => {
            settings.start = Start::from_name(value)?;
            form.not_a_start = None;
        }
        "chess960" => {
            let typed = value.trim();
            let start =
                if typed.is_empty() { Some(Start::ByLot) } else { Start::number(typed).map(Start::Chess960) };
            form.not_a_start = start.is_none().then(|| plain(value));
            settings.start = start.unwrap_or_else(|| settings.start.clone());
        }
        "seats" => settings.seats = Some(Seating::from_name(value)?),
        "by-lot" => settings.by_lot = on,
        "white-name" => settings.call(Color::White, plain(value)),
        "black-name" => settings.call(Color::Black, plain(value)),
        "partner" if value == "none" => settings.seat_partner(None),
        "partner" => settings.seat_partner(Some(level(value)?)),
        "sounds" => settings.sounds = on,
        "low-time-sound" => settings.low_time_sound = on,
        "hide-board" => settings.hide_board = on,
        "aloud-to" => settings.voices.say_to(only(value)?),
        _ if aloud(name).is_some() => settings.voices.set(aloud(name)?, on),
        "language" if value == "auto" => settings.language = None,
        "language" => settings.language = Some(Language::from_tag(value)?),
        "white-language" if value == "page" => settings.white_language = None,
        "white-language" => settings.white_language = Some(Language::from_tag(value)?),
        "black-language" if value == "page" => settings.black_language = None,
        "black-language" => settings.black_language = Some(Language::from_tag(value)?),
        "children" if on => for_children(form, settings)?,
        _ if Looks::knows(name) => settings.looks = settings.looks.with(name, value)?,
        _ if settings.rules.set_knob(name, value).is_ok() => {
            form.custom_rules = settings.rules.named_preset().is_none();
        }
        _ => {
            form.clock.as_mut()?.set(name, value)?;
            take_draft(form, settings);
        }
    }
    Some(())
}

/// What is said aloud, by its name among the settings.
fn aloud(name: &str) -> Option<Aloud> {
    Aloud::ALL.into_iter().find(|what| what.name() == name)
}

/// The player whom alone it is said to, or that both hear it.
fn only(value: &str) -> Option<Option<Color>> {
    match value {
        "both" => Some(None),
        "white" => Some(Some(Color::White)),
        "black" => Some(Some(Color::Black)),
        _ => None,
    }
}

/// Children see where a piece can go, and are not pressed for time.
fn for_children(form: &mut Form, settings: &mut Settings) -> Option<()> {
    settings.looks = settings.looks.with("children", "on")?.with("targets", "on")?;
    form.clock = None;
    settings.choose_clock("none")
}

/// The level of a partner by its number, from 1.
fn level(number: &str) -> Option<Level> {
    Level::from_number(number.parse::<u8>().ok()?.checked_sub(1)?)
}

/// One stage more or less for a player of the custom clock.
fn stages(form: &mut Form, settings: &mut Settings, change: impl FnOnce(&mut ClockDraft)) -> Option<()> {
    change(form.clock.as_mut()?);
    take_draft(form, settings);
    Some(())
}

/// The custom clock is the next game's, if its fields say one.
fn take_draft(form: &Form, settings: &mut Settings) {
    if let Some(Ok(time)) = form.clock.as_ref().map(ClockDraft::read) {
        settings.time = time.handled_as(&settings.time);
    }
}
