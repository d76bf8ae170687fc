// Runs the modules that src/wasm.rs built: node perft.mjs <rounds> <depth:nodes,…> <module.wasm>…
// Times of the counts are processor time of this process, independent of other load; start-up times
// are not.
import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'

const [rounds, walks, ...files] = process.argv.slice(2)
// Two tasks for every position: bulk counting, then making each move.
const tasks = walks.split(',').map((walk, i) => {
  const [depth, nodes] = walk.split(':')
  return { position: i >> 1, making: i & 1, depth: Number(depth), nodes: BigInt(nodes) }
})
const seconds = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}
const median = list => list.sort((a, b) => a - b)[list.length >> 1]

const peers = files.map((file, peer) => {
  const bytes = readFileSync(file)
  const module = new WebAssembly.Module(bytes)
  let exports
  // Start-up time: an instance's first call, which fills the library's tables, if it has any. At
  // first this call also compiles the code, so the fastest of nine instances counts.
  const starts = Array.from({ length: 9 }, () => {
    exports = new WebAssembly.Instance(module).exports
    const start = performance.now()
    exports.perft(0, 1, 0)
    return performance.now() - start
  })
  const first = Math.min(...starts)
  const brotli = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
  console.log(`size ${peer} ${bytes.length} ${brotli.length} ${first.toFixed(2)}`)
  // Warm-up for the optimizing compiler.
  for (const { position, making, depth } of tasks) exports.perft(position, depth - 2, making)
  return exports
})

const times = peers.map(() => tasks.map(() => []))
for (let round = 0; round < Number(rounds); round++) {
  tasks.forEach(({ position, making, depth, nodes }, t) => {
    peers.forEach((peer, p) => {
      const start = seconds()
      const counted = peer.perft(position, depth, making)
      times[p][t].push(seconds() - start)
      if (counted !== nodes) throw new Error(`${files[p]}: ${counted} instead of ${nodes} at position ${position}`)
    })
  })
}
times.forEach((rows, p) =>
  rows.forEach((list, t) => console.log(`time ${p} ${tasks[t].position} ${tasks[t].making} ${median(list)}`)))
