import { render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { Feedback } from '#client/feedback'
import { sessionStarted } from '#client/session'
import { hostsOf } from '#client/transport'
import { clientStudiesTab } from '#features/studies/client'
import { HostsContext } from '../../../../../src/client/screens/HostsContext'
import { KnownRoutes } from '../../../../../src/client/screens/KnownRoutes'
import { ClientFileScreen } from '../../../../../src/features/clientFile/client/file/ClientFileScreen'
import { StudiesTab } from '../../../../../src/features/studies/client/list/StudiesTab'
import { PreviewScreen } from '../../../../../src/features/studies/client/preview/PreviewScreen'
import { memoryStorage, openApplication } from '../../../../support/client/application'
import { FILE } from '../../../../support/client/clientFile'
import { InTheme } from '../../../../support/client/InTheme'
import { studyServer } from './studyServer'

const hosts = hostsOf({ protocol: 'https:', hostname: 'pro.solive.test', port: '', search: '', isFramed: false })

/** Opens an address of the application, over a server of studies. @param search of the tab, or the whole address */
export async function openStudies(search = '', server = studyServer({}), storage = memoryStorage()) {
  const { store, requests, close } = await openApplication(server.answer, storage)
  await store.dispatch(sessionStarted())
  const router = createMemoryRouter(
    [
      {
        path: '/mes-dossiers/:uuid',
        element: <ClientFileScreen contributed={[clientStudiesTab]} />,
        children: [
          { path: 'rapports', Component: StudiesTab },
          { path: '*', element: null },
        ],
      },
      { path: '/etude-immobiliere/preview', Component: PreviewScreen },
    ],
    { initialEntries: [search.startsWith('/') ? search : `/mes-dossiers/${FILE}/rapports${search}`] },
  )
  const { unmount } = render(
    <InTheme>
      <Provider store={store}>
        <HostsContext value={hosts}>
          <KnownRoutes value={() => true}>
            <RouterProvider router={router} />
          </KnownRoutes>
        </HostsContext>
        <Feedback />
      </Provider>
    </InTheme>,
  )
  return { store, requests, router, unmount, close }
}

/** The composer, once it is there. */
export const composer = () => screen.findByRole('dialog', { name: 'Préparer une étude' })
