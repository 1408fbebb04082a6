import { setTimeout as wait } from 'node:timers/promises'
import type { BrowserContext } from 'playwright-core'

/**
 * Holds each answer of the server back for a time of its own, up to `SLOW_ANSWERS_MS` milliseconds, where that is set: a test that reads
 * what the page has not shown yet, and passes because answers are quick, fails then. Requests of a service worker are not held back.
 */
export async function slowAnswers(context: BrowserContext): Promise<void> {
  const longest = Number(process.env['SLOW_ANSWERS_MS'] ?? 0)
  if (longest === 0) return
  await context.route('**/api/**', async (route) => {
    await wait(Math.random() * longest)
    // The page, or its test, may have ended meanwhile.
    await route.continue().catch(() => undefined)
  })
}
