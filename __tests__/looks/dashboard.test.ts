import { logIn } from '../support/browser/logIn'
import { allDrawn } from '../support/browser/requests'
import { browserSession } from '../support/browser/session'
import { regionOf } from '../support/browser/typing'

const { openPage } = browserSession()

test('has no void for who follows nobody’s work: blocks take the room, and both columns end together', async () => {
  const page = await openPage()
  await logIn(page, 'p.kerivel@ormeval.example', { to: '/dashboard' })
  await regionOf(page, 'Dossiers récents').locator('.dashboard-link').first().waitFor()
  await regionOf(page, 'Nouveautés du catalogue').waitFor()
  await page.locator('.arrival[aria-busy=false]').waitFor()
  await allDrawn(page)
  const columns = await page.locator('.dashboard-columns > .dashboard-column').evaluateAll((all) =>
    all.map((column) => {
      const { top, bottom, width } = column.getBoundingClientRect()
      return { top, width, end: column.lastElementChild?.getBoundingClientRect().bottom, bottom }
    }),
  )
  expect(columns).toHaveLength(2)
  for (const { width } of columns) expect(width).toBeGreaterThan(600)
  expect(columns[0]?.top).toBe(columns[1]?.top)
  for (const { end, bottom } of columns) expect(Math.abs((end ?? 0) - bottom)).toBeLessThanOrEqual(1)
  expect(columns[0]?.bottom).toBe(columns[1]?.bottom)
})
