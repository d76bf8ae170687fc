//! Renders the picture in the README, `docs/board.png`: `cargo xtask picture`.

use std::fs;
use std::io;
use tabiya_e2e::{OPENING, Page, project, settle};

fn main() -> io::Result<()> {
    let page = Page::open("");
    page.browser().resize(1200, 800);
    page.browser().prefer(false, false);
    let moves: Vec<&str> = OPENING.split_whitespace().collect();
    for uci in &moves {
        page.drag(&uci[0..2], &uci[2..4]);
    }
    assert_eq!(page.sans().len(), moves.len(), "not every move was played");
    // A selected piece shows its target markers; the mouse rests in a corner, out of the picture.
    page.click("d2");
    page.mouse().move_to_point(1190.0, 790.0);
    settle(&page);
    let path = project().join("docs/board.png");
    let picture = page.browser().picture();
    if fs::read(&path).is_ok_and(|old| old == picture) {
        println!("{} is as it was", path.display());
        return Ok(());
    }
    fs::write(&path, &picture)?;
    println!("{} is drawn again, {} B", path.display(), picture.len());
    Ok(())
}
