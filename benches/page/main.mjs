// node main.mjs '{"dist": folder, "before": folder or null, "chrome": program, "firefox": program
//   or null, "rounds": 9, "cpu": [1, 6], "visits": ["cold"]}'
// Visits Tabiya's page ("dist"), an earlier build of the page ("before", if given), and pages with
// other chessboard libraries. Prints a line of JSON for each visit. `cargo xtask bench page` makes
// tables of these lines. "cpu" lists the factors by which Chromium slows down the processor.
// "visits" lists "cold" (nothing is cached), "warm" (after an earlier visit), or both.
import { peers } from './build.mjs'
import { inChromium } from './chromium.mjs'
import { inFirefox } from './firefox.mjs'
import { serve } from './server.mjs'

const options = JSON.parse(process.argv[2])
const ours = { name: 'ours', folder: options.dist }
const before = options.before ? [{ name: 'before', folder: options.before }] : []
const pages = [...(await peers()), ...before, ours]
const server = await serve(pages)
const report = line => console.log(JSON.stringify(line))
try {
  await inChromium(options, server, pages, report)
  if (options.firefox) await inFirefox(options, server, pages, report)
} finally {
  server.close()
}
