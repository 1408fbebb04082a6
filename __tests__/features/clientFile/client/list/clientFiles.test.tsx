import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { api } from '#client/api'
import { upserted } from '#client/entities'
import { Feedback } from '#client/feedback'
import { sessionStarted } from '#client/session'
import { hostsOf } from '#client/transport'
import { HostsContext } from '../../../../../src/client/screens/HostsContext'
import { ClientFilesScreen } from '../../../../../src/features/clientFile/client/list/ClientFilesScreen'
import { json } from '../../../../support/client/answers'
import { InTheme } from '../../../../support/client/InTheme'
import { openApplication } from '../../../../support/client/application'
import { commits } from '../../../../support/client/commits'
import { exampleFile, FILE } from '../../../../support/client/clientFile'
import { fileServer } from '../../../../support/client/fileServer'

const hosts = hostsOf({ protocol: 'https:', hostname: 'pro.solive.test', port: '', search: '', isFramed: false })

/** The list of files, in a browser where the example file was opened before; the server answers the list as `answerList` says. */
async function openList(answerList: () => Response) {
  const server = fileServer(['see_application_immo', 'see_client_files', 'manage_client_files'])
  const { store } = await openApplication((request) =>
    new URL(request.url).pathname.endsWith('/client-files') ? answerList() : server.answer(request),
  )
  await store.dispatch(sessionStarted())
  await store.dispatch(api.endpoints.read.initiate({ type: 'client_file', id: FILE, include: ['person'] }))
  const router = createMemoryRouter([{ path: '*', Component: ClientFilesScreen }])
  const { Counted, count } = commits()
  render(
    <InTheme>
      <Provider store={store}>
        <Counted>
          <HostsContext value={hosts}>
            <RouterProvider router={router} />
          </HostsContext>
        </Counted>
        <Feedback />
      </Provider>
    </InTheme>,
  )
  return { store, count }
}

const unreachable = (): Response => {
  throw new TypeError('Failed to fetch')
}
const refused = (): Response => json(403, { message: 'Vous n’avez pas le droit de voir les dossiers.' })
const none = (): Response => json(200, { data: [], meta: { current_page: 1, per_page: 20, total: 0, last_page: 1 } })
const one = (attributes = {}): Response =>
  json(200, {
    data: [{ type: 'client_file', id: FILE, attributes: { title: 'Vasseur', ...attributes }, meta: { version: 1 } }],
    meta: { current_page: 1, per_page: 20, total: 1, last_page: 1 },
  })
const KEPT = 'Dossiers gardés sur cet appareil'

describe('the list of client files', () => {
  test('shows those that the device keeps when the server does not answer, and the whole list once the network is back', async () => {
    const server = { answer: unreachable }
    await openList(() => server.answer())
    const kept = await screen.findByRole('region', { name: KEPT })
    expect(screen.getByText('Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.')).toBeInTheDocument()
    expect(
      within(kept)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([expect.stringContaining(FILE)])
    server.answer = none
    act(() => {
      window.dispatchEvent(new Event('online'))
    })
    expect(await screen.findByText('Aucun dossier')).toBeInTheDocument()
    expect(screen.queryByRole('region', { name: KEPT })).toBeNull()
  })

  test('is not drawn again for what arrives of other files, and shows what arrives of its own', async () => {
    const { store, count } = await openList(() => one())
    expect(await screen.findByText('Anne Vasseur')).toBeInTheDocument()
    const before = count()
    act(() => {
      store.dispatch(upserted([{ type: 'person', id: 'other', attributes: { firstname: 'Luc' }, relationships: {} }]))
    })
    expect(count()).toBe(before)
    const person = exampleFile.find(({ type }) => type === 'person')
    act(() => {
      store.dispatch(
        upserted([
          { type: 'person', id: person?.id ?? '', attributes: { firstname: 'Annette' }, relationships: {}, version: 2 },
        ]),
      )
    })
    expect(screen.getByText('Annette Vasseur')).toBeInTheDocument()
  })

  test('asks for the name of a file with a sale before it goes', async () => {
    await openList(() => one({ status: 'in_sale' }))
    const user = userEvent.setup({ delay: null })
    await user.click(await screen.findByRole('button', { name: /Actions/ }))
    await user.click(await screen.findByRole('menuitem', { name: /Supprimer/ }))
    const question = await screen.findByRole('dialog', { name: /Supprimer ce dossier/ })
    const yes = () => within(question).getByRole('button', { name: 'Supprimer' })
    expect(yes()).toBeDisabled()
    await user.type(within(question).getByRole('textbox'), 'Vasseur')
    await waitFor(() => {
      expect(yes()).toBeEnabled()
    })
    await user.click(within(question).getByRole('button', { name: 'Annuler' }))
    expect(screen.getByRole('link', { name: 'Vasseur' })).toBeInTheDocument()
  })

  test('shows none of them to who is refused the list', async () => {
    await openList(refused)
    expect(await screen.findByText('Vous n’avez pas le droit de voir les dossiers.')).toBeInTheDocument()
    expect(screen.queryByRole('region', { name: KEPT })).toBeNull()
  })
})
