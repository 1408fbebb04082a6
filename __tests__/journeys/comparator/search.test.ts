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

async function compareTwo(page: Page): Promise<void> {
  for (const row of ['2', '3']) {
    await page.keyboard.press('j')
    await page.waitForFunction((index) => document.activeElement?.closest('tr')?.ariaRowIndex === index, row)
    await page.keyboard.press('c')
  }
  await page.getByText('2 lots à comparer').waitFor()
  await page.getByRole('link', { name: 'Comparer côte à côte' }).press('Enter')
  await page.getByRole('heading', { name: 'Comparer 2 lots' }).waitFor()
  await eventually(() => accessibilityFaults(page)).toEqual([])
  await page.goBack()
  await page.getByText(/^Effort calculé avec /).waitFor()
}

test('by keyboard: lots are searched, weighed, calculated for a household, compared, and one is kept for it', async () => {
  const page = await openPage()
  await logIn(page, emailOf('c.aubrac'))
  await page.keyboard.press('g')
  await page.keyboard.press('c')
  await page.waitForURL('**/comparateur/montpellier-34000')
  await page.getByText(/lots? dans [\d\u202f]+ programmes?, sur [\d\u202f]+\./).waitFor()
  await search(page)
  await chooseFile(page)
  await compareTwo(page)
  const keep = { name: /^Retenir / }
  await page.getByRole('button', keep).first().press('Enter')
  await page
    .getByRole('button', { ...keep, pressed: true })
    .first()
    .waitFor()
  expect(takeErrors()).toEqual([])
})
