import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, CDPSession, Page } from 'playwright-core'
import { withBuiltApplication } from './browser/builtApplication'
import { buildPages } from './keystroke/build'
import { rendersDuring, watchRenders } from './keystroke/renders'

export const title = 'Une touche dans « Prénom », section du client, 12 champs (×\u00a0: / champ contrôlé seul)'

const KEYS = 30
const ROUNDS = 4

interface Measurement {
  name: string
  value: number
  unit: string
  ratio?: number
}

/** A page with the field, and the session that measures it. */
interface Opened {
  readonly page: Page
  readonly meter: CDPSession
}

interface Cost {
  readonly renders: number
  /** Processor time of the page's thread in scripts. */
  readonly script: number
  /** Processor time of the page's thread in all: scripts, styles, layout, painting. */
  readonly thread: number
}

export async function measure(): Promise<Measurement[]> {
  const folder = await mkdtemp(join(tmpdir(), 'solive-bench-'))
  try {
    const built = await buildPages(folder)
    return await withBuiltApplication(async ({ openContext, logIn, clientFilePath }) => {
      const section = await open(await logIn(), `${clientFilePath}/informations?section=person`)
      const contenders = [
        { name: 'champ contrôlé seul', ...(await open(await openContext(), `${built.plain}#input`)) },
        { name: 'Solive, la page entière', ...section },
        { name: 'formulaire Formik ordinaire, seul', ...(await open(await openContext(), `${built.plain}#form`)) },
        { name: 'le même, par React Compiler', ...(await open(await openContext(), `${built.compiled}#form`)) },
      ]
      const costs: { name: string; cost: Cost }[] = []
      for (const contender of contenders) costs.push({ name: contender.name, cost: await costOfKey(contender) })
      return [...rows(costs), ...(await pauseRows(section))]
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function open(context: BrowserContext, address: string): Promise<Opened> {
  const page = await context.newPage()
  await watchRenders(page)
  await page.goto(address, { waitUntil: 'networkidle' })
  const meter = await context.newCDPSession(page)
  await meter.send('Performance.enable', { timeDomain: 'threadTicks' })
  return { page, meter }
}

/** What one key costs: the least of a few rounds, so that what else the machine does counts less. */
async function costOfKey({ page, meter }: Opened): Promise<Cost> {
  await page.bringToFront()
  await page.getByRole('textbox', { name: /^Prénom/ }).click()
  const rounds: Omit<Cost, 'renders'>[] = []
  for (let round = 0; round <= ROUNDS; round++) rounds.push(await spentDuring(meter, () => type(page)))
  const renders = await rendersDuring(page, () => type(page))
  const measured = rounds.slice(1)
  return {
    renders: renders / KEYS,
    script: Math.min(...measured.map(({ script }) => script)) / KEYS,
    thread: Math.min(...measured.map(({ thread }) => thread)) / KEYS,
  }
}

/** Replaces what the field holds, key by key, each shown before the next. */
async function type(page: Page, letters = 'abcdefghij'): Promise<void> {
  await page.keyboard.press('Control+A')
  for (let key = 0; key < KEYS; key++) {
    await page.keyboard.press(letters.charAt(key % letters.length))
    await shown(page)
  }
}

const shown = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => {
          setTimeout(resolve, 0)
        })
      }),
  )

/** Milliseconds. */
async function spentDuring(meter: CDPSession, work: () => Promise<void>): Promise<Omit<Cost, 'renders'>> {
  const before = await meter.send('Performance.getMetrics')
  await work()
  const after = await meter.send('Performance.getMetrics')
  const spent = (name: string) => {
    const [start, end] = [before, after].map(
      ({ metrics }) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN,
    )
    return ((end ?? Number.NaN) - (start ?? Number.NaN)) * 1000
  }
  return { script: spent('ScriptDuration'), thread: spent('TaskDuration') }
}

function rows(costs: readonly { name: string; cost: Cost }[]): Measurement[] {
  const kinds = [
    { label: 'composants rendus', unit: '', of: ({ renders }: Cost) => renders },
    { label: 'scripts', unit: 'ms', of: ({ script }: Cost) => script },
    { label: 'tout le fil de la page', unit: 'ms', of: ({ thread }: Cost) => thread },
  ]
  return kinds.flatMap(({ label, unit, of }) => {
    const floor = costs[0] ? of(costs[0].cost) : Number.NaN
    return costs.map(({ name, cost }) => ({
      name: `${label} · ${name}`,
      value: of(cost),
      unit,
      ratio: of(cost) / floor,
    }))
  })
}

/** What the section does once, when typing rests: the value is checked, handed over, saved, and the answer merged. */
async function pauseRows({ page, meter }: Opened): Promise<Measurement[]> {
  await page.bringToFront()
  await page
    .getByText(/^Enregistré/)
    .first()
    .waitFor()
  // A text that was saved already would not be sent.
  await type(page, 'klmnopqrst')
  const { script } = await spentDuring(meter, async () => {
    await page.waitForResponse((answer) => answer.request().method() === 'PUT')
    await page
      .getByText(/^Enregistré/)
      .first()
      .waitFor()
    await shown(page)
  })
  return [{ name: 'scripts · Solive, une fois après la frappe : contrôle, envoi, réponse', value: script, unit: 'ms' }]
}
