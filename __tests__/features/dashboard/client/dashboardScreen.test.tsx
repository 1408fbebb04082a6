import { render, screen, within } from '@testing-library/react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { sessionStarted } from '#client/session'
import { KnownRoutes } from '../../../../src/client/screens/KnownRoutes'
import { DashboardScreen } from '../../../../src/features/dashboard/client/DashboardScreen'
import { json } from '../../../support/client/answers'
import { openApplication, userDocument } from '../../../support/client/application'
import { InTheme } from '../../../support/client/InTheme'

const MANAGER = ['see_application_immo', 'see_client_files']
const ADVISER = [...MANAGER, 'manage_client_files', 'see_client_leads', 'manage_client_leads']

const list = (type: string, rows: readonly object[]): Response =>
  json(200, {
    data: rows.map((attributes, index) => ({
      type,
      id: `00000000-0000-4000-8000-${type.slice(-4)}0000000${index}`,
      attributes,
      meta: { version: 1 },
    })),
    meta: { current_page: 1, per_page: 20, total: rows.length, last_page: 1 },
  })

/** The dashboard of somebody with these permissions; the server answers the lists as told, in the order that it is asked. */
async function openDashboard(permissions: readonly string[], answer: (url: URL) => Response | Promise<Response>) {
  const { store } = await openApplication((request) => {
    const url = new URL(request.url)
    return url.pathname.endsWith('/me') ? json(200, userDocument('u1', permissions)) : answer(url)
  })
  await store.dispatch(sessionStarted())
  const router = createMemoryRouter([{ path: '*', Component: DashboardScreen }])
  const { container } = render(
    <Provider store={store}>
      <KnownRoutes value={() => true}>
        <RouterProvider router={router} />
      </KnownRoutes>
    </Provider>,
    { wrapper: InTheme },
  )
  return container
}

const lead = { firstname: 'Zoé', lastname: 'Marin', status: 'new', first_contact_due_at: '2099-01-05T09:00:00Z' }
const draft = { title: 'Perrin', status: 'draft', completeness: 40, updated_at: '2026-11-20T08:00:00Z' }

const summary = {
  activity: [
    { key: 'files_created', value: 9, before: 6 },
    { key: 'studies_presented', value: 2, before: null },
  ],
  commissions: null,
  pipeline: null,
  team: null,
}

/** Leads that wait, and one file to complete. */
const work = ({ pathname, searchParams }: URL): Response => {
  if (pathname.endsWith('/v3/dashboard')) return json(200, { meta: summary })
  if (pathname.endsWith('/client-leads'))
    return list('client_lead', searchParams.get('filter[status]')?.includes('new') === true ? [lead, lead] : [])
  return pathname.endsWith('/client-files') ? list('client_file', [draft]) : list('property', [])
}

test('those who were not called back yet are to be done, late or not, as the menu counts them', async () => {
  await openDashboard(ADVISER, work)
  const todo = within(await screen.findByRole('region', { name: /^À faire/ }))
  expect(await todo.findAllByText('Rappeler')).toHaveLength(2)
  expect(todo.getByText('3 choses à faire')).toBeInTheDocument()
  expect(todo.getAllByText(/^Attendu le 05\/01\/2099/)).toHaveLength(2)
  expect(todo.queryByText(/Rien n’attend/)).toBeNull()
})

test('who has no work of their own has the files of the firm in its room, and no sale is counted', async () => {
  const page = await openDashboard(MANAGER, work)
  await screen.findByText('Perrin')
  const [first, second] = page.querySelectorAll('.dashboard-columns > .dashboard-column')
  expect(first).toHaveTextContent('Nouveautés du catalogue')
  expect(second).toHaveTextContent('Dossiers récents')
  expect(page).toHaveTextContent('Études présentées')
  expect(page).toHaveTextContent('+3 sur le mois dernier')
  expect(page).not.toHaveTextContent('Ventes en cours')
  expect(screen.queryByRole('region', { name: /^À faire/ })).toBeNull()
})

test('the parts are shown together, once all of them are there', async () => {
  let arrive = (): void => undefined
  const late = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const page = await openDashboard(MANAGER, (url) =>
    url.pathname.endsWith('/properties') ? late.then(() => work(url)) : work(url),
  )
  await screen.findByText('Perrin')
  const arrival = page.querySelector('.arrival')
  expect(arrival).toHaveAttribute('aria-busy', 'true')
  arrive()
  await screen.findByText('Rien de nouveau')
  expect(arrival).toHaveAttribute('aria-busy', 'false')
})
