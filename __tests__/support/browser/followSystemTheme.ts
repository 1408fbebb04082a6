import type { Page } from 'playwright-core'
import { STORED_UNDER } from '#client/session/device'

/** Chooses the theme of the system, and waits until the device has kept the choice for the next page. */
export async function followSystemTheme(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Réglages' }).click()
  await page.getByRole('dialog').getByText('Automatique', { exact: true }).click()
  await page.keyboard.press('Escape')
  await page.waitForFunction(
    (key) => (localStorage.getItem(key) ?? '').includes('\\"theme\\":\\"auto\\"'),
    STORED_UNDER,
  )
}
