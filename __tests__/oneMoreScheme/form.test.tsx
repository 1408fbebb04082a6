import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { sessionStarted } from '#client/session'
import { hostsOf } from '#client/transport'
import { HostsContext } from '../../src/client/screens/HostsContext'
import { ClientFileScreen } from '../../src/features/clientFile/client/file/ClientFileScreen'
import { SolutionTab } from '../../src/features/clientFile/client/file/solution/SolutionTab'
import { InTheme } from '../support/client/InTheme'
import { openApplication } from '../support/client/application'
import { FILE } from '../support/client/clientFile'
import { fileServer } from '../support/client/fileServer'

const hosts = hostsOf({ protocol: 'https:', hostname: 'pro.solive.test', port: '', search: '', isFramed: false })

async function openSolution() {
  const server = fileServer(['see_application_immo', 'see_client_files', 'manage_client_files'])
  const { store } = await openApplication(server.answer)
  await store.dispatch(sessionStarted())
  const router = createMemoryRouter(
    [
      {
        path: '/mes-dossiers/:uuid',
        Component: ClientFileScreen,
        children: [
          { path: 'solution', Component: SolutionTab },
          { path: '*', element: null },
        ],
      },
    ],
    { initialEntries: [`/mes-dossiers/${FILE}/solution`] },
  )
  render(
    <InTheme>
      <Provider store={store}>
        <HostsContext value={hosts}>
          <RouterProvider router={router} />
        </HostsContext>
      </Provider>
    </InTheme>,
  )
  return { server, user: userEvent.setup({ delay: null }) }
}

test('a scheme added to the catalogue is chosen on the form by its label, asks its questions, and both are saved', async () => {
  const { server, user } = await openSolution()
  await user.click(await screen.findByRole('button', { name: /^Projet et dates/ }))
  await user.click(await screen.findByRole('combobox', { name: /^Dispositif/ }))
  await user.click(await screen.findByText('Bail d’essai'))
  await user.click(await screen.findByRole('button', { name: /^Dispositif/ }))
  const years = await screen.findByLabelText(/^Années du bail d’essai/)
  expect(screen.getByRole('radiogroup', { name: /^Locataire à l’essai/ })).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Bien et meubles/ }))
  expect(await screen.findByLabelText(/^Montant des travaux/)).toBeVisible()
  await user.type(years, '3')
  await user.tab()
  await waitFor(() => {
    expect(server.membersOf('simulation')[0]?.attributes).toMatchObject({
      project: 'trial_lease',
      trial_lease_years: 3,
    })
  })
})
