// Web server on this machine for the measured pages. Sends files compressed with Brotli, and lets
// browsers cache files with a digest in their names for a long time.
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, sep } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
}

// Files with a digest in their names never change. On each visit, browsers must revalidate the
// files that refer to them.
const DIGEST = /-([0-9a-f]{10,16}|[0-9A-Z]{8})[._]/
const ENTRY = /(\.html|\.webmanifest|sw\.js)$/
const age = name =>
  DIGEST.test(name) ? 'max-age=31536000, immutable' : ENTRY.test(name) ? 'no-cache' : 'max-age=3600'

// Returns the compressed body and the headers of the response for a file.
function ready(file) {
  const bytes = readFileSync(file)
  const body = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
  const headers = {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'content-encoding': 'br',
    'cache-control': age(file),
    etag: `"${createHash('sha256').update(bytes).digest('base64url')}"`,
  }
  return { body, headers }
}

// Returns the responses for all files of the pages, by address. Compressing them in advance keeps
// the first visit as fast as later visits.
function all(pages) {
  const files = new Map()
  for (const { name, folder } of pages) {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue
      const file = join(entry.parentPath, entry.name)
      const address = `/${name}${file.slice(folder.length).replaceAll(sep, '/')}`
      files.set(address.replace(/index\.html$/, ''), ready(file))
    }
  }
  return files
}

// Serves each page under its name. The result's `sent` returns the number of body bytes sent
// between two times (in ms since 1970), without those that service workers requested.
export async function serve(pages) {
  const files = all(pages)
  const log = []
  const server = createServer((request, response) => {
    const found = files.get(new URL(request.url, 'http://x').pathname.replace(/index\.html$/, ''))
    if (!found) return response.writeHead(404).end()
    const { body, headers } = found
    if (request.headers['if-none-match'] === headers.etag) return response.writeHead(304, headers).end()
    const { referer = '', 'service-worker': worker } = request.headers
    if (!worker && !referer.endsWith('/sw.js')) log.push({ at: Date.now(), bytes: body.length })
    response.writeHead(200, headers).end(body)
  })
  await new Promise(done => server.listen(0, '127.0.0.1', done))
  const address = name => `http://127.0.0.1:${server.address().port}/${name}/`
  const sent = (from, to) =>
    log.filter(({ at }) => from <= at && at <= to).reduce((sum, { bytes }) => sum + bytes, 0)
  return { address, sent, close: () => server.close() }
}
