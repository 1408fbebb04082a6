import type { Page } from 'playwright-core'
import { accessibilityFaults } from '../support/browser/accessibility'
import { eventually } from '../support/browser/eventually'
import { logIn } from '../support/browser/logIn'
import { browserSession } from '../support/browser/session'
import { RESULT_TABS, closeExplanation, explanation, openSolution, openTab, settled } from '../support/browser/solution'
import { fieldOf, regionOf } from '../support/browser/typing'
import { engineWatched } from '../support/browser/engineWorker'

describe('the amounts of a solution', () => {
  const { openPage, takeErrors } = browserSession()

  test('are explained by the keyboard alone, and give the focus back', async () => {
    const page = await openPage()
    await logIn(page, 'c.aubrac@ormeval.example')
    await openSolution(page)
    const effort = page.locator('.key-figure-lead .amount')
    await eventually(() =>
      page.getByRole('button', { name: /, \d+ euros par mois, expliquer$/ }).count(),
    ).toBeGreaterThan(0)
    await effort.focus()
    await page.keyboard.press('e')
    await explanation(page).getByText('Ce qui changerait ce montant').waitFor()
    await eventually(() => explanation(page).getByText('+1\u00a0an de prêt').count()).toBe(1)
    await explanation(page)
      .getByText(/^Voir les \d+ lignes$/)
      .click()
    await explanation(page).locator('.explanation-lines .amount').first().click()
    await explanation(page)
      .getByRole('navigation', { name: 'Chemin de l’explication' })
      .getByRole('button', { name: 'Effort mensuel moyen' })
      .click()
    await explanation(page).locator('.explanation-amount').getByText('Effort mensuel moyen').waitFor()
    await closeExplanation(page)
    await page.waitForFunction(() => document.activeElement?.matches('.key-figure-lead .amount'))
    expect(takeErrors()).toEqual([])
  })

  test('of a table are one tab stop, that arrows go through', async () => {
    const page = await openPage()
    await logIn(page, 'c.aubrac@ormeval.example')
    await openSolution(page)
    await openTab(page, 'Tableau annuel')
    const stops = page.locator('.yearly-table .amount[tabindex="0"]')
    await eventually(() => stops.count()).toBe(1)
    await stops.focus()
    const first = await stops.getAttribute('data-figure')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    const year = Number(/\d{4}/.exec(first ?? '')?.[0])
    await eventually(() => page.evaluate(() => (document.activeElement as HTMLElement).dataset['figure'])).toBe(
      `yearly_report.${year + 1}.charges`,
    )
    await eventually(() => stops.count()).toBe(1)
    await page.keyboard.press('Enter')
    await explanation(page)
      .locator('.explanation-amount')
      .getByText(`Charges ${year + 1}`)
      .waitFor()
    expect(takeErrors()).toEqual([])
  })

  test('lead to the field that changes them', async () => {
    const page = await openPage()
    await logIn(page, 'c.aubrac@ormeval.example')
    await openSolution(page)
    await page.locator('.key-figure-lead .amount').click()
    await explanation(page).getByRole('button', { name: 'Modifier\u00a0: Prix du bien' }).click()
    await explanation(page).waitFor({ state: 'hidden' })
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
    const price = fieldOf(regionOf(page, 'L’opération'), 'Prix du bien')
    await price.waitFor()
    await engineWatched(page)
    await page.context().setOffline(true)
    await price.fill('150000')
    await page.keyboard.press('Tab')
    await page.getByText('Calculé sur cet appareil').waitFor()
    await settled(page)
    const away = await eventually(() => effort.innerText()).not.toBe(before)
    await page.context().setOffline(false)
    await page.getByText('Calculé sur cet appareil').waitFor({ state: 'hidden' })
    await settled(page)
    await eventually(() => effort.innerText()).toBe(away)
    takeErrors() // Requests that failed are told by the browser.
  })
})

/** Chooses the theme as a person does, in the settings; on a phone they are in the drawer of the menu. */
async function chooseTheme(page: Page, theme: string): Promise<void> {
  const menu = page.getByRole('button', { name: 'Plus', exact: true })
  const settings = page.getByRole('button', { name: 'Réglages' })
  await menu.or(settings).locator('visible=true').first().waitFor()
  if (await menu.isVisible()) await menu.click()
  await settings.click()
  await page.getByText(theme, { exact: true }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

const looks = [
  { name: 'light, wide', theme: 'Clair', viewport: { width: 1440, height: 900 } },
  { name: 'dark, wide', theme: 'Sombre', viewport: { width: 1440, height: 900 } },
  { name: 'light, on a phone', theme: 'Clair', viewport: { width: 390, height: 844 } },
  { name: 'dark, on a phone', theme: 'Sombre', viewport: { width: 390, height: 844 } },
] as const

describe('explanations, tax and sincerity', () => {
  const { openPage, takeErrors } = browserSession()

  test.each(looks)(
    'are accessible to everybody: $name',
    async ({ theme, viewport }) => {
      const page = await openPage({ viewport, reducedMotion: 'reduce' })
      await logIn(page, 'c.aubrac@ormeval.example')
      await openSolution(page)
      await chooseTheme(page, theme)
      const faults: Record<string, string[]> = {}
      for (const tab of RESULT_TABS) {
        await openTab(page, tab)
        faults[tab] = await accessibilityFaults(page)
      }
      await page.locator('.key-figure-lead .amount').click()
      await explanation(page).getByText('Ce qui changerait ce montant').waitFor()
      await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
      faults['drawer'] = await accessibilityFaults(page)
      expect(Object.entries(faults).filter(([, found]) => found.length > 0)).toEqual([])
      await eventually(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
      expect(takeErrors()).toEqual([])
    },
    120_000,
  )
})
