import type { Page } from 'playwright-core'

declare global {
  interface Window {
    layoutShift: number
  }
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
}

/** The most that a screen may move by itself, as browsers measure it (Cumulative Layout Shift). */
export const STILL = 0.02

/** Has the pages that this one opens next add up how much moves without anybody having acted for half a second. */
export const followLayoutShift = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.layoutShift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[])
        if (!entry.hadRecentInput) window.layoutShift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** How much has moved since the page was opened, once what was asked for is drawn. */
export const layoutShiftOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    return window.layoutShift
  })

/** Scrolls the page, or what scrolls in it under the pointer, down to its end and back as a wheel does. */
export async function wheelThrough(page: Page, steps = 30): Promise<void> {
  for (const step of [240, -240])
    for (let turn = 0; turn < steps; turn++) {
      await page.mouse.wheel(0, step)
      await page.evaluate(() => new Promise(requestAnimationFrame))
    }
}
