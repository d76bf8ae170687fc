// node main.mjs '{"dist": folder, "chrome": program, "firefox": program or null, "rounds": 9,
//   "cpu": [1, 6], "visits": ["cold"]}'
// Visits the page and the alternatives, and prints a line of JSON for each visit. `cargo xtask
// bench page` makes tables of them.
import { peers } from './build.mjs'
import { inChromium } from './chromium.mjs'
import { inFirefox } from './firefox.mjs'
import { serve } from './server.mjs'

const options = JSON.parse(process.argv[2])
const ours = { name: 'ours', folder: options.dist }
const pages = [...(await peers()), ours]
const server = await serve(pages)
const report = line => console.log(JSON.stringify(line))
try {
  await inChromium(options, server, pages, report)
  if (options.firefox) await inFirefox(options, server, pages, report)
} finally {
  server.close()
}
