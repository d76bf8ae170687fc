// Visit of a page in Chromium: the start of the page, and a few moves.
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { MOVES, drag } from './drag.mjs'
import { watch } from './watch.mjs'

const WINDOW = { width: 1280, height: 900 }
// Time limit for a page to be ready and painted, in ms. Long enough for a busy machine with its
// processor slowed down six times.
const PATIENCE = 120_000

// Creates a browser profile, and passes a tab with a slowed-down processor to `use`. Before a warm
// visit, the page is visited once in the same profile.
export async function inProfile(browser, address, { visit, cpu }, use) {
  const context = await browser.newContext({ viewport: WINDOW })
  context.setDefaultTimeout(PATIENCE)
  await context.addInitScript(watch)
  try {
    if (visit === 'warm') await firstVisit(context, address)
    const { page, cdp } = await open(context)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu })
    return await use(page, cdp)
  } finally {
    await context.close()
  }
}

// Opens a tab, and a connection that reports when the page calls `benchSettled`. The page calls
// this function when it is ready for moves and completely painted.
async function open(context) {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Performance.enable')
  await cdp.send('Runtime.enable')
  await cdp.send('Runtime.addBinding', { name: 'benchSettled' })
  return { page, cdp }
}

// Visits the page before a warm visit. Waits until the service worker, if the page has one, has
// cached everything.
async function firstVisit(context, address) {
  const { page, cdp } = await open(context)
  await start(page, cdp, address)
  await page.evaluate(async () => {
    await new Promise(done => setTimeout(done, 300))
    const registration = await navigator.serviceWorker.getRegistration()
    if (registration) await navigator.serviceWorker.ready
  })
  await page.waitForLoadState('networkidle')
  await page.close()
}

// Opens the page, and waits until it is ready for moves and completely painted. Returns:
// - `origin`: when the start began, in ms since 1970;
// - `ready`, `fcp`, `settled`: when the page was ready, first painted and completely painted, in ms
//   since `origin`;
// - `worker`: whether a service worker served the page.
//
// Sends no query before the page has settled: Playwright's first query injects 300 kB of script,
// which would count as part of the start.
export async function start(page, cdp, address) {
  const settled = once(cdp, 'Runtime.bindingCalled', { signal: AbortSignal.timeout(PATIENCE) }).catch(() => {
    throw new Error(`not ready and painted within ${PATIENCE / 1000} s`)
  })
  await Promise.all([settled, page.goto(address, { waitUntil: 'commit' })])
  return page.evaluate(() => ({
    origin: performance.timeOrigin,
    ready: bench.ready(),
    fcp: bench.fcp(),
    settled: bench.settled,
    worker: performance.getEntriesByType('navigation')[0].workerStart > 0,
  }))
}

// Runs a whole visit. Returns its figures, and whether a service worker served the page. In the
// figures, times are in ms, `wire` (data sent by the server) is in kB, and `heap` (memory of the
// scripts) is in MB.
export const measure = (browser, server, name, how) =>
  inProfile(browser, server.address(name), how, async (page, cdp) => {
    const { origin, ready, fcp, settled, worker } = await start(page, cdp, server.address(name))
    const wire = server.sent(origin - 1, origin + settled) / 1000
    await sleep(300)
    const drags = []
    for (const move of MOVES) drags.push({ ...move, ...(await drag(page, cdp, move)) })
    const { drops, moves } = await page.evaluate(() => ({ drops: bench.dropTimes(), moves: bench.moves() }))
    if (moves !== MOVES.length) throw new Error(`${name} has played ${moves} moves of ${MOVES.length}`)
    await cdp.send('HeapProfiler.collectGarbage')
    const { metrics } = await cdp.send('Performance.getMetrics')
    const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize').value / 1e6

    const long = drags.filter(({ steps }) => steps === Math.max(...MOVES.map(move => move.steps)))
    const mean = what => long.reduce((sum, drag) => sum + drag[what], 0) / long.length
    return {
      worker,
      figures: {
        wire,
        ready,
        fcp,
        script: mean('script'),
        style: mean('style'),
        missed: drags.reduce((sum, { missed }) => sum + missed, 0),
        'drop-first': drops[0],
        'drop-later': Math.max(...drops.slice(1)),
        heap,
      },
    }
  })
