import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { messages } from '#contract'
import { sessionStarted } from '#client/session'
import { ClientFileScreen } from '../../../../../src/features/clientFile/client/file/ClientFileScreen'
import { json } from '../../../../support/client/answers'
import { openApplication } from '../../../../support/client/application'
import { FILE } from '../../../../support/client/clientFile'
import { fileServer } from '../../../../support/client/fileServer'

test('a file that could not be read says what is kept, and is there when it is asked for again', async () => {
  const server = fileServer(['see_application_immo', 'see_client_files', 'manage_client_files'])
  let isBroken = true
  const { store } = await openApplication((request) =>
    isBroken && request.url.includes(FILE) ? json(500, { message: 'Panne' }) : server.answer(request),
  )
  await store.dispatch(sessionStarted())
  const router = createMemoryRouter([{ path: '/mes-dossiers/:uuid/*', Component: ClientFileScreen }], {
    initialEntries: [`/mes-dossiers/${FILE}/synthesis`],
  })
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  )
  const title = { level: 1, name: 'Ce dossier n’a pas pu être lu' }
  await screen.findByRole('heading', title)
  expect(screen.getByRole('alert')).toHaveTextContent(messages.technical)
  expect(screen.getByText(/ce que vous y avez saisi est gardé/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Retourner aux dossiers' })).toHaveAttribute('href', '/mes-dossiers')
  isBroken = false
  await userEvent.setup().click(screen.getByRole('button', { name: 'Réessayer' }))
  await screen.findByRole('navigation', { name: 'Onglets du dossier' })
  expect(screen.queryByRole('heading', title)).toBeNull()
})
