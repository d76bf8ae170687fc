// Visits the pages in Chromium, in interleaved rounds, so that a slow moment of the machine affects
// every page.
import { chromium } from 'playwright-core'
import { shuffled } from './shuffle.mjs'
import { traced } from './trace.mjs'
import { measure } from './visit.mjs'

const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
// Number of rounds that also trace the start of Tabiya's page. Traces are slow, and a few suffice.
const TRACES = 5

// Returns all combinations of a kind of visit (cold or warm) and a slowdown of the processor.
const ways = ({ visits, cpu }) => cpu.flatMap(cpu => visits.map(visit => ({ cpu, visit })))

// Reports the figures of a visit, or its error.
async function attempt(report, about, visit) {
  try {
    report({ ...about, ...(await visit()) })
  } catch (fault) {
    report({ ...about, fault: String(fault.message ?? fault).split('\n')[0] })
  }
}

// Runs all rounds.
export async function inChromium({ chrome, rounds, ...options }, server, pages, report) {
  // Chromium does not run as root with its sandbox.
  const args = process.getuid?.() === 0 ? [...QUIET, '--no-sandbox'] : QUIET
  const browser = await chromium.launch({ executablePath: chrome, args })
  for (let round = 0; round < rounds; round++) {
    for (const how of ways(options)) {
      for (const { name } of shuffled(pages)) {
        const about = { browser: 'Chromium', page: name, ...how }
        await attempt(report, about, () => measure(browser, server, name, how))
      }
      if (round >= TRACES) continue
      const about = { browser: 'Chromium', page: 'ours', ...how }
      await attempt(report, about, async () => ({ trace: await traced(browser, server, 'ours', how) }))
    }
    console.error(`round ${round + 1} of ${rounds}`)
  }
  await browser.close()
}
