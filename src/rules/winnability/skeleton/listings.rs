//! Listings of one position, with one group of officers after the other followed.

use super::super::super::Color;
use super::super::super::board::Board;
use super::super::reach::Reach;
use super::cast::{Cast, Follow, OFFICERS};
use super::{Limits, Listed, Skeleton};

/// One of them, and how far it has come, if it is not begun anew each time.
struct Listing {
    cast: Cast,
    begun: Option<Skeleton>,
    /// How many times as far as others it goes.
    worth: u64,
}

/// How many times as far the listing goes that follows nobody, and the one that follows those who are boxed in. The first
/// has the fewest skeletons, so it is over soonest and comes first; but where officers are boxed in, it is mostly they who
/// matter.
const NOBODY_WORTH: u64 = 2;
const BOXED_WORTH: u64 = 8;

/// A listing that follows everybody has a skeleton for nearly every position, and the search lists those as well. So of
/// these it lists no more, unless there are more arrangements of pawns and men: then pawns move, and promote to ghosts.
const EXACT_MOST: u64 = 4_000;
const FEW_ARRANGEMENTS: usize = 16;

/// Those that may still show something.
pub(in crate::rules::winnability) struct Listings {
    winner: Color,
    en_passant: bool,
    in_order: bool,
    going: Vec<Listing>,
}

impl Listings {
    pub(in crate::rules::winnability) fn new(
        board: &Board,
        reach: &Reach,
        winner: Color,
        en_passant: bool,
    ) -> Listings {
        let groups = [
            Follow::Nobody,
            Follow::Boxed,
            Follow::Knights,
            Follow::RooksAndQueens,
            Follow::All(!winner),
            Follow::All(winner),
            Follow::NearKings,
        ];
        let all_but = (0..OFFICERS.len()).map(|role| Follow::AllBut(!winner, role));
        let groups = groups.into_iter().chain(all_but).chain([Follow::Everybody]);
        let mut going: Vec<Listing> = Vec::new();
        if let Some(cast) = Cast::of(board, reach, en_passant).filter(|_| board.castling.is_empty()) {
            for whom in groups {
                let cast = cast.following(board, winner, whom);
                if going.iter().all(|other| other.cast.men != cast.men) {
                    let worth = match whom {
                        Follow::Nobody => NOBODY_WORTH,
                        Follow::Boxed => BOXED_WORTH,
                        _ => 1,
                    };
                    going.push(Listing { cast, begun: None, worth });
                }
            }
        }
        Listings { winner, en_passant, in_order: false, going }
    }

    /// Whether one of the first `some` listings shows that there is no mate, and how many skeletons were looked at.
    /// Those in which there may be one, and those that take too much memory, are not tried again; the others go on
    /// where they were, as far as they could be kept: all together in half of the memory, or the only one left.
    pub(in crate::rules::winnability) fn forbid_mate(
        &mut self,
        board: &Board,
        limits: Limits,
        some: usize,
    ) -> (bool, u64) {
        let (winner, en_passant) = (self.winner, self.en_passant);
        if self.in_order != limits.in_order {
            self.in_order = limits.in_order;
            self.going.iter_mut().for_each(|listing| listing.begun = None);
        }
        let (mut none, mut looked, mut number) = (false, 0, 0);
        let alone = self.going.len() == 1;
        let mut kept: usize = self.going.iter().filter_map(|one| Some(one.begun.as_ref()?.bytes())).sum();
        self.going.retain_mut(|listing| {
            number += 1;
            if none || number > some {
                return true;
            }
            let begun = listing.begun.take();
            kept -= begun.as_ref().map_or(0, Skeleton::bytes);
            let far = limits.skeletons.saturating_mul(listing.worth);
            let exact = listing.cast.is_exact();
            let mut left = Limits {
                most: limits.most.saturating_sub(looked),
                bytes: limits.bytes.saturating_sub(kept),
                skeletons: if exact { far.min(EXACT_MOST.saturating_mul(listing.worth)) } else { far },
                ..limits
            };
            let mut skeleton =
                begun.unwrap_or_else(|| Skeleton::new(board, winner, en_passant, listing.cast.clone(), left));
            let before = skeleton.looked;
            let mut listed = skeleton.list(left);
            let same = exact && skeleton.configs.len() <= FEW_ARRANGEMENTS;
            if listed == Listed::Part && exact && !same {
                left.most = left.most.saturating_sub(skeleton.looked - before);
                left.skeletons = far;
                listed = skeleton.list(left);
            }
            let over = same && limits.skeletons >= EXACT_MOST;
            looked += skeleton.looked - before;
            none = listed == Listed::NoMate;
            if listed == Listed::Part && !over && (alone || kept + skeleton.bytes() <= limits.bytes / 2) {
                kept += skeleton.bytes();
                listing.begun = Some(skeleton);
            }
            listed == Listed::Part && !over
        });
        (none, looked)
    }
}
