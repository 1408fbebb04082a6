import { budgets, kibibytesOf, scriptsOf } from '../support/browser/bundle'
import { logIn } from '../support/browser/logIn'
import { browserSession } from '../support/browser/session'

describe('the JavaScript that a new browser loads', () => {
  const { openPage } = browserSession()

  test.each(budgets)('for « $name » is at most $limit KiB', async ({ limit, isOpen, pathIn }) => {
    const page = await openPage()
    if (!isOpen) await logIn(page, 'c.aubrac@ormeval.example')
    const answer = await page.request.get('/api/v3/client-files?page[size]=1&q=marchetti')
    const { data = [] } = (await answer.json()) as { data?: { id: string }[] }
    const scripts = await scriptsOf(page.context(), pathIn(`/mes-dossiers/${data[0]?.id ?? ''}`))
    expect(scripts.length).toBeGreaterThan(3)
    expect(kibibytesOf(scripts)).toBeLessThanOrEqual(limit)
  })
})
