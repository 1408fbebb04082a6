import type { Page } from 'playwright-core'
import { accessibilityFaults } from '../../support/browser/accessibility'
import {
  ANYWHERE,
  column,
  decisionsOnServer,
  firstUndecided,
  names,
  openLots,
  preview,
} from '../../support/browser/lots'
import { journeySession } from '../../support/journeys/session'

const { emailOf, openPage, takeErrors } = journeySession()

/** Keeps the first lot that nothing is decided of; the server then holds one more that is kept. */
async function keep(page: Page, address: string): Promise<void> {
  const keptOnServer = async () => (await decisionsOnServer(page, address)).filter(({ status }) => status === 'kept')
  const former = await keptOnServer()
  await names(page)
    .nth(await firstUndecided(page))
    .click()
  const written = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/property-proposals'),
  )
  await preview(page).getByRole('button', { name: 'Retenir', exact: true }).click()
  await preview(page).getByRole('button', { name: 'Marquer envoyé au client', exact: true }).waitFor()
  expect((await written).ok()).toBe(true)
  expect(await keptOnServer()).toHaveLength(former.length + 1)
}

test('lots stand in the order asked for, one is kept, and another opens with the figures that it had', async () => {
  const page = await openPage()
  const address = await openLots(page, emailOf('c.aubrac'), ANYWHERE)
  const efforts = await column(page, 'Effort moyen')
  expect(efforts.length).toBeGreaterThan(10)
  expect(efforts).toEqual([...efforts].sort((one, other) => one - other))
  const cheapest = await names(page).first().innerText()
  await page.getByRole('combobox', { name: /^Classer par/ }).click()
  await page.getByRole('option', { name: 'gain net le plus haut', exact: true }).click()
  await page.waitForURL(/classement=gain/)
  await names(page).first().filter({ hasNotText: cheapest }).waitFor()
  const gains = await column(page, 'Gain net')
  expect(gains).toEqual([...gains].sort((one, other) => other - one))

  expect(await accessibilityFaults(page)).toEqual([])
  await keep(page, address)

  await names(page).first().click()
  const promised = await preview(page).locator('.key-figure-lead .key-figure-value').innerText()
  await preview(page).getByRole('button', { name: 'Ouvrir la solution avec ce lot', exact: true }).click()
  const drawer = page.getByRole('dialog', { name: 'Ouvrir la solution avec ce lot', exact: true })
  await drawer.getByText('Prix du bien').waitFor()
  await drawer.getByRole('button', { name: 'Remplacer et ouvrir', exact: true }).click()
  await page.waitForURL(/\/solution$/)
  await page
    .locator('.solution-result:not(.solution-outdated) .key-figure-lead .amount', {
      hasText: promised.replace('\u2212', ''),
    })
    .waitFor()
  await page.getByRole('button', { name: 'Annuler', exact: true }).click()
  expect(takeErrors()).toEqual([])
})
