import { accessibilityFaults } from '../../support/browser/accessibility'
import { DEMO_PASSWORD } from '../../support/browser/logIn'
import { journeySession } from '../../support/journeys/session'

const { emailOf, openPage } = journeySession()

test('who comes by a link logs in, is led to it, and leaves by the menu after a question', async () => {
  const page = await openPage()
  await page.goto('/mes-dossiers?statut=actes')
  await page.waitForURL(/\/login\?redirectUrl=/)
  await page.getByRole('textbox', { name: /e-mail/i }).fill(emailOf('c.aubrac'))
  expect(await accessibilityFaults(page)).toEqual([])
  await page.locator('input[type=password]').fill('autre chose')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').getByText('E-mail ou mot de passe incorrect.').waitFor()
  await page.locator('input[type=password]').fill(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === '/mes-dossiers' && url.search === '?statut=actes')

  await page.getByRole('link', { name: 'Tableau de bord' }).first().click()
  await page.getByRole('heading', { name: 'Bonjour Claire' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Déconnexion' }).click()
  await page
    .getByRole('dialog', { name: 'Êtes-vous sûr de vouloir vous déconnecter ?' })
    .getByRole('button', { name: 'Se déconnecter' })
    .click()
  await page.waitForURL('**/login')
  await page.goto('/mes-dossiers')
  await page.waitForURL(/\/login/)
})
