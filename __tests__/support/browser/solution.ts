import type { Page } from 'playwright-core'

/** Opens the solution of a file of the demo firm, and waits for the server’s result. */
export async function openSolution(page: Page): Promise<void> {
  const file = await page.getByRole('link', { name: /Marchetti/ }).first().getAttribute('href')
  await page.goto((file ?? '').replace(/\/synthesis$/, '/solution'))
  await settled(page)
}

/** Waits until the result that is shown answers what is on screen. */
export const settled = (page: Page): Promise<void> => page.locator('.solution-results[aria-busy=false] .solution-result:not(.solution-outdated)').waitFor()
