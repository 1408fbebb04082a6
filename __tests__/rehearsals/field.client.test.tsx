import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { sessionStarted } from '#client/session'
import { hostsOf } from '#client/transport'
import { HostsContext } from '../../src/client/screens/HostsContext'
import { ClientFileScreen } from '../../src/features/clientFile/client/file/ClientFileScreen'
import { InformationsTab } from '../../src/features/clientFile/client/file/informations/InformationsTab'
import { openApplication } from '../support/client/application'
import { FILE } from '../support/client/clientFile'
import { fileServer } from '../support/client/fileServer'

const hosts = hostsOf({ protocol: 'https:', hostname: 'pro.solive.test', port: '', search: '', isFramed: false })

test('a new field of a section is shown under its label, and what is typed in it is saved', async () => {
  const server = fileServer(['see_application_immo', 'see_client_files', 'manage_client_files'])
  const { store } = await openApplication(server.answer)
  await store.dispatch(sessionStarted())
  const tabs = [
    { path: 'informations', Component: InformationsTab },
    { path: '*', element: null },
  ]
  const router = createMemoryRouter([{ path: '/mes-dossiers/:uuid', Component: ClientFileScreen, children: tabs }], {
    initialEntries: [`/mes-dossiers/${FILE}/informations?section=charge`],
  })
  render(
    <Provider store={store}>
      <HostsContext value={hosts}>
        <RouterProvider router={router} />
      </HostsContext>
    </Provider>,
  )
  const user = userEvent.setup({ delay: null })
  await user.type(await screen.findByLabelText(/^Frais de transport/), '120')
  await user.tab()
  await waitFor(() => {
    expect(server.membersOf('charge')[0]?.attributes).toMatchObject({ transport_expense: 120 })
  })
})
