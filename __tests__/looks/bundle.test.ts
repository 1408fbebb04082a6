import type { Page } from 'playwright-core'
import { budgets, filesOf, kibibytesOf } from '../support/browser/bundle'
import { logIn } from '../support/browser/logIn'
import { browserSession } from '../support/browser/session'

const CLAIRE = 'c.aubrac@ormeval.example'

/** The address of a file whose sections are all filled. */
async function clientFileIn(page: Page): Promise<string> {
  const answer = await page.request.get('/api/v3/client-files?page[size]=1&q=marchetti')
  const { data = [] } = (await answer.json()) as { data?: { id: string }[] }
  return `/mes-dossiers/${data[0]?.id ?? ''}`
}

describe('what a new browser loads', () => {
  const { openPage } = browserSession()

  test.each(budgets)(
    'for « $name » is at most $scripts KiB of script and $styles KiB of style',
    async ({ scripts, styles, isOpen, pathIn }) => {
      const page = await openPage()
      if (!isOpen) await logIn(page, CLAIRE)
      const loaded = await filesOf(page.context(), pathIn(await clientFileIn(page)))
      expect(loaded.scripts.length).toBeGreaterThan(3)
      expect(loaded.styles.length).toBeGreaterThan(0)
      expect(kibibytesOf(loaded.scripts)).toBeLessThanOrEqual(scripts)
      expect(kibibytesOf(loaded.styles)).toBeLessThanOrEqual(styles)
    },
  )
})
