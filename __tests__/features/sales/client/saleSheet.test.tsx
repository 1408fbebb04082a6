import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { sessionStarted } from '#client/session'
import { SaleDrawer } from '../../../../src/features/sales/client/sheet/SaleDrawer'
import { json } from '../../../support/client/answers'
import { openApplication, userDocument } from '../../../support/client/application'

const ID = '6f1c2d1e-0000-4000-8000-000000000001'
const option = {
  type: 'option',
  id: ID,
  attributes: { status: 'active', rank: 1, expires_at: '2026-11-27T17:00:00Z', extension_count: 1 },
  relationships: {},
  meta: { version: 3 },
}
const meta = {
  allowed_actions: ['release'],
  actions: [
    {
      action: 'extend',
      label: 'Prolonger',
      to: 'active',
      needs: {},
      undoes: [],
      impossible: { because: 'limit', reason: 'Déjà prolongée.' },
    },
    {
      action: 'accept',
      label: 'Accepter',
      to: 'active',
      needs: {},
      undoes: [],
      impossible: { because: 'state', reason: 'Déjà active.' },
    },
    { action: 'release', label: 'Lever l’option', to: 'released', needs: {}, confirmation: null, undoes: [] },
  ],
  messages: [
    {
      id: 'm1',
      recipient: 'contact@promoteur.example',
      subject: 'Option posée',
      at: '2026-11-24T09:00:00Z',
      state: 'sent',
    },
  ],
  deadlines: [
    {
      key: 'expires_at',
      label: 'Fin de l’option',
      at: '2026-11-27T17:00:00Z',
      steps: ['Trois jours ouvrés'],
      source: 'Usage',
    },
  ],
}

/** The sheet of an option, over a server that answers actions as told. */
async function openSheet(act: () => Response) {
  const { store, requests } = await openApplication(({ url, method }) => {
    if (url.includes('/v3/me'))
      return json(
        200,
        userDocument('u1', ['see_application_immo', 'see_transactional_actions', 'manage_transactional_actions']),
      )
    if (url.includes('/history')) return json(200, { data: [] })
    return method === 'PUT' ? act() : json(200, { data: option, meta })
  })
  await store.dispatch(sessionStarted())
  const drawer = <SaleDrawer sale={{ type: 'option', id: ID }} onClose={() => undefined} />
  const router = createMemoryRouter([{ path: '*', element: drawer }])
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  )
  await screen.findByRole('button', { name: 'Lever l’option' })
  return { writes: () => requests.filter(({ method }) => method === 'PUT') }
}

test('a sheet offers what the server allows, and says why the rest is not possible', async () => {
  await openSheet(() => json(200, { data: option, meta }))
  const limited = screen.getByRole('button', { name: 'Prolonger', description: 'Déjà prolongée.' })
  expect(limited).toHaveProperty('disabled', true)
  // What its state forbids is told, and not offered.
  expect(screen.queryByRole('button', { name: 'Accepter' })).toBeNull()
  expect(screen.getByText('Déjà active.')).toBeTruthy()
  expect(screen.getByText('Trois jours ouvrés')).toBeTruthy()
  expect(screen.getByText(/^À contact@promoteur\.example/)).toBeTruthy()
})

test('a double click does one thing', async () => {
  const { writes } = await openSheet(() => json(200, { data: option, meta }))
  const button = screen.getByRole('button', { name: 'Lever l’option' })
  fireEvent.click(button)
  fireEvent.click(button)
  await waitFor(() => {
    expect(writes()).toHaveLength(1)
  })
})

test('an action that has become impossible is told with what is possible', async () => {
  await openSheet(() =>
    json(409, {
      message: 'Option expirée. Rien n’a été modifié.',
      data: option,
      meta: { allowed_actions: ['accept'] },
    }),
  )
  fireEvent.click(screen.getByRole('button', { name: 'Lever l’option' }))
  expect(await screen.findByText(/Rien n’a été modifié\. Possible maintenant\s: «\sAccepter\s»\./)).toBeTruthy()
})
