// Measures how fast chess libraries count the leaves of trees of legal moves (perft). Each library
// is a WebAssembly module that src/wasm.rs built:
// node perft.mjs <rounds> <depth:leaves,…> <module.wasm>…
// Counting is measured in processor time of this process, which other load hardly affects. Start-up
// times are elapsed time.
import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'

const [rounds, walks, ...files] = process.argv.slice(2)
// Two tasks for every position: the moves to the leaves are first only counted, then also made.
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
  // Start-up time is the time of an instance's first call, which fills the library's tables. The
  // first instances also compile the code in this call, so the fastest of nine instances counts.
  const starts = Array.from({ length: 9 }, () => {
    exports = new WebAssembly.Instance(module).exports
    const start = performance.now()
    exports.perft(0, 1, 0)
    return performance.now() - start
  })
  const first = Math.min(...starts)
  const brotli = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
  console.log(`size ${peer} ${bytes.length} ${brotli.length} ${first.toFixed(2)}`)
  // Lets the optimizing compiler finish before the measured counts.
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
