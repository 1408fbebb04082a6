import type { Page } from 'playwright-core'
import { eventually } from '../support/browser/eventually'
import { browserSession } from '../support/browser/session'
import { ANYWHERE, openLots, preview, ranked, rows } from '../support/browser/lotTable'

const { openPage, takeErrors } = browserSession()
afterEach(() => {
  expect(takeErrors()).toEqual([])
})

const chip = (page: Page, name: RegExp) =>
  page.getByRole('list', { name: 'Filtres en cours' }).getByRole('button', { name })

const countOf = (page: Page): Promise<number> =>
  page.locator('.lot-table').evaluate((table) => Number(table.getAttribute('aria-rowcount')) - 1)

/** Waits until more lots than so many are ranked; answers how many. */
async function moreThan(page: Page, count: number): Promise<number> {
  await page.waitForFunction(
    (before) => Number(document.querySelector('.lot-table')?.getAttribute('aria-rowcount')) - 1 > before,
    count,
  )
  return countOf(page)
}

async function decisionsOf(page: Page, file: string): Promise<{ status: string; reason: string | null }[]> {
  const answer = await page.request.get(`/api/v3/client-files/${file}/property-proposals`)
  const { data } = (await answer.json()) as { data: { attributes: { status: string; reason: string | null } }[] }
  return data.map(({ attributes: { status, reason } }) => ({ status, reason }))
}

test('a row opens its lot; the middle button and Ctrl open it in a tab', async () => {
  const page = await openPage()
  await openLots(page, ANYWHERE)
  const name = await rows(page).nth(2).locator('.lot-name').innerText()
  const price = rows(page).nth(2).locator('td.end').nth(1)
  for (const click of [() => price.click({ button: 'middle' }), () => price.click({ modifiers: ['Control'] })]) {
    const [tab] = await Promise.all([page.context().waitForEvent('page'), click()])
    await preview(tab).getByRole('heading', { name }).waitFor()
    await tab.close()
    await eventually(() => preview(page).count()).toBe(0)
  }
  await price.click()
  await preview(page).getByRole('heading', { name }).waitFor()
})

test('J and K lead from lot to lot, through rows that were not drawn', async () => {
  const page = await openPage()
  await openLots(page, ANYWHERE)
  const focused = (row: number) =>
    page.waitForFunction((index) => document.activeElement?.closest('tr')?.ariaRowIndex === String(index), row)
  for (let row = 2; row <= 42; row++) {
    await page.keyboard.press('j')
    await focused(row)
  }
  await page.keyboard.press('k')
  await focused(41)
  const name = await page.evaluate(() => document.activeElement?.textContent ?? '')
  await preview(page).getByRole('heading', { name }).waitFor()
  // The lot looked at is found again from where one has scrolled to.
  await page.getByRole('region', { name: 'Lots classés' }).evaluate((frame) => {
    frame.scrollTop = 0
  })
  await rows(page).first().waitFor()
  await page.keyboard.press('j')
  await focused(42)
})

test('a heart keeps a lot, a cross discards it for a reason; pressed again they take it back', async () => {
  const page = await openPage()
  const file = await openLots(page, ANYWHERE)
  const former = await decisionsOf(page, file)
  const settled = (count: number) =>
    eventually(async () => (await decisionsOf(page, file)).length).toBe(former.length + count)
  const undecided = rows(page).filter({ has: page.locator('.lot-keep[aria-pressed=false] ~ .action-menu') })
  const [kept, discarded] = await undecided.locator('.lot-name').allInnerTexts()
  await page.getByRole('button', { name: `Retenir ${kept ?? ''}`, exact: true }).click()
  await page.getByRole('button', { name: `Retenir ${kept ?? ''}`, exact: true, pressed: true }).waitFor()
  await eventually(() => preview(page).count()).toBe(0)
  await settled(1)
  const cross = page.getByRole('button', { name: `Écarter ${discarded ?? ''}`, exact: true })
  await cross.click()
  await page.getByRole('menuitem', { name: 'Trop cher', exact: true }).click()
  await page.getByRole('button', { name: `Écarter ${discarded ?? ''}`, exact: true, pressed: true }).waitFor()
  await settled(2)
  expect(await decisionsOf(page, file)).toEqual(
    expect.arrayContaining([
      { status: 'kept', reason: null },
      { status: 'discarded', reason: 'Trop cher' },
    ]),
  )
  await cross.click()
  await settled(1)
  await cross.click()
  await page.getByRole('menuitem', { name: 'Autre motif…', exact: true }).click()
  await preview(page)
    .getByRole('textbox', { name: /^Motif/ })
    .waitFor()
})

test('the places of the objectives narrow the lots at first; each filter is a chip that goes', async () => {
  const page = await openPage()
  const file = await openLots(page, '?effort=200')
  await chip(page, /Effort ≤ /).click()
  const narrowed = await moreThan(page, 0)
  await chip(page, /Secteurs recherchés : /).click()
  await page.waitForURL(/secteur=non/)
  const anywhere = await moreThan(page, narrowed)
  await chip(page, /Disponibles/).click()
  await page.getByRole('list', { name: 'Filtres en cours' }).waitFor({ state: 'detached' })
  await moreThan(page, anywhere)
  await page.goto(`/mes-dossiers/${file}/lot-proposals?prix=250000&dispositif=lmnp_amortissement`)
  await chip(page, /Prix ≤ 250/).waitFor()
  await chip(page, /LMNP amortissement/).waitFor()
})

test('a rank is explained by the figure that ranks, and by the price, whatever the order', async () => {
  const page = await openPage()
  const file = await openLots(page, ANYWHERE)
  for (const ranking of ['effort', 'effort-max', 'gain', 'tri', 'endettement', 'prix', 'note']) {
    await page.goto(`/mes-dossiers/${file}/lot-proposals${ANYWHERE}&classement=${ranking}`)
    await ranked(page)
    await page.locator('.lot-name').nth(4).click()
    await preview(page)
      .getByRole('button', { name: /Pourquoi ce rang/ })
      .click()
    await preview(page)
      .getByText(/^(Son|Sa) .*, la médiane est .*\.$/)
      .waitFor()
    await page
      .locator('.lot-reasons')
      .getByText(/Son prix\s:.*€, la médiane est /)
      .waitFor()
  }
})
