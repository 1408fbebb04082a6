import type { Page } from 'playwright-core'
import { withBuiltApplication } from './browser/builtApplication'

export const title =
  'Un cran de chaque curseur de la solution, processeur quatre fois plus lent\u00a0: du geste à l’affichage suivant (×\u00a0: / 200 ms)'

interface Measurement {
  name: string
  value: number
  unit: string
  ratio?: number
}

const SLIDERS = ['Prix du bien', 'Apport personnel', 'Durée du prêt', 'Taux du prêt', 'Loyer du bien'] as const

const LIMIT = 200
const SLOWER = 4
const STEPS = 12

/** The longest interaction of each slider, as the browser tells it (Event Timing): keys move it one step at a time. */
export const measure = (): Promise<Measurement[]> =>
  withBuiltApplication(async ({ logIn, clientFilePath }) => {
    const page = await (await logIn()).newPage()
    await page.goto(`${clientFilePath}/solution`, { waitUntil: 'networkidle' })
    await page.locator('.chart-frame').waitFor()
    const slower = await page.context().newCDPSession(page)
    await slower.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    const rows: Measurement[] = []
    for (const name of SLIDERS) {
      const value = await longestOf(page, name)
      rows.push({ name, value, unit: 'ms', ratio: value / LIMIT })
    }
    return rows
  })

/** Milliseconds. */
async function longestOf(page: Page, name: string): Promise<number> {
  await page.getByRole('slider', { name: `${name}, curseur` }).focus()
  const longest = await page.evaluateHandle(() => {
    const seen = { duration: 0 }
    const events = { type: 'event', durationThreshold: 16 }
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.duration = Math.max(seen.duration, duration)
    }).observe(events)
    return seen
  })
  for (let step = 0; step < STEPS; step++) {
    await page.keyboard.press(step % 2 === 0 ? 'ArrowRight' : 'ArrowLeft')
    await page.waitForTimeout(100)
  }
  return longest.evaluate(({ duration }) => duration)
}
