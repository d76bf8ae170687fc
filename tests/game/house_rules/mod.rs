//! House rules, as listed in the rules document, `shared/house-rules.md`. The folder `shared` lies
//! beside the folder of this repository. The document has a table with a row for each rule and a
//! column for each preset. The macro `table!` makes a module for each row, with a test for each
//! cell that has a rule. The modules `facts`, `settled` and `second_audit` test the lines below the
//! table. The modules `claims`, `losing_move` and `secret` test further cases.

mod agreement;
mod claims;
mod dead;
mod facts;
mod flag;
mod losing_move;
mod moves;
mod progress;
mod repetition;
mod score;
mod second_audit;
mod secret;
mod settled;
mod time;

use tabiya::game::{HouseRules, Preset};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// Makes the modules and tests of the table. Each row has the first words of its title in the
/// document, the name of its module, and a test function for each preset that has a rule.
macro_rules! table {
    ($($title:literal $row:ident { $($column:ident => $check:path),+ $(,)? })+) => {
        $(mod $row {
            $(#[test]
            fn $column() {
                $check(super::preset(stringify!($column)));
            })+
        })+

        /// First words of each row's title, with the presets that are tested.
        const ROWS: &[(&str, &[&str])] = &[$(($title, &[$(stringify!($column)),+])),+];
    };
}

table! {
    "en passant" en_passant {
        fide => super::moves::en_passant_on,
        fp_club => super::moves::en_passant_on,
        fly_or_die => super::moves::en_passant_on,
        lobby => super::moves::en_passant_on_and_may_be_switched_off,
    }
    "a move that leaves" a_move_that_leaves_ones_own_king_in_check {
        fide => super::moves::king_in_check_refused,
        fp_club => super::moves::king_in_check_refused,
        fly_or_die => super::moves::king_in_check_refused,
        lobby => super::moves::king_in_check_refused_or_loses,
    }
    "check announcement" check_announcement {
        fide => super::moves::check_not_announced,
        fp_club => super::moves::check_not_announced,
        fly_or_die => super::moves::check_not_announced,
        lobby => super::moves::check_announced_if_switched_on,
    }
    "same position three times" same_position_three_times {
        fide => super::repetition::threefold_by_claim_intended_move_too,
        fp_club => super::repetition::threefold_on_request_of_either,
        fly_or_die => super::repetition::threefold_by_player_to_move,
        lobby => super::repetition::threefold_at_once_by_placement,
    }
    "five times" five_times {
        fide => super::repetition::fivefold_at_once,
        fp_club => super::repetition::fivefold_goes_on,
        fly_or_die => super::repetition::fivefold_goes_on,
        lobby => super::repetition::fivefold_never_reached,
    }
    "50 moves" fifty_moves_each {
        fide => super::progress::fifty_by_claim_intended_move_too,
        fp_club => super::progress::fifty_on_request_of_either,
        fly_or_die => super::progress::fifty_by_player_to_move,
        lobby => super::progress::fifty_at_once,
    }
    "75 moves" seventy_five_moves_each {
        fide => super::progress::seventy_five_at_once_unless_mate,
        fp_club => super::progress::seventy_five_goes_on,
        fly_or_die => super::progress::seventy_five_goes_on,
        lobby => super::progress::seventy_five_never_reached,
    }
    "nobody can ever mate" nobody_can_ever_mate {
        fide => super::dead::dead_position_exact,
        fp_club => super::dead::dead_by_material,
        fly_or_die => super::dead::dead_by_list,
        lobby => super::dead::dead_position_exact_after_a_legal_move,
    }
    "flag falls" flag_falls {
        fide => super::flag::flag_exact,
        fp_club => super::flag::flag_by_material,
        fly_or_die => super::flag::flag_by_lone_king,
        lobby => super::flag::flag_always_loses,
    }
    "draw by agreement" draw_by_agreement {
        fide => super::agreement::one_offers_the_other_accepts_once_both_have_moved,
        fp_club => super::agreement::offered_in_own_turn,
        fly_or_die => super::agreement::one_offers_the_other_accepts_once_both_have_moved,
        lobby => super::agreement::offered_in_own_turn_delivered_with_the_move,
    }
    "resigning" resigning {
        fide => super::agreement::resigning_loses_unless_the_opponent_cannot_mate,
        fp_club => super::agreement::resigning_always_loses,
        fly_or_die => super::agreement::resigning_always_loses,
        lobby => super::agreement::resigning_always_loses,
    }
    "time controls" time_controls {
        fide => super::time::total_stages_and_increment,
        fp_club => super::time::total_time,
        fly_or_die => super::time::moves_in_a_time,
        lobby => super::time::none_or_total_and_limit_per_move,
    }
    "promotion" promotion {
        fide => super::moves::four_promotions_any_number,
        fp_club => super::moves::four_promotions_any_number,
        fly_or_die => super::moves::four_promotions_any_number,
        lobby => super::moves::four_promotions_any_number,
    }
    "points" points {
        fide => super::score::points_one_half_nothing,
        fp_club => super::score::points_one_half_nothing,
        lobby => super::score::point_to_the_winner,
    }
}

fn preset(column: &str) -> HouseRules {
    Preset::from_name(&column.replace('_', "-")).expect("a column is a preset").rules()
}

/// Text of the rules document, if the file exists.
fn document() -> Option<String> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../shared/house-rules.md");
    let text = std::fs::read_to_string(path).ok();
    if text.is_none() {
        println!("skipped: {path} is not there");
    }
    text
}

/// Checks that every cell with a rule has a test. The row on tournaments is left out.
#[test]
fn every_cell_that_says_something_has_a_test() {
    let Some(text) = document() else { return };
    let mut seen = 0;
    for line in text.lines().filter(|line| line.starts_with("| ")).skip(1) {
        let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        if cells[0] == "tournaments" {
            continue;
        }
        let (_, columns) = ROWS.iter().find(|(title, _)| cells[0].starts_with(title)).expect(cells[0]);
        for (cell, column) in cells[1..].iter().zip(["fide", "fp_club", "fly_or_die", "lobby"]) {
            assert!(*cell == "–" || columns.contains(&column), "{} / {column}: {cell}", cells[0]);
        }
        seen += 1;
    }
    assert_eq!(seen, ROWS.len());
}

/// Checks that every line below the table is listed, with its test or as covered by tests in other
/// places, and that every listed line is in the document.
#[test]
fn every_line_has_a_test() {
    let Some(text) = document() else { return };
    let tested =
        facts::LINES.iter().chain(settled::LINES).chain(second_audit::LINES).map(|(title, _)| *title);
    let known: Vec<&str> =
        tested.chain([facts::ON_THE_PAGE]).chain(settled::BY_OTHERS.iter().copied()).collect();
    let lines: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix("- ")).collect();
    for line in &lines {
        assert_eq!(known.iter().filter(|title| line.starts_with(**title)).count(), 1, "{line}");
    }
    for title in known {
        assert!(lines.iter().any(|line| line.starts_with(title)), "{title}");
    }
}
