// First paint: draws the board of the last visit before the program has loaded, and records presses
// on the board. `cargo xtask` inlines this script after the element into which it draws.
(() => {
  const boot = document.currentScript.previousElementSibling;
  const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR white - - -- -";
  // On devices that match this media query, the default seating is `face-to-face`, as in
  // `browser::device::face_to_face`.
  const FLAT = "(pointer: coarse) and (min-width: 600px) and (min-height: 600px)";
  // Pointer events on the board since the last press.
  let presses = [];

  // Returns the saved board of the last visit. If there is none, returns the starting position at
  // the first visit, and an empty text later. `*` at the beginning of the saved text means that the
  // board is not drawn, because another tab uses it or the browser killed the page.
  function left() {
    try {
      return localStorage.getItem("tabiya.board") ?? (navigator.serviceWorker?.controller ? "" : START);
    } catch {
      return "";
    }
  }

  // Applies the chosen appearance and its style sheet, as `browser::document::appearance` saved
  // them.
  function dress() {
    const [words, color, style] = (localStorage.getItem("tabiya.looks") ?? "").split("\n");
    if (!words) return;
    document.documentElement.dataset.looks = words;
    if (color) document.head.prepend(Object.assign(document.createElement("meta"), { name: "theme-color", content: color }));
    document.adoptedStyleSheets = [document.looks = new CSSStyleSheet()];
    document.looks.replaceSync(style);
  }

  function seating(chosen) {
    return (chosen ?? "-") !== "-" ? chosen : matchMedia(FLAT).matches ? "face-to-face" : "one-side";
  }

  // Draws the board in the same way as `ui::board`.
  function draw(text) {
    const [placement, lies, last, check, more, , lang, dir] = text.split(" ");
    const { seats } = boot.dataset;
    const ranks = placement.replace(/\d/g, (count) => " ".repeat(count)).split("/").reverse();
    let squares = "";
    let pieces = "";
    for (let y = 0; y < 8; y++) {
      squares += '<div class="row">';
      for (let x = 0; x < 8; x++) {
        const [file, rank] = { white: [x, 7 - y], black: [7 - x, y], left: [y, x], right: [7 - y, 7 - x] }[lies];
        const square = "abcdefgh"[file] + (rank + 1);
        const isSideways = lies === "left" || lies === "right";
        const coordinate = (isFile) => square[isFile ? 0 : 1];
        const piece = ranks[rank][file];
        const marks = (last.includes(square) ? " data-last-move" : "") + (check === square ? " data-check" : "");
        squares += `<div class="square ${(file + rank) % 2 ? "light" : "dark"}" data-square="${square}"${marks}>`
          + (x ? "" : `<span class="coord rank" data-coord="${coordinate(isSideways)}"></span>`)
          + (y < 7 ? "" : `<span class="coord file" data-coord="${coordinate(!isSideways)}"></span>`) + "</div>";
        if (piece !== " ") {
          const side = piece < "a" ? "w" : "b";
          pieces += `<div class="piece" data-piece="${side}${piece.toUpperCase()}" data-x="${x}" data-y="${y}"></div>`;
        }
      }
      squares += "</div>";
    }
    if (dir) Object.assign(document.documentElement, { lang, dir });
    boot.classList.toggle("clocked", more[0] === "c");
    boot.classList.toggle("ended", more === "co");
    const far = seats === "face-to-face" || seats === "clock-first" ? ` data-turned="${lies === "white" ? "black" : "white"}"` : "";
    boot.innerHTML = `<div class="board-frame"><div class="board"${far}>${squares}<div class="pieces">${pieces}</div></div></div>`;
  }

  const KINDS = ["pointerdown", "pointermove", "pointerup", "pointercancel"];

  function note(event) {
    if (event.type === "pointerdown") presses = [];
    else if (presses[0]?.pointerId !== event.pointerId) return;
    presses.push(event);
  }

  // Hides the painted board and removes its attribute `data-boot`. The element is removed later:
  // Chromium does not count a first paint whose element is removed before the frame is displayed.
  function hide() {
    boot.style.visibility = "hidden";
    boot.removeAttribute("data-boot");
    for (const row of boot.querySelectorAll(".row")) row.remove();
    for (const { dataset } of boot.querySelectorAll(".piece")) {
      dataset.kind = dataset.piece;
      delete dataset.piece;
    }
    setTimeout(() => boot.remove(), 1000);
  }

  // Runs when the program's board is under the painted board. Replays the recorded presses on the
  // program's board.
  function takeOver() {
    hide();
    for (const event of presses) {
      const target = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-board] *");
      (target ?? document.querySelector("[data-board]"))?.dispatchEvent(new PointerEvent(event.type, event));
    }
  }

  boot.takeOver = takeOver;
  try {
    dress();
  } catch {}
  // An address with a fragment opens something other than the board.
  if (location.hash.length > 1) return boot.remove();
  for (const kind of KINDS) boot.addEventListener(kind, note, true);
  const text = left();
  boot.dataset.seats = seating(text.split(" ")[5]);
  try {
    if (text && text[0] !== "*") draw(text);
  } catch {
    boot.replaceChildren();
  }
})();
