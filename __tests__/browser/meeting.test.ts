import type { Page } from 'playwright-core'
import { accessibilityFaults } from '../support/browser/accessibility'
import { heldByServer } from '../support/browser/clientFile'
import { eventually } from '../support/browser/eventually'
import { logIn } from '../support/browser/logIn'
import {
  beginMeeting,
  endMeeting,
  fillOperation,
  fillSection,
  keepFirstLot,
  leadBecomesFile,
  leaveNote,
  openTab,
  openView,
  readSincerity,
  recordedAnswers,
  reportCapacity,
  varyScenario,
} from '../support/browser/meeting'
import { browserSession } from '../support/browser/session'
import { settled } from '../support/browser/solution'

const ADVISER = 'c.aubrac@ormeval.example'

/** What the household says at the meeting. */
const income = {
  fields: { 'Revenu net mensuel du client': '6900', 'Autres revenus nets': '150' },
  held: { net_monthly_income: 6_900, net_other_income: 150 },
}
const heritage = {
  fields: { Liquidités: '42000', 'Placements financiers': '15500' },
  held: { liquidity: 42_000, security_and_bond: 15_500 },
}
const objective = { fields: { 'Effort d’épargne souhaité': '350' }, held: { monthly_saving_desired: 350 } }
/** What is bought, and how it is paid for: typed before the network goes, while it is gone, and after ten minutes. */
const purchase = { fields: { 'Surface habitable': '42' }, held: { surface: 42 } }
const contribution = { fields: { 'Apport personnel': '18000' }, held: { contribution: 18_000 } }
const loan = { fields: { 'Durée du prêt': '22' }, held: { loan_duration: 22 } }
const variant = { fields: { 'Apport personnel': '30000' }, held: { contribution: 30_000 } }

const sizes = [
  ['wide', { width: 1440, height: 900 }],
  ['on a phone', { width: 390, height: 844 }],
] as const

/** What the browser writes for each request that has no network. */
const WITHOUT_NETWORK = 'net::ERR_INTERNET_DISCONNECTED'

const NOTE = 'Pense à négocier le prix sans le dire.'
/** What stands on a file for its adviser alone. */
const INTERNAL = [
  'Notes internes',
  'Activité',
  'Historique',
  'Mes dossiers',
  'Rechercher',
  'Déconnexion',
  'Instantané',
  'Consultations',
  'Commission',
  'Menu principal',
]

/** Opens a file of the adviser whose operation is complete; answers its id. */
async function openMarchetti(page: Page): Promise<string> {
  await logIn(page, ADVISER)
  await page
    .getByRole('link', { name: /Marchetti/ })
    .first()
    .click()
  await page.waitForURL(/\/mes-dossiers\/[0-9a-f-]{36}\/synthesis/)
  return page.url().split('/')[4] ?? ''
}

/** The views of a meeting, and a heading of each. */
const VIEWS = [
  ['Votre situation', 'Votre foyer'],
  ['Votre projet', /^Il vous resterait/],
  ['Vos biens', 'Vos biens retenus'],
] as const

/** Which of these words are somewhere in the page, to be seen or not. */
async function wordsOn(page: Page, words: readonly string[]): Promise<string[]> {
  const html = await page.content()
  return words.filter((word) => html.includes(word))
}

/** The application is on the device, as after any first visit: it opens without network. */
const keptOnDevice = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null)

describe('a meeting with a client', () => {
  const { openPage, takeErrors } = browserSession()
  beforeEach(() => {
    takeErrors()
  })

  test.each(sizes)(
    'from the lead to the synthesis, ten minutes of it without network, is all on the server: %s',
    async (_size, viewport) => {
      const page = await openPage({ viewport, serviceWorkers: 'allow', reducedMotion: 'reduce' })
      await page.clock.install()
      await logIn(page, ADVISER)
      await keptOnDevice(page)
      const id = await leadBecomesFile(page, 'qualified')
      await fillSection(page, 'Revenus', income)
      const budget = await reportCapacity(page, 'LMNP amortissement')
      await fillOperation(page, purchase)
      await settled(page)

      await page.context().setOffline(true)
      await page
        .getByText(/^Hors connexion/)
        .first()
        .waitFor()
      await fillOperation(page, contribution)
      await openTab(page, 'Infos client & objectifs')
      await fillSection(page, 'Patrimoine', heritage)
      await page.clock.fastForward('10:00')
      await fillSection(page, 'Objectifs', objective)
      await openTab(page, 'Solution chiffrée')
      await fillOperation(page, loan)
      await page.getByText('Calculé sur cet appareil').waitFor()
      await settled(page)
      await eventually(() => readSincerity(page)).toBe(10)
      await varyScenario(page, variant)
      await page.context().setOffline(false)

      const lot = await keepFirstLot(page)
      await beginMeeting(page)
      await openView(page, 'Vos biens')
      await page
        .getByRole('region', { name: 'Vos biens retenus' })
        .getByText(lot.split(', ')[0] ?? '')
        .waitFor()
      await eventually(() => accessibilityFaults(page)).toEqual([])
      await endMeeting(page)

      const held = (path: string) => heldByServer(page, `/mes-dossiers/${id}`, path)
      expect(await held('income')).toMatchObject(income.held)
      expect(await held('heritage')).toMatchObject(heritage.held)
      expect(await held('objective')).toMatchObject(objective.held)
      expect(await held('simulation')).toMatchObject({
        project: 'lmnp_amortissement',
        investment_price: budget,
        ...purchase.held,
        ...contribution.held,
        ...loan.held,
      })
      expect(await held('scenarios')).toMatchObject({
        investment_price: budget,
        ...purchase.held,
        ...loan.held,
        ...variant.held,
      })
      expect(await held('property-proposals')).toMatchObject({ status: 'kept' })
      expect(takeErrors().filter((error) => !error.includes(WITHOUT_NETWORK))).toEqual([])
    },
  )

  test('nothing internal and no form is on the page, asked for or answered', async () => {
    const page = await openPage({ reducedMotion: 'reduce' })
    const id = await openMarchetti(page)
    await leaveNote(page, id, NOTE)
    const [program = '', reference = ''] = (await keepFirstLot(page)).split(', ')

    const { asked, answered } = recordedAnswers(page)
    await beginMeeting(page)
    for (const [view, heading] of VIEWS) {
      await openView(page, view)
      await page.getByRole('heading', { name: heading }).waitFor()
      expect([view, await wordsOn(page, [...INTERNAL, NOTE, `, ${reference}`])]).toEqual([view, []])
      expect([view, await page.locator('input, select, textarea, [role=combobox]').count()]).toEqual([view, 0])
      expect([view, await accessibilityFaults(page)]).toEqual([view, []])
    }
    await page.getByText(program).first().waitFor()
    await page.keyboard.press('Control+k')
    await eventually(() => page.getByRole('dialog').count()).toBe(0)
    const bodies = (await Promise.all(answered)).join('\n')
    expect([`"${reference}"`, '•••', 'commission"', NOTE].filter((words) => bodies.includes(words))).toEqual([])
    expect(asked.filter((line) => /notes|history|readings|\/client-files(\?|$)|client-leads/.test(line))).toEqual([])
    expect(takeErrors()).toEqual([])
  })

  test('nothing but the file opens, a chosen password ends the meeting, and the history tells it', async () => {
    const page = await openPage({ reducedMotion: 'reduce' })
    const id = await openMarchetti(page)
    await page.getByRole('button', { name: 'Réglages' }).click()
    await page.getByLabel('Mot de passe de sortie du mode rendez-vous').fill('Glycine-17')
    await page.getByRole('button', { name: 'Choisir ce mot de passe' }).click()
    await page.getByText('Un mot de passe est demandé').waitFor()
    await page.keyboard.press('Escape')
    await beginMeeting(page)
    await openView(page, 'Votre projet')
    await page.locator('.meeting-figure').waitFor()
    await page.goto('/mes-dossiers')
    await page.waitForURL(new RegExp(`/mes-dossiers/${id}/synthesis`))

    await page.getByRole('button', { name: 'Quitter le mode rendez-vous' }).click()
    const dialog = page.getByRole('dialog', { name: 'Quitter le mode rendez-vous' })
    await dialog.getByLabel('Mot de passe de sortie').fill('autre')
    await dialog.getByRole('button', { name: 'Quitter' }).click()
    await dialog.getByText('Ce n’est pas ce mot de passe').waitFor()
    await dialog.getByLabel('Mot de passe de sortie').fill('Glycine-17')
    await dialog.getByRole('button', { name: 'Quitter' }).click()
    await page.getByRole('button', { name: 'Oui, présentée' }).click()
    await page.getByRole('button', { name: 'Historique' }).click()
    await page.getByRole('dialog', { name: 'Historique' }).getByText('Synthèse, Solution chiffrée').waitFor()
    expect(takeErrors()).toEqual([])
  })
})
