import { act, render, screen, waitFor, within } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { api, ofList } from '#client/api'
import { KnownRoutes } from '#client/screens'
import { sessionStarted } from '#client/session'
import { DashboardScreen } from '../../../../../src/features/scpi/area/client/dashboard/DashboardScreen'
import { json, lineOf } from '../../../../support/client/answers'
import { openApplication, userDocument } from '../../../../support/client/application'
import { InTheme } from '../../../../support/client/InTheme'

const client = (id: string, lastname: string, completeness: number) => ({
  type: 'scpi_client',
  id,
  attributes: {
    firstname1: 'Lou',
    lastname,
    completeness,
    status: 'prospect',
    updated_at: '2026-11-20T09:00:00.000Z',
  },
})
const FIGURES = {
  total: 20,
  incomplete: 2,
  by_status: { prospect: 12, client: 7, inactive: 1, blocked: 0 },
  by_portal_status: { none: 13, invited: 4, active: 3, locked: 0 },
}
const NONE = {
  total: 0,
  incomplete: 0,
  by_status: { prospect: 0, client: 0, inactive: 0, blocked: 0 },
  by_portal_status: { none: 0, invited: 0, active: 0, locked: 0 },
}

async function openDashboard(rights: readonly string[], { isEmpty = false } = {}) {
  const { store, requests } = await openApplication(({ url }) => {
    const { pathname, searchParams } = new URL(url)
    if (pathname.endsWith('/me'))
      return json(200, userDocument('u1', ['see_application_scpi', ...rights], ['scpi-cif']))
    if (pathname.endsWith('/client/figures')) return json(200, { meta: isEmpty ? NONE : FIGURES })
    const isLeast = searchParams.get('sort')?.startsWith('completeness') === true
    const [almost, begun] = [client('a', 'Presque', 80), client('b', 'Début', 10)]
    const data = isEmpty ? [] : isLeast ? [begun, almost] : [almost, begun]
    const total = data.length
    return json(200, { data, meta: { current_page: 1, per_page: 30, total, last_page: 1 } })
  })
  await store.dispatch(sessionStarted())
  render(
    <Provider store={store}>
      <KnownRoutes value={() => true}>
        <MemoryRouter>
          <DashboardScreen />
        </MemoryRouter>
      </KnownRoutes>
    </Provider>,
    { wrapper: InTheme },
  )
  return { store, requests }
}

const asked = (requests: readonly Request[]): string[] =>
  requests.map(lineOf).filter((line) => line.includes('/scpi/v1/client'))

test('counts clients by status and the portal, each leading to its list', async () => {
  await openDashboard(['scpi_view_clients'])
  const prospects = await screen.findByRole('link', { name: /12.*Prospect/ })
  expect(prospects).toHaveAttribute('href', '/clients?statut=prospect')
  expect(screen.getByRole('link', { name: /7.*Client/ })).toHaveAttribute('href', '/clients?statut=client')
  const invited = await screen.findByRole('link', { name: 'Invités, pas encore venus' })
  expect(invited.closest('li')).toHaveTextContent('4')
  expect(screen.getByRole('link', { name: 'Actifs' })).toHaveAttribute('href', '/clients?espace=active')
})

test('shows the clients of whom most is missing first', async () => {
  await openDashboard(['scpi_view_clients'])
  const all = await screen.findByRole('link', { name: 'Voir les 2' })
  expect(all).toHaveAttribute('href', '/clients?incomplets=1')
  const [least] = screen.getAllByRole('link', { name: 'Lou Début' }).slice(-1)
  expect(least?.closest('ul')?.querySelector('a')).toBe(least)
})

test('asks once for all that it counts, and for no more lines than it shows', async () => {
  const { requests } = await openDashboard(['scpi_view_clients'])
  await screen.findByRole('link', { name: 'Voir les 2' })
  const lines = asked(requests).map(decodeURIComponent)
  expect(lines).toHaveLength(3)
  expect(lines).toEqual(
    expect.arrayContaining([
      'GET /scpi/v1/client/figures',
      expect.stringMatching(/filter\[incomplete\]=1.*fields\[scpi_client\]=firstname1,lastname,completeness.*size\]=5/),
      expect.stringMatching(/sort=-updated_at.*size\]=8/),
    ]),
  )
})

test('counts again when a client was added', async () => {
  const { store, requests } = await openDashboard(['scpi_view_clients'])
  await screen.findByRole('link', { name: 'Voir les 2' })
  const before = asked(requests).length
  act(() => {
    store.dispatch(api.util.invalidateTags([ofList('scpi_client')]))
  })
  await waitFor(() => {
    expect(asked(requests).slice(before)).toContain('GET /scpi/v1/client/figures')
  })
})

test('offers what one may begin', async () => {
  await openDashboard(['scpi_view_clients', 'scpi_create_clients'])
  expect(screen.getByRole('link', { name: 'Nouveau client' })).toHaveAttribute('href', '/clients/nouveau')
  expect(screen.getByRole('link', { name: 'Importer des clients' })).toHaveAttribute('href', '/clients/import')
  expect(screen.queryByRole('link', { name: 'Nouveau contact du cabinet' })).toBeNull()
})

test('without a client says so, and how to begin', async () => {
  await openDashboard(['scpi_view_clients', 'scpi_create_clients'], { isEmpty: true })
  expect(await screen.findByText('Aucun client pour le moment')).toBeInTheDocument()
  expect(await screen.findByText('Rien ne manque à vos recueils.')).toBeInTheDocument()
  expect(screen.getAllByRole('link', { name: 'Nouveau client' })).toHaveLength(2)
})

test('who may see no client asks for none, and is told who can help', async () => {
  const { requests } = await openDashboard([])
  expect(screen.getByText('Aucun client à voir ici')).toBeInTheDocument()
  expect(within(document.body).queryByText('Recueils incomplets')).toBeNull()
  expect(asked(requests)).toEqual([])
})
