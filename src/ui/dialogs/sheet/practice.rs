//! Change of a person's rating by a game against the computer, shown with the coach's review of the
//! game. The code of the club dialog computes this change, so the component
//! [`PracticeRatingChange`] loads that code first.

use crate::app::dialogs::{self, club};
use crate::app::{CoachReview, GameId, Msg};
use crate::lazy::Lazy;
use crate::opponent::OpponentLevel;
use crate::ui::dialogs::club::ClubScreen;
use crate::words::Words;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// Properties of [`PracticeRatingChange`].
#[derive(Properties, PartialEq)]
pub(in crate::ui::dialogs) struct PracticeRatingChangeProps {
    pub(in crate::ui::dialogs) review: Option<CoachReview>,
    pub(in crate::ui::dialogs) part: Lazy<ClubScreen>,
    /// Content of the club dialog; `None` until the code of that dialog has loaded.
    pub(in crate::ui::dialogs) club: Option<club::LoadedClub>,
    pub(in crate::ui::dialogs) words: Words,
    pub(in crate::ui::dialogs) on: Callback<Msg>,
}

/// Renders how a person's rating has changed by a game against the computer. Renders nothing until
/// the coach's review of that game has finished.
#[component]
pub(in crate::ui::dialogs) fn PracticeRatingChange(
    PracticeRatingChangeProps { review, part, club, words, on }: &PracticeRatingChangeProps,
) -> Html {
    let screen = use_state(|| None::<ClubScreen>);
    let game = match review {
        Some(CoachReview::Finished(reviewed)) if OpponentLevel::is_playing(reviewed.game.headers()) => {
            reviewed.id
        }
        _ => None,
    };
    {
        let (screen, part, on) = (screen.clone(), part.clone(), on.clone());
        use_effect_with(game, move |game: &Option<GameId>| {
            if game.is_some() {
                spawn_local(async move {
                    // If the code of the club dialog cannot be loaded, only the review appears.
                    let Some(found) = part.load().await else { return };
                    on.emit(dialogs::Msg::Club(club::Msg::Loaded(None, found.begin())).into());
                    on.emit(dialogs::Msg::Club(club::Msg::Do(club::ClubCommand::Players)).into());
                    screen.set(Some(found));
                });
            }
        });
    }
    match (&*screen, club, game) {
        (Some(screen), Some(club), Some(game)) => screen.practised(club, game, words),
        _ => Html::default(),
    }
}
