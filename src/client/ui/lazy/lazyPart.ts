import { lazy, type ComponentType } from 'react'

const GUARD_KEY = 'solive.reloadedAt'
/** How long after a reload another one is refused, in milliseconds (specification §9). */
const RELOAD_GUARD = 10_000

/**
 * Loads a chunk. One that cannot be loaded is most often one of an older build: the page is loaded again, at most once in
 * ten seconds; after that the error is shown.
 */
export async function loadChunk<Content>(load: () => Promise<Content>): Promise<Content> {
  try {
    return await load()
  } catch (error) {
    if (!navigator.onLine || !mayReload()) throw error
    location.reload()
    return new Promise(() => undefined)
  }
}

/** Loads a part of a screen. Without network it waits for it: the screen around stays. */
export const loadPart = <Part>(load: () => Promise<Part>): Promise<Part> => loadChunk(() => loadOnceOnline(load))

/** A part of a screen that comes when it is first shown. */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await loadPart(load) }))

async function loadOnceOnline<Content>(load: () => Promise<Content>): Promise<Content> {
  try {
    return await load()
  } catch (error) {
    if (navigator.onLine) throw error
    await new Promise((resolve) => {
      addEventListener('online', resolve, { once: true })
    })
    return loadOnceOnline(load)
  }
}

/** True once in ten seconds. Without storage nothing can be counted, so the answer is no. */
function mayReload(): boolean {
  try {
    const now = Date.now()
    if (now - Number(sessionStorage.getItem(GUARD_KEY) ?? 0) < RELOAD_GUARD) return false
    sessionStorage.setItem(GUARD_KEY, String(now))
    return true
  } catch {
    return false
  }
}
