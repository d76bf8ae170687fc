//! Form fields of a time control that the players compose themselves.

use crate::app::dialogs::settings::{self, ClockDraft, ClockFieldError, FieldFault, SideDraft, StageDraft};
use crate::app::{Msg, dialogs};
use crate::rules::Color;
use crate::ui::buttons::{form_button, press_callback};
use crate::ui::dialogs::fields::{choice_list, switch_field};
use crate::words::Words;
use yew::prelude::*;

/// Renders the fields of a time control that the players compose themselves. The fields are for
/// both players together, or separate for each player. Each invalid field shows an error message.
pub(in crate::ui::dialogs) fn custom_clock(draft: &ClockDraft, words: &Words, on: &Callback<Msg>) -> Html {
    let faults = draft.to_time_control().err().unwrap_or_default();
    let side = |legend: String, color: Color| -> Html {
        let fields = Fields { color: crate::ui::dialogs::side_name(color), faults: &faults, words };
        fields.side(legend, draft.side_draft(color), color, on)
    };
    html! {
        <div class="custom-clock">
            { switch_field("same-time", words.same_time(), "", draft.same) }
            if draft.same {
                { side(words.both_sides().to_owned(), Color::White) }
            } else {
                { side(words.side(Color::White), Color::White) }
                { side(words.side(Color::Black), Color::Black) }
            }
        </div>
    }
}

/// Renderer of the form fields of a time control that the players compose themselves, for one
/// player or for both.
struct Fields<'a> {
    /// First part of the names of the fields: `white` for White or for both players together,
    /// `black` for Black.
    color: &'static str,
    /// Errors in the form, each with the name of the invalid field.
    faults: &'a [FieldFault],
    words: &'a Words,
}

impl Fields<'_> {
    /// Renders one side's time control under the heading `legend`: its stages, the limit for each
    /// move, and buttons that add and remove a stage.
    fn side(&self, legend: String, side: &SideDraft, color: Color, on: &Callback<Msg>) -> Html {
        let words = self.words;
        let button = |action, label, disabled, msg| {
            form_button(
                action,
                Some(self.color),
                label,
                disabled,
                press_callback(on, dialogs::Msg::Settings(msg)),
            )
        };
        let may_add = side.stages.len() < ClockDraft::MAX_STAGES;
        html! {
            <fieldset key={self.color}>
                <legend>{ legend }</legend>
                { for side.stages.iter().enumerate().map(|(number, stage)| self.stage(number, stage)) }
                { self.text("per-move", words.per_move(), &side.per_move, words.no_limit(), "decimal") }
                <div class="stage-actions">
                    { button("add-stage", words.add_stage(), !may_add, settings::Msg::AddStage(color)) }
                    { button("remove-stage", words.remove_stage(), side.stages.is_empty(), settings::Msg::RemoveStage(color)) }
                </div>
            </fieldset>
        }
    }

    /// Renders the fields of one stage of a time control: moves, time, and bonus (increment, delay,
    /// byo-yomi). `number` counts from 0.
    fn stage(&self, number: usize, stage: &StageDraft) -> Html {
        let words = self.words;
        let bonuses = ClockDraft::BONUSES.map(|bonus| (bonus, words.bonus_label(bonus)));
        html! {
            <div class="stage" key={number}>
                { self.text(&format!("{number}-moves"), words.stage_moves(), &stage.moves, words.stage_all_moves(), "numeric") }
                { self.text(&format!("{number}-time"), words.stage_time(), &stage.time, "", "text") }
                <label class="cell">
                    <small>{ words.stage_bonus() }</small>
                    { choice_list(format!("{}-{number}-bonus", self.color).into(), stage.bonus, &bonuses) }
                </label>
                if stage.has_amount() {
                    { self.text(&format!("{number}-amount"), words.stage_amount(), &stage.amount, "", "decimal") }
                }
                if stage.bonus == "byo-yomi" {
                    { self.text(&format!("{number}-periods"), words.stage_periods(), &stage.periods, "", "numeric") }
                }
            </div>
        }
    }

    /// Renders one text field of the time control, with an error message if its text is invalid.
    ///
    /// The name of the HTML field is the colour and `field`, such as `white-0-time`. `keys` is the
    /// kind of on-screen keyboard (attribute `inputmode`).
    fn text(
        &self,
        field: &str,
        label: &'static str,
        value: &str,
        placeholder: &'static str,
        keys: &'static str,
    ) -> Html {
        let name = format!("{}-{field}", self.color);
        let fault = self
            .faults
            .iter()
            .find(|fault| fault.field == name)
            .map(|fault| fault_text(self.words, fault.fault));
        let description_id = format!("{name}-fault");
        html! {
            <label class="cell" key={field.to_owned()}>
                <small>{ label }</small>
                <input {name} value={value.to_owned()} {placeholder} inputmode={keys} autocomplete="off"
                    aria-invalid={fault.map(|_| "true")} aria-describedby={fault.map(|_| description_id.clone())} />
                if let Some(words) = fault {
                    <em class="fault" id={description_id}>{ words }</em>
                }
            </label>
        }
    }
}

/// Returns the text about a fault in a field of a time control that the players compose themselves.
fn fault_text(words: &Words, fault: ClockFieldError) -> &'static str {
    match fault {
        ClockFieldError::NotATime => words.not_a_time(),
        ClockFieldError::NotANumber => words.not_a_number(),
        ClockFieldError::NotSeconds => words.not_seconds(),
        ClockFieldError::Refused(fault) => words.time_control_fault(fault),
    }
}
