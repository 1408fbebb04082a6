import type { Page } from 'playwright-core'
import { alertMail } from '../support/browser/alertMail'
import { logIn } from '../support/browser/logIn'
import { browserSession } from '../support/browser/session'

// From a first search to the mail that an import triggers: each test in a town of its own, with an alert of its own.

const ADVISER = 'c.aubrac@ormeval.example'
const DIRECTOR = 'h.vautrin@ormeval.example'

const { application, openPage, takeErrors } = browserSession()
afterEach(() => {
  expect(takeErrors()).toEqual([])
})

const count = (page: Page) => page.getByText(/lots? dans [\d\u202f]+ programmes?, sur [\d\u202f]+\./)
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const alertCard = (page: Page, name: string) =>
  page.locator('.alerts > *').filter({ has: page.getByRole('heading', { name }) })

interface Feed {
  readonly program: string
  readonly postalCode: string
  readonly town: string
}

/** The director imports a programme with one lot, which is for sale. */
async function importLot({ program, postalCode, town }: Feed): Promise<void> {
  const page = await openPage()
  await logIn(page, DIRECTOR, { to: '/company' })
  await page.getByRole('link', { name: 'Imports' }).click()
  const csv = (name: string, lines: readonly string[]) => ({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\n')),
  })
  await page
    .locator('.file-drop input')
    .setInputFiles([
      csv('programmes.csv', [
        'ref_programme;promoteur;nom_programme;statut_programme;code_postal;ville;fiscalites;date_livraison',
        `${program};Promoteur X;${program};commercialisation;${postalCode};${town};lmnp_amortissement;T2 2028`,
      ]),
      csv('lots.csv', [
        'ref_programme;promoteur;ref_lot;nature;typologie;statut;surface_habitable;prix_ttc_20;loyer_marche_hc',
        `${program};Promoteur X;A1;appartement;T2;disponible;42,35;187000;690`,
      ]),
    ])
  await page.getByRole('button', { name: 'Prévisualiser' }).click()
  await page.getByRole('region', { name: 'Prévisualisation' }).getByRole('button', { name: 'Importer' }).click()
  await page
    .getByRole('region', { name: 'Compte rendu', exact: true })
    .getByText('Créé', { exact: true })
    .first()
    .waitFor()
  await page.context().close()
}

test('by keyboard: a lot is found, weighed, mapped, compared, kept for a file; an alert tells of the next one, until its mail is stopped', async () => {
  const page = await openPage()
  const press = (name: string | RegExp) => page.getByRole('button', { name }).first().press('Enter')
  await logIn(page, ADVISER)
  await page.keyboard.press('g')
  await page.keyboard.press('c')
  await page.waitForURL('**/comparateur/montpellier-34000')
  await count(page).waitFor()

  await page.keyboard.press('f')
  await dialog(page, 'Filtres').getByLabel('Prix au plus').focus()
  await page.keyboard.type('260000')
  await page.keyboard.press('Tab')
  await page.waitForURL(/prix-max=260000/)
  await page.keyboard.press('Escape')
  await dialog(page, 'Filtres').waitFor({ state: 'hidden' })
  await page.keyboard.press('p')
  await dialog(page, 'Ce qui compte').getByRole('slider', { name: 'Poids : Sécurité locative' }).press('ArrowRight')
  await page.waitForURL(/poids=rental_security:4/)
  await page.keyboard.press('Escape')
  await dialog(page, 'Ce qui compte').waitFor({ state: 'hidden' })
  await page.keyboard.press('m')
  await page.locator('.map-pins button').first().waitFor()
  await page.keyboard.press('m')
  await page.locator('.map-pins').waitFor({ state: 'detached' })

  const file = page.getByRole('combobox', { name: 'Dossier' })
  await file.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('marchetti')
  await page.keyboard.press('Enter')
  await page.waitForURL(/dossier=/)
  await page.getByText(/^Effort calculé avec /).waitFor()
  for (const row of ['2', '3']) {
    await page.keyboard.press('j')
    await page.waitForFunction((index) => document.activeElement?.closest('tr')?.ariaRowIndex === index, row)
    await page.keyboard.press('c')
  }
  await page.getByText('2 lots à comparer').waitFor()
  await press(/^Retenir /)
  await page
    .getByRole('button', { name: /^Retenir /, pressed: true })
    .first()
    .waitFor()
  await page.getByRole('link', { name: 'Comparer côte à côte' }).press('Enter')
  await page.getByRole('heading', { name: 'Comparer 2 lots' }).waitFor()
  await page.goBack()
  await page.getByText(/^Effort calculé avec /).waitFor()

  await press('Créer une alerte')
  const alert = dialog(page, 'Créer une alerte')
  await alert.getByRole('textbox', { name: 'Nom de l’alerte' }).fill('Deux pièces au clavier')
  await alert.getByRole('radio', { name: 'Immédiate' }).press('Space')
  await alert.getByRole('button', { name: 'Créer l’alerte' }).press('Enter')
  await page.getByText('Alerte « Deux pièces au clavier » créée').waitFor()

  await importLot({ program: 'Clos du Clavier', postalCode: '34000', town: 'Montpellier' })
  const mail = await alertMail(application(), 'Deux pièces au clavier')
  expect(mail.text).toContain('Clos du Clavier\u00a0: 187\u202f000\u00a0€')
  await page.keyboard.press('g')
  await page.keyboard.press('a')
  const card = alertCard(page, 'Deux pièces au clavier')
  await card.getByText('1 nouveau', { exact: true }).waitFor()
  await card
    .getByRole('list', { name: 'Nouveautés' })
    .getByRole('link', { name: /Clos du Clavier/ })
    .waitFor()

  const stop = /https?:\/\/[^\s/]+(\/desabonnement-alertes\/\S+)/.exec(mail.text ?? '')?.[1] ?? ''
  const reader = await openPage()
  await reader.goto(stop)
  await reader.getByRole('button', { name: 'Ne plus les recevoir' }).press('Enter')
  await reader
    .getByRole('status')
    .getByText(/^Vous ne recevrez plus d’alertes par e-mail\./)
    .waitFor()
  await page.reload()
  await card.getByText(/Immédiate · Dans l’application/).waitFor()
})

test('by touch: the same on a phone, and the alert is changed from its page', async () => {
  const page = await openPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await logIn(page, ADVISER)
  await page.getByRole('link', { name: 'Comparer' }).tap()
  await count(page).waitFor()
  await page
    .getByRole('button', { name: /Montpellier/ })
    .first()
    .tap()
  await page.waitForURL('**/comparateur')
  await page.getByRole('combobox', { name: 'Où' }).tap()
  await page.keyboard.type('toulouse')
  await page.getByRole('option', { name: /^Toulouse \(31/ }).tap()
  await page.waitForURL('**/comparateur/toulouse-31000')
  await count(page).waitFor()
  await page.getByRole('button', { name: /^Ce qui compte/ }).tap()
  await dialog(page, 'Ce qui compte').getByText('Sécurité', { exact: true }).tap()
  await page.waitForURL(/poids=securite/)
  await dialog(page, 'Ce qui compte')
    .getByRole('button', { name: /Fermer|Close/ })
    .tap()
  await page.locator('.ant-segmented').getByText('Carte', { exact: true }).tap()
  await page.locator('.map-pins button').first().waitFor()
  await page.locator('.ant-segmented').getByText('Liste', { exact: true }).tap()

  await page.getByRole('combobox', { name: 'Dossier' }).tap()
  await page.keyboard.type('marchetti')
  await page
    .getByRole('option', { name: /Marchetti/ })
    .first()
    .tap()
  await page.getByText(/^Effort calculé avec /).waitFor()
  const boxes = page.getByRole('list', { name: 'Lots trouvés' }).getByText('Comparer', { exact: true })
  await boxes.nth(0).tap()
  await boxes.nth(1).tap()
  await page
    .getByRole('button', { name: /^Retenir /, pressed: false })
    .first()
    .tap()
  await page
    .getByRole('button', { name: /^Retenir /, pressed: true })
    .first()
    .waitFor()
  await page.getByRole('link', { name: 'Comparer côte à côte' }).tap()
  await page.getByRole('heading', { name: 'Comparer 2 lots' }).waitFor()
  await page.goBack()
  await count(page).waitFor()

  await page.getByRole('button', { name: 'Créer une alerte' }).tap()
  const alert = dialog(page, 'Créer une alerte')
  await alert.getByRole('textbox', { name: 'Nom de l’alerte' }).fill('Toulouse au doigt')
  await alert.getByText('Immédiate').tap()
  await alert.getByRole('button', { name: 'Créer l’alerte' }).tap()
  await page.getByText('Alerte « Toulouse au doigt » créée').waitFor()
  await importLot({ program: 'Clos du Doigt', postalCode: '31000', town: 'Toulouse' })
  expect((await alertMail(application(), 'Toulouse au doigt')).text).toContain('Clos du Doigt')

  await page.goto('/mes-alertes')
  const card = alertCard(page, 'Toulouse au doigt')
  await card.getByText('1 nouveau', { exact: true }).waitFor()
  await card.getByRole('button', { name: 'Modifier' }).tap()
  await dialog(page, 'Modifier l’alerte').getByRole('link', { name: 'Changer ce qu’elle cherche' }).tap()
  await page.waitForURL(/\/comparateur\/toulouse-31000\?.*alerte=/)
  await page.getByRole('button', { name: 'Filtres' }).tap()
  await dialog(page, 'Filtres').getByLabel('Prix au plus').fill('200000')
  await dialog(page, 'Filtres').getByLabel('Prix au plus').blur()
  await page.waitForURL(/prix-max=200000/)
  await dialog(page, 'Filtres')
    .getByRole('button', { name: /^Voir / })
    .tap()
  await page.getByRole('button', { name: 'Enregistrer l’alerte' }).tap()
  await dialog(page, 'Enregistrer l’alerte').getByRole('button', { name: 'Enregistrer l’alerte' }).tap()
  await page.waitForURL('**/mes-alertes')
  await card.getByText(/^Prix ≤ 200/).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
})
