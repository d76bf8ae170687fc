// node main.mjs '{"dist": folder, "chrome": program, "rounds": 5, "count": 2000, "games": file or
//   null}'
// Compares PGN readers in Chromium: this project's reader (from the built app in "dist") and two
// libraries from npm. Each reader runs in a web worker and reads the same PGN once in each round.
// Prints a line of JSON for each reading. `cargo xtask bench archive` makes a table of these lines.
import { chromium } from 'playwright-core'
import { written } from './games.mjs'
import { served } from './served.mjs'

const options = JSON.parse(process.argv[2])
const pgn = written(options)
const { address, close } = await served(options.dist, pgn)
const args = ['--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-sync']
// Chromium does not run as root with its sandbox.
if (process.getuid?.() === 0) args.push('--no-sandbox')
const browser = await chromium.launch({ executablePath: options.chrome, args })
try {
  const readers = ['ours', 'chessops', 'chess.js']
  for (let round = 0; round < options.rounds; round++) {
    // Each round starts with a different reader.
    for (let turn = 0; turn < readers.length; turn++) {
      const reader = readers[(round + turn) % readers.length]
      const page = await browser.newPage()
      await page.goto(address)
      const read = await page.evaluate(reader => globalThis.read(reader), reader)
      console.log(JSON.stringify({ reader, ...read }))
      await page.close()
    }
  }
} finally {
  await browser.close()
  close()
}
