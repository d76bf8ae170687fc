//! The languages of the page and of each player, and translation files that are tried on the page.

use super::page::Page;
use tabiya::app::dialogs::{DialogView, Kind};
use tabiya::app::{
    BackgroundEffect, Effect, PageEffect, Settings, ShownTranslation, StoredData, TranslationTrial, device,
    table,
};
use tabiya::game::Edition;
use tabiya::rules::Color;
use tabiya::words::Language;

#[test]
fn a_language_is_chosen_saved_and_spoken() {
    let mut page = Page::new();
    page.open(Kind::Settings).set("language", "de");
    assert_eq!(page.settings().language, Some(Language::De));
    assert_eq!(page.kept_settings(), Some(page.settings()));
    assert!(page.asks_for(PageEffect::SetLanguage(Some(Language::De))));
    page.set("language", "de");
    assert!(!page.asks_for(PageEffect::SetLanguage(Some(Language::De))), "it is spoken already");
    page.set("language", "tlh");
    assert_eq!((page.settings().language, page.kept_settings()), (Some(Language::De), None));
    page.set("language", "auto");
    assert_eq!(page.settings().language, None);
    assert!(page.asks_for(PageEffect::SetLanguage(None)), "the browser says which");
}

#[test]
fn a_page_opens_in_the_language_that_was_saved() {
    for language in [None, Some(Language::De)] {
        let settings = Settings { language, ..Settings::default() };
        let page = Page::opened(StoredData { settings: Some(settings), ..StoredData::default() }, 0, 100);
        assert!(page.asks_for(PageEffect::SetLanguage(language)));
    }
}

#[test]
fn settings_without_a_language_are_read_and_written_as_before() {
    let written = serde_json::to_value(Settings::default()).unwrap();
    assert_eq!(written.get("language"), None);
    assert_eq!(serde_json::from_value::<Settings>(written).unwrap(), Settings::default());
    let before = serde_json::json!({ "white": "Ada", "black-at-bottom": true, "sounds": true });
    let read: Settings = serde_json::from_value(before).unwrap();
    let white = "Ada".to_owned();
    let edition = Edition::First;
    assert_eq!(
        read,
        Settings { edition, white, black_at_bottom: true, has_sounds: true, ..Settings::default() }
    );
    let german = Settings { language: Some(Language::De), ..Settings::default() };
    let written = serde_json::to_value(&german).unwrap();
    assert_eq!(written["language"], "de");
    assert_eq!(serde_json::from_value::<Settings>(written).unwrap(), german);
}

#[test]
fn each_player_is_spoken_to_in_their_own_language() {
    let spoken = |languages| PageEffect::SetPlayerLanguages(languages);
    let mut page = Page::with("white-lang=de&black-lang=en");
    assert!(page.asks_for(spoken([Some(Language::De), Some(Language::En)])));
    assert_eq!(page.settings().language, None, "the page speaks as before");
    page.address("black-lang=es");
    assert!(page.asks_for(spoken([Some(Language::De), Some(Language::Es)])), "White is spoken to as before");
    page.address("lang=de");
    assert!(
        !page.effects.iter().any(|effect| matches!(effect, Effect::Page(PageEffect::SetPlayerLanguages(_))))
    );
    page.address("white-lang=tlh");
    assert_eq!(page.settings().player_languages(), [Some(Language::De), Some(Language::Es)]);
    page.open(Kind::Settings).set("white-language", "page");
    assert!(page.asks_for(spoken([None, Some(Language::Es)])));
    let kept = page.kept_settings().expect("kept").clone();
    assert_eq!(kept.player_languages(), [None, Some(Language::Es)]);
    let written = serde_json::to_value(&kept).unwrap();
    assert_eq!((written.get("white-language"), &written["black-language"]), (None, &"es".into()));
    let page = Page::opened(StoredData { settings: Some(kept), ..StoredData::default() }, 0, 100);
    assert!(page.asks_for(spoken([None, Some(Language::Es)])), "it outlasts the visit");
}

#[test]
fn each_player_hears_what_they_were_told() {
    let mut page = Page::with("white-lang=de&rules=lobby");
    page.play("e4");
    let view = page.view();
    assert_eq!(view.player_announcements[0].items, view.player_announcements[1].items, "both heard the move");
    page.send(table::Msg::Resign(Color::Black));
    let view = page.view();
    assert_ne!(
        view.player_announcements[0].items, view.player_announcements[1].items,
        "Black alone is asked"
    );
    assert_eq!(*view.announcement, *view.player_announcements[1]);
}

/// A page in German that shows a Polish translation as a trial.
fn page_with_translation() -> Page {
    let mut page = Page::new();
    page.open(Kind::Settings).set("language", "de").set("settings-page", "language");
    page.send(device::Msg::TranslationChosen).send(device::Msg::TranslationShown(Box::new(polish())));
    page
}

fn polish() -> ShownTranslation {
    ShownTranslation {
        language: "Polski".to_owned(),
        missing: vec!["new-game".to_owned()],
        page_language: Language::De,
    }
}

/// Returns the state of the translation trial, as the settings dialog shows it.
fn trial(page: &Page) -> TranslationTrial {
    match page.view().dialog.as_deref() {
        Some(DialogView::Settings(view)) => view.translation.clone(),
        other => panic!("not the settings: {other:?}"),
    }
}

#[test]
fn a_translation_is_tried_and_nothing_of_it_is_saved() {
    let mut page = Page::new();
    let before = page.settings().clone();
    page.open(Kind::Settings).set("settings-page", "language").send(device::Msg::TranslationChosen);
    assert!(page.asks_for(BackgroundEffect::TryTranslation));
    assert!(trial(&page).is_checking);
    let faults = vec![(7, "close: the message says nothing".to_owned())];
    page.send(device::Msg::TranslationFaulty(faults.clone()));
    assert_eq!(trial(&page), TranslationTrial { faults, ..TranslationTrial::default() });
    page.send(device::Msg::TranslationChosen).send(device::Msg::TranslationShown(Box::new(polish())));
    assert_eq!(trial(&page), TranslationTrial { shown: Some(polish()), ..TranslationTrial::default() });
    assert_eq!((page.settings(), page.kept_settings()), (&before, None));
}

#[test]
fn a_translation_that_is_shown_after_its_dialog_was_closed_can_be_ended() {
    let mut page = Page::new();
    page.open(Kind::Settings).send(device::Msg::TranslationChosen);
    page.close().send(device::Msg::TranslationShown(Box::new(polish())));
    page.open(Kind::Settings);
    assert_eq!(trial(&page).shown, Some(polish()));
    page.send(device::Msg::EndTranslation);
    assert_eq!(page.effects, [Effect::Background(BackgroundEffect::EndTranslation)]);
    assert_eq!(trial(&page), TranslationTrial::default());
}

#[test]
fn a_chosen_language_ends_the_trial_of_a_translation() {
    let by_setting = |page: &mut Page| {
        page.set("language", "en");
    };
    let by_address = |page: &mut Page| {
        page.address("lang=en");
    };
    for choose in [by_setting, by_address] {
        let mut page = page_with_translation();
        choose(&mut page);
        // The trial ends before the language changes. While the trial runs, its texts may count as
        // English. A change to English would then have no effect.
        let place = |effect: Effect| page.effects.iter().position(|other| *other == effect);
        let end = place(BackgroundEffect::EndTranslation.into());
        let english = place(PageEffect::SetLanguage(Some(Language::En)).into());
        assert!(end.is_some() && end < english, "{:?}", page.effects);
        page.open(Kind::Settings);
        assert_eq!(trial(&page), TranslationTrial::default());
    }
}
