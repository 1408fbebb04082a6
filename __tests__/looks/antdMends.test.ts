import type { Locator, Page } from 'playwright-core'
import { enumerations } from '#contract'
import { openSection } from '../support/browser/clientFile'
import { eventually } from '../support/browser/eventually'
import { logIn } from '../support/browser/logIn'
import { browserSession } from '../support/browser/session'

// What antd 6.6.8 does not do by itself (plainAntd.test.ts shows it), and a part of client/ui does around it.

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

  /** Waits until an element has the focus. */
  const hasFocus = async (target: Locator) =>
    target.page().waitForFunction((element) => element === document.activeElement, await target.elementHandle())

  /** Opens the file that has a solution, on a tab. */
  async function openMarchetti(page: Page, tab: string): Promise<void> {
    const answer = await page.request.get('/api/v3/client-files?page[size]=1&q=marchetti')
    const { data } = (await answer.json()) as { data: readonly { id: string }[] }
    await page.goto(`/mes-dossiers/${data[0]?.id ?? ''}/${tab}`)
  }

  test('the eye of a password is 24 pixels wide and high at least', async () => {
    const page = await openPage()
    await page.goto('/login')
    const smallest = async () => {
      const box = await page.locator('.ant-input-password-icon').first().boundingBox()
      return Math.min(box?.width ?? 0, box?.height ?? 0)
    }
    await eventually(smallest).toBeGreaterThanOrEqual(24)
  })

  test('a choice of many is told with its value, offered whole, found without accents, and taken back', async () => {
    const page = await openPage()
    await logIn(page, DIRECTOR)
    await openMarchetti(page, 'informations')
    await openSection(page, 'Situation professionnelle')
    const choose = async (letters: string, name: string) => {
      await page.getByRole('combobox', { name: /^Statut professionnel/ }).fill(letters)
      await page.locator('.ant-select-item-option-active', { hasText: name }).waitFor()
      await page.keyboard.press('Enter')
    }
    await choose('independant', 'Indépendant ou profession libérale')
    const chosen = page.getByRole('combobox', { name: 'Statut professionnel Indépendant ou profession libérale' })
    await chosen.press('ArrowDown')
    await page.getByRole('option').first().waitFor()
    // All of them, and the one that takes the choice back.
    await eventually(() => page.getByRole('option').count()).toBe(
      Object.keys(enumerations.professionalStatuses).length + 1,
    )
    await page.keyboard.press('Escape')
    await choose('effacer', 'Effacer le choix')
    await page.getByRole('combobox', { name: 'Statut professionnel', exact: true }).waitFor()
  })

  test('no icon is read out by its English name, in a drawer and a toast either', async () => {
    const page = await openFiles()
    const named = page.locator('.anticon[aria-label]:not([aria-hidden=true]):visible')
    await page.getByRole('button', { name: 'Réglages' }).click()
    await page.getByRole('dialog', { name: 'Réglages' }).waitFor()
    await eventually(() => named.count()).toBe(0)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page
      .getByRole('button', { name: /^Actions sur / })
      .last()
      .click()
    await page.getByRole('menuitem', { name: 'Archiver', exact: true }).click()
    await page.getByRole('status').filter({ hasText: 'Dossier archivé' }).waitFor()
    await eventually(() => named.count()).toBe(0)
  })

  test('a slider has the name of its field, says its value in words, and types it', async () => {
    const page = await openPage()
    await logIn(page, DIRECTOR)
    await openMarchetti(page, 'investment-capacity')
    const slider = page.getByRole('slider', { name: 'Apport personnel, curseur', exact: true })
    await slider.focus()
    for (const key of ['Home', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
    await eventually(() => slider.getAttribute('aria-valuetext')).toBe('2\u202f000\u00a0€')
    const typed = page.getByRole('textbox', { name: /^Apport personnel/ })
    await page.waitForFunction(
      (field) => (field as HTMLInputElement).value === '2\u202f000',
      await typed.elementHandle(),
    )
    await hasFocus(slider)
  })

  test('a bar of choices has a name, and no stop but its choices', async () => {
    const page = await openFiles()
    const bar = page.getByRole('radiogroup', { name: 'Statut' })
    await eventually(() => bar.getAttribute('tabindex')).toBe('-1')
  })

  test('a table is sorted by a button, by Space too, and says how', async () => {
    const page = await openFiles()
    const head = page.getByRole('columnheader', { name: 'Dossier' })
    await eventually(() => head.getAttribute('aria-sort')).toBe('none')
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
    await eventually(() => page.getByRole('table').evaluate((table) => table.closest('[aria-live=polite]'))).toBeNull()
    await page.setViewportSize({ width: 1900, height: 900 })
    await region.waitFor({ state: 'detached' })
  })

  test('a question is described by its consequence, and gives the focus back', async () => {
    const page = await openFiles()
    const menu = page.getByRole('button', { name: /^Compte de/ })
    await menu.click()
    await page.getByRole('menuitem', { name: 'Déconnexion' }).click()
    const question = page.getByRole('dialog', { name: 'Êtes-vous sûr de vouloir vous déconnecter ?' })
    const described = await question.getAttribute('aria-describedby')
    await eventually(() => page.locator(`[id="${described ?? ''}"]`).innerText()).toBe('Vos saisies sont enregistrées.')
    await page.waitForFunction(() => document.activeElement?.textContent === 'Se déconnecter')
  })

  test('a menu is entered by the keyboard, and gives the focus back after Escape and after a choice', async () => {
    const page = await openFiles()
    const button = page.getByRole('button', { name: /^Compte de/ })
    await button.press('Enter')
    const menu = page.getByRole('menu', { name: /^Compte de/ })
    await hasFocus(menu.getByRole('menuitem').first())
    await eventually(() => button.getAttribute('aria-expanded')).toBe('true')
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'detached' })
    await hasFocus(button)
    await eventually(() => button.getAttribute('aria-expanded')).toBe('false')

    await button.press('Enter')
    await hasFocus(menu.getByRole('menuitem').first())
    await page.keyboard.press('ArrowDown')
    await hasFocus(menu.locator('a', { hasText: 'Corbeille' }))
    await page.keyboard.press('ArrowDown')
    await hasFocus(menu.getByRole('menuitem', { name: 'Instantané de support' }))
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Instantané de support' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await hasFocus(button)
  })

  test('a link in a menu is followed by Enter', async () => {
    const page = await openFiles()
    await page.getByRole('button', { name: /^Compte de/ }).press('Enter')
    const link = page.getByRole('menuitem', { name: 'Mon compte' })
    await link.waitFor()
    await page.waitForFunction(() => document.activeElement?.role === 'menuitem')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/mon-compte/profil')
  })

  test('the places of the menu are links, one of which is said to be the page', async () => {
    const page = await openFiles()
    const menu = page.getByRole('navigation', { name: 'Menu principal' })
    await eventually(() => menu.getByRole('menuitem').count()).toBe(0)
    await eventually(() => menu.locator('[aria-current=page]').getAttribute('href')).toBe('/mes-dossiers')
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
    await page.clock.install()
    await page
      .getByRole('button', { name: /^Actions sur / })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Archiver', exact: true }).click()
    const toast = page.getByRole('status').filter({ hasText: 'Dossier archivé' })
    // antd would close it after 4.5 s, the focus inside.
    await toast.getByRole('button', { name: 'Annuler' }).focus()
    await page.clock.runFor(20_000)
    await page.keyboard.press('Enter')
    await page
      .getByRole('status')
      .filter({ hasText: 'Dossier restauré' })
      .getByRole('button', { name: 'Fermer' })
      .click()
    await toast.waitFor({ state: 'detached' })
  })

  test('facts are told with their labels as heads of rows', async () => {
    const page = await openPage()
    await logIn(page, DIRECTOR, { to: '/mon-compte/profil' })
    const rights = page.getByRole('region', { name: 'Vos rôles et droits' })
    await rights
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: 'Société' }) })
      .waitFor()
  })

  test('Space opens what folds, and the window that chooses a file', async () => {
    const page = await openPage()
    await logIn(page, DIRECTOR, { to: '/mes-leads' })
    await page.getByRole('button', { name: 'Importer' }).click()
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: /^Choisir un fichier CSV/ }).press('Space'),
    ])
    await chooser.setFiles({
      name: 'contacts.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Nom;Prénom;E-mail\nRoux;Élise;non\n'),
    })
    const faults = page.getByRole('button', { name: 'À corriger dans le fichier' })
    await faults.press('Space')
    await page.locator('[aria-expanded=false]', { hasText: 'À corriger dans le fichier' }).waitFor()
  })

  test('results are tabs that are called what they say, all of them on a phone too', async () => {
    const page = await openPage({ viewport: { width: 390, height: 844 } })
    await logIn(page, DIRECTOR)
    await openMarchetti(page, 'solution')
    const tabs = page.getByRole('tablist', { name: 'Résultat' })
    await tabs.getByRole('tab', { name: 'Effort par année', exact: true }).press('ArrowRight')
    await hasFocus(tabs.getByRole('tab', { name: 'Tableau annuel', exact: true, selected: true }))
    await eventually(() => tabs.locator('button:not([role=tab])').count()).toBe(0)
  })

  test('groups of fields stand under headings', async () => {
    const page = await openPage()
    await logIn(page, DIRECTOR)
    await openMarchetti(page, 'solution')
    const group = page.getByRole('heading', { level: 4, name: 'Financement' }).getByRole('button')
    await eventually(() => group.getAttribute('aria-expanded')).toBe('false')
    await group.press('Enter')
    await eventually(() => group.getAttribute('aria-expanded')).toBe('true')
  })

  test('a list says which lines it shows, of how many', async () => {
    const page = await openFiles()
    await page
      .getByRole('navigation', { name: 'Pages' })
      .getByText(/^1 à 20 sur \d+$/)
      .waitFor()
  })
})
