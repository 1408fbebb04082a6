import { fireEvent, screen, waitFor } from '@testing-library/react'
import { ClientsScreen } from '../../../../../src/features/scpi/clients/client/list/ClientsScreen'
import { json } from '../../../../support/client/answers'
import { client, CLIENT, openScreens } from './scpiServer'

const VIEWS = 'GET /v3/me/saved-views'
const saved = {
  type: 'saved_view',
  id: '7f000000-0000-4000-8000-000000000001',
  attributes: { name: 'À compléter', list: 'scpi_clients', query: 'colonnes=status&incomplets=1' },
  relationships: {},
}
const page = (data: readonly object[]) =>
  json(200, { data, meta: { current_page: 1, per_page: 20, total: data.length, last_page: 1 } })

async function openViews(address: string) {
  const opened = await openScreens([{ path: '*', Component: ClientsScreen }], address, (line) => {
    if (line === 'GET /scpi/v1/client') return page([client(CLIENT, { municipality: 'Sète' })])
    if (line === VIEWS) return page([saved])
    return line === 'POST /v3/me/saved-views' ? json(201, { data: saved }) : undefined
  })
  await screen.findByRole('link', { name: 'Hélène Garance' })
  fireEvent.click(screen.getByRole('button', { name: 'Vues et colonnes' }))
  return opened
}

test('a view of the clients gives back its filters and columns', async () => {
  const { router, lines } = await openViews('/clients')
  expect(screen.getAllByText('Sète').length).toBeGreaterThan(0)
  fireEvent.click(await screen.findByRole('link', { name: 'À compléter' }))
  await waitFor(() => {
    expect(router.state.location.search).toBe('?colonnes=status&incomplets=1')
  })
  expect(lines().some((line) => line.startsWith(VIEWS) && line.includes('filter[list]=scpi_clients'))).toBe(true)
  await waitFor(() => {
    expect(screen.queryByText('Sète')).toBeNull()
  })
})

test('what is shown is saved under a name, without the page', async () => {
  const { bodies } = await openViews('/clients?statut=prospect&page=2')
  const name = await screen.findByRole('textbox', { name: /Nom de la vue affichée/ })
  fireEvent.change(name, { target: { value: 'Prospects' } })
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer cette vue' }))
  await waitFor(async () => {
    expect(await bodies('POST /v3/me/saved-views')).toEqual([
      { name: 'Prospects', list: 'scpi_clients', query: 'statut=prospect' },
    ])
  })
})
