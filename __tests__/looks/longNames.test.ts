import type { Page } from 'playwright-core'
import { copyFile } from '../support/browser/clientFile'
import { eventually } from '../support/browser/eventually'
import { logIn } from '../support/browser/logIn'
import { beginMeeting } from '../support/browser/meeting'
import { browserSession } from '../support/browser/session'
import { fieldOf, regionOf, saved } from '../support/browser/typing'
import { allDrawn } from '../support/browser/requests'

const ADVISER = 'c.aubrac@ormeval.example'
const ADMIN = 'h.vautrin@ormeval.example'
const PHONE = { width: 390, height: 844 }
/** A name of one word, longer than the screen of a phone is wide. */
const NAME = 'Wolfeschlegelsteinhausenbergerdorffvoralternwarengewissenhaft'

const TABS = ['synthesis', 'informations', 'investment-capacity', 'solution', 'lot-proposals', 'current-sales']
const SCREENS = ['/dashboard', '/mes-dossiers', '/mes-leads', '/mon-compte']

/** A copy of a file of the demo firm whose title and whose client are this one word; answers its address. */
async function nameFile(page: Page): Promise<string> {
  const address = await copyFile(page, /Marchetti/)
  await page.goto(`${address}/informations?section=person`)
  const person = regionOf(page, 'Client')
  await fieldOf(person, 'Prénom').fill(NAME)
  await fieldOf(person, 'Nom').fill(NAME)
  await page.keyboard.press('Tab')
  await saved(person)
  await page.locator('.file-title').click()
  await page.locator('.file-title-input input').fill(NAME)
  await page.keyboard.press('Enter')
  await page
    .locator('.file-save-state')
    .getByText(/^Enregistré à/)
    .waitFor()
  return address
}

const { openPage, takeErrors } = browserSession()

/** Opens each of these; the page is as wide as the screen. */
async function expectAsWide(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await page.goto(address)
    await page.locator('h1').waitFor()
    await allDrawn(page)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect([address, width]).toEqual([address, PHONE.width])
  }
}

test('a name of one long word makes no page wider than the screen of a phone', async () => {
  const page = await openPage({ viewport: PHONE, reducedMotion: 'reduce' })
  await logIn(page, ADVISER)
  await page.locator('.file-link').first().waitFor()
  const address = await nameFile(page)
  await expectAsWide(page, [...TABS.map((tab) => `${address}/${tab}`), ...SCREENS])
  await page.goto(`${address}/solution`)
  await beginMeeting(page)
  await page.locator('h1', { hasText: NAME }).waitFor()
  await eventually(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)

  const administrator = await openPage({ viewport: PHONE, reducedMotion: 'reduce' })
  await logIn(administrator, ADMIN)
  await expectAsWide(administrator, [...SCREENS, '/company'])
  expect(takeErrors()).toEqual([])
}, 120_000)
