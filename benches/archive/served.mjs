// Web server of the benchmark of PGN readers. Serves an empty page with the script `page.js`, a
// worker script for each PGN reader, and the games.
import { readFileSync, readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { build } from 'esbuild'

// Returns the worker script of a library, with the library bundled into it.
async function peer(name) {
  const entryPoints = [`peers/${name}.mjs`]
  const { outputFiles } = await build({ entryPoints, bundle: true, minify: true, format: 'iife', write: false, logLevel: 'error' })
  return outputFiles[0].text
}

// Returns the content of a file of the built app: the file in `dist/later` whose name begins with
// `start` and ends with `end`.
function shipped(dist, start, end) {
  const folder = join(dist, 'later')
  const name = readdirSync(folder).find(name => name.startsWith(start) && name.endsWith(end))
  if (!name) throw new Error(`no ${start}*${end} in ${folder}`)
  return readFileSync(join(folder, name))
}

export async function served(dist, pgn) {
  const files = new Map([
    ['/', ['text/html', '<!doctype html><title>Readers</title><script src="page.js"></script>']],
    ['/page.js', ['text/javascript', readFileSync('page.js')]],
    ['/worker.js', ['text/javascript', shipped(dist, 'worker-', '.js')]],
    ['/worker.wasm', ['application/wasm', shipped(dist, 'worker-', '.wasm')]],
    ['/chessops.js', ['text/javascript', await peer('chessops')]],
    ['/chess.js', ['text/javascript', await peer('chess')]],
    ['/games.pgn', ['text/plain; charset=utf-8', pgn]],
  ])
  const server = createServer((request, response) => {
    const found = files.get(request.url)
    if (!found) return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': found[0] }).end(found[1])
  })
  await new Promise(done => server.listen(0, '127.0.0.1', done))
  return { address: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() }
}
