//! Compares a game with the games that are restored from its journal and from its link.

use tabiya::game::link::SharedGame;
use tabiya::game::{
    ClockStop, Event, Game, GameSetup, Instant, Journal, JournalEntry, ReopenedGame, Span, reopen_game,
};
use tabiya::rules::{Color, PositionSetup};

/// Restores a game from the text of a journal. The last entry has the fingerprint (a hash) of
/// `game`, so reopening notices a difference.
fn reopened(journal: &Journal, game: &Game) -> Result<Game, String> {
    let text = serde_json::to_string(journal).map_err(|fault| fault.to_string())?;
    let journal: Journal = serde_json::from_str(&text).map_err(|fault| fault.to_string())?;
    let count = journal.events.len();
    let entries = (0..).zip(journal.events).map(|(number, (at, event))| {
        let after = (number as usize + 1 == count).then(|| game.fingerprint());
        Ok(JournalEntry { number, at, event, fingerprint_after: after })
    });
    let ReopenedGame { game, fault, .. } = reopen_game(journal.setup, &entries.collect::<Vec<_>>());
    fault.map_or(Ok(game), Err)
}

/// Returns the game that is restored from the link of `game`, and the link.
pub(crate) fn linked(game: &Game, now: Instant) -> Result<(Game, String), String> {
    let link = SharedGame::from_game(game, now).to_link().map_err(|fault| fault.to_string())?;
    let game = opened(&link)?;
    Ok((game, link))
}

/// Restores a game from a link; fails if the restored game has another link.
pub(crate) fn opened(link: &str) -> Result<Game, String> {
    let shared = SharedGame::from_link(link).map_err(|fault| format!("{link}: {fault}"))?;
    if shared.to_link().as_deref() != Ok(link) {
        return Err(format!("{link} is written otherwise than it was read"));
    }
    let replay = shared.to_journal().replay();
    replay.fault.map_or(Ok(replay.game), |(number, why)| Err(format!("{link}: event {number}: {why}")))
}

/// Describes the differences between `game` and the games restored from its journal and from
/// its link, if any.
pub(crate) fn fault(journal: &Journal, game: &Game, now: Instant) -> Option<String> {
    match reopened(journal, game) {
        Ok(again) if again == *game => {}
        Ok(again) => return Some(format!("saved: {}", difference(game, &again))),
        Err(fault) => return Some(format!("saved: {fault}")),
    }
    match linked(game, now) {
        Ok((opened, link)) => fault_of_link(game, now, &opened, &link),
        Err(fault) => Some(fault),
    }
}

/// Describes the differences between `game` and `opened`, which was restored from `link`, if
/// any.
pub(crate) fn fault_of_link(game: &Game, now: Instant, opened: &Game, link: &str) -> Option<String> {
    // A link that is written at `now` pauses a running clock at `now`.
    let mut game = game.clone();
    let _ = game.apply(now, Event::Pause);
    let is_short = link.starts_with('1');
    if is_short && game.outcome().is_some() {
        return short_fault(&game, link);
    }
    let said = difference(&game, opened);
    if !said.is_empty() {
        return Some(format!("{link}: {said}"));
    }
    // A link that is not short holds all events, so it must also restore hidden state, such as the
    // clocks before each move.
    let expected = at_zero(&game).replay().game;
    let same = expected == *opened && expected.events() == opened.events();
    (!is_short && !same).then(|| format!("{link}: {expected:?}\nis not\n{opened:?}"))
}

/// Compares a finished game with its short link, which holds the moves, the clocks to half a
/// second, and the result.
fn short_fault(game: &Game, link: &str) -> Option<String> {
    let shared = SharedGame::from_link(link).ok()?;
    let outcome = game.outcome()?;
    let moves: Vec<_> = game.moves().iter().map(|played| played.mv).collect();
    let clocks: Vec<_> = game.moves().iter().map(|played| played.clock).collect();
    let is_near = |one: Option<Span>, other: Option<Span>| match (one, other) {
        (Some(one), Some(other)) => one.as_millis().abs_diff(other.as_millis()) <= 500,
        (one, other) => one == other,
    };
    let same_clocks = match shared.clocks.len() {
        0 => clocks.iter().all(Option::is_none),
        length => length == clocks.len() && shared.clocks.iter().zip(&clocks).all(|(a, b)| is_near(*a, *b)),
    };
    let same = shared.moves == moves
        && same_clocks
        && shared.pgn_result == outcome.result.to_pgn()
        && shared.reason == Some(outcome.reason)
        && shared.setup.start == *game.start()
        && shared.setup.rules == *game.rules()
        && shared.setup.edition == game.edition()
        && outcome.result.is_decisive_or_draw()
        && game.corrections().is_empty()
        && game.clock_edits().is_empty()
        && game.moves().iter().all(|played| played.offered_by.is_none());
    (!same).then(|| format!("{link}: {shared:?} is not {game:?}"))
}

/// Returns the journal of a game, shifted to begin at instant zero. In a game without a clock all
/// events are at zero, because their times have no effect.
fn at_zero(game: &Game) -> Journal {
    let Journal { setup, events } = game.journal();
    let first = events.first().map_or(Instant::default(), |(at, _)| *at);
    let moved = |at: Instant| match game.clock() {
        Some(_) => Instant::default() + at.since(first),
        None => Instant::default(),
    };
    let event = |event| match event {
        Event::Suspend { from } => Event::Suspend { from: moved(from) },
        event => event,
    };
    let setup = GameSetup { start: game.start().clone(), ..setup };
    Journal { setup, events: events.into_iter().map(|(at, what)| (moved(at), event(what))).collect() }
}

/// Describes the differences between the visible states of two games; empty if there are none.
pub(crate) fn difference(one: &Game, other: &Game) -> String {
    let differ = |((name, one), (_, other)): ((&str, String), (&str, String))| {
        (one != other).then(|| format!("{name} was {one} and is {other}"))
    };
    shown(one).into_iter().zip(shown(other)).filter_map(differ).collect::<Vec<_>>().join("; ")
}

/// Visible state of a game, with instants counted back from its last change.
fn shown(game: &Game) -> Vec<(&'static str, String)> {
    let last = game.last_change();
    let ago = |at: Instant| last.since(at);
    let has_clock = game.clock().is_some();
    let readings = |after: u64| {
        let at = last + Span::from_micros(after);
        format!("{:?}", game.clock().map(|clock| Color::ALL.map(|color| clock.reading(color, at))))
    };
    let halt = match game.clock_stop() {
        ClockStop::Suspended(from) => format!("suspended {:?}", ago(from)),
        halt => format!("{halt:?}"),
    };
    let moves = game.moves().iter().map(|played| {
        let at = has_clock.then(|| ago(played.at));
        (played.mv, played.san, PositionSetup::from(&played.position), at, played.clock, played.offered_by)
    });
    let edits =
        game.clock_edits().iter().map(|edit| (ago(edit.at), edit.ply, edit.color, edit.before, edit.after));
    let corrections =
        game.corrections().iter().map(|put| (put.ply, PositionSetup::from(&put.position), &put.reason));
    let question = game.question().map(|asked| (asked.mating_side, PositionSetup::from(&asked.position)));
    let by_color = |what: &dyn Fn(Color) -> String| Color::ALL.map(what).join(", ");
    vec![
        ("the position", format!("{:?}", PositionSetup::from(game.position()))),
        ("the start", format!("{:?}", PositionSetup::from(game.start()))),
        ("the rules", game.rules().to_string()),
        ("the edition", format!("{:?}", game.edition())),
        ("the names", format!("{:?}", game.headers())),
        ("the moves", format!("{:?}", moves.collect::<Vec<_>>())),
        ("corrections", format!("{:?}", corrections.collect::<Vec<_>>())),
        ("the control", format!("{:?}", game.clock().map(|clock| clock.control()))),
        ("the clocks", readings(0)),
        ("the clocks a second later", readings(1_000_000)),
        (
            "the flag",
            format!("{:?}", game.clock().and_then(|clock| clock.deadline()).map(|at| at.since(last))),
        ),
        ("edits", format!("{:?}", edits.collect::<Vec<_>>())),
        ("the halt", halt),
        ("time away", format!("{:?}", game.undecided_absence_time())),
        ("the start of the clock", format!("{:?}", game.waits_for_start())),
        ("the move to press", format!("{:?}", game.awaited_press())),
        ("the turn", format!("{:?} {:?}", game.turn(), game.player_on_turn())),
        ("the offer", format!("{:?}", game.draw_offer())),
        ("the request", format!("{:?}", game.open_request())),
        ("the declared move", format!("{:?}", game.declared_move())),
        ("takebacks", by_color(&|color| format!("{:?}", game.takeback_plies(color)))),
        ("redo", game.can_redo().to_string()),
        ("claims", by_color(&|color| format!("{:?}", game.draw_claims(color)))),
        ("the question", format!("{question:?}")),
        ("the fallen flag", format!("{:?}", game.flag_fallen())),
        ("what waits", format!("{:?}", game.pending_result())),
        ("doubt", game.is_dead_position_undecided().to_string()),
        ("the outcome", format!("{:?} {:?}", game.outcome(), game.explanation())),
    ]
}
