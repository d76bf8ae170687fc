//! Search for players in FIDE's rating list, on the tab with the players of a tournament.

use super::fields::{command_callback, styled_button, text_field};
use super::personal::player_summary;
use crate::app::Msg;
use crate::app::dialogs::club::{ClubCommand, OpenEvent, RatingListForm, SearchProgress};
use crate::app::storage::FilePurpose;
use crate::words::{Words, choice};
use yew::prelude::*;

/// Renders the search for players in FIDE's rating list: the choice of the file, the field for the
/// query, and the players found, each with a button that adds the player to the tournament.
pub(super) fn rating_list_search(running: &OpenEvent, words: &Words, on: &Callback<Msg>) -> Html {
    let RatingListForm { file, query, found, progress } = &running.rating_list;
    let is_ready = !file.is_empty() && !query.trim().is_empty();
    html! {
        <details class="club-apart" data-rating-list={progress.code()}>
            <summary>{ words.club_rating_list() }</summary>
            <p class="hint">{ words.club_rating_list_hint() }</p>
            <div class="club-row">
                <label class="button">
                    <input class="visually-hidden" type="file" name={FilePurpose::RatingList.input_name()} accept=".txt,.xml" />
                    { if file.is_empty() { words.club_rating_list_choose().to_owned() } else { file.clone() } }
                </label>
                { text_field(RatingListForm::QUERY_FIELD, words.club_rating_list_query().to_owned(), query, "", false) }
                { styled_button("button", "search-rating-list", words.club_rating_list_search().into(), !is_ready,
                    command_callback(on, ClubCommand::SearchRatingList)) }
            </div>
            <p role="status">{ progress_text(*progress, found.is_empty(), words) }</p>
            if !found.is_empty() {
                <ul class="club-players">
                    { for found.iter().enumerate().map(|(number, player)| html! {
                        <li key={number} class="club-pair" data-listed={player.details.fide_id.clone()}>
                            <span>{ player_summary(player) }</span>
                            { styled_button("button", "enter-listed", words.club_add().into(), running.has_listed_player(player),
                                command_callback(on, ClubCommand::AddListedPlayer(number))) }
                        </li>
                    }) }
                </ul>
            }
        </details>
    }
}

/// Returns the text about the progress of a search in FIDE's rating list; empty before a search,
/// and after a complete search that has found players. `has_no_matches` is true if no player has
/// been found.
fn progress_text(progress: SearchProgress, has_no_matches: bool, words: &Words) -> String {
    let key = match progress {
        SearchProgress::NotBegun => return String::new(),
        SearchProgress::Complete if !has_no_matches => return String::new(),
        SearchProgress::Complete => choice::Listed::None,
        SearchProgress::Running => choice::Listed::Running,
        SearchProgress::TooMany => choice::Listed::Many,
        SearchProgress::NotAList => choice::Listed::Wrong,
        SearchProgress::Unreadable => choice::Listed::Unreadable,
    };
    words.club_rating_list_progress(key)
}
