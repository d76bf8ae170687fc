// Where the time of a start goes: what the page's main thread did, by phase, and what it waited for.
import { inProfile, start } from './visit.mjs'

const CATEGORIES = ['toplevel', 'devtools.timeline', 'v8', 'v8.wasm', 'blink.user_timing']

// Phases of the main thread by the names of the browser's events.
const PHASES = [
  ['parse', /^(ParseHTML|ParseAuthorStyleSheet)$/],
  ['compile at once', /^(v8\.(compile|produceCache)\w*|wasm\.(?!CompileLazy)\w+)$/],
  ['compile on demand', /^wasm\.CompileLazy$/],
  ['script', /^(EvaluateScript|v8\.(evaluateModule|run|callFunction|newInstance)|FunctionCall|RunMicrotasks|TimerFire|FireAnimationFrame|EventDispatch)$/],
  ['collect', /GC/],
  ['style, layout', /^(UpdateLayoutTree|Layout)$/],
  ['paint', /^(PrePaint|Paint|PaintImage|Layerize|Commit|Decode Image)$/],
]
// Messages to the page, by who sends them: the browser makes a new document, or it is us who ask.
const SENDERS = [
  ['new document', /\.NavigationClient$/],
  ['the bench itself', /\.DevTools/],
]
const phaseOf = ({ name, args }) => {
  const sender = args.chrome_mojo_event_info?.mojo_interface_tag ?? ''
  const found = PHASES.find(([, names]) => names.test(name)) ?? SENDERS.find(([, names]) => names.test(sender))
  return found?.[0]
}

// The event with which the page's thread began to load it; its time is in microseconds.
function beginning(events, address) {
  const is = ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === address
  const begin = events.findLast(is)
  if (!begin) throw new Error(`the trace does not know ${address}`)
  return begin
}

// Time by phase in microseconds, each event's own less that of the events in it; what fits no phase counts for the event
// around it. Also the spans in which there was any event.
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

// The time in no busy span, in microseconds: with a request on its way, and without one.
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

// The page's own account of its files, in ms: when each was on its way, and when the last of each kind had come.
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
        // What a page does not have, or has in its HTML, comes with nothing.
      ].filter(([, when]) => when > 0),
    }
  }, end)

// What the main thread did between two times, in microseconds; an event comes before those in it.
const done = (events, { pid, tid }, from, to) =>
  events
    .filter(event => event.pid === pid && event.tid === tid && event.dur > 0)
    .filter(event => event.ts < to && event.ts + event.dur > from)
    .sort((a, b) => a.ts - b.ts || b.dur - a.dur)

// One traced start: when things had come, and where the time until then went, in ms.
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
