import type { Page } from 'playwright-core'
import { withBuiltApplication } from './browser/builtApplication'
import { longestInteraction, opening, SLOWER, slowed } from './browser/interactions'

export const title = `Du geste à l’affichage suivant, processeur ${SLOWER} fois plus lent\u00a0: le plus long de chaque geste (×\u00a0: / 200 ms)`

interface Measurement {
  name: string
  value: number
  unit: string
  ratio?: number
}

const LIMIT = 200
const STEPS = 12
const TABS = [
  'Synthèse',
  'Infos client & objectifs',
  'Capacité d’investissement',
  'Solution chiffrée',
  'Propositions de lots',
] as const
const VIEWS = ['Tableau annuel', 'Amortissement', 'Fiscalité', 'Scénarios', 'Effort par année'] as const
const COMBOBOX = '[role=dialog] [role=combobox]'

/** Typing in a file, each slider of its solution, the views of its result, its tabs, and the palette. */
export const measure = (): Promise<Measurement[]> =>
  withBuiltApplication(async ({ logIn, clientFilePath }) => {
    const page = await (await logIn()).newPage()
    const found = [
      ...(await slowed(page, `${clientFilePath}/informations`, '.section-content form', typing)),
      ...(await slowed(page, `${clientFilePath}/solution`, '.chart-frame', sliders)),
      ...(await slowed(page, `${clientFilePath}/solution`, '.chart-frame', views)),
      ...(await slowed(page, `${clientFilePath}/synthesis`, '.synthesis', tabs)),
      ...(await slowed(page, '/mes-dossiers', '.file-link', palette)),
    ]
    return found.map(({ name, value }) => ({ name, value, unit: 'ms', ratio: value / LIMIT }))
  })

type Row = Pick<Measurement, 'name' | 'value'>

async function typing(page: Page): Promise<Row[]> {
  await page.locator('.section-content').getByRole('textbox').first().focus()
  return [{ name: 'Saisie dans le dossier', value: await longestInteraction(page, () => typeSlowly(page, 'abcdefgh')) }]
}

/** Keys move each slider one step at a time. */
async function sliders(page: Page): Promise<Row[]> {
  const rows: Row[] = []
  for (const slider of await page.getByRole('slider').all()) {
    const name = (await slider.getAttribute('aria-label')) ?? 'curseur'
    await slider.focus()
    const value = await longestInteraction(page, async () => {
      for (let step = 0; step < STEPS; step++) {
        await page.keyboard.press(step % 2 === 0 ? 'ArrowRight' : 'ArrowLeft')
        await page.waitForTimeout(100)
      }
    })
    rows.push({ name, value })
  }
  return rows
}

/** With a variant to compare. */
async function views(page: Page): Promise<Row[]> {
  const view = (name: string) => page.getByRole('tab', { name, exact: true })
  await view('Scénarios').click()
  await page.getByRole('button', { name: 'Dupliquer en B' }).click()
  await page.getByRole('button', { name: 'Modifier B' }).waitFor()
  const rows: Row[] = []
  for (const name of VIEWS) {
    await page.waitForLoadState('networkidle')
    rows.push({ name: `Vue ${name}`, value: await longestInteraction(page, () => view(name).click()) })
  }
  return rows
}

async function tabs(page: Page): Promise<Row[]> {
  const rows: Row[] = []
  for (const name of [...TABS.slice(1), TABS[0]]) {
    const link = page.getByRole('navigation', { name: 'Onglets du dossier' }).getByRole('link', { name })
    rows.push({ name: `Onglet ${name}`, value: await longestInteraction(page, () => link.click()) })
    await page.waitForLoadState('networkidle')
  }
  return rows
}

async function palette(page: Page): Promise<Row[]> {
  const first = await opening(page, 'Control+k', COMBOBOX)
  await page.keyboard.press('Escape')
  await page.locator(COMBOBOX).waitFor({ state: 'detached' })
  const again = await opening(page, 'Control+k', COMBOBOX)
  const typed = await longestInteraction(page, () => typeSlowly(page, 'marchetti'))
  return [
    { name: 'Ouvrir la palette, première fois', value: first },
    { name: 'Ouvrir la palette, ensuite', value: again },
    { name: 'Saisie dans la palette', value: typed },
  ]
}

/** Letters as fast as one types, ten a second. */
const typeSlowly = (page: Page, text: string): Promise<void> => page.keyboard.type(text, { delay: 100 })
