import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Palette } from '../../../../../src/app/client/shell/palette/Palette'
import { keepRecent } from '../../../../../src/app/client/shell/palette/recents'
import { client, CLIENT, openScreens } from '../../../../features/scpi/clients/client/scpiServer'
import { json } from '../../../../support/client/answers'

const garance = client(CLIENT, { municipality: 'Sète' })
const page = (data: readonly object[]) =>
  json(200, { data, meta: { current_page: 1, per_page: 6, total: data.length, last_page: 1 } })

const closed = () => undefined
const OpenPalette = () => <Palette typedBefore="" isChosenBefore={false} places={[]} onClose={closed} />

const ofScpi = (address: string) => /^\/(?:clients|cabinet|mon-compte|corbeille)/.test(address)
const openPalette = () =>
  openScreens(
    [{ path: '*', Component: OpenPalette }],
    '/dashboard',
    (line) => {
      if (line === 'GET /scpi/v1/client') return page([garance])
      return line === `GET /scpi/v1/client/${CLIENT}` ? json(200, { data: garance }) : undefined
    },
    { knows: ofScpi },
  )

test('the palette of the SCPI area finds clients, says where they live, and leads to their file', async () => {
  const { router, lines } = await openPalette()
  const field = screen.getByRole('combobox', { name: /^Client, / })
  fireEvent.change(field, { target: { value: 'garance' } })
  const group = within(await screen.findByRole('group', { name: 'Clients' }))
  const option = group.getByRole('option', { name: /Hélène Garance/ })
  expect(option).toHaveTextContent('Sète · helene@courriel.example')
  fireEvent.keyDown(field, { key: 'Enter' })
  await waitFor(() => {
    expect(router.state.location.pathname).toBe(`/clients/${CLIENT}`)
  })
  expect(lines()).toContain('GET /scpi/v1/client?page[size]=6&q=garance')
  // Nothing of the other area is asked.
  expect(lines().filter((line) => line.includes('/v3/') && !line.includes('/v3/me'))).toEqual([])
})

test('a client chosen before is offered again by the name of today; what has no screen here is not', async () => {
  const file = '7e000000-0000-4000-8000-000000000001'
  await keepRecent('u1', { id: CLIENT, group: 'Clients' })
  await keepRecent('u1', { id: file, group: 'Dossiers' })
  const { lines } = await openPalette()
  const group = within(await screen.findByRole('group', { name: 'Récents' }))
  expect(await group.findByRole('option', { name: /Hélène Garance/ })).toBeInTheDocument()
  expect(lines().filter((line) => line.includes(file))).toEqual([])
})
