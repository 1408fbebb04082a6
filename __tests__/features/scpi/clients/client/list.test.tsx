import { fireEvent, screen, waitFor } from '@testing-library/react'
import { ClientsScreen } from '../../../../../src/features/scpi/clients/client/list/ClientsScreen'
import { json } from '../../../../support/client/answers'
import { adviser, client, CLIENT, openScreens, type Answers } from './scpiServer'

const LIST = 'GET /scpi/v1/client'
const page = (data: readonly object[]) =>
  json(200, {
    data,
    included: [adviser],
    meta: { current_page: 1, per_page: 20, total: data.length, last_page: 1 },
  })

const open = (address: string, answers: Answers, roles?: string[]) =>
  openScreens([{ path: '*', Component: ClientsScreen }], address, answers, roles ? { roles } : {})

const garance = client(CLIENT, { municipality: 'Sète', completeness: 72, kyc_valid_until: '2020-01-01' })

test('a client stands with town, completeness, status, an expired questionnaire; the adviser for who sees those of others', async () => {
  await open('/clients', (line) => (line === LIST ? page([garance]) : undefined), ['scpi-admin'])
  expect(await screen.findByRole('link', { name: 'Hélène Garance' })).toHaveAttribute('href', `/clients/${CLIENT}`)
  for (const text of ['Sète', 'Nadège Corbeval', 'Client', 'Recueil expiré', 'Sans accès'])
    expect(screen.getAllByText(text).length).toBeGreaterThan(0)
})

test('what the address filters is asked of the server, in its words', async () => {
  const { lines } = await open(
    '/clients?recherche=gar&statut=client&espace=invited&recueil=expired&incomplets=1&tri=lastname',
    (line) => (line === LIST ? page([garance]) : undefined),
  )
  await screen.findByRole('link', { name: 'Hélène Garance' })
  const asked = lines().find((line) => line.startsWith(`${LIST}?`)) ?? ''
  for (const part of [
    'q=gar',
    'filter[status]=client',
    'filter[portal_status]=invited',
    'filter[kyc]=expired',
    'filter[incomplete]=1',
    'sort=lastname',
    'include=adviser',
  ])
    expect(asked).toContain(part)
})

test('an adviser does not see who follows a client, for it is himself', async () => {
  await open('/clients', (line) => (line === LIST ? page([garance]) : undefined))
  await screen.findByRole('link', { name: 'Hélène Garance' })
  expect(screen.queryByText('Conseiller')).toBeNull()
})

test('without any client, the list says so and leads to a first one', async () => {
  await open('/clients', (line) => (line === LIST ? page([]) : undefined))
  expect(await screen.findByText('Aucun client pour le moment')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Créer un client' })).toHaveAttribute('href', '/clients/nouveau')
})

test('with filters that nobody answers, it offers to take them away', async () => {
  const { router } = await open('/clients?statut=blocked', (line) => (line === LIST ? page([]) : undefined))
  fireEvent.click(await screen.findByRole('button', { name: 'Effacer les filtres' }))
  await waitFor(() => {
    expect(router.state.location.search).toBe('')
  })
})

test('an address beyond the end leads to the last page, in its own place', async () => {
  const { router, lines } = await open('/clients?recherche=gar&page=99', (line, { url }) =>
    line === LIST
      ? json(200, {
          data: url.includes('=99') ? [] : [garance],
          included: [adviser],
          meta: { current_page: 99, per_page: 20, total: 39, last_page: 2 },
        })
      : undefined,
  )
  expect(await screen.findByRole('link', { name: 'Hélène Garance' })).toBeInTheDocument()
  expect(router.state.location.search).toBe('?recherche=gar&page=2')
  expect(router.state.historyAction).toBe('REPLACE')
  expect(lines().filter((line) => line.startsWith(`${LIST}?`))).toHaveLength(2)
})

test('a list that could not be read is asked for again', async () => {
  let isDown = true
  await open('/clients', (line) =>
    line === LIST ? (isDown ? json(500, { message: 'Panne' }) : page([garance])) : undefined,
  )
  const retry = await screen.findByRole('button', { name: 'Réessayer' })
  isDown = false
  fireEvent.click(retry)
  expect(await screen.findByRole('link', { name: 'Hélène Garance' })).toBeInTheDocument()
})
