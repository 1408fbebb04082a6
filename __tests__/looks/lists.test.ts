import { followMoves, movesOn, wheelThrough } from '../support/browser/layoutShift'
import { logIn } from '../support/browser/logIn'
import { browserSession } from '../support/browser/session'

const MANAGER = 'h.vautrin@ormeval.example'

const { openPage, takeErrors } = browserSession()
afterEach(() => {
  expect(takeErrors()).toEqual([])
})

test('the lists of files and of leads do not move while they load, nor under a wheel', async () => {
  const page = await openPage()
  await followMoves(page)
  await logIn(page, MANAGER)
  for (const [address, link] of [
    ['/mes-dossiers', '.file-link'],
    ['/mes-leads', '.lead-link'],
  ] as const) {
    await page.goto(address)
    await page.locator(link).nth(10).waitFor()
    await page.getByRole('table').hover()
    await wheelThrough(page, 10)
    expect(await movesOn(page)).toEqual([])
  }
})
