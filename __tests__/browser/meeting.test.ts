import type { Page } from 'playwright-core'
import { heldByServer } from '../support/browser/clientFile'
import { logIn } from '../support/browser/logIn'
import { beginMeeting, endMeeting, fillSection, keepFirstLot, leadBecomesFile, openTab, readSincerity, reportCapacity, varyScenario } from '../support/browser/meeting'
import { browserSession } from '../support/browser/session'
import { settled } from '../support/browser/solution'
import { regionOf, type } from '../support/browser/typing'

const ADVISER = 'c.aubrac@ormeval.example'

/** What the household says at the meeting. */
const income = { fields: { 'Revenu net mensuel du client': '6900', 'Autres revenus nets': '150' }, held: { net_monthly_income: 6_900, net_other_income: 150 } }
const heritage = { fields: { Liquidités: '42000', 'Placements financiers': '15500' }, held: { liquidity: 42_000, security_and_bond: 15_500 } }
const objective = { fields: { 'Effort d’épargne souhaité': '350' }, held: { monthly_saving_desired: 350 } }
/** What is bought, and how it is paid for: typed before the network goes, while it is gone, and after ten minutes. */
const purchase = { fields: { 'Surface habitable': '42' }, held: { surface: 42 } }
const contribution = { fields: { 'Apport personnel': '18000' }, held: { contribution: 18_000 } }
const loan = { fields: { 'Durée du prêt': '22' }, held: { loan_duration: 22 } }
const variant = { fields: { 'Apport personnel': '30000' }, held: { contribution: 30_000 } }

const sizes = [['wide', { width: 1440, height: 900 }], ['on a phone', { width: 390, height: 844 }]] as const

/** What the browser writes for each request that has no network. */
const WITHOUT_NETWORK = 'net::ERR_INTERNET_DISCONNECTED'

/** The application is on the device, as after any first visit: it opens without network. */
const keptOnDevice = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null)

describe('a meeting with a client', () => {
  const { openPage, takeErrors } = browserSession()

  test.each(sizes)('from the lead to the synthesis, ten minutes of it without network, is all on the server: %s', async (_size, viewport) => {
    const page = await openPage({ viewport, serviceWorkers: 'allow', reducedMotion: 'reduce' })
    await page.clock.install()
    await logIn(page, ADVISER)
    await keptOnDevice(page)
    const id = await leadBecomesFile(page, 'qualified')
    await beginMeeting(page)
    await fillSection(page, 'Revenus', income)
    const budget = await reportCapacity(page, 'LMNP amortissement')
    await type(regionOf(page, 'L’opération'), purchase.fields)
    await settled(page)

    await page.context().setOffline(true)
    await page.getByText(/^Hors connexion/).first().waitFor()
    await type(regionOf(page, 'L’opération'), contribution.fields)
    await openTab(page, 'Infos client & objectifs')
    await fillSection(page, 'Patrimoine', heritage)
    await page.clock.fastForward('10:00')
    await fillSection(page, 'Objectifs', objective)
    await openTab(page, 'Solution chiffrée')
    await type(regionOf(page, 'L’opération'), loan.fields)
    await page.getByText('Calculé sur cet appareil').waitFor()
    await settled(page)
    expect(await readSincerity(page)).toBe(10)
    await varyScenario(page, variant)
    await page.context().setOffline(false)

    const lot = await keepFirstLot(page)
    await openTab(page, 'Synthèse')
    await page.getByRole('region', { name: 'Vos biens retenus' }).getByText(lot).waitFor()
    await page.getByText(/^Enregistré/).first().waitFor()
    await endMeeting(page)

    const held = (path: string) => heldByServer(page, `/mes-dossiers/${id}`, path)
    expect(await held('income')).toMatchObject(income.held)
    expect(await held('heritage')).toMatchObject(heritage.held)
    expect(await held('objective')).toMatchObject(objective.held)
    expect(await held('simulation')).toMatchObject({ project: 'lmnp_amortissement', investment_price: budget, ...purchase.held, ...contribution.held, ...loan.held })
    expect(await held('scenarios')).toMatchObject({ investment_price: budget, ...purchase.held, ...loan.held, ...variant.held })
    expect(await held('property-proposals')).toMatchObject({ status: 'kept' })
    expect(takeErrors().filter((error) => !error.includes(WITHOUT_NETWORK))).toEqual([])
  }, 120_000)
})
