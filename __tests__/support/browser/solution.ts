import type { Locator, Page } from 'playwright-core'
import { fieldOf, regionOf } from './typing'

/** Opens the solution of a file of the demo firm, or of that of an address, and waits for the server’s result. */
export async function openSolution(page: Page, address?: string): Promise<void> {
  const ofTheDemo = page.getByRole('link', { name: /Marchetti/ }).first()
  const file = address ?? (await ofTheDemo.getAttribute('href'))?.replace(/\/synthesis$/, '') ?? ''
  await page.goto(`${file}/solution`)
  await settled(page)
}

/** Waits until the result that is shown answers what is on screen. */
export const settled = (page: Page): Promise<void> =>
  page.locator('.solution-results[aria-busy=false] .solution-result:not(.solution-outdated)').waitFor()

/** Opens a group of what is folded under « Plus », where it is folded. */
export async function openGroup(page: Page, label: string): Promise<void> {
  const heading = page.locator('.input-group').getByRole('button', { name: new RegExp(`^${label}`) })
  if ((await heading.getAttribute('aria-expanded')) === 'false') await heading.click()
}

/** The ways to look at a result. */
export const RESULT_TABS = [
  'Effort par année',
  'Tableau annuel',
  'Amortissement',
  'Fiscalité',
  'Sincérité',
  'Scénarios',
  'Hypothèses',
]

/** What explains a figure. */
export const explanation = (page: Page): Locator => page.getByRole('dialog', { name: /D’où vient ce montant/ })

/** Shows one way to look at the result, with everything that it folds and everything that it answers. */
export async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name, exact: true }).click()
  if (name === 'Effort par année') await page.getByRole('button', { name: 'Voir le tableau' }).click()
  if (name === 'Amortissement') await page.locator('.loan-year button[aria-expanded=false]').first().click()
  if (name === 'Scénarios') await compareScenarios(page)
  if (name === 'Hypothèses') await askOtherDay(page)
  await page.locator('.result-panel [data-figure]').first().waitFor()
}

/** Two variants that differ from the operation, and the answer that would give an effort. */
async function compareScenarios(page: Page): Promise<void> {
  for (const letter of ['B', 'C']) {
    const copy = page.getByRole('button', { name: `Dupliquer en ${letter}`, exact: true })
    const change = page.getByRole('button', { name: `Modifier ${letter}`, exact: true })
    // On a phone one is shown at a time.
    const card = page.locator('.scenario-cards .ant-segmented-item').filter({ hasText: letter })
    await copy.or(change).or(card).first().waitFor()
    if ((await change.isVisible()) || (await card.isVisible())) continue
    await copy.click()
    await change.click()
    await fieldOf(regionOf(page, `Modifier ${letter}`), 'Prix du bien').fill(letter === 'B' ? '150000' : '160000')
    await page.locator(`[data-figure="${letter}/difference.indicators.average_effort"]`).waitFor()
  }
  const search = regionOf(page, 'Objectif inverse')
  await search.getByRole('textbox').fill('250')
  await search.getByRole('button', { name: 'Chercher' }).click()
  await search.locator('[data-figure="found/average_effort"]').waitFor()
}

async function askOtherDay(page: Page): Promise<void> {
  await fieldOf(regionOf(page, 'Règles à une autre date'), 'Règles au').fill('15/06/2016')
  await page.locator('[data-figure="as_of/indicators.average_effort"]').waitFor()
}

/** Closes what explains a figure. */
export async function closeExplanation(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await explanation(page).waitFor({ state: 'hidden' })
}
