import type { Locator, Page } from 'playwright-core'
import { accessibilityFaults } from '../../support/browser/accessibility'
import { beginFile, chooseProject, openSection } from '../../support/browser/clientFile'
import { eventually } from '../../support/browser/eventually'
import { logIn } from '../../support/browser/logIn'
import { closeExplanation, explanation, openGroup } from '../../support/browser/solution'
import { fieldOf, heldBy, regionOf, saved, type } from '../../support/browser/typing'
import { journeySession } from '../../support/journeys/session'

/** What is typed in each section of the household, by label. Amounts are whole so that they are read back as they were typed. */
const household: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Client: { Prénom: 'Solène', Nom: 'Kerhoas', 'Adresse e-mail': 'solene@kerhoas.example', Téléphone: '0199001234' },
  'Conjoint·e': { Prénom: 'Yann', Nom: 'Kerhoas', 'Revenu net mensuel du conjoint': '1800' },
  Enfants: { 'Date de naissance': '14/03/2019' },
  'Situation professionnelle': { Employeur: 'Port.de.Brest' },
  Revenus: {
    'Revenu net mensuel du client': '3400',
    'Revenus locatifs nets': '0',
    'Déficit foncier antérieur': '0',
    'Autres revenus nets': '150',
  },
  'Charges du foyer': {
    'Loyer mensuel actuel': '850',
    'Autres charges mensuelles': '120',
    'Pensions alimentaires versées': '0',
  },
  'Crédits en cours': { Mensualité: '210', 'Taux nominal': '1,90', 'Date de fin': '30/06/2029' },
  Patrimoine: {
    'Valeur de la résidence principale': '0',
    Liquidités: '42000',
    'Placements financiers': '15000',
    'Immobilier locatif': '0',
  },
  Fiscalité: {
    'Impôt sur le revenu annuel': '4100',
    'Réductions et crédits déjà utilisés': '0',
    'Nombre de parts': '2,5',
  },
  Objectifs: { 'Effort d’épargne souhaité': '300' },
}

/** What must be done before the fields of a section are there. */
const openings: Readonly<Record<string, (section: Locator) => Promise<void>>> = {
  'Conjoint·e': (section) => section.getByRole('switch', { name: /conjoint/ }).click(),
  Enfants: (section) => section.getByRole('switch', { name: /enfants à charge/ }).click(),
  'Crédits en cours': (section) => section.getByRole('button', { name: 'Ajouter un crédit' }).click(),
}

const NOTE = 'Souhaite emprunter avant l’été.'

const operation = {
  'Prix du bien': '214900',
  'Surface habitable': '42',
  'Apport personnel': '18000',
  'Durée du prêt': '20',
}

/** The average effort, once the result on screen is the one of what is typed. */
async function effortOf(page: Page): Promise<string> {
  await page.locator('.solution-result:not(.solution-outdated)').waitFor()
  return page.locator('.key-figure-lead .amount').evaluate(({ firstChild }) => firstChild?.textContent ?? '')
}

const { emailOf, openPage, takeErrors } = journeySession()

async function fillHousehold(page: Page): Promise<void> {
  for (const [name, values] of Object.entries(household)) {
    const section = await openSection(page, name)
    await openings[name]?.(section)
    await type(section, values)
    await saved(section)
  }
  const notes = await openSection(page, 'Notes internes')
  await fieldOf(notes, 'Nouvelle note').fill(NOTE)
  await notes.getByRole('button', { name: 'Ajouter la note' }).click()
  await saved(notes)
}

/** Chooses a scheme, types in the operation, and answers what it costs a month. */
async function study(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Solution chiffrée' }).click()
  await page.getByRole('link', { name: 'Saisir l’opération' }).click()
  await chooseProject(page, 'LMNP amortissement')
  await openGroup(page, 'Bien et meubles')
  await type(regionOf(page, 'L’opération'), operation)
  await saved(regionOf(page, 'L’opération'))
  return effortOf(page)
}

async function explainEffort(page: Page): Promise<void> {
  await page.locator('.key-figure-lead .amount').focus()
  await page.keyboard.press('e')
  await explanation(page).getByText('Ce qui changerait ce montant').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await closeExplanation(page)
}

async function findHousehold(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Infos client & objectifs' }).click()
  for (const [name, values] of Object.entries(household)) {
    const section = await openSection(page, name)
    await eventually(async () => [name, await heldBy(section, Object.keys(values))]).toEqual([name, values])
  }
  await (await openSection(page, 'Notes internes')).getByText(NOTE).first().waitFor()
}

test('an adviser fills a file in, has what the investment costs a month explained, and finds everything again', async () => {
  const page = await openPage()
  await logIn(page, emailOf('c.aubrac'))
  await beginFile(page, 'Kerhoas – LMNP')
  await fillHousehold(page)
  const effort = await study(page)
  expect(effort).toMatch(/^\d[\d\u202f]*\u00a0€$/)
  await explainEffort(page)

  await page.reload()
  await eventually(() => effortOf(page)).toBe(effort)
  await openGroup(page, 'Bien et meubles')
  await eventually(() => heldBy(regionOf(page, 'L’opération'), Object.keys(operation))).toEqual(operation)
  await findHousehold(page)
  await page.getByRole('link', { name: 'Synthèse' }).click()
  await page.getByText(effort).first().waitFor()

  await page.goto('/mes-dossiers')
  await page.getByRole('textbox', { name: /Rechercher/ }).fill('kerhoas')
  await page.waitForURL(/recherche=kerhoas/)
  const row = page.getByRole('row', { name: /Kerhoas – LMNP/ })
  await row.getByText('Solène et Yann Kerhoas').waitFor()
  await row.getByText('LMNP amortissement').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  expect(takeErrors()).toEqual([])
})
