import type { Page } from 'playwright-core'
import { copyFile, heldByServer, rowsHeldByServer } from '../support/browser/clientFile'
import { eventually } from '../support/browser/eventually'
import { logIn } from '../support/browser/logIn'
import { browserSession } from '../support/browser/session'

const ADVISER = 'c.aubrac@ormeval.example'

const { openPage, takeErrors } = browserSession()
afterEach(() => {
  expect(takeErrors()).toEqual([])
})

/** What the purchase of the file is, as the server holds it: its price, and the amounts of its charges. */
async function purchaseOf(page: Page, address: string): Promise<unknown> {
  const { investment_price: price } = await heldByServer(page, address, 'simulation')
  const charges = await rowsHeldByServer(page, address, 'simulation-charges')
  return { price, charges: charges.map(({ amount }) => Number(amount)).sort((one, other) => one - other) }
}

/** Makes the purchase of a file that of another lot, and waits until all of it is saved; answers what the purchase was. */
async function replaceLot(page: Page, address: string): Promise<unknown> {
  const before = await purchaseOf(page, address)
  await page.goto(`${address}/lot-proposals?effort=aucun&secteur=non`)
  await page.getByText(/^[\d\u202f]+ lots? sur [\d\u202f]+, impôts payés\./).waitFor()
  await page.locator('.lot-name').nth(3).click()
  await page.getByRole('button', { name: 'Ouvrir la solution avec ce lot', exact: true }).click()
  const written = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().endsWith('/simulation'),
  )
  await page.getByRole('button', { name: 'Remplacer et ouvrir', exact: true }).click()
  await page.waitForURL(/\/solution$/)
  await page.locator('.solution-result:not(.solution-outdated) .key-figure-lead').waitFor()
  await written
  await eventually(() => page.locator('.file-save-state').innerText()).toMatch(/^Enregistré/)
  return before
}

/** Waits until the server holds this purchase. */
const held = (page: Page, address: string, purchase: unknown): Promise<unknown> =>
  eventually(() => purchaseOf(page, address)).toEqual(purchase)

test('who replaces the lot is at the top of the result; after a reload, one undo puts the former purchase back', async () => {
  const page = await openPage()
  await logIn(page, ADVISER)
  const address = await copyFile(page, /Marchetti/)
  const before = await replaceLot(page, address)
  await eventually(() => page.evaluate(() => [window.scrollY, document.activeElement?.tagName === 'INPUT'])).toEqual([
    0,
    false,
  ])
  const replaced = await purchaseOf(page, address)
  expect(replaced).not.toEqual(before)

  await page.reload()
  await page.locator('.solution-result:not(.solution-outdated) .key-figure-lead').waitFor()
  await page.keyboard.press('Control+z')
  await held(page, address, before)
  await page.keyboard.press('Control+Shift+z')
  await held(page, address, replaced)
  await page.goto(`${address}/solution?historique=tout`)
  const groups = page.getByRole('dialog', { name: 'Historique' }).locator('.history-group')
  await groups.nth(2).waitFor()
  const heads = await groups.locator('.history-write-head > strong').allInnerTexts()
  expect(heads.slice(0, 3)).toEqual(['Lot remplacé', 'Annulé\u00a0: Lot remplacé', 'Lot remplacé'])
  await eventually(() => groups.first().locator('.history-write').count()).toBe(0)
  await page.keyboard.press('Escape')
  // It was taken back and done again: as if nothing had been undone.
  await page.reload()
  await page.locator('.solution-result:not(.solution-outdated) .key-figure-lead').waitFor()
  await page.keyboard.press('Control+z')
  await held(page, address, before)
})
