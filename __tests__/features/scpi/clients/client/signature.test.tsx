import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HistoryScreen } from '../../../../../src/features/scpi/clients/client/file/HistoryScreen'
import { SynthesisScreen } from '../../../../../src/features/scpi/clients/client/file/synthesis/SynthesisScreen'
import { json } from '../../../../support/client/answers'
import { fileWith, holdingQuestionnaire, JOINT } from './questionnaire'
import { ACCOUNT, CLIENT, openScreens } from './scpiServer'

const VERSIONS = `GET /scpi/v1/pp-accounts/${ACCOUNT}/versions`
const charge = (amount: number) => [
  [{ type: 'pp_charge', id: 'c1', attributes: { monthly_current_charges_amount: amount, tmi_rate: 0.3 } }],
]
const scores = (level_label: string) => [{ code: 'investor-profile', level_label }]
const version = {
  id: '7d000000-0000-4000-8000-000000000001',
  signed_at: '2026-03-14T10:00:00.000Z',
  signed_by: 'Ana Ruiz',
  signed_with: 'paper',
  valid_until: '2099-03-14',
  answers: charge(1200),
  scores: scores('Prudent'),
  page_name: 'Page.pdf',
}

const withVersions = (versions: readonly object[], amount: number) =>
  holdingQuestionnaire({
    more: (line) =>
      line === VERSIONS
        ? json(200, { data: [], meta: { versions, current: { answers: charge(amount), scores: scores('Prudent') } } })
        : undefined,
  })
const openHistory = (versions: readonly object[], amount = 1200) =>
  openScreens(fileWith(HistoryScreen), `/clients/${CLIENT}/historique`, withVersions(versions, amount))

test('a client who never signed', async () => {
  await openHistory([])
  expect(await screen.findByText('Le client n’a encore rien signé.')).toBeInTheDocument()
})

test('what has changed since the last signature is told, and all of it on demand', async () => {
  await openHistory([version], 1500)
  expect(await screen.findByText('Sur papier, enregistré par Ana Ruiz')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Télécharger la page signée le 14/03/2026' })).toBeEnabled()
  const table = screen.getByRole('table', { name: 'Charges' })
  expect(within(table).getAllByRole('rowheader')).toHaveLength(1)
  expect(within(table).getByRole('cell', { name: /1.200/ })).toBeInTheDocument()
  expect(within(table).getByRole('cell', { name: /1.500/ })).toBeInTheDocument()
  expect(screen.queryByRole('table', { name: 'Scores' })).toBeNull()
  fireEvent.click(screen.getByRole('switch', { name: 'Tout afficher' }))
  expect(await screen.findByRole('table', { name: 'Scores' })).toBeInTheDocument()
})

test('what was changed in a mass is told too, and in which', async () => {
  const line = {
    type: 'field_change',
    id: '7e100000-0000-4000-8000-000000000001',
    attributes: {
      resource_type: 'pp_charge',
      resource_id: '7e100000-0000-4000-8000-000000000002',
      operation: 'update',
      field: 'monthly_rent_amount',
      old_value: 900,
      new_value: 950,
      author_name: 'Ana Ruiz',
      changed_at: '2026-03-14T10:00:00.000Z',
    },
    relationships: {},
  }
  await openScreens(
    fileWith(HistoryScreen),
    `/clients/${CLIENT}/historique`,
    holdingQuestionnaire({
      isShared: true,
      more: (asked) => {
        if (asked === VERSIONS) return json(200, { data: [], meta: { versions: [], current: {} } })
        if (!asked.endsWith('/history')) return undefined
        const data = asked === `GET /scpi/v1/pp-entities/${JOINT}/history` ? [line] : []
        return json(200, { data, meta: { current_page: 1, per_page: 60, total: data.length, last_page: 1 } })
      },
    }),
  )
  expect(await screen.findByText('Biens communs')).toBeInTheDocument()
  expect(screen.getByText('Ana Ruiz')).toBeInTheDocument()
})

test('nothing has changed', async () => {
  await openHistory([version])
  expect(await screen.findByText(/Aucune différence/)).toBeInTheDocument()
})

test('a page signed by hand is asked for, sent with its day, and what is refused stays in the dialog', async () => {
  const sent: string[] = []
  const refusal = { message: 'Refusé', errors: { action: ['Le test de connaissances n’est pas encore remis'] } }
  await openScreens(
    fileWith(SynthesisScreen),
    `/clients/${CLIENT}`,
    holdingQuestionnaire({
      more: (line) => {
        if (line === VERSIONS) return json(200, { data: [], meta: { versions: [], current: {} } })
        if (!line.includes(`/pp-accounts/${ACCOUNT}`) || line.startsWith('GET')) return undefined
        sent.push(line)
        return json(422, refusal)
      },
    }),
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Signé sur papier…' }))
  const dialog = await screen.findByRole('dialog', { name: 'Recueil signé sur papier' })
  const send = within(dialog).getByRole('button', { name: 'Enregistrer la signature' })
  fireEvent.click(send)
  expect(await within(dialog).findByText('Joignez la page signée.')).toBeInTheDocument()
  expect(sent).toEqual([])
  const input = dialog.querySelector('input[type="file"]')
  if (!input) throw new Error('no place for a file')
  fireEvent.change(input, { target: { files: [new File(['%PDF-1.7'], 'scan.pdf', { type: 'application/pdf' })] } })
  expect(await within(dialog).findByText(/scan\.pdf/)).toBeInTheDocument()
  expect(within(dialog).queryByText('Joignez la page signée.')).toBeNull()
  fireEvent.click(send)
  expect(await within(dialog).findByText(/Le test de connaissances/)).toBeInTheDocument()
  await waitFor(() => {
    expect(sent).toHaveLength(1)
  })
  expect(within(dialog).getByText(/scan\.pdf/)).toBeInTheDocument()
})
