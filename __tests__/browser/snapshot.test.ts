import { accessibilityFaults } from '../support/browser/accessibility'
import { eventually } from '../support/browser/eventually'
import { logIn } from '../support/browser/logIn'
import { browserSession } from '../support/browser/session'
import { replay, snapshotFile, snapshotOfWork } from '../support/browser/snapshot'

const ADVISER = 'c.aubrac@ormeval.example'
const SUPPORT = 'h.vautrin@ormeval.example'
const PHONE = { width: 390, height: 844 }

describe('a snapshot', () => {
  const { openPage, takeErrors } = browserSession()
  let written = ''
  let shown = ''

  beforeAll(async () => {
    const page = await openPage()
    ;({ written, shown } = await snapshotOfWork(page, ADVISER))
    expect(takeErrors()).toEqual([])
    await page.context().close()
  })

  test('is read by the person before it leaves, and holds nobody’s name', () => {
    expect(shown).toBe(written)
    expect(written).toContain('"liquidity": 17230')
    expect(written).not.toMatch(/Marchetti|Aubrac|ormeval|XSRF|Demo-2026/i)
  })

  test('is replayed by the support on a phone', async () => {
    await replay(await openPage({ viewport: PHONE }), SUPPORT, written)
    expect(takeErrors()).toEqual([])
  })

  test('that somebody altered is refused', async () => {
    const page = await openPage()
    await logIn(page, SUPPORT)
    await page.goto('/support/instantane')
    const altered = written.replace('"liquidity": 17230', '"liquidity": 17231')
    await page.locator('input[type=file]').setInputFiles(snapshotFile(altered))
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
    await eventually(() => content.inputValue()).toContain('"address": "/dashboard"')
    await eventually(() => accessibilityFaults(page)).toEqual([])
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
    await eventually(() => page.locator('input[type=file]').count()).toBe(0)
    await page.getByRole('button', { name: 'Instantané de support' }).click()
    await page.getByRole('textbox', { name: 'Contenu de l’instantané' }).waitFor()
    await eventually(() => accessibilityFaults(page)).toEqual([])
  })
})
