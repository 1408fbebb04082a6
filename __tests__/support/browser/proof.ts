import type { Page } from 'playwright-core'
import type { Application } from './application'
import { change } from './database'
import { DEMO_PASSWORD } from './logIn'

/** What asks for a proof of who one is asks for one now, as some minutes after a login. */
export const forgetProofs = (application: Application): Promise<void> =>
  change(application, "UPDATE sessions SET confirmed_at = confirmed_at - interval '1 hour'", [])

/** Gives the password over whatever was asked for. */
export async function prove(page: Page): Promise<void> {
  const proof = page.getByRole('dialog', { name: 'Confirmez que c’est bien vous' })
  await proof.locator('input[type=password]').fill(DEMO_PASSWORD)
  await proof.getByRole('button', { name: 'Confirmer' }).click()
}
