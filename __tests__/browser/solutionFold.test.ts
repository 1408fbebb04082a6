import type { Locator, Page } from 'playwright-core'
import { accessibilityFaults } from '../support/browser/accessibility'
import { copyFile } from '../support/browser/clientFile'
import { logIn } from '../support/browser/logIn'
import { browserSession } from '../support/browser/session'
import { openGroup, openSolution } from '../support/browser/solution'
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
    expect(await outOfSight(page, { figures: figures(page), chart: drawing(page), strip, ...sliders(page) })).toEqual(
      [],
    )
    const tops = await figures(page)
      .locator('.key-figure')
      .evaluateAll((all) => new Set(all.map((figure) => figure.getBoundingClientRect().top)).size)
    expect(tops).toBe(1)
    expect(await accessibilityFaults(page)).toEqual([])
    expect(takeErrors()).toEqual([])
  })

  test('figures and the whole chart at 1024 × 768', async () => {
    const page = await openFilled(1024, 768)
    expect(await outOfSight(page, { figures: figures(page), chart: drawing(page) })).toEqual([])
  })

  test('the chart begins on the first screen of a phone, and a lever lies under the result', async () => {
    const page = await openFilled(390, 844)
    expect(await outOfSight(page, { sentence: page.locator('.chart-sentence') })).toEqual([])
    await page.getByRole('link', { name: 'Modifier', exact: true }).click()
    const sheet = page.getByRole('dialog')
    const effort = sheet.locator('[data-figure="indicators.average_effort"]')
    const first = page.getByRole('slider', { name: 'Prix du bien, curseur' })
    expect(await outOfSight(page, { effort, first })).toEqual([])
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
    const before = await next.boundingBox()
    await field.focus()
    await help.waitFor()
    expect(await next.boundingBox()).toEqual(before)
    await page.keyboard.press('Escape')
    await help.waitFor({ state: 'hidden' })
  })
})
