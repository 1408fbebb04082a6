import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { edited, saveNow, selectHasUnsaved, selectSectionState } from '#client/autosave'
import { sessionStarted } from '#client/session'
import { ClientFileScreen } from '../../../../../src/features/clientFile/client/file/ClientFileScreen'
import { json } from '../../../../support/client/answers'
import { openApplication } from '../../../../support/client/application'
import { FILE, heritage } from '../../../../support/client/clientFile'
import { fileServer } from '../../../../support/client/fileServer'
import { InTheme } from '../../../../support/client/InTheme'

test('what was typed in a file that somebody deleted can be copied, then given up', async () => {
  const server = fileServer(['see_application_immo', 'see_client_files', 'manage_client_files'])
  const { store } = await openApplication((request) =>
    request.url.includes(FILE) ? json(404, { message: 'Introuvable' }) : server.answer(request),
  )
  await store.dispatch(sessionStarted())
  store.dispatch(
    edited({ ref: { type: 'heritage', id: heritage.id }, parentId: FILE, attributes: { liquidity: 52_000 } }),
  )
  store.dispatch(saveNow())
  await waitFor(() => {
    expect(selectSectionState(store.getState(), FILE)).toBe('error')
  })

  const user = userEvent.setup()
  const written = jest.spyOn(navigator.clipboard, 'writeText')
  const router = createMemoryRouter([{ path: '/mes-dossiers/:uuid', Component: ClientFileScreen }], {
    initialEntries: [`/mes-dossiers/${FILE}`],
  })
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
    { wrapper: InTheme },
  )
  await user.click(await screen.findByRole('button', { name: 'Copier ma saisie' }))
  expect(written).toHaveBeenCalledWith(expect.stringMatching(/^Liquidités.*52\D000/))
  expect(screen.getByText('Ce dossier n’existe plus')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Abandonner ma saisie' }))
  expect(screen.queryByRole('button', { name: 'Abandonner ma saisie' })).toBeNull()
  expect(selectHasUnsaved(store.getState())).toBe(false)
})
