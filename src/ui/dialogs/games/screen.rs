//! Content of the dialog with the saved games, such as the search and the progress of an import.
//!
//! Only the constructor of [`ArchiveScreen`] refers directly to the code that renders the content.
//! Any other direct reference would link the code into the part of the program that is loaded
//! first.

use super::list::GameRows;
use super::row::arrival_name;
use crate::app::dialogs::Kind;
use crate::app::dialogs::games::GamesView;
use crate::app::dialogs::games::{self, ArchiveSearch, ArchiveState, GameList, ImportState, LoadedArchive};
use crate::app::ptr_eq_rc::PtrEqRc;
use crate::app::storage::{FilePurpose, GameMerge, LineFault, RestoreReport};
use crate::app::{Msg, PageMsg, dialogs};
use crate::game::pgn::PgnResult;
use crate::lazy::Lazy;
use crate::openings::Openings;
use crate::rules::Color;
use crate::ui::buttons::{button, form_button, press_callback};
use crate::ui::dialogs::empty::{EmptyList, empty_list};
use crate::ui::dialogs::fields::choice_list;
use crate::ui::dialogs::opening_names::LoadOpeningNames;
use crate::words::{Words, choice};
use std::rc::Rc;
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

/// A handle to the code that renders the list of saved games. That code is loaded on demand.
#[derive(Clone)]
pub struct ArchiveScreen(Rc<dyn ArchivePart>);

/// Functions of the code that renders the list of saved games.
///
/// This is a trait because a direct call would link that code into the part of the program that is
/// loaded first.
trait ArchivePart {
    /// Creates the state with which the dialog of saved games opens: no game is loaded.
    fn begin(&self) -> LoadedArchive;
    /// Renders the content of the dialog with the saved games. `book` are the names of openings.
    fn draw(
        &self,
        view: &GamesView,
        book: &Lazy<PtrEqRc<Openings>>,
        words: &Words,
        on: &Callback<Msg>,
    ) -> Html;
}

/// The code that renders the list of saved games; implements [`ArchivePart`].
struct LoadedArchivePart;

impl ArchivePart for LoadedArchivePart {
    /// Creates the state with which the dialog of saved games opens.
    fn begin(&self) -> LoadedArchive {
        ArchiveState::empty_content()
    }

    /// Renders the content of the dialog with the saved games.
    fn draw(
        &self,
        view: &GamesView,
        book: &Lazy<PtrEqRc<Openings>>,
        words: &Words,
        on: &Callback<Msg>,
    ) -> Html {
        archive_screen(view, book, words, on)
    }
}

impl ArchiveScreen {
    /// Creates a handle to the code that renders the list of saved games. Call this constructor
    /// only from the part of the program that is loaded on demand.
    #[allow(clippy::new_without_default)]
    pub fn new() -> ArchiveScreen {
        ArchiveScreen(Rc::new(LoadedArchivePart))
    }

    /// Creates the state with which the dialog of saved games opens: no game is loaded.
    pub(super) fn begin(&self) -> LoadedArchive {
        self.0.begin()
    }

    /// Renders the content of the dialog with the saved games. `book` are the names of openings.
    pub(super) fn draw(
        &self,
        view: &GamesView,
        book: &Lazy<PtrEqRc<Openings>>,
        words: &Words,
        on: &Callback<Msg>,
    ) -> Html {
        self.0.draw(view, book, words, on)
    }
}

/// Renders the content of the dialog with the saved games: the amount of saved data, the outcome of
/// a restored backup, the search, the progress of an import, the list, and the buttons that open a
/// file of games and save all games. `book` are the names of openings.
fn archive_screen(
    view: &GamesView,
    book: &Lazy<PtrEqRc<Openings>>,
    words: &Words,
    on: &Callback<Msg>,
) -> Html {
    let archive = view.list.as_ref().and_then(|list| list.get::<ArchiveState>());
    let device = &view.device;
    let above = html! {
        <>
            <p class="hint" data-device="">{ words.device_storage_text(device.used_bytes, device.is_persistent, device.is_from_file) }</p>
            if let Some(restored) = &view.restored {
                <ul class="said" data-restored="">{ for GameMerge::ALL.iter().filter_map(|arrival| {
                    let count = Some(restored.count_games(*arrival)).filter(|count| *count > 0)?;
                    let (code, kind) = arrival_name(*arrival);
                    Some(html! { <li key={code} data-arrival={code}>{ words.restored_games(kind, count) }</li> })
                }) }
                { refused_lines(restored, words) }</ul>
            }
            if let Some(ArchiveState { list: Some(list), search, import, .. }) = archive {
                if list.rows.is_empty() {
                    { no_games(words, on) }
                } else {
                    { search_form(list, search, &view.fen, words, on) }
                }
                if let Some(import) = import {
                    { import_progress(import, words, on) }
                }
            }
        </>
    };
    html! {
        <>
            <LoadOpeningNames book={book.clone()} on={on.reform(|names: PtrEqRc<Openings>| send(games::Msg::Names(names)))} />
            <SendWords words={words.clone()} on={on.clone()} />
            <GameRows {above} view={view.clone()} words={words.clone()} on={on.clone()} />
            <div class="dialog-actions">
                <label class="button">
                    <input type="file" class="visually-hidden" name={FilePurpose::Archive.input_name()}
                        onchange={on.reform(|_: Event| send(games::Msg::FileChosen))} />
                    { words.archive_open_file() }
                </label>
                { button("button", "save-all", words.archive_save_all(), press_callback(on, send(games::Msg::SaveAll))) }
            </div>
        </>
    }
}

/// Renders how many lines of a restored backup were refused, and for the first few of them the line
/// number and the reason.
fn refused_lines(
    RestoreReport { refused_lines: refused, refused_count: refusals, .. }: &RestoreReport,
    words: &Words,
) -> Html {
    html! {
        if *refusals > 0 {
            <li key="refusals" data-refusals={refusals.to_string()}>{ words.backup_lines_refused(*refusals) }</li>
            { for refused.iter().map(|(line, fault)| {
                let why = match fault {
                    LineFault::Unreadable => choice::LineFault::Unreadable,
                    LineFault::InvalidGameId => choice::LineFault::Name,
                    LineFault::SeveralGames => choice::LineFault::OtherGame,
                    LineFault::InvalidNumber => choice::LineFault::Number,
                    LineFault::InvalidVersion => choice::LineFault::Version,
                };
                html! {
                    <li key={*line} data-refused={line.to_string()} data-why={fault.code()}>
                        { words.backup_line_refused(*line, why) }
                    </li>
                }
            }) }
        }
    }
}

/// Renders the fields of the search in the saved games, and the number of games found (without a
/// search, the number of all saved games). One button searches for the position `fen`.
fn search_form(
    list: &GameList,
    search: &ArchiveSearch,
    fen: &str,
    words: &Words,
    on: &Callback<Msg>,
) -> Html {
    let (total, read) = (list.rows.len(), list.read);
    let oninput = on.reform(|event: InputEvent| {
        send(games::Msg::Search(event.target_unchecked_into::<HtmlInputElement>().value()))
    });
    let onchange = on.reform(|event: Event| {
        let value = event.target_unchecked_into::<HtmlSelectElement>().value();
        send(games::Msg::Score(SCORES.into_iter().find(|score| pgn_score(*score) == value)))
    });
    let any = ("", words.archive_any().to_owned());
    let options: Vec<_> = [any]
        .into_iter()
        .chain(SCORES.map(|score| (pgn_score(score), shown_score(score).to_owned())))
        .collect();
    let hits = list.hits.as_ref().map(|hits| hits.len());
    html! {
        <>
            <div class="archive-search">
                <label>
                    <span>{ words.archive_search() }</span>
                    <input type="search" name="search" autocomplete="off" spellcheck="false"
                        placeholder={words.archive_search_hint()} value={search.text.clone()} {oninput} />
                </label>
                <label {onchange}>
                    <span>{ words.archive_result() }</span>
                    { choice_list("result".into(), search.score.map_or("", pgn_score), &options) }
                </label>
                { form_button("search-position", None, words.archive_position(), false,
                    press_callback(on, send(games::Msg::Search(fen.to_owned())))) }
            </div>
            <p role="status" data-games={total.to_string()} data-found={hits.map(|hits| hits.to_string())}>{ match hits {
                None => words.games_saved(total as u64),
                Some(hits) if read < total => words.archive_reading(&hits, &total, &read),
                Some(hits) => words.archive_found(&hits, &total),
            } }</p>
            if hits == Some(0) && read >= total {
                { nothing_found(words, on) }
            }
        </>
    }
}

/// Renders a text and the button for a new game. They replace the list while no game is saved.
fn no_games(words: &Words, on: &Callback<Msg>) -> Html {
    empty_list(
        EmptyList::Games,
        html! { <p role="status" data-games="0">{ words.games_saved(0) }</p> },
        button(
            "button primary",
            "new-game",
            words.new_game(),
            press_callback(on, PageMsg::OpenDialog(Kind::NewGame)),
        ),
    )
}

/// Renders a text and the button that clears the search. They replace the list if the search has
/// found no game.
fn nothing_found(words: &Words, on: &Callback<Msg>) -> Html {
    let on = on.clone();
    let clear = Callback::from(move |_: MouseEvent| {
        on.emit(send(games::Msg::Search(String::new())));
        on.emit(send(games::Msg::Score(None)));
    });
    empty_list(
        EmptyList::Search,
        html! { <p>{ words.archive_nothing_found() }</p> },
        button("button", "clear-search", words.archive_clear_search(), clear),
    )
}

/// Results of games by which the list of saved games can be searched.
const SCORES: [PgnResult; 4] =
    [PgnResult::Win(Color::White), PgnResult::Draw, PgnResult::Win(Color::Black), PgnResult::Unknown];

/// Returns a game's result in the notation of PGN, such as `1-0`.
fn pgn_score(score: PgnResult) -> &'static str {
    match score {
        PgnResult::Win(Color::White) => "1-0",
        PgnResult::Win(Color::Black) => "0-1",
        PgnResult::Draw => "1/2-1/2",
        PgnResult::Unknown => "*",
    }
}

/// Returns a game's result with the typographic dash or fraction, such as `½–½`.
fn shown_score(score: PgnResult) -> &'static str {
    match score {
        PgnResult::Win(Color::White) => "1–0",
        PgnResult::Win(Color::Black) => "0–1",
        PgnResult::Draw => "½–½",
        PgnResult::Unknown => "*",
    }
}

/// Renders the progress or the outcome of an import of games into the saved games.
fn import_progress(import: &ImportState, words: &Words, on: &Callback<Msg>) -> Html {
    let ImportState { new, same, faults, over, failed, .. } = import;
    let said = if *failed {
        words.archive_failed(new)
    } else if *over {
        words.archive_came(*faults as u64, new, same)
    } else {
        words.archive_coming(new, same)
    };
    html! {
        <p class="said" role="status" data-coming={if *failed { "failed" } else if *over { "over" } else { "" }}>
            { said }
            if !over {
                { " " }
                { form_button("stop", None, words.archive_stop(), false, press_callback(on, send(games::Msg::StopImport))) }
            }
        </p>
    }
}

/// Properties of [`SendWords`], which passes the texts of the current language to the search for
/// saved games.
#[derive(Properties, PartialEq)]
struct SendWordsProps {
    words: Words,
    on: Callback<Msg>,
}

/// Passes the texts of the current language to the search for saved games. The search compares the
/// player's words with texts in the language of the page. Renders nothing.
#[component]
fn SendWords(SendWordsProps { words, on }: &SendWordsProps) -> Html {
    let on = on.clone();
    use_effect_with(words.clone(), move |words| {
        // The searched texts contain the digits 0–9, even if the page shows other digits.
        on.emit(send(games::Msg::Words(words.with_digits(None))));
    });
    Html::default()
}

/// Wraps a message of the dialog with the saved games as a message of the app.
fn send(msg: games::Msg) -> Msg {
    dialogs::Msg::Games(msg).into()
}
