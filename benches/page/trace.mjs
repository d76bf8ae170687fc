// Breakdown of a page's start time: activity of the main thread by phase, and waiting times.
import { inProfile, start } from './visit.mjs'

const CATEGORIES = ['toplevel', 'devtools.timeline', 'v8', 'v8.wasm', 'blink.user_timing']

// Phases of the main thread, with the names of the browser's events in each.
const PHASES = [
  ['parse', /^(ParseHTML|ParseAuthorStyleSheet)$/],
  ['compile at once', /^(v8\.(compile|produceCache)\w*|wasm\.(?!CompileLazy)\w+)$/],
  ['compile on demand', /^wasm\.CompileLazy$/],
  ['script', /^(EvaluateScript|v8\.(evaluateModule|run|callFunction|newInstance)|FunctionCall|RunMicrotasks|TimerFire|FireAnimationFrame|EventDispatch)$/],
  ['collect', /GC/],
  ['style, layout', /^(UpdateLayoutTree|Layout)$/],
  ['paint', /^(PrePaint|Paint|PaintImage|Layerize|Commit|Decode Image)$/],
]
// Phases in which the main thread handles a message, with the senders in each. The senders are the
// browser, which creates a document, and the benchmark, which sends commands.
const SENDERS = [
  ['new document', /\.NavigationClient$/],
  ['the bench itself', /\.DevTools/],
]
const phaseOf = ({ name, args }) => {
  const sender = args.chrome_mojo_event_info?.mojo_interface_tag ?? ''
  const found = PHASES.find(([, names]) => names.test(name)) ?? SENDERS.find(([, names]) => names.test(sender))
  return found?.[0]
}

// Returns the event with which the page's main thread began to load the page.
function beginning(events, address) {
  const is = ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === address
  const begin = events.findLast(is)
  if (!begin) throw new Error(`the trace does not know ${address}`)
  return begin
}

// Returns the time of each phase in microseconds (`sums`), and the spans in which the thread is
// busy (`busy`). The time of nested events does not count for the event around them. An event
// without a phase counts for the phase of the event around it.
function byPhase(events, from, to) {
  const names = [...PHASES, ...SENDERS].map(([phase]) => phase)
  const sums = Object.fromEntries([...names, 'anything else'].map(phase => [phase, 0]))
  const busy = []
  let open = []
  for (const event of events) {
    const { ts, dur } = event
    const span = [ts, ts + dur].map(time => Math.min(Math.max(time, from), to))
    open = open.filter(({ end }) => ts < end)
    const around = open.at(-1)
    const phase = phaseOf(event) ?? around?.phase ?? 'anything else'
    sums[phase] += span[1] - span[0]
    if (around) sums[around.phase] -= span[1] - span[0]
    else busy.push(span)
    open.push({ phase, end: ts + dur })
  }
  return { sums, busy }
}

// Returns the idle times of the thread in microseconds: `network` while a request is pending, and
// `other waits`.
function waits(busy, requests, from, to) {
  const within = time => ([begin, end]) => begin <= time && time < end
  const edges = [from, to, ...busy.flat(), ...requests.flat()].filter(time => from <= time && time <= to)
  edges.sort((a, b) => a - b)
  const sums = { network: 0, 'other waits': 0 }
  edges.slice(1).forEach((end, i) => {
    const middle = (edges[i] + end) / 2
    if (busy.some(within(middle))) return
    sums[requests.some(within(middle)) ? 'network' : 'other waits'] += end - edges[i]
  })
  return sums
}

// Returns times of the files that the page requested before `end`, in ms: when each file was
// loading (`requests`), and when the last file of each kind had loaded (`arrived`).
const account = (page, end) =>
  page.evaluate(end => {
    const [html] = performance.getEntriesByType('navigation')
    const files = [html, ...performance.getEntriesByType('resource')].filter(file => file.fetchStart < end)
    const last = kind => Math.max(...files.filter(({ name }) => kind.test(name)).map(file => file.responseEnd))
    return {
      requests: files.map(file => [file.fetchStart, file.responseEnd]),
      arrived: [
        ['HTML here', html.responseEnd],
        ['style here', last(/\.css$/)],
        ['script here', last(/\.js$/)],
        ['wasm here', last(/\.wasm$/)],
        // If the page loads no file of a kind, `last` returns -Infinity.
      ].filter(([, when]) => when > 0),
    }
  }, end)

// Returns the main thread's events between two times (in microseconds), each before its nested
// events.
const done = (events, { pid, tid }, from, to) =>
  events
    .filter(event => event.pid === pid && event.tid === tid && event.dur > 0)
    .filter(event => event.ts < to && event.ts + event.dur > from)
    .sort((a, b) => a.ts - b.ts || b.dur - a.dur)

// Traces one start of a page. Returns, in ms, when files had loaded and when the page was first
// painted and ready (`when`), and the time of each phase until the page was painted and ready.
export const traced = (browser, server, name, how) =>
  inProfile(browser, server.address(name), how, async (page, cdp) => {
    await browser.startTracing(page, { categories: CATEGORIES })
    const { ready, fcp } = await start(page, cdp, server.address(name))
    const end = Math.max(ready, fcp)
    const { requests, arrived } = await account(page, end)
    const { traceEvents } = JSON.parse(String(await browser.stopTracing()))

    const begin = beginning(traceEvents, server.address(name))
    const at = time => begin.ts + time * 1000
    const { sums, busy } = byPhase(done(traceEvents, begin, at(0), at(end)), at(0), at(end))
    const waited = waits(busy, requests.map(span => span.map(at)), at(0), at(end))
    const phases = Object.entries({ ...waited, ...sums }).map(([phase, time]) => [phase, time / 1000])
    return { when: [...arrived, ['first paint', fcp], ['ready', ready]], phases }
  })
