// Keeps on the device the studies that were read, so that they are read again without a network; the server has the first word.

const PAGES = 'study-pages'
const FILES = 'study-files'
/** How long a page waits for the network before the copy on the device is shown, in milliseconds. */
const PATIENCE = 8_000
/** What a link that ended answers: nothing of it stays. */
const ENDED = [404, 410]
/** An adviser’s screen of the application. */
const PREVIEW = '/etude-immobiliere/preview'

/** What was kept of a page, marked as a copy; undefined without one. */
const copyOf = async (pages, address) => {
  const kept = await pages.match(address)
  if (!kept) return undefined
  const headers = new Headers(kept.headers)
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  return new Response((await kept.text()).replace('<html', '<html data-kept'), { headers })
}

const pageOf = async (request, address) => {
  const pages = await caches.open(PAGES)
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) })
    if (answer.ok) await pages.put(address, answer.clone())
    if (ENDED.includes(answer.status)) await pages.delete(address)
    return answer.status < 500 ? answer : ((await copyOf(pages, address)) ?? answer)
  } catch {
    return (await copyOf(pages, address)) ?? Response.error()
  }
}

/** Files never change under their name. */
const fileOf = async (request) => {
  const files = await caches.open(FILES)
  const kept = await files.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await files.put(request, answer.clone())
  return answer
}

/** Keeps a page that was loaded before this worker ran, and the files that it came with. */
const keep = async ({ page, files }) => {
  await (await caches.open(FILES)).addAll(files)
  const answer = await fetch(page)
  if (answer.ok) await (await caches.open(PAGES)).put(page, answer)
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('message', (event) => event.waitUntil(keep(event.data)))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname, search } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (pathname.startsWith('/assets/')) event.respondWith(fileOf(request))
  else if (request.mode === 'navigate' && pathname.startsWith('/etude-immobiliere/') && pathname !== PREVIEW)
    event.respondWith(pageOf(request, pathname + search))
})
