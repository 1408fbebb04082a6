import { act, screen } from '@testing-library/react'
import { ErrorScreen, Refusal } from '../../../src/client/screens/errors'
import { openScreens } from '../../features/scpi/clients/client/scpiServer'

const part = Object.assign(new Error('Loading failed'), { name: 'ChunkLoadError' })

/** The page of an error on the SCPI host. */
const openError = (error: Error) =>
  openScreens(
    [
      {
        errorElement: <ErrorScreen />,
        children: [
          {
            path: '*',
            loader: () => {
              throw error
            },
            element: null,
          },
        ],
      },
    ],
    '/clients',
    () => undefined,
    { knows: () => false },
  )

const cutNetwork = () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
afterEach(() => {
  jest.restoreAllMocks()
})

test.each([
  ['a part of it', part],
  ['who is logged in', new Refusal(500)],
])(
  'a page that lacks %s without network is said to wait for it, and is tried again once it is back',
  async (_, error) => {
    const network = cutNetwork()
    await openError(error)
    expect(await screen.findByRole('heading', { name: 'Cette page attend le réseau.' })).toBeInTheDocument()
    expect(await screen.findByText(/n’a pas encore été ouverte sur cet appareil/)).toBeInTheDocument()
    expect(screen.queryByText(/Nous avons été prévenus/)).toBeNull()
    const retry = screen.getByRole('button', { name: 'Réessayer' })
    expect(retry).toBeDisabled()
    network.mockReturnValue(true)
    act(() => {
      window.dispatchEvent(new Event('online'))
    })
    expect(retry).toBeEnabled()
    expect(screen.getByRole('heading', { name: 'Cette page attend le réseau.' })).toBeInTheDocument()
  },
)

test.each([
  ['of a page without network', new TypeError('x is undefined'), true],
  ['of a part that does not arrive though there is a network', part, false],
  ['that the server tells', new Refusal(503), false],
])('a fault %s is one, and leads back to the first screen of the SCPI host', async (_, error, isCut) => {
  if (isCut) cutNetwork()
  await openError(error)
  expect(await screen.findByRole('heading', { name: 'Oups ! Une erreur est survenue.' })).toBeInTheDocument()
  expect(await screen.findByRole('link', { name: 'Retourner à l’accueil' })).toHaveAttribute('href', '/')
  expect(screen.queryByText(/recherche/)).toBeNull()
})
