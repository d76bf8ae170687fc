// Builds a production page for each chessboard library that Tabiya is compared with. A page has one
// script and at most one style sheet, with digests in their names.
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build } from 'esbuild'

// Source of each page, and the folder of files that the page fetches by name.
const PEERS = [
  { name: 'chessground', source: 'peers/chessground.mjs' },
  { name: 'cm-chessboard', source: 'peers/cm-chessboard.mjs', assets: 'node_modules/cm-chessboard/assets' },
  { name: 'react-chessboard', source: 'peers/react-chessboard.jsx' },
]

const html = (script, style) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>A peer</title>
${style ? `<link rel="stylesheet" href="${style}">` : ''}
<div style="display: flex"><div id="board" style="width: 640px; height: 640px"></div><ol id="moves"></ol></div>
<script type="module" src="${script}"></script>
</html>
`

async function page({ name, source, assets }) {
  const folder = join('built', name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const { metafile } = await build({
    entryPoints: [source],
    entryNames: '[name]-[hash]',
    outdir: folder,
    bundle: true,
    minify: true,
    format: 'esm',
    metafile: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  })
  const files = Object.keys(metafile.outputs).map(file => basename(file))
  const ending = end => files.find(file => file.endsWith(end))
  if (assets) cpSync(assets, join(folder, 'assets'), { recursive: true })
  writeFileSync(join(folder, 'index.html'), html(ending('.js'), ending('.css')))
  return { name, folder }
}

// Builds all pages. Resolves to the name and the folder of each page.
export const peers = () => Promise.all(PEERS.map(page))
