import { render } from '@testing-library/react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom'
import { Feedback } from '#client/feedback'
import { sessionStarted } from '#client/session'
import { hostsOf } from '#client/transport'
import { HostsContext } from '../../../src/client/screens/HostsContext'
import { ClientFileScreen } from '../../../src/features/clientFile/client/file/ClientFileScreen'
import { openApplication } from './application'
import { FILE } from './clientFile'
import { fileServer } from './fileServer'
import { InTheme } from './InTheme'

export const ADVISER = ['see_application_immo', 'see_client_files', 'manage_client_files']

const hosts = hostsOf({ protocol: 'https:', hostname: 'pro.solive.test', port: '', search: '', isFramed: false })

/**
 * Opens the example file on a page, over a server that holds it.
 * @param address of a tab, within the file: `solution?groupe=bien`
 * @param tabs those that have a content; the others are empty
 */
export async function openFile(address: string, tabs: readonly RouteObject[], server = fileServer(ADVISER)) {
  const { store, requests } = await openApplication(server.answer)
  await store.dispatch(sessionStarted())
  const children = [...tabs, { path: '*', element: null }]
  const router = createMemoryRouter([{ path: '/mes-dossiers/:uuid', Component: ClientFileScreen, children }], {
    initialEntries: [`/mes-dossiers/${FILE}/${address}`],
  })
  render(
    <InTheme>
      <Provider store={store}>
        <HostsContext value={hosts}>
          <RouterProvider router={router} />
        </HostsContext>
        <Feedback />
      </Provider>
    </InTheme>,
  )
  return { server, store, requests }
}
