import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { Feedback } from '#client/feedback'
import { KnownRoutes } from '#client/screens'
import { sessionStarted } from '#client/session'
import { simulatorQuestions } from '#features/simulation/contract'
import { FilledFrom } from '../../../../src/features/simulators/client/shell/FilledFrom'
import { SimulatorActions } from '../../../../src/features/simulators/client/shell/SimulatorActions'
import { useInputs } from '../../../../src/features/simulators/client/shell/useInputs'
import { ptzFile } from '../../../../src/features/simulators/client/ptz/ptzFile'
import { simulators } from '../../../../src/features/simulators/client/simulators'
import { json } from '../../../support/client/answers'
import { openApplication } from '../../../support/client/application'
import { FILE } from '../../../support/client/clientFile'
import { fileServer } from '../../../support/client/fileServer'
import { InTheme } from '../../../support/client/InTheme'

const definition = simulatorQuestions.ptzSimulation

function Page() {
  const inputs = useInputs(definition)
  return (
    <main>
      <SimulatorActions simulator={simulators.ptz} definition={definition} inputs={inputs} file={ptzFile} canPrint />
      {inputs.from !== null && <FilledFrom id={inputs.from} />}
      <b>{JSON.stringify(inputs.values['property_price'] ?? 'vide')}</b>
    </main>
  )
}

/** The actions of a simulator, before a server that holds the example file. @param hasFiles false on a host without client files */
async function openAt(search: string, permissions = ['see_client_files', 'manage_client_files'], hasFiles = true) {
  const server = fileServer(permissions)
  const { store, requests } = await openApplication((request) =>
    new URL(request.url).pathname.endsWith('/client-files')
      ? json(200, {
          data: [{ type: 'client_file', id: FILE, attributes: { title: 'Vasseur' }, meta: { version: 1 } }],
          meta: { current_page: 1, per_page: 100, total: 1, last_page: 1 },
        })
      : server.answer(request),
  )
  await store.dispatch(sessionStarted())
  const router = createMemoryRouter([{ path: '*', Component: Page }], { initialEntries: [`/${search}`] })
  render(
    <InTheme>
      <Provider store={store}>
        <KnownRoutes value={() => hasFiles}>
          <RouterProvider router={router} />
        </KnownRoutes>
        <Feedback />
      </Provider>
    </InTheme>,
  )
  return { store, requests, user: userEvent.setup() }
}

/** What was sent to be written. */
const bodies = (requests: readonly Request[]): readonly Promise<unknown>[] =>
  requests.filter(({ method }) => method !== 'GET').map((request): Promise<unknown> => request.clone().json())

async function chooseFile(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.click(await screen.findByRole('combobox', { name: /Dossier client/ }))
  await user.click(await screen.findByText('Vasseur', { selector: '.ant-select-item-option-content' }))
}

test('a client file fills the answers in, is named with a link, and is not changed', async () => {
  const { user, requests } = await openAt('')
  await user.click(await screen.findByRole('button', { name: /Remplir avec un dossier/ }))
  await chooseFile(user)
  await user.click(await screen.findByRole('button', { name: 'Remplir le simulateur' }))
  expect(await screen.findByText('210000')).toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent('Vos réponses n’y sont écrites que si vous les y enregistrez.')
  expect(within(screen.getByRole('status')).getByRole('link')).toHaveAttribute('href', expect.stringContaining(FILE))
  expect(requests.filter(({ method }) => method !== 'GET')).toEqual([])
})

test('answers are shown field by field, written in the file by autosave, and taken back by the toast', async () => {
  const { user, requests } = await openAt('?property_price=250000&offer_date=2026-09-01')
  const sent = () => requests.filter(({ method }) => method !== 'GET').map(({ url }) => new URL(url).pathname)
  await user.click(await screen.findByRole('button', { name: /Enregistrer dans un dossier/ }))
  await chooseFile(user)
  const price = await screen.findByRole('row', { name: /Prix du bien/ })
  expect(price).toHaveTextContent(/210\s000\s€.*250\s000\s€/)
  expect(screen.getByText(/ne sont pas écrits/)).toHaveTextContent('Date de l’offre de prêt')
  expect(sent()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  const change = expect.stringContaining('/simulation') as unknown
  await waitFor(() => {
    expect(sent()).toEqual([change])
  })
  await user.click(await screen.findByRole('button', { name: 'Annuler' }))
  await waitFor(() => {
    expect(sent()).toEqual([change, change])
  })
  await expect(Promise.all(bodies(requests))).resolves.toEqual([
    { investment_price: 250_000 },
    { investment_price: 210_000 },
  ])
})

test('a host without client files offers none, whatever one may do elsewhere', async () => {
  await openAt('', undefined, false)
  expect(screen.getByRole('button', { name: /Actions du simulateur/ })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /dossier/ })).toBeNull()
})

test('who may not change files is not offered to write in one', async () => {
  await openAt('', ['see_client_files'])
  expect(await screen.findByRole('button', { name: /Remplir avec un dossier/ })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /Enregistrer dans un dossier/ })).toBeNull()
})

test('the link is copied, and what is reset comes back', async () => {
  const { user } = await openAt('?property_price=250000')
  const copied = jest.spyOn(navigator.clipboard, 'writeText')
  await user.click(await screen.findByRole('button', { name: 'Actions du simulateur' }))
  await user.click(await screen.findByRole('menuitem', { name: /Partager le lien/ }))
  expect(await screen.findByText(/Lien copié/)).toBeInTheDocument()
  expect(copied).toHaveBeenCalledWith(
    expect.stringMatching(/\/simulateurs\/pret-a-taux-zero\?.*property_price=250000/u),
  )
  await user.click(screen.getByRole('button', { name: 'Actions du simulateur' }))
  await user.click(await screen.findByRole('menuitem', { name: /Réinitialiser/ }))
  expect(await screen.findByText('"vide"')).toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: 'Annuler' }))
  expect(await screen.findByText('250000')).toBeInTheDocument()
})
