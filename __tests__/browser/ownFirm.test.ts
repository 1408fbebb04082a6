import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { eventually } from '../support/browser/eventually'
import { logIn } from '../support/browser/logIn'
import { choosePassword, invite, ownFirm, OWN_PASSWORD as PASSWORD, passwordLink } from '../support/browser/ownFirm'

const CAMILLE = 'camille@martin.example'
const NORA = 'nora@martin.example'

const { openPage, run, invitationTo } = ownFirm()

/** The code that a phone with this key shows. */
const codeOf = (secret: string): string => new TOTP({ secret: Secret.fromBase32(secret) }).generate()

async function typeCode(page: Page, code: string, button: string): Promise<void> {
  await page.getByRole('textbox', { name: /Code à six chiffres/ }).fill(code)
  await page.getByRole('button', { name: button, exact: true }).click()
}

/** Sets up an application that shows codes; answers a recovery code. */
async function setUpFactor(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Ajouter une application' }).click()
  const secret = (await page.locator('.account-secret').innerText()).replaceAll(/\s/g, '')
  await typeCode(page, codeOf(secret), 'Confirmer')
  await page.getByRole('button', { name: 'J’ai gardé mes codes' }).waitFor()
  const recovery = await page.locator('.account-codes li').first().innerText()
  await page.getByRole('button', { name: 'J’ai gardé mes codes' }).click()
  return recovery
}

test('a firm is made without the demo, invites, asks for a second factor, and works', async () => {
  const stdout = await run('createFirm', [
    ...['--name', 'Cabinet Martin', '--admin-firstname', 'Camille', '--admin-lastname', 'Martin'],
    ...['--admin-email', CAMILLE],
  ])
  const camille = await openPage()
  await choosePassword(camille, passwordLink(stdout) ?? '')
  await logIn(camille, CAMILLE, { to: '/company/utilisateurs', password: PASSWORD })

  await invite(camille, { first: 'Nora', last: 'Fabre', email: NORA })

  const nora = await openPage()
  await choosePassword(nora, await invitationTo(NORA))
  await logIn(nora, NORA, { password: PASSWORD })
  await nora.getByRole('heading', { level: 1, name: /Dossiers/ }).waitFor()

  // The firm asks for a second factor: its administrator sets one up, then Nora at her next request.
  await camille.goto('/company?tab=securite')
  const rules = camille.getByRole('region', { name: 'Connexion' })
  await rules.getByRole('switch', { name: 'Exiger un second facteur' }).click()
  await rules.getByRole('button', { name: 'Enregistrer' }).click()
  await camille.goto('/company/utilisateurs')
  // The keyboard begins on what is asked for, not on leaving.
  await camille.locator('button:focus', { hasText: 'Ajouter une application' }).waitFor()
  await setUpFactor(camille)
  await camille
    .getByRole('row', { name: /Nora Fabre/ })
    .getByText('Actif')
    .waitFor()

  await nora.goto('/mes-dossiers')
  const recovery = await setUpFactor(nora)
  await nora.getByRole('heading', { level: 1, name: /Dossiers/ }).waitFor()

  // From then on a password alone opens nothing.
  const elsewhere = await openPage()
  await elsewhere.goto('/login?redirectUrl=%2Fmon-compte%2Fsecond-facteur')
  await elsewhere.getByRole('textbox', { name: /e-mail/i }).fill(NORA)
  await elsewhere.locator('input[type=password]').fill(PASSWORD)
  await elsewhere.getByRole('button', { name: 'Se connecter' }).click()
  await typeCode(elsewhere, '000000', 'Continuer')
  await elsewhere
    .getByText(/Ce code n’est pas le bon/)
    .first()
    .waitFor()
  await elsewhere.getByRole('button', { name: 'Utiliser un code de secours' }).click()
  await elsewhere.getByRole('textbox', { name: /Code de secours/ }).fill(recovery)
  await elsewhere.getByRole('button', { name: 'Continuer' }).click()
  await elsewhere.getByRole('rowheader', { name: 'Application de codes' }).waitFor()

  // Nora lost it all: her administrator lets her in again, and she sets another one up.
  await camille.getByRole('button', { name: 'Actions sur Nora Fabre' }).click()
  await camille.getByRole('menuitem', { name: 'Retirer sa double authentification…' }).click()
  await camille.getByRole('dialog').getByRole('button', { name: 'Retirer', exact: true }).click()
  await camille.getByText(/Nora Fabre se connecte désormais avec son seul mot de passe/).waitFor()
  const back = await openPage()
  await logIn(back, NORA, { password: PASSWORD })
  await setUpFactor(back)
  await back.getByRole('heading', { level: 1, name: /Dossiers/ }).waitFor()
})

test('no account of a demo is shown on its login page', async () => {
  const visitor = await openPage()
  const answered = visitor.waitForResponse('**/v3/demo-accounts')
  await visitor.goto('/login')
  expect(await (await answered).json()).toEqual({ data: [] })
  await visitor.getByRole('button', { name: 'Se connecter' }).waitFor()
  await eventually(() => visitor.getByRole('heading', { name: 'Comptes de démonstration' }).count()).toBe(0)
})
