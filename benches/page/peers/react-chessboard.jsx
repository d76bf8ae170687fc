// A board by react-chessboard, with the rules of chess.js.
import { Chess } from 'chess.js'
import React, { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Chessboard } from 'react-chessboard'
import { place, ready, write } from './page.mjs'

const root = place()
const game = new Chess()
const TARGET = { background: 'radial-gradient(circle, #0005 25%, transparent 27%)' }

function Board() {
  const [position, setPosition] = useState(game.fen())
  const [squareStyles, setSquareStyles] = useState({})
  useEffect(() => ready(() => root.firstElementChild), [])

  const onPieceDrag = ({ square }) => {
    const moves = game.moves({ square, verbose: true })
    setSquareStyles(Object.fromEntries(moves.map(({ to }) => [to, TARGET])))
  }
  const onPieceDrop = ({ sourceSquare: from, targetSquare: to }) => {
    setSquareStyles({})
    try {
      write(game.move({ from, to, promotion: 'q' }).san)
    } catch {
      return false
    }
    setPosition(game.fen())
    return true
  }
  return <Chessboard options={{ position, squareStyles, onPieceDrag, onPieceDrop }} />
}

createRoot(root).render(<Board />)
