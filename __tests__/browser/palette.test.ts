import type { Page } from 'playwright-core'
import { accessibilityFaults } from '../support/browser/accessibility'
import { eventually } from '../support/browser/eventually'
import { logIn } from '../support/browser/logIn'
import { browserSession } from '../support/browser/session'

const ADVISER = 'c.aubrac@ormeval.example'
const ADMIN = 'h.vautrin@ormeval.example'
const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

const paletteOf = (page: Page) => page.getByRole('dialog', { name: 'Rechercher' })
const optionOf = (page: Page, name: string | RegExp) => paletteOf(page).getByRole('option', { name }).first()

/** Opens the palette and types; a result of this name is there, and no other comes. */
async function find(page: Page, typed: string, name: string | RegExp): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: /article de loi/ }).waitFor()
  await page.keyboard.type(typed)
  await optionOf(page, name).waitFor()
  await paletteOf(page)
    .getByRole('status')
    .filter({ hasText: /^\d+ résultat/ })
    .waitFor({ state: 'attached' })
}

describe('the palette', () => {
  const { openPage, takeErrors } = browserSession()
  afterEach(() => {
    expect(takeErrors()).toEqual([])
  })

  async function openFiles(email = ADVISER, options = {}): Promise<Page> {
    const page = await openPage(options)
    await logIn(page, email)
    await page.locator('.file-link').first().waitFor()
    return page
  }

  test('leads to a contact, to the exact place of a setting, and begins what begins elsewhere', async () => {
    const page = await openFiles(ADMIN)
    const answer = await page.request.get('/api/v3/client-leads?page[size]=1')
    const { data } = (await answer.json()) as { data: { id: string; attributes: { lastname: string } }[] }
    const name = data[0]?.attributes.lastname ?? ''
    await find(page, name.toLowerCase(), new RegExp(name))
    await paletteOf(page)
      .getByRole('group', { name: 'Contacts' })
      .getByRole('option', { name: new RegExp(name) })
      .first()
      .click()
    await page.waitForURL(/\/mes-leads\?contact=/)
    await page
      .getByRole('article')
      .getByRole('heading', { name: new RegExp(name) })
      .waitFor()
    await page.goto('/mes-dossiers')
    await page.locator('.file-link').first().waitFor()
    await find(page, 'usure', /^Seuils de l’usure/)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/company\?tab=usure$/)
    await page.waitForFunction(() => document.activeElement?.querySelector('h2')?.textContent === 'Seuils de l’usure')
    await find(page, 'nouveau cont', 'Nouveau contact')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/mes-leads\?ouvrir=nouveau$/)
  })

  test('says what rests on an article of law, with where its text can be read, and comes back to the search', async () => {
    const page = await openFiles()
    await find(page, '199 novo', /^CGI art. 199 novovicies/)
    await page.keyboard.press('Enter')
    const dialog = paletteOf(page)
    await dialog.getByRole('heading', { name: 'CGI art. 199 novovicies' }).waitFor()
    const rule = dialog.getByRole('listitem').filter({ hasText: 'Taux de la réduction Pinel outre-mer' })
    await eventually(() => rule.getByRole('link').getAttribute('href')).toMatch(
      /^https:\/\/www\.legifrance\.gouv\.fr\//,
    )
    await eventually(() => accessibilityFaults(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Retour à la recherche' }).click()
    await page.getByRole('combobox', { name: /article de loi/ }).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  })

  test('leads to the page of a programme, and to the lots of a municipality', async () => {
    const page = await openFiles()
    const answer = await page.request.get('/api/v3/programs?page[size]=1')
    const { data } = (await answer.json()) as { data: { attributes: { name: string; municipality: string } }[] }
    const { name = '', municipality = '' } = data[0]?.attributes ?? {}
    await find(page, name, new RegExp(name))
    await page.getByRole('group', { name: 'Programmes' }).getByRole('option').first().click()
    await page.waitForURL(/\/comparateur\/programme\//)
    await page.waitForFunction((program) => document.title.includes(program), name)
    const [postalCode = ''] = /\d{5}$/.exec(municipality) ?? []
    await find(page, postalCode, new RegExp(postalCode))
    await page.getByRole('group', { name: 'Communes' }).getByRole('option').first().click()
    await page.waitForURL(new RegExp(`/comparateur/[^/]+-${postalCode}`))
    await page.getByRole('table', { name: /lots/i }).waitFor()
  })

  test('opens in a tab by Ctrl Enter, and begins with what was chosen last', async () => {
    const page = await openFiles()
    await find(page, 'marchetti', /Marchetti/)
    const opened = page.context().waitForEvent('page')
    await page.keyboard.press('Control+Enter')
    await (await opened).waitForURL(/\/mes-dossiers\/[0-9a-f-]{36}\/synthesis$/)
    expect(new URL(page.url()).pathname).toBe('/mes-dossiers')
    await page.keyboard.press('Control+k')
    await page
      .getByRole('group', { name: 'Récents' })
      .getByRole('option', { name: /Marchetti/ })
      .waitFor()
    expect(await page.getByRole('combobox', { name: /article de loi/ }).getAttribute('aria-activedescendant')).toBe(
      await paletteOf(page).getByRole('option').first().getAttribute('id'),
    )
  })

  test('typed quickly, answers with the last words only, and aborts what they overtake', async () => {
    const page = await openFiles()
    const titles = await page.locator('.file-link').allTextContents()
    const [other = ''] = titles.find((title) => !title.includes('Marchetti'))?.split(' ') ?? []
    const aborted: string[] = []
    page.on('requestfailed', (request) => aborted.push(new URL(request.url()).searchParams.get('q') ?? ''))
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(/client-files\?.*q=march/, async (route) => {
      await held
      await route.continue().catch(() => undefined)
    })
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: /article de loi/ }).waitFor()
    const asked = page.waitForRequest(/client-files\?.*q=march/)
    await page.keyboard.type('march')
    await asked
    for (let letter = 0; letter < 5; letter++) await page.keyboard.press('Backspace')
    await page.keyboard.type(other)
    await page.getByRole('group', { name: 'Dossiers' }).getByRole('option', { name: other }).first().waitFor()
    release()
    expect(aborted).toContain('march')
    await eventually(() =>
      paletteOf(page)
        .getByRole('option', { name: /Marchetti/ })
        .count(),
    ).toBe(0)
  })

  test('without a network, finds what this device knows, and says so', async () => {
    const page = await openFiles()
    const name = (await page.locator('.file-link').first().textContent()) ?? ''
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: /article de loi/ }).waitFor()
    await page.context().setOffline(true)
    await page.keyboard.type(name.slice(0, 12))
    await page.getByRole('group', { name: 'Dossiers' }).getByRole('option').first().waitFor()
    await page.getByText('parmi ce que cet appareil connaît').waitFor()
    await page.context().setOffline(false)
    takeErrors()
  })

  test.each([
    ['light', WIDE],
    ['dark', WIDE],
    ['light', PHONE],
    ['dark', PHONE],
  ] as const)('is accessible to everybody, and fits the screen: %s, %j', async (theme, viewport) => {
    const page = await openFiles(ADMIN, { viewport })
    if (theme === 'dark') {
      await find(page, 'thème sombre', 'Thème sombre')
      await page.keyboard.press('Enter')
      await paletteOf(page).waitFor({ state: 'detached' })
    }
    await find(page, 'ma', /./)
    await page.getByRole('group', { name: 'Dossiers' }).getByRole('option').first().waitFor()
    await eventually(() => accessibilityFaults(page)).toEqual([])
    await eventually(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
    const box = await paletteOf(page).boundingBox()
    expect(box && box.y + box.height <= viewport.height).toBe(true)
  })
})
