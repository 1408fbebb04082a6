/** Addresses of links; the worker leaves the preview of an adviser to the application. */
const SCOPE = '/etude-immobiliere/'

/** The files that this page came with. */
const loadedFiles = (): readonly string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === window.location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname)

/** Keeps what is read on the device, to be read without a network (public/studyServiceWorker.js). A browser that refuses reads with one. */
export async function keepForOffline(): Promise<void> {
  if (process.env['NODE_ENV'] !== 'production' || !('serviceWorker' in navigator)) return
  try {
    const isFirst = navigator.serviceWorker.controller === null
    await navigator.serviceWorker.register('/studyServiceWorker.js', { scope: SCOPE })
    const { active } = await navigator.serviceWorker.ready
    const page = window.location.pathname + window.location.search
    if (isFirst) active?.postMessage({ page, files: [...new Set(loadedFiles())] })
  } catch {
    // Nothing is kept.
  }
}

/** Whether the worker answered with what is on the device. */
export const isKeptCopy = (): boolean => document.documentElement.dataset['kept'] !== undefined
