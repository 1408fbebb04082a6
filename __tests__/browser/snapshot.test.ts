import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { accessibilityFaults } from '../support/browser/accessibility'
import { logIn } from '../support/browser/logIn'
import { browserSession } from '../support/browser/session'
import { fieldOf, regionOf, saved, type } from '../support/browser/typing'

const ADVISER = 'c.aubrac@ormeval.example'
const SUPPORT = 'h.vautrin@ormeval.example'
const PHONE = { width: 390, height: 844 }

/** Opens the Marchetti file on a tab. */
async function openFile(page: Page, tab: string): Promise<void> {
  await page.getByRole('link', { name: /Marchetti/ }).click()
  await page.getByRole('link', { name: tab }).click()
}

/** Takes a snapshot from the menu of the client file, as a person does; answers where the file is. */
async function takeSnapshot(page: Page): Promise<string> {
  await page.getByRole('button', { name: /^Actions sur / }).click()
  await page.getByRole('menuitem', { name: 'Instantané de support' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Télécharger' }).click()
  return (await download).path()
}

describe('a snapshot', () => {
  const { openPage, takeErrors } = browserSession()
  let file = ''
  let shown = ''

  // Of a file in which something was just typed, and whose solution is calculated.
  beforeAll(async () => {
    const page = await openPage()
    await logIn(page, ADVISER)
    await openFile(page, 'Infos client & objectifs')
    await page
      .getByRole('navigation', { name: 'Sections' })
      .getByRole('link', { name: /^Patrimoine/ })
      .click()
    const heritage = regionOf(page, 'Patrimoine')
    await type(heritage, { Liquidités: '17230' })
    await saved(heritage)
    await page.getByRole('link', { name: 'Solution chiffrée' }).click()
    await page.locator('.solution-result:not(.solution-outdated)').waitFor()
    file = await takeSnapshot(page)
    shown = await page.getByRole('textbox', { name: 'Contenu de l’instantané' }).inputValue()
    expect(takeErrors()).toEqual([])
  })

  test('is read by the person before it leaves, and holds nobody’s name', async () => {
    const text = await readFile(file, 'utf8')
    expect(shown).toBe(text)
    expect(text).toContain('"liquidity": 17230')
    expect(text).not.toMatch(/Marchetti|Aubrac|ormeval|XSRF|Demo-2026/i)
  })

  test.each([
    { size: 'wide', options: {} },
    { size: 'on a phone', options: { viewport: PHONE } },
  ])('is replayed by the support: $size', async ({ options }) => {
    const page = await openPage(options)
    await logIn(page, SUPPORT)
    await page.goto('/support/instantane')
    await page.locator('input[type=file]').setInputFiles(file)
    const screens = page.locator('.replay-screens')
    await screens.getByRole('heading', { level: 1, name: /^jeton-\d+/ }).waitFor()
    await page.getByText(/^Les .* chiffres comparés sont identiques\.$/).waitFor()
    await screens.getByRole('link', { name: 'Infos client & objectifs' }).click()
    // On a phone, the sections are those of an accordion.
    await screens
      .getByRole('link', { name: /^Patrimoine/ })
      .or(screens.getByRole('button', { name: /^Patrimoine/ }))
      .first()
      .click()
    const liquidity = fieldOf(screens, 'Liquidités')
    expect((await liquidity.inputValue()).replace(/\s/g, '')).toBe('17230')
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)

    const typed = page
      .getByRole('list', { name: 'Actions' })
      .getByRole('button', { name: /autosave\/typed heritage liquidity/ })
    await typed.click()
    await page
      .getByText('Patrimoine En attente')
      .or(page.getByRole('listitem').filter({ hasText: 'En attente' }))
      .first()
      .waitFor()
    await page.getByRole('button', { name: 'Action précédente' }).click()
    await page.getByText('Rien n’attendait d’être enregistré.').waitFor()
    expect((await liquidity.inputValue()).replace(/\s/g, '')).not.toBe('17230')
    expect(takeErrors()).toEqual([])
  })

  test('that somebody altered is refused', async () => {
    const page = await openPage()
    await logIn(page, SUPPORT)
    await page.goto('/support/instantane')
    const altered = readFileSync(file, 'utf8').replace('"liquidity": 17230', '"liquidity": 17231')
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'instantane.json', mimeType: 'application/json', buffer: Buffer.from(altered) })
    await page
      .getByRole('alert')
      .getByText(/^Le fichier a été modifié\./)
      .waitFor()
  })

  test('is taken of the dashboard, which stays, from the account menu or the palette', async () => {
    const page = await openPage()
    await logIn(page, ADVISER, { to: '/dashboard' })
    const content = page.getByRole('textbox', { name: 'Contenu de l’instantané' })
    await page.getByRole('button', { name: /^Compte de/ }).click()
    await page.getByRole('menuitem', { name: 'Instantané de support' }).click()
    expect(await content.inputValue()).toContain('"address": "/dashboard"')
    expect(await accessibilityFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await content.waitFor({ state: 'detached' })
    await page.waitForFunction(() => document.activeElement?.matches('.account-button'))
    await page.keyboard.press('Control+k')
    await page.keyboard.type('instantane')
    await page.keyboard.press('Enter')
    await content.waitFor()
    expect(new URL(page.url()).pathname).toBe('/dashboard')
    expect(takeErrors()).toEqual([])
  })

  test('is taken by anybody, and not opened without the support mode', async () => {
    const page = await openPage()
    await logIn(page, ADVISER)
    await page.goto('/support/instantane')
    await page.getByRole('heading', { name: 'Aider le support à comprendre' }).waitFor()
    expect(await page.locator('input[type=file]').count()).toBe(0)
    await page.getByRole('button', { name: 'Instantané de support' }).click()
    await page.getByRole('textbox', { name: 'Contenu de l’instantané' }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
  })
})
