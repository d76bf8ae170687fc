// Script that runs in every page before the page's own scripts. Marks when the page is `ready`, and
// records drops and frames. The function is sent to the browser as text, so it uses nothing that is
// defined outside it.
export function watch() {
  const bench = (globalThis.bench = { drops: [], painted: [], frames: [] })

  // Tabiya's page is ready when it has all 32 pieces and no element `data-boot`, the picture of the
  // board that the page shows before the app has loaded. Pages with other chessboard libraries mark
  // `ready` themselves.
  const taken = () =>
    document.querySelectorAll('[data-piece]').length >= 32 && !document.querySelector('[data-boot]')
  const watcher = new MutationObserver(() => {
    if (!taken()) return
    performance.mark('ready')
    watcher.disconnect()
  })
  watcher.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['data-boot', 'data-piece'],
  })
  // Two frames after the page is ready and painted, everything is on the screen. This is reported
  // to `benchSettled`, a function that exists only in Chromium.
  const seen = new PerformanceObserver(() => {
    if (!bench.ready() || !bench.fcp()) return
    seen.disconnect()
    const tell = () => {
      bench.settled = performance.now()
      globalThis.benchSettled?.('')
    }
    requestAnimationFrame(() => requestAnimationFrame(tell))
  })
  seen.observe({ entryTypes: ['mark', 'paint'] })
  bench.ready = () => performance.getEntriesByName('ready')[0]?.startTime
  bench.fcp = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime

  // Records the time from each release of the mouse button to the next paint. The browser rounds
  // this time to 8 ms, and records no time below 16 ms.
  addEventListener('pointerup', event => bench.drops.push(event.timeStamp), true)
  if (PerformanceObserver.supportedEntryTypes.includes('event')) {
    new PerformanceObserver(list => bench.painted.push(...list.getEntries())).observe({
      type: 'event',
      durationThreshold: 16,
    })
  }
  bench.dropTimes = () =>
    bench.drops.map(at => {
      const same = bench.painted.filter(entry => Math.abs(entry.startTime - at) < 1)
      return Math.max(8, ...same.map(entry => entry.duration))
    })

  // Records the time of each frame until `bench.stopFrames` is called.
  bench.watchFrames = () => {
    bench.frames = []
    let next = requestAnimationFrame(function frame(now) {
      bench.frames.push(now)
      next = requestAnimationFrame(frame)
    })
    bench.stopFrames = () => cancelAnimationFrame(next)
  }

  // Returns the centre of a square, x and y in CSS pixels. If the square has no element, computes
  // the centre from the position of the board.
  bench.middle = square => {
    const element = document.querySelector(`[data-square="${square}"]`)
    const box = (element ?? globalThis.findBoard()).getBoundingClientRect()
    if (element) return [box.x + box.width / 2, box.y + box.height / 2]
    const column = square.charCodeAt(0) - 97
    const row = 8 - Number(square[1])
    return [box.x + (box.width * (column + 0.5)) / 8, box.y + (box.height * (row + 0.5)) / 8]
  }
  bench.moves = () => document.querySelectorAll('#moves li, [data-ply]').length
}
