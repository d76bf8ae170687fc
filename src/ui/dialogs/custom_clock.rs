//! The fields of a custom clock.

use super::fields::{choice, switch};
use crate::app::{ClockDraft, FieldFault, Msg, SideDraft, StageDraft};
use crate::rules::Color;
use crate::text;
use yew::prelude::*;

/// The times of both players, or of each; what is wrong is told at its field.
pub(super) fn custom_clock(draft: &ClockDraft, on: &Callback<Msg>) -> Html {
    let faults = draft.read().err().unwrap_or_default();
    let side = |legend: &'static str, color: Color| -> Html {
        let fields = Fields { color: super::side(color), faults: &faults };
        fields.side(legend, draft.side(color), color, on)
    };
    html! {
        <div class="custom-clock">
            { switch("same-time", text::SAME_TIME, "", draft.same) }
            if draft.same {
                { side(text::BOTH, Color::White) }
            } else {
                { side(text::color(Color::White), Color::White) }
                { side(text::color(Color::Black), Color::Black) }
            }
        </div>
    }
}

struct Fields<'a> {
    color: &'static str,
    faults: &'a [FieldFault],
}

impl Fields<'_> {
    fn side(&self, legend: &'static str, side: &SideDraft, color: Color, on: &Callback<Msg>) -> Html {
        let may_add = side.stages.len() < ClockDraft::MOST_STAGES;
        html! {
            <fieldset key={self.color}>
                <legend>{ legend }</legend>
                { for side.stages.iter().enumerate().map(|(number, stage)| self.stage(number, stage)) }
                { self.text("per-move", text::PER_MOVE, &side.per_move, text::NO_LIMIT, "decimal") }
                <div class="stage-actions">
                    <button type="button" class="button" data-action="add-stage" data-side={self.color}
                        disabled={!may_add} onclick={on.reform(move |_| Msg::AddStage(color))}>
                        { text::ADD_STAGE }
                    </button>
                    <button type="button" class="button" data-action="remove-stage" data-side={self.color}
                        disabled={side.stages.is_empty()} onclick={on.reform(move |_| Msg::RemoveStage(color))}>
                        { text::REMOVE_STAGE }
                    </button>
                </div>
            </fieldset>
        }
    }

    fn stage(&self, number: usize, stage: &StageDraft) -> Html {
        let bonuses = ClockDraft::BONUSES.into_iter().map(|bonus| (bonus, text::bonus(bonus).to_owned()));
        html! {
            <div class="stage" key={number}>
                { self.text(&format!("{number}-moves"), text::STAGE_MOVES, &stage.moves, text::ALL_MOVES, "numeric") }
                { self.text(&format!("{number}-time"), text::STAGE_TIME, &stage.time, "", "text") }
                <label class="cell">
                    <small>{ text::STAGE_BONUS }</small>
                    { choice(format!("{}-{number}-bonus", self.color).into(), stage.bonus, bonuses) }
                </label>
                if stage.has_amount() {
                    { self.text(&format!("{number}-amount"), text::STAGE_AMOUNT, &stage.amount, "", "decimal") }
                }
            </div>
        }
    }

    fn text(
        &self,
        field: &str,
        label: &'static str,
        value: &str,
        placeholder: &'static str,
        keys: &'static str,
    ) -> Html {
        let name = format!("{}-{field}", self.color);
        let fault = self.faults.iter().find(|fault| fault.field == name).map(|fault| fault.words);
        let told_by = format!("{name}-fault");
        html! {
            <label class="cell" key={field.to_owned()}>
                <small>{ label }</small>
                <input {name} value={value.to_owned()} {placeholder} inputmode={keys} autocomplete="off"
                    aria-invalid={fault.map(|_| "true")} aria-describedby={fault.map(|_| told_by.clone())} />
                if let Some(words) = fault {
                    <em class="fault" id={told_by}>{ words }</em>
                }
            </label>
        }
    }
}
