//! The whole screen, part by part.

use super::board::Board;
use super::dialogs::Dialogs;
use super::names::side;
use super::part::{Part, PartOf};
use super::rare::Ended;
use super::renders;
use super::score_sheet::ScoreSheet;
use crate::app::dialogs::DialogView;
use crate::app::table::view::StatusView;
use crate::app::{Msg, PageView, Told};
use crate::words::Words;
use std::rc::Rc;
use yew::prelude::*;

/// Draws the whole screen. Each part draws itself again only when what it shows has changed. An open dialog waits for
/// what draws it.
pub fn screen(view: &PageView, dialogs: Option<Dialogs>, words: &Words, on: &Callback<Msg>) -> Html {
    renders::note("page");
    let part = |part: Part| html! { <PartOf {part} words={words.clone()} on={on.clone()} /> };
    let maybe = |shown: Option<Part>| shown.map_or_else(Html::default, part);
    let rare = dialogs.map(Dialogs::rare);
    // Only what needs it hears of it: nothing else is drawn again when it comes.
    let rare_if = |needed: bool| rare.filter(|_| needed);
    let over = matches!(*view.status, StatusView::Over(_));
    let toast = view.notice.clone().and_then(|notice| {
        let is_rare = notice.what.is_rare();
        let toast = Part::Toast { notice, far: view.notice_to_far, rare: rare_if(is_rare) };
        (!is_rare || rare.is_some()).then_some(toast)
    });
    let ended = |shown: Option<Ended>| maybe(shown.zip(rare).map(|(shown, rare)| Part::Ended(shown, rare)));
    let [far, near] = view.edges.clone();
    let dialog = view.dialog.as_ref().map(|dialog| over_the_page(dialog, &view.told, dialogs));
    html! {
        <main class="table" data-turn={side(view.turn)} data-seats={view.seats}
            data-hidden={view.hidden.then_some("")} aria-busy={matches!(dialog, Some(None)).then_some("true")}>
            { part(Part::Menu(view.menu)) }
            { part(Part::Edge { view: far, far: true }) }
            <Board view={view.board.clone()} words={words.clone()} on={on.clone()} />
            { maybe(view.halt.map(Part::Halt)) }
            { ended(view.card.clone().map(Ended::Card)) }
            { for view.questions.iter().map(|asked| maybe(asked.map(Part::Question))) }
            { part(Part::Edge { view: near, far: false }) }
            <aside class="side">
                { part(Part::Status(view.status.clone(), view.chip.clone(), rare_if(over))) }
                { ended(view.proof.clone().map(Ended::Proof)) }
                { maybe(view.looking.clone().map(Part::Looking)) }
                <ScoreSheet view={view.sheet.clone()} words={words.clone()} on={on.clone()} />
                // It comes late, so it stands where it moves no move away from under a finger.
                { dialogs.map_or_else(Html::default, |dialogs| dialogs.opening(&view.sheet)) }
                { part(Part::Steps(view.steps)) }
            </aside>
            { maybe(view.claim.clone().map(Part::Claim)) }
            { maybe(toast) }
            { part(Part::Announce(view.told.clone(), rare_if(view.told.is_rare()))) }
            { maybe(dialog.flatten()) }
        </main>
    }
}

fn over_the_page(view: &Rc<DialogView>, told: &Rc<Told>, dialogs: Option<Dialogs>) -> Option<Part> {
    match **view {
        DialogView::Elsewhere => Some(Part::Elsewhere),
        _ => Some(Part::Dialog(view.clone(), told.clone(), dialogs?)),
    }
}
