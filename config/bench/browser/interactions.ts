import type { Page } from 'playwright-core'

/** How many times slower than this machine's the processor is made. */
export const SLOWER = 4

/** Measures a page, once it shows a landmark and is at rest, on a slower processor. */
export async function slowed<Result>(
  page: Page,
  address: string,
  landmark: string,
  measure: (page: Page) => Promise<Result>,
): Promise<Result> {
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.locator(landmark).first().waitFor()
  const processor = await page.context().newCDPSession(page)
  await processor.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  try {
    return await measure(page)
  } finally {
    await processor.detach()
  }
}

/** Milliseconds from a gesture to the next frame, as the browser tells them (Event Timing): the longest of what is done. */
export async function longestInteraction(page: Page, act: () => Promise<unknown>): Promise<number> {
  const longest = await page.evaluateHandle(() => {
    const seen = { duration: 0 }
    const events = { type: 'event', durationThreshold: 16 }
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.duration = Math.max(seen.duration, duration)
    }).observe(events)
    return seen
  })
  await act()
  // What came last is told after it is drawn.
  await page.waitForTimeout(500)
  return longest.evaluate(({ duration }) => duration)
}

/** Milliseconds from a key to the frame in which an element that it opens has the focus. */
export async function opening(page: Page, key: string, selector: string): Promise<number> {
  const opened = await page.evaluateHandle((wanted) => {
    const seen = { time: Promise.resolve(Number.NaN) }
    seen.time = new Promise((resolve) => {
      const pressed = (event: Event) => {
        const look = (now: number) => {
          if (document.activeElement?.matches(wanted) === true) resolve(now - event.timeStamp)
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      }
      document.addEventListener('keydown', pressed, { capture: true, once: true })
    })
    return seen
  }, selector)
  await page.keyboard.press(key)
  return opened.evaluate(({ time }) => time)
}
