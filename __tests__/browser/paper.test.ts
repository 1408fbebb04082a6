import type { Page } from 'playwright-core'
import { copyFile } from '../support/browser/clientFile'
import { eventually } from '../support/browser/eventually'
import { followSystemTheme } from '../support/browser/followSystemTheme'
import { beginMeeting, openView } from '../support/browser/meeting'
import { logIn } from '../support/browser/logIn'
import { browserSession } from '../support/browser/session'
import { openSolution } from '../support/browser/solution'
import { allDrawn } from '../support/browser/requests'

/** Pages of a PDF: Chromium writes their objects uncompressed. */
const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0

/** A4 less its margins of 12 mm, in CSS pixels. */
const PAPER_WIDTH = (186 / 25.4) * 96

describe('the solution on paper', () => {
  const { openPage, takeErrors } = browserSession()

  async function openPaper(viewport = { width: 1440, height: 900 }): Promise<Page> {
    const page = await openPage({ viewport, reducedMotion: 'reduce' })
    await logIn(page, 'c.aubrac@ormeval.example')
    const file = await copyFile(page, /Marchetti/)
    await page.goto(`${file}/solution/print`)
    await page.locator('.printed-table').first().waitFor()
    return page
  }

  /** Prints the page as the browser does, four pages, once the program of the paper is there; answers what stood on them. */
  async function printHere(page: Page): Promise<string> {
    const isRead = () =>
      performance.getEntriesByType('resource').some(({ name }) => /\/print\.[^/]*\.js$/.test(new URL(name).pathname))
    await page.mouse.move(300, 300)
    await page.waitForFunction(isRead)
    await allDrawn(page)
    await page.evaluate(() => {
      addEventListener('beforeprint', () => {
        document.body.dataset['printed'] = document.querySelector('.printed-instead')?.textContent ?? 'nothing'
      })
    })
    expect(pagesOf(await page.pdf({ preferCSSPageSize: true, printBackground: true }))).toBe(4)
    return (await page.locator('body[data-printed]').getAttribute('data-printed')) ?? ''
  }

  test('is four pages of A4, named after the file and the day, by the firm and its adviser', async () => {
    const page = await openPaper()
    const pdf = await page.pdf({ preferCSSPageSize: true })
    expect(pagesOf(pdf)).toBe(4)
    await eventually(() => page.title()).toMatch(/Marchetti.* · \d{4}-\d\d-\d\d$/)
    const header = page.locator('.printed-header')
    await eventually(() => header.innerText()).toMatch(/par .*Aubrac/)
    await eventually(() =>
      header
        .getByRole('img')
        .or(header.getByText('Cabinet Ormeval', { exact: false }))
        .count(),
    ).toBe(1)
    expect(takeErrors()).toEqual([])
  })

  test.each([
    ['a desk', { width: 1440, height: 900 }],
    ['a phone', { width: 390, height: 844 }],
  ])('shows every year of its chart when it is printed from %s', async (_place, viewport) => {
    const page = await openPaper(viewport)
    expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(4)
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width: Math.floor(PAPER_WIDTH), height: 1032 })
    const drawn = await page.locator('.printed .chart-drawing').evaluate((drawing) => {
      const lines = [...drawing.querySelectorAll('.effort-line, rect, text')].map((mark) =>
        mark.getBoundingClientRect(),
      )
      return { right: Math.max(...lines.map(({ right }) => right)), left: Math.min(...lines.map(({ left }) => left)) }
    })
    expect(drawn.left).toBeGreaterThanOrEqual(0)
    expect(drawn.right).toBeLessThanOrEqual(PAPER_WIDTH)
    await eventually(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PAPER_WIDTH)
    expect(takeErrors()).toEqual([])
  })

  test('is what the browser prints of the solution itself, and the page is as before afterwards', async () => {
    const page = await openPage({
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
      colorScheme: 'dark',
    })
    await logIn(page, 'c.aubrac@ormeval.example')
    await followSystemTheme(page)
    await openSolution(page, await copyFile(page, /Marchetti/))
    const printed = await printHere(page)
    expect(printed).toMatch(/Étude du .*par .*Aubrac/)
    expect(printed).toMatch(/Montpellier \(34000\)/)
    await page.locator('.printed-instead').waitFor({ state: 'detached' })
    await eventually(() => page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark')
    expect(takeErrors()).toEqual([])
  })

  test('is what the browser prints in a meeting, whichever view is open; nothing was tried, and nothing says so', async () => {
    const page = await openPage({ viewport: { width: 1180, height: 820 }, reducedMotion: 'reduce' })
    await logIn(page, 'c.aubrac@ormeval.example')
    await openSolution(page, await copyFile(page, /Marchetti/))
    await beginMeeting(page)
    const printed = await printHere(page)
    expect(printed).toMatch(/Étude du .*par .*Aubrac/)
    expect(printed).not.toContain('Essai')
    await openView(page, 'Votre situation')
    await page.locator('.meeting-cards').waitFor()
    expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(4)
    expect(takeErrors()).toEqual([])
  })

  test('says nothing before the client of rules that are not verified, and writes no bracket and no address of a link', async () => {
    const page = await openPaper()
    await page.emulateMedia({ media: 'print' })
    const text = await page.locator('.printed').innerText()
    expect(text).not.toMatch(/non vérifiée|source secondaire|valeur supposée|\[|\]|https?:/i)
    expect(text).toMatch(/n’engage ni le résultat futur/)
    // Thousands stand apart by a narrow space that does not break, as on screen.
    expect(text).toMatch(/\d\u202f\d{3}\u00a0€/)
    await eventually(() => page.locator('.printed-tools').isVisible()).toBe(false)
    expect(takeErrors()).toEqual([])
  })
})
