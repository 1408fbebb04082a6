import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { accessibilityFaults } from '../support/browser/accessibility'
import { copyFile, heldByServer } from '../support/browser/clientFile'
import { eventually } from '../support/browser/eventually'
import { logIn } from '../support/browser/logIn'
import { browserSession } from '../support/browser/session'
import { openSolution, settled } from '../support/browser/solution'
import { fieldOf, regionOf } from '../support/browser/typing'

const operation = (page: Page): Locator => regionOf(page, 'L’opération')
const row = (page: Page, name: string): Locator =>
  page
    .getByRole('table', { name: 'Comparaison des scénarios' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
const fileOf = (page: Page): string => new URL(page.url()).pathname.replace(/\/solution$/, '')
const priceOnServer = async (page: Page): Promise<unknown> =>
  (await heldByServer(page, fileOf(page), 'simulation'))['investment_price']
const priceShown = async (page: Page): Promise<string> =>
  (await fieldOf(operation(page), 'Prix du bien').inputValue()).replace(/\s/g, '')

/** The next write of a section that the server accepts. */
const written = (page: Page, method: string, path: RegExp): Promise<unknown> =>
  page.waitForResponse(
    (response) => response.request().method() === method && path.test(response.url()) && response.ok(),
  )

/** What a button gives to the person, as text. */
async function download(page: Page, button: Locator): Promise<{ name: string; content: Buffer }> {
  const [given] = await Promise.all([page.waitForEvent('download'), button.click()])
  return { name: given.suggestedFilename(), content: await readFile(await given.path()) }
}

describe('the scenarios of a solution', () => {
  const { openPage, takeErrors } = browserSession()

  async function open(): Promise<Page> {
    const page = await openPage({ reducedMotion: 'reduce' })
    await logIn(page, 'c.aubrac@ormeval.example')
    await openSolution(page, await copyFile(page, /Marchetti/))
    return page
  }

  test('show their differences only, reach the effort that is wished, survive, and become the operation until that is undone', async () => {
    const page = await open()
    const price = await priceOnServer(page)
    await page.keyboard.press('s')
    const made = written(page, 'POST', /\/scenarios$/)
    await page.getByRole('button', { name: 'Dupliquer en B', exact: true }).click()
    await page.getByText('Rien encore\u00a0: modifiez A, ou une variante.').waitFor()
    await made
    await page.getByRole('button', { name: 'Modifier B', exact: true }).click()
    const edited = written(page, 'PUT', /\/scenarios\//)
    await fieldOf(regionOf(page, 'Modifier B'), 'Prix du bien').fill('150000')
    await page.keyboard.press('Escape')
    await row(page, 'Prix du bien').getByText('150\u202f000\u00a0€').waitFor()
    await eventually(() => row(page, 'Apport personnel').count()).toBe(0)
    await edited

    const search = regionOf(page, 'Objectif inverse')
    await search.getByRole('textbox').fill('300')
    await search.getByRole('button', { name: 'Chercher', exact: true }).click()
    const kept = written(page, 'POST', /\/scenarios$/)
    await search.getByRole('button', { name: 'Créer C ainsi', exact: true }).click()
    await row(page, 'Effort mensuel moyen')
      .getByRole('button', { name: /^300\s€\/mois/ })
      .waitFor()
    await eventually(() => accessibilityFaults(page)).toEqual([])
    await kept

    await page.reload()
    await settled(page)
    await page.keyboard.press('s')
    await row(page, 'Effort mensuel moyen')
      .getByRole('button', { name: /^300\s€\/mois/ })
      .waitFor()
    const taken = written(page, 'PUT', /\/simulation$/)
    await page.getByRole('button', { name: 'Reprendre B dans l’opération', exact: true }).click()
    await page.getByText('Variante B est devenu l’opération du dossier.').waitFor()
    await taken
    expect(await priceOnServer(page)).toBe(150_000)
    const back = written(page, 'PUT', /\/simulation$/)
    await page.getByRole('button', { name: 'Annuler', exact: true }).click()
    await back
    expect(await priceOnServer(page)).toBe(price)
    expect(takeErrors()).toEqual([])
  })

  test('an operation that is tried is not saved until it is kept, and is given up at once', async () => {
    const page = await open()
    const price = await priceOnServer(page)
    await page.getByRole('switch', { name: 'Essayer sans enregistrer', exact: true }).click()
    const tried = fieldOf(operation(page), 'Prix du bien')
    await tried.fill('123000')
    await tried.press('Tab')
    await operation(page).getByRole('button', { name: 'Revenir', exact: true }).click()
    await eventually(() => priceShown(page)).toBe(String(price))
    await page.getByRole('switch', { name: 'Essayer sans enregistrer', exact: true }).click()
    await fieldOf(operation(page), 'Prix du bien').fill('124000')
    await page.keyboard.press('Tab')
    expect(await priceOnServer(page)).toBe(price)
    await eventually(() => accessibilityFaults(page)).toEqual([])
    const kept = written(page, 'PUT', /\/simulation$/)
    await operation(page).getByRole('button', { name: 'Garder', exact: true }).click()
    await kept
    expect(await priceOnServer(page)).toBe(124_000)
    expect(takeErrors()).toEqual([])
  })

  test('the rules of another day change the result, and are listed with their source', async () => {
    const page = await open()
    await page.getByRole('tab', { name: 'Hypothèses', exact: true }).click()
    const otherDay = regionOf(page, 'Règles à une autre date')
    await fieldOf(otherDay, 'Règles au').fill('15/06/2016')
    await page.keyboard.press('Tab')
    await otherDay.getByRole('columnheader', { name: 'Règles au 15/06/2016', exact: true }).waitFor()
    const scale = otherDay.getByRole('listitem').filter({ hasText: 'Barème de l’impôt sur le revenu' })
    await scale
      .getByText(/^Depuis le \d\d\/\d\d\/\d{4}, .*CGI/)
      .first()
      .waitFor()
    await otherDay.getByRole('listitem').filter({ hasText: 'Source secondaire' }).first().waitFor()
    await fieldOf(otherDay, 'Règles au').fill('31/02/2016')
    await page.keyboard.press('Tab')
    await otherDay.getByText('Indiquez une date au format JJ/MM/AAAA.').waitFor()
    await eventually(() => accessibilityFaults(page)).toEqual([])
    expect(takeErrors()).toEqual([])
  })

  test('a year of the chart is read by arrows, and leads to its row of the yearly table by Enter or a click', async () => {
    const page = await open()
    const chart = page.getByRole('slider', { name: 'Entrées et sorties par année', exact: true })
    await chart.focus()
    for (const key of ['Home', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
    const year = await chart.getAttribute('aria-valuenow')
    await eventually(() => chart.getAttribute('aria-valuetext')).toMatch(
      new RegExp(`^${year}\u00a0: .*loyers .*mensualité`),
    )
    await page.keyboard.press('Enter')
    const focused = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset['figure'])
    const table = page.getByRole('table', { name: 'Tableau annuel de l’opération, en euros' })
    await table.waitFor()
    await eventually(() => focused()).toBe(`yearly_report.${year}.rent`)
    await page.keyboard.press('t')
    await chart.waitFor()
    const frame = await chart.boundingBox()
    await chart.click({ position: { x: (frame?.width ?? 0) - 12, y: 100 } })
    await table.waitFor()
    const last = await page.locator('.yearly-table tbody th').last().innerText()
    await eventually(focused).toBe(`yearly_report.${last}.rent`)
    expect(takeErrors()).toEqual([])
  })

  test('leave as an image, as a file for a spreadsheet and on paper', async () => {
    const page = await open()
    const image = await download(page, page.getByRole('button', { name: 'Image PNG', exact: true }))
    expect([image.name, image.content.subarray(1, 4).toString()]).toEqual(['effort-par-annee.png', 'PNG'])
    await page.keyboard.press('t')
    await page.locator('.yearly-table tbody th').first().waitFor()
    const years = await page.locator('.yearly-table tbody th').allInnerTexts()
    const table = await download(page, page.getByRole('button', { name: 'Exporter en CSV', exact: true }))
    const lines = table.content.toString().trim().split(/\r?\n/)
    expect(lines[0]).toMatch(/^\uFEFF?"?Année"?;"?Loyers"?;/)
    expect(lines.slice(1).map((line) => line.split(';')[0]?.replaceAll('"', ''))).toEqual([...years, 'Total'])

    await page.goto(`${fileOf(page)}/solution/print`)
    await page.locator('.printed-table').first().waitFor()
    await page.emulateMedia({ media: 'print' })
    await eventually(() => page.getByRole('button', { name: 'Imprimer', exact: true }).isVisible()).toBe(false)
    await eventually(() => page.locator('.printed').evaluate((paper) => getComputedStyle(paper).colorScheme)).not.toBe(
      'dark',
    )
    const paper = await page.pdf({ preferCSSPageSize: true })
    expect(paper.subarray(0, 4).toString()).toBe('%PDF')
    expect(takeErrors()).toEqual([])
  })
})
