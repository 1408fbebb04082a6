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
/** Ranks the schemes of a household by one of their figures. */
async function rankBy(page: Page, label: string): Promise<void> {
  const ranking = page.getByRole('combobox', { name: /^Classer par/ })
  await ranking.fill(label)
  await ranking.press('Enter')
  await page.locator('.starting-ranking').getByText(label, { exact: true }).first().waitFor()
}

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
    const known = page.getByRole('button', { name: /^À savoir\s: \d+ points?$/ })
    await eventually(() =>
      outOfSight(page, { figures: figures(page), chart: drawing(page), strip, known, ...sliders(page) }),
    ).toEqual([])
    await known.press('Enter')
    await eventually(() =>
      outOfSight(page, { warnings: page.getByRole('list', { name: 'À savoir', exact: true }) }),
    ).toEqual([])
    await known.press('Enter')
    const tops = await figures(page)
      .locator('.key-figure')
      .evaluateAll((all) => new Set(all.map((figure) => figure.getBoundingClientRect().top)).size)
    expect(tops).toBe(1)
    await eventually(() => accessibilityFaults(page)).toEqual([])
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
    await eventually(() => accessibilityFaults(page)).toEqual([])
    expect(takeErrors()).toEqual([])
  })

  test('the help of a field shows while the focus is in it, and moves nothing; Escape puts it away', async () => {
    const page = await openFilled(1440, 900)
    await openGroup(page, 'Bien et meubles')
    const operation = regionOf(page, 'L’opération')
    const [field, next] = [fieldOf(operation, 'Frais de notaire'), page.locator('.input-group').last()]
    const help = operation.getByText(/^Environ 2 à 3/)
    await eventually(() => help.isVisible()).toBe(false)
    await field.scrollIntoViewIfNeeded()
    await allDrawn(page)
    const before = await next.boundingBox()
    await field.focus()
    await help.waitFor()
    await eventually(() => next.boundingBox()).toEqual(before)
    await page.keyboard.press('Escape')
    await help.waitFor({ state: 'hidden' })
  })

  test('an answer that is wrong moves nothing, and covers none of the figures of before', async () => {
    const page = await openFilled(1440, 900)
    const parts = () =>
      page
        .locator('.solution-result .key-figure, .chart-drawing, .lever, .input-group')
        .evaluateAll((all) => all.map((part) => JSON.stringify(part.getBoundingClientRect())))
    const before = await parts()
    await fieldOf(regionOf(page, 'L’opération'), 'Durée du prêt').fill('99')
    await page.keyboard.press('Tab')
    const notice = page.locator('.former-result-notice')
    await notice.getByRole('link', { name: 'Durée du prêt' }).waitFor()
    await page.locator('.lever .field-error').waitFor()
    await eventually(() => parts()).toEqual(before)
    const [told, shown] = [await notice.boundingBox(), await figures(page).boundingBox()]
    expect((told?.y ?? 0) + (told?.height ?? 0)).toBeLessThanOrEqual(shown?.y ?? 0)
    await eventually(() => accessibilityFaults(page)).toEqual([])
  })

  test('what cannot be saved is said over the foot of the page, with one way to try again; no field moves', async () => {
    const page = await openFilled(1440, 900)
    const parts = () =>
      page
        .locator('.lever, .input-group')
        .evaluateAll((all) => all.map((part) => JSON.stringify(part.getBoundingClientRect())))
    const before = await parts()
    await page.route('**/simulation', (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 403, body: '{}' }) : route.fallback(),
    )
    await fieldOf(regionOf(page, 'L’opération'), 'Durée du prêt').fill('22')
    await page.keyboard.press('Tab')
    const notice = regionOf(page, 'Non enregistré')
    await notice.waitFor()
    await eventually(() => parts()).toEqual(before)
    await eventually(() => page.getByRole('button', { name: /Réessayer/ }).count()).toBe(1)
    await eventually(() => accessibilityFaults(page)).toEqual([])
    await page.unroute('**/simulation')
    await notice.getByRole('button', { name: 'Réessayer' }).click()
    await notice.waitFor({ state: 'detached' })
    takeErrors()
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
    await eventually(() =>
      page.locator('.other-schemes > li', { hasText: 'Pinel' }).locator('.status-tag').innerText(),
    ).toBe('Fermé')
    await page.getByText('Commune par défaut', { exact: false }).waitFor()
    await eventually(() => page.getByRole('region', { name: 'L’opération' }).count()).toBe(0)
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1024, height: 768 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(viewport)
      const edges = await page
        .locator('.scheme-card')
        .evaluateAll((all) => all.map((card) => card.getBoundingClientRect()).map(({ top, left }) => ({ top, left })))
      expect(edges).toHaveLength(3)
      const isOneRow = edges.every(({ top }) => top === edges[0]?.top)
      expect(isOneRow || edges.every(({ left }) => left === edges[0]?.left)).toBe(true)
    }
    await eventually(() => accessibilityFaults(page)).toEqual([])
    await rankBy(page, 'Effort le plus bas')
    const efforts = (await page.locator('.scheme-card-lead .amount').allInnerTexts()).map((text) =>
      Number(text.split(',')[0]?.replace(/\D/g, '')),
    )
    expect(efforts).toEqual(efforts.toSorted((one, other) => one - other))
    const others = page.locator('.other-schemes > li')
    expect(await others.getByRole('button', { name: /^(Choisir|Étudier quand même) / }).count()).toBe(
      await others.count(),
    )
    await rankBy(page, 'Gain à terme')
    await first.getByRole('button', { name: /^Partir de / }).press('Enter')
    await settled(page)
    await eventually(() => page.evaluate(() => document.activeElement?.className)).toContain('solution-results')
    await eventually(() => outOfSight(page, { figures: figures(page), chart: drawing(page) })).toEqual([])
    expect(takeErrors()).toEqual([])
  })

  test('what may turn out otherwise stands under the chart, and as a band on it', async () => {
    const page = await openFilled(1440, 900)
    const row = page.getByRole('table', { name: 'Si les choses tournent autrement' }).getByRole('row')
    await row.filter({ hasText: 'Taux du prêt +1' }).waitFor()
    const effortIn = async (words: string): Promise<number> =>
      Number(
        (await row.filter({ hasText: words }).getByRole('cell').first().innerText()).split(',')[0]?.replace(/\D/g, ''),
      )
    const study = await effortIn('Étude présentée')
    await eventually(() => effortIn('Taux du prêt +1')).toBeGreaterThan(study)
    await eventually(() => effortIn('Loyer')).toBeGreaterThan(study)
    await page.locator('path.effort-band').waitFor()
    await eventually(() => accessibilityFaults(page)).toEqual([])
  })
})
