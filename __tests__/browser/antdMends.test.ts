import type { Page } from 'playwright-core'
import { logIn } from '../support/browser/logIn'
import { browserSession } from '../support/browser/session'

// What antd 6.6.8 does not do by itself, and a part of client/ui does around it. A test that passes without our part is one to
// strike out, and the part with it.

const DIRECTOR = 'h.vautrin@ormeval.example'

describe('around antd', () => {
  const { openPage, takeErrors } = browserSession()
  afterEach(() => {
    expect(takeErrors()).toEqual([])
  })

  async function openFiles(options = {}): Promise<Page> {
    const page = await openPage(options)
    await logIn(page, DIRECTOR)
    await page.locator('.file-link').first().waitFor()
    return page
  }

  test('a table is sorted by a button, by Space too, and says how', async () => {
    const page = await openFiles()
    const head = page.getByRole('columnheader', { name: 'Dossier' })
    expect(await head.getAttribute('aria-sort')).toBe('none')
    await head.getByRole('button').press('Space')
    await page.locator('th[aria-sort=ascending]', { hasText: 'Dossier' }).waitFor()
    await head.getByRole('button').press('Enter')
    await page.locator('th[aria-sort=descending]', { hasText: 'Dossier' }).waitFor()
  })

  test('a table that is wider than its place is scrolled by the keyboard, and does not read out each change', async () => {
    const page = await openFiles({ viewport: { width: 800, height: 900 } })
    const region = page.getByRole('region', { name: 'Dossiers clients' })
    await region.focus()
    await page.keyboard.press('ArrowRight')
    await page.waitForFunction(() => (document.activeElement?.scrollLeft ?? 0) > 0)
    expect(await page.getByRole('table').evaluate((table) => table.closest('[aria-live=polite]'))).toBeNull()
    await page.setViewportSize({ width: 1900, height: 900 })
    await region.waitFor({ state: 'detached' })
  })
})
