import type { Page } from 'playwright-core'
import { entriesOf, isListOf, isObject } from '#contract/json'
import { accessibilityFaults } from '../../../support/browser/accessibility'
import { mailTo } from '../../../support/browser/alertMail'
import { logIn } from '../../../support/browser/logIn'
import { fieldOf, regionOf, saved, type } from '../../../support/browser/typing'
import { journeySession } from '../../../support/journeys/session'
import { personaNamed } from '../../../support/scpi/personas'
import { httpBrowser } from '../../../support/server/httpBrowser'

const { application, emailOf, openPage, takeErrors } = journeySession()

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }
const PASSWORD = 'Marais-salants-2026'
const PROFILE = '/espace-client/mon-profil'

/** Answers what the page asks: the second answer of a few, the first of what is chosen among several. @returns whether it is a choice */
async function answer(phone: Page): Promise<boolean> {
  const main = phone.locator('main')
  const [read, add] = [
    main.getByRole('button', { name: 'J’ai lu ces définitions' }),
    main.getByRole('button', { name: /^Ajouter/ }),
  ]
  const [radios, boxes] = [main.getByRole('radio'), main.getByRole('checkbox')]
  if (await read.isVisible()) await read.click()
  else if ((await radios.count()) > 0) await radios.nth(1).check({ force: true })
  else if ((await add.count()) > 0) await add.first().click()
  else if ((await boxes.count()) > 0) await boxes.first().check({ force: true })
  else return false
  return true
}

/** Answers every choice of a chapter that the phone is at the beginning of, and passes the rest; `between` runs before the third question. */
async function answerChapter(phone: Page, between: () => Promise<void> = () => Promise.resolve()): Promise<void> {
  const progress = phone.getByText(/^Question \d+ sur \d+$/)
  await progress.waitFor()
  for (let isLast = false, asked = 0; !isLast; asked += 1) {
    if (asked === 2) await between()
    const isGiven = await answer(phone)
    const [, rank, count] = /(\d+) sur (\d+)/.exec((await progress.textContent()) ?? '') ?? []
    isLast = rank === count
    await phone.getByRole('button', { name: isGiven ? 'Continuer' : 'Passer' }).click()
    if (!isLast) await phone.getByText(`Question ${String(Number(rank) + 1)} sur`).waitFor()
  }
}

/** Types the answers of somebody as an adviser does, on another device: all that the scores ask. @param clientId whose they are */
async function answerElsewhere(clientId: string): Promise<void> {
  const device = httpBrowser()
  const { url } = application()
  await device.logIn(url, emailOf('cif'), 'Demo-2026!')
  const write = async (path: string, body: object) => {
    const answered = await device.call(url, 'PUT', `/scpi/v1/${path}`, body)
    if (answered.status !== 200) throw new Error(`${path}: ${answered.status} ${JSON.stringify(answered.body)}`)
  }
  const account = `pp-accounts/${await idIn(device, `client/${clientId}/pp-account`)}`
  const mass = `pp-entities/${await idIn(device, `${account}/pp-entities`)}`
  const { quiz, objective, entity, financial_situation, professional_situation } = personaNamed('P01')
  await write(`${account}/financial-situation`, financial_situation)
  await write(`${account}/professional-situation`, professional_situation)
  await write(`${account}/objective`, objective)
  await write(`${account}/quiz`, quiz)
  await write(`${account}/quiz`, { action: 'submit' })
  await write(`${mass}/income`, entity.income)
  await write(`${mass}/charge`, entity.charge)
  await write(`${mass}/financial-asset`, entity.financial_asset)
}

/** The id of what an address answers, or of the first in a list. */
async function idIn(device: ReturnType<typeof httpBrowser>, path: string): Promise<string> {
  const { body } = await device.call(application().url, 'GET', `/scpi/v1/${path}`)
  const { data } = entriesOf(body)
  return String(entriesOf(isListOf(data, isObject) ? data[0] : data)['id'])
}

/** Waits until none of the five scores waits for an answer. */
async function hasFiveScores(page: Page): Promise<void> {
  const scores = regionOf(page, 'Les cinq scores')
  await scores.locator('.scpi-score-header').nth(4).waitFor()
  await scores.getByText('À compléter').first().waitFor({ state: 'detached' })
  await expect(scores.getByText('À compléter').count()).resolves.toBe(0)
}

test('of a couple, the adviser types the budget, the work and what both own, the client answers the rest on a phone that loses its network: five scores each', async () => {
  const baseURL = `http://scpi.localhost:${new URL(application().url).port}`
  const page = await openPage({ baseURL })
  await logIn(page, emailOf('cif'), { to: '/clients' })
  await page.getByRole('link', { name: 'Mathis Corvalier', exact: true }).click()
  await page.getByRole('heading', { name: 'Mathis Corvalier' }).waitFor()
  const mailbox = page.locator('main').getByRole('link', { name: /@/ }).first()
  const email = (await mailbox.textContent()) ?? ''
  await page.getByRole('button', { name: 'Inviter à l’espace client' }).click()
  await page.getByRole('link', { name: 'Patrimoine et budget' }).click()
  const income = regionOf(page, 'Revenus')
  await income.getByText('Salaires et traitements').click()
  await type(income, { 'Salaires et pensions nets': '4 000' })
  const charges = regionOf(page, 'Charges')
  await type(charges, { Loyer: '900', 'Charges courantes': '1 300' })
  await page.getByText('45,00\u202f%').first().waitFor()
  await saved(charges)
  expect(await accessibilityFaults(page)).toEqual([])
  const file = new URL(page.url()).pathname.replace(/\/patrimoine.*/, '')
  await page.getByRole('link', { name: 'Professionnel' }).click()
  const work = regionOf(page, 'Situation professionnelle')
  await work.getByRole('combobox', { name: /Statut professionnel/ }).click()
  await page.getByRole('option', { name: /CDI \(période d’essai terminée\)/ }).click()
  await saved(work)

  const phone = await openPage({ baseURL, ...PHONE })
  const { text = '' } = await mailTo(application(), email)
  const { pathname, search } = new URL(/https?:\/\/\S+\/mot-de-passe\/\S+/.exec(text)?.[0] ?? '')
  await phone.goto(`${pathname}${search}`)
  await phone.locator('input[type=password]').first().fill(PASSWORD)
  await phone.locator('input[type=password]').last().fill(PASSWORD)
  await phone.getByRole('button', { name: 'Choisir ce mot de passe' }).click()
  await phone.getByText('Votre mot de passe est choisi. Connectez-vous.').waitFor()
  await phone.getByRole('textbox', { name: /e-mail/i }).fill(email)
  await phone.locator('input[type=password]').fill(PASSWORD)
  await phone.getByRole('button', { name: 'Se connecter' }).click()
  await phone.getByRole('heading', { name: 'Bonjour Mathis' }).waitFor()
  const open = async (title: string) => {
    await phone.goto(PROFILE)
    await phone.getByRole('link', { name: `Commencer\u00a0: ${title}`, exact: true }).click()
  }
  await open('Ma tolérance au risque')
  await answerChapter(phone, async () => {
    await phone.context().setOffline(true)
    await answer(phone)
    await phone.getByText('Gardé sur cet appareil', { exact: true }).waitFor()
    await phone.context().setOffline(false)
    await phone.getByText('Réponses enregistrées, vous pouvez revenir plus tard').waitFor()
  })
  expect(await accessibilityFaults(phone)).toEqual([])
  await open('Mes objectifs')
  await phone.getByRole('link', { name: 'Commencer' }).click()
  await answerChapter(phone)
  for (const title of ['Mon expérience', 'Mes préférences de durabilité', 'Mes connaissances']) {
    await open(title)
    await answerChapter(phone)
  }
  await open('Mes connaissances SCPI')
  await answerChapter(phone)
  await phone.getByRole('button', { name: 'Remettre mes réponses' }).click()
  await phone.getByRole('heading', { name: 'La correction' }).waitFor()
  expect(await accessibilityFaults(phone)).toEqual([])

  await page.goto(file)
  await hasFiveScores(page)

  await page.getByRole('link', { name: 'Patrimoine et budget' }).click()
  await page.getByText('Biens communs', { exact: true }).click()
  const shared = regionOf(page, 'Actifs non financiers')
  await type(shared, { 'Résidence principale': '300 000' })
  await saved(shared)
  // Half of it is his.
  await page.getByText(/^150\s000\s€$/).waitFor()
  await page.getByRole('link', { name: 'Synthèse' }).click()
  await regionOf(page, 'Foyer').getByRole('link', { name: 'Apolline Corvalier' }).click()
  await page.getByRole('heading', { name: 'Apolline Corvalier' }).waitFor()
  const hers = new URL(page.url()).pathname.split('/')[2] ?? ''
  await answerElsewhere(hers)
  await page.reload()
  await hasFiveScores(page)
  await page.getByRole('link', { name: 'Patrimoine et budget' }).click()
  await page.getByText('Biens communs', { exact: true }).click()
  await expect(fieldOf(regionOf(page, 'Actifs non financiers'), 'Résidence principale').inputValue()).resolves.toMatch(
    /^300\s000$/,
  )
  expect(takeErrors()).toEqual([])
})
