// Board of chessground, with the rules of chessops.
import '../node_modules/@lichess-org/chessground/assets/chessground.base.css'
import '../node_modules/@lichess-org/chessground/assets/chessground.brown.css'
import '../node_modules/@lichess-org/chessground/assets/chessground.cburnett.css'
import { Chessground } from '@lichess-org/chessground'
import { Chess } from 'chessops/chess'
import { chessgroundDests } from 'chessops/compat'
import { makeFen } from 'chessops/fen'
import { makeSanAndPlay } from 'chessops/san'
import { parseSquare } from 'chessops/util'
import { place, ready, write } from './page.mjs'

const root = place('cg-wrap')
const game = Chess.default()
const shown = () => ({
  fen: makeFen(game.toSetup()),
  turnColor: game.turn,
  check: game.isCheck(),
  movable: { free: false, color: game.turn, dests: chessgroundDests(game), events: { after: play } },
})
const board = Chessground(root, shown())

function play(from, to) {
  write(makeSanAndPlay(game, { from: parseSquare(from), to: parseSquare(to) }))
  board.set(shown())
}

ready(() => root.querySelector('cg-board'))
