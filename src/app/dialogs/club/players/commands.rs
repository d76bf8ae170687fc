//! Commands that change the saved players. The app saves each change (edit) in a journal of edits.

use super::{AVATAR_COLORS, AVATAR_SYMBOLS, PlayersScreen};
use crate::app::action::PageAction;
use crate::app::context::Context;
use crate::app::dialogs::club::message::ClubCommand;
use crate::app::dialogs::club::register_journals::RegisterJournal;
use crate::app::dialogs::club::seating::{SeatedPair, set_odds_position, set_player_languages};
use crate::app::settings::{Settings, StartPosition};
use crate::app::storage::GameId;
use crate::app::update::Update;
use crate::club::player_register::{PlayerRegister, RegisterStep};
use crate::game::Seat;
use crate::rules::Color;
use crate::words::visible_name;

/// Maximum number of names that the form for a new game suggests.
const MAX_SUGGESTED_NAMES: usize = 24;

impl PlayersScreen {
    /// Applies a command on the screen of saved players, such as a rename or a new game. `fresh` is
    /// the id for a new journal of edits, if the command needs one.
    pub(in crate::app::dialogs::club) fn perform_command(
        &mut self,
        act: ClubCommand,
        fresh: GameId,
        ctx: &Context<'_>,
    ) -> Update {
        let mut update = Update::none();
        let step = match act {
            ClubCommand::Player(number) => {
                self.open = (self.open != Some(number)).then_some(number);
                self.typed = self.open.and_then(|open| self.name(open)).unwrap_or_default();
                (self.other, self.refused) = (String::new(), None);
                return update;
            }
            ClubCommand::Rematch => return self.begin_game(self.quick_match(), ctx),
            ClubCommand::Challenge(number) => return self.begin_game(self.challenge(number), ctx),
            ClubCommand::ChallengeWithoutOdds(number) => {
                return self.begin_game(self.pair_without_odds(number).map(|names| (names, None)), ctx);
            }
            ClubCommand::Rename(number) => self
                .name(number)
                .map(|of| RegisterStep::Rename { of, to: visible_name(&self.typed).trim().to_owned() }),
            ClubCommand::Merge(number) => {
                let into = self.other.parse().ok().and_then(|other| self.name(other));
                self.name(number).zip(into).map(|(from, into)| RegisterStep::Merge { from, into })
            }
            ClubCommand::DeletePlayer(number) => {
                self.name(number).map(|of| RegisterStep::Delete { of, at: ctx.now })
            }
            ClubCommand::Hide(number, hidden) => {
                self.name(number).map(|of| RegisterStep::Hide { of, hidden })
            }
            ClubCommand::SetBadgeColor(number, color) => {
                let color = color.and_then(|color| AVATAR_COLORS.get(color)).copied();
                self.name(number).map(|of| RegisterStep::SetBadgeColor { of, color })
            }
            ClubCommand::SetLanguage(number, language) => {
                let language = language.map(|language| language.tag().to_owned());
                self.name(number).map(|of| RegisterStep::SetLanguage { of, language })
            }
            ClubCommand::Odds(number, odds) => {
                let odds =
                    odds.and_then(|odds| StartPosition::ODDS.get(odds)).map(|(name, _)| (*name).to_owned());
                self.name(number).map(|of| RegisterStep::SetOdds { of, odds })
            }
            ClubCommand::SetBadgeSymbol(number, symbol) => {
                let symbol = symbol
                    .and_then(|symbol| AVATAR_SYMBOLS.get(symbol))
                    .copied()
                    .unwrap_or_default()
                    .to_owned();
                self.name(number).map(|of| RegisterStep::SetBadgeSymbol { of, symbol })
            }
            ClubCommand::Undo if self.can_undo() => Some(RegisterStep::Undo),
            _ => None,
        };
        if let Some(step) = step.filter(|_| self.all.is_some()) {
            update.extend(self.apply_step(step, fresh, ctx));
        }
        update
    }

    /// Applies an edit to the saved players (such as a rename) and saves it. If the edit is
    /// refused, stores the reason. `fresh` is the id for a new journal of edits, if the edit needs
    /// one.
    fn apply_step(&mut self, step: RegisterStep, fresh: GameId, ctx: &Context<'_>) -> Update {
        self.refused = match &step {
            RegisterStep::Undo => None,
            // This only tests the step on a copy of the players. `recompute_profiles` below applies
            // the step.
            step => self.register_with_games().apply(step).err(),
        };
        if self.refused.is_some() {
            return Update::none();
        }
        let before = self.register.clone();
        let was = self.open.and_then(|open| self.name(open));
        let to = match &step {
            RegisterStep::Rename { to, .. } => Some(to.clone()),
            RegisterStep::Merge { into, .. } => Some(into.clone()),
            _ => was.and_then(|name| Some(name).filter(|_| step != RegisterStep::Undo)),
        };
        let mut update = Update::from(RegisterJournal::write(&mut self.journals, step, fresh));
        self.recompute_profiles();
        self.open = self.shown_players().iter().position(|player| Some(&player.name) == to.as_ref());
        self.typed = to.filter(|_| self.open.is_some()).unwrap_or_default();
        self.other.clear();
        // The edit may also change the names in the form for a new game.
        let settings = self.settings_with_current_names(&before, ctx.settings);
        if settings != *ctx.settings {
            update.push_action(PageAction::SetSettings(Box::new(settings)));
        }
        update
    }

    /// Returns `settings` with updated names after an edit to the saved players, such as a rename.
    /// The names of White and Black and the suggested names may change. Hidden players are not
    /// suggested. `before` are the saved players before the edit.
    fn settings_with_current_names(&self, before: &PlayerRegister, settings: &Settings) -> Settings {
        let name = |name: &String| self.register.current_name(name, before);
        let is_hidden = |name: &String| self.register.person_of(name).is_some_and(|person| person.is_hidden);
        let mut settings = settings.clone();
        for (color, called) in Color::ALL.into_iter().zip(settings.names()) {
            if settings.player_seats[color.index()] == Seat::Person {
                settings.set_seat(color, name(&called).unwrap_or_default(), Seat::Person);
            }
        }
        let here = self.shown_players().iter().map(|player| player.name.clone());
        let mut suggested: Vec<String> = Vec::new();
        for name in settings.known_players.iter().filter_map(name).chain(here) {
            if !is_hidden(&name) && !suggested.contains(&name) {
                suggested.push(name);
            }
        }
        suggested.truncate(MAX_SUGGESTED_NAMES);
        settings.known_players = suggested;
        settings
    }

    /// Starts a game between two saved players. Rules and clock come from `self.last`, the last
    /// game between two saved players. `seated` contains the names of White and Black, and the
    /// odds. If `seated` is `None`, no game starts.
    fn begin_game(&self, seated: Option<SeatedPair>, ctx: &Context<'_>) -> Update {
        let Some(((names, odds), last)) = seated.zip(self.last.as_ref()) else { return Update::none() };
        let (rules, time) = (last.rules.clone(), last.time.clone());
        let mut settings = Settings { rules, time_control: time, ..ctx.settings.clone() };
        set_player_languages(&self.register, &names, &mut settings);
        set_odds_position(&self.register, odds, &mut settings);
        [settings.white, settings.black] = names;
        settings.player_seats = [Seat::Person; 2];
        Update::action(PageAction::CloseDialog).then(PageAction::StartGameWith(Box::new(settings)))
    }
}
