// An engine made for a web worker, as a program that speaks UCI: node worker.cjs <folder of its package> <its script>
const [folder, script] = process.argv.slice(2)
process.chdir(folder)
process.argv.length = 2
globalThis.postMessage = line => process.stdout.write(`${line}\n`)
globalThis.close = () => process.exit()
// With `fetch`, the engine would load its module from the network instead of the folder.
delete globalThis.fetch
require(`${process.cwd()}/${script}`)
let rest = ''
process.stdin.on('data', bytes => {
  const lines = (rest + bytes).split('\n')
  rest = lines.pop()
  for (const data of lines) globalThis.onmessage({ data: data.trim() })
})
process.stdin.on('end', () => process.exit())
