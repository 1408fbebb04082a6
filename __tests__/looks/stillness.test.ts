import { followLayoutShift, movesOf, STILL } from '../support/browser/layoutShift'
import { logIn } from '../support/browser/logIn'
import { browserSession } from '../support/browser/session'

const ADVISER = 'c.aubrac@ormeval.example'

const FILE = '/mes-dossiers/:file'
/** The main screens, and what is there once they are. */
const screens: Readonly<Record<string, string>> = {
  '/dashboard': '.arrival[aria-busy=false] .dashboard-lines',
  '/mes-dossiers': 'main a[href^="/mes-dossiers/"]',
  '/mes-leads': 'main a[href^="/mes-leads"], .empty',
  '/mon-compte/profil': 'main form',
  [`${FILE}/synthesis`]: '.synthesis .card',
  [`${FILE}/informations`]: '.section-content form',
  [`${FILE}/investment-capacity`]: '.capacity-result[aria-busy=false]',
  [`${FILE}/solution`]: '.solution-results[aria-busy=false]',
  [`${FILE}/current-sales/default`]: '[aria-label="Ventes du client"]',
}

const sizes = [
  ['a wide screen', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const

describe.each(sizes)('on %s', (_name, viewport) => {
  const { openPage } = browserSession()

  test('nothing moves by itself on any main screen while it loads', async () => {
    const page = await openPage({ viewport })
    await followLayoutShift(page)
    await logIn(page, ADVISER)
    const link = page.getByRole('link', { name: /Marchetti/ }).first()
    const file = new URL((await link.getAttribute('href')) ?? '', page.url()).pathname.split('/')[2] ?? ''
    const found: Record<string, readonly string[]> = {}
    for (const [screen, landmark] of Object.entries(screens)) {
      await page.goto(screen.replace(':file', file))
      await page.locator(landmark).first().waitFor()
      const moves = await movesOf(page)
      const sum = moves.reduce((all, { value }) => all + value, 0)
      if (sum > STILL) found[screen] = moves.map(({ value, what }) => `${value.toFixed(3)} ${what}`)
    }
    expect(found).toEqual({})
  })
})
