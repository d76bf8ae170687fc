//! Trees of variations: written as PGN and read back, and compared with a plain nested list under
//! random edits.

use crate::common::Random;
use crate::link::real_games_pgn;
use tabiya::game::Span;
use tabiya::game::tree::{GameTree, NodeId, Shape, ShapeColor, TreeError};
use tabiya::rules::pgn::{Glyph, Movetext, PgnGame, PgnReader};
use tabiya::rules::{Move, Position, Square};

const ANNOTATED: [&str; 6] = [
    "{Before the game} 1. e4 $1 {[%clk 0:05:00] [%cal Gd2d4,Rd8h4] the open game} {twice} e5 (1... c5 {Sicilian} 2. Nf3 (2. c3 $5 d5 (2... Nf6) 3. exd5) 2... d6) {behind} ({first} 1... e6) 2. Nf3 $14 $146 *",
    // Variations that replace the first move of a variation (1... e6 and 1... c6 for 1... c5), and
    // two variations for the same move.
    "1. e4 e5 (1... c5 (1... e6 2. d4 (2. d3)) (1... c6) 2. Nf3) (1... d6) 2. Nf3 *",
    "[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n[SetUp \"1\"]\n\n1. e4 (1. e3 {[%csl Ga1,Yb2]} 1... Ke7) 1... Ke7 *",
    // The variation begins with the same move as the main line.
    "1. d4 d5 (1... d5 2. c4 {a continuation after the end}) *",
    "1. f3 e5 2. g4 Qh4# (2... Nc6 {too kind}) 0-1",
    "*",
];

fn read(text: &str) -> PgnGame {
    PgnReader::new(text.as_bytes()).next().expect("a game").expect("a sound game")
}

/// The moves of a tree as PGN, without tags and result, which are no part of a tree.
fn main_of(tree: &GameTree) -> Movetext {
    tree.to_pgn().main
}

#[test]
fn annotated_games_come_back_the_same() {
    for text in ANNOTATED {
        let game = read(text);
        for tree in [GameTree::from_game(&game).unwrap(), GameTree::from_analysis(&game).unwrap()] {
            assert_eq!(main_of(&tree), game.main, "{text}");
            assert_eq!(tree.can_undo_and_redo(), (false, false), "{text}");
            let again = read(&tree.to_pgn().to_string());
            assert_eq!(again.main, game.main, "{text}");
        }
    }
}

#[test]
fn real_games_come_back_the_same() {
    let text = real_games_pgn();
    let mut count = 0;
    for game in PgnReader::new(text.as_bytes()) {
        let game = game.expect("a sound game");
        let tree = GameTree::from_game(&game).expect("a tree");
        assert_eq!(read(&tree.to_pgn().to_string()).main, game.main, "{:?}", game.tags);
        count += 1;
    }
    println!("{count} real games");
    assert!(count > 1);
}

#[test]
fn what_is_played_stays_and_what_differs_is_a_variation() {
    let mut tree = GameTree::from_game(&read("1. e4 e5 2. Nf3 *")).unwrap();
    let moves: Vec<_> = tree.line_from(NodeId::START).skip(1).collect();
    let [e4, e5, nf3] = moves[..] else { panic!("three moves") };
    assert_eq!(tree.play_move(e4, mv(&tree, e4, "e5")), Ok(e5), "the tree has it already");
    assert_eq!(tree.delete_line_from(e5), Err(TreeError::PlayedInGame));
    let c5 = tree.play_move(e4, mv(&tree, e4, "c5")).unwrap();
    assert_eq!(tree.promote_variation(c5), Err(TreeError::PlayedInGame));
    let d4 = tree.play_move(c5, mv(&tree, c5, "d4")).unwrap();
    let c3 = tree.play_move(c5, mv(&tree, c5, "c3")).unwrap();
    assert_eq!((tree.variation_depth(d4), tree.variation_depth(c3)), (1, 2));
    assert_eq!(text(&tree), "1. e4 e5 (1... c5 2. d4 (2. c3)) 2. Nf3 *");
    assert_eq!(tree.promote_variation(c3), Ok(true));
    assert_eq!(text(&tree), "1. e4 e5 (1... c5 2. c3 (2. d4)) 2. Nf3 *");
    // A move after the end of the game becomes a variation that repeats the last move of the game.
    let nc6 = tree.play_move(nf3, mv(&tree, nf3, "Nc6")).unwrap();
    assert_eq!(tree.play_move(nf3, mv(&tree, nf3, "Nc6")), Ok(nc6));
    assert_eq!(text(&tree), "1. e4 e5 (1... c5 2. c3 (2. d4)) 2. Nf3 (2. Nf3 Nc6) *");
    assert_eq!(tree.line_from(NodeId::START).skip(1).collect::<Vec<_>>(), moves);
    assert_eq!(tree.undo(), Some(nf3));
    assert_eq!(text(&tree), "1. e4 e5 (1... c5 2. c3 (2. d4)) 2. Nf3 *");
    assert_eq!(tree.undo(), Some(c3));
    assert_eq!(text(&tree), "1. e4 e5 (1... c5 2. d4 (2. c3)) 2. Nf3 *");
    assert!(tree.redo().is_some() && tree.redo().is_some() && tree.redo().is_none());
    assert_eq!(text(&tree), "1. e4 e5 (1... c5 2. c3 (2. d4)) 2. Nf3 (2. Nf3 Nc6) *");
}

#[test]
fn arrows_and_circles_are_commands_beside_the_words() {
    let mut tree = GameTree::from_game(&read("1. e4 {[%clk 0:05:00] [%cal Gd2d4,Xa1a2] good} *")).unwrap();
    let e4 = tree.next_in_line(NodeId::START).unwrap();
    let arrow = |color, from, to| Shape { color, from, to };
    let d2d4 = arrow(ShapeColor::Green, Square::D2, Some(Square::D4));
    assert_eq!(tree.shapes(e4), [d2d4]);
    let circle = arrow(ShapeColor::Blue, Square::E5, None);
    let red = arrow(ShapeColor::Red, Square::G1, Some(Square::F3));
    tree.set_shapes(e4, &[d2d4, circle, red]).unwrap();
    assert_eq!(tree.shapes(e4), [circle, d2d4, red]);
    let kept = "[%clk 0:05:00] [%cal Xa1a2] good";
    let drawn = format!("[%csl Be5] [%cal Gd2d4,Rg1f3] {kept}");
    assert_eq!(tree.annotation(e4).comments, [drawn]);
    tree.set_shapes(e4, &[]).unwrap();
    assert_eq!(tree.annotation(e4).comments, [kept]);
    tree.set_shapes(NodeId::START, &[circle]).unwrap();
    tree.set_shapes(NodeId::START, &[]).unwrap();
    assert!(tree.annotation(NodeId::START).comments.is_empty());
    assert_eq!((0..4).filter(|_| tree.undo().is_some()).count(), 4);
    assert_eq!(tree.annotation(e4).comments, ["[%clk 0:05:00] [%cal Gd2d4,Xa1a2] good"]);
}

/// Arrows and circles in colours of other programs are not drawn, but no edit removes them.
#[test]
fn drawings_in_unknown_colours_are_kept() {
    let pgn =
        "1. e4 {[%csl Oa1, Pb2] a [%cal Ge2e4,Oc1c2,Ge9] b} (1. d4) {[%cal Cd1d2] [%csl Gc3]} 1... e5 *";
    let mut tree = GameTree::from_game(&read(pgn)).unwrap();
    let e4 = tree.next_in_line(NodeId::START).unwrap();
    assert_eq!(tree.shapes(e4).len(), 2);
    tree.set_shapes(e4, &[]).unwrap();
    let cleared = "1. e4 {[%csl Oa1, Pb2] a [%cal Oc1c2,Ge9] b} (1. d4) {[%cal Cd1d2]} 1... e5 *";
    assert_eq!(text(&tree), cleared);
    let circle = Shape { color: ShapeColor::Red, from: Square::H1, to: None };
    tree.set_shapes(e4, &[circle]).unwrap();
    tree.set_shapes(e4, &[]).unwrap();
    assert_eq!(text(&tree), cleared);
    tree.set_comment(e4, "c").unwrap();
    let edited = "1. e4 {[%csl Oa1, Pb2] [%cal Oc1c2,Ge9] c} (1. d4) {[%cal Cd1d2]} 1... e5 *";
    assert_eq!(text(&tree), edited);
}

#[test]
fn a_tree_has_its_limits_and_says_so() {
    let mut tree = GameTree::from_position(Position::initial());
    let illegal = Position::initial().parse_san("e4").unwrap();
    let e4 = tree.play_move(NodeId::START, illegal).unwrap();
    assert!(matches!(tree.play_move(e4, illegal), Err(TreeError::Illegal(_))));
    let long = "x".repeat(tabiya::game::tree::MAX_TEXT_BYTES);
    assert_eq!(tree.annotate(e4, |note| note.comments.push(long.clone() + "x")), Err(TreeError::TooLong));
    assert_eq!(tree.annotate(e4, |note| note.comments.push(long)), Ok(()));
    tree.delete_line_from(e4).unwrap();
    assert_eq!(tree.annotate(NodeId::START, |note| note.comments.push("x".to_owned())), Ok(()));
    // Pieces move out and back, and each variation lies within the previous one. The tree refuses a
    // variation that is nested too deeply for its PGN to be read again.
    let mut tree = GameTree::from_position(Position::initial());
    let mut node = NodeId::START;
    let fault = loop {
        let [first, second] = if tree.position(node).turn() == tabiya::rules::Color::White {
            if tree.position(node).piece_at(Square::G1).is_some() { ["Nf3", "Nh3"] } else { ["Rg1", "Ng1"] }
        } else {
            if tree.position(node).piece_at(Square::G8).is_some() { ["Nf6", "Nh6"] } else { ["Rg8", "Ng8"] }
        };
        tree.play_move(node, mv(&tree, node, first)).unwrap();
        match tree.play_move(node, mv(&tree, node, second)) {
            Ok(variation) => node = variation,
            Err(fault) => break fault,
        }
    };
    assert_eq!(fault, TreeError::TooDeep);
    assert!(read(&tree.to_pgn().to_string()).main == main_of(&tree), "the deepest tree");
}

/// A tree as a plain nested list.
#[derive(Clone, Debug, Default, PartialEq)]
struct Plain {
    mv: Option<Move>,
    glyphs: Vec<Glyph>,
    children: Vec<Plain>,
}

impl Plain {
    fn of(tree: &GameTree, node: NodeId) -> Plain {
        let children = tree.children(node).iter().map(|child| Plain::of(tree, *child)).collect();
        Plain { mv: tree.move_at(node), glyphs: tree.annotation(node).glyphs.clone(), children }
    }

    fn at(&mut self, path: &[Move]) -> &mut Plain {
        match path.split_first() {
            Some((mv, rest)) => {
                self.children.iter_mut().find(|child| child.mv == Some(*mv)).expect("a child").at(rest)
            }
            None => self,
        }
    }

    fn count(&self) -> usize {
        self.children.iter().map(|child| 1 + child.count()).sum()
    }
}

/// Makes as many random edits as the environment variable `TABIYA_TREE_EDITS` says, or 4,000
/// without it; two hundred in each tree.
#[test]
fn random_edits_are_those_of_a_plain_list_and_can_all_be_undone() {
    let all = std::env::var("TABIYA_TREE_EDITS").ok().and_then(|all| all.parse().ok()).unwrap_or(4_000);
    let mut random = Random(54);
    for _ in 0..all / 200 {
        let mut tree = GameTree::from_position(Position::initial());
        let (mut plain, mut past, mut future) = (Plain::default(), Vec::new(), Vec::new());
        for _ in 0..200 {
            let before = plain.clone();
            let node = any_node(&tree, &mut random);
            let path: Vec<Move> = tree.path(node).into_iter().filter_map(|node| tree.move_at(node)).collect();
            match random.below(10) {
                0 if node != NodeId::START => {
                    tree.delete_line_from(node).unwrap();
                    let (last, above) = path.split_last().unwrap();
                    plain.at(above).children.retain(|child| child.mv != Some(*last));
                }
                1 => {
                    let moved = tree.promote_variation(node).unwrap();
                    // Finds the innermost variation that contains the move.
                    let place = (0..path.len()).rev().find_map(|length| {
                        let siblings = &plain.at(&path[..length]).children;
                        let place = siblings.iter().position(|child| child.mv == Some(path[length]))?;
                        (place > 0).then_some((length, place))
                    });
                    assert_eq!(moved, place.is_some());
                    if let Some((length, place)) = place {
                        plain.at(&path[..length]).children.swap(place - 1, place);
                    }
                }
                2 if node != NodeId::START => {
                    let glyph = Glyph(1 + random.below(6) as u8);
                    tree.annotate(node, |annotation| annotation.glyphs = vec![glyph]).unwrap();
                    plain.at(&path).glyphs = vec![glyph];
                }
                3 => {
                    if tree.undo().is_some() {
                        future.push(plain.clone());
                        plain = past.pop().unwrap();
                    }
                    assert_eq!(Plain::of(&tree, NodeId::START), plain);
                    continue;
                }
                4 => {
                    if tree.redo().is_some() {
                        past.push(plain.clone());
                        plain = future.pop().unwrap();
                    }
                    assert_eq!(Plain::of(&tree, NodeId::START), plain);
                    continue;
                }
                _ => {
                    let moves: Vec<Move> = tree.position(node).legal_moves().into_iter().collect();
                    if moves.is_empty() {
                        continue;
                    }
                    let mv = moves[random.below(moves.len())];
                    tree.play_move(node, mv).unwrap();
                    let children = &mut plain.at(&path).children;
                    if !children.iter().any(|child| child.mv == Some(mv)) {
                        children.push(Plain { mv: Some(mv), ..Plain::default() });
                    }
                }
            }
            if plain != before {
                past.push(before);
                future.clear();
            }
            assert_eq!(Plain::of(&tree, NodeId::START), plain);
            assert_eq!(tree.move_count(), plain.count());
        }
        let written = tree.to_pgn();
        assert!(read(&written.to_string()).main == written.main, "{written}");
        let again = GameTree::from_analysis(&written).unwrap();
        assert_eq!(Plain::of(&again, NodeId::START), plain);
        while tree.undo().is_some() {}
        assert_eq!(Plain::of(&tree, NodeId::START), Plain::default());
    }
}

fn any_node(tree: &GameTree, random: &mut Random) -> NodeId {
    let mut node = NodeId::START;
    while random.below(6) > 0 {
        let children = tree.children(node);
        if children.is_empty() {
            break;
        }
        node = children[random.below(children.len())];
    }
    node
}

fn mv(tree: &GameTree, node: NodeId, san: &str) -> Move {
    tree.position(node).parse_san(san).expect(san)
}

fn text(tree: &GameTree) -> String {
    tree.to_pgn().to_string().split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn an_analysis_is_opened_with_the_game_as_it_is_now() {
    let analysis = read("1. e4 $1 e5 (1... c5 2. Nf3) 2. Nf3 {good} (2. f4) Nc6 *");
    for (game, merged) in [
        ("1. e4 e5 2. Nf3 Nc6 *", "1. e4 $1 e5 (1... c5 2. Nf3) 2. Nf3 {good} (2. f4) 2... Nc6 *"),
        // The next games have, in this order: one move more than the analysis, fewer moves, and
        // other moves (in two games).
        (
            "1. e4 e5 2. Nf3 Nc6 3. Bb5 {[%clk 0:01:00]} *",
            "1. e4 $1 e5 (1... c5 2. Nf3) 2. Nf3 {good} (2. f4) 2... Nc6 3. Bb5 {[%clk 0:01:00]} *",
        ),
        ("1. e4 *", "1. e4 $1 e5 (1... c5 2. Nf3) 2. Nf3 {good} (2. f4) 2... Nc6 *"),
        ("1. e4 c5 2. d4 *", "1. e4 $1 c5 (1... e5 2. Nf3 {good} (2. f4) 2... Nc6) 2. d4 (2. Nf3) *"),
        ("1. d4 *", "1. d4 (1. e4 $1 e5 (1... c5 2. Nf3) 2. Nf3 {good} (2. f4) 2... Nc6) *"),
    ] {
        let game = read(game);
        let tree = GameTree::from_saved_analysis(&game, &analysis).unwrap();
        assert_eq!(text(&tree), merged);
        let played = tree.line_from(NodeId::START).skip(1).filter(|node| tree.is_played(*node));
        assert_eq!(played.count(), game.moves().len(), "{merged}");
        assert_eq!(tree.can_undo_and_redo(), (false, false));
    }
}

#[test]
fn a_comment_is_edited_without_its_commands() {
    let mut tree = GameTree::from_game(&read("1. e4 {[%clk 0:05:00] a [%cal Ge2e4] b} {c} *")).unwrap();
    let e4 = tree.next_in_line(NodeId::START).unwrap();
    assert_eq!(tree.comment(e4), "a b c");
    tree.set_comment(e4, "a b  c ").unwrap();
    assert_eq!(tree.can_undo_and_redo(), (false, false), "nothing has changed");
    tree.set_comment(e4, " new {1}\n[%eval 3] ").unwrap();
    assert_eq!(text(&tree), "1. e4 {[%clk 0:05:00] [%cal Ge2e4] new (1) [eval 3]} *");
    tree.set_comment(e4, "").unwrap();
    assert_eq!(text(&tree), "1. e4 {[%clk 0:05:00] [%cal Ge2e4]} *");
    tree.set_comment(NodeId::START, "before").unwrap();
    assert_eq!(text(&tree), "{before} 1. e4 {[%clk 0:05:00] [%cal Ge2e4]} *");
}

#[test]
fn a_move_has_one_sign_of_each_kind() {
    let mut tree = GameTree::from_game(&read("1. e4 $146 *")).unwrap();
    let e4 = tree.next_in_line(NodeId::START).unwrap();
    for (sign, then) in
        [(1, "$1 $146"), (16, "$1 $146 $16"), (4, "$4 $146 $16"), (10, "$4 $146 $10"), (4, "$146 $10")]
    {
        tree.toggle_sign(e4, Glyph(sign)).unwrap();
        assert_eq!(text(&tree), format!("1. e4 {then} *"));
    }
    assert_eq!(tree.toggle_sign(NodeId::START, Glyph(1)), Err(TreeError::NoMove));
    assert_eq!(Glyph(14).symbol().and_then(Glyph::from_symbol), Some(Glyph(14)));
    assert_eq!(Glyph(200).symbol(), None);
}

#[test]
fn time_used_for_a_move_is_read_from_its_comments() {
    for (said, millis) in [
        ("{[%emt 0:01:05]}", Some(65_000)),
        ("{[%clk 0:05:00] [%emt 1:00:00.5] good}", Some(3_600_500)),
        ("{good} {[%emt 0:07]}", Some(7_000)),
        ("{[%emt 12.25]}", Some(12_250)),
        ("{[%clk 0:05:00]}", None),
        ("{[%emt -3]}", None),
        ("{[%emt 1:2:3:4]}", None),
        ("{[%emt soon]}", None),
        ("{[%emts 5]}", None),
    ] {
        let tree = GameTree::from_game(&read(&format!("1. e4 {said} *"))).unwrap();
        let e4 = tree.next_in_line(NodeId::START).unwrap();
        assert_eq!(tree.time_used(e4).map(Span::as_millis), millis, "{said}");
    }
}

/// Promoting a variation removes its brackets. The comments before and after the brackets become
/// comments of the variation's first move.
#[test]
fn comments_around_a_variation_survive_its_promotion() {
    let analysis = read("1. e4 e5 (1... c6) ({first} 1... c5 {Sicilian} 2. Nf3) {behind} 2. Nf3 *");
    let mut tree = GameTree::from_analysis(&analysis).unwrap();
    let e4 = tree.next_in_line(NodeId::START).unwrap();
    let c5 = tree.children(e4)[2];
    assert_eq!(tree.comments_around_variation(c5), ("first".to_owned(), "behind".to_owned()));
    tree.promote_variation(c5).unwrap();
    tree.promote_variation(c5).unwrap();
    let promoted = "1. e4 c5 {first} {Sicilian} {behind} (1... e5 (1... c6) 2. Nf3) 2. Nf3 *";
    assert_eq!(text(&tree), promoted);
    assert_eq!(tree.comment(c5), "first Sicilian behind");
    assert_eq!(tree.comments_around_variation(c5), (String::new(), String::new()));
    tree.set_comment(c5, "new").unwrap();
    assert_eq!(text(&tree), "1. e4 c5 {new} (1... e5 (1... c6) 2. Nf3) 2. Nf3 *");
    assert!((0..3).all(|_| tree.undo().is_some()) && tree.undo().is_none());
    assert_eq!(tree.to_pgn().main, analysis.main);
    // A comment before the game stays before the game.
    let analysis = read("{game} 1. e4 ({mine} 1. d4) {end} *");
    let mut tree = GameTree::from_analysis(&analysis).unwrap();
    let d4 = tree.children(NodeId::START)[1];
    tree.promote_variation(d4).unwrap();
    assert_eq!(text(&tree), "{game} 1. d4 {mine} {end} (1. e4) *");
}

/// The brackets of a variation without moves are removed, and its comments keep their place.
#[test]
fn comments_in_brackets_keep_their_order() {
    for (written, merged) in [
        ("1. e4 {a} ({b}) {c} e5 *", "1. e4 {a} {b} {c} 1... e5 *"),
        ("1. e4 {a} (1. d4) {b} ({c}) {d} (1. c4) e5 *", "1. e4 {a} (1. d4) {b} {c} {d} (1. c4) 1... e5 *"),
    ] {
        let tree = GameTree::from_game(&read(written)).unwrap();
        assert_eq!(text(&tree), merged);
        assert_eq!(read(&text(&tree)).main, main_of(&tree));
    }
}

#[test]
fn drawings_and_times_may_stand_behind_the_variations_of_their_move() {
    let pgn = "1. e4 {a} (1. d4 (1. c4) {[%csl Rc4]}) {[%cal ge2E4, bd1h5] [%emt 0:00:07,5] b} 1... e5 *";
    let mut tree = GameTree::from_game(&read(pgn)).unwrap();
    let [e4, d4] = tree.children(NodeId::START)[..2] else { panic!("two moves") };
    let arrow = |color, from, to| Shape { color, from, to: Some(to) };
    let green = arrow(ShapeColor::Green, Square::E2, Square::E4);
    assert_eq!(tree.shapes(e4), [green, arrow(ShapeColor::Blue, Square::D1, Square::H5)]);
    assert_eq!(tree.shapes(d4), [Shape { color: ShapeColor::Red, from: Square::C4, to: None }]);
    assert_eq!(tree.time_used(e4).map(Span::as_millis), Some(7_500));
    assert_eq!(tree.comments_around_variation(d4), (String::new(), "b".to_owned()));
    tree.set_shapes(e4, &[green]).unwrap();
    let cleared = "1. e4 {[%cal Ge2e4] a} (1. d4 (1. c4) {[%csl Rc4]}) {[%emt 0:00:07,5] b} 1... e5 *";
    assert_eq!(text(&tree), cleared);
    assert_eq!((tree.undo(), tree.undo()), (Some(e4), None));
    assert_eq!(main_of(&tree), read(pgn).main);
    assert_eq!(tree.redo(), Some(e4));
    assert_eq!(text(&tree), cleared);
}

#[test]
fn no_text_of_a_player_becomes_a_command() {
    let mut tree = GameTree::from_game(&read("1. e4 *")).unwrap();
    let e4 = tree.next_in_line(NodeId::START).unwrap();
    tree.set_comment(e4, "[[%%csl Ge4]").unwrap();
    assert_eq!((tree.shapes(e4).len(), text(&tree)), (0, "1. e4 {[[csl Ge4]} *".to_owned()));
}

#[test]
fn a_merged_tree_has_what_either_has() {
    let game = read("1. e4 e5 *");
    let tree = |pgn: &str| GameTree::from_saved_analysis(&game, &read(pgn)).unwrap();
    for (ours, theirs, merged) in [
        ("1. e4 e5 *", "1. e4 e5 (1... c5 2. Nf3) *", "1. e4 e5 (1... c5 2. Nf3) *"),
        (
            "1. e4 e5 (1... c5) *",
            "1. e4 e5 (1... c6) (1... c5 2. Nf3) *",
            "1. e4 e5 (1... c5 2. Nf3) (1... c6) *",
        ),
        (
            "1. e4 $1 {[%clk 1:00:00] a b} e5 *",
            "1. e4 $1 $14 {[%cal Ge2e4] [%clk 1:00:00] b} e5 $3 {c} *",
            "1. e4 $1 $14 {[%clk 1:00:00] a b} {[%cal Ge2e4]} 1... e5 $3 {c} *",
        ),
        (
            "{x} 1. e4 e5 *",
            "{y} 1. e4 {xy} e5 ({p} 1... c5 {q}) {r} *",
            "{x} {y} 1. e4 {xy} 1... e5 ({p} 1... c5 {q}) {r} *",
        ),
        // Several variations with the same first move.
        (
            "1. e4 (1. d4 d5) (1. d4 Nf6) e5 *",
            "1. e4 (1. d4 d5) (1. d4 Nf6 2. c4) e5 *",
            "1. e4 (1. d4 d5) (1. d4 Nf6 2. c4) 1... e5 *",
        ),
        ("1. e4 e5 *", "1. e4 (1. d4 d5) (1. d4 Nf6) e5 *", "1. e4 (1. d4 d5 (1... Nf6)) 1... e5 *"),
        // Moves after the end of the game.
        ("1. e4 e5 *", "1. e4 e5 (1... e5 2. Nf3 (2. f4)) *", "1. e4 e5 (1... e5 2. Nf3 (2. f4)) *"),
        (
            "1. e4 e5 (1... c5) (1... e5 2. Nc3) *",
            "1. e4 e5 (1... e5 2. Nf3) *",
            "1. e4 e5 (1... c5) (1... e5 2. Nc3 (2. Nf3)) *",
        ),
    ] {
        let mut both = tree(ours);
        both.merge(&tree(theirs)).unwrap();
        assert_eq!(text(&both), merged, "{theirs} into {ours}");
        both.forget_edits();
        both.merge(&tree(theirs)).unwrap();
        both.merge(&tree(ours)).unwrap();
        assert_eq!(both.can_undo_and_redo(), (false, false), "{theirs} into {ours}, once more");
        assert_eq!(both.line_from(NodeId::START).skip(1).filter(|node| both.is_played(*node)).count(), 2);
    }
    // A merge that exceeds the limit for texts still adds the moves that fit.
    let long = format!("1. e4 {{{}}} e5 *", "x".repeat(tabiya::game::tree::MAX_TEXT_BYTES));
    let mut both = tree(&long);
    assert_eq!(both.merge(&tree("1. e4 {a} e5 (1... c5) *")), Err(TreeError::TooLong));
    assert_eq!(both.move_count(), 3);
}

/// Merging a tree with a copy that was read from the tree's own PGN changes nothing.
#[test]
fn random_annotated_games_merge_with_themselves() {
    let mut random = Random(541);
    for _ in 0..300 {
        let mut game = PgnGame::from_position(Position::initial());
        game.main = any_line(&Position::initial(), 0, &mut random);
        let mut tree = GameTree::from_game(&game).unwrap();
        tree.merge(&GameTree::from_game(&read(&text(&tree))).unwrap()).unwrap();
        assert_eq!(tree.can_undo_and_redo(), (false, false), "{}", text(&tree));
    }
}

/// Random annotated games, with every kind of annotation in every place that PGN has for it.
#[test]
fn random_annotated_games_come_back_the_same() {
    let mut random = Random(540);
    for _ in 0..300 {
        let mut game = PgnGame::from_position(Position::initial());
        game.main = any_line(&Position::initial(), 0, &mut random);
        game.main.comments_after.clear();
        let text = game.to_string();
        let again = PgnReader::new(text.as_bytes()).next().expect("a game").expect(&text);
        assert_eq!(again.main, game.main, "{text}");
        let tree = GameTree::from_game(&again).unwrap();
        assert_eq!(main_of(&tree), game.main, "{text}");
    }
}

/// A line of one to six random moves, with random annotations and variations.
fn any_line(start: &Position, depth: usize, random: &mut Random) -> Movetext {
    let mut line = Movetext { comments: any_comments(random), ..Movetext::default() };
    let mut position = start.clone();
    for _ in 0..1 + random.below(6) {
        let moves: Vec<Move> = position.legal_moves().into_iter().collect();
        if moves.is_empty() {
            break;
        }
        let mv = moves[random.below(moves.len())];
        let comments = any_comments(random);
        let step = line.push(mv);
        step.comments = comments;
        step.glyphs =
            (0..random.below(3)).map(|place| Glyph([1, 6, 14, 146][random.below(2) + 2 * place])).collect();
        for _ in 0..random.below(4).saturating_sub(1 + depth) {
            let variation = any_line(&position, depth + 1, random);
            line.moves.last_mut().expect("a move").variations.push(variation);
        }
        position = position.play(mv).expect("a legal move");
    }
    line.comments_after = any_comments(random);
    line
}

/// Up to two comments with characters that have a meaning elsewhere in a PGN.
fn any_comments(random: &mut Random) -> Vec<String> {
    const WORDS: [&str; 12] = [
        "a",
        "{b",
        "[%clk 0:00:07.5]",
        "%c",
        ";d",
        "(e)",
        "1-0",
        "*",
        "[Event \"f\"]",
        "$5",
        "[%cal Ge2e4]",
        "12.",
    ];
    let count = random.below(6).saturating_sub(3);
    let mut any = || (0..=random.below(4)).map(|_| WORDS[random.below(WORDS.len())]).collect::<Vec<_>>();
    (0..count).map(|_| any().join(" ")).collect()
}
