import type { Page } from 'playwright-core'
import { accessibilityFaults } from '../../support/browser/accessibility'
import { eventually } from '../../support/browser/eventually'
import { logIn } from '../../support/browser/logIn'
import { journeySession } from '../../support/journeys/session'

const { emailOf, openPage, takeErrors } = journeySession()

const OPERATION = '/simulateurs/simulation-chiffree-investissement'

const drawer = (page: Page, name: string) => page.getByRole('dialog', { name })
const effort = (page: Page) => page.locator('.key-figure-lead .amount')

/** Chooses a client file in a drawer. */
async function chooseFile(page: Page, title: string, words: string): Promise<void> {
  await drawer(page, title).getByRole('combobox', { name: 'Dossier client' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type(words)
  await page.keyboard.press('Enter')
}

/** Puts the answers of a client file in the form. */
async function fill(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Remplir avec un dossier' }).press('Enter')
  await chooseFile(page, 'Remplir avec un dossier', 'marchetti')
  await drawer(page, 'Remplir avec un dossier')
    .getByRole('button', { name: /^Remplir/ })
    .press('Enter')
  await drawer(page, 'Remplir avec un dossier').waitFor({ state: 'hidden' })
  await page.getByText(/^Rempli avec /).waitFor()
}

/** Tries another contribution, which changes the effort. */
async function change(page: Page): Promise<void> {
  const before = await effort(page).innerText()
  await page.getByRole('textbox', { name: 'Apport personnel' }).fill('61000')
  await page.keyboard.press('Tab')
  await eventually(async () => (await effort(page).innerText()) === before).toBe(false)
  await page.waitForURL(/contribution=61000/)
}

/** Asks where the effort comes from. */
async function explain(page: Page): Promise<void> {
  await effort(page).press('Enter')
  const explanation = drawer(page, 'D’où vient ce montant ?')
  await explanation.getByText('En une phrase').waitFor()
  await page.keyboard.press('Escape')
  await explanation.waitFor({ state: 'hidden' })
}

/** Writes the answers in the file that they came from. */
async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Enregistrer dans un dossier' }).press('Enter')
  const saving = drawer(page, 'Enregistrer dans un dossier')
  await saving.getByRole('row', { name: /^Apport personnel/ }).waitFor()
  await eventually(() => accessibilityFaults(page)).toEqual([])
  await saving.getByRole('button', { name: /^Enregistrer/ }).press('Enter')
  await saving.waitFor({ state: 'hidden' })
  await page.getByText('Réponses enregistrées dans le dossier').waitFor()
}

/** Finds in the file what was written there. */
async function readFile(page: Page): Promise<void> {
  const address = await page
    .getByText(/^Rempli avec /)
    .getByRole('link')
    .getAttribute('href')
  await page.goto(`/mes-dossiers/${/[\da-f-]{36}/.exec(address ?? '')?.[0] ?? ''}/solution`)
  await eventually(() => page.getByRole('textbox', { name: 'Apport personnel' }).inputValue()).toMatch(/^61\s000$/)
}

/** Opens the paper, which prints itself. */
async function print(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Actions du simulateur' }).press('Enter')
  const opened = page.context().waitForEvent('page')
  await page.getByRole('link', { name: 'Imprimer' }).click()
  const paper = await opened
  await paper.getByRole('heading', { name: 'Hypothèses et mentions' }).waitFor()
  await paper.close()
}

test('a simulator is filled from a client file, changed, explained, saved in the file and printed', async () => {
  const page = await openPage()
  await logIn(page, emailOf('c.aubrac'))
  await page.goto('/simulateurs')
  await page
    .getByRole('link', { name: /Simulation chiffrée/ })
    .first()
    .press('Enter')
  await page.waitForURL(`**${OPERATION}*`)
  await effort(page).waitFor()
  await fill(page)
  await change(page)
  await eventually(() => accessibilityFaults(page)).toEqual([])
  await explain(page)
  await save(page)
  await print(page)
  await readFile(page)
  expect(takeErrors()).toEqual([])
})
