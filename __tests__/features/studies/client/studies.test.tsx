import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { json } from '../../../support/client/answers'
import { FILE } from '../../../support/client/clientFile'
import { openStudies } from './support/openStudies'
import { PACKAGE, READER, STUDY, study, studyServer } from './support/studyServer'

const QUESTION = '6f1c2d1e-0000-4000-8000-0000000000c1'
const sending = {
  type: 'commercial_report_package',
  id: PACKAGE,
  attributes: {
    recipients: [
      {
        ...{ id: 'r1', firstname: 'Anne', lastname: 'Vasseur', email: 'anne@vasseur.example', link: 'lien-anne' },
        ...{ opened_at: '2026-11-21T08:12:00Z', bounced_at: null, opted_out: true },
      },
      {
        ...{ id: 'r2', firstname: 'Luc', lastname: 'Vasseur', email: 'luc@vasseur.example', link: 'lien-luc' },
        ...{ opened_at: null, bounced_at: '2026-11-21T08:00:00Z', opted_out: false },
      },
    ],
  },
  relationships: {},
  meta: { version: 1 },
}
const question = {
  type: 'commercial_report_question',
  id: QUESTION,
  attributes: {
    ...{ reader: 'Anne Vasseur', chapter: 'effort', figure: 'indicators.average_effort', amount: '287\u00a0€/mois' },
    ...{ text: 'Cet effort change-t-il\u202f?', asked_at: '2026-11-21T08:20:00Z', answer: null, answered_at: null },
  },
  relationships: {},
  meta: { version: 1 },
}
const event = (id: string, attributes: object) => ({
  ...{ type: 'commercial_report_event', id, relationships: {}, meta: { version: 1 } },
  attributes: { actor: 'Anne Vasseur', reason: null, seconds: null, chapter: null, ...attributes },
})
const events = [
  event('e1', { at: '2026-11-20T10:00:00Z', kind: 'send', actor: 'Claire Aubrac' }),
  event('e2', { at: '2026-11-21T08:12:00Z', kind: 'page_viewed', chapter: 'effort', seconds: 80 }),
  event('e3', { at: '2026-11-21T08:14:00Z', kind: 'page_viewed', chapter: 'effort', seconds: 20 }),
]
const refs = (list: readonly { readonly type: string; readonly id: string }[]) => ({
  data: list.map(({ type, id }) => ({ type, id })),
})
const viewed = study(
  {
    ...{ status: 'viewed', sent_at: '2026-11-20T10:00:00Z', views: 2, read_seconds: 200, chapters_read: 7 },
    open_questions: 1,
  },
  {
    package: { data: { type: 'commercial_report_package', id: PACKAGE } },
    questions: refs([question]),
    events: refs(events),
  },
)
const sent = { studies: [viewed], included: [sending, question, ...events] }

test('the list tells what a study holds, to whom it went, how it was read, and what waits', async () => {
  await openStudies('', studyServer(sent))
  const row = within(await screen.findByRole('row', { name: /Version 1/ }))
  expect(row.getByText('11 chapitres')).toBeInTheDocument()
  expect(row.getByText('Consultée')).toBeInTheDocument()
  expect(row.getByText('Anne Vasseur, Luc Vasseur')).toBeInTheDocument()
  expect(row.getByText(/^2 fois, 3\smin 20\ss, 64\s% lus$/)).toBeInTheDocument()
  expect(row.getByText('1 à répondre')).toBeInTheDocument()
})

test('a study that the file has left behind says what has changed, and is made anew from what it was', async () => {
  const stale_reasons = [{ path: 'rent', label: 'Loyer du bien', before: '742', after: '720\u00a0€/mois' }]
  const { store } = await openStudies(
    '',
    studyServer({ studies: [study({ status: 'stale', title: 'Projet Montpellier', stale_reasons })] }),
  )
  const changes = await screen.findByRole('list', { name: 'Ce qui a changé' })
  expect(changes).toHaveTextContent(/^Loyer du bien : 742 →/)
  await userEvent.click(await screen.findByRole('button', { name: /^Actions, Version/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Faire une nouvelle version' }))
  await screen.findByRole('dialog', { name: 'Préparer une étude' })
  expect(store.getState().studyDrafts[FILE]).toMatchObject({ previous: STUDY, title: 'Projet Montpellier' })
})

test('a new version goes to those who had the one before, unless their list is changed', async () => {
  const { store } = await openStudies('', studyServer(sent))
  await userEvent.click(await screen.findByRole('button', { name: /^Actions, Version/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Nouvelle version' }))
  await screen.findByRole('dialog', { name: 'Préparer une étude' })
  expect(store.getState().studyDrafts[FILE]?.recipients?.map(({ firstname }) => firstname)).toEqual(['Anne', 'Luc'])
})

test('one that could not be made says why, and is tried again', async () => {
  const failed = study({ status: 'failed', reason: 'La solution ne se calcule plus.', generated_at: null })
  const { requests } = await openStudies('', studyServer({ studies: [failed] }))
  expect(await screen.findByText('La solution ne se calcule plus.')).toBeInTheDocument()
  await userEvent.click(await screen.findByRole('button', { name: /^Actions, Version/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Réessayer' }))
  await waitFor(() => {
    expect(requests.filter(({ method }) => method === 'PUT')).toHaveLength(1)
  })
})

test('a link is withdrawn only after a question', async () => {
  const { requests } = await openStudies('', studyServer(sent))
  await userEvent.click(await screen.findByRole('button', { name: /^Actions, Version/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Révoquer le lien' }))
  const asked = await screen.findByRole('dialog', { name: /^Révoquer le lien/ })
  expect(asked).toHaveTextContent('Le client ne pourra plus ouvrir l’étude.')
  const writes = () => requests.filter(({ method }) => method === 'PUT')
  expect(writes()).toEqual([])
  fireEvent.click(within(asked).getByRole('button', { name: 'Révoquer le lien' }))
  await waitFor(() => {
    expect(writes()).toHaveLength(1)
  })
  expect(writes()[0]?.url).toMatch(new RegExp(`/commercial-report-packages/${PACKAGE}$`))
  expect(await writes()[0]?.clone().json()).toEqual({ action: 'revoke' })
})

test('the sheet tells what became of each reader, how long each chapter was read, and what happened', async () => {
  await openStudies(`?etude=${STUDY}`, studyServer(sent))
  const sheet = within(await screen.findByRole('dialog', { name: 'Étude d’Anne Vasseur, version 1' }))
  expect(await sheet.findByText(/^Ouvert le 21\/11\/2026 à/)).toBeInTheDocument()
  expect(sheet.getByText('Suivi désactivé')).toBeInTheDocument()
  expect(sheet.getByText('Adresse refusée')).toBeInTheDocument()
  expect(sheet.getByText(/^1\smin 40\ss$/)).toBeInTheDocument()
  expect(sheet.getByText('Envoyée au client', { selector: 'strong' })).toBeInTheDocument()
})

test('one that was never sent offers to send it; the rest is in a menu', async () => {
  await openStudies(`?etude=${STUDY}`, studyServer({ studies: [study()] }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Étude d’Anne Vasseur, version 1' }))
  expect(await sheet.findByRole('button', { name: 'Envoyer au client' })).toBeInTheDocument()
  expect(sheet.queryByRole('button', { name: 'Nouvelle version' })).toBeNull()
  await userEvent.click(sheet.getByRole('button', { name: 'Autres actions' }))
  expect(await screen.findByRole('menuitem', { name: 'Nouvelle version' })).toBeInTheDocument()
  expect(screen.getByRole('menuitem', { name: 'Supprimer' })).toBeInTheDocument()
})

test('a link that is prolonged says until when it opens', async () => {
  const prolonged = { ...sending, attributes: { ...sending.attributes, expires_at: '2027-01-19T10:00:00Z' } }
  const server = studyServer({
    ...sent,
    first: ({ method }) => (method === 'PUT' ? json(200, { data: prolonged }) : undefined),
  })
  await openStudies('', server)
  await userEvent.click(await screen.findByRole('button', { name: /^Actions, Version/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Prolonger le lien/ }))
  expect(await screen.findByText('Lien valable jusqu’au 19/01/2027')).toBeInTheDocument()
})

test('a link that was withdrawn is not given any more, and the sheet says since when', async () => {
  const withdrawn = { ...sending, attributes: { ...sending.attributes, revoked_at: '2026-11-22T10:00:00Z' } }
  const revoked = study(
    { status: 'revoked', sent_at: '2026-11-20T10:00:00Z', link_expires_at: '2026-12-20T10:00:00Z' },
    { package: { data: { type: 'commercial_report_package', id: PACKAGE } } },
  )
  await openStudies(`?etude=${STUDY}`, studyServer({ studies: [revoked], included: [withdrawn] }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Étude d’Anne Vasseur, version 1' }))
  expect(await sheet.findByText('Lien révoqué le')).toBeInTheDocument()
  expect(sheet.getByText('22/11/2026')).toBeInTheDocument()
  expect(sheet.queryByText('Lien valable jusqu’au')).toBeNull()
  expect(sheet.queryByRole('button', { name: /^Copier le lien/ })).toBeNull()
})

test('a question is answered in its place', async () => {
  const { requests } = await openStudies(`?etude=${STUDY}`, studyServer(sent))
  expect(await screen.findByText(/^L’effort dans le temps, 287\s€\/mois$/)).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Répondre' }))
  expect(requests.filter(({ method }) => method === 'PUT')).toEqual([])
  const answer = screen.getByRole('textbox', { name: /^Votre réponse/ })
  expect(answer).toBeInvalid()
  fireEvent.change(answer, { target: { value: 'Non, il est prévu.' } })
  fireEvent.blur(answer)
  fireEvent.click(screen.getByRole('button', { name: 'Répondre' }))
  await waitFor(() => {
    expect(requests.filter(({ method }) => method === 'PUT')).toHaveLength(1)
  })
  const [write] = requests.filter(({ method }) => method === 'PUT')
  expect(await write?.clone().json()).toEqual({ action: 'answer', question: QUESTION, text: 'Non, il est prévu.' })
})

test('who may only read is offered to read', async () => {
  await openStudies(`?etude=${STUDY}`, studyServer({ ...sent, permissions: READER }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Étude d’Anne Vasseur, version 1' }))
  expect(await sheet.findByRole('button', { name: 'Télécharger le PDF' })).toBeInTheDocument()
  expect(sheet.queryByRole('button', { name: 'Autres actions' })).toBeNull()
  expect(sheet.queryByRole('textbox')).toBeNull()
})

test('without the right, the file has no such tab and no such button', async () => {
  await openStudies('/mes-dossiers/' + FILE + '/informations', studyServer({ permissions: READER.slice(0, 3) }))
  await screen.findByRole('link', { name: 'Synthèse' })
  expect(screen.queryByRole('link', { name: 'Études' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Étude' })).toBeNull()
})

test('the header of the file leads to the composer', async () => {
  await openStudies('/mes-dossiers/' + FILE + '/informations')
  fireEvent.click(await screen.findByRole('link', { name: 'Étude' }))
  expect(await screen.findByRole('dialog', { name: 'Préparer une étude' })).toBeInTheDocument()
})

test('amounts of the preview are explained to the adviser: in sentences, in tables and under the chart', async () => {
  await openStudies(`/etude-immobiliere/preview?client_file=${FILE}`)
  const chapter = async (name: string) => within(await screen.findByRole('region', { name }))
  const effort = await chapter('L’effort dans le temps')
  const table = within(effort.getByRole('group', { name: 'L’opération, année par année' }))
  const [first] = effort.getAllByRole('button', { name: /, expliquer$/ })
  for (const amount of [first, table.getAllByRole('button', { name: /, expliquer$/ })[0]]) {
    fireEvent.click(amount ?? document.body)
    const drawer = within(await screen.findByRole('dialog', { name: /D’où vient ce montant/ }))
    expect(await drawer.findByRole('heading', { name: 'En une phrase' })).toBeInTheDocument()
    expect(drawer.queryByText('Montant non expliqué')).toBeNull()
    fireEvent.click(drawer.getByRole('button', { name: /^(Fermer|Close)$/ }))
    await waitFor(() => {
      expect(screen.queryByRole('dialog', { name: /D’où vient ce montant/ })).toBeNull()
    })
  }
  const years = effort.getByRole('slider', { name: 'Entrées et sorties par année' })
  fireEvent.focus(years)
  fireEvent.keyDown(years, { key: 'ArrowRight' })
  expect(years.dataset['figure']).toMatch(/^yearly_effort\.\d{4}$/)
})

test('the preview shows the chapters that are chosen, in their order, and makes the study of them', async () => {
  const server = studyServer({
    first: ({ url }) => (url.endsWith('/generate') ? json(202, { data: study() }) : undefined),
  })
  const { router, store } = await openStudies(`/etude-immobiliere/preview?client_file=${FILE}`, server)
  expect(await screen.findByRole('region', { name: 'Le financement' })).toBeInTheDocument()
  expect(screen.getByText('Aperçu — non envoyé')).toBeInTheDocument()
  expect(screen.getByText(/^Une étude préparée par .+ pour .+\.$/)).toBeInTheDocument()
  expect(screen.getByText(/^Chapitre 1 sur/)).toBeInTheDocument()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Le financement' }))
  expect(screen.queryByRole('region', { name: 'Le financement' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Descendre Votre situation' }))
  const names = screen.getAllByRole('region').map((region) => within(region).getAllByRole('heading')[0]?.textContent)
  expect(names.slice(0, 2)).toEqual(['Vos objectifs', 'Votre situation'])
  fireEvent.click(screen.getByRole('button', { name: 'Générer' }))
  await waitFor(() => {
    expect(router.state.location.search).toBe('?composer=1')
  })
  expect(store.getState().studyDrafts[FILE]).toMatchObject({ report: STUDY, step: 3 })
})
