import type { Page } from 'playwright-core'
import { accessibilityFaults } from '../support/browser/accessibility'
import { eventually } from '../support/browser/eventually'
import { logIn } from '../support/browser/logIn'
import { browserSession } from '../support/browser/session'

const { openPage, takeErrors } = browserSession()

const DIRECTOR = 'h.vautrin@ormeval.example'
const PROGRAMS =
  'ref_programme;promoteur;nom_programme;statut_programme;code_postal;ville;fiscalites;date_livraison\n' +
  'LEZ;Promoteur X;Les Terrasses du Lez;commercialisation;34000;Montpellier;long_term_rental;T2 2028\n'
/** Whose price has a heading of its own. */
const LOTS = 'ref_programme;ref_lot;nature;typologie;statut;surface_habitable;Montant demandé\n'
const lot = (reference: string, price: string) => `LEZ;${reference};appartement;T2;disponible;42,35;${price}\n`

const csv = (name: string, content: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })
const report = (page: Page) => page.getByRole('region', { name: 'Compte rendu', exact: true })
const preview = (page: Page) => page.getByRole('region', { name: 'Prévisualisation' })
const past = (page: Page) => page.getByRole('region', { name: 'Imports passés' })

async function openImports(page: Page): Promise<void> {
  await logIn(page, DIRECTOR, { to: '/company' })
  await page.getByRole('link', { name: 'Imports' }).click()
  await page.getByRole('region', { name: 'Importer des programmes et des lots' }).waitFor()
}

/** Chooses an option of a list that is searched, by the keyboard alone. */
async function choose(page: Page, label: string | RegExp, typed: string): Promise<void> {
  const list = page.getByRole('combobox', { name: label })
  await list.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type(typed)
  await page.keyboard.press('Enter')
  await page.locator('.ant-select-dropdown:visible').waitFor({ state: 'detached' })
}

test('files are dropped, their columns named once for all, previewed, imported, told, and undone', async () => {
  const page = await openPage()
  await openImports(page)
  await eventually(() => accessibilityFaults(page)).toEqual([])
  await page
    .locator('.file-drop input')
    .setInputFiles([
      csv('programmes-promoteur-x.csv', PROGRAMS),
      csv('lots-promoteur-x.csv', LOTS + lot('A1', '300 000') + lot('A2', 'beaucoup')),
    ])
  const lots = page.getByRole('region', { name: 'lots-promoteur-x.csv' })
  await lots.getByText('6 reprises sur 7').waitFor()
  await eventually(() => page.getByRole('textbox', { name: 'Source' }).inputValue()).toBe('promoteur x')
  await lots.getByRole('button', { name: /Colonnes/ }).click()
  await choose(page, /Montant demandé/, 'prix_ttc_20')
  await lots.getByText('7 reprises sur 7').waitFor()
  await eventually(() => accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Prévisualiser' }).click()

  const table = preview(page).getByRole('table', { name: 'Compte rendu par ligne' })
  await table.getByText('Les Terrasses du Lez, lot A1').waitFor()
  await table.getByRole('row', { name: /prix_ttc_20.*Refusé.*lots-promoteur-x.csv, ligne 3/ }).waitFor()
  await eventually(() => accessibilityFaults(page)).toEqual([])
  await preview(page).getByRole('button', { name: 'Importer' }).click()

  await report(page).getByText('Créé', { exact: true }).first().waitFor()
  await choose(page, /Montrer/, 'Refusé')
  await report(page).getByText('Les Terrasses du Lez, lot A1').waitFor({ state: 'detached' })
  await eventually(() => report(page).getByText('prix_ttc_20').count()).toBeGreaterThan(0)
  const download = page.waitForEvent('download')
  await report(page).getByRole('button', { name: 'Télécharger (JSON)' }).click()
  expect((await download).suggestedFilename()).toBe('compte-rendu.json')

  const row = past(page).getByRole('row', { name: /promoteur x/ })
  await row.getByRole('button', { name: /^Annuler/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Annuler cet import' })
  await dialog.getByText('Les Terrasses du Lez, lot A1').waitFor()
  await eventually(() => accessibilityFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Annuler l’import' }).click()
  await row.getByText('Annulé').waitFor()
  expect(takeErrors()).toEqual([])
})

test('on a phone, what was said of the columns of a source is known again; what is refused is said', async () => {
  const page = await openPage({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' })
  await openImports(page)
  const drop = (name: string, content: string) => page.locator('.file-drop input').setInputFiles(csv(name, content))
  await drop('lots-promoteur-y-1.csv', LOTS + lot('A9', '1'))
  await page.getByRole('button', { name: 'Colonnes\u00a0: 6 reprises sur 7' }).click()
  await choose(page, /Montant demandé/, 'prix_ttc_20')
  await page.getByRole('button', { name: 'Prévisualiser' }).click()
  await preview(page).getByRole('list', { name: 'Compte rendu par ligne' }).waitFor()
  await eventually(() => accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Retirer lots-promoteur-y-1.csv' }).click()
  await drop('lots-promoteur-y-2.csv', LOTS + lot('A9', '1'))
  await page.getByRole('button', { name: 'Colonnes\u00a0: 7 reprises sur 7' }).waitFor()
  await eventually(() => accessibilityFaults(page)).toEqual([])
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)
  await page.getByRole('button', { name: 'Retirer lots-promoteur-y-2.csv' }).click()

  await drop('autre.csv', 'nom;prénom\nA;B\n')
  await page.getByText('Colonnes à désigner').waitFor()
  await eventually(() => page.getByRole('button', { name: 'Prévisualiser' }).isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'Retirer autre.csv' }).click()
  await drop('vide.csv', '')
  await page.getByRole('alert').getByText('vide.csv\u00a0: il est vide.').waitFor()
  takeErrors()
})
