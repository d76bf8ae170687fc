//! Tests of matchings. In small graphs, an exhaustive search gives the expected weight. In larger
//! graphs, a second computation gives it.

use super::super::seeded_random::SeededRandom;
use super::{Graph, Matching};

/// Returns the greatest weight of a perfect matching, by exhaustive search. Returns `None` if there
/// is no perfect matching. Bit `v` of `used` is set if vertex `v` is already matched.
fn greatest(graph: &Graph, used: u32) -> Option<Vec<i64>> {
    let n = graph.vertices();
    let Some(first) = (0..n).find(|v| used >> v & 1 == 0) else { return Some(vec![0; graph.width()]) };
    let mates = (first + 1..n).filter(|&mate| used >> mate & 1 == 0 && graph.has_edge(first, mate));
    let sums = mates.filter_map(|mate| {
        let rest = greatest(graph, used | 1 << first | 1 << mate)?;
        Some(rest.iter().zip(graph.weight(first, mate)).map(|(sum, more)| sum + more).collect())
    });
    sums.max()
}

/// Returns the total weight of a matching by the edge weights of `graph`. Asserts that the matching
/// is perfect, and that its edges pass [`Matching::may_match`].
fn weight(matching: &Matching, graph: &Graph) -> Vec<i64> {
    let mut sum = vec![0; graph.width()];
    for vertex in 0..graph.vertices() {
        let mate = matching.matched_vertex(vertex);
        assert_eq!(matching.matched_vertex(mate), vertex);
        assert!(mate != vertex && graph.has_edge(vertex, mate));
        assert!(matching.may_match(vertex, mate));
        if vertex < mate {
            sum.iter_mut().zip(graph.weight(vertex, mate)).for_each(|(sum, more)| *sum += more);
        }
    }
    sum
}

#[test]
fn no_matching_weighs_more_and_changes_keep_it_so() {
    let mut numbers = SeededRandom::new(1);
    let (mut perfect, mut none, mut changed) = (0, 0, 0);
    for round in 0..6000 {
        let n = 2 * (1 + numbers.below(5) as usize);
        let (density, most) =
            (20 + numbers.below(81), 1 + numbers.below(if round % 2 == 0 { 3 } else { 50 }));
        let mut graph = Graph::new(n, 2);
        for one in 0..n {
            for other in 0..one {
                if numbers.below(100) < density {
                    let weight = [numbers.below(most) as i64, numbers.below(most) as i64];
                    graph.set_edge(one, other, &weight);
                }
            }
        }
        let best = greatest(&graph, 0);
        let matching = Matching::greatest_perfect(graph.clone());
        assert_eq!(matching.is_some(), best.is_some(), "round {round}");
        let Some(mut matching) = matching else {
            none += 1;
            continue;
        };
        perfect += 1;
        assert_eq!(Some(weight(&matching, &graph)), best, "round {round}");
        for _ in 0..6 {
            let vertex = numbers.below(n as u64) as usize;
            let mut bonus = Vec::new();
            let mut gone = Vec::new();
            for other in (0..n).filter(|&other| graph.has_edge(vertex, other)).collect::<Vec<_>>() {
                match numbers.below(6) {
                    0 | 1 => bonus.push((other, numbers.below(9) as i64 - 3)),
                    2 if numbers.below(3) == 0 => gone.push(other),
                    _ => {}
                }
            }
            bonus.iter().for_each(|&(other, more)| graph.add_to_last(vertex, other, more));
            gone.iter().for_each(|&other| graph.remove_edge(vertex, other));
            let best = greatest(&graph, 0);
            assert_eq!(matching.change_edges(vertex, &bonus, &gone), best.is_some(), "round {round}");
            if best.is_none() {
                break;
            }
            changed += 1;
            assert_eq!(Some(weight(&matching, &graph)), best, "round {round}");
        }
    }
    println!("{perfect} graphs with a perfect matching, {none} without, {changed} changes");
    assert!(perfect > 1000 && none > 500 && changed > 5000);
}

/// Changed matchings weigh as much as matchings computed from the start, and `may_match` is `true`
/// for each edge of both matchings. The graphs are too large for an exhaustive search.
#[test]
fn dual_variables_exclude_no_best_edge() {
    let mut numbers = SeededRandom::new(2);
    let mut changed = 0;
    for _ in 0..150 {
        let n = 2 * (5 + numbers.below(20) as usize);
        let mut graph = Graph::new(n, 2);
        let most = 1 + numbers.below(4);
        for one in 0..n {
            for other in 0..one {
                if numbers.below(100) < 60 {
                    let weight = [numbers.below(most) as i64, numbers.below(most) as i64];
                    graph.set_edge(one, other, &weight);
                }
            }
        }
        let Some(mut matching) = Matching::greatest_perfect(graph.clone()) else { continue };
        for _ in 0..40 {
            let vertex = numbers.below(n as u64) as usize;
            let mate = matching.matched_vertex(vertex);
            let others: Vec<usize> = (0..n).filter(|&other| graph.has_edge(vertex, other)).collect();
            let (mut bonus, mut gone) = (Vec::new(), Vec::new());
            for other in others {
                match numbers.below(8) {
                    0 => bonus.push((other, numbers.below(9) as i64 - 3)),
                    1 if other != mate && numbers.below(4) == 0 => gone.push(other),
                    _ => {}
                }
            }
            bonus.iter().for_each(|&(other, more)| graph.add_to_last(vertex, other, more));
            gone.iter().for_each(|&other| graph.remove_edge(vertex, other));
            assert!(matching.change_edges(vertex, &bonus, &gone));
            changed += 1;
            let again = Matching::greatest_perfect(graph.clone());
            assert_eq!(again.map(|again| weight(&again, &graph)), Some(weight(&matching, &graph)));
            // The edges of a newly computed best matching are tight in `matching` too.
            let again = Matching::greatest_perfect(graph.clone());
            if let Some(again) = again {
                assert!((0..n).all(|vertex| matching.may_match(vertex, again.matched_vertex(vertex))));
            }
        }
    }
    println!("{changed} changes");
    assert!(changed > 2000);
}
