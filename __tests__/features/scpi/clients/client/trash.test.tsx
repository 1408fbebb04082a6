import { act, fireEvent, screen } from '@testing-library/react'
import { TrashScreen } from '../../../../../src/features/company/client/trash/TrashScreen'
import { ClientsScreen } from '../../../../../src/features/scpi/clients/client/list/ClientsScreen'
import { json } from '../../../../support/client/answers'
import { client, CLIENT, openScreens } from './scpiServer'

const routes = [
  { path: '/clients', Component: ClientsScreen },
  { path: '/corbeille', Component: TrashScreen },
]
const page = (data: readonly object[]) =>
  json(200, { data, meta: { current_page: 1, per_page: 20, total: data.length, last_page: 1 } })

const deleted = {
  type: 'trash_item',
  id: CLIENT,
  attributes: { resource_type: 'scpi_client', title: 'Hélène Garance', deleted_by: 'Nadège Corbeval' },
  relationships: {},
}

/** A server whose only client is in the trash until someone brings her back. */
function openWithTrash(mayDelete = true) {
  let isBack = false
  return openScreens(
    routes,
    '/clients',
    (line) => {
      if (line === 'GET /scpi/v1/client') return page(isBack ? [client(CLIENT, {})] : [])
      if (line === 'GET /v3/trash') return page(isBack ? [] : [deleted])
      if (line !== `PUT /v3/trash/${CLIENT}`) return undefined
      isBack = true
      return json(200, { data: deleted })
    },
    { roles: ['scpi-admin'], more: mayDelete ? ['scpi_delete_clients'] : [] },
  )
}

test('the list leads who may delete to the trash, and has again who came back', async () => {
  const { router, lines } = await openWithTrash()
  await screen.findByText('Aucun client pour le moment')
  fireEvent.click(screen.getByRole('button', { name: 'Autres actions' }))
  expect(await screen.findByText('Corbeille (1)')).toHaveAttribute('href', '/corbeille')
  expect(lines().some((line) => line.includes('filter[type]=scpi_client'))).toBe(true)
  await act(() => router.navigate('/corbeille'))
  expect(await screen.findByText('Client SCPI')).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: /^Restaurer/ }))
  expect(await screen.findByText('La corbeille est vide')).toBeInTheDocument()
  await act(() => router.navigate('/clients'))
  expect(await screen.findByRole('link', { name: 'Hélène Garance' })).toBeInTheDocument()
})

test('whoever may not delete is led to no trash', async () => {
  await openWithTrash(false)
  await screen.findByText('Aucun client pour le moment')
  expect(screen.queryByRole('button', { name: 'Autres actions' })).toBeNull()
})
