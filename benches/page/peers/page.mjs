// Shared parts of the pages with other chessboard libraries: a place for the board, and a list of
// moves beside it.
const list = document.getElementById('moves')

// Returns the element for the board.
export function place(name = '') {
  const board = document.getElementById('board')
  board.className = name
  return board
}

// Adds a move to the list.
export function write(san) {
  const item = document.createElement('li')
  item.textContent = san
  list.append(item)
}

// Marks the page as ready for moves. `find` returns the element that covers exactly the 64 squares.
export function ready(find) {
  globalThis.findBoard = find
  performance.mark('ready')
}
