// Opens our page as those do who have never seen it, plays first moves, and tells which of its functions have run by then. The
// page is one that takes that down: each function has a value among what the compiled code hands out.
import { chromium } from 'playwright-core'
import { setTimeout as sleep } from 'node:timers/promises'
import { watch } from './watch.mjs'

// Who comes for the first time: at a desk, with a phone, with a tablet that lies flat, and in each language.
const DESK = { viewport: { width: 1280, height: 900 } }
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
const TABLET = { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true }
const LANGUAGES = ['ar', 'de', 'es', 'fr', 'uk', 'zh']

// How long the page waits for what does not come, before it says so, in ms.
const PATIENCE = 5000

// What stands in the page before its own scripts: it holds the compiled code, and the rest of the page never comes, however often
// it is asked for.
function keep(mark) {
  const { instantiate } = WebAssembly
  WebAssembly.instantiate = async (...given) => {
    const made = await instantiate(...given)
    const { exports } = made.instance ?? made
    if (Object.keys(exports).some(name => name.startsWith(mark))) globalThis.recorded = exports
    return made
  }
  let guard
  Object.defineProperty(globalThis, 'tabiya', {
    get: () => guard,
    set: value => {
      guard = value
      guard.rest = () => new Promise((_, fail) => setTimeout(fail, 50))
    },
  })
}

const middle = (page, square) => page.evaluate(square => bench.middle(square), square)

async function drag(page, from, to) {
  const [x, y] = await middle(page, from)
  const [endX, endY] = await middle(page, to)
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let step = 1; step <= 10; step++) {
    await page.mouse.move(x + ((endX - x) * step) / 10, y + ((endY - y) * step) / 10)
    await sleep(20)
  }
  await page.mouse.up()
  await sleep(400)
}

async function tap(page, square) {
  const [x, y] = await middle(page, square)
  await page.touchscreen.tap(x, y)
  await sleep(300)
}

async function click(page, square) {
  await page.mouse.click(...(await middle(page, square)))
  await sleep(300)
}

// What each of them does.
async function atDesk(page) {
  await drag(page, 'e2', 'e4')
  await drag(page, 'e7', 'e5')
  await click(page, 'b1')
  await click(page, 'g1')
  await click(page, 'f3')
  await page.setViewportSize({ width: 1000, height: 800 })
  await drag(page, 'b8', 'b5')
  await drag(page, 'b8', 'c6')
}

async function waits(page) {
  await drag(page, 'd2', 'd4')
  await sleep(PATIENCE)
  await drag(page, 'd7', 'd5')
}

async function byTouch(page) {
  for (const square of ['e2', 'e4', 'd7', 'd5', 'e4', 'd5']) await tap(page, square)
}

const oneMove = page => drag(page, 'e2', 'e4')

const VISITS = [
  [DESK, atDesk],
  [DESK, waits],
  [PHONE, byTouch],
  [TABLET, byTouch],
  ...LANGUAGES.map(locale => [{ ...DESK, locale }, oneMove]),
]

// What a page hears when somebody looks at another tab, leaves it, and comes back to it as it was. While it is left it can fetch
// nothing: Firefox would never bring it back.
async function leaveAndComeBack(page) {
  const hear = events => page.evaluate(events => {
    for (const [name, hidden] of events) {
      Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: hidden ? 'hidden' : 'visible' })
      const event = name.startsWith('page') ? new PageTransitionEvent(name, { persisted: true }) : new Event(name, { bubbles: true })
      const target = name === 'visibilitychange' ? document : window
      target.dispatchEvent(event)
    }
  }, events)
  await hear([['blur', false], ['visibilitychange', true]])
  await sleep(100)
  await hear([['visibilitychange', false], ['focus', false]])
  await sleep(100)
  await hear([['beforeunload', false], ['pagehide', false], ['visibilitychange', true]])
  await sleep(100)
  await hear([['pageshow', true], ['visibilitychange', false]])
  await sleep(300)
}

// One visit, from the first byte until the page is left and has come back: which functions have run.
async function visit(browser, address, mark, [options, act]) {
  const context = await browser.newContext({ serviceWorkers: 'block', ...options })
  try {
    await context.addInitScript(keep, mark)
    await context.addInitScript(watch)
    // What comes on demand is on its way for ever.
    await context.route(/later\/.*wasm/, () => {})
    const page = await context.newPage()
    await page.goto(address)
    await page.waitForFunction(() => bench.ready())
    await sleep(500)
    await act(page)
    await leaveAndComeBack(page)
    return await page.evaluate(mark => {
      const functions = Object.entries(recorded).filter(([name]) => name.startsWith(mark))
      return functions.map(([name, { value }]) => [name, value === 1])
    }, mark)
  } finally {
    await context.close()
  }
}

// All visits; a line for each function that the page has.
export async function record({ chrome, mark }, server, report) {
  const args = process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu']
  const browser = await chromium.launch({ executablePath: chrome, args })
  const ran = new Map()
  for (const [at, what] of VISITS.entries()) {
    for (const [name, did] of await visit(browser, server.address('ours'), mark, what)) {
      ran.set(name, did || ran.get(name))
    }
    console.error(`visit ${at + 1} of ${VISITS.length}`)
  }
  await browser.close()
  for (const [name, did] of ran) report({ name, ran: did === true })
}
