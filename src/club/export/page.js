"use strict";
const signs = { K: "♔", Q: "♕", R: "♖", B: "♗", N: "♘", P: "♙", k: "♚", q: "♛", r: "♜", b: "♝", n: "♞", p: "♟" };
for (const game of document.querySelectorAll(".game")) {
  const boards = game.dataset.boards.split(" ");
  const board = game.appendChild(document.createElement("div"));
  board.className = "board";
  const squares = [];
  for (let square = 0; square < 64; square++) {
    const span = board.appendChild(document.createElement("span"));
    span.className = (square + (square >> 3)) % 2 ? "dark" : "";
    squares.push(span);
  }
  let at = 0;
  const show = (to) => {
    at = Math.max(0, Math.min(boards.length - 1, to));
    const pieces = boards[at].replaceAll("/", "").replace(/\d/g, (count) => " ".repeat(Number(count)));
    squares.forEach((span, square) => { span.textContent = signs[pieces[square]] ? signs[pieces[square]] + "\uFE0E" : ""; });
  };
  const steps = game.appendChild(document.createElement("p"));
  steps.className = "steps";
  steps.dir = "ltr";
  for (const [sign, to] of [["⏮", () => 0], ["◀", () => at - 1], ["▶", () => at + 1], ["⏭", () => boards.length - 1]]) {
    const button = steps.appendChild(document.createElement("button"));
    button.type = "button";
    button.textContent = sign;
    button.addEventListener("click", () => show(to()));
  }
  show(boards.length - 1);
}
