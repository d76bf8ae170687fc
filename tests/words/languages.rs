//! Message catalogues: plurals, English in place of missing messages, damaged files, typography.

use crate::{data, english, german, locales, plurals};
use std::rc::Rc;
use tabiya::rules::{Color, Role};
use tabiya::words::{CatalogueError, Language, PluralForm, TextDirection, Words};
use words_compiler::Locales;

#[test]
fn a_number_takes_its_plural_form() {
    let (en, de) = (english(), german());
    for (moves, english, german) in [
        (1, "1 move left", "Noch 1 Zug"),
        (2, "2 moves left", "Noch 2 Züge"),
        (21, "21 moves left", "Noch 21 Züge"),
    ] {
        assert_eq!(en.clock_moves_to_go(moves), english);
        assert_eq!(de.clock_moves_to_go(moves), german);
    }
    assert_eq!(en.length_moves(0), "A position", "a very number comes before the form");
    assert_eq!(de.fen_kings(Color::White, 0), "Weiß hat keinen König.");
    assert_eq!(de.fen_kings(Color::Black, 2), "Schwarz hat 2 Könige.");
    assert_eq!(en.fen_kings(Color::Black, 2), "Black has 2 kings.");
}

#[test]
fn spanish_says_its_forms_and_genders() {
    let es = Words::load(&data(&locales(), Language::Es), plurals()).expect("data of this build");
    for (moves, spanish) in [
        (1, "Falta 1 jugada"),
        (2, "Faltan 2 jugadas"),
        (21, "Faltan 21 jugadas"),
        (1_000_000, "Faltan 1000000 de jugadas"),
    ] {
        assert_eq!(es.clock_moves_to_go(moves), spanish);
    }
    for (color, role, spanish) in [
        (Color::White, Role::Queen, "dama blanca"),
        (Color::White, Role::Knight, "caballo blanco"),
        (Color::Black, Role::Rook, "torre negra"),
        (Color::Black, Role::King, "rey negro"),
    ] {
        assert_eq!(es.piece(color, role), spanish);
    }
    assert_eq!(es.fen_kings(Color::White, 0), "Las blancas no tienen rey.");
    assert_eq!(
        es.resigns(Color::White),
        "Las blancas abandonan. Comprobando si las negras aún pueden dar mate…"
    );
}

#[test]
fn french_says_its_forms_and_genders() {
    let fr = Words::load(&data(&locales(), Language::Fr), plurals()).expect("data of this build");
    for (moves, french) in [
        (0, "Encore 0 coup"),
        (1, "Encore 1 coup"),
        (2, "Encore 2 coups"),
        (1_000_000, "Encore 1000000 de coups"),
    ] {
        assert_eq!(fr.clock_moves_to_go(moves), french);
    }
    for (color, role, french) in [
        (Color::White, Role::Queen, "dame blanche"),
        (Color::White, Role::Bishop, "fou blanc"),
        (Color::Black, Role::Rook, "tour noire"),
        (Color::Black, Role::King, "roi noir"),
    ] {
        assert_eq!(fr.piece(color, role), french);
    }
    assert_eq!(fr.fen_kings(Color::White, 0), "Les Blancs n’ont pas de roi.");
    assert_eq!(
        fr.resigns(Color::White),
        "Les Blancs abandonnent. On vérifie si les Noirs peuvent encore mater…"
    );
}

#[test]
fn ukrainian_says_its_forms_genders_and_cases() {
    let uk = Words::load(&data(&locales(), Language::Uk), plurals()).expect("data of this build");
    for (moves, ukrainian) in [
        (0, "ще 0 ходів"),
        (1, "ще 1 хід"),
        (2, "ще 2 ходи"),
        (5, "ще 5 ходів"),
        (11, "ще 11 ходів"),
        (12, "ще 12 ходів"),
        (21, "ще 21 хід"),
        (22, "ще 22 ходи"),
        (40, "ще 40 ходів"),
        (111, "ще 111 ходів"),
    ] {
        assert_eq!(uk.clock_moves_to_go(moves), ukrainian);
    }
    let asks = |moves| uk.asks_takeback_by(moves, &"Анна");
    assert_eq!(asks(1), "Анна просить повернути останній хід", "a very number comes before the form");
    assert_eq!(asks(21), "Анна просить повернути останній 21 хід");
    for (color, role, ukrainian) in [
        (Color::White, Role::Queen, "білий ферзь"),
        (Color::White, Role::Rook, "біла тура"),
        (Color::Black, Role::Rook, "чорна тура"),
        (Color::Black, Role::Pawn, "чорний пішак"),
    ] {
        assert_eq!(uk.piece(color, role), ukrainian);
    }
    for (role, taken) in [
        (Role::Pawn, "пішака"),
        (Role::Knight, "коня"),
        (Role::Bishop, "слона"),
        (Role::Rook, "туру"),
        (Role::Queen, "ферзя"),
        (Role::King, "короля"),
    ] {
        assert_eq!(uk.taken_role(role), taken);
    }
    assert_eq!(uk.fen_kings(Color::White, 0), "У білих немає короля.");
    assert_eq!(uk.fen_kings(Color::Black, 2), "У чорних 2 королі.");
    assert_eq!(uk.resigns(Color::White), "Білі здаються. Перевіряємо, чи можуть чорні ще поставити мат…");
}

/// Ukrainian notation writes `Кр` for a king, and `К` for a knight.
#[test]
fn ukrainian_writes_its_king_with_two_letters() {
    let uk = Words::load(&data(&locales(), Language::Uk), plurals()).expect("data of this build");
    let position = tabiya::rules::Position::from_fen("4k3/P7/8/8/8/8/8/4K1N1 w - - 0 1").expect("A position");
    for (english, ukrainian) in [("Ke2", "Крe2"), ("Nf3", "Кf3"), ("a8=Q+", "a8=Ф+"), ("a8=N", "a8=К")] {
        let mv = position.parse_san(english).expect("a move");
        assert_eq!(uk.san_text(position.san(mv)), ukrainian);
        let read = uk.typed_spellings(ukrainian);
        assert_eq!(read.first().map(String::as_str), Some(english));
    }
}

#[test]
fn chinese_has_one_form_for_every_number() {
    let zh = Words::load(&data(&locales(), Language::Zh), plurals()).expect("data of this build");
    for (moves, chinese) in [(0, "还有0步"), (1, "还有1步"), (40, "还有40步")] {
        assert_eq!(zh.clock_moves_to_go(moves), chinese);
    }
    assert_eq!(zh.piece(Color::White, Role::Queen), "白后");
    assert_eq!(zh.fen_kings(Color::Black, 2), "黑方有2个王。");
    assert_eq!(zh.resigns(Color::White), "白方认输。正在检查黑方还能不能将死…");
}

/// Hindi has one plural form for 0 and 1, and another for all other numbers. Words before a
/// postposition have the oblique case.
#[test]
fn hindi_says_its_forms_and_cases() {
    let hi = Words::load(&data(&locales(), Language::Hi), plurals()).expect("data of this build");
    for (moves, hindi) in [(0, "0 चाल बाकी"), (1, "1 चाल बाकी"), (2, "2 चालें बाकी"), (40, "40 चालें बाकी")]
    {
        assert_eq!(hi.clock_moves_to_go(moves), hindi);
    }
    for (color, role, hindi) in [
        (Color::White, Role::Queen, "सफ़ेद वज़ीर"),
        (Color::White, Role::Bishop, "सफ़ेद ऊँट"),
        (Color::Black, Role::Knight, "काला घोड़ा"),
        (Color::Black, Role::Pawn, "काला प्यादा"),
    ] {
        assert_eq!(hi.piece(color, role), hindi);
    }
    for (role, taken) in
        [(Role::Pawn, "प्यादे"), (Role::Knight, "घोड़े"), (Role::Rook, "हाथी"), (Role::King, "राजा")]
    {
        assert_eq!(hi.taken_role(role), taken);
    }
    assert_eq!(hi.fen_kings(Color::White, 0), "सफ़ेद का राजा नहीं है।");
    assert_eq!(hi.fen_kings(Color::Black, 2), "काले के 2 राजा हैं।");
    assert_eq!(hi.resigns(Color::White), "सफ़ेद ने हार मान ली। जाँच हो रही है कि काला अब भी मात दे सकता है या नहीं…");
    assert_eq!(hi.ended_resignation(Color::White), "काले ने हार मानी", "who won is named");
    assert_eq!(hi.why_check(&hi.checking_piece(Role::Knight, &"e4")), "e4 के घोड़े से शह है।");
}

#[test]
fn arabic_says_its_six_forms() {
    let ar = Words::load(&data(&locales(), Language::Ar), plurals()).expect("data of this build");
    for (moves, arabic) in [
        (0, "لم تبقَ نقلات"),
        (1, "بقيت نقلة واحدة"),
        (2, "بقيت نقلتان"),
        (3, "بقيت 3 نقلات"),
        (10, "بقيت 10 نقلات"),
        (11, "بقيت 11 نقلة"),
        (40, "بقيت 40 نقلة"),
        (100, "بقيت 100 نقلة"),
        (103, "بقيت 103 نقلات"),
    ] {
        assert_eq!(ar.clock_moves_to_go(moves), arabic);
    }
    assert_eq!(ar.fen_kings(Color::White, 0), "ليس للأبيض ملك.");
    assert_eq!(ar.fen_kings(Color::Black, 2), "للأسود ملكان.");
    assert_eq!(ar.piece(Color::White, Role::Queen), "وزير أبيض");
    assert_eq!(ar.resigns(Color::White), "استسلم الأبيض. يجري التحقق هل ما زال بوسع الأسود تحقيق كش مات…");
    assert_eq!(ar.ended_resignation(Color::White), "استسلم الأسود", "who won is named");
}

/// In Arabic texts, invisible direction characters keep the order of left-to-right parts.
#[test]
fn arabic_keeps_moves_scores_and_names_in_their_order() {
    let ar = Words::load(&data(&locales(), Language::Ar), plurals()).expect("data of this build");
    let position = tabiya::rules::Position::initial();
    let mv = position.parse_san("Nf3").expect("a move");
    let san = position.san(mv);
    assert_eq!(ar.san_text(san), "ح\u{200e}f3");
    assert_eq!(ar.typed_spellings("ح\u{200e}f3").first().map(String::as_str), Some("Nf3"));
    assert_eq!(ar.typed_spellings("حصان f3").last().map(String::as_str), Some("Nf3"));
    assert_eq!(ar.result(&"لا شيء", &"1–0"), "\u{2066}1–0\u{2069}: لا شيء.");
    assert_eq!(ar.wins(&"Ada"), "فاز \u{2068}Ada\u{2069}");
    assert_eq!(ar.clock_option("5+3"), "\u{2066}5 + 3\u{2069}");
    let line = "1. e4 e5 2. Nf3";
    assert!(ar.coach_better(&line).contains("\u{2066}1. e4 e5 2. Nf3\u{2069}"), "{}", ar.coach_better(&line));
}

/// An Arabic message encloses inserted scores, clocks, moves, squares, ranges and Latin names in
/// direction isolates.
#[test]
fn arabic_isolates_every_value_that_is_read_as_a_unit() {
    let ar = Words::load(&data(&locales(), Language::Ar), plurals()).expect("data of this build");
    for value in ["1–0", "5 + 3", "1:30:00", "e4", "Nf3", "8–10", "½–½", "Ada Lovelace"] {
        let said = [ar.learn_clock(&value), ar.club_code_taken(&value, &value, &value, &value)];
        for said in said {
            assert!(said.contains(&format!("\u{2066}{value}\u{2069}")), "{said}");
            assert!(!said.contains("\u{2066}\u{2066}"), "{said}");
        }
    }
    // A value in Arabic letters needs no isolate, unless it is a name. In a left-to-right language,
    // no value needs an isolate.
    assert!(ar.learn_clock(&"بلا ساعة").ends_with(": بلا ساعة."));
    assert!(english().learn_clock(&"5 + 3").ends_with(": 5 + 3."));
}

#[test]
fn every_language_says_every_message() {
    assert_eq!(locales().missing(), []);
}

#[test]
fn what_a_language_lacks_is_said_in_english() {
    let text = |tag: &str| std::fs::read_to_string(format!("locales/{tag}.ftl")).expect("its file");
    let (english, german) = (text("en"), text("de"));
    let head = "clock-moves-to-go =";
    let start = german.find(head).expect("the message");
    let end = start + german[start..].find("    }\n").expect("its end") + "    }\n".len();
    let mut german = german;
    german.replace_range(start..end, "");
    let german = german.replace("new-game = Neue Partie\n", "");
    let locales = Locales::from_texts(&[("en", &english), ("de", &german)])
        .unwrap_or_else(|faults| panic!("{faults:?}"));
    assert_eq!(locales.missing(), [("de", "new-game"), ("de", "clock-moves-to-go")]);
    let words = Words::load(&data(&locales, Language::De), plurals()).expect("data of this build");
    assert_eq!((words.new_game(), words.close()), ("New game", "Schließen"));
    assert_eq!(words.clock_moves_to_go(1), "1 move left");
    assert_eq!(words.language(), Language::De);
}

#[test]
fn what_comes_on_demand_is_there_in_english_too() {
    let text = |tag: &str| std::fs::read_to_string(format!("locales/{tag}.ftl")).expect("its file");
    let (english, german) = (text("en"), text("de"));
    let lacking = german.replace("club-title = Turniere\n", "");
    let start = lacking.find("backup-progress =").expect("the message");
    let end = start + lacking[start..].find("    }\n").expect("its end") + "    }\n".len();
    let lacking = [&lacking[..start], &lacking[end..]].concat();
    let locales = Locales::from_texts(&[("en", &english), ("de", &lacking)])
        .unwrap_or_else(|faults| panic!("{faults:?}"));
    // Plural rules with the same form for 1 and 21, unlike English.
    let plurals = |_, number: u64| if number % 10 == 1 { PluralForm::One } else { PluralForm::Few };
    let words = Words::load(&data(&locales, Language::De), Rc::new(plurals)).expect("data of this build");
    assert_eq!(words.club_title(), "Tournaments");
    assert_eq!(words.backup_progress(1), "1 game so far…");
    assert_eq!(words.backup_progress(2), "2 games so far…");
    assert_eq!(words.backup_progress(21), "21 games so far…");
}

#[test]
fn data_that_does_not_fit_is_refused() {
    let data = data(&locales(), Language::De);
    let plurals = plurals();
    let load = |data: &[u8]| Words::load(data, plurals.clone()).err();
    assert_eq!(load(&data), None);
    assert_eq!(load(b"<!doctype html>"), Some(CatalogueError::NotACatalogue));
    assert_eq!(load(b""), Some(CatalogueError::NotACatalogue));
    for end in (8..data.len()).step_by(97) {
        assert!(load(&data[..end]).is_some(), "cut off at {end}");
    }
    let mut other = data.clone();
    other[8] ^= 1;
    assert_eq!(load(&other), Some(CatalogueError::OtherVersion));
    let mut unknown = data.clone();
    unknown[17..19].copy_from_slice(b"xx");
    assert_eq!(load(&unknown), Some(CatalogueError::UnknownLanguage));
    let mut longer = data.clone();
    longer.push(b'!');
    assert_eq!(load(&longer), Some(CatalogueError::Damaged));
    // A file with a changed byte is refused, or its messages can be read without a panic.
    for at in (19..data.len()).step_by(61) {
        for byte in [0, 1, 2, 254, 255] {
            let mut damaged = data.clone();
            damaged[at] = byte;
            if let Ok(words) = Words::load(&damaged, plurals.clone()) {
                let _ =
                    (words.clock_moves_to_go(2), words.piece(Color::White, Role::Queen), words.new_game());
            }
        }
    }
}

#[test]
fn a_language_is_picked_by_what_the_reader_prefers() {
    assert_eq!(Language::first_known(["it-CH", "de-AT", "en"]), Language::De);
    assert_eq!(Language::first_known(["fr-CA", "de-AT", "en"]), Language::Fr);
    assert_eq!(Language::first_known(["es-MX", "en"]), Language::Es);
    assert_eq!(Language::first_known(["EN-us"]), Language::En);
    assert_eq!(Language::first_known(["ja"]), Language::En);
    assert_eq!(Language::first_known::<&str>([]), Language::En);
    assert_eq!(Language::from_tag("de_CH"), Some(Language::De));
    assert_eq!(Language::from_tag("deutsch"), None);
    assert_eq!(Language::ALL.map(Language::tag), ["en", "ar", "de", "es", "fr", "hi", "uk", "zh"]);
    assert_eq!(
        Language::ALL.map(Language::own_name),
        ["English", "العربية", "Deutsch", "Español", "Français", "हिन्दी", "Українська", "简体中文"]
    );
    for language in Language::ALL {
        let from_right = language == Language::Ar;
        let direction = if from_right { TextDirection::RightToLeft } else { TextDirection::LeftToRight };
        assert_eq!(language.direction(), direction, "{language:?}");
    }
    assert_eq!(Language::first_known(["ar-EG", "en"]), Language::Ar);
    assert_eq!(Language::De.file(), "words-de.bin");
    assert_eq!(serde_json::to_string(&Language::De).expect("text"), "\"de\"");
    assert_eq!(serde_json::from_str::<Language>("\"de\"").expect("a tag"), Language::De);
    assert_eq!(serde_json::from_str::<Language>("\"tlh\"").expect("a tag"), Language::En);
}

/// Typography, and words that the catalogues must not contain.
#[test]
fn the_catalogues_are_well_written() {
    for (tag, banned) in [
        ("en", &["nobody may", "is kept", "the own", "will stand here", "„", "“ ", "'"][..]),
        ("de", &["”", "'", " du ", " Sie ", "Ihr ", "Ihre ", "dein", "Bewege ", " %"][..]),
        ("es", &["“", "”", "„", "'", " usted", " vosotros", " %"][..]),
        (
            "fr",
            &["“", "”", "„", "'", " tu ", " ton ", "« ", " »", " :", " ;", " !", " ?", " %", "\u{a0};"][..],
        ),
        ("uk", &["“", "”", "„", "'", "ы", "э", "ё", "ъ", " Ви ", " ти ", " %"][..]),
        (
            "hi",
            &[
                "„",
                "«",
                "'",
                " .",
                " ।",
                "तुम",
                "तू ",
                "सहेज",
                "\u{958}",
                "\u{95b}",
                "\u{95c}",
                "\u{95d}",
                "\u{95e}",
            ][..],
        ),
        ("zh", &["„", "'", "您", "車", "將", "对弈"][..]),
        ("ar", &["“", "”", "„", "'", "?", ";", ", ", " ؛"][..]),
    ] {
        let text = std::fs::read_to_string(format!("locales/{tag}.ftl")).expect("its file");
        let lines = text.lines().enumerate().filter(|(_, line)| !line.starts_with('#'));
        for (number, line) in lines {
            let words = line.trim_start();
            for bad in banned.iter().chain(&["...", "  ", "\t"]) {
                assert!(!words.contains(bad), "{tag}.ftl, line {}: {bad:?}", number + 1);
            }
        }
    }
}
