import { act, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { upserted } from '#client/entities'
import { sessionStarted } from '#client/session'
import { LeadsScreen } from '../../../../src/features/leads/client/LeadsScreen'
import { json } from '../../../support/client/answers'
import { openApplication, userDocument } from '../../../support/client/application'
import { commits } from '../../../support/client/commits'
import { InTheme } from '../../../support/client/InTheme'

const lead = (id: string, lastname: string) => ({
  type: 'client_lead' as const,
  id,
  attributes: { firstname: 'Anne', lastname, status: 'new' as const },
  relationships: { adviser: { data: { type: 'user', id: 'colleague' } } },
})
const colleague = (first_name: string) => ({
  type: 'user' as const,
  id: 'colleague',
  attributes: { first_name, last_name: 'Dumas' },
  relationships: {},
})

async function openLeads() {
  const { store } = await openApplication(({ url }) => {
    if (url.includes('/v3/me'))
      return json(200, userDocument('u1', ['see_application_immo', 'see_client_leads'], ['admin']))
    return json(200, {
      data: [lead('a', 'Aubin'), lead('b', 'Brun')],
      included: [colleague('Paul')],
      meta: { current_page: 1, per_page: 30, total: 2, last_page: 1 },
    })
  })
  await store.dispatch(sessionStarted())
  const { Counted, count } = commits()
  const router = createMemoryRouter([{ path: '*', Component: LeadsScreen }])
  render(
    <Provider store={store}>
      <Counted>
        <RouterProvider router={router} />
      </Counted>
    </Provider>,
    { wrapper: InTheme },
  )
  await screen.findByText('Anne Aubin')
  return { store, count }
}

test('what arrives of others draws no lead again, and what arrives of a colleague is shown', async () => {
  const { store, count } = await openLeads()
  const before = count()
  act(() => {
    store.dispatch(upserted([{ type: 'location', id: 'lyon-69000', attributes: { name: 'Lyon' }, relationships: {} }]))
    store.dispatch(upserted([{ ...lead('c', 'Colin'), relationships: {} }]))
  })
  expect(count()).toBe(before)
  act(() => {
    store.dispatch(upserted([colleague('Paule')]))
  })
  expect(count()).toBeGreaterThan(before)
  expect(screen.getAllByText('Paule Dumas')).toHaveLength(2)
})
