//! Random input to the club dialog: after each step, the journal (the saved lines) of an event
//! restores the event.

use super::Club;
use tabiya::app::dialogs::club::{ClubCommand, EventTab};
use tabiya::club::event::GamePlace;
use tabiya::club::record::{Bye, PairingResult};

/// Random numbers by xorshift; the same in every run.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % end as u64) as usize
    }
}

/// Presses random buttons: the journal on the disk always restores the event, also after a restart,
/// and steps that are refused or not confirmed write nothing.
#[test]
fn whatever_is_pressed_the_disk_has_the_event() {
    const SCORES: [PairingResult; 9] = [
        PairingResult::WhiteWins,
        PairingResult::Draw,
        PairingResult::BlackWins,
        PairingResult::WhiteByForfeit,
        PairingResult::BlackByForfeit,
        PairingResult::BothForfeit,
        PairingResult::BothLose,
        PairingResult::HalfForWhite,
        PairingResult::HalfForBlack,
    ];
    let formats = ["most-wins", "round-robin", "double", "swiss", "knockout"];
    let (mut asked, mut refused, mut drawn) = (0, 0, 0);
    for seed in 1..=150 {
        let mut numbers = Numbers(0x9E37_79B9_7F4A_7C15 ^ (seed << 20));
        let mut club = Club::new();
        let players = 2 + numbers.below(9);
        club.begin(formats[numbers.below(5)], players);
        for _ in 0..60 {
            let number = numbers.below(4);
            let place =
                GamePlace { round: numbers.below(3), board: numbers.below(4), game: numbers.below(2) };
            let open = club.event().next_game().map_or(place, |ahead| ahead.place);
            let player = numbers.below(players + 1);
            let before = club.lines.clone();
            let act = match numbers.below(27) {
                0..8 => ClubCommand::Result(open, SCORES[numbers.below(6)]),
                8 => ClubCommand::Result(place, SCORES[numbers.below(6)]),
                9 => ClubCommand::ClearResult(place),
                10 => ClubCommand::Adjourn(open),
                11..15 => ClubCommand::PairRound,
                15 => ClubCommand::PairRoundAgain,
                16 => ClubCommand::Cancel,
                17 => ClubCommand::Undo,
                18 => ClubCommand::Withdraw(player),
                19 => ClubCommand::Return(player),
                20 => ClubCommand::RequestBye(player, [None, Some(Bye::Half), Some(Bye::Zero)][number % 3]),
                21 => ClubCommand::DismissQuestion,
                22 => {
                    club.set("club-name", "Late 1500");
                    if number == 0 { ClubCommand::AddPlayers } else { ClubCommand::Rename(player) }
                }
                23 => [
                    ClubCommand::StartClock,
                    ClubCommand::StopClock,
                    ClubCommand::ResetClock,
                    ClubCommand::Tick,
                ][number],
                24 | 25 => {
                    let fields = [("hand-white", players), ("hand-black", players), ("hand-board", 5)];
                    for (field, end) in fields {
                        let chosen = numbers.below(end).to_string();
                        club.set(field, &chosen);
                    }
                    match club.event().fixed_pairs().first() {
                        Some(pair) if number == 0 => ClubCommand::ReleasePair(*pair),
                        _ => [
                            ClubCommand::FixPair,
                            ClubCommand::SwapPlayers,
                            ClubCommand::SwapPlayers,
                            ClubCommand::SetBoard,
                        ][number],
                    }
                }
                _ => ClubCommand::Show(EventTab::Standings),
            };
            club.act(act);
            if club.running().asked.is_some() {
                assert_eq!(club.lines, before, "it is only asked about: {act:?}");
                asked += 1;
                club.act(if number == 0 { ClubCommand::DismissQuestion } else { ClubCommand::Confirm });
            }
            if club.running().refused.is_some() {
                refused += 1;
                assert_eq!(club.lines, before, "it was refused: {act:?}");
            }
            drawn = drawn.max(club.event().rounds().len());
            if number == 3 && numbers.below(8) == 0 {
                club.restart();
            }
            club.assert_journal_restores();
        }
    }
    assert!(asked > 100 && refused > 100 && drawn > 4, "{asked} {refused} {drawn}");
}
