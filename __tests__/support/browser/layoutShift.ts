import type { Page } from 'playwright-core'
import { allDrawn } from './requests'

/** Something that moved, as the browser says: how much of the screen, and the classes of what it was. */
interface Move {
  readonly value: number
  readonly what: string
}

declare global {
  interface Window {
    readMoves: () => readonly Move[]
  }
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources?: readonly { readonly node?: Element | null }[]
}

/** The most that a screen may move by itself, as browsers measure it (Cumulative Layout Shift). */
export const STILL = 0.02

/** Has the pages that this one opens next write down what moves without anybody having acted for half a second. */
export const followLayoutShift = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const moves: Move[] = []
    const write = (entries: readonly PerformanceEntry[]) => {
      for (const { hadRecentInput, value, sources = [] } of entries as LayoutShift[]) {
        const what = sources.map(({ node }) => node?.className ?? node?.nodeName ?? '?').join(' ')
        if (!hadRecentInput) moves.push({ value, what })
      }
    }
    const observer = new PerformanceObserver((list) => {
      write(list.getEntries())
    })
    observer.observe({ type: 'layout-shift', buffered: true })
    window.readMoves = () => {
      write(observer.takeRecords())
      return moves
    }
  })

/** What has moved since the page was opened, once all that it asked for is drawn. */
export async function movesOf(page: Page): Promise<readonly Move[]> {
  await allDrawn(page)
  return page.evaluate(() => window.readMoves())
}

/** How much has moved since the page was opened, once all that it asked for is drawn. */
export const layoutShiftOf = async (page: Page): Promise<number> =>
  (await movesOf(page)).reduce((sum, { value }) => sum + value, 0)

/** Scrolls the page, or what scrolls in it under the pointer, down to its end and back as a wheel does. */
export async function wheelThrough(page: Page, steps = 30): Promise<void> {
  for (const step of [240, -240])
    for (let turn = 0; turn < steps; turn++) {
      await page.mouse.wheel(0, step)
      await page.evaluate(() => new Promise(requestAnimationFrame))
    }
}
