import type { Page } from 'playwright-core'
import { accessibilityFaults } from '../support/browser/accessibility'
import { copyFile } from '../support/browser/clientFile'
import { eventually } from '../support/browser/eventually'
import { logIn } from '../support/browser/logIn'
import { browserSession } from '../support/browser/session'
import { openSolution } from '../support/browser/solution'
import { fieldOf, regionOf } from '../support/browser/typing'

const focusedName = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
const hasFocus = (element: Element): boolean => element === document.activeElement
const curves = (page: Page) => page.getByRole('slider', { name: 'Effort mensuel par année', exact: true })

describe('scenarios beside each other', () => {
  const { openPage, takeErrors } = browserSession()

  /** The scenarios of a file, with one variant made of its operation. */
  async function open(): Promise<Page> {
    const page = await openPage({ reducedMotion: 'reduce' })
    await logIn(page, 'c.aubrac@ormeval.example')
    await openSolution(page, await copyFile(page, /Marchetti/))
    await page.keyboard.press('s')
    await page.getByRole('button', { name: 'Dupliquer en B', exact: true }).click()
    await page.getByRole('button', { name: 'Modifier B', exact: true }).waitFor()
    return page
  }

  test('arrows go between columns, Enter edits in the column, Escape goes back to its heading', async () => {
    const page = await open()
    await page.getByRole('button', { name: 'Modifier A', exact: true }).focus()
    await page.keyboard.press('ArrowRight')
    await eventually(() => focusedName(page)).toBe('Modifier B')
    await page.keyboard.press('Enter')
    const price = fieldOf(regionOf(page, 'Modifier B'), 'Prix du bien')
    await price.waitFor()
    await eventually(() => price.evaluate(hasFocus)).toBe(true)
    const field = await price.boundingBox()
    const column = await page.getByRole('columnheader', { name: /Terminer/ }).boundingBox()
    if (!field || !column) throw new Error('the field and its column are on screen')
    expect(field.x).toBeGreaterThanOrEqual(column.x)
    expect(field.x + field.width).toBeLessThanOrEqual(column.x + column.width)
    const editor = regionOf(page, 'Modifier B')
    const last = await editor.getByRole('combobox').last().boundingBox()
    expect((last?.y ?? Infinity) + (last?.height ?? 0)).toBeLessThanOrEqual(900)
    const rent = fieldOf(editor, 'Loyer du bien')
    expect((await rent.inputValue()) || (await rent.getAttribute('placeholder'))).toMatch(/\d/)
    await page.keyboard.press('Escape')
    await eventually(() => focusedName(page)).toBe('Modifier B')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowDown')
    await eventually(() => page.evaluate(() => (document.activeElement as HTMLElement).dataset['figure'])).toBe(
      'indicators.average_effort',
    )
    await page.keyboard.press('ArrowUp')
    await eventually(() => focusedName(page)).toBe('Modifier A')
    expect(takeErrors()).toEqual([])
  })

  test('say which is the best in words and how far each is from A, and lie over each other in one chart', async () => {
    const page = await open()
    const place = await curves(page).boundingBox()
    expect((place?.y ?? Infinity) + (place?.height ?? 0)).toBeLessThanOrEqual(900)
    await page.getByRole('button', { name: 'Modifier B', exact: true }).click()
    await fieldOf(regionOf(page, 'Modifier B'), 'Prix du bien').fill('150000')
    const effort = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Effort mensuel moyen' }) })
    await effort.getByRole('button', { name: /^−\d+\s€\/mois/ }).waitFor()
    const cells = effort.getByRole('cell')
    await eventually(() => cells.nth(0).innerText()).not.toMatch(/meilleur/)
    await eventually(() => cells.nth(1).innerText()).toMatch(/^\s*meilleur/)
    await eventually(() => cells.nth(1).evaluate((cell) => getComputedStyle(cell).textAlign)).toBe('end')
    const chart = curves(page)
    await chart.focus()
    await page.keyboard.press('End')
    await eventually(() => chart.getAttribute('aria-valuetext')).toMatch(/^\d{4}, A\s: .*\/mois, B\s: .*\/mois$/)
    const drawn = await chart
      .locator('path.curve')
      .evaluateAll((lines) => lines.map((line) => getComputedStyle(line).strokeDasharray))
    expect(new Set(drawn).size).toBe(2)
    await page.getByText(/^B demande en moyenne \d+\s€\/mois de moins que A\.$/).waitFor()
    await eventually(() => accessibilityFaults(page)).toEqual([])
    expect(takeErrors()).toEqual([])
  })

  test('stand one at a time on a phone, with the same facts', async () => {
    const page = await open()
    const lines = async () => page.locator('.scenario-lines > li > span').allInnerTexts()
    const headings = await page.locator('.scenario-table tbody th').allInnerTexts()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('list', { name: 'Scénario B', exact: true }).waitFor()
    await eventually(() => lines()).toEqual(headings)
    await page.locator('.scenario-cards .ant-segmented-item').filter({ hasText: 'A' }).click()
    await page.getByRole('list', { name: 'Scénario A', exact: true }).waitFor()
    await eventually(() => lines()).toEqual(headings)
    await eventually(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await eventually(() => accessibilityFaults(page)).toEqual([])
    expect(takeErrors()).toEqual([])
  })
})
