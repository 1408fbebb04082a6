import type { Page } from 'playwright-core'

/** The password of every demo account. */
export const DEMO_PASSWORD = 'Demo-2026!'

/** Logs in through the login page, and waits for the screen that is asked for: the client files, unless told otherwise. */
export async function logIn(
  page: Page,
  email: string,
  { to = '/mes-dossiers', password = DEMO_PASSWORD } = {},
): Promise<void> {
  await page.goto(`/login?redirectUrl=${encodeURIComponent(to)}`)
  await page.getByRole('textbox', { name: /e-mail/i }).fill(email)
  await page.locator('input[type=password]').fill(password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  // The address changes first; the login page stays until the screen that was asked for has come.
  const refusal = page.getByRole('alert').first()
  await Promise.race([
    page.waitForURL((url) => url.pathname !== '/login'),
    refusal.waitFor().then(async () => {
      throw new Error(`${email} is not let in: ${await refusal.innerText()}`)
    }),
  ])
  await page.getByRole('button', { name: 'Se connecter' }).waitFor({ state: 'detached' })
}
