import type { Page } from 'playwright-core'
import { accessibilityFaults } from '../support/browser/accessibility'
import { logIn } from '../support/browser/logIn'
import { browserSession } from '../support/browser/session'
import { closeExplanation, explanation, openSolution } from '../support/browser/solution'
import { fieldOf, regionOf } from '../support/browser/typing'

describe('what an adviser asks of a financing and of its tax', () => {
  const { openPage, takeErrors } = browserSession()

  async function open(): Promise<Page> {
    const page = await openPage({ reducedMotion: 'reduce' })
    await logIn(page, 'c.aubrac@ormeval.example')
    await openSolution(page)
    return page
  }

  const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click()

  test('the effective rate stands beside the usury ceiling, and the calls for funds over the schedule', async () => {
    const page = await open()
    const operation = regionOf(page, 'L’opération')
    await fieldOf(operation, 'Date prévue de l’acte').fill('10/12/2026')
    await fieldOf(operation, 'Date de livraison').fill('20/06/2028')
    await page.keyboard.press('Tab')
    await tab(page, 'Amortissement')
    const calls = page.getByRole('table', { name: 'Appels de fonds de l’acte à la livraison' })
    await calls.getByRole('row', { name: /^Mise hors d’eau 10\/10\/2027/ }).waitFor()
    await page.locator('[data-figure="loan_cost.effective_rate"]').click()
    await explanation(page)
      .getByText(/C\. conso\. art\. R314-3/)
      .first()
      .waitFor()
    await closeExplanation(page)
    expect(await accessibilityFaults(page)).toEqual([])
    expect(takeErrors()).toEqual([])
  }, 60_000)

  test('both regimes of a furnished let are compared, and the other one is taken by a button', async () => {
    const page = await open()
    await tab(page, 'Fiscalité')
    const regimes = regionOf(page, 'Régimes d’imposition')
    await regimes.getByText('Retenu', { exact: true }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await regimes.getByRole('button', { name: 'Retenir', exact: true }).click()
    await regimes.getByRole('row', { name: /^Micro-BIC.*Retenu/ }).waitFor()
    await regimes.getByRole('row', { name: /^Réel Le plus avantageux Retenir/ }).waitFor()
    expect(takeErrors()).toEqual([])
  }, 60_000)
})
