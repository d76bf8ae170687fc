// Visits in Chromium, in interleaved rounds, so that a slow moment of the machine affects every
// page.
import { chromium } from 'playwright-core'
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
// Number of rounds that also trace a start; a trace takes longer than a start, and a few suffice.
const TRACES = 5

// Returns all combinations of visit and slowdown.
const ways = ({ visits, cpu }) => cpu.flatMap(cpu => visits.map(visit => ({ cpu, visit })))

// Rotates the list in each round, so that the order varies.
const turned = (list, by) => [...list.slice(by % list.length), ...list.slice(0, by % list.length)]

// Reports one line for each visit: its figures, or its error.
async function attempt(report, about, visit) {
  try {
    report({ ...about, ...(await visit()) })
  } catch (fault) {
    report({ ...about, fault: String(fault.message ?? fault).split('\n')[0] })
  }
}

// Runs all rounds.
export async function inChromium({ chrome, rounds, ...options }, server, pages, report) {
  // The browser's sandbox does not work for root.
  const args = process.getuid?.() === 0 ? [...QUIET, '--no-sandbox'] : QUIET
  const browser = await chromium.launch({ executablePath: chrome, args })
  for (let round = 0; round < rounds; round++) {
    for (const how of ways(options)) {
      for (const { name } of turned(pages, round)) {
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
