import type { Locator, Page } from 'playwright-core'
import { accessibilityFaults } from '../support/browser/accessibility'
import { beginFile, copyFile } from '../support/browser/clientFile'
import { eventually } from '../support/browser/eventually'
import { logIn } from '../support/browser/logIn'
import { allDrawn } from '../support/browser/requests'
import { browserSession } from '../support/browser/session'
import { openGroup, openSolution, settled } from '../support/browser/solution'
import { fieldOf, regionOf } from '../support/browser/typing'

const ADVISER = 'c.aubrac@ormeval.example'
const SLIDERS = ['Prix du bien', 'Apport personnel', 'Durée du prêt', 'Taux du prêt', 'Loyer du bien']

/** Which of these are not wholly on the screen, above what stands fixed at its foot. */
async function outOfSight(page: Page, parts: Readonly<Record<string, Locator>>): Promise<string[]> {
  const foot = await page.evaluate(() =>
    Math.min(
      innerHeight,
      ...[...document.querySelectorAll('.bottom-bar, .effort-bar')].map(
        (bar) => bar.getBoundingClientRect().top || innerHeight,
      ),
    ),
  )
  const hidden: string[] = []
  for (const [name, part] of Object.entries(parts)) {
    await part.waitFor()
    const box = await part.boundingBox()
    if (!box || box.y < 0 || box.y + box.height > foot) hidden.push(`${name}: ${JSON.stringify(box)} of ${foot}`)
  }
  return hidden
}

const sliders = (page: Page): Record<string, Locator> =>
  Object.fromEntries(SLIDERS.map((name) => [name, page.getByRole('slider', { name: `${name}, curseur` })]))
const figures = (page: Page): Locator => page.locator('.solution-result .key-figures')
const drawing = (page: Page): Locator => page.locator('.solution-result .chart-drawing')

describe('what the solution shows without scrolling', () => {
  const { openPage, takeErrors } = browserSession()

  async function openFilled(width: number, height: number): Promise<Page> {
    const page = await openPage({ viewport: { width, height }, reducedMotion: 'reduce' })
    await logIn(page, ADVISER)
    await openSolution(page, await copyFile(page, /Marchetti/))
    return page
  }

  test('figures on one row, the chart, the sincerity and five sliders at 1440 × 900', async () => {
    const page = await openFilled(1440, 900)
    const strip = page.locator('.sincerity-strip-line')
    await eventually(() =>
      outOfSight(page, { figures: figures(page), chart: drawing(page), strip, ...sliders(page) }),
    ).toEqual([])
    const rowsOfFigures = () =>
      figures(page)
        .locator('.key-figure')
        .evaluateAll((all) => new Set(all.map((figure) => figure.getBoundingClientRect().top)).size)
    await eventually(rowsOfFigures).toBe(1)
    expect(await accessibilityFaults(page)).toEqual([])
    expect(takeErrors()).toEqual([])
  })

  test('figures and the whole chart at 1024 × 768', async () => {
    const page = await openFilled(1024, 768)
    await eventually(() => outOfSight(page, { figures: figures(page), chart: drawing(page) })).toEqual([])
  })

  test('the chart begins on the first screen of a phone, and a lever lies under the result', async () => {
    const page = await openFilled(390, 844)
    await eventually(() => outOfSight(page, { sentence: page.locator('.chart-sentence') })).toEqual([])
    await page.getByRole('link', { name: 'Modifier', exact: true }).click()
    const sheet = page.getByRole('dialog')
    const effort = sheet.locator('[data-figure="indicators.average_effort"]')
    const first = page.getByRole('slider', { name: 'Prix du bien, curseur' })
    await eventually(() => outOfSight(page, { effort, first })).toEqual([])
    expect(await accessibilityFaults(page)).toEqual([])
    expect(takeErrors()).toEqual([])
  })

  test('the help of a field shows while the focus is in it, and moves nothing; Escape puts it away', async () => {
    const page = await openFilled(1440, 900)
    await openGroup(page, 'Bien et meubles')
    const operation = regionOf(page, 'L’opération')
    const [field, next] = [fieldOf(operation, 'Frais de notaire'), page.locator('.input-group').last()]
    const help = operation.getByText(/^Environ 2 à 3/)
    expect(await help.isVisible()).toBe(false)
    await field.scrollIntoViewIfNeeded()
    await allDrawn(page)
    const before = await next.boundingBox()
    await field.focus()
    await help.waitFor()
    await allDrawn(page)
    expect(await next.boundingBox()).toEqual(before)
    await page.keyboard.press('Escape')
    await help.waitFor({ state: 'hidden' })
  })

  test('a new file begins with the schemes ranked for its household, and one of them is one key from a result', async () => {
    const page = await openPage({ reducedMotion: 'reduce' })
    await logIn(page, ADVISER)
    await beginFile(page, 'Nouveau – par où commencer')
    await page.getByRole('link', { name: 'Solution chiffrée' }).click()
    const first = page.locator('.scheme-card').first()
    const title = page.getByRole('heading', { name: 'Par où commencer pour ce foyer\u202f?' })
    await eventually(() =>
      outOfSight(page, { title, first, lot: page.getByRole('link', { name: 'Partir d’un lot' }) }),
    ).toEqual([])
    // Pinel closed at the end of 2024 (CGI art. 199 novovicies, I, A).
    const ended = page.locator('.other-schemes > li', { hasText: 'Pinel' }).locator('.status-tag')
    await eventually(() => ended.count()).toBe(1)
    expect(await accessibilityFaults(page)).toEqual([])
    await first.getByRole('button', { name: /^Partir de / }).press('Enter')
    await settled(page)
    await eventually(() => page.evaluate(() => document.activeElement?.className ?? '')).toContain('solution-results')
    await eventually(() => outOfSight(page, { figures: figures(page), chart: drawing(page) })).toEqual([])
    expect(takeErrors()).toEqual([])
  })

  test('what may turn out otherwise stands under the chart, and as a band on it', async () => {
    const page = await openFilled(1440, 900)
    const row = page.getByRole('table', { name: 'Si les choses tournent autrement' }).getByRole('row')
    await row.filter({ hasText: 'Taux du prêt +1' }).waitFor()
    const effortIn = async (words: string): Promise<number> =>
      Number((await row.filter({ hasText: words }).getByRole('cell').first().innerText()).replace(/\D/g, ''))
    const study = await eventually(() => effortIn('Étude présentée')).toBeGreaterThan(0)
    await eventually(() => effortIn('Taux du prêt +1')).toBeGreaterThan(study)
    await eventually(() => effortIn('Loyer')).toBeGreaterThan(study)
    await page.locator('path.effort-band').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
  })
})
