// Games for the benchmark of PGN readers: from a file, or random.
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { Chess } from 'chessops/chess'
import { makeSanAndPlay } from 'chessops/san'

// Returns a function that returns random integers from 0 to `end - 1` (mulberry32). The seed
// determines the integers.
function lot(seed) {
  return end => {
    seed = (seed + 0x6d2b79f5) | 0
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % end
  }
}

function moves(below) {
  const position = Chess.default()
  const words = []
  for (let ply = 0; ply < 80 && !position.isEnd(); ply++) {
    const all = []
    for (const [from, tos] of position.allDests()) for (const to of tos) all.push({ from, to })
    const move = all[below(all.length)]
    const isPawn = position.board.getRole(move.from) === 'pawn'
    if (isPawn && (move.to < 8 || move.to > 55)) move.promotion = 'queen'
    if (ply % 2 === 0) words.push(`${ply / 2 + 1}.`)
    words.push(makeSanAndPlay(position, move))
  }
  return words.join(' ')
}

export function written({ count, games }) {
  if (games) {
    const bytes = readFileSync(games)
    return (games.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
  }
  const below = lot(18)
  const game = number =>
    `[Event "Friday"]\n[White "Player ${number}"]\n[Black "Player ${below(5000)}"]\n[Result "1/2-1/2"]\n\n${moves(below)} 1/2-1/2\n`
  return Array.from({ length: count }, (_, number) => game(number)).join('\n')
}
