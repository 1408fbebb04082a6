import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import PostalMime from 'postal-mime'
import { eventually } from '../support/browser/eventually'
import { logIn } from '../support/browser/logIn'
import { browserSession } from '../support/browser/session'
import { regionOf } from '../support/browser/typing'

const ADMIN = 'h.vautrin@ormeval.example'
const ADVISER = 'c.aubrac@ormeval.example'
const FORGETFUL = 's.benkacem@ormeval.example'

const emailOf = (page: Page) => page.getByRole('textbox', { name: /e-mail/i })
const passwordOf = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}`)).and(page.locator('input'))
const toast = (page: Page, text: string) => page.getByRole('status').getByText(text).waitFor()

async function submitLogin(page: Page, email: string, password: string): Promise<void> {
  await emailOf(page).fill(email)
  await page.locator('input[type=password]').fill(password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
}

/** The address that the last mail to somebody leads to, once it has left. */
async function mailedLink(folder: string, recipient: string): Promise<string> {
  for (;;) {
    const names = await readdir(join(folder, 'mail')).catch(() => [])
    const mails = await Promise.all(
      names
        .filter((name) => name.endsWith('.eml'))
        .map(async (name) => PostalMime.parse(await readFile(join(folder, 'mail', name)))),
    )
    const link = mails
      .filter(({ to }) => to?.some(({ address }) => address === recipient))
      .flatMap(({ text }) => /\/(?:password\/reset|confirm-email)\/[\w-]+/.exec(text ?? '') ?? [])
    const last = link.at(-1)
    if (last !== undefined) return last
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

describe('a forgotten password', () => {
  const { openPage, application, takeErrors } = browserSession()
  afterEach(() => {
    takeErrors()
  })

  test('is replaced by the link of a mail, which opens once', async () => {
    const page = await openPage()
    await page.goto('/login')
    await page.getByRole('link', { name: /Mot de passe oublié/ }).click()
    await page.waitForURL('**/password/forgot')
    await emailOf(page).fill(FORGETFUL)
    await page.keyboard.press('Enter')
    await page.getByText('Si un compte existe, vous recevrez un e-mail dans quelques minutes.').waitFor()
    await eventually(() => page.getByRole('button', { name: /^Renvoyer/ }).isDisabled()).toBe(true)

    const link = await mailedLink(application().dataFolder, FORGETFUL)
    await page.goto(link)
    await passwordOf(page, 'Nouveau mot de passe').fill('lanterne cobalt figue')
    await passwordOf(page, 'Confirmation').fill('lanterne cobalt fugue')
    await page.getByRole('button', { name: 'Changer mon mot de passe' }).click()
    await page.getByText('Les deux mots de passe sont différents').waitFor()
    await passwordOf(page, 'Confirmation').fill('lanterne cobalt figue')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/login?passwordChanged=1')
    await toast(page, 'Votre mot de passe est changé. Connectez-vous.')
    await submitLogin(page, FORGETFUL, 'lanterne cobalt figue')
    await page.waitForURL('**/dashboard')

    const later = await openPage()
    await later.goto(link)
    await later.getByText('Ce lien n’est plus valable.').waitFor()
    await later.getByRole('link', { name: 'Demander un nouveau lien' }).click()
    await later.waitForURL('**/password/forgot')
  })

  test('gets the same answer for an address that nobody has', async () => {
    const page = await openPage()
    await page.goto('/password/forgot')
    await emailOf(page).fill('personne@ailleurs.example')
    await page.keyboard.press('Enter')
    await page.getByText('Si un compte existe, vous recevrez un e-mail dans quelques minutes.').waitFor()
  })

  test('too many attempts are told with the wait in words', async () => {
    const page = await openPage()
    await page.route('**/account/password/send-email', (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '720' },
        contentType: 'application/json',
        body: JSON.stringify({ message: 'Trop d’essais. Réessayez dans 12 minutes.' }),
      }),
    )
    await page.goto('/password/forgot')
    await emailOf(page).fill(FORGETFUL)
    await page.keyboard.press('Enter')
    await page.getByRole('alert').getByText('Trop d’essais. Réessayez dans 12 minutes.').waitFor()
  })

  test('the login page leads on who is logged in already', async () => {
    const page = await openPage()
    await logIn(page, ADVISER)
    await page.goto('/login?redirectUrl=%2Fmon-compte%2Fappareil')
    await page.waitForURL('**/mon-compte/appareil')
  })
})

describe('one’s own account', () => {
  const { openPage, application, takeErrors } = browserSession()
  afterEach(() => {
    takeErrors()
  })

  async function openAccount(email: string, part: string, viewport = { width: 1440, height: 900 }): Promise<Page> {
    const page = await openPage({ viewport })
    await logIn(page, email, { to: `/mon-compte/${part}` })
    await page.locator('.card').first().waitFor()
    return page
  }

  test('a profile is kept, and another address asks for the password', async () => {
    const page = await openAccount('j.torrens@ormeval.example', 'profil')
    await page.getByRole('textbox', { name: 'SIRET', exact: true }).fill('12345678900011')
    await emailOf(page).fill('julie.torrens@ormeval.example')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await page.getByText('Ce champ est requis').waitFor()
    await passwordOf(page, 'Mot de passe actuel').fill('Demo-2026!')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await toast(page, 'Confirmez la nouvelle adresse par le lien qui vient d’y être envoyé.')
    await page.reload()
    await eventually(() => emailOf(page).inputValue()).toBe('j.torrens@ormeval.example')
    await eventually(() => page.getByRole('textbox', { name: 'SIRET', exact: true }).inputValue()).toBe(
      '12345678900011',
    )
    await regionOf(page, 'Vos rôles et droits').getByText('Gestionnaire (hors ventes)').waitFor()

    const elsewhere = await openPage()
    await elsewhere.goto(await mailedLink(application().dataFolder, 'julie.torrens@ormeval.example'))
    await elsewhere.getByRole('button', { name: 'Confirmer mon adresse' }).click()
    await elsewhere.getByText('Votre adresse est confirmée').waitFor()
    await page.reload()
    await eventually(() => emailOf(page).inputValue()).toBe('julie.torrens@ormeval.example')
  })

  test('one sees where one is logged in, and ends the session of another device', async () => {
    const other = await openPage()
    await logIn(other, 's.benkacem@ormeval.example')
    const page = await openAccount('s.benkacem@ormeval.example', 'sessions')
    await page.getByText('Cet appareil', { exact: true }).last().waitFor()
    await page.getByRole('button', { name: /^Fermer la session/ }).click()
    await toast(page, 'La session est fermée.')
    await eventually(() => page.getByRole('button', { name: /^Fermer la session/ }).count()).toBe(0)
    expect((await other.request.get('/api/v3/me')).status()).toBe(401)
  })

  test('a password is changed, and one stays logged in', async () => {
    const page = await openAccount('p.kerivel@ormeval.example', 'mot-de-passe')
    await passwordOf(page, 'Mot de passe actuel').fill('autre chose')
    await passwordOf(page, 'Nouveau mot de passe').fill('girafe-plume')
    await page.getByText('Robustesse : moyenne').waitFor()
    await passwordOf(page, 'Confirmation').fill('girafe-plume')
    await page.getByRole('button', { name: 'Changer mon mot de passe' }).click()
    await page.getByText('Ce mot de passe n’est pas le vôtre').waitFor()
    await passwordOf(page, 'Mot de passe actuel').fill('Demo-2026!')
    await page.getByRole('button', { name: 'Changer mon mot de passe' }).click()
    await page.getByText('Votre mot de passe est changé.').waitFor()
    await eventually(() => passwordOf(page, 'Mot de passe actuel').inputValue()).toBe('')
    await page.goto('/mes-dossiers')
    await page.locator('.file-link').first().waitFor()
  })

  test('a token opens the API, is shown once, and no longer opens it when revoked', async () => {
    const page = await openAccount(ADMIN, 'jetons')
    await page.getByRole('button', { name: 'Créer un jeton' }).click()
    await page.getByRole('textbox', { name: /Nom du jeton/ }).fill('Tableur')
    await page.getByRole('button', { name: 'Créer le jeton' }).click()
    await page.getByText(/Vous ne pourrez plus l’afficher/).waitFor()
    const value = await eventually(() => page.getByRole('textbox', { name: 'Jeton' }).inputValue()).not.toBe('')
    const answered = () =>
      fetch(new URL('/api/v3/me', page.url()), { headers: { Authorization: `Bearer ${value}` } }).then(
        ({ status }) => status,
      )
    expect(await answered()).toBe(200)
    await page.reload()
    await page.getByRole('rowheader', { name: 'Tableur' }).waitFor()
    expect(await page.content()).not.toContain(value)
    await page.getByRole('button', { name: 'Révoquer Tableur' }).click()
    await page
      .getByRole('dialog', { name: /Révoquer ce jeton/ })
      .getByRole('button', { name: 'Révoquer' })
      .click()
    await page.getByText('Aucun jeton').waitFor()
    expect(await answered()).toBe(401)
  })

  test('a token that is narrowed to a resource says so, opens it, and is refused elsewhere and where one proves who one is', async () => {
    const page = await openAccount(ADMIN, 'jetons')
    await page.getByRole('button', { name: 'Créer un jeton' }).click()
    await page.getByRole('textbox', { name: /Nom du jeton/ }).fill('Relances')
    await page.getByRole('combobox', { name: 'Limité à' }).fill('Contacts')
    await page.locator('.ant-select-item-option-active', { hasText: /^Contacts$/ }).waitFor()
    await page.keyboard.press('Enter')
    await page.locator('.ant-select-selection-item', { hasText: 'Contacts' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Créer le jeton' }).click()
    await page.getByText('Il est limité à\u00a0: Contacts. Toute autre demande lui est refusée.').waitFor()
    const value = await page.getByRole('textbox', { name: 'Jeton' }).inputValue()
    const ask = async (path: string) => {
      const answer = await fetch(new URL(`/api/v3/${path}`, page.url()), {
        headers: { Authorization: `Bearer ${value}` },
      })
      const { message } = (await answer.json()) as { message?: string }
      return [answer.status, message]
    }
    expect(await ask('client-leads')).toEqual([200, undefined])
    expect(await ask('client-files')).toEqual([403, 'Ce jeton d’API est limité à d’autres ressources.'])
    expect(await ask('company/audit-events/export')).toEqual([
      403,
      'Un jeton d’API ne peut pas faire cela. Connectez-vous avec votre mot de passe.',
    ])
    await page.getByRole('button', { name: 'J’ai gardé le jeton' }).click()
    await page
      .getByRole('row', { name: /Relances/ })
      .getByText('Contacts')
      .waitFor()
    await page.getByRole('button', { name: 'Révoquer Relances' }).click()
    await page
      .getByRole('dialog', { name: /Révoquer ce jeton/ })
      .getByRole('button', { name: 'Révoquer' })
      .click()
    await page.getByText('Aucun jeton').waitFor()
  })

  test('who may not make tokens is offered none', async () => {
    const page = await openAccount(ADVISER, 'profil')
    await eventually(() =>
      page.getByRole('navigation', { name: 'Rubriques du compte' }).getByRole('link').allInnerTexts(),
    ).toEqual([
      'Profil',
      'Mot de passe',
      'Second facteur',
      'Sessions',
      'Notifications',
      'Cet appareil',
      'Accessibilité',
    ])
  })

  test('on a phone, the parts are a list, and each leads back to it', async () => {
    const page = await openAccount(ADVISER, 'profil', { width: 390, height: 844 })
    await page.getByRole('link', { name: 'Toutes les rubriques' }).click()
    await page
      .getByRole('navigation', { name: 'Rubriques du compte' })
      .getByRole('link', { name: 'Cet appareil' })
      .click()
    await page.waitForURL('**/mon-compte/appareil')
  })

  test('the choices of a device change what they say', async () => {
    const page = await openAccount(ADVISER, 'accessibilite')
    const sizeOfTitle = () =>
      page.getByRole('heading', { level: 1 }).evaluate((title) => parseFloat(getComputedStyle(title).fontSize))
    const usual = await sizeOfTitle()
    await page.getByText('130 %').click()
    await page.getByRole('switch', { name: 'Raccourcis d’une touche' }).click()
    await page.getByRole('switch', { name: 'Réduire les animations' }).click()
    await page.getByRole('switch', { name: /tableaux des graphiques/ }).click()
    await eventually(async () => (await sizeOfTitle()) / usual).toBeCloseTo(1.3)
    await page.getByRole('link', { name: 'Cet appareil' }).click()
    await page.getByRole('switch', { name: 'Nouvelle fiche dossier' }).click()
    await eventually(() => page.locator('html').getAttribute('data-motion')).toBe('reduced')

    await page.goto('/mes-dossiers')
    await page.locator('.file-link').first().waitFor()
    await page.keyboard.press('n')
    await eventually(() => page.locator('.new-file-fields').count()).toBe(0)
    await page.getByRole('link', { name: /Marchetti/ }).click()
    await page.getByRole('link', { name: 'Infos client & objectifs' }).click()
    await page.locator('.section-accordion').waitFor()
    await page.getByRole('link', { name: 'Solution chiffrée' }).click()
    await page.locator('.chart-frame').waitFor()
    await page.getByRole('table', { name: 'Entrées, sorties et effort par année' }).waitFor()
  })

  test('the files kept for work offline are counted, and forgotten when asked', async () => {
    const page = await openAccount(ADVISER, 'appareil')
    const kept = (count: number) =>
      regionOf(page, 'Données hors ligne')
        .getByRole('row', { name: `Dossiers gardés ${count}`, exact: true })
        .waitFor()
    await kept(0)
    await page.goto('/mes-dossiers')
    await page.getByRole('link', { name: /Marchetti/ }).click()
    await page.locator('.file-tabs').waitFor()
    await page.getByRole('link', { name: 'Mon compte' }).first().click()
    await page.getByRole('link', { name: 'Cet appareil' }).click()
    await kept(1)
    await page.getByRole('button', { name: 'Vider' }).click()
    await page
      .getByRole('dialog', { name: /Vider les données hors ligne/ })
      .getByRole('button', { name: 'Vider' })
      .click()
    await kept(0)
  })
})
