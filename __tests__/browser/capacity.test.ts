import type { Page } from 'playwright-core'
import { accessibilityFaults } from '../support/browser/accessibility'
import { heldByServer, openFile } from '../support/browser/clientFile'
import { eventually } from '../support/browser/eventually'
import { keptForOffline } from '../support/browser/keptForOffline'
import { logIn } from '../support/browser/logIn'
import { browserSession } from '../support/browser/session'
import { fieldOf, regionOf } from '../support/browser/typing'

const ADVISER = 'c.aubrac@ormeval.example'
const INPUTS = 'Ce qui est compté'
const BUDGET_IN_RESULT = '.key-figure-lead .amount'
const BUDGET = `.capacity-result ${BUDGET_IN_RESULT}`

/** The first amount of a text, which says it again in words for screen readers. */
const figureIn = (text: string): number => Number((/^[\d\s]+/.exec(text)?.[0] ?? '').replace(/\s/g, ''))
const budgetOf = async (page: Page): Promise<number> => figureIn(await page.locator(BUDGET).innerText())

/** Types an answer to try, and waits for another budget. */
async function attempt(page: Page, label: string, value: string): Promise<number> {
  const before = await page.locator(BUDGET).textContent()
  await fieldOf(regionOf(page, INPUTS), label).fill(value)
  await page.keyboard.press('Tab')
  await page.waitForFunction(
    ({ selector, text }) => {
      const shown = document.querySelector(selector)
      return shown !== null && shown.textContent !== text && shown.closest('.capacity-outdated') === null
    },
    { selector: BUDGET, text: before },
  )
  return budgetOf(page)
}

describe('the capacity of a household', () => {
  const { openPage, takeErrors } = browserSession()

  async function openCapacity(settings: Parameters<typeof openPage>[0] = {}): Promise<{ page: Page; address: string }> {
    const page = await openPage(settings)
    await logIn(page, ADVISER)
    const address = await openFile(page, /Marchetti/)
    await page.getByRole('link', { name: 'Capacité d’investissement' }).click()
    await page.locator('.capacity-result[aria-busy=false]').locator(BUDGET_IN_RESULT).waitFor()
    return { page, address }
  }

  test('is that of the file; other answers are tried, explained and given up, and the file keeps its own', async () => {
    const { page, address } = await openCapacity()
    const own = await budgetOf(page)
    const written = await page.locator(BUDGET).textContent()
    const held = await heldByServer(page, address, 'income')
    const tried = await attempt(page, 'Revenu net mensuel du foyer', '9000')
    expect(tried).toBeGreaterThan(own)
    await eventually(() => accessibilityFaults(page)).toEqual([])

    await page.locator(BUDGET).click()
    const drawer = page.getByRole('dialog', { name: /D’où vient ce montant/ })
    await drawer.getByText('9 000 €/mois').first().waitFor()
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'hidden' })

    await page.getByRole('button', { name: /^Rétablir .*Revenu net mensuel du foyer$/ }).click()
    await page.waitForFunction(({ selector, text }) => document.querySelector(selector)?.textContent === text, {
      selector: BUDGET,
      text: written,
    })
    await eventually(() => budgetOf(page)).toBe(own)
    expect(await heldByServer(page, address, 'income')).toEqual(held)
    expect(takeErrors()).toEqual([])
  })

  test('is found by the device without a network, and by the server again, the same to the cent', async () => {
    const { page } = await openCapacity({ serviceWorkers: 'allow' })
    await keptForOffline(page)
    await page.context().setOffline(true)
    const here = await attempt(page, 'Apport personnel', '50000')
    await page.getByText('Calculé sur cet appareil').waitFor()
    await page.context().setOffline(false)
    await page.getByText('Calculé sur cet appareil').waitFor({ state: 'hidden' })
    await eventually(() => budgetOf(page)).toBe(here)
    takeErrors()
  })

  test('becomes the price of the solution, which a button offers to take back', async () => {
    const { page } = await openCapacity()
    const budget = await budgetOf(page)
    await page.getByRole('button', { name: 'Reporter dans la solution' }).click()
    await page.waitForURL(/\/solution$/)
    await page.locator('.toast').getByRole('button', { name: 'Annuler' }).waitFor()
    const price = fieldOf(regionOf(page, 'L’opération'), 'Prix du bien')
    await eventually(async () => figureIn(await price.inputValue())).toBe(budget)
    expect(takeErrors()).toEqual([])
  })

  test('reported while it is being calculated, is the one that answers what was tried last', async () => {
    const { page } = await openCapacity()
    const own = await budgetOf(page)
    const tried = await attempt(page, 'Apport personnel', '50000')
    expect(tried).not.toBe(own)
    await page.getByRole('button', { name: /^Rétablir .*Apport personnel$/ }).click()
    await eventually(() => budgetOf(page)).toBe(own)
    await fieldOf(regionOf(page, INPUTS), 'Apport personnel').fill('50000')
    await page.getByRole('button', { name: 'Reporter dans la solution' }).click()
    await page.waitForURL(/\/solution$/)
    const price = () => fieldOf(regionOf(page, 'L’opération'), 'Prix du bien').inputValue()
    await eventually(async () => figureIn(await price())).toBe(tried)
    expect(takeErrors()).toEqual([])
  })

  test('a tab that does not exist leads to the synthesis, and the sales begin with all of them', async () => {
    const { page, address } = await openCapacity()
    await page.goto(`${address}/delivery`)
    await page.waitForURL(/\/synthesis$/)
    await page.getByText('L’onglet «\u00a0Livraison\u00a0» n’est pas disponible pour ce dossier.').waitFor()
    await page.goto(`${address}/current-sales`)
    await page.waitForURL(/\/current-sales\/default$/)
    await page.getByRole('link', { name: 'Réservations' }).click()
    await page.getByText('Aucune réservation').waitFor()
    await eventually(() => accessibilityFaults(page)).toEqual([])
  })
})
