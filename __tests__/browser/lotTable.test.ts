import type { Page } from 'playwright-core'
import { followLayoutShift, layoutShiftOf, STILL, wheelThrough } from '../support/browser/layoutShift'
import { logIn } from '../support/browser/logIn'
import { browserSession } from '../support/browser/session'

const ADVISER = 'c.aubrac@ormeval.example'
const ANYWHERE = '?effort=aucun&secteur=non'

const { openPage, takeErrors } = browserSession()
afterEach(() => {
  expect(takeErrors()).toEqual([])
})

/** Opens the lots of the adviser's file that this finds, ranked to the end; answers the id of the file. */
async function openLots(page: Page, search: string, q = 'marchetti'): Promise<string> {
  await logIn(page, ADVISER)
  const answer = await page.request.get(`/api/v3/client-files?page[size]=1&q=${q}`)
  const { data } = (await answer.json()) as { data: { id: string }[] }
  const id = data[0]?.id ?? ''
  await page.goto(`/mes-dossiers/${id}/lot-proposals${search}`)
  await ranked(page)
  return id
}

const ranked = (page: Page): Promise<void> =>
  page.getByText(/^[\d\u202f]+ lots? sur [\d\u202f]+, impôts payés\./).waitFor()
const rows = (page: Page) => page.locator('.lot-table tbody tr[aria-rowindex]')
const preview = (page: Page) => page.getByRole('complementary', { name: 'Aperçu du lot' })
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

test('nothing moves while the lots are ranked, then scrolled; the name and the decision stay in view', async () => {
  const page = await openPage({ viewport: { width: 1024, height: 768 } })
  await followLayoutShift(page)
  await openLots(page, ANYWHERE)
  const table = page.getByRole('region', { name: 'Lots classés' })
  const columns = () =>
    page.locator('.lot-table thead th').evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().x))
  const before = await columns()
  await table.hover()
  await wheelThrough(page, 60)
  expect(await columns()).toEqual(before)
  expect(await layoutShiftOf(page)).toBeLessThanOrEqual(STILL)

  await table.evaluate((frame) => {
    frame.scrollLeft = frame.scrollWidth
  })
  const place = await table.boundingBox()
  for (const seen of [
    page.locator('.lot-table .lot-name').first(),
    page.locator('.lot-table .pinned .lot-keep').first(),
  ]) {
    const box = await seen.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(place?.x ?? Infinity)
    expect((box?.x ?? Infinity) + (box?.width ?? 0)).toBeLessThanOrEqual((place?.x ?? 0) + (place?.width ?? 0))
    // It is over the cells that pass under it.
    expect(
      await seen.evaluate((element) => {
        const { x, y, height } = element.getBoundingClientRect()
        return element.contains(document.elementFromPoint(x + 2, y + height / 2))
      }),
    ).toBe(true)
  }
})

test('the decision is whole at 1440, and fewer columns stand beside a lot that is looked at', async () => {
  const page = await openPage()
  await openLots(page, ANYWHERE)
  const table = page.getByRole('region', { name: 'Lots classés' })
  const fits = () => table.evaluate((frame) => frame.scrollWidth <= frame.clientWidth)
  expect(await fits()).toBe(true)
  await rows(page)
    .first()
    .click({ position: { x: 700, y: 20 } })
  await preview(page).waitFor()
  expect(await fits()).toBe(true)
  expect(await page.getByRole('columnheader', { name: 'Endettement' }).count()).toBe(0)
  await page.getByRole('columnheader', { name: 'Décision' }).waitFor()
})

test('a row opens its lot; the middle button and Ctrl open it in a tab', async () => {
  const page = await openPage()
  await openLots(page, ANYWHERE)
  const name = await rows(page).nth(2).locator('.lot-name').innerText()
  const price = rows(page).nth(2).locator('td.end').nth(1)
  for (const click of [() => price.click({ button: 'middle' }), () => price.click({ modifiers: ['Control'] })]) {
    const [tab] = await Promise.all([page.context().waitForEvent('page'), click()])
    await preview(tab).getByRole('heading', { name }).waitFor()
    await tab.close()
    expect(await preview(page).count()).toBe(0)
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
  const settled = async (count: number) => {
    while ((await decisionsOf(page, file)).length !== former.length + count) await page.waitForTimeout(50)
  }
  const undecided = rows(page).filter({ has: page.locator('.lot-keep[aria-pressed=false] ~ .action-menu') })
  const [kept, discarded] = await undecided.locator('.lot-name').allInnerTexts()
  await page.getByRole('button', { name: `Retenir ${kept ?? ''}`, exact: true }).click()
  await page.getByRole('button', { name: `Retenir ${kept ?? ''}`, exact: true, pressed: true }).waitFor()
  expect(await preview(page).count()).toBe(0)
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
  const file = await openLots(page, '')
  const narrowed = await countOf(page)
  await chip(page, /Secteurs recherchés : /).click()
  await page.waitForURL(/secteur=non/)
  const anywhere = await moreThan(page, narrowed)
  await chip(page, /Disponibles/).click()
  await chip(page, /Effort ≤ /).click()
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
