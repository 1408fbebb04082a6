import type { CDPSession, Page } from 'playwright-core'
import { change } from '../support/browser/database'
import { DEMO_PASSWORD, logIn } from '../support/browser/logIn'
import { browserSession } from '../support/browser/session'

const CLAIRE = 'c.aubrac@ormeval.example'
const FACTORS = '/mon-compte/second-facteur'

const { openPage, application } = browserSession()

/** A telephone that keeps passkeys, and whose owner always agrees. */
async function authenticatorOf(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
  return { cdp, authenticatorId }
}

async function makePasskey(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Ajouter un second facteur' }).click()
  await page.getByRole('button', { name: 'Ajouter une clé d’accès' }).click()
  await page.getByRole('textbox', { name: 'Nom' }).fill(name)
  await page.getByLabel('Se connecter avec elle sans mot de passe').check()
  await page.getByRole('button', { name: 'Créer la clé' }).click()
}

/** The login page, for a browser that forgot its session. */
async function leave(page: Page): Promise<void> {
  await page.context().clearCookies()
  await page.goto(`/login?redirectUrl=${encodeURIComponent(FACTORS)}`)
}

test('a passkey is made, is the second factor, opens the account alone, proves who one is, and is removed', async () => {
  // Passkeys are of a name, never of a number.
  const page = await openPage({ baseURL: application().url.replace('127.0.0.1', 'localhost') })
  const { cdp, authenticatorId } = await authenticatorOf(page)
  await logIn(page, CLAIRE, { to: FACTORS })
  await makePasskey(page, 'Mon téléphone')
  await page.getByRole('button', { name: 'J’ai gardé mes codes' }).click()
  const row = page.getByRole('row', { name: /Mon téléphone/ })
  await row.getByText('Clé d’accès, sans mot de passe').waitFor()

  // The same telephone has one for this account already.
  await makePasskey(page, 'Le même')
  await page.getByText('Cette clé est déjà celle de votre compte.').waitFor()

  await leave(page)
  await page.getByRole('textbox', { name: /e-mail/i }).fill(CLAIRE)
  await page.locator('input[type=password]').fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await page.getByText('Confirmez avec votre clé d’accès').waitFor()
  await page.getByRole('button', { name: 'Utiliser une clé d’accès' }).click()
  await row.waitFor()

  await leave(page)
  await page.getByRole('button', { name: 'Utiliser une clé d’accès' }).click()
  await row.waitFor()

  // The proof of the login is too old.
  await change(application(), "UPDATE sessions SET confirmed_at = confirmed_at - interval '1 hour'", [])
  await row.getByRole('button', { name: /Retirer/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Retirer' }).click()
  const proof = page.getByRole('dialog', { name: 'Confirmez que c’est bien vous' })
  await proof.getByRole('button', { name: 'Utiliser une clé d’accès' }).click()
  await page.getByText('Aucun second facteur').waitFor()

  // The telephone still has it, the account no more; then the telephone has none either.
  await leave(page)
  const use = page.getByRole('button', { name: 'Utiliser une clé d’accès' })
  await use.click()
  await page.getByText('Cette clé d’accès n’ouvre aucun compte ici').waitFor()
  await cdp.send('WebAuthn.clearCredentials', { authenticatorId })
  await use.click()
  await page.getByText('La demande a été annulée, ou a trop duré. Recommencez.').waitFor()
})
