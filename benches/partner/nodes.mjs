// What the partner's search does in WebAssembly: node nodes.mjs <module.wasm> <positions> <nodes for each>
// Times are those of the processor, less what the machine spends on others.
import { readFileSync } from 'node:fs'

const [file, positions, nodes] = process.argv.slice(2)
const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(file)))
// Until the optimising compiler has had its turn.
for (let at = 0; at < Number(positions); at++) exports.partner_nodes(at, 2000)
const before = process.cpuUsage()
let seen = 0
for (let at = 0; at < Number(positions); at++) seen += exports.partner_nodes(at, Number(nodes))
const { user, system } = process.cpuUsage(before)
console.log(`${seen} ${(user + system) / 1e6}`)
