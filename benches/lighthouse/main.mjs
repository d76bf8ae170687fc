// node main.mjs '{"dist": folder, "chrome": program, "runs": 5, "desktop": false, "applied":
//   false}'
// Runs Lighthouse on the built app in "dist" and prints a line of JSON for each run. `cargo xtask
// bench lighthouse` makes a table of these lines.
import { launch } from 'chrome-launcher'
import lighthouse, { desktopConfig } from 'lighthouse'
import { serve } from '../page/server.mjs'

const { dist, chrome, runs, desktop, applied } = JSON.parse(process.argv[2])
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const PAINTS = ['first-contentful-paint', 'largest-contentful-paint']

async function run(address) {
  // Chromium does not run as root with its sandbox.
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const browser = await launch({ chromePath: chrome, chromeFlags: ['--headless=new', '--disable-gpu', ...sandbox] })
  try {
    const flags = { port: browser.port, logLevel: 'error', onlyCategories: CATEGORIES }
    // With `applied`, Chromium slows down the network and the processor. Otherwise the page loads
    // at full speed, and Lighthouse estimates the time on a slow device.
    if (applied) flags.throttlingMethod = 'devtools'
    const { lhr } = await lighthouse(address, flags, desktop ? desktopConfig : undefined)
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message)
    const scores = CATEGORIES.map(name => [name, lhr.categories[name].score * 100])
    const paints = PAINTS.map(name => [name, lhr.audits[name].numericValue])
    // Lists the audits that count towards a category's score and score less than 0.9 themselves.
    const lost = CATEGORIES.flatMap(name => lhr.categories[name].auditRefs)
      .filter(({ id, weight }) => weight > 0 && lhr.audits[id].score !== null && lhr.audits[id].score < 0.9)
      .map(({ id }) => id)
    return { figures: Object.fromEntries([...scores, ...paints]), lost }
  } finally {
    browser.kill()
  }
}

const server = await serve([{ name: 'ours', folder: dist }])
try {
  for (let i = 0; i < runs; i++) {
    console.log(JSON.stringify(await run(server.address('ours'))))
    console.error(`run ${i + 1} of ${runs}`)
  }
} finally {
  server.close()
}
