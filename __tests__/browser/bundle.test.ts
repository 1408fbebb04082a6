import type { Page } from 'playwright-core'
import { budgets, kibibytesOf, scriptsOf, TAB_LIMIT, tabs } from '../support/browser/bundle'
import { logIn } from '../support/browser/logIn'
import { browserSession } from '../support/browser/session'

const CLAIRE = 'c.aubrac@ormeval.example'

/** The address of a file whose sections are all filled. */
async function clientFileIn(page: Page): Promise<string> {
  const answer = await page.request.get('/api/v3/client-files?page[size]=1&q=marchetti')
  const { data = [] } = (await answer.json()) as { data?: { id: string }[] }
  return `/mes-dossiers/${data[0]?.id ?? ''}`
}

describe('the JavaScript that a new browser loads', () => {
  const { openPage } = browserSession()

  test.each(budgets)('for « $name » is at most $limit KiB', async ({ limit, isOpen, pathIn }) => {
    const page = await openPage()
    if (!isOpen) await logIn(page, CLAIRE)
    const scripts = await scriptsOf(page.context(), pathIn(await clientFileIn(page)))
    expect(scripts.length).toBeGreaterThan(3)
    expect(kibibytesOf(scripts)).toBeLessThanOrEqual(limit)
  })

  test('for a tab of a client file is at most 120 kB more than for the dashboard', async () => {
    const page = await openPage()
    await logIn(page, CLAIRE)
    const clientFile = await clientFileIn(page)
    const shell = await scriptsOf(page.context(), '/dashboard')
    for (const tab of tabs) {
      const own = (await scriptsOf(page.context(), `${clientFile}/${tab}`)).filter((script) => !shell.includes(script))
      expect(own).toContainEqual(expect.stringContaining(`/${tab}.`))
      expect(kibibytesOf(own)).toBeLessThanOrEqual(TAB_LIMIT)
    }
  })
})
