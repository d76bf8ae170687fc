//! A bracket without everyone below: a few stand in for them.
//!
//! See section 7 of `docs/algorithms/swiss.md`.
//!
//! Who is below the next score group has no part in the criteria of a bracket, and only has to remain pairable. A graph
//! that names them all is large and gives the same answer, nearly always, as one with a few who stand in for them.
//! That answer is taken only where it is proven:
//!
//! - **There are enough of them.** Suppose a best matching leaves over two who stand in, matched with each other, and more
//!   of them would allow a better one. Where the two matchings differ, they differ along paths and cycles, and along
//!   one of these the other is better. Its two ends take up two more at most, and those are there: so the first was not
//!   a best one. And all best matchings need as many, since the criteria count the pairs here (C6) and in the next bracket (C8).
//! - **Whoever they stand in for can do it.** Those who stand in may meet everybody, so whatever is possible for the ones
//!   below is possible for them, and the first of the candidates with them is at least as good as the first without.
//!   If it can be completed with the ones below, it is a candidate without, too; so it is the first of these.

use super::bracket::{Bracket, Plan};
use super::field::Field;

/// A bracket, with all that the rules decide in it. `None` if there is no legal pairing.
pub(super) fn decided(field: &Field<'_>, plan: &Plan) -> Option<Bracket> {
    with_stand_ins(field, plan).or_else(|| by_name(field, plan))
}

/// The same, in the graph that names everyone below.
pub(super) fn by_name(field: &Field<'_>, plan: &Plan) -> Option<Bracket> {
    let mut bracket = Bracket::new(field, plan, None)?;
    bracket.choose(field)?;
    Some(bracket)
}

/// The same, where it is proven to be right.
pub(super) fn with_stand_ins(field: &Field<'_>, plan: &Plan) -> Option<Bracket> {
    let near = plan.moved_down.len() + plan.next_end - plan.start + usize::from(plan.is_bye_near(field));
    // Two to spare, and one more where the number is odd; three times as many leave it odd or even.
    let mut stand_ins = 2 + near % 2;
    while stand_ins < field.order.len() - plan.next_end {
        if let Some(mut bracket) = Bracket::new(field, plan, Some(stand_ins))
            && (bracket.next..bracket.below).any(|vertex| bracket.meets_below(vertex))
        {
            bracket.choose(field)?;
            return leaves_pairable(field, plan, &bracket).then_some(bracket);
        }
        stand_ins *= 3;
    }
    None
}

/// Whether an easy search finds pairs for all below, and for those who met somebody that stood in for them.
fn leaves_pairable(field: &Field<'_>, plan: &Plan, bracket: &Bracket) -> bool {
    let met = (0..bracket.next).filter(|&vertex| bracket.meets_below(vertex));
    let mut left: Vec<usize> = met.map(|vertex| bracket.places[vertex]).collect();
    let near = left.len();
    left.extend(plan.next_end..field.order.len());
    let bye = plan.bye_score.filter(|_| !plan.is_bye_near(field));
    pairs_up(left.len() + usize::from(bye.is_some()), |one, other| {
        let (one, other) = (one.min(other), one.max(other));
        match (left.get(other), bye) {
            (Some(&below), _) => other >= near && field.may_meet(left[one], below),
            (None, Some(score)) => field.may_have_bye(left[one], score),
            (None, None) => false,
        }
    })
}

/// Whether an easy search pairs so many: each with the next who is free, or else with one whose mate finds somebody free.
/// It may miss a way, but what it finds is one.
pub(super) fn pairs_up(count: usize, may_pair: impl Fn(usize, usize) -> bool) -> bool {
    let mut mates: Vec<Option<usize>> = vec![None; count];
    for one in 0..count {
        if mates[one].is_some() {
            continue;
        }
        let free_for =
            |player: usize| (one + 1..count).find(|&other| mates[other].is_none() && may_pair(player, other));
        if let Some(other) = free_for(one) {
            (mates[one], mates[other]) = (Some(other), Some(one));
            continue;
        }
        let exchange = (0..count).find_map(|other| {
            let mate = mates[other].filter(|_| may_pair(one, other))?;
            Some((other, mate, free_for(mate)?))
        });
        let Some((other, mate, free)) = exchange else { return false };
        (mates[one], mates[other]) = (Some(other), Some(one));
        (mates[mate], mates[free]) = (Some(free), Some(mate));
    }
    true
}
