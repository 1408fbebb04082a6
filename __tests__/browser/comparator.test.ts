import type { Page } from 'playwright-core'
import { accessibilityFaults } from '../support/browser/accessibility'
import { change } from '../support/browser/database'
import { eventually } from '../support/browser/eventually'
import { logIn } from '../support/browser/logIn'
import { browserSession } from '../support/browser/session'

const ADVISER = 'c.aubrac@ormeval.example'

const { application, openPage, takeErrors } = browserSession()
afterEach(() => {
  expect(takeErrors()).toEqual([])
})

const rows = (page: Page) => page.locator('.lot-table tbody tr[aria-rowindex]')
const count = (page: Page) => page.getByText(/lots? dans [\d\u202f]+ programmes?, sur [\d\u202f]+\./)
const chip = (page: Page, name: RegExp) =>
  page.getByRole('list', { name: 'Filtres en cours' }).getByRole('button', { name })

async function openSearch(page: Page, address: string): Promise<void> {
  await logIn(page, ADVISER)
  await page.goto(address)
  await count(page).waitFor()
}

async function fileOf(page: Page, q = 'marchetti'): Promise<string> {
  const answer = await page.request.get(`/api/v3/client-files?page[size]=1&q=${q}`)
  const { data } = (await answer.json()) as { data: { id: string }[] }
  return data[0]?.id ?? ''
}

/** The lots of the table, as many as its head says. */
const found = (page: Page): Promise<number> =>
  page.locator('.lot-table').evaluate((table) => Number(table.getAttribute('aria-rowcount')) - 1)

test('a lot is found by its place and its price, looked at, kept for a household, by mouse', async () => {
  const page = await openPage()
  await logIn(page, ADVISER)
  await page.getByRole('link', { name: 'Comparateur' }).click()
  await page.waitForURL('**/comparateur/montpellier-34000')
  await count(page).waitFor()
  await eventually(() => accessibilityFaults(page)).toEqual([])
  const inMontpellier = await found(page)
  await chip(page, /Montpellier/).click()
  await page.waitForURL('**/comparateur')
  await eventually(() => found(page)).toBeGreaterThan(inMontpellier)

  const bar = page.getByRole('search', { name: 'Recherche de lots' })
  await bar.getByRole('button', { name: 'Prix', exact: true }).click()
  const prices = page.getByRole('dialog', { name: 'Prix' })
  await prices.getByLabel('Prix au plus').fill('220000')
  await prices.getByLabel('Prix au plus').press('Enter')
  await page.waitForURL(/prix-max=220000/)
  await eventually(() => accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await prices.waitFor({ state: 'detached' })
  await bar.getByRole('button', { name: /^Prix ≤ 220/ }).waitFor()

  const file = await fileOf(page)
  await page.goto(`/comparateur?prix-max=220000&dossier=${file}`)
  await page.getByText(/^Effort calculé avec /).waitFor()
  await page.getByRole('columnheader', { name: /Effort par mois/ }).waitFor()
  await eventually(() => page.locator('.lot-table th[aria-sort=ascending]').innerText()).toMatch(/Effort/)
  const name = (await rows(page).nth(1).locator('.lot-name').innerText()).trim()
  await rows(page).nth(1).locator('td').nth(2).click()
  await page.waitForURL(/\/comparateur\/details\/[a-z-]+-[0-9a-f-]{36}\?dossier=/)
  await page.getByRole('heading', { level: 1 }).getByText('m²', { exact: false }).waitFor()
  const gives = page.getByRole('region', { name: 'Ce que ça donne' })
  await gives.getByText('Effort mensuel moyen').waitFor()
  await gives.locator('.chart').waitFor()
  await eventually(() => accessibilityFaults(page)).toEqual([])

  const kept = () =>
    page.request.get(`/api/v3/client-files/${file}/property-proposals`).then(async (answer) => {
      const { data } = (await answer.json()) as { data: unknown[] }
      return data.length
    })
  const before = await kept()
  await gives.getByRole('button', { name: 'Proposer à ce client' }).click()
  await gives.getByText(/^Retenu pour /).waitFor()
  await eventually(kept).toBe(before + 1)
  await page.getByRole('button', { name: 'Lot suivant' }).click()
  await gives.getByRole('button', { name: 'Proposer à ce client' }).waitFor()
  await page.getByRole('button', { name: 'Lot précédent' }).click()
  await gives.getByText(/^Retenu pour /).waitFor()
  await page.getByRole('link', { name: 'Retour à la recherche' }).click()
  await page.getByRole('button', { name: `Retenir ${name}`, exact: true, pressed: true }).waitFor()
})

test('the keys lead through the search: place, filters, weights, view, lots', async () => {
  const page = await openPage()
  await openSearch(page, '/comparateur')
  await page.keyboard.press('/')
  await page.waitForFunction(() => document.activeElement?.closest('#comparator-place') !== null)
  await page.keyboard.type('lattes')
  await page
    .getByRole('option', { name: /Lattes/ })
    .first()
    .waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')

  await page.keyboard.press('p')
  const weights = page.getByRole('dialog', { name: 'Ce qui compte' })
  const security = weights.getByRole('slider', { name: 'Poids : Sécurité locative' })
  await security.focus()
  await page.keyboard.press('ArrowRight')
  await page.waitForURL(/poids=rental_security:4/)
  await weights.locator('[role=slider][aria-valuetext=Important]').waitFor()
  await weights.getByLabel('Éliminatoire sous : Sécurité locative').fill('4,5')
  await page.keyboard.press('Tab')
  await page.waitForURL(/sous=rental_security:4\.5/)
  await eventually(() => accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await weights.waitFor({ state: 'hidden' })
  await page.getByText(/non éligibles?, à la fin\./).waitFor()

  await page.keyboard.press('j')
  await page.waitForFunction(() => document.activeElement?.closest('tr')?.ariaRowIndex === '2')
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  await page.waitForFunction(() => document.activeElement?.closest('tr')?.ariaRowIndex === '2')
  await page.keyboard.press('v')
  await page.waitForURL(/vue=cartes/)
  await page.getByRole('list', { name: 'Lots trouvés' }).waitFor()
  await eventually(() => accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('v')
  await page.keyboard.press('f')
  await page.getByRole('dialog', { name: 'Filtres' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: 'Filtres' }).waitFor({ state: 'hidden' })
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/comparateur\/details\//)
})

test('an address that asks for what does not exist says so; a search without lots offers what to let go', async () => {
  const page = await openPage()
  await openSearch(page, '/comparateur?prix-max=cher&pieces=2')
  await page
    .getByRole('alert')
    .getByText(/prix-max=cher/)
    .waitFor()
  await page.getByRole('link', { name: 'Corriger l’adresse' }).click()
  await page.waitForURL('**/comparateur?pieces=2')
  await page.goto('/comparateur?prix-max=1')
  await page.getByText('Le filtre « Prix ≤ 1 € » les écarte.').waitFor()
  await page.getByRole('button', { name: /^Le retirer\s: [\d\u202f]+ lots?$/ }).click()
  await rows(page).first().waitFor()
})

test('a search has a name on this device; columns are chosen; the lots are exported', async () => {
  const page = await openPage()
  await openSearch(page, '/comparateur?pieces=2')
  await page.getByRole('button', { name: 'Recherches' }).click()
  const searches = page.getByRole('dialog', { name: 'Recherches' })
  await searches.getByRole('textbox').fill('Deux pièces')
  await searches.getByRole('button', { name: 'Garder cette recherche' }).click()
  await searches.getByRole('link', { name: 'Deux pièces' }).waitFor()
  await page.goto('/comparateur')
  await count(page).waitFor()
  await page.getByRole('button', { name: 'Recherches' }).click()
  await searches.getByRole('link', { name: 'Deux pièces' }).click()
  await page.waitForURL('**/comparateur?pieces=2')
  await page.getByRole('button', { name: 'Colonnes' }).click()
  const columns = page.getByRole('dialog', { name: 'Colonnes' })
  await columns.getByRole('checkbox', { name: 'Prix au m²' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('columnheader', { name: 'Prix au m²' }).waitFor()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exporter' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('lots.csv')
})

test('on a phone, lots are cards, and nothing stands out of the page', async () => {
  const page = await openPage({ viewport: { width: 390, height: 844 } })
  await openSearch(page, '/comparateur/montpellier-34000')
  await page.getByRole('list', { name: 'Lots trouvés' }).waitFor()
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)
  await eventually(() => fits()).toBe(true)
  await eventually(() => accessibilityFaults(page)).toEqual([])
  await page.locator('a.lot-name').first().click()
  await page.waitForURL(/\/comparateur\/details\//)
  await page.getByRole('region', { name: 'Ce que ça donne' }).waitFor()
  await eventually(() => fits()).toBe(true)
  await eventually(() => accessibilityFaults(page)).toEqual([])
})

test('a lot that does not exist, or is not sold under the scheme, is no page', async () => {
  const page = await openPage()
  await logIn(page, ADVISER)
  await page.goto('/comparateur/details/pinel-00000000-0000-4000-8000-000000000000')
  await page.getByRole('heading', { name: /^Cette page n.existe pas\.$/ }).waitFor()
  // The browser itself writes that the server answered 404, and React what was thrown.
  takeErrors(page)
})

test('the solution of a file opens with a lot from its page, once one has seen what changes, and takes it back', async () => {
  const page = await openPage()
  await logIn(page, ADVISER)
  const file = await fileOf(page)
  const price = () =>
    page.request.get(`/api/v3/client-files/${file}?include=simulation`).then(async (answer) => {
      const { included } = (await answer.json()) as { included: { attributes: { investment_price: number } }[] }
      return included[0]?.attributes.investment_price
    })
  const before = await price()
  await page.goto(`/comparateur/montpellier-34000?dossier=${file}&dispositif=lmnp-amortissement`)
  await page.getByText(/^Effort calculé avec /).waitFor()
  await page.locator('a.lot-name').first().click()
  await page.getByRole('button', { name: 'Ouvrir la solution avec ce lot' }).click()
  await page.getByRole('dialog').getByText('Le projet du dossier devient', { exact: false }).waitFor()
  await eventually(() => accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Remplacer et ouvrir' }).click()
  await page.waitForURL(`**/mes-dossiers/${file}/solution`)
  await eventually(price).not.toBe(before)
  await page.locator('.chart').first().waitFor()
  await page.keyboard.press('Control+z')
  await eventually(price).toBe(before)
})

test('a lot that was withdrawn meanwhile says so, and which are like it', async () => {
  const page = await openPage()
  await logIn(page, ADVISER)
  await page.goto('/comparateur/montpellier-34000')
  const lot = page.locator('a.lot-name').first()
  await lot.waitFor()
  const id = (await lot.getAttribute('data-lot')) ?? ''
  await change(application(), `UPDATE properties SET status = 'withdrawn' WHERE id = $1`, [id])
  await lot.click()
  await page.getByText(/^Ce lot n’est plus en vente/).waitFor()
  await page.getByRole('link', { name: 'Retour à la recherche' }).waitFor()
  await eventually(() => accessibilityFaults(page)).toEqual([])
})

test('lots are compared side by side for a household: differences, the best of each, columns that move', async () => {
  const page = await openPage()
  await logIn(page, ADVISER)
  const file = await fileOf(page)
  await page.goto(`/comparateur?dossier=${file}&dispositif=lmnp-amortissement`)
  await page.getByText(/^Effort calculé avec /).waitFor()
  await page
    .getByRole('checkbox', { name: /^Comparer / })
    .first()
    .click()
  await page.getByText('1 lot à comparer : ajoutez-en un deuxième').waitFor()
  // From the box of the first lot to the name of the second.
  await page.keyboard.press('j')
  await page.waitForFunction(() => document.activeElement?.closest('tr')?.ariaRowIndex === '3')
  await page.keyboard.press('c')
  await page.getByText('2 lots à comparer').waitFor()
  await page.getByRole('link', { name: 'Comparer côte à côte' }).click()
  await page.waitForURL(/\/comparateur\/comparer\?biens=/)
  await page.getByRole('heading', { name: 'Comparer 2 lots' }).waitFor()
  const table = page.getByRole('table', { name: 'Lots côte à côte' })
  await table.getByRole('row', { name: /^Effort moyen .* meilleur/ }).waitFor()
  await page.locator('.chart').waitFor()
  await eventually(() => table.getByRole('row', { name: /^Dispositif/ }).count()).toBe(0)
  await eventually(() => accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('d')
  await table.getByRole('row', { name: /^Dispositif/ }).waitFor()

  const names = () => table.locator('thead .lot-name').allInnerTexts()
  const [first, second] = await names()
  await table.locator('thead .lot-name').first().focus()
  await page.keyboard.press('ArrowRight')
  await page.waitForFunction((name) => document.querySelector('thead .lot-name')?.textContent === name, second)
  await eventually(() => names()).toEqual([second, first])
  // Both are kept at once, and compared again where they are kept; back here, one goes.
  await page.getByRole('button', { name: 'Garder dans le dossier' }).click()
  await page.getByText('2 lots retenus').waitFor()
  await page.getByRole('link', { name: 'Voir dans le dossier' }).click()
  await page.waitForURL(/lot-proposals\?onglet=retenus&comparer=/)
  await page.getByText('2 lots à comparer').waitFor()
  await page.goBack()
  await page.getByRole('button', { name: `Retirer ${first ?? ''}`, exact: true }).click()
  await page.getByText('Ajoutez un deuxième bien.').waitFor()
})
