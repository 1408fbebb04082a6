import type { Page } from 'playwright-core'
import { accessibilityFaults } from '../support/browser/accessibility'
import { eventually } from '../support/browser/eventually'
import { logIn } from '../support/browser/logIn'
import { browserSession } from '../support/browser/session'

const ADVISER = 'c.aubrac@ormeval.example'
const TITLES =
  'Civilité;Prénom;Nom;E-mail;Téléphone;Situation familiale;Régime matrimonial;Projet;Budget;Revenu net;Impôt;Parts;Naissance'
const line = (lastname: string, email: string) =>
  `Madame;Odile;${lastname};${email};06 39 98 77 66;Célibataire;Séparation de biens;Pinel;210 000;3 400;2 100;1;14/03/1980`

const { openPage, takeErrors } = browserSession()
afterEach(() => {
  expect(takeErrors()).toEqual([])
})

async function openLeads(page: Page): Promise<void> {
  await logIn(page, ADVISER)
  await page.goto('/mes-leads')
  await page.locator('.lead-link').first().waitFor()
}

/** Brings a file of leads in, and waits for what it says of its lines. */
async function chooseFile(page: Page, lines: readonly string[], verdict: string): Promise<void> {
  await page.getByRole('button', { name: 'Importer' }).click()
  const drawer = page.getByRole('dialog', { name: 'Importer des contacts' })
  await drawer.locator('input[type=file]').setInputFiles({
    name: 'salon.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([TITLES, ...lines].join('\r\n'), 'latin1'),
  })
  await drawer.getByText(verdict).waitFor()
}

test('a line that the server refuses is named with its text', async () => {
  const page = await openPage()
  await openLeads(page)
  // As an application that was opened before the rules changed would send it.
  await page.route('**/v3/client-leads/import', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    const body = route.request().postDataJSON() as { rows: object[] }
    const rows = body.rows.map((row, index) => (index === 1 ? { ...row, email: 'sans arobase' } : row))
    return route.continue({ postData: JSON.stringify({ ...body, rows }) })
  })
  await chooseFile(
    page,
    [line('Garrigue', 'o.garrigue@courriel.example'), '', line('Valmont', 'o.valmont@courriel.example')],
    '2 valides, 0 à corriger',
  )
  await page.getByRole('button', { name: 'Importer les 2 contacts valides' }).click()
  const drawer = page.getByRole('dialog', { name: 'Importer des contacts' })
  await drawer
    .getByRole('status')
    .getByText(/^Une ligne refusée/)
    .waitFor()
  await page.getByText('1 contact importé, 1 refusé.').waitFor()
  await eventually(() => drawer.getByRole('listitem').filter({ hasText: 'Ligne 4' }).innerText()).toMatch(
    /Adresse e-mail .*o\.valmont@courriel\.example/s,
  )
  await eventually(() => accessibilityFaults(page)).toEqual([])
  await drawer.getByRole('button', { name: /^Annuler jusqu’à/ }).click()
  await page.getByText('Import annulé : 1 contact retiré.').waitFor()
})

test('a file of a spreadsheet is checked line by line, brought in, and taken back', async () => {
  const page = await openPage()
  await openLeads(page)
  await chooseFile(
    page,
    [
      line('Garrigue', 'o.garrigue@courriel.example'),
      line('Peyrac', 'sans arobase'),
      line('Valmont', 'o.valmont@courriel.example'),
    ],
    '2 valides, 1 à corriger',
  )
  await eventually(() => page.getByText(/Ligne 3/).innerText()).toBe('Ligne 3')
  await eventually(() => accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Importer les 2 contacts valides' }).click()
  await page.getByText(/2 contacts importés/).waitFor()
  await page.getByRole('link', { name: 'Odile Garrigue' }).waitFor()
  await page.getByRole('button', { name: 'Annuler l’import' }).click()
  await page.getByText('Import annulé : 2 contacts retirés.').waitFor()
  await page.getByRole('link', { name: 'Odile Garrigue' }).waitFor({ state: 'detached' })
})
