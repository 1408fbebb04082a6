import type { Page, Request } from 'playwright-core'

interface Requests {
  readonly pending: Set<Request>
  readonly waiting: (() => void)[]
}

const followed = new WeakMap<Page, Requests>()

/** Follows what a page asks of the server, from its first request on. */
export function followRequests(page: Page): void {
  const requests: Requests = { pending: new Set(), waiting: [] }
  const { pending, waiting } = requests
  followed.set(page, requests)
  const end = (request: Request) => {
    pending.delete(request)
    if (pending.size === 0) for (const go of waiting.splice(0)) go()
  }
  page.on('request', (request) => pending.add(request))
  page.on('requestfinished', end)
  page.on('requestfailed', end)
}

/** Waits until all that a page has asked for is answered: a late refusal would be told of the next screen. */
export async function allAnswered(page: Page): Promise<void> {
  const requests = followed.get(page)
  if (requests === undefined) throw new Error('the requests of this page were not followed from the start')
  if (requests.pending.size > 0) await new Promise<void>((resolve) => void requests.waiting.push(resolve))
}

/** Waits until a page has drawn all that it was answered, and asks for nothing more. */
export async function allDrawn(page: Page): Promise<void> {
  do {
    await allAnswered(page)
    // What came last is drawn after two frames; what the page puts off until it has nothing else to do is asked before this.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
      await new Promise((resolve) => requestIdleCallback(resolve))
    })
  } while (isAsking(page))
}

const isAsking = (page: Page): boolean => (followed.get(page)?.pending.size ?? 0) > 0
