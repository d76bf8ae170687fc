// Reads games with chess.js, which parses one game at a time.
import { Chess } from 'chess.js'

onmessage = ({ data }) => {
  let games = 0, plies = 0
  for (const text of data.split(/\n\s*\n(?=\[)/)) {
    const game = new Chess()
    try {
      game.loadPgn(text)
    } catch {
      continue
    }
    games++
    plies += game.history().length
  }
  postMessage({ games, plies })
}
postMessage(null)
