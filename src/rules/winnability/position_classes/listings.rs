//! Tries several lists of position classes for one position, each with another choice of the pieces
//! whose squares the classes store (tracked pieces).

use super::super::super::Color;
use super::super::super::board::Board;
use super::super::reach::ReachBound;
use super::piece_levels::{PIECE_ROLES, PieceLevels, TrackingChoice};
use super::{ListingLimits, ListingOutcome, PositionClassListing};

/// List of position classes, which may be incomplete. Several such lists are tried in turn.
///
/// A position class is all positions with kings, pawns and tracked pieces on the same squares. Each
/// list tracks different pieces. A complete list may prove that a side can never mate.
struct ListingInProgress {
    /// The pieces on the board, and how much the classes say about the square of each.
    levels: PieceLevels,
    /// The list so far; `None` if it has not begun or was dropped to save memory.
    begun: Option<PositionClassListing>,
    /// Factor by which the limit of position classes is multiplied for this list.
    limit_factor: u64,
}

/// Factor by which the limit of classes is multiplied for the list that tracks the fewest pieces.
///
/// This list has the fewest position classes, so it is complete soonest.
const UNTRACKED_LIMIT_FACTOR: u64 = 2;
/// Factor by which the limit of classes is multiplied for the list that tracks pieces confined to a
/// few squares.
///
/// If some pieces are confined, tracking them (storing their squares) matters most.
const CONFINED_LIMIT_FACTOR: u64 = 8;

/// Limit of position classes in a list that tracks all pieces (stores their squares).
///
/// Such a list has a position class for nearly every position, so it takes about as much work as a
/// search through the positions. The limit does not apply to a list with more than
/// [`FEW_STRUCTURES`] structures (sets of pawns and living pieces). In such a list, pawns move and
/// promote. The classes do not store the squares of promoted pieces, so a class stands for many
/// positions.
const MAX_CLASSES_TRACKING_ALL: u64 = 4_000;
/// Greatest number of structures with which [`MAX_CLASSES_TRACKING_ALL`] limits a list.
const FEW_STRUCTURES: usize = 16;

/// Lists of position classes, tried in turn to prove that `winner` can never mate.
///
/// A position class is all positions with kings, pawns and tracked pieces on the same squares. Each
/// list tracks different pieces. The proof succeeds if a list is complete and none of its classes
/// can contain a mate.
pub(in crate::rules::winnability) struct PositionClassListings {
    /// The side that is to be proved unable to mate.
    winner: Color,
    /// Whether pawns may capture en passant.
    en_passant: bool,
    /// Whether the moves of classes are tried in the order in which their structures (sets of pawns
    /// and living pieces) can arise.
    in_order: bool,
    /// The lists that may still give a proof.
    in_progress: Vec<ListingInProgress>,
}

impl PositionClassListings {
    /// Returns the lists of position classes to try for a board, all still empty.
    ///
    /// There are no lists if a castling right is left or there are too many pieces. `reach` bounds
    /// the squares that units can reach. `en_passant` tells whether pawns may capture en passant.
    pub(in crate::rules::winnability) fn new(
        board: &Board,
        reach: &ReachBound,
        winner: Color,
        en_passant: bool,
    ) -> PositionClassListings {
        let groups = [
            TrackingChoice::Nothing,
            TrackingChoice::Confined,
            TrackingChoice::Knights,
            TrackingChoice::RooksAndQueens,
            TrackingChoice::All(!winner),
            TrackingChoice::All(winner),
            TrackingChoice::NearKings,
        ];
        let all_but = (0..PIECE_ROLES.len()).map(|role| TrackingChoice::AllBut(!winner, role));
        let groups = groups.into_iter().chain(all_but).chain([TrackingChoice::Everything]);
        let mut in_progress: Vec<ListingInProgress> = Vec::new();
        if let Some(levels) = PieceLevels::of(board, reach, en_passant).filter(|_| board.castling.is_empty())
        {
            for whom in groups {
                let levels = levels.with_tracked(board, winner, whom);
                if in_progress.iter().all(|other| other.levels.men != levels.men) {
                    let limit_factor = match whom {
                        TrackingChoice::Nothing => UNTRACKED_LIMIT_FACTOR,
                        TrackingChoice::Confined => CONFINED_LIMIT_FACTOR,
                        _ => 1,
                    };
                    in_progress.push(ListingInProgress { levels, begun: None, limit_factor });
                }
            }
        }
        PositionClassListings { winner, en_passant, in_order: false, in_progress }
    }

    /// Continues the first `count` lists of position classes until one proves that there is no
    /// mate.
    ///
    /// Returns whether a list gives this proof, and how many classes were expanded (their moves
    /// tried). Drops a list if a mate may exist in it, or if it takes too much memory or too many
    /// classes. An incomplete list keeps its progress if all kept lists together fit into half of
    /// the memory, or if it is the only list. If `limits.in_order` differs from the last call, all
    /// lists start again.
    pub(in crate::rules::winnability) fn forbid_mate(
        &mut self,
        board: &Board,
        limits: ListingLimits,
        count: usize,
    ) -> (bool, u64) {
        let (winner, en_passant) = (self.winner, self.en_passant);
        if self.in_order != limits.in_order {
            self.in_order = limits.in_order;
            self.in_progress.iter_mut().for_each(|progress| progress.begun = None);
        }
        let (mut is_proved, mut expanded, mut number) = (false, 0, 0);
        let alone = self.in_progress.len() == 1;
        let mut kept: usize =
            self.in_progress.iter().filter_map(|one| Some(one.begun.as_ref()?.bytes())).sum();
        self.in_progress.retain_mut(|progress| {
            number += 1;
            if is_proved || number > count {
                return true;
            }
            let begun = progress.begun.take();
            kept -= begun.as_ref().map_or(0, PositionClassListing::bytes);
            let far = limits.max_classes.saturating_mul(progress.limit_factor);
            let exact = progress.levels.knows_all_squares();
            let mut left = ListingLimits {
                max_classes_in_total: limits.max_classes_in_total.saturating_sub(expanded),
                bytes: limits.bytes.saturating_sub(kept),
                max_classes: if exact {
                    far.min(MAX_CLASSES_TRACKING_ALL.saturating_mul(progress.limit_factor))
                } else {
                    far
                },
                ..limits
            };
            let mut listing = begun.unwrap_or_else(|| {
                PositionClassListing::new(board, winner, en_passant, progress.levels.clone(), left)
            });
            let before = listing.expanded;
            let mut outcome = listing.continue_listing(left);
            let same = exact && listing.structures.len() <= FEW_STRUCTURES;
            if outcome == ListingOutcome::Part && exact && !same {
                left.max_classes_in_total =
                    left.max_classes_in_total.saturating_sub(listing.expanded - before);
                left.max_classes = far;
                outcome = listing.continue_listing(left);
            }
            let over = same && limits.max_classes >= MAX_CLASSES_TRACKING_ALL;
            expanded += listing.expanded - before;
            is_proved = outcome == ListingOutcome::NoMate;
            if outcome == ListingOutcome::Part
                && !over
                && (alone || kept + listing.bytes() <= limits.bytes / 2)
            {
                kept += listing.bytes();
                progress.begun = Some(listing);
            }
            outcome == ListingOutcome::Part && !over
        });
        (is_proved, expanded)
    }
}
