import type { Page } from 'playwright-core'
import { eventually } from '../support/browser/eventually'
import { logIn } from '../support/browser/logIn'
import { allDrawn } from '../support/browser/requests'
import { browserSession } from '../support/browser/session'
import { closeExplanation, explanation, openSolution, openTab, RESULT_TABS } from '../support/browser/solution'

/**
 * Texts of a part of the page that are an amount in euros, a rate or a difference in points, and no figure that can be
 * explained. What is drawn in the chart is told in its table; a rule that changed stands over its source.
 */
const unexplained = (page: Page, part: string): Promise<string[]> =>
  page.evaluate((selector) => {
    const amount = /^[+\u2212]?\d[\d\u202f]*(,\d+)?\u00a0(€(\/(mois|an|m²))?|%|pt)[.,]?$/
    const walker = document.createTreeWalker(document.querySelector(selector) ?? document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = (node.textContent ?? '').trim()
      if (
        amount.test(text) &&
        node.parentElement?.closest('.amount, [data-figure], svg, [aria-hidden], del, ins') === null
      )
        found.push(text)
    }
    return found
  }, part)

/** The figures that a part of the page shows, each once. */
const figuresIn = (page: Page, part: string): Promise<string[]> =>
  page.evaluate((selector) => {
    const figures = [...document.querySelectorAll<HTMLElement>(`${selector} button[data-figure]`)].flatMap(
      ({ dataset }) => dataset['figure'] ?? [],
    )
    return [...new Set(figures)]
  }, part)

/** Years and instalments are explained alike, and so are variations, scenarios, and the schemes of the best purchases. */
const kindOf = (figure: string): string =>
  figure
    .replace(/\d+/g, '#')
    .replace(/^if_[^/]+\//, 'if/')
    .replace(/^(?!as_of|found|if)[^/]+\//, 'beside/')

/** How many explanations are opened in each part of the page; `npm run test:whole` opens one of each kind. */
const MOST = process.env['WHOLE'] === undefined ? 3 : Number.POSITIVE_INFINITY

/** Opens the explanation of one figure of each kind that is not known yet. */
async function openEach(page: Page, part: string, known: Set<string>): Promise<void> {
  let opened = 0
  for (const figure of await figuresIn(page, part)) {
    const kind = kindOf(figure)
    if (known.has(kind)) continue
    known.add(kind)
    if (opened >= MOST) continue
    opened += 1
    await page
      .locator(`${part} button[data-figure="${figure}"]`)
      .first()
      .evaluate((button) => {
        ;(button as HTMLElement).click()
      })
    await explanation(page).getByRole('heading', { name: 'En une phrase' }).waitFor()
    const amount = explanation(page).locator('.explanation-amount strong')
    await eventually(async () => [figure, await amount.innerText()]).toEqual([figure, expect.stringMatching(/\d/)])
    await closeExplanation(page)
  }
}

describe('the amounts', () => {
  const { openPage, takeErrors } = browserSession()

  test('of a solution are all explained, in every way to look at the result', async () => {
    const page = await openPage({ reducedMotion: 'reduce' })
    await logIn(page, 'c.aubrac@ormeval.example')
    await openSolution(page)
    const explained = new Set<string>()
    for (const tab of RESULT_TABS) {
      await openTab(page, tab)
      await allDrawn(page)
      await eventually(async () => [tab, await unexplained(page, '.solution')]).toEqual([tab, []])
      await openEach(page, '.solution', explained)
    }
    expect(explained.size).toBeGreaterThan(80)
    expect(takeErrors()).toEqual([])
  })

  test('of what turns out otherwise, and of a step of a lever, are explained as they are shown', async () => {
    const page = await openPage({ reducedMotion: 'reduce' })
    await logIn(page, 'c.aubrac@ormeval.example')
    await openSolution(page)
    const row = page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: 'Taux du prêt +1\u00a0point' }) })
    const shown = [
      ['Si cela arrive', row.locator('[data-figure$="/indicators.average_effort"]')],
      ['Si cela arrive', row.locator('[data-figure*="/difference."]')],
      ['Si l’on change cela', page.locator('[data-figure="if_investment_price/difference.indicators.average_effort"]')],
    ] as const
    for (const [words, amount] of shown) {
      const written = (await amount.innerText()).split(',')[0]?.trim() ?? ''
      expect(written).toMatch(/^[+\u2212]?\d+\u00a0€/)
      await amount.click()
      await explanation(page).getByText(words).waitFor()
      await eventually(() => explanation(page).locator('.explanation-amount strong').innerText()).toBe(
        written.endsWith('/mois') ? written : `${written}/mois`,
      )
      await closeExplanation(page)
    }
    expect(takeErrors()).toEqual([])
  })

  test('of a capacity are all explained, those of the best purchases too', async () => {
    const page = await openPage({ reducedMotion: 'reduce' })
    await logIn(page, 'c.aubrac@ormeval.example')
    await openSolution(page)
    await page.getByRole('link', { name: 'Capacité d’investissement' }).click()
    await page.locator('[data-figure="lmnp_amortissement/gain"]').waitFor()
    await page.locator('.capacity-results [data-figure="budget"]').first().waitFor()
    await eventually(() => unexplained(page, '.capacity-results')).toEqual([])
    const explained = new Set<string>()
    await openEach(page, '.capacity-results', explained)
    expect([...explained]).toEqual(
      expect.arrayContaining(['contribution', 'residual_income_per_person', 'beside/gain']),
    )
    expect(takeErrors()).toEqual([])
  })
})
