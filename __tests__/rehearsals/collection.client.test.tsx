import { render, screen, within } from '@testing-library/react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { sessionStarted } from '#client/session'
import { professionalMenu, professionalScreens } from '../../src/app/client/features'
import { json } from '../support/client/answers'
import { openApplication, userDocument } from '../support/client/application'

test('a new collection has its entry in the menu, and its screen lists it', async () => {
  const notary = {
    type: 'notary',
    id: '00000000-0000-4000-8000-000000000001',
    attributes: { name: 'Étude Ferrand', side: 'buyer', phone: null },
    relationships: {},
    meta: { version: 1 },
  }
  const { store } = await openApplication(({ url }) =>
    url.includes('/notaries')
      ? json(200, { data: [notary], meta: { current_page: 1, per_page: 50, last_page: 1, total: 1 } })
      : json(200, userDocument('claire')),
  )
  await store.dispatch(sessionStarted())
  expect(professionalMenu).toContainEqual(expect.objectContaining({ address: '/notaires', label: 'Notaires' }))
  const route = professionalScreens.filter(({ path }) => path === 'notaires')
  const router = createMemoryRouter(route, { initialEntries: ['/notaires'] })
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  )
  const table = await screen.findByRole('table', { name: 'Notaires' })
  expect(within(table).getByRole('row', { name: /Étude Ferrand Acquéreur —/ })).toBeVisible()
})
