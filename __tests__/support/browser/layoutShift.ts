import type { Page } from 'playwright-core'
import { allDrawn } from './requests'

/** What moved without anybody having acted for half a second: how much, as browsers measure it (Layout Instability), and what. */
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

/** The most that a screen may move by itself (Cumulative Layout Shift). */
export const STILL = 0.02

/** Has the pages that this one opens next note what moves by itself. */
export const followMoves = (page: Page): Promise<unknown> =>
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

const sum = (moves: readonly Move[]): number => moves.reduce((whole, { value }) => whole + value, 0)

/** What has moved since the page was opened, once all that it asked for is drawn. */
async function movesSinceOpening(page: Page): Promise<readonly Move[]> {
  await allDrawn(page)
  return page.evaluate(() => window.readMoves())
}

/** How much has moved since the page was opened. */
export const layoutShiftOf = async (page: Page): Promise<number> => sum(await movesSinceOpening(page))

/** What has moved since the page was opened; empty when that is little enough. */
export async function movesOn(page: Page): Promise<readonly string[]> {
  const moves = await movesSinceOpening(page)
  return sum(moves) <= STILL ? [] : moves.map(({ value, what }) => `${value.toFixed(3)} ${what}`)
}

/** Scrolls the page, or what scrolls in it under the pointer, down to its end and back as a wheel does. */
export async function wheelThrough(page: Page, steps = 30): Promise<void> {
  for (const step of [240, -240])
    for (let turn = 0; turn < steps; turn++) {
      await page.mouse.wheel(0, step)
      await page.evaluate(() => new Promise(requestAnimationFrame))
    }
}
