import type { Page, Route } from 'playwright-core'
import { eventually } from '../support/browser/eventually'
import { DEMO_PASSWORD, logIn } from '../support/browser/logIn'
import { browserSession } from '../support/browser/session'
import { allDrawn } from '../support/browser/requests'

const ADMIN = 'h.vautrin@ormeval.example'
const ADVISER = 'c.aubrac@ormeval.example'
const TECHNICAL = 'Une erreur technique est survenue. Veuillez réessayer plus tard.'

const answer =
  (status: number, body: object = {}, headers: Record<string, string> = {}) =>
  (route: Route) =>
    route.fulfill({ status, headers, contentType: 'application/json', body: JSON.stringify(body) })

async function submitLogin(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: /e-mail/i }).fill(email)
  await page.locator('input[type=password]').fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Se connecter' }).click()
}

/** The catalogue of errors of the specification (§8), in its order. An unknown guard is told by the unit test of the guards. */
describe('the catalogue of errors', () => {
  const { openPage, application, takeErrors } = browserSession()
  afterEach(() => {
    takeErrors()
  })

  /** A page of somebody who is logged in. The question who they are is answered as told from then on. */
  async function openAs(email: string, me?: (route: Route) => Promise<void>): Promise<Page> {
    const page = await openPage()
    await logIn(page, email)
    await page.locator('h1').waitFor()
    if (me) await page.route('**/api/v3/me?*', me)
    return page
  }

  test('422 with a map: the errors stand at their fields', async () => {
    const page = await openPage()
    await page.route(
      '**/api/v3/account/login',
      answer(422, { message: 'Invalide', errors: { email: ["L'email n'est pas valide"] } }),
    )
    await page.goto('/login')
    await submitLogin(page, ADVISER)
    await page.getByText("L'email n'est pas valide").waitFor()
    await eventually(() => page.getByRole('textbox', { name: /e-mail/i }).getAttribute('aria-invalid')).toBe('true')
  })

  test('any other failure of a save: the technical message', async () => {
    const page = await openAs(ADVISER)
    await page.route('**/api/v3/client-files/*/replicate', (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
    )
    await page
      .getByRole('button', { name: /^Actions sur / })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Dupliquer' }).click()
    await page.getByRole('alert').getByText(TECHNICAL).waitFor()
  })

  test.each([401, 419])('%i: the login, with the reason and the way back', async (status) => {
    const page = await openAs(ADVISER, answer(status, { message: 'Non' }))
    await page.goto('/mes-dossiers?statut=actes')
    await page.waitForURL(`**/login?errorCode=${status}&redirectUrl=%2Fmes-dossiers%3Fstatut%3Dactes`)
    await page.getByText('Votre session a expiré. Reconnectez-vous.').waitFor()
  })

  test('403: the login, with the reason only', async () => {
    const page = await openAs(ADVISER, answer(403, { message: 'Non' }))
    await page.goto('/mes-dossiers?statut=actes')
    await page.waitForURL((url) => url.pathname === '/login' && url.search === '?errorCode=403')
    await page.getByText(/Vous n’avez pas accès à cet espace/).waitFor()
  })

  test('no right to any application: Access denied, at the login', async () => {
    const page = await openAs(ADVISER, async (route) => {
      const reply = await route.fetch()
      const text = (await reply.text()).replaceAll('"see_application_immo"', '"nothing"')
      await route.fulfill({ response: reply, body: text })
    })
    await page.goto('/mes-dossiers')
    await page.waitForURL((url) => url.pathname === '/login' && url.search === '?errorCode=access_denied')
    await page.getByText(/^Access denied/).waitFor()
  })

  test('only the SCPI application: its own host, where the session goes on, and ends everywhere', async () => {
    const page = await openPage()
    await page.goto('/login')
    await submitLogin(page, 'cif@ormeval.example')
    await page.waitForURL(
      (url) => url.hostname === 'scpi.localhost' && url.pathname === '/dashboard' && url.hash === '',
    )
    await page.getByRole('heading', { name: 'Espace SCPI', exact: true }).waitFor()
    await page.getByText('Voir les clients SCPI').waitFor()
    await eventually(() => page.getByRole('link', { name: /espace immobilier/i }).count()).toBe(0)

    await page.getByRole('button', { name: /^Compte de/ }).click()
    await page.getByRole('menuitem', { name: 'Déconnexion' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Se déconnecter' }).click()
    await page.waitForURL((url) => url.hostname === 'localhost' && url.pathname === '/login')
    // Where it began, the session has ended too.
    await page.goto(`${application().url}/login`)
    await page.getByRole('button', { name: 'Se connecter' }).waitFor()
  })

  test('both applications: from the empty SCPI area to the other host, without a second login', async () => {
    const page = await openPage()
    await page.goto(`http://scpi.localhost:${new URL(application().url).port}/login`)
    await submitLogin(page, ADMIN)
    await page.getByRole('link', { name: 'Aller à l’espace immobilier' }).click()
    await page.waitForURL((url) => url.hostname === 'localhost' && url.pathname === '/dashboard')
    await page.getByRole('heading', { name: /^Bonjour/ }).waitFor()
  })

  test('another answer to the guard: a fatal error, told to the support without what authorizes', async () => {
    const page = await openAs(ADVISER, answer(503, { message: 'Indisponible' }, { 'X-Request-Id': 'incident-7' }))
    await page.goto('/mes-dossiers?recherche=durand')
    await page.getByRole('heading', { name: 'Oups ! Une erreur est survenue.' }).waitFor()
    await page.getByText('Nous avons été prévenus de cette erreur et nous allons la corriger au plus vite.').waitFor()
    await page
      .getByText('En attendant, vous pouvez retourner à votre recherche ou nous contacter si le problème persiste.')
      .waitFor()
    await page.getByText('incident-7').waitFor()
    await page.getByText('Ce que vous avez saisi est gardé sur cet appareil.').waitFor()
    await page.getByRole('button', { name: 'Réessayer' }).waitFor()
    await eventually(() => page.title()).toMatch(/^Erreur 500 — Oups/)
    const draft = new URL((await page.getByRole('link', { name: 'Signaler le problème' }).getAttribute('href')) ?? '')
    expect([draft.protocol, draft.searchParams.get('subject')]).toEqual(['mailto:', 'Erreur 500'])
    const body = draft.searchParams.get('body') ?? ''
    for (const detail of [
      'Page : /mes-dossiers',
      '/api/v3/me',
      'Authorization : ••••',
      'Réponse : 503',
      'Indisponible',
      'Incident : incident-7',
    ])
      expect(body).toContain(detail)
    expect(body).not.toContain('durand')
    await page.unroute('**/api/v3/me?*')
    await page.getByRole('link', { name: 'Retourner à la recherche' }).click()
    await page.getByRole('navigation', { name: 'Menu principal' }).waitFor()
  })

  test.each(['/nulle-part', '/mes-dossiers/1234'])(
    '%s, no route or no file of that name: 404 in the shell, without a report',
    async (address) => {
      const page = await openAs(ADVISER)
      await page.goto(address)
      await page.getByRole('heading', { name: 'Cette page n’existe pas.' }).waitFor()
      await eventually(() => page.title()).toMatch(/^Erreur 404 — /)
      await eventually(() => page.getByRole('navigation', { name: 'Menu principal' }).count()).toBe(1)
      await eventually(() => page.getByRole('link', { name: 'Signaler le problème' }).count()).toBe(0)
      await eventually(() => page.getByRole('button', { name: 'Réessayer' }).count()).toBe(0)
      await page
        .getByRole('main')
        .getByRole('link', { name: /^support@/ })
        .waitFor()
      await page.getByRole('link', { name: 'Retourner à la recherche' }).click()
      await page.waitForURL('**/comparateur')
      await page.getByRole('heading', { name: 'Comparateur' }).waitFor()
    },
  )

  test('an address of nothing is a 404 for who is not logged in too, and a page that exists asks for a login', async () => {
    const page = await openPage()
    await page.goto('/nulle-part')
    await page.getByRole('heading', { name: 'Cette page n’existe pas.' }).waitFor()
    await eventually(() => page.title()).toMatch(/^Erreur 404 — /)
    expect(new URL(page.url()).pathname).toBe('/nulle-part')
    await page.goto('/mes-leads')
    await page.waitForURL('**/login?redirectUrl=%2Fmes-leads')
  })

  test('a right that is missing: said in the shell, and absent from the menu', async () => {
    const page = await openAs(ADVISER, async (route) => {
      const reply = await route.fetch()
      await route.fulfill({ response: reply, body: (await reply.text()).replaceAll('"see_client_files"', '"nothing"') })
    })
    await page.goto('/mes-dossiers')
    await page.getByRole('heading', { name: 'Accès non autorisé' }).waitFor()
    const menu = page.getByRole('navigation', { name: 'Menu principal' })
    await menu.waitFor()
    expect(await menu.getByRole('link', { name: 'Dossiers clients' }).count()).toBe(0)
  })

  test('a screen of an older build: the page is loaded again, once in ten seconds, then the error is said', async () => {
    const page = await openAs(ADVISER)
    const file = page.getByRole('main').getByRole('link', { name: /Marchetti/ })
    // Ten seconds do not pass between the two clicks, however slow the machine is.
    await page.clock.setFixedTime(new Date())
    await page.route('**/assets/client-file.*.js', (route) => route.abort())
    const reloaded = page.waitForEvent('load')
    await file.click()
    await reloaded
    let loads = 0
    page.on('load', () => {
      loads += 1
    })
    await file.click()
    await page.getByRole('heading', { name: 'Oups ! Une erreur est survenue.' }).waitFor()
    expect(loads).toBe(0)
    await eventually(() => page.getByRole('navigation', { name: 'Menu principal' }).count()).toBe(1)
  })

  test('a robot is shown no error', async () => {
    const page = await openPage({
      userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    })
    await page.goto('/login')
    await page.route('**/api/v3/me?*', answer(503))
    await submitLogin(page, ADVISER)
    await page.waitForURL((url) => url.pathname !== '/login')
    const refused = page.waitForResponse((response) => response.status() === 503)
    await page.goto('/mes-dossiers')
    await refused
    await allDrawn(page)
    await eventually(() => page.locator('body').innerText()).toBe('')
  })
})
