// What the pages of all peers have: a place for the board, and a list of moves beside it.
const list = document.getElementById('moves')

// The element for the board.
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

// Says that moves are answered; `find` finds the element that is exactly as large as the 64 squares.
export function ready(find) {
  globalThis.findBoard = find
  performance.mark('ready')
}
