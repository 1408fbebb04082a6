import { logIn } from '../support/browser/logIn'
import { allDrawn } from '../support/browser/requests'
import { browserSession } from '../support/browser/session'
import { regionOf } from '../support/browser/typing'

const { openPage } = browserSession()

test('has no void for who follows nobody’s work: blocks take the width, and no more height than they need', async () => {
  const page = await openPage()
  await logIn(page, 'p.kerivel@ormeval.example', { to: '/dashboard' })
  await regionOf(page, 'Dossiers récents').locator('.dashboard-link').first().waitFor()
  await regionOf(page, 'Nouveautés du catalogue').waitFor()
  await page.locator('.arrival[aria-busy=false]').waitFor()
  await allDrawn(page)
  const columns = await page.locator('.dashboard-columns > .dashboard-column').evaluateAll((all) =>
    all.map((column) => {
      const { top, width } = column.getBoundingClientRect()
      const blocks = [...column.children].map((block) => {
        const end = block.querySelector('.ant-card-body')?.lastElementChild?.getBoundingClientRect().bottom ?? 0
        return block.getBoundingClientRect().bottom - end
      })
      return { top, width, blocks }
    }),
  )
  expect(columns).toHaveLength(2)
  for (const { width } of columns) expect(width).toBeGreaterThan(600)
  expect(columns[0]?.top).toBe(columns[1]?.top)
  const below = columns.flatMap(({ blocks }) => blocks)
  expect(below.length).toBeGreaterThan(1)
  expect(Math.max(...below)).toBeLessThanOrEqual(32)
})
