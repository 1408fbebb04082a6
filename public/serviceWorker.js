// Keeps the application itself on the device, so that it opens without network; nothing of the API passes through here.
// The build writes `BUILD` before this: its version, and the files that it is made of.
/* global BUILD */

const PREFIX = 'solive-'
const PAGE = '/index.html'
/** The sign of the product, in the menu and on the tab. */
const ICON = '/favicon.svg'
/** The address of a link that a client was sent. */
const STUDY = /^\/etude-immobiliere\/(?!preview$)/
/** How long the page and the sign wait for the network before those on the device are shown, in milliseconds. */
const PATIENCE = 5_000

/** How many files are asked for at once: what the page itself asks for does not wait behind them. */
const AT_ONCE = 4

/** The files of a build, kept together. */
const keep = async () => {
  const cache = await caches.open(`${PREFIX}${BUILD.version}`)
  const files = [PAGE, ICON, ...BUILD.files]
  while (files.length > 0) await cache.addAll(files.splice(0, AT_ONCE))
  await self.skipWaiting()
}

/** The build before stays, for the pages that still run it. */
const forgetOlder = async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== `${PREFIX}${BUILD.version}`)
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)))
  await self.clients.claim()
}

/** Files never change under their name. */
const fileOf = async (request) => (await caches.match(request)) ?? fetch(request)

/** What changes under its name is asked of the network first, so that a new build is seen; without one, this build's is shown. */
const latestOf = async (request, name) => {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PATIENCE) })
  } catch {
    return (await caches.match(name, { cacheName: `${PREFIX}${BUILD.version}` })) ?? Response.error()
  }
}

self.addEventListener('install', (event) => event.waitUntil(keep()))
self.addEventListener('activate', (event) => event.waitUntil(forgetOlder()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (pathname.startsWith('/assets/')) event.respondWith(fileOf(request))
  else if (pathname === ICON) event.respondWith(latestOf(request, ICON))
  // What a client reads is kept by a worker of its own (studyServiceWorker.js).
  else if (STUDY.test(pathname)) return
  else if (request.mode === 'navigate' && !pathname.startsWith('/api/')) event.respondWith(latestOf(request, PAGE))
})
