import { DEMO_PASSWORD, logIn } from '../support/browser/logIn'
import { browserSession } from '../support/browser/session'

const ADVISER = 'c.aubrac@ormeval.example'

describe('logging in', () => {
  const { openPage, takeErrors } = browserSession()
  afterEach(() => {
    takeErrors()
  })

  test('leads back to where one was going', async () => {
    const page = await openPage()
    await page.goto('/mes-dossiers?statut=actes')
    await page.waitForURL(/\/login\?redirectUrl=/)
    await page.getByRole('textbox', { name: /e-mail/i }).fill(ADVISER)
    await page.locator('input[type=password]').fill(DEMO_PASSWORD)
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname === '/mes-dossiers' && url.search === '?statut=actes')
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

  test('says that the address or the password is wrong, without telling which', async () => {
    const page = await openPage()
    await page.goto('/login')
    await page.getByRole('textbox', { name: /e-mail/i }).fill(ADVISER)
    await page.locator('input[type=password]').fill('autre chose')
    await page.keyboard.press('Enter')
    await page.getByRole('alert').getByText('E-mail ou mot de passe incorrect.').waitFor()
  })

  test('puts the focus on the first field that is missing', async () => {
    const page = await openPage()
    await page.goto('/login')
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await page.getByText('Ce champ est requis').first().waitFor()
    expect(
      await page.getByRole('textbox', { name: /e-mail/i }).evaluate((field) => field === document.activeElement),
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

  test('ends by the menu, after a question', async () => {
    const page = await openPage()
    await logIn(page, ADVISER)
    await page.getByRole('button', { name: 'Déconnexion' }).click()
    await page
      .getByRole('dialog', { name: 'Êtes-vous sûr de vouloir vous déconnecter ?' })
      .getByRole('button', { name: 'Se déconnecter' })
      .click()
    await page.waitForURL('**/login')
    await page.goto('/mes-dossiers')
    await page.waitForURL(/\/login/)
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
      await page.getByRole('heading', { name: "Cette page n'existe pas." }).waitFor()
      expect(await page.getByRole('navigation', { name: 'Menu principal' }).count()).toBe(1)
    }
  })

  test('a provider of business reads names and statuses, without figures and without changing anything', async () => {
    const page = await openPage()
    await logIn(page, 'i.marchal@ormeval.example')
    await page.getByRole('columnheader', { name: /Statut/ }).waitFor()
    expect(await page.getByRole('columnheader').allInnerTexts()).toEqual(['Dossier', 'Statut', 'Créé le', 'Modifié le'])
    expect(await page.getByRole('button', { name: 'Nouveau dossier' }).count()).toBe(0)
  })
})
