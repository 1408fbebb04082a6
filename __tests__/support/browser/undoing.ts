import type { Locator, Page } from 'playwright-core'

/** The keys act outside of text fields. */
export async function pressOutside(page: Page, keys: string): Promise<void> {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
  await page.keyboard.press(keys)
}

/** What the page says in passing. */
export const toastOf = (page: Page, text: RegExp): Locator => page.locator('.toast').filter({ hasText: text })
