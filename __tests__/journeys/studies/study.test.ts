import { accessibilityFaults } from '../../support/browser/accessibility'
import { mailTo } from '../../support/browser/alertMail'
import { logIn } from '../../support/browser/logIn'
import { journeySession } from '../../support/journeys/session'

const { application, emailOf, openPage, takeErrors } = journeySession()

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }
const FILE = 'Haddad – meublé longue durée Toulouse'
const READER = 'lectrice.haddad@courriel.example'
const QUESTION = 'Cet effort compte-t-il la taxe foncière ?'

test('a study is composed and sent; the client reads it on a phone, moves a slider and asks; the adviser sees it', async () => {
  const adviser = await openPage()
  await logIn(adviser, emailOf('c.aubrac'), { to: '/mes-dossiers' })
  await adviser.getByRole('link', { name: FILE }).first().click()
  await adviser.waitForURL(/\/mes-dossiers\/[0-9a-f-]{36}/)
  const file = /\/mes-dossiers\/[0-9a-f-]{36}/.exec(adviser.url())?.[0] ?? ''
  await adviser.goto(`${file}/rapports`)
  await adviser.getByRole('button', { name: 'Préparer une étude' }).first().click()
  const composer = adviser.getByRole('dialog')
  const next = composer.getByRole('button', { name: 'Étape suivante' })
  await next.click()
  await next.click()
  await composer
    .getByRole('textbox', { name: /^E-mail/ })
    .first()
    .fill(READER)
  await composer.getByRole('checkbox', { name: /^Apport/ }).check()
  await next.click()
  expect(await accessibilityFaults(adviser)).toEqual([])
  await composer.getByRole('button', { name: 'Générer', exact: true }).click()
  await composer.getByText(READER).waitFor()
  await composer.getByRole('button', { name: 'Envoyer', exact: true }).click()

  const { text = '' } = await mailTo(application(), READER)
  const link = /\/etude-immobiliere\/[0-9a-f-]{36}/.exec(text)?.[0] ?? ''
  const phone = await openPage(PHONE)
  await phone.goto(link)
  await phone.getByRole('heading', { level: 1 }).first().waitFor()
  expect(await accessibilityFaults(phone)).toEqual([])
  await phone.goto(`${link}#effort`)
  await phone.getByRole('heading', { name: 'L’effort dans le temps' }).waitFor()
  const slider = phone.getByRole('slider', { name: 'Apport' })
  await slider.focus()
  await slider.press('Home')
  await phone.getByRole('button', { name: 'Revenir à la proposition' }).waitFor()
  await phone.getByText(/avec vos réglages/).waitFor()
  await phone.getByRole('button', { name: 'Question', exact: true }).click()
  await phone.getByRole('textbox', { name: /^Votre question/ }).fill(QUESTION)
  await phone.getByRole('button', { name: 'Envoyer la question' }).click()
  await phone.getByText(/^Votre question est partie/).waitFor()

  await adviser.goto(`${file}/rapports`)
  await adviser.getByText('Consultée').first().waitFor()
  await adviser.getByRole('main').locator('.study-link').first().click()
  await adviser.getByText(QUESTION).waitFor()
  expect(takeErrors()).toEqual([])
})
