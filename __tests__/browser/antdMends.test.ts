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

  test('a question is described by its consequence, and gives the focus back', async () => {
    const page = await openFiles()
    const menu = page.getByRole('button', { name: /^Compte de/ })
    await menu.click()
    await page.getByRole('button', { name: 'Déconnexion' }).last().click()
    const question = page.getByRole('dialog', { name: 'Êtes-vous sûr de vouloir vous déconnecter ?' })
    const described = await question.getAttribute('aria-describedby')
    expect(await page.locator(`[id="${described ?? ''}"]`).innerText()).toBe('Vos saisies sont enregistrées.')
    await page.waitForFunction(() => document.activeElement?.textContent === 'Se déconnecter')
  })

  test('a window and a drawer that leave the page give the focus back', async () => {
    const page = await openFiles()
    const search = page.getByRole('button', { name: 'Rechercher', exact: true })
    await search.press('Enter')
    await page.getByRole('dialog', { name: 'Rechercher' }).waitFor()
    await page.keyboard.press('Escape')
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Rechercher')
  })

  test('a toast does not interrupt, and waits for whoever may want its button', async () => {
    const page = await openFiles()
    await page
      .getByRole('button', { name: /^Actions sur / })
      .first()
      .click()
    await page.getByRole('button', { name: 'Archiver', exact: true }).click()
    const toast = page.getByRole('status').filter({ hasText: 'Dossier archivé' })
    // antd would close it after 4.5 s, the focus inside.
    await toast.getByRole('button', { name: 'Annuler' }).focus()
    await page.waitForTimeout(5_000)
    await page.keyboard.press('Enter')
    await page
      .getByRole('status')
      .filter({ hasText: 'Dossier restauré' })
      .getByRole('button', { name: 'Fermer' })
      .click()
    await toast.waitFor({ state: 'detached' })
  })
})
