import { eventually } from '../support/browser/eventually'
import { DEMO_PASSWORD, logIn } from '../support/browser/logIn'
import { browserSession } from '../support/browser/session'

const ADVISER = 'c.aubrac@ormeval.example'

describe('logging in', () => {
  const { openPage, takeErrors } = browserSession()
  afterEach(() => {
    takeErrors()
  })

  test('never leads to another site', async () => {
    const page = await openPage()
    await page.goto(`/login?redirectUrl=${encodeURIComponent('//ailleurs.example/piege')}`)
    await page.getByRole('textbox', { name: /e-mail/i }).fill(ADVISER)
    await page.locator('input[type=password]').fill(DEMO_PASSWORD)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Bonjour Claire' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/dashboard')
  })

  test('puts the focus on the first field that is missing', async () => {
    const page = await openPage()
    await page.goto('/login')
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await page.getByText('Ce champ est requis').first().waitFor()
    await eventually(() =>
      page.getByRole('textbox', { name: /e-mail/i }).evaluate((field) => field === document.activeElement),
    ).toBe(true)
  })

  test('asks again, and says why, once the session has ended', async () => {
    const page = await openPage()
    await logIn(page, ADVISER)
    await page.getByRole('heading', { name: 'Dossiers clients' }).waitFor()
    await page.context().clearCookies({ name: 'solive_session' })
    await page.getByRole('textbox', { name: /Rechercher/ }).fill('durand')
    await page.waitForURL(/\/login\?errorCode=401&redirectUrl=/)
    await page.getByText('Votre session a expiré. Reconnectez-vous.').waitFor()
  })
})

describe('what someone may not see', () => {
  const { openPage, takeErrors } = browserSession()
  afterEach(() => {
    takeErrors()
  })

  test('an address of nothing says so, inside the shell', async () => {
    const page = await openPage()
    await logIn(page, ADVISER)
    for (const address of ['/nulle-part', '/mes-dossiers/1234']) {
      await page.goto(address)
      await page.getByRole('heading', { name: 'Cette page n’existe pas.' }).waitFor()
      await eventually(() => page.getByRole('navigation', { name: 'Menu principal' }).count()).toBe(1)
    }
  })

  test('a provider of business reads names and statuses, without figures and without changing anything', async () => {
    const page = await openPage()
    await logIn(page, 'i.marchal@ormeval.example')
    await page.getByRole('columnheader', { name: /Statut/ }).waitFor()
    await eventually(() => page.getByRole('columnheader').allInnerTexts()).toEqual([
      'Dossier',
      'Statut',
      'Créé le',
      'Modifié le',
    ])
    await eventually(() => page.getByRole('button', { name: 'Nouveau dossier' }).count()).toBe(0)
  })
})
