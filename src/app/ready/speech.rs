//! Speech: decides what is spoken to which player, what interrupts speech, and when the device
//! listens for a spoken move. Neither speaking nor listening changes the chess clocks.

use crate::app::announcements::{Announcement, AnnouncementItem, NoticeContent};
use crate::app::dialogs::typed::{ListeningState, TypedFault, TypedMoveDialog};
use crate::app::effect::{Effect, SpeechEffect};
use crate::app::settings::{SpeechKind, SpeechSettings, SpokenLine};
use crate::app::table::Table;
use crate::game::Refusal;
use crate::rules::{CheckSign, Color};

/// What the page has spoken aloud, and what it has requested of the browser's speech recognition. A
/// comparison with this state finds the new content to speak.
#[derive(Clone, Debug, Default)]
pub(super) struct SpeechState {
    /// The content at the last comparison. If `None`, the next comparison finds nothing new.
    last_content: Option<SpeakableContent>,
    /// Whether the device speaks the element that has the keyboard focus.
    follows_focus: bool,
    /// The state of speech recognition; `None` while the dialog for typed and spoken moves is
    /// closed.
    listening: Option<ListeningState>,
}

/// Content of the page that can be spoken aloud: announcements, and the error in a typed move. New
/// lines are found by a comparison with the earlier content.
#[derive(Clone, Debug, PartialEq)]
struct SpeakableContent {
    /// The announcements to White and to Black.
    announcements: [Announcement; 2],
    /// The typed text that made no move, the reason, and a flag that changes each time the same
    /// error is repeated.
    typing_error: Option<(String, TypedFault, bool)>,
}

impl SpeechState {
    /// Returns the effects that speak new announcements aloud, that start or stop speech
    /// recognition, and that start or stop the speaking of the focused element. `typed` is the open
    /// dialog for typed or spoken moves. `voices` says what is spoken to each player.
    pub(super) fn speak_changes(
        &mut self,
        table: &Table,
        typed: Option<&TypedMoveDialog>,
        voices: SpeechSettings,
    ) -> Vec<Effect> {
        let mut effects = self.update_listening(typed.map(|typed| typed.listening));
        let follows_focus = voices.speaks(SpeechKind::Focus);
        if follows_focus != self.follows_focus {
            self.follows_focus = follows_focus;
            effects.push(SpeechEffect::FollowFocus(follows_focus).into());
        }
        if voices.is_silent() {
            self.last_content = None;
            return effects;
        }
        let now = SpeakableContent::of_page(table, typed);
        if let Some(before) = self.last_content.replace(now.clone()) {
            let (interrupts, lines) = now.new_lines(&before, voices, table.session.game().turn());
            if interrupts || !lines.is_empty() {
                effects.push(SpeechEffect::Say { interrupts, lines }.into());
            }
        }
        effects
    }

    /// Returns the effects that stop speech recognition. Announcements that are made before the
    /// next call of [`speak_changes`](Self::speak_changes) are never spoken.
    pub(super) fn stop_speech(&mut self) -> Vec<Effect> {
        self.last_content = None;
        self.update_listening(None)
    }

    /// Records the wanted state of speech recognition. Returns the effect that starts or stops
    /// listening, or that asks whether the device can listen. `wanted` is `None` if the dialog for
    /// typed and spoken moves is closed.
    fn update_listening(&mut self, wanted: Option<ListeningState>) -> Vec<Effect> {
        let before = std::mem::replace(&mut self.listening, wanted);
        let effect = match (before, wanted) {
            (before, wanted) if before == wanted => None,
            (_, Some(ListeningState::Asked)) => Some(SpeechEffect::CanListen),
            (_, Some(ListeningState::Listening)) => Some(SpeechEffect::Listen),
            (Some(ListeningState::Listening), _) => Some(SpeechEffect::StopListening),
            _ => None,
        };
        effect.map(Effect::from).into_iter().collect()
    }
}

impl SpeakableContent {
    /// Collects what can be spoken aloud from the page: the announcements to both players, and the
    /// error in the typed move if its dialog `typed` is open.
    fn of_page(table: &Table, typed: Option<&TypedMoveDialog>) -> SpeakableContent {
        let fault = typed.and_then(|typed| {
            let (text, fault) = typed.fault.clone()?;
            Some((text, fault, typed.repeats_error))
        });
        SpeakableContent {
            announcements: Color::ALL.map(|color| table.seats.seat(color).announcement.clone()),
            typing_error: fault,
        }
    }

    /// Returns whether to interrupt current speech, and the lines to speak, each with the player
    /// who hears it. The lines come from each announcement that has changed since `before`, and
    /// from a new typing error. Speech is interrupted if a changed announcement describes the
    /// board, because older lines are then out of date. `turn` is the side to move, which hears
    /// errors in typed moves.
    fn new_lines(
        &self,
        before: &SpeakableContent,
        voices: SpeechSettings,
        turn: Color,
    ) -> (bool, Vec<(Color, SpokenLine)>) {
        let (mut interrupts, mut lines) = (false, Vec::new());
        for to in Color::ALL {
            let told = &self.announcements[to.index()];
            if *told != before.announcements[to.index()] {
                let new =
                    told.items.iter().filter_map(|said| spoken_line(said, |what| voices.speaks_to(what, to)));
                lines.extend(new.map(|line| (to, line)));
                interrupts |= told.items.iter().any(describes_board);
            }
        }
        if let Some((text, fault, _)) =
            self.typing_error.as_ref().filter(|_| self.typing_error != before.typing_error)
            && voices.speaks_to(SpeechKind::Messages, turn)
        {
            lines.extend(typing_error_line(text, fault, turn).map(|line| (turn, line)));
        }
        (interrupts, lines)
    }
}

/// Returns the line to speak for a typed text that made no move. `None` if the reason is also an
/// announcement, because announcements are spoken anyway. `turn` is the side to move.
fn typing_error_line(text: &str, fault: &TypedFault, turn: Color) -> Option<SpokenLine> {
    match fault {
        TypedFault::NotAMove(why) => Some(SpokenLine::TypingError(text.to_owned(), *why)),
        TypedFault::GameOver(outcome) => {
            let refusal = Refusal::GameOver(*outcome);
            let what = NoticeContent::Refused { by: turn, refusal, declared: false };
            Some(SpokenLine::Item(AnnouncementItem::Notice(what)))
        }
        TypedFault::Refused(_) => None,
    }
}

/// Returns the line to speak to a player for an item of an announcement; `None` if the item is not
/// spoken to this player. `says` returns whether a kind of announcement is spoken to this player.
fn spoken_line(said: &AnnouncementItem, says: impl Fn(SpeechKind) -> bool) -> Option<SpokenLine> {
    let kind = match said {
        AnnouncementItem::Moved(moved) if !says(SpeechKind::Moves) => {
            let check = moved.played.san.sign == Some(CheckSign::Check);
            return (check && says(SpeechKind::Checks)).then_some(SpokenLine::Check);
        }
        said if describes_board(said) => SpeechKind::Moves,
        AnnouncementItem::LowTime(_) => SpeechKind::Time,
        AnnouncementItem::FlagFell(_)
        | AnnouncementItem::WoodenBoardFlagFell(_)
        | AnnouncementItem::Resigns(_)
        | AnnouncementItem::AwaitingVerdict
        | AnnouncementItem::GameOver(_)
        | AnnouncementItem::EndExplained { .. } => SpeechKind::Results,
        _ => SpeechKind::Messages,
    };
    says(kind).then(|| SpokenLine::Item(said.clone()))
}

/// Whether an announcement describes the position on the board. A new announcement of this kind
/// makes older ones outdated.
fn describes_board(said: &AnnouncementItem) -> bool {
    matches!(
        said,
        AnnouncementItem::Moved(_)
            | AnnouncementItem::NewGame { .. }
            | AnnouncementItem::GameIsBack
            | AnnouncementItem::PositionShown(_)
            | AnnouncementItem::BackInGame { .. }
    )
}
