import { openFile } from '../support/browser/clientFile'
import { followMoves, movesOn, wheelThrough } from '../support/browser/layoutShift'
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
  [`${FILE}/lot-proposals?effort=aucun`]: '.lot-name',
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
    await followMoves(page)
    await logIn(page, ADVISER)
    const link = page.getByRole('link', { name: /Marchetti/ }).first()
    const file = new URL((await link.getAttribute('href')) ?? '', page.url()).pathname.split('/')[2] ?? ''
    const found: Record<string, readonly string[]> = {}
    for (const [screen, landmark] of Object.entries(screens)) {
      await page.goto(screen.replace(':file', file))
      await page.locator(landmark).first().waitFor()
      const moves = await movesOn(page)
      if (moves.length > 0) found[screen] = moves
    }
    expect(found).toEqual({})
  })

  test('nothing moves in the lots while one scrolls, and while one changes what they are narrowed by', async () => {
    const page = await openPage({ viewport })
    await followMoves(page)
    await logIn(page, ADVISER)
    const address = await openFile(page, /Marchetti/)
    await page.goto(`${address}/lot-proposals?effort=aucun&secteur=non`)
    await page.getByText(/^[\d\u202f]+ lots? sur [\d\u202f]+, impôts payés\./).waitFor()
    await page.locator('.lot-name').first().hover()
    await wheelThrough(page)
    await page.getByRole('button', { name: /Retirer le filtre Disponibles/ }).click()
    await page.getByText('Retenus', { exact: true }).click()
    await page.getByText('Tous', { exact: true }).click()
    await page.locator('.lot-name').first().waitFor()
    expect(await movesOn(page)).toEqual([])
  })
})
