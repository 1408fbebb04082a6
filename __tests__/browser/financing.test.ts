import type { Locator, Page } from 'playwright-core'
import { accessibilityFaults } from '../support/browser/accessibility'
import { chooseProject, copyFile } from '../support/browser/clientFile'
import { eventually } from '../support/browser/eventually'
import { logIn } from '../support/browser/logIn'
import { browserSession } from '../support/browser/session'
import { closeExplanation, explanation, openGroup, openSolution, settled } from '../support/browser/solution'
import { fieldOf, heldBy, regionOf, saved, type } from '../support/browser/typing'

describe('what an adviser asks of a financing and of its tax', () => {
  const { openPage, takeErrors } = browserSession()

  async function open(): Promise<Page> {
    const page = await openPage({ reducedMotion: 'reduce' })
    await logIn(page, 'c.aubrac@ormeval.example')
    await openSolution(page, await copyFile(page, /Marchetti/))
    return page
  }

  const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click()

  /** Chooses in a list of a part of the page, by what the option says. */
  async function chooseIn(within: Locator, list: RegExp, option: string): Promise<void> {
    const box = within.getByRole('combobox', { name: list })
    await box.click()
    await box.page().getByTitle(option, { exact: true }).click()
  }

  test('the effective rate stands beside the usury ceiling, and the calls for funds over the schedule', async () => {
    const page = await open()
    const operation = regionOf(page, 'L’opération')
    await openGroup(page, 'Projet et dates')
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
    await eventually(() => accessibilityFaults(page)).toEqual([])
    expect(takeErrors()).toEqual([])
  })

  test('both regimes of a furnished let are compared, and the other one is taken by a button', async () => {
    const page = await open()
    await tab(page, 'Fiscalité')
    const regimes = regionOf(page, 'Régimes d’imposition')
    await regimes.getByText('Retenu', { exact: true }).waitFor()
    await regimes.getByRole('row', { name: /^SCI à l’IS Comparaison/ }).waitFor()
    await eventually(() => accessibilityFaults(page)).toEqual([])
    await regimes.getByRole('button', { name: 'Retenir', exact: true }).click()
    await regimes.getByRole('row', { name: /^Micro-BIC.*Retenu/ }).waitFor()
    await regimes.getByRole('row', { name: /^Réel Le plus avantageux Retenir/ }).waitFor()
    expect(takeErrors()).toEqual([])
  })

  test('a zero-rate loan is a row of the plan: the main loan pays for the rest, each under its own ceiling', async () => {
    const page = await open()
    await openGroup(page, 'Autres prêts du plan')
    const plan = regionOf(page, 'Autres prêts du plan')
    await plan.getByRole('button', { name: 'Ajouter un prêt' }).click()
    await chooseIn(plan, /^Type de prêt/, 'Prêt à taux zéro')
    await type(plan, { Montant: '40000', 'Taux nominal': '0', Durée: '240' })
    await saved(plan)
    await tab(page, 'Amortissement')
    const loans = page.getByRole('table', { name: 'Prêts du plan de financement' })
    await loans.getByRole('row', { name: /^Prêt à taux zéro 40.000 €/ }).waitFor()
    await page.locator('[data-figure="loans.main.usury_ceiling"]').click()
    await explanation(page)
      .getByText(/son TAEG ne peut pas le dépasser/)
      .waitFor()
    await closeExplanation(page)
    await page.reload()
    await settled(page)
    await tab(page, 'Amortissement')
    await loans.getByRole('row', { name: /^Prêt à taux zéro/ }).waitFor()
    await eventually(() => accessibilityFaults(page)).toEqual([])
    expect(takeErrors()).toEqual([])
  })

  test('shares of an SCPI ask for their rate, and for nothing of a home', async () => {
    const page = await open()
    await openGroup(page, 'Projet et dates')
    await chooseProject(page, 'Parts de SCPI')
    await openGroup(page, 'Dispositif')
    const operation = regionOf(page, 'L’opération')
    await type(operation, { 'Taux de distribution de la SCPI': '5', 'Part des loyers étrangers': '60' })
    await settled(page)
    await page.getByRole('button', { name: /^À savoir/ }).click()
    await page.getByText(/^Les loyers étrangers supportent l’impôt de leur pays/).waitFor()
    await saved(operation)
    await page.reload()
    await settled(page)
    await openGroup(page, 'Dispositif')
    await openGroup(page, 'Bien et meubles')
    await eventually(() => heldBy(operation, ['Taux de distribution de la SCPI'])).toEqual({
      'Taux de distribution de la SCPI': '5,00',
    })
    await eventually(() => fieldOf(operation, 'Surface habitable').count()).toBe(0)
    await eventually(() => accessibilityFaults(page)).toEqual([])
    expect(takeErrors()).toEqual([])
  })
})
