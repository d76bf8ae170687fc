// Measures the computer opponent's search in WebAssembly: node nodes.mjs <module.wasm> <number of
// positions> <nodes for each>
// Prints the number of nodes searched and the processor time in seconds.
import { readFileSync } from 'node:fs'

const [file, positions, nodes] = process.argv.slice(2)
const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(file)))
// Lets the optimizing compiler of Node.js finish before the measured searches.
for (let at = 0; at < Number(positions); at++) exports.partner_nodes(at, 2000)
const before = process.cpuUsage()
let seen = 0
for (let at = 0; at < Number(positions); at++) seen += exports.partner_nodes(at, Number(nodes))
const { user, system } = process.cpuUsage(before)
console.log(`${seen} ${(user + system) / 1e6}`)
