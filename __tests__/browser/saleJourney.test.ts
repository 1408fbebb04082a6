import dayjs from 'dayjs'
import type { Locator, Page } from 'playwright-core'
import type { Application } from '../support/browser/application'
import { logIn } from '../support/browser/logIn'
import {
  act,
  addressOf,
  ask,
  choose,
  declare,
  fact,
  form,
  reasonOf,
  sheet,
  state,
  takeOption,
} from '../support/browser/sales'
import { browserSession } from '../support/browser/session'

const ADVISER = 'c.aubrac@ormeval.example'
/** May give, accept and refuse papers, edit and notify the contract. */
const ADMINISTRATOR = 'h.vautrin@ormeval.example'
const OTHER_FILE = /^Moreau|^Haddad|^Kaya/

describe('a sale', () => {
  const session = browserSession()
  const { openPage, takeErrors } = session

  test('goes from the dénonciation to the deed, two people at it, each following the other', async () => {
    const [claire, helene] = await Promise.all([openPage(), openPage()])
    await Promise.all([
      logIn(claire, ADVISER, { to: '/mes-ventes/denonciations' }),
      logIn(helene, ADMINISTRATOR, { to: '/mes-ventes' }),
    ])

    await declare(claire)
    await act(claire, 'Valider')
    await state(claire, 'Validée')

    await claire.goto('/mes-ventes/options')
    await takeOption(claire)
    await state(claire, 'Active')
    await helene.goto(addressOf(claire))
    await state(helene, 'Active')
    await act(claire, 'Prolonger')
    await fact(helene, 'Prolongations', '1')
    await reasonOf(claire, 'Prolonger', /déjà été prolongée/)

    await wantLot(helene, await lotOf(claire))
    await act(claire, 'Réserver ce lot')
    await chooseAnother(helene)
    await request(claire)
    await state(claire, 'Demandée')
    const booking = addressOf(claire)

    await helene.goto(booking)
    await refuse(helene, 'avis.pdf', 'Il manque la deuxième page')
    await sheet(claire).getByText('Il manque la deuxième page').waitFor()
    await give(claire, 'Dernier avis d’impôt', 'avis-complet.pdf')
    await sheet(helene).getByRole('button', { name: 'Valider avis-complet.pdf' }).click()
    await paper(claire, 'Dernier avis d’impôt').getByText('Validée').waitFor()
    for (const [label, name] of CONTRACT_PAPERS) await give(helene, label, name)
    await editContract(helene)
    await act(claire, 'Envoyer en signature')
    await act(claire, 'Signature du client')
    await act(claire, 'Contresigner')
    await ask(helene, 'Notifier le contrat à l’acquéreur')
    await give(helene, /^Preuve de notification/, 'preuve.pdf')
    await fill(form(helene), 'Première présentation du contrat', dayjs())
    await send(helene, 'Notifier le contrat à l’acquéreur')
    await state(claire, 'Délai de rétractation')

    const { application } = session
    await later(application(), 'P15D')
    await openAgain(claire, booking)
    await state(claire, 'Ferme (délai purgé)')
    await give(claire, /^Renonciation/, 'renonciation.pdf')
    await act(claire, 'Achat sans prêt')
    await give(claire, 'Projet d’acte', 'projet.pdf')
    await give(claire, 'Règlement de copropriété', 'reglement.pdf')
    await ask(claire, 'Notifier le projet d’acte')
    await fill(form(claire), 'Projet d’acte notifié le', dayjs().add(15, 'day'))
    await send(claire, 'Notifier le projet d’acte')
    await ask(claire, 'Programmer l’acte')
    await fill(form(claire), 'Signature de l’acte', dayjs().add(20, 'day'))
    await form(claire).getByRole('button', { name: 'Programmer l’acte', exact: true }).click()
    await form(claire)
      .getByText(/un mois après la notification/)
      .waitFor()
    await fill(form(claire), 'Signature de l’acte', dayjs().add(50, 'day'))
    await send(claire, 'Programmer l’acte')
    await state(claire, 'Acte programmé')

    takeErrors()
    await later(application(), 'P51D')
    await openAgain(claire, booking)
    await give(claire, 'Attestation de propriété', 'attestation.pdf')
    await give(claire, /^Garantie financière/, 'gfa.pdf')
    await act(claire, 'Acte signé')
    await state(claire, 'Acté')
  })
})

/** The application goes on with its clock ahead. */
async function later(application: Application, CLOCK_SHIFT: string): Promise<void> {
  await application.close()
  await application.start({ CLOCK_SHIFT })
}

/** The session has ended meanwhile. */
async function openAgain(page: Page, address: string): Promise<void> {
  await page.context().clearCookies()
  await logIn(page, ADVISER, { to: address })
}

const CONTRACT_PAPERS = [
  ['Contrat de réservation', 'contrat.pdf'],
  ['Notice descriptive sommaire', 'notice.pdf'],
  ['Plan de vente et plan masse', 'plan.pdf'],
  ['État des risques (ERP)', 'erp.pdf'],
] as const

const paper = (page: Page, label: string | RegExp): Locator =>
  sheet(page).locator('.sale-paper').filter({ hasText: label })
async function send(page: Page, action: string): Promise<void> {
  await form(page).getByRole('button', { name: action, exact: true }).click()
  await form(page).waitFor({ state: 'detached' })
}

async function fill(within: Locator, label: string, value: string | dayjs.Dayjs): Promise<void> {
  const input = within.getByRole('textbox', { name: label })
  await input.fill(typeof value === 'string' ? value : value.format('DD/MM/YYYY'))
  await input.press('Tab')
}

const UUID_LENGTH = 36

/** The id of the lot of the sale that is open. */
async function lotOf(page: Page): Promise<string> {
  const address = await sheet(page).getByRole('link', { name: /, / }).first().getAttribute('href')
  return address?.slice(-UUID_LENGTH) ?? ''
}

/** A colleague is about to wait for a lot that is under option. */
async function wantLot(page: Page, lot: string): Promise<void> {
  await page.goto(`/mes-ventes/options?poser=option&lot=${lot}`)
  await choose(page, 'Dossier client', OTHER_FILE)
  await sheet(page)
    .getByText(/Ce lot est sous option/)
    .waitFor()
}

/** Once it is booked, the colleague is told who may tell more, and takes one like it. */
async function chooseAnother(page: Page): Promise<void> {
  const take = sheet(page).getByRole('button', { name: 'Poser l’option' })
  await take.click()
  const taken = sheet(page).getByRole('alert').filter({ hasText: 'Ce lot vient d’être pris' })
  await taken.getByText(/Claire Aubrac peut vous en dire plus/).waitFor()
  const similar = taken.getByRole('button', { name: /^Choisir le lot/ })
  expect(await similar.count()).toBe(3)
  await similar.first().click()
  await taken.waitFor({ state: 'detached' })
  await take.click()
  await page.waitForURL(/[?&]option=/)
  await sheet(page).locator('.sale-state').waitFor()
}

async function request(page: Page): Promise<void> {
  await page.waitForURL(/reservation=/)
  const next = sheet(page).getByRole('button', { name: 'Étape suivante' })
  await next.click()
  await fill(sheet(page), 'Banque', 'Banque du Méridien')
  await next.click()
  await fill(sheet(page), 'Nom du notaire', 'Maître Sorel')
  await next.click()
  for (const [label, name] of REQUEST_PAPERS) await give(page, label, name)
  await next.click()
  await sheet(page).getByText('Maître Sorel').waitFor()
  await sheet(page).getByRole('button', { name: 'Envoyer la demande au promoteur' }).click()
}

const REQUEST_PAPERS = [
  ['Pièce d’identité', 'identite.pdf'],
  [/^Justificatif de domicile/, 'domicile.pdf'],
  ['Dernier avis d’impôt', 'avis.pdf'],
  ['Plan de financement', 'plan-de-financement.pdf'],
] as const

async function give(page: Page, label: string | RegExp, name: string): Promise<void> {
  const row = paper(page, label)
  await row
    .getByRole('button', { name: /^Déposer/ })
    .first()
    .click()
  await row.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer: PDF })
  await row.getByRole('button', { name: `Voir ${name}` }).waitFor()
}

const PDF = Buffer.from('%PDF-1.7\n')

async function refuse(page: Page, name: string, reason: string): Promise<void> {
  await sheet(page)
    .getByRole('button', { name: `Refuser ${name}` })
    .click()
  await fill(sheet(page), 'Motif du refus', reason)
  await sheet(page).getByRole('button', { name: 'Refuser la pièce' }).click()
  await sheet(page).getByText(reason).waitFor()
}

async function editContract(page: Page): Promise<void> {
  await ask(page, 'Éditer le contrat')
  await fill(form(page), 'Numéro du contrat', 'R-2026-118')
  await fill(form(page), 'Dépôt de garantie', '2000')
  await fill(form(page), 'Acte prévu le', dayjs().add(80, 'day'))
  await fill(form(page), 'Prêt à obtenir avant', dayjs().add(60, 'day'))
  await send(page, 'Éditer le contrat')
}
