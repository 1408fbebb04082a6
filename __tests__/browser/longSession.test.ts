import type { Page } from 'playwright-core'
import { accessibilityFaults } from '../support/browser/accessibility'
import { heldByServer, openFile, openSection } from '../support/browser/clientFile'
import { type DiskBrowser, diskBrowser } from '../support/browser/diskBrowser'
import { eventually } from '../support/browser/eventually'
import { keptForOffline } from '../support/browser/keptForOffline'
import { DEMO_PASSWORD, logIn } from '../support/browser/logIn'
import { browserSession } from '../support/browser/session'
import { openGroup, settled } from '../support/browser/solution'
import { fieldOf, heldBy, regionOf, saved, type } from '../support/browser/typing'
import { cutChanges, kept, leaveFreely } from '../support/browser/interruptions'

const ADVISER = 'c.aubrac@ormeval.example'
const HERITAGE = 'Patrimoine'

async function enterPassword(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /e-mail/i }).fill(ADVISER)
  await page.locator('input[type=password]').fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Se connecter' }).click()
}

describe('a long session', () => {
  const { application, openPage, takeErrors } = browserSession()

  const openHeritage = async (page: Page): Promise<string> => {
    leaveFreely(page)
    await logIn(page, ADVISER)
    const address = await openFile(page, /Marchetti/)
    await openSection(page, HERITAGE)
    return address
  }

  test('goes on in another tab when the one that saves is closed, and both show the same', async () => {
    const first = await openPage()
    const address = await openHeritage(first)
    const second = await first.context().newPage()
    leaveFreely(second)
    await second.goto(first.url())
    await regionOf(second, HERITAGE).waitFor()

    await type(regionOf(second, HERITAGE), { Liquidités: '1001' })
    await saved(regionOf(second, HERITAGE))
    await first.waitForFunction(() =>
      [...document.querySelectorAll('input')].some(({ value }) => value.replace(/\D/g, '') === '1001'),
    )

    const restore = await cutChanges(first.context())
    await type(regionOf(first, HERITAGE), { 'Placements financiers': '2002' })
    await type(regionOf(second, HERITAGE), { 'Immobilier locatif': '3003' })
    await kept(second, '3003')
    await second.close()
    await restore()
    await saved(regionOf(first, HERITAGE))
    expect(await heldByServer(first, address, 'heritage')).toMatchObject({
      liquidity: 1001,
      security_and_bond: 2002,
      investment_real_estate: 3003,
    })
  })

  test('goes on in another tab when the one that saves is frozen, which shows it too once it is thawed', async () => {
    const frozen = await openPage()
    const address = await openHeritage(frozen)
    const second = await frozen.context().newPage()
    leaveFreely(second)
    await second.goto(frozen.url())
    await regionOf(second, HERITAGE).waitFor()
    // The tab that was touched last leads.
    await frozen.bringToFront()
    const devtools = await frozen.context().newCDPSession(frozen)
    await devtools.send('Page.setWebLifecycleState', { state: 'frozen' })

    await type(regionOf(second, HERITAGE), { Liquidités: '1618' })
    await saved(regionOf(second, HERITAGE))
    await devtools.send('Page.setWebLifecycleState', { state: 'active' })
    await frozen.waitForFunction(() =>
      [...document.querySelectorAll('input')].some(({ value }) => value.replace(/\D/g, '') === '1618'),
    )
    await type(regionOf(frozen, HERITAGE), { Liquidités: '2718' })
    await saved(regionOf(frozen, HERITAGE))
    expect(await heldByServer(frozen, address, 'heritage')).toMatchObject({ liquidity: 2718 })
  })

  test('that expires over something typed asks for the password over the page, and saves after it', async () => {
    const page = await openPage()
    const address = await openHeritage(page)
    takeErrors()
    await page.context().clearCookies()
    await type(regionOf(page, HERITAGE), { Liquidités: '16180' })
    const dialog = page.getByRole('dialog', { name: 'Reconnectez-vous pour continuer' })
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    await eventually(() => accessibilityFaults(page)).toEqual([])
    await dialog.locator('input[type=password]').fill('faux')
    await dialog.getByRole('button', { name: 'Se reconnecter' }).click()
    await dialog.getByRole('alert').first().waitFor()
    await dialog.locator('input[type=password]').fill(DEMO_PASSWORD)
    await dialog.getByRole('button', { name: 'Se reconnecter' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await saved(regionOf(page, HERITAGE))
    expect(await heldByServer(page, address, 'heritage')).toMatchObject({ liquidity: 16_180 })
  })

  test('that expires with nothing unsaved leads to the login page, and back', async () => {
    const page = await openPage()
    const address = await openHeritage(page)
    await page.context().clearCookies()
    await page.getByRole('link', { name: 'Dossiers clients' }).first().click()
    await page.waitForURL(/\/login/)
    await page.goto(`${address}/synthesis`)
    await page.waitForURL(/\/login\?.*redirectUrl=/)
  })

  test('opens again without network, on the files opened before, and saves once it is back', async () => {
    const page = await openPage({ serviceWorkers: 'allow' })
    const address = await openHeritage(page)
    await keptForOffline(page)
    await kept(page, `"openedFiles":{"${address.split('/')[2]}"`)
    await page.context().setOffline(true)
    await page.reload()
    await regionOf(page, HERITAGE).waitFor()
    await type(regionOf(page, HERITAGE), { Liquidités: '17320' })
    await page.getByText('Hors connexion — vos modifications sont gardées sur cet appareil (1 en attente)').waitFor()
    await page.reload()
    await regionOf(page, HERITAGE).waitFor()
    await eventually(() => heldBy(regionOf(page, HERITAGE), ['Liquidités'])).toEqual({ Liquidités: '17320' })
    await page.context().setOffline(false)
    await saved(regionOf(page, HERITAGE))
    expect(await heldByServer(page, address, 'heritage')).toMatchObject({ liquidity: 17_320 })
  })

  test('has without network, after a reload, the figures of a solution and the name of its place', async () => {
    const page = await openPage({ serviceWorkers: 'allow' })
    await openHeritage(page)
    await keptForOffline(page)
    await page.getByRole('link', { name: 'Solution chiffrée' }).click()
    await settled(page)
    const effort = await page.locator('.solution-results .key-figure').first().innerText()
    await kept(page, '"rules_as_of"')
    await kept(page, '"name":"Montpellier"')
    await page.context().setOffline(true)
    await page.reload()
    await page.getByText('Calculé sur cet appareil').waitFor()
    await eventually(() => page.locator('.solution-results .key-figure').first().innerText()).toBe(effort)
    await openGroup(page, 'Projet et dates')
    await eventually(() => page.getByRole('combobox', { name: /^Commune du bien/ }).inputValue()).toBe(
      'Montpellier (34000)',
    )
    await eventually(() =>
      page
        .locator('.logo img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    ).toBeGreaterThan(0)
  })

  describe('in a browser that is killed', () => {
    let browser: DiskBrowser
    beforeAll(async () => {
      browser = await diskBrowser()
    })
    afterAll(() => browser.remove())

    test('has what was typed when it is started again', async () => {
      const page = await browser.openPage(`${application().url}/login?redirectUrl=%2Fmes-dossiers`)
      await enterPassword(page)
      await openFile(page, /Marchetti/)
      const heritage = await openSection(page, HERITAGE)
      const address = page.url()
      await cutChanges(page.context())
      await fieldOf(heritage, 'Liquidités').fill('14142')
      await kept(page, '"liquidity":14142')
      await browser.kill()

      // Chromium writes cookies to disk every 30 seconds: a login that is younger is lost, what was typed is not.
      const again = await browser.openPage('about:blank')
      await again.context().clearCookies()
      await again.goto(address)
      await again.waitForURL(/\/login/)
      await enterPassword(again)
      await regionOf(again, HERITAGE).waitFor()
      await again.waitForFunction(() =>
        [...document.querySelectorAll('input')].some(({ value }) => value.replace(/\D/g, '') === '14142'),
      )
      await saved(regionOf(again, HERITAGE))
    })
  })
})
