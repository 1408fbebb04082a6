import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { accessibilityFaults } from '../support/browser/accessibility'
import { eventually } from '../support/browser/eventually'
import { logIn } from '../support/browser/logIn'
import { browserSession } from '../support/browser/session'
import { regionOf } from '../support/browser/typing'

const DIRECTOR = 'h.vautrin@ormeval.example'
const ADVISER = 'c.aubrac@ormeval.example'

const { openPage, takeErrors } = browserSession()
afterEach(() => {
  expect(takeErrors()).toEqual([])
})

/** Opens the menu of the file on screen. */
const openMenu = (page: Page) => page.getByRole('button', { name: /^Actions sur / }).click()

/** Opens a file of the list and waits until all of it is there: the address changes before. */
async function openFile(page: Page, link: Locator) {
  await link.first().click()
  await page.getByRole('button', { name: 'Historique', exact: true }).waitFor()
}

/** What a link of the menu gives. */
async function copied(page: Page, name: RegExp): Promise<Buffer> {
  await openMenu(page)
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name }).click()])
  return readFile(await download.path())
}

test('the director gives the copies of a file, sees who read it, and deletes it: only the trace stays', async () => {
  const page = await openPage()
  await logIn(page, DIRECTOR, { to: '/mes-dossiers?recherche=marchetti' })
  await openFile(page, page.getByRole('link', { name: /Marchetti/ }))
  const id = new URL(page.url()).pathname.split('/')[2] ?? ''

  expect((await copied(page, /résumé \(PDF\)/)).subarray(0, 5).toString()).toBe('%PDF-')
  const copy = JSON.parse((await copied(page, /toutes les données/)).toString()) as {
    data: { id: string }
    included: object[]
  }
  expect([copy.data.id, copy.included.length > 10]).toEqual([id, true])

  await openMenu(page)
  await page.getByRole('menuitem', { name: 'Consultations' }).click()
  const drawer = page.getByRole('dialog', { name: 'Consultations' })
  await drawer.getByRole('listitem').filter({ hasText: 'Copie des données' }).getByText('Hélène Vautrin').waitFor()
  await eventually(() => accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'detached' })
  await page.waitForFunction(() => document.activeElement?.matches('[aria-haspopup=menu]'))

  // It is sent once nobody can take it back any more.
  const deletion = page.waitForResponse((response) => response.request().method() === 'DELETE')
  await openMenu(page)
  await page.getByRole('menuitem', { name: 'Supprimer', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/mes-dossiers')
  await page.getByText(/Marchetti.* supprimé/).waitFor()
  await deletion
  expect((await page.request.get(`/api/v3/client-files/${id}`)).status()).toBe(404)

  await page.goto('/company?tab=suppressions')
  const deletions = regionOf(page, 'Suppressions effectuées')
  await deletions.getByRole('row').filter({ hasText: id }).getByText('Hélène Vautrin').waitFor()
  await eventually(() => deletions.innerText()).not.toContain('Marchetti')
})

test('the director chooses how long files are kept, and sees who read which', async () => {
  const page = await openPage()
  await logIn(page, DIRECTOR, { to: '/mes-dossiers?recherche=kaya' })
  await openFile(page, page.getByRole('link', { name: /Kaya/ }))
  await page.goto('/company?tab=consultations')
  await regionOf(page, 'Consultations').getByRole('link', { name: /Kaya/ }).first().waitFor()
  await page.goto('/company?tab=conservation')
  const years = page.getByRole('textbox', { name: /Conservation d’un dossier sans activité/ })
  await years.fill('5')
  await regionOf(page, 'Conservation des dossiers').getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByRole('status').getByText('La durée de conservation est enregistrée.').waitFor()
  await page.reload()
  await years.waitFor()
  await eventually(() => years.inputValue()).toBe('5')
  await eventually(() => accessibilityFaults(page)).toEqual([])
})

test('an adviser has neither the screen nor the readings', async () => {
  const page = await openPage()
  await logIn(page, ADVISER)
  await openFile(page, page.locator('.file-link'))
  await eventually(() => page.getByRole('link', { name: 'Société', exact: true }).count()).toBe(0)
  await openMenu(page)
  await page.getByRole('menuitem', { name: /toutes les données/ }).waitFor()
  await eventually(() => page.getByRole('button', { name: 'Consultations' }).count()).toBe(0)
  await page.goto('/company')
  await page.getByRole('heading', { name: /Accès non autorisé/ }).waitFor()
})

test('on a phone, nothing of the screen goes beyond its width', async () => {
  const page = await openPage({ viewport: { width: 390, height: 844 } })
  await logIn(page, DIRECTOR, { to: '/company?tab=consultations' })
  await regionOf(page, 'Consultations').waitFor()
  await eventually(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await eventually(() => accessibilityFaults(page)).toEqual([])
})
