import type { Locator, Page } from 'playwright-core'

// What an adviser does on the screens of sales: a sheet for each of them, with what may be done.

/** The file that is sold to. */
const FILE = 'Boucher – meublé Toulon'

/** The sheet of a sale, and the form in it. */
export const sheet = (page: Page): Locator => page.getByRole('dialog').last()
export const form = (page: Page): Locator => sheet(page).locator('.lifecycle-form')
export const addressOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}
export const state = (page: Page, label: string): Promise<void> =>
  sheet(page).locator('.sale-state').getByText(label, { exact: true }).waitFor()
export const fact = (page: Page, label: string, value: string): Promise<void> =>
  sheet(page)
    .getByRole('row', { name: `${label} ${value}`, exact: true })
    .waitFor()

/** Begins an action. */
export async function ask(page: Page, action: string): Promise<void> {
  await sheet(page).locator('.lifecycle-actions').getByRole('button', { name: action, exact: true }).click()
}

/** Does what asks for nothing, and waits until the sheet says what comes after. */
export async function act(page: Page, action: string): Promise<void> {
  // What a count forbids stays in its place, disabled.
  const possible = { name: action, exact: true, disabled: false } as const
  const button = sheet(page).locator('.lifecycle-actions').getByRole('button', possible)
  await button.click()
  await button.waitFor({ state: 'detached' })
}

/** Chooses in a list of the sheet. */
export async function choose(page: Page, label: string, option: string | RegExp): Promise<void> {
  await sheet(page).getByRole('combobox', { name: label }).click()
  const options = page.locator('.ant-select-item-option').filter({ visible: true })
  await options.filter({ hasText: option }).first().click()
  // The list goes before another one opens.
  await options.first().waitFor({ state: 'hidden' })
}

/** What says why an action is not offered. */
export async function reasonOf(page: Page, action: string, reason: RegExp): Promise<void> {
  const refused = sheet(page).locator('.lifecycle-refused')
  await refused.locator('summary').click()
  await refused.getByRole('listitem').filter({ hasText: action }).filter({ hasText: reason }).waitFor()
}

/** Tells a promoter of a client. */
export async function declare(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Dénoncer un client' }).first().click()
  await choose(page, 'Dossier client', FILE)
  await sheet(page).getByRole('checkbox', { name: 'Maisons Lumen' }).check()
  await sheet(page).getByRole('button', { name: 'Envoyer au promoteur' }).click()
  await sheet(page).getByText('Sans l’accord du client, rien ne peut être transmis.').waitFor()
  await sheet(page)
    .getByRole('checkbox', { name: /^Le client accepte/ })
    .check()
  await sheet(page).getByRole('button', { name: 'Envoyer au promoteur' }).click()
  await sheet(page).getByRole('button', { name: 'Ouvrir la dénonciation à Maisons Lumen' }).click()
  await state(page, 'Envoyée')
}

/** Holds a lot of the first programme for the client. */
export async function takeOption(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Poser une option' }).first().click()
  await choose(page, 'Dossier client', FILE)
  await choose(page, 'Programme', /./)
  await choose(page, 'Lot', /€$/)
  await sheet(page).getByRole('button', { name: 'Poser l’option' }).dblclick()
}
