import { accessibilityFaults } from '../../../support/browser/accessibility'
import { mailTo } from '../../../support/browser/alertMail'
import { logIn } from '../../../support/browser/logIn'
import { fieldOf, type } from '../../../support/browser/typing'
import { journeySession } from '../../../support/journeys/session'

const { application, emailOf, openPage, takeErrors } = journeySession()

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }
const PASSWORD = 'Marais-salants-2026'
const EMAIL = 'goulven.kermorvan@courriel.example'

test('a couple is created; one of them is let in, chooses a password on a phone and corrects his address; the adviser sees it', async () => {
  const baseURL = `http://scpi.localhost:${new URL(application().url).port}`
  const page = await openPage({ baseURL })
  await logIn(page, emailOf('cif'), { to: '/clients' })
  await page.getByRole('button', { name: 'Nouveau client' }).click()
  const main = page.locator('main')
  await fieldOf(main, 'Prénom').waitFor()
  await type(main, { Prénom: 'Goulven', 'Nom d’usage': 'Kermorvan', 'Adresse e-mail': EMAIL })
  await page.getByRole('button', { name: 'Continuer' }).click()
  await page.getByRole('heading', { name: 'Situation familiale' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Continuer' }).click()
  await page.getByText('Une nouvelle fiche').click()
  await type(main, {
    Prénom: 'Enora',
    'Nom d’usage': 'Kermorvan',
    'Adresse e-mail': 'enora.kermorvan@courriel.example',
  })
  await page.getByRole('button', { name: 'Créer et lier les deux fiches' }).click()
  await page.getByRole('heading', { name: 'Goulven Kermorvan' }).waitFor()
  await page.getByRole('link', { name: 'Enora Kermorvan' }).first().waitFor()
  const file = new URL(page.url()).pathname

  await page.getByRole('button', { name: 'Inviter à l’espace client' }).click()
  const { text = '' } = await mailTo(application(), EMAIL)
  const link = /https?:\/\/\S+\/espace-client\/mot-de-passe\/\S+/.exec(text)?.[0] ?? ''
  const { pathname, search } = new URL(link)

  const phone = await openPage({ baseURL, ...PHONE })
  await phone.goto(`${pathname}${search}`)
  await phone.locator('input[type=password]').first().fill(PASSWORD)
  await phone.locator('input[type=password]').last().fill(PASSWORD)
  await phone.getByRole('button', { name: 'Choisir ce mot de passe' }).click()
  await phone.getByText('Votre mot de passe est choisi. Connectez-vous.').waitFor()
  await phone.getByRole('textbox', { name: /e-mail/i }).fill(EMAIL)
  await phone.locator('input[type=password]').fill(PASSWORD)
  await phone.getByRole('button', { name: 'Se connecter' }).click()
  await phone.getByRole('heading', { name: 'Bonjour Goulven' }).waitFor()
  expect(await accessibilityFaults(phone)).toEqual([])
  await phone.getByRole('link', { name: 'Mes informations' }).first().click()
  await phone.getByLabel('Adresse', { exact: true }).fill('4 quai des Salorges')
  await phone.keyboard.press('Tab')
  await phone.getByText('Enregistré', { exact: false }).first().waitFor()
  expect(await accessibilityFaults(phone)).toEqual([])

  await page.goto(`${file}/identite`)
  await expect(page.getByLabel('Adresse', { exact: true }).inputValue()).resolves.toBe('4 quai des Salorges')
  await page.getByRole('link', { name: 'Historique' }).click()
  await page.getByText('Goulven Kermorvan').last().waitFor()
  expect(takeErrors()).toEqual([])
})
