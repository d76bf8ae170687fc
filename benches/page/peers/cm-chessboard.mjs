// Board of cm-chessboard, with the rules of chess.js.
import '../node_modules/cm-chessboard/assets/chessboard.css'
import '../node_modules/cm-chessboard/assets/extensions/markers/markers.css'
import { Chess } from 'chess.js'
import { Chessboard, INPUT_EVENT_TYPE } from 'cm-chessboard/src/Chessboard.js'
import { MARKER_TYPE, Markers } from 'cm-chessboard/src/extensions/markers/Markers.js'
import { place, ready, write } from './page.mjs'

const root = place()
const game = new Chess()
const board = new Chessboard(root, {
  position: game.fen(),
  assetsUrl: './assets/',
  extensions: [{ class: Markers }],
})

function show(square) {
  const moves = game.moves({ square, verbose: true })
  for (const { to } of moves) board.addMarker(MARKER_TYPE.dot, to)
  return moves.length > 0
}

function play(from, to) {
  board.removeMarkers(MARKER_TYPE.dot)
  try {
    write(game.move({ from, to, promotion: 'q' }).san)
  } catch {
    return false
  }
  board.setPosition(game.fen())
  return true
}

board.enableMoveInput(event => {
  if (event.type === INPUT_EVENT_TYPE.moveInputStarted) return show(event.squareFrom)
  if (event.type === INPUT_EVENT_TYPE.validateMoveInput) return play(event.squareFrom, event.squareTo)
})

ready(() => root.querySelector('svg'))
