import type { Page } from 'playwright-core'
import { accessibilityFaults } from '../support/browser/accessibility'
import { logIn } from '../support/browser/logIn'
import { browserSession } from '../support/browser/session'

const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

const looks = [
  { name: 'light, wide', theme: 'Clair', viewport: WIDE },
  { name: 'dark, wide', theme: 'Sombre', viewport: WIDE },
  { name: 'light, on a phone', theme: 'Clair', viewport: PHONE },
  { name: 'dark, on a phone', theme: 'Sombre', viewport: PHONE },
]

/** Chooses the theme as a person does, in the settings. */
async function chooseTheme(page: Page, theme: string): Promise<void> {
  await page.getByRole('button', { name: 'Réglages' }).click()
  await page.getByText(theme, { exact: true }).click()
  await page.keyboard.press('Escape')
}

/** The screens, each with what shows that it is there. */
async function screensOf(page: Page): Promise<(readonly [address: string, shown: string])[]> {
  const file = await page.getByRole('link', { name: /Marchetti/ }).getAttribute('href')
  const address = (file ?? '').replace(/\/synthesis$/, '')
  return [
    ['/dashboard', '.dashboard-lines'],
    ['/mes-dossiers', '.file-link'],
    ['/mes-dossiers?nouveau=1', '.new-file-fields'],
    [`${address}/synthesis`, 'h2'],
    [`${address}/informations`, '.ant-radio-group'],
    [`${address}/informations?section=current-loans`, 'h3'],
    [`${address}/informations?section=heritage`, 'input'],
    [`${address}/solution`, '.solution-result:not(.solution-outdated)'],
    ['/mon-compte', '.account-tabs, .account-fields'],
    ['/mon-compte/profil', '.account-fields'],
    ['/mon-compte/mot-de-passe', '.new-password'],
    ['/mon-compte/appareil', '.account-settings'],
    ['/mon-compte/accessibilite', '.account-settings'],
    ['/password/forgot', 'form'],
    ['/nulle-part', 'h1'],
    ['/login?errorCode=401', '.login-demo'],
  ]
}

describe('the screens', () => {
  const { openPage, takeErrors } = browserSession()

  test.each(looks)('are accessible to everybody: $name', async ({ theme, viewport }) => {
    const page = await openPage({ viewport })
    await logIn(page, 'c.aubrac@ormeval.example')
    await page.locator('.file-link').first().waitFor()
    await chooseTheme(page, theme)
    const faults: Record<string, string[]> = {}
    for (const [address, shown] of await screensOf(page)) {
      await page.goto(address)
      await page.locator(shown).locator('visible=true').first().waitFor()
      // Axe reads colours: those of a drawer or a tab on its way are not the ones that people read.
      await page.waitForFunction(() => document.getAnimations().every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity))
      const found = await accessibilityFaults(page)
      if (found.length > 0) faults[address.replace(/[0-9a-f-]{36}/, ':uuid')] = found
    }
    expect(faults).toEqual({})
    expect(takeErrors()).toEqual([])
  }, 120_000)
})
