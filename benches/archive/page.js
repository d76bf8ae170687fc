// Measures PGN readers in the browser. `read` runs one reader in a web worker on the file
// `games.pgn` and returns the numbers of games and half-moves read, and the time in milliseconds.
//
// `START` is code appended to the script of this project's worker. It loads the WebAssembly module,
// whose bytes are the first message to the worker.
const START = 'onmessage=({data})=>wasm_bindgen({module_or_path:data})'

const fetched = async (name, how) => (await fetch(name))[how]()

// Resolves to the data of the next message from a worker.
const next = worker =>
  new Promise((done, fail) => {
    worker.onmessage = ({ data }) => done(data)
    worker.onerror = event => fail(new Error(event.message))
  })

// Measures this project's reader. As in the app, the worker sends batches of 40 games, and each
// game is a line of text in the format in which the app saves games.
async function ours(pgn) {
  const script = new Blob([await fetched('worker.js', 'text'), START], { type: 'text/javascript' })
  const worker = new Worker(URL.createObjectURL(script))
  worker.postMessage(await fetched('worker.wasm', 'arrayBuffer'))
  await next(worker)
  const begun = performance.now()
  let games = 0, plies = 0
  worker.postMessage([new Blob([pgn]), 40])
  for (;;) {
    const said = await next(worker)
    // A message that is a number reports progress in the file. Every other message is a batch.
    if (typeof said === 'number') continue
    for (const line of said[0].split('\n')) {
      if (!line) continue
      games++
      plies += line.split('\t')[11].split(' ').length
    }
    if (said[2]) return { games, plies, ms: performance.now() - begun }
    worker.postMessage(40)
  }
}

async function peer(script, pgn) {
  const worker = new Worker(script)
  await next(worker)
  const begun = performance.now()
  worker.postMessage(pgn)
  const { games, plies } = await next(worker)
  return { games, plies, ms: performance.now() - begun }
}

globalThis.read = async reader => {
  const pgn = await fetched('games.pgn', 'text')
  if (reader === 'ours') return ours(pgn)
  return peer(reader === 'chessops' ? 'chessops.js' : 'chess.js', pgn)
}
