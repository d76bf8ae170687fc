// Drag and drop of moves, with the cost of each pointer step.
import { setTimeout as sleep } from 'node:timers/promises'

// Moves to drag, with the number of pointer steps. The first drop is reported separately. The two
// drags with the most steps give the cost of a pointer step.
export const MOVES = [
  { from: 'e2', to: 'e4', steps: 60 },
  { from: 'e7', to: 'e5', steps: 8 },
  { from: 'g1', to: 'f3', steps: 60 },
  { from: 'b8', to: 'c6', steps: 8 },
  { from: 'f1', to: 'c4', steps: 8 },
  { from: 'f8', to: 'c5', steps: 8 },
]

// Longest gap between two frames that does not count as a dropped frame, in ms.
const GAP = 25

async function spent(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics')
  const value = Object.fromEntries(metrics.map(({ name, value }) => [name, value * 1000]))
  return { script: value.ScriptDuration, style: value.RecalcStyleDuration + value.LayoutDuration }
}

// Waits until the page's changes are on the screen.
const twoFrames = page =>
  page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))

// Drags one piece. Returns the time of script (`script`) and the time of style and layout
// (`style`), both in ms per pointer step, and the number of dropped frames (`missed`).
export async function drag(page, cdp, { from, to, steps }) {
  const [x, y] = await page.evaluate(square => bench.middle(square), from)
  const [endX, endY] = await page.evaluate(square => bench.middle(square), to)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 4, y + 4)
  await sleep(100)
  await page.evaluate(() => bench.watchFrames())
  const before = await spent(cdp)
  for (let step = 1; step <= steps; step++) {
    const part = step / steps
    // The path swerves over other squares, as the path of a hand does.
    const swing = 40 * Math.sin(2 * Math.PI * part)
    await page.mouse.move(x + (endX - x) * part + swing, y + (endY - y) * part)
    await sleep(12)
  }
  const after = await spent(cdp)
  await page.evaluate(() => bench.stopFrames())
  await page.mouse.up()
  // Waits until the drop is painted.
  await twoFrames(page)
  await sleep(150)
  const frames = await page.evaluate(() => bench.frames)
  return {
    script: (after.script - before.script) / steps,
    style: (after.style - before.style) / steps,
    missed: frames.filter((at, i) => i > 0 && at - frames[i - 1] > GAP).length,
  }
}
