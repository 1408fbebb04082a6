import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense, type ReactNode } from 'react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { sessionStarted } from '#client/session'
import { Places } from '#client/screens/places'
import { openApplication } from '../../../../../support/client/application'
import { InTheme } from '../../../../../support/client/InTheme'
import { operationServer } from './operationServer'

/** A page about an operation, at an address, before a server that calculates. */
export async function openOperation(page: ReactNode, address: string) {
  const server = operationServer()
  const { store } = await openApplication(server.answer)
  await store.dispatch(sessionStarted())
  const router = createMemoryRouter([{ path: '*', element: <Suspense>{page}</Suspense> }], {
    initialEntries: [address],
  })
  render(
    <Provider store={store}>
      <Places kind="municipality">
        <RouterProvider router={router} />
      </Places>
    </Provider>,
    { wrapper: InTheme },
  )
  return { ...server, router, user: userEvent.setup({ delay: null }) }
}
