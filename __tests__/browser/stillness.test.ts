import type { Page } from 'playwright-core'
import { logIn } from '../support/browser/logIn'
import { browserSession } from '../support/browser/session'

const ADVISER = 'c.aubrac@ormeval.example'
/** What a page may move by itself, as browsers sum it (Layout Instability). */
const STILL = 0.02

const FILE = '/mes-dossiers/:file'
/** The main screens, and what is there once they are. */
const screens: Readonly<Record<string, string>> = {
  '/dashboard': '.arrival[aria-busy=false] .dashboard-lines',
  '/mes-dossiers': 'main a[href^="/mes-dossiers/"]',
  '/mes-leads': 'main a[href^="/mes-leads"], .empty',
  '/mon-compte/profil': 'main form',
  [`${FILE}/synthesis`]: '.synthesis .card',
  [`${FILE}/informations`]: '.section-content form',
  [`${FILE}/investment-capacity`]: '.capacity-result[aria-busy=false]',
  [`${FILE}/solution`]: '.solution-results[aria-busy=false]',
  [`${FILE}/current-sales/default`]: '[aria-label="Ventes du client"]',
}

const sizes = [
  ['a wide screen', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const

interface Shift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
}

/** From now on, and on each page that is loaded, sums what moves without anybody having touched it, and says what it was. */
const watch = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const moved: { readonly value: number; readonly what: string }[] = []
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (Shift & { sources?: { node?: Element | null }[] })[]) {
        const nodes = (entry.sources ?? []).map(({ node }) => node?.className ?? node?.nodeName ?? '?')
        if (!entry.hadRecentInput) moved.push({ value: entry.value, what: nodes.join(' ') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** What moved on the page that is open, once it has stopped asking. */
async function movedOn(page: Page): Promise<{ readonly sum: number; readonly what: readonly string[] }> {
  await page.waitForLoadState('networkidle')
  // What came last has been drawn after two frames.
  return page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    const { moved } = window as Window & { moved?: { value: number; what: string }[] }
    const all = moved ?? []
    return {
      sum: all.reduce((sum, { value }) => sum + value, 0),
      what: all.map(({ value, what }) => `${value.toFixed(3)} ${what}`),
    }
  })
}

describe.each(sizes)('on %s', (_name, viewport) => {
  const { openPage } = browserSession()

  test('nothing moves by itself on any main screen while it loads', async () => {
    const page = await openPage({ viewport })
    await watch(page)
    await logIn(page, ADVISER)
    const link = page.getByRole('link', { name: /Marchetti/ }).first()
    const file = new URL((await link.getAttribute('href')) ?? '', page.url()).pathname.split('/')[2] ?? ''
    const found: Record<string, readonly string[]> = {}
    for (const [screen, landmark] of Object.entries(screens)) {
      await page.goto(screen.replace(':file', file))
      await page.locator(landmark).first().waitFor()
      const { sum, what } = await movedOn(page)
      if (sum > STILL) found[screen] = [sum.toFixed(3), ...what]
    }
    expect(found).toEqual({})
  })
})
