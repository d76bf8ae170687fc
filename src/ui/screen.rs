//! The whole screen of the page, rendered part by part.

use super::board::BoardComponent;
use super::dialogs_part::{BesideScoreSheet, Dialogs, EndOfGame};
use super::names::side_name;
use super::part::{DrawnPart, ScreenPart};
use super::renders;
use super::score_sheet::ScoreSheet;
use crate::app::dialogs::DialogView;
use crate::app::table::view::StatusView;
use crate::app::{Announcement, Msg, Notice, NoticeContent, PageView};
use crate::rules::Color;
use crate::words::Words;
use std::rc::Rc;
use yew::prelude::*;

/// Renders the whole screen of the page, each part only if its data has changed.
///
/// An open dialog appears when the code of the dialogs has loaded. The dialog for a game that is
/// open in another tab appears at once. `words` are the texts of the page. `own` are the texts for
/// White and Black, each `None` if that player has chosen no language.
pub fn screen(
    view: &PageView,
    dialogs: Option<&Dialogs>,
    (words, own): (&Words, &[Option<Words>; 2]),
    on: &Callback<Msg>,
) -> Html {
    renders::count_render("page");
    let part_to = |to: Option<Color>, part: ScreenPart| {
        let words = to.map_or(words, |color| words_of_player(color, words, own)).clone();
        html! { <DrawnPart {part} {words} on={on.clone()} /> }
    };
    let part = |part: ScreenPart| part_to(None, part);
    let maybe = |shown: Option<ScreenPart>| shown.map_or_else(Html::default, part);
    let over = matches!(*view.status, StatusView::Over(_));
    let notice_is_for = view.notice.as_ref().and_then(|notice| notice.content.recipient(view.turn));
    let is_legible =
        |notice: &Rc<Notice>| dialogs.is_some() || notice.content == NoticeContent::CodeNotLoaded;
    let toast = view.notice.clone().filter(is_legible).map(|notice| {
        let far = view.notice_to_far;
        let names = view.names.clone();
        part_to(notice_is_for, ScreenPart::Toast { notice, far, names, dialogs: dialogs.cloned() })
    });
    let with_code = |shown: Option<EndOfGame>| shown.zip(dialogs.cloned());
    let ended = |shown: Option<EndOfGame>| {
        maybe(with_code(shown).map(|(shown, dialogs)| ScreenPart::Ended(shown, dialogs)))
    };
    let far_card = with_code(view.card.as_ref().map(|card| EndOfGame::FarCard(card.0.clone())));
    let told = announcements_by_seat(view, words, own);
    let [far, near] = view.edges.clone();
    let class = layout_classes([
        ("clocked", far.clock.is_some() || near.clock.is_some()),
        ("ended", over),
        ("carded", view.card.is_some() && dialogs.is_some()),
        ("with-toast", toast.is_some()),
        ("locked", view.is_locked()),
    ]);
    let dialog = view.dialog.as_ref().map(|dialog| dialog_part(dialog, view, dialogs));
    html! {
        <main {class} data-turn={side_name(view.turn)} data-seats={view.seating}
            data-looking-at={view.review.as_ref().map(|looking| looking.kind.code())}
            data-hidden={view.is_hidden.then_some("")} aria-busy={matches!(dialog, Some(None)).then_some("true")}>
            { part(ScreenPart::Bar(view.bar.clone())) }
            { part_to(Some(far.color), ScreenPart::Edge { view: far, far: true, ended: far_card }) }
            <BoardComponent view={view.board.clone()} words={words.clone()} on={on.clone()} dialogs={dialogs.cloned()} />
            { maybe(view.stopped_overlay.map(ScreenPart::StoppedClocks)) }
            { group_nodes(view.questions.iter().flatten().map(|asked| part_to(Some(asked.color), ScreenPart::Question(asked.clone())))) }
            { part_to(Some(near.color), ScreenPart::Edge { view: near, far: false, ended: None }) }
            <aside class="side" inert={view.is_locked()}>
                { part(ScreenPart::Status(view.status.clone(), view.status_chips.clone(), dialogs.cloned())) }
                { ended(view.card.clone().map(EndOfGame::Card)) }
                { ended(view.explanation.clone().map(EndOfGame::Explanation)) }
                { maybe(view.review.clone().map(ScreenPart::ViewedPosition)) }
                <ScoreSheet view={view.sheet.clone()} words={words.clone()} on={on.clone()} />
                // This content loads late. It is below the score sheet so that its appearance does
                // not shift a move that a player is about to press.
                { dialogs.map_or_else(Html::default, |dialogs| dialogs.part().draw_beside_score_sheet(BesideScoreSheet { sheet: &view.sheet, coach: &view.coach }, words, on)) }
                { part(ScreenPart::Steps(view.step_buttons)) }
            </aside>
            { group_nodes(view.claim.clone().map(|claim| part_to(Some(claim.by), ScreenPart::Claim(claim)))) }
            { group_nodes(toast) }
            { group_nodes(told.into_iter().map(|(to, told)| part_to(to, ScreenPart::Announce(told, to, dialogs.cloned(), view.names.clone())))) }
            { maybe(dialog.flatten()) }
        </main>
    }
}

/// Returns the announcements for screen readers, each with the player who receives it.
///
/// If both players use the language of the page, the result is a single announcement for both
/// players (`None`). `own` holds the texts for White and Black, each `None` if that player has
/// chosen no language.
fn announcements_by_seat(
    view: &PageView,
    words: &Words,
    own: &[Option<Words>; 2],
) -> Vec<(Option<Color>, Rc<Announcement>)> {
    let differ = Color::ALL.into_iter().any(|color| words_of_player(color, words, own) != words);
    if differ {
        Color::ALL
            .into_iter()
            .zip(view.player_announcements.clone())
            .map(|(to, told)| (Some(to), told))
            .collect()
    } else {
        vec![(None, view.announcement.clone())]
    }
}

/// Returns the CSS classes of the page: `table`, and the names of the true states in `states`.
///
/// Style sheets choose the layout by these classes. The selector `:has()` would be slower: every
/// new line of the score sheet would restyle much of the page.
fn layout_classes(states: [(&'static str, bool); 5]) -> Classes {
    let states = states.into_iter().filter_map(|(name, holds)| holds.then_some(name));
    std::iter::once("table").chain(states).collect()
}

/// Joins a variable number of Yew nodes to one child node.
///
/// Yew identifies children without a key by their index, counted from the last child, and recreates
/// children whose index changes. Without this function, a new node after the chessboard would make
/// Yew recreate the chessboard, which would drop a held piece.
fn group_nodes(parts: impl IntoIterator<Item = Html>) -> Html {
    parts.into_iter().collect()
}

/// Returns the texts in the language of the player `color`.
///
/// `own` holds the texts for White and Black, each `None` if that player has chosen no language.
/// For a player without a chosen language, returns `words`, the texts of the page.
pub fn words_of_player<'a>(color: Color, words: &'a Words, own: &'a [Option<Words>; 2]) -> &'a Words {
    own[color as usize].as_ref().filter(|own| own.language() != words.language()).unwrap_or(words)
}

/// Returns the open dialog as a part of the screen to render; `None` while the code that the dialog
/// needs is loading.
fn dialog_part(dialog: &Rc<DialogView>, view: &PageView, dialogs: Option<&Dialogs>) -> Option<ScreenPart> {
    match **dialog {
        DialogView::Elsewhere => Some(ScreenPart::Elsewhere),
        _ => {
            let (dialog, told, coach) = (dialog.clone(), view.announcement.clone(), view.coach.clone());
            Some(ScreenPart::Dialog(dialog, told, coach, view.has_read_failed, dialogs?.clone()))
        }
    }
}
