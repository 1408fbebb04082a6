import type { Page } from 'playwright-core'
import { accessibilityFaults } from '../support/browser/accessibility'
import { eventually } from '../support/browser/eventually'
import { logIn } from '../support/browser/logIn'
import { browserSession } from '../support/browser/session'

const ADVISER = 'c.aubrac@ormeval.example'
const ADMIN = 'h.vautrin@ormeval.example'

const { application, openPage, takeErrors } = browserSession()
afterEach(() => {
  expect(takeErrors()).toEqual([])
})

/** The address of the first lot of a search. */
async function firstLot(page: Page): Promise<string> {
  await page.goto('/comparateur/montpellier-34000')
  const link = page.locator('a.lot-name').first()
  await link.waitFor()
  return (await link.getAttribute('href')) ?? ''
}

test('an error of a lot is told by an adviser, refused with its reason by who answers for the catalogue', async () => {
  const adviser = await openPage()
  await logIn(adviser, ADVISER)
  await adviser.goto(await firstLot(adviser))
  await adviser.getByRole('button', { name: 'Signaler une erreur' }).click()
  const drawer = adviser.getByRole('dialog', { name: 'Signaler une erreur' })
  await drawer.getByRole('combobox').fill('Surface hab')
  await drawer.getByRole('combobox').press('Enter')
  await drawer.getByText('Valeur actuelle').waitFor()
  await drawer.getByLabel('Valeur proposée').fill('51,5')
  await drawer.getByLabel('Commentaire').fill('Plan du 12 novembre.')
  await eventually(() => accessibilityFaults(adviser)).toEqual([])
  await drawer.getByRole('button', { name: 'Signaler' }).click()
  await adviser.getByText('Erreur signalée.').waitFor()

  const admin = await openPage()
  await logIn(admin, ADMIN)
  await admin.goto('/company/signalements')
  await admin.getByText('Plan du 12 novembre.').waitFor()
  await eventually(() => accessibilityFaults(admin)).toEqual([])
  await admin.getByRole('button', { name: /^Traiter/ }).click()
  const dialog = admin.getByRole('dialog', { name: 'Traiter un signalement' })
  // The lot is of the catalogue that all firms share: who corrects it is said.
  await dialog.getByText(/Demandez la correction à /).waitFor()
  await dialog.locator('label', { hasText: 'Refuser' }).click()
  await dialog.getByRole('button', { name: 'Refuser' }).click()
  await dialog.getByText('Ce champ est requis').first().waitFor()
  await dialog.getByLabel('Raison').fill('Surface confirmée par le promoteur.')
  await eventually(() => accessibilityFaults(admin)).toEqual([])
  await dialog.getByRole('button', { name: 'Refuser' }).click()
  await admin.getByRole('cell', { name: /^Refusée/ }).waitFor()
})

test('a price is situated: references are left out and taken back by the keyboard, the address keeps it', async () => {
  const page = await openPage()
  await logIn(page, ADVISER)
  await page.goto(await firstLot(page))
  await page.getByRole('link', { name: 'Situer dans le marché' }).click()
  await page.waitForURL(/\/comparateur\/benchproperties\?lot=/)
  await page.getByRole('region', { name: 'Où il se situe' }).getByText('Prix, face au neuf').waitFor()
  await page.getByRole('combobox', { name: /^Rayon/ }).fill('5')
  await page.getByRole('combobox', { name: /^Rayon/ }).press('Enter')
  await page.waitForURL(/rayon=5/)
  const cloud = page.getByRole('slider', { name: /^Références/ })
  await cloud.focus()
  const own = async () => ((await cloud.getAttribute('aria-valuetext')) ?? '').startsWith('Le bien')
  while (await own()) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await page.waitForURL(/sauf=/)
  await page.locator('[role=slider][aria-valuetext*="écartée du calcul"]').waitFor()
  const table = page.getByRole('table', { name: 'Références' })
  await table.getByRole('checkbox', { checked: false }).waitFor()
  await eventually(() => accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Tout reprendre' }).click()
  await page.getByRole('button', { name: 'Tout reprendre' }).waitFor({ state: 'detached' })
})

test('who has no account reads a lot on the public host, without its reference, not listed by search engines', async () => {
  const adviser = await openPage()
  await logIn(adviser, ADVISER)
  const address = await firstLot(adviser)
  const visitor = await openPage({ baseURL: application().url.replace('127.0.0.1', 'www.localhost') })
  await visitor.goto(address)
  await visitor.getByRole('region', { name: 'Le bien' }).waitFor()
  await eventually(() => visitor.getByText(/^Référence/).count()).toBe(0)
  expect(await visitor.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
  await eventually(() => accessibilityFaults(visitor)).toEqual([])
  await visitor.getByRole('article').getByRole('link').first().click()
  await visitor.getByRole('table', { name: 'Lots disponibles' }).waitFor()
  await eventually(() => accessibilityFaults(visitor)).toEqual([])
})
