//! Form in which an arbiter sets up a new tournament.

use super::fields::{on_change, on_file, on_input, primary_button, text_field, toggle_button};
use super::personal::table_preview;
use super::wording::{
    TIE_BREAKS, format_key_by_name, setup_fault, tie_break_with_acronym, tie_resolution_text,
};
use crate::app::Msg;
use crate::app::dialogs::club::{ClubCommand, EventDraft, EventDraftError, FORMATS, LATE_BYES, TIES};
use crate::club::event::EventSetupError;
use crate::club::player_list::PlayerList;
use crate::club::tiebreak::TieBreak;
use crate::game::{Preset, TIME_PRESETS};
use crate::ui::dialogs::fields::{chip_choice, select_field};
use crate::ui::dialogs::settings::clock::first_increment_choices;
use crate::words::{Words, choice};
use yew::prelude::*;

/// Renders the form for a new tournament: format, players and rules.
pub(super) fn new_event_form(draft: &EventDraft, words: &Words, on: &Callback<Msg>) -> Html {
    let scheme = format_key_by_name(&draft.format);
    let formats: Vec<_> =
        FORMATS.iter().map(|name| (*name, words.club_format_name(format_key_by_name(name)))).collect();
    let list = PlayerList::read(&draft.players);
    let bad_rounds = draft.fault == Some(EventDraftError::Setup(EventSetupError::Rounds));
    let no_players = draft.fault == Some(EventDraftError::Players);
    html! {
        <>
            <div class="dialog-body club-draft" data-club="new" onchange={on_change(on)} oninput={on_input(on)}>
                { text_field("event-name", words.club_name().to_owned(), &draft.name, words.club_name_example(), false) }
                { chip_choice("event-format", words.club_format(), &draft.format, &formats) }
                <p class="hint">{ words.club_format_hint(scheme) }</p>
                <label class="cell">
                    <span>{ words.club_players() }{ " · " }{ words.club_count(list.players.len() as u64) }</span>
                    <textarea name="event-players" rows="7" aria-invalid={no_players.then_some("true")}
                        placeholder={words.club_players_hint()} value={draft.players.clone()} spellcheck="false" />
                </label>
                <p>
                    <label class="button">
                        { words.club_players_file() }
                        <input class="visually-hidden" type="file" name="players-file" accept=".csv,.tsv,.txt"
                            onchange={on_file("event-players", on)} />
                    </label>
                </p>
                { table_preview(&list, words) }
                if let Some(fault) = draft.fault {
                    <p class="fault" role="alert" data-fault="">{ words.club_fault(setup_fault(fault)) }</p>
                }
                if draft.format == "swiss" {
                    { text_field("event-rounds", words.club_rounds().to_owned(), &draft.rounds, "", bad_rounds) }
                }
                if draft.format == "knockout" {
                    { knockout_fields(draft, words, on) }
                }
                { game_rules_fields(draft, words) }
                <details>
                    <summary>{ words.club_more() }</summary>
                    if draft.format != "knockout" {
                        { standings_fields(draft, words, on) }
                    }
                    { select_field("event-numbering", words.club_numbering(), "", &draft.numbering, &[
                        ("by-rating", words.club_numbered(choice::Numbering::Rating)),
                        ("as-entered", words.club_numbered(choice::Numbering::Entered)),
                        ("by-lot", words.club_numbered(choice::Numbering::Lot)),
                    ]) }
                    { pairing_rules(draft, words) }
                    { text_field("event-seed", words.club_seed().to_owned(), &draft.seed, "", draft.fault == Some(EventDraftError::Seed)) }
                    <p class="hint">{ words.club_seed_hint() }</p>
                </details>
            </div>
            <div class="dialog-actions">
                { primary_button("create-event", words.club_create(), ClubCommand::Create, on) }
            </div>
        </>
    }
}

/// Renders the fields that only knockout tournaments have: the number of games in a match, and the
/// ways to decide a tied match.
fn knockout_fields(draft: &EventDraft, words: &Words, on: &Callback<Msg>) -> Html {
    let is_wrong = draft.fault == Some(EventDraftError::Setup(EventSetupError::Games));
    html! {
        <>
            { text_field("event-games", words.club_games().to_owned(), &draft.games, "", is_wrong) }
            <fieldset class="chips">
                <legend>{ words.club_ties() }</legend>
                { for TIES.iter().enumerate().map(|(number, one)| {
                    let place = draft.ties.iter().position(|other| other == one);
                    toggle_button("tie", numbered_tie_break(place, tie_resolution_text(*one, words), words), place.is_some(), ClubCommand::Tie(number), on)
                }) }
            </fieldset>
        </>
    }
}

/// Renders the form fields for the standings, which all tournaments except knockouts have: the
/// tie-breaks, and the points for a win, a draw and a loss.
fn standings_fields(draft: &EventDraft, words: &Words, on: &Callback<Msg>) -> Html {
    let is_wrong = draft.fault == Some(EventDraftError::Setup(EventSetupError::Points));
    html! {
        <>
            <fieldset class="chips">
                <legend>{ words.club_tie_breaks() }</legend>
                { for TIE_BREAKS.into_iter().map(|one| tie_break_chip(draft, one, words, on)) }
            </fieldset>
            <details open={draft.tie_breaks.iter().any(|one| !TIE_BREAKS.contains(one))}>
                <summary>{ words.club_more_tie_breaks() }</summary>
                <div class="chips" data-more-tie-breaks="">
                    { for more_tie_breaks().map(|one| tie_break_chip(draft, one, words, on)) }
                </div>
            </details>
            <div class="club-row">
                { text_field("event-win", words.club_win().to_owned(), &draft.points[0], "", is_wrong) }
                { text_field("event-draw", words.club_drawn().to_owned(), &draft.points[1], "", is_wrong) }
                { text_field("event-loss", words.club_loss().to_owned(), &draft.points[2], "", is_wrong) }
            </div>
        </>
    }
}

/// Renders the form fields for the pairing rules of a Swiss or a knockout tournament, such as
/// accelerated pairing. Renders nothing for other formats.
fn pairing_rules(draft: &EventDraft, words: &Words) -> Html {
    match draft.format.as_str() {
        "swiss" => html! {
            <>
                { select_field("event-acceleration", words.club_acceleration(), "", &draft.acceleration, &[
                    ("none", words.club_acceleration_none().to_owned()),
                    ("baku", words.club_acceleration_baku().to_owned()),
                ]) }
                { select_field("event-bye", words.club_bye(), "", &draft.bye, &[
                    ("win", words.club_bye_win().to_owned()),
                    ("half", words.club_bye_half().to_owned()),
                ]) }
                { select_field("event-late-byes", words.club_late_byes(), "", &draft.late_byes,
                    &LATE_BYES.map(|rounds| (rounds, rounds.to_owned()))) }
            </>
        },
        "knockout" => select_field(
            "event-bracket",
            words.club_bracket(),
            "",
            &draft.bracket,
            &[
                ("random", words.club_bracket_random().to_owned()),
                ("seeded", words.club_bracket_seeded().to_owned()),
            ],
        ),
        _ => Html::default(),
    }
}

/// Returns the tie-breaks that are not in [`TIE_BREAKS`]. They have only a FIDE acronym and no
/// translated name.
fn more_tie_breaks() -> impl Iterator<Item = TieBreak> {
    TieBreak::all().filter(|one| *one != TieBreak::Points && !TIE_BREAKS.contains(one))
}

/// Renders the toggle button of one tie-break. The label of a chosen tie-break begins with its rank
/// among the chosen tie-breaks.
fn tie_break_chip(draft: &EventDraft, one: TieBreak, words: &Words, on: &Callback<Msg>) -> Html {
    let place = draft.tie_breaks.iter().position(|other| *other == one);
    let label = numbered_tie_break(place, tie_break_with_acronym(one, words), words);
    toggle_button("tie-break", label, place.is_some(), ClubCommand::TieBreak(one), on)
}

/// Returns `label`, the name of a tie-break or of a way to decide a tied match. If the arbiter has
/// chosen this option, the rank precedes the name: `2. Buchholz`.
///
/// `place` is the rank counted from 0; `None` if the option is not chosen.
fn numbered_tie_break(place: Option<usize>, label: String, words: &Words) -> String {
    place.map_or_else(|| label.clone(), |place| format!("{}. {label}", words.number_text(&(place + 1))))
}

/// Renders the fields of the tournament form for the rules of the games, the time control, and when
/// the first increment is added.
fn game_rules_fields(draft: &EventDraft, words: &Words) -> Html {
    let own = ("own", words.club_own().to_owned());
    let rules = Preset::ALL.map(|preset| (preset.name(), words.preset(preset)));
    let rules: Vec<_> = [own.clone()].into_iter().chain(rules).collect();
    let none = ("none", words.no_clock().to_owned());
    let clocks = TIME_PRESETS.iter().map(|preset| (preset.name, words.clock_option(preset.name)));
    let clocks: Vec<_> = [own, none].into_iter().chain(clocks).collect();
    let increments = first_increment_choices(words);
    html! {
        <>
            { select_field("event-rules", words.house_rules(), "", &draft.rules, &rules) }
            { select_field("event-clock", words.clock(), "", &draft.clock, &clocks) }
            if draft.has_increment() {
                { select_field("event-first-increment", words.first_increment(), words.first_increment_hint(),
                    &draft.first_increment, &increments) }
            }
        </>
    }
}
