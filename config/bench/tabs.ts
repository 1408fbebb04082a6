import type { CDPSession, Page } from 'playwright-core'
import { withBuiltApplication } from './browser/builtApplication'

export const title =
  'Passer d’un onglet du dossier à l’autre, tout étant dans le magasin\u00a0: scripts jusqu’au premier affichage utile (×\u00a0: / 100 ms)'

interface Measurement {
  name: string
  value: number
  unit: string
  ratio?: number
}

/** By their names, and what shows that the tab can be used. */
const tabs = [
  { name: 'Synthèse', shown: '.synthesis' },
  { name: 'Infos client & objectifs', shown: 'nav[aria-label="Sections"]' },
  { name: 'Capacité d’investissement', shown: '.capacity' },
  { name: 'Solution chiffrée', shown: '.chart-frame' },
  { name: 'Propositions de lots', shown: '.lot-proposals' },
] as const

const LIMIT = 100
const ROUNDS = 6

/** Each tab is opened from the one before it, after a round that brought its chunk, its data and its code to heat. */
export const measure = (): Promise<Measurement[]> =>
  withBuiltApplication(async ({ logIn, clientFilePath }) => {
    const page = await (await logIn()).newPage()
    await page.goto(`${clientFilePath}/synthesis`, { waitUntil: 'networkidle' })
    const meter = await page.context().newCDPSession(page)
    await meter.send('Performance.enable', { timeDomain: 'threadTicks' })
    const spent = new Map<string, number[]>()
    for (let round = 0; round <= ROUNDS; round++) {
      for (const tab of [...tabs.slice(1), tabs[0]]) {
        const cost = await scriptOf(page, meter, tab)
        if (round > 0) spent.set(tab.name, [...(spent.get(tab.name) ?? []), cost])
        await page.waitForLoadState('networkidle')
      }
    }
    return tabs.map(({ name }) => {
      const value = Math.min(...(spent.get(name) ?? []))
      return { name, value, unit: 'ms', ratio: value / LIMIT }
    })
  })

/** Milliseconds of the processor in scripts, from the click to the frame that shows the tab. */
async function scriptOf(page: Page, meter: CDPSession, { name, shown }: (typeof tabs)[number]): Promise<number> {
  const before = await scriptDuration(meter)
  await page.getByRole('navigation', { name: 'Onglets du dossier' }).getByRole('link', { name }).click()
  await page.locator(shown).first().waitFor()
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => {
          setTimeout(resolve, 0)
        })
      }),
  )
  return ((await scriptDuration(meter)) - before) * 1000
}

/** Seconds. */
async function scriptDuration(meter: CDPSession): Promise<number> {
  const { metrics } = await meter.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN
}
