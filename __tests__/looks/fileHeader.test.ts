import type { Page } from 'playwright-core'
import { accessibilityFaults } from '../support/browser/accessibility'
import { beginFile, copyFile, openSection } from '../support/browser/clientFile'
import { eventually } from '../support/browser/eventually'
import { logIn } from '../support/browser/logIn'
import { allDrawn } from '../support/browser/requests'
import { browserSession } from '../support/browser/session'
import { settled } from '../support/browser/solution'
import { fieldOf, regionOf } from '../support/browser/typing'

const ADVISER = 'c.aubrac@ormeval.example'
const PHONE = { width: 390, height: 844 }
/** As long as titles usually are. */
const USUAL_TITLE = 'Marchetti – LMNP à Montpellier'
const LONG_TITLE = 'Famille Marchetti-Delacroix de Montferrand – LMNP étudiant à Montpellier, deuxième projet'

/** Where the first element of a selector stands in the page, its scroll left out. */
const boxOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { top, bottom, width, height } = element.getBoundingClientRect()
      return { top: top + scrollY, bottom: bottom + scrollY, width, height }
    })
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)
const bottomOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().bottom)

/** Changes the name of the open file where it stands. */
async function rename(page: Page, title: string): Promise<void> {
  await page.locator('.file-title').click()
  await page.locator('.file-title-input input').fill(title)
  await page.keyboard.press('Enter')
  await page.locator('.file-title', { hasText: title }).waitFor()
}

describe('the header of a client file', () => {
  const { openPage, takeErrors } = browserSession()
  afterEach(() => {
    expect(takeErrors()).toEqual([])
  })

  async function openCopy(viewport = { width: 1440, height: 900 }): Promise<{ page: Page; address: string }> {
    const page = await openPage({ viewport, reducedMotion: 'reduce' })
    await logIn(page, ADVISER)
    const address = await copyFile(page, /Marchetti/)
    await page.goto(`${address}/informations?section=person`)
    await regionOf(page, 'Client').waitFor()
    return { page, address }
  }

  test.each([
    [1440, 64],
    [1280, 64],
    [1100, 56],
    [800, 56],
    [390, 56],
  ])(
    'at %i px it is one line of %i px under a long title, and nothing moves while what is typed is wrong',
    async (width, height) => {
      const { page } = await openCopy({ width, height: 900 })
      await rename(page, LONG_TITLE)
      await page
        .getByText(/^Enregistré/)
        .first()
        .waitFor()
      await allDrawn(page)
      const field = '.section-content input'
      const before = await boxOf(page, field)
      const state = await boxOf(page, '.file-save-state')
      await fieldOf(regionOf(page, 'Client'), 'Adresse e-mail').fill('c.marchetti@')
      await fieldOf(regionOf(page, 'Client'), 'Téléphone').fill('12')
      await fieldOf(regionOf(page, 'Client'), 'Nom').focus()
      await page.locator('.file-save-state').getByText('2 champs à corriger').waitFor()
      await allDrawn(page)
      expect((await boxOf(page, field)).top).toBe(before.top)
      expect((await boxOf(page, '.file-save-state')).width).toBe(state.width)
      expect((await boxOf(page, '.page-header')).height).toBe(height)
      await eventually(() => widthOf(page)).toBe(width)
    },
  )

  test.each([1440, 1280])('at %i px a usual title is whole, and so is whether it is saved', async (width) => {
    const { page } = await openCopy({ width, height: 900 })
    await rename(page, USUAL_TITLE)
    const isCut = (selector: string) =>
      page.locator(selector).evaluate((element) => element.scrollWidth > element.clientWidth)
    for (const words of ['Modifications en cours', /^Enregistré à/]) {
      if (typeof words === 'string') await fieldOf(regionOf(page, 'Client'), 'Nom').pressSequentially('x')
      else await page.keyboard.press('Tab')
      await page.locator('.file-save-state').getByText(words).waitFor()
      expect([words, await isCut('.file-save-state'), await isCut('.file-title-text')]).toEqual([words, false, false])
    }
  })

  test('it stays in sight above what is scrolled, and a title that is cut is whole in a hint', async () => {
    const { page, address } = await openCopy({ width: 1280, height: 700 })
    await rename(page, LONG_TITLE)
    await page.goto(`${address}/synthesis`)
    const title = page.locator('.file-title')
    await page.locator('main h2').first().waitFor()
    await eventually(() =>
      page.locator('.file-title-text').evaluate((name) => name.scrollWidth > name.clientWidth),
    ).toBe(true)
    await page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight)
    })
    await eventually(() => page.locator('.page-header').evaluate((header) => header.getBoundingClientRect().top)).toBe(
      0,
    )
    await title.focus()
    await page.getByRole('tooltip').getByText(LONG_TITLE).waitFor()
    await eventually(() => accessibilityFaults(page)).toEqual([])
  })

  test('the completeness leads to the first answer that is missing', async () => {
    const page = await openPage({ reducedMotion: 'reduce' })
    await logIn(page, ADVISER)
    await beginFile(page, 'Ce qui manque')
    await openSection(page, 'Patrimoine')
    await page.getByRole('link', { name: /^Complet à \d+/ }).click()
    await regionOf(page, 'Client').waitFor()
    await page.waitForFunction(() => document.activeElement?.matches('input') === true)
    const asked = new URL(page.url()).searchParams
    expect([asked.get('section'), asked.get('champ')]).toEqual(['person', 'honorific'])
  })

  test('on a phone, the header with its tabs is at most 104 px high and the bar at the bottom 64, on every tab', async () => {
    const { page, address } = await openCopy(PHONE)
    for (const tab of [
      'synthesis',
      'informations',
      'investment-capacity',
      'solution',
      'lot-proposals',
      'current-sales',
    ]) {
      await page.goto(`${address}/${tab}`)
      await page.locator('main h2').first().waitFor()
      if (tab === 'solution') await settled(page)
      const measured = async () => ({
        tab,
        tabsEnd: await bottomOf(page, '.file-tabs'),
        barHeight: (await boxOf(page, '.bottom-bar')).height,
        width: await widthOf(page),
      })
      await eventually(measured).toEqual({ tab, tabsEnd: 104, barHeight: 56, width: PHONE.width })
    }
  })

  test('on a phone, the effort stands in the bar at the bottom, and the menu has what the line has no room for', async () => {
    const { page, address } = await openCopy(PHONE)
    await page.goto(`${address}/solution`)
    await settled(page)
    const effort = page.getByRole('region', { name: 'L’effort' })
    await effort.getByText(/^Effort/).waitFor()
    await eventually(() => page.getByRole('link', { name: 'Accueil', exact: true }).isVisible()).toBe(false)
    await eventually(() => accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Plus', exact: true }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.getByRole('button', { name: 'Réglages' }).waitFor()
    await menu.getByRole('button', { name: 'Rechercher' }).click()
    await page.getByRole('combobox', { name: /article de loi/ }).waitFor()
  })
})
