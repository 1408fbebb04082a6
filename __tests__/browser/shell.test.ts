import type { Page } from 'playwright-core'
import { accessibilityFaults } from '../support/browser/accessibility'
import { eventually } from '../support/browser/eventually'
import { logIn } from '../support/browser/logIn'
import { browserSession } from '../support/browser/session'

const ADVISER = 'c.aubrac@ormeval.example'
const ADMIN = 'h.vautrin@ormeval.example'
const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

const isFocused = (selector: string) => (page: Page) =>
  page.locator(selector).evaluate((element) => element.contains(document.activeElement))
const railOf = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' })
const widthOfRail = async (page: Page) => (await railOf(page).boundingBox())?.width
const settled = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity),
  )

describe('the shell', () => {
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

  test('the rail opens for the pointer, closes behind it, and stays where it is pinned', async () => {
    const page = await openFiles()
    await eventually(() => widthOfRail(page)).toBe(56)
    await railOf(page).hover()
    await page.waitForFunction(() => document.querySelector('.rail')?.getBoundingClientRect().width === 256)
    await page.mouse.move(900, 500)
    await page.waitForFunction(() => document.querySelector('.rail')?.getBoundingClientRect().width === 56)
    await page.getByRole('button', { name: 'Garder le menu ouvert' }).click()
    await page.reload()
    await page.waitForFunction(() => document.querySelector('.app-page')?.getBoundingClientRect().left === 256)
  })

  test('closing the settings by Escape gives the focus back to their button, and opens nothing over the page', async () => {
    const page = await openFiles()
    await page.getByRole('button', { name: 'Réglages' }).click()
    await page.getByRole('dialog').getByText('Compact', { exact: true }).click()
    await settled(page)
    await page.keyboard.press('Escape')
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Réglages')
    await settled(page)
    expect((await railOf(page).boundingBox())?.width).toBe(56)
    await eventually(() => page.locator('html').getAttribute('data-density')).toBe('compact')
  })

  test('leaving asks first, and Escape is a no', async () => {
    const page = await openFiles()
    await page.getByRole('button', { name: /^Compte de/ }).click()
    await page.getByRole('menuitem', { name: 'Déconnexion' }).click()
    await page.getByRole('dialog', { name: 'Êtes-vous sûr de vouloir vous déconnecter ?' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe('/mes-dossiers')
  })

  test.each([
    [ADMIN, 1],
    [ADVISER, 0],
  ])('%s sees the way to the SCPI area %i time', async (email, times) => {
    const page = await openFiles(email)
    const link = railOf(page).getByRole('link', { name: 'Allez sur SCPI' })
    await eventually(() => link.count()).toBe(times)
    if (times === 1)
      await eventually(() => link.getAttribute('href')).toMatch(/^http:\/\/scpi\.localhost:\d+\/dashboard$/)
  })

  test('no entry of the menu leads to a page that does not exist', async () => {
    const page = await openFiles(ADMIN)
    const addresses = await railOf(page)
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => link.getAttribute('href') ?? '').filter((address) => address.startsWith('/')),
      )
    expect(addresses.length).toBeGreaterThan(0)
    for (const address of addresses) {
      await page.goto(address)
      await page.locator('h1').waitFor()
      await eventually(() => page.title()).not.toMatch(/^Erreur/)
    }
  })

  test('the first link leads past the menu, and a new page is told by its heading', async () => {
    const page = await openFiles()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await eventually(() => isFocused('#content')(page)).toBe(true)
    await page.keyboard.type('gd')
    await page
      .getByRole('main')
      .getByRole('link', { name: /Marchetti/ })
      .press('Enter')
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
  })
})

describe('the keyboard', () => {
  const { openPage, takeErrors } = browserSession()
  afterEach(() => {
    expect(takeErrors()).toEqual([])
  })

  async function openFiles(): Promise<Page> {
    const page = await openPage()
    await logIn(page, ADVISER)
    await page.locator('.file-link').first().waitFor()
    return page
  }

  test('the help lists the shortcuts of the screen, and theirs work', async () => {
    const page = await openFiles()
    await page.keyboard.press('?')
    const help = page.getByRole('dialog', { name: 'Raccourcis clavier' })
    await help.getByText('Nouveau dossier').waitFor()
    await help.getByText('Rechercher partout').waitFor()
    await page.keyboard.press('Escape')
    await help.waitFor({ state: 'detached' })
    await page.keyboard.press('n')
    await page.locator('.new-file-fields').waitFor()
  })

  test('digits open the tabs of a client file, on a French keyboard too', async () => {
    const page = await openFiles()
    await page
      .getByRole('main')
      .getByRole('link', { name: /Marchetti/ })
      .click()
    await page.locator('.file-tabs').waitFor()
    await page.keyboard.press('2')
    await page.waitForURL(/\/informations$/)
    await page.evaluate(() =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '&', code: 'Digit1', bubbles: true })),
    )
    await page.waitForURL(/\/synthesis$/)
  })

  test('a letter typed in a field is a letter', async () => {
    const page = await openFiles()
    const search = page.getByRole('textbox', { name: /Rechercher/ })
    await page.keyboard.press('/')
    await eventually(() => search.evaluate((field) => field === document.activeElement)).toBe(true)
    await page.keyboard.type('gn?')
    await eventually(() => page.getByRole('textbox', { name: /Rechercher/ }).inputValue()).toBe('gn?')
    await eventually(() => page.getByRole('dialog').count()).toBe(0)
  })

  test('letters can be switched off, Ctrl K stays', async () => {
    const page = await openFiles()
    await page.getByRole('button', { name: 'Réglages' }).click()
    await page.getByRole('switch', { name: 'Raccourcis d’une touche' }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.keyboard.press('?')
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog', { name: 'Rechercher' }).waitFor()
    await eventually(() => page.getByRole('dialog').count()).toBe(1)
  })

  test('the palette finds a client file on the server and opens it', async () => {
    const page = await openFiles()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('marchetti')
    await page.getByRole('option', { name: /Marchetti/, selected: true }).waitFor()
    await page.locator('[role=combobox]:focus').waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/mes-dossiers\/[0-9a-f-]{36}\/synthesis$/)
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
  })

  test('the palette does what a shortcut does, whatever the accents', async () => {
    const page = await openFiles()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('reglages')
    await page.getByRole('option', { name: /Réglages/, selected: true }).waitFor()
    await page.locator('[role=combobox]:focus').waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByText('Densité').waitFor()
  })
})

describe('the other hosts', () => {
  const { openPage, takeErrors, application } = browserSession()

  test.each([
    ['light', WIDE],
    ['dark', WIDE],
    ['light', PHONE],
    ['dark', PHONE],
  ] as const)(
    'are accessible to everybody, and fit the screen: %s, %j',
    async (theme, viewport) => {
      const faults: string[] = []
      const look = async (page: Page) => {
        await page.locator('h1').waitFor()
        await settled(page)
        faults.push(...(await accessibilityFaults(page)))
        if (await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth))
          faults.push(`${page.url()} is wider than the screen`)
      }
      const pageOf = async (prefix: string) => {
        const page = await openPage({
          viewport,
          baseURL: application().url.replace('127.0.0.1', `${prefix}.localhost`),
        })
        await page.addInitScript((chosen) => {
          localStorage.setItem(
            'persist:solive',
            JSON.stringify({
              settings: JSON.stringify({ theme: chosen }),
              _persist: '{"version":1,"rehydrated":true}',
            }),
          )
        }, theme)
        return page
      }
      const consumer = await pageOf('www')
      for (const address of ['/', '/nulle-part']) {
        await consumer.goto(address)
        await look(consumer)
      }
      await eventually(() => consumer.getByRole('link', { name: 'Espace pro' }).getAttribute('href')).toBe(
        `${application().url.replace('127.0.0.1', 'localhost')}/login`,
      )
      const scpi = await pageOf('scpi')
      await logIn(scpi, ADMIN, { to: '/' })
      await look(scpi)
      expect(faults).toEqual([])
      expect(takeErrors()).toEqual([])
    },
    60_000,
  )
})
