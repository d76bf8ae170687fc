// Reads games with chessops: parses them and plays every move of the main line.
import { parsePgn, startingPosition } from 'chessops/pgn'
import { parseSan } from 'chessops/san'

onmessage = ({ data }) => {
  let games = 0, plies = 0
  for (const game of parsePgn(data)) {
    const position = startingPosition(game.headers).unwrap()
    for (const { san } of game.moves.mainline()) {
      const move = parseSan(position, san)
      if (!move) break
      position.play(move)
      plies++
    }
    games++
  }
  postMessage({ games, plies })
}
postMessage(null)
