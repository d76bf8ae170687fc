//! Berger tables, which give the pairings of a round robin.

use tabiya::club::berger;

/// The table for six players in FIDE C.05, Annex 1: `[White, Black]` of each board, by round.
const SIX: [[[usize; 2]; 3]; 5] = [
    [[1, 6], [2, 5], [3, 4]],
    [[6, 4], [5, 3], [1, 2]],
    [[2, 6], [3, 1], [4, 5]],
    [[6, 5], [1, 4], [2, 3]],
    [[3, 6], [4, 2], [5, 1]],
];

fn table(players: usize) -> Vec<Vec<[usize; 2]>> {
    let side = |player: Option<usize>| player.unwrap_or(0);
    let round =
        |boards: &Vec<berger::BergerBoard>| boards.iter().map(|b| [side(b.white), side(b.black)]).collect();
    berger::berger_rounds(players).iter().map(round).collect()
}

#[test]
fn the_printed_table_for_six() {
    assert_eq!(table(6), SIX);
    let five: Vec<Vec<[usize; 2]>> =
        SIX.map(|round| round.map(|board| board.map(|player| player % 6)).to_vec()).to_vec();
    assert_eq!(table(5), five);
}

#[test]
fn tables_of_the_larger_collection() {
    let Some(text) = super::shared("berger.tsv") else { return };
    let mut rows = 0;
    for line in text.lines().skip(1) {
        let [players, round, board, white, black] =
            line.split('\t').map(|field| field.parse::<usize>().unwrap()).collect::<Vec<_>>()[..]
        else {
            panic!("{line}");
        };
        assert_eq!(table(players)[round - 1][board - 1], [white, black], "{line}");
        rows += 1;
    }
    println!("berger: {rows} rows");
    assert!(rows >= 1000);
}
