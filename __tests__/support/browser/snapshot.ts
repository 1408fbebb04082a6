import { text } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { accessibilityFaults } from './accessibility'
import { eventually } from './eventually'
import { logIn } from './logIn'
import { fieldOf, regionOf, saved, type } from './typing'

/** Opens the Marchetti file on a tab. */
async function openFile(page: Page, tab: string): Promise<void> {
  await page.getByRole('link', { name: /Marchetti/ }).click()
  await page.getByRole('link', { name: tab }).click()
}

/** Takes a snapshot from the menu of the client file, as a person does; answers what the file holds. */
async function takeSnapshot(page: Page): Promise<string> {
  await page.getByRole('button', { name: /^Actions sur / }).click()
  await page.getByRole('menuitem', { name: 'Instantané de support' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Télécharger' }).click()
  return text(await (await download).createReadStream())
}

/** Takes a snapshot of a file in which « 17230 » was just typed, and whose solution is calculated. */
export async function snapshotOfWork(page: Page, adviser: string): Promise<{ written: string; shown: string }> {
  await logIn(page, adviser)
  await openFile(page, 'Infos client & objectifs')
  await page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('link', { name: /^Patrimoine/ })
    .click()
  const heritage = regionOf(page, 'Patrimoine')
  await type(heritage, { Liquidités: '17230' })
  await saved(heritage)
  await page.getByRole('link', { name: 'Solution chiffrée' }).click()
  await page.locator('.solution-result:not(.solution-outdated)').waitFor()
  const written = await takeSnapshot(page)
  const shown = await page.getByRole('textbox', { name: 'Contenu de l’instantané' }).inputValue()
  return { written, shown }
}

/** The file of a snapshot, as a person chooses it. */
export const snapshotFile = (written: string): { name: string; mimeType: string; buffer: Buffer } => ({
  name: 'instantane.json',
  mimeType: 'application/json',
  buffer: Buffer.from(written),
})

/** Opens a snapshot as the support does, and goes through its screens and actions. */
export async function replay(page: Page, support: string, written: string): Promise<void> {
  await logIn(page, support)
  await page.goto('/support/instantane')
  await page.locator('input[type=file]').setInputFiles(snapshotFile(written))
  const screens = page.locator('.replay-screens')
  await screens.getByRole('heading', { level: 1, name: /^jeton-\d+/ }).waitFor()
  await page.getByText(/^Les .* chiffres comparés sont identiques\.$/).waitFor()
  await screens.getByRole('link', { name: 'Infos client & objectifs' }).click()
  // On a phone, the sections are those of an accordion.
  await screens
    .getByRole('link', { name: /^Patrimoine/ })
    .or(screens.getByRole('button', { name: /^Patrimoine/ }))
    .first()
    .click()
  const liquidity = fieldOf(screens, 'Liquidités')
  const typed = async () => (await liquidity.inputValue()).replace(/\s/g, '')
  await eventually(typed).toBe('17230')
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)

  await page
    .getByRole('list', { name: 'Actions' })
    .getByRole('button', { name: /autosave\/typed heritage liquidity/ })
    .click()
  await page
    .getByText('Patrimoine En attente')
    .or(page.getByRole('listitem').filter({ hasText: 'En attente' }))
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Action précédente' }).click()
  await page.getByText('Rien n’attendait d’être enregistré.').waitFor()
  await eventually(typed).not.toBe('17230')
}
