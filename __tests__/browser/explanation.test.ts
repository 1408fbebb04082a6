import type { Page } from 'playwright-core'
import { accessibilityFaults } from '../support/browser/accessibility'
import { logIn } from '../support/browser/logIn'
import { browserSession } from '../support/browser/session'
import { openSolution, settled } from '../support/browser/solution'
import { fieldOf, regionOf } from '../support/browser/typing'

const TABS = ['Effort par année', 'Tableau annuel', 'Amortissement', 'Fiscalité', 'Sincérité', 'Hypothèses']

const drawer = (page: Page) => page.getByRole('dialog', { name: /D’où vient ce montant/ })

/** Shows one way to look at the result, with everything that it folds. */
async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name }).click()
  if (name === 'Effort par année') await page.getByRole('button', { name: 'Voir le tableau' }).click()
  if (name === 'Amortissement') await page.locator('.loan-year button[aria-expanded=false]').first().click()
  await page.locator('.result-panel [data-figure]').first().waitFor()
}

/** Texts of the page that are an amount in euros, and no figure that can be explained. What is drawn in the chart is told in its table. */
const unexplained = (page: Page): Promise<string[]> => page.evaluate(() => {
  const amount = /^[+\u2212]?\d[\d\u202f]*(,\d+)?\u00a0€(\/(mois|an|m²))?$/
  const walker = document.createTreeWalker(document.querySelector('.solution') ?? document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = (node.textContent ?? '').trim()
    if (amount.test(text) && node.parentElement?.closest('.amount, [data-figure], svg, [aria-hidden]') === null) found.push(text)
  }
  return found
})

/** One figure of each kind that is shown: the rows of a table are explained alike. */
const kindsOfFigures = (page: Page): Promise<string[]> => page.evaluate(() => {
  const figures = [...document.querySelectorAll<HTMLElement>('.solution button[data-figure]')].flatMap(({ dataset }) => dataset['figure'] ?? [])
  const kinds = new Map(figures.map((figure) => [figure.replace(/\d+/g, '#'), figure]))
  return [...kinds.values()]
})

async function closeDrawer(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await drawer(page).waitFor({ state: 'hidden' })
}

describe('the amounts of a solution', () => {
  const { openPage, takeErrors } = browserSession()

  test('are all explained, in every way to look at the result', async () => {
    const page = await openPage({ reducedMotion: 'reduce' })
    await logIn(page, 'c.aubrac@ormeval.example')
    await openSolution(page)
    const explained = new Set<string>()
    for (const tab of TABS) {
      await openTab(page, tab)
      expect([tab, await unexplained(page)]).toEqual([tab, []])
      for (const figure of await kindsOfFigures(page)) {
        const kind = figure.replace(/\d+/g, '#')
        if (explained.has(kind)) continue
        explained.add(kind)
        await page.locator(`.solution button[data-figure="${figure}"]`).first().evaluate((button) => { (button as HTMLElement).click() })
        await drawer(page).getByRole('heading', { name: 'En une phrase' }).waitFor()
        expect(await drawer(page).locator('.explanation-amount strong').innerText()).toMatch(/\d/)
        await closeDrawer(page)
      }
    }
    expect(explained.size).toBeGreaterThan(50)
    expect(takeErrors()).toEqual([])
  }, 240_000)

  test('are explained by the keyboard alone, and give the focus back', async () => {
    const page = await openPage()
    await logIn(page, 'c.aubrac@ormeval.example')
    await openSolution(page)
    const effort = page.locator('.key-figure-lead .amount')
    expect(await page.getByRole('button', { name: /, \d+ euros par mois, expliquer$/ }).count()).toBeGreaterThan(0)
    await effort.focus()
    await page.keyboard.press('e')
    await drawer(page).getByText('Ce qui changerait ce montant').waitFor()
    expect(await drawer(page).getByText('+1\u00a0an de prêt').count()).toBe(1)
    await drawer(page).getByText(/^Voir les \d+ lignes$/).click()
    await drawer(page).locator('.explanation-lines .amount').first().click()
    await drawer(page).getByRole('navigation', { name: 'Chemin de l’explication' }).getByRole('button', { name: 'Effort mensuel moyen' }).click()
    await drawer(page).locator('.explanation-amount').getByText('Effort mensuel moyen').waitFor()
    await closeDrawer(page)
    await page.waitForFunction(() => document.activeElement?.matches('.key-figure-lead .amount'))
    expect(takeErrors()).toEqual([])
  })

  test('of a table are one tab stop, that arrows go through', async () => {
    const page = await openPage()
    await logIn(page, 'c.aubrac@ormeval.example')
    await openSolution(page)
    await openTab(page, 'Tableau annuel')
    const stops = page.locator('.yearly-table .amount[tabindex="0"]')
    expect(await stops.count()).toBe(1)
    await stops.focus()
    const first = await stops.getAttribute('data-figure')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    const year = Number(/\d{4}/.exec(first ?? '')?.[0])
    expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset['figure'])).toBe(`yearly_report.${year + 1}.charges`)
    expect(await stops.count()).toBe(1)
    await page.keyboard.press('Enter')
    await drawer(page).locator('.explanation-amount').getByText(`Charges ${year + 1}`).waitFor()
    expect(takeErrors()).toEqual([])
  })

  test('lead to the field that changes them', async () => {
    const page = await openPage()
    await logIn(page, 'c.aubrac@ormeval.example')
    await openSolution(page)
    await page.locator('.key-figure-lead .amount').click()
    await drawer(page).getByRole('button', { name: 'Modifier\u00a0: Prix du bien' }).click()
    await drawer(page).waitFor({ state: 'hidden' })
    const field = fieldOf(regionOf(page, 'L’opération'), 'Prix du bien')
    await page.waitForFunction((id) => document.activeElement?.id === id, await field.getAttribute('id'))
    expect(takeErrors()).toEqual([])
  })

  test('are calculated on this device while the network is away', async () => {
    const page = await openPage()
    await logIn(page, 'c.aubrac@ormeval.example')
    await openSolution(page)
    const effort = page.locator('.key-figure-lead .amount')
    const before = await effort.innerText()
    await engineStarted(page)
    await page.context().setOffline(true)
    await fieldOf(regionOf(page, 'L’opération'), 'Prix du bien').fill('150000')
    await page.keyboard.press('Tab')
    await page.getByText('Calculé sur cet appareil').waitFor()
    const away = await effort.innerText()
    expect(away).not.toBe(before)
    await page.context().setOffline(false)
    await page.getByText('Calculé sur cet appareil').waitFor({ state: 'hidden' })
    await settled(page)
    expect(await effort.innerText()).toBe(away)
    takeErrors() // Requests that failed are told by the browser.
  })
})

/** Waits for the worker of the calculations, which holds a lock by its name as long as it lives. */
async function engineStarted(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isHeld = async () => (await navigator.locks.query()).held?.some(({ name }) => name?.startsWith('engine-'))
    while (!(await isHeld())) await new Promise((resolve) => setTimeout(resolve, 50))
  })
}

/** Chooses the theme as a person does, in the settings. */
async function chooseTheme(page: Page, theme: string): Promise<void> {
  await page.getByRole('button', { name: 'Réglages' }).click()
  await page.getByText(theme, { exact: true }).click()
  await page.keyboard.press('Escape')
}

const looks = [
  { name: 'light, wide', theme: 'Clair', viewport: { width: 1440, height: 900 } },
  { name: 'dark, wide', theme: 'Sombre', viewport: { width: 1440, height: 900 } },
  { name: 'light, on a phone', theme: 'Clair', viewport: { width: 390, height: 844 } },
  { name: 'dark, on a phone', theme: 'Sombre', viewport: { width: 390, height: 844 } },
] as const

describe('explanations, tax and sincerity', () => {
  const { openPage, takeErrors } = browserSession()

  test.each(looks)('are accessible to everybody: $name', async ({ theme, viewport }) => {
    const page = await openPage({ viewport, reducedMotion: 'reduce' })
    await logIn(page, 'c.aubrac@ormeval.example')
    await openSolution(page)
    await chooseTheme(page, theme)
    const faults: Record<string, string[]> = {}
    for (const tab of TABS) {
      await openTab(page, tab)
      faults[tab] = await accessibilityFaults(page)
    }
    await page.locator('.key-figure-lead .amount').click()
    await drawer(page).getByText('Ce qui changerait ce montant').waitFor()
    await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
    faults['drawer'] = await accessibilityFaults(page)
    expect(Object.entries(faults).filter(([, found]) => found.length > 0)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
    expect(takeErrors()).toEqual([])
  }, 120_000)
})
