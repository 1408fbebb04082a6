import { eventually } from '../support/browser/eventually'
import { followMoves, movesOn, wheelThrough } from '../support/browser/layoutShift'
import { ANYWHERE, openLots, preview, rows } from '../support/browser/lotTable'
import { allDrawn } from '../support/browser/requests'
import { browserSession } from '../support/browser/session'

const { openPage, takeErrors } = browserSession()
afterEach(() => {
  expect(takeErrors()).toEqual([])
})

test('nothing moves while the lots are ranked, then scrolled; the name and the decision stay in view', async () => {
  const page = await openPage({ viewport: { width: 1024, height: 768 } })
  await followMoves(page)
  await openLots(page, ANYWHERE)
  const table = page.getByRole('region', { name: 'Lots classés' })
  const columns = () =>
    page.locator('.lot-table thead th').evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().x))
  await allDrawn(page)
  const before = await columns()
  await table.hover()
  await wheelThrough(page, 60)
  expect(await movesOn(page)).toEqual([])
  expect(await columns()).toEqual(before)

  await table.evaluate((frame) => {
    frame.scrollLeft = frame.scrollWidth
  })
  await allDrawn(page)
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
  await eventually(fits).toBe(true)
  await rows(page)
    .first()
    .click({ position: { x: 700, y: 20 } })
  await preview(page).waitFor()
  await eventually(fits).toBe(true)
  await eventually(() => page.getByRole('columnheader', { name: 'Endettement' }).count()).toBe(0)
  await page.getByRole('columnheader', { name: 'Décision' }).waitFor()
})
