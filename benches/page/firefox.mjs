// Measures in Firefox, over WebDriver BiDi, the time until a page is ready and the time until its
// first paint. Firefox cannot slow down the processor, and does not report the time of script and
// style.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import WebSocket from 'ws'
import { shuffled } from './shuffle.mjs'
import { watch } from './watch.mjs'

// Preferences that stop Firefox from opening pages and sending requests by itself.
const SETTINGS = {
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'remote.prefs.recommended': true,
  'toolkit.telemetry.enabled': false,
}
// Time limit for a page to be ready and painted, in ms.
const PATIENCE = 60_000

// Starts Firefox and returns its process and the address of its BiDi server.
async function launch(program, profile) {
  const lines = Object.entries(SETTINGS).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`)
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
  const firefox = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const address = await new Promise((found, failed) => {
    let said = ''
    firefox.stderr.on('data', text => {
      said += text
      const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(said) ?? []
      if (address) found(address)
    })
    firefox.on('error', failed)
    firefox.on('exit', () => failed(new Error(`Firefox ended at its start: ${said.trim()}`)))
  })
  return { firefox, address }
}

// Opens a connection. Its `send` sends a command and resolves to the answer.
async function connect(address) {
  const socket = new WebSocket(`${address}/session`)
  await new Promise((open, failed) => socket.on('open', open).on('error', failed))
  const open = new Map()
  let last = 0
  socket.on('message', text => {
    const { id, type, result, error, message } = JSON.parse(text)
    const answer = open.get(id)
    open.delete(id)
    if (type === 'success') answer?.done(result)
    else answer?.failed(new Error(`${error}: ${message}`))
  })
  const send = (method, params) =>
    new Promise((done, failed) => {
      open.set(++last, { done, failed })
      socket.send(JSON.stringify({ id: last, method, params }))
    })
  return { send, close: () => socket.close() }
}

// Opens the page in a tab of this user context (a profile with its own data) and waits until the
// page is ready and painted.
async function start(send, userContext, address) {
  const { context } = await send('browsingContext.create', { type: 'tab', userContext })
  await send('browsingContext.navigate', { context, url: address, wait: 'complete' })
  const ask = async expression => {
    const target = { context }
    const { result } = await send('script.evaluate', { expression, target, awaitPromise: true })
    return JSON.parse(result.value)
  }
  const look = () =>
    ask('JSON.stringify([bench.ready() ?? 0, bench.fcp() ?? 0, +!!navigator.serviceWorker.controller])')
  for (const since = Date.now(); Date.now() - since < PATIENCE; await sleep(50)) {
    const [ready, fcp, worker] = await look()
    if (ready && fcp) return { context, ask, worker: worker === 1, figures: { ready, fcp } }
  }
  throw new Error(`${address} is not ready after ${PATIENCE / 1000} s`)
}

// Measures one visit in a new user context. Before a warm visit, the page is visited once in the
// same context.
async function measure(send, address, visit) {
  const { userContext } = await send('browser.createUserContext', {})
  try {
    if (visit === 'warm') {
      const first = await start(send, userContext, address)
      await first.ask(
        'navigator.serviceWorker.getRegistration().then(there => there && navigator.serviceWorker.ready).then(() => "1")',
      )
      await sleep(500)
      await send('browsingContext.close', { context: first.context })
    }
    const { worker, figures } = await start(send, userContext, address)
    return { worker, figures }
  } finally {
    await send('browser.removeUserContext', { userContext })
  }
}

async function rounds(send, { rounds, visits }, server, pages, report) {
  for (let round = 0; round < rounds; round++) {
    for (const visit of visits) {
      for (const { name } of shuffled(pages)) {
        const about = { browser: 'Firefox', page: name, cpu: 1, visit }
        try {
          report({ ...about, ...(await measure(send, server.address(name), visit)) })
        } catch (fault) {
          report({ ...about, fault: fault.message })
        }
      }
    }
    console.error(`Firefox: round ${round + 1} of ${rounds}`)
  }
}

// Runs all rounds.
export async function inFirefox(options, server, pages, report) {
  const profile = mkdtempSync(join(tmpdir(), 'tabiya-bench-'))
  const { firefox, address } = await launch(options.firefox, profile)
  const { send, close } = await connect(address)
  try {
    await send('session.new', { capabilities: {} })
    await send('script.addPreloadScript', { functionDeclaration: String(watch) })
    await rounds(send, options, server, pages, report)
  } finally {
    close()
    firefox.kill()
    await new Promise(done => firefox.on('exit', done))
    rmSync(profile, { recursive: true, force: true })
  }
}
