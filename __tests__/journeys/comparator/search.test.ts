import type { Page } from 'playwright-core'
import { accessibilityFaults } from '../../support/browser/accessibility'
import { eventually } from '../../support/browser/eventually'
import { logIn } from '../../support/browser/logIn'
import { journeySession } from '../../support/journeys/session'

const { emailOf, openPage, takeErrors } = journeySession()

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

/** Narrows the lots by their price, and gives a criterion more weight. */
async function search(page: Page): Promise<void> {
  await page.keyboard.press('f')
  await dialog(page, 'Filtres').getByLabel('Prix au plus').focus()
  await page.keyboard.type('260000')
  await page.keyboard.press('Tab')
  await page.waitForURL(/prix-max=260000/)
  await page.keyboard.press('Escape')
  await dialog(page, 'Filtres').waitFor({ state: 'hidden' })
  await page.keyboard.press('p')
  await dialog(page, 'Ce qui compte').getByRole('slider', { name: 'Poids : Sécurité locative' }).press('ArrowRight')
  await page.waitForURL(/poids=rental_security:4/)
  await page.keyboard.press('Escape')
  await dialog(page, 'Ce qui compte').waitFor({ state: 'hidden' })
}

/** Has the effort of a household calculated for each lot. */
async function chooseFile(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Dossier' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('marchetti')
  await page.keyboard.press('Enter')
  await page.waitForURL(/dossier=/)
  await page.getByText(/^Effort calculé avec /).waitFor()
}

/** Opens the first lot, and has what its effort is made of explained; comes back to the same search. */
async function lookAtLot(page: Page): Promise<void> {
  await page.keyboard.press('j')
  await page.waitForFunction(() => document.activeElement?.closest('tr')?.ariaRowIndex === '2')
  await page.keyboard.press('Enter')
  const figures = page.getByRole('region', { name: 'Ce que ça donne' })
  await figures
    .getByRole('button', { name: /expliquer$/ })
    .first()
    .press('Enter')
  await page.getByRole('dialog').getByRole('heading', { name: 'Calcul' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByText(/pondération personnalisée$/).waitFor()
  await eventually(() => accessibilityFaults(page)).toEqual([])
  await page.getByRole('link', { name: 'Retour à la recherche' }).press('Enter')
  await page.getByText(/^Effort calculé avec /).waitFor()
}

/** Sets three lots side by side, keeps them for the household, and comes back. */
async function compareThree(page: Page): Promise<void> {
  for (const row of ['2', '3', '4']) {
    await page.keyboard.press('j')
    await page.waitForFunction((index) => document.activeElement?.closest('tr')?.ariaRowIndex === index, row)
    await page.keyboard.press('c')
  }
  await page.getByText('3 lots à comparer').waitFor()
  await page.getByRole('link', { name: 'Comparer côte à côte' }).press('Enter')
  await page.getByRole('heading', { name: 'Comparer 3 lots' }).waitFor()
  await page.getByRole('slider', { name: 'Effort mensuel par année' }).waitFor()
  await eventually(() => accessibilityFaults(page)).toEqual([])
  const keep = page.getByRole('table', { name: 'Lots côte à côte' }).getByRole('button', { name: /^Retenir / })
  await keep.first().press('Enter')
  await page.getByRole('button', { name: /^Retenir /, pressed: true }).waitFor()
}

/** The lot that was kept stands among those of the file. */
async function findInFile(page: Page): Promise<void> {
  const name = await page.getByRole('button', { name: /^Retenir /, pressed: true }).getAttribute('aria-label')
  const file = new URL(page.url()).searchParams.get('dossier') ?? ''
  await page.goto(`/mes-dossiers/${file}/lot-proposals?onglet=retenus`)
  await page
    .getByRole('button', { name: name ?? '', pressed: true })
    .first()
    .waitFor()
}

test('by keyboard: lots are searched and weighed, one is opened, three are compared for a household, and one is kept in its file', async () => {
  const page = await openPage()
  await logIn(page, emailOf('c.aubrac'))
  await page.keyboard.press('g')
  await page.keyboard.press('c')
  await page.waitForURL('**/comparateur/montpellier-34000')
  await page.getByText(/lots? dans [\d\u202f]+ programmes?, sur [\d\u202f]+\./).waitFor()
  await search(page)
  await chooseFile(page)
  await lookAtLot(page)
  await compareThree(page)
  await findInFile(page)
  expect(takeErrors()).toEqual([])
})
