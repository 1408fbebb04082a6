import { accessibilityFaults } from '../../support/browser/accessibility'
import { logIn } from '../../support/browser/logIn'
import { journeySession } from '../../support/journeys/session'

const { emailOf, openPage, takeErrors } = journeySession()

test('a lead is called, qualified and becomes a client file with what it says', async () => {
  const page = await openPage()
  await logIn(page, emailOf('c.aubrac'), { to: '/mes-leads?etat=assigned' })
  await page.locator('.lead-link').first().waitFor()
  const name = await page.locator('.lead-link').first().innerText()
  await page.locator('.lead-link').first().focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('article', { name: `Fiche de ${name}` })
  await sheet.getByRole('button', { name: 'Consigner un appel' }).click()
  await sheet.getByRole('button', { name: 'Nous nous sommes parlé' }).click()
  await sheet.getByText('Appel', { exact: true }).first().waitFor()
  await sheet.getByRole('button', { name: 'Qualifier' }).waitFor()
  await page.keyboard.press('q')
  await sheet.getByText('Qualifié', { exact: true }).waitFor()
  await page.keyboard.press('c')
  const drawer = page.getByRole('dialog', { name: 'Créer le dossier' })
  await drawer.getByText(/Le dossier reprend l’identité/).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await drawer.getByRole('button', { name: 'Créer et ouvrir' }).click()
  await page.waitForURL(/\/mes-dossiers\/[0-9a-f-]{36}\/informations/)
  await page.goto('/mes-leads?etat=converted')
  await page.getByRole('link', { name }).waitFor()
  expect(takeErrors()).toEqual([])
})
