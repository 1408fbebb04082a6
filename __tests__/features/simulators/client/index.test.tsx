import type { ReactNode } from 'react'
import { act, render, screen, within } from '@testing-library/react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { api } from '#client/api'
import { sessionStarted } from '#client/session'
import { IndexScreen } from '../../../../src/features/simulators/client/index/IndexScreen'
import { calculationRecorded } from '../../../../src/features/simulators/client/index/lastCalculations'
import { useRecorded } from '../../../../src/features/simulators/client/shell/useRecorded'
import { simulators } from '../../../../src/features/simulators/client/simulators'
import { openApplication } from '../../../support/client/application'
import { FILE } from '../../../support/client/clientFile'
import { fileServer } from '../../../support/client/fileServer'
import { InTheme } from '../../../support/client/InTheme'

async function open(Component: () => ReactNode) {
  const server = fileServer(['see_client_files', 'manage_client_files'])
  const { store } = await openApplication(server.answer)
  await store.dispatch(sessionStarted())
  const router = createMemoryRouter([{ path: '*', Component }])
  const show = () =>
    render(
      <InTheme>
        <Provider store={store}>
          <RouterProvider router={router} />
        </Provider>
      </InTheme>,
    )
  return { store, show }
}

test('the index leads to the six simulators, to the last calculations with their answers, and to the files opened last', async () => {
  const { store, show } = await open(IndexScreen)
  await store.dispatch(api.endpoints.read.initiate({ type: 'client_file', id: FILE, include: ['person'] }))
  const address = `${simulators.ptz.address}?property_price=210000`
  store.dispatch(calculationRecorded({ visit: 'one', address, figure: 'Prêt à taux zéro de 94 000 €', at: Date.now() }))
  show()
  const cards = screen.getAllByRole('article').map((card) => ({
    text: card.textContent,
    address: within(card).getByRole('link').getAttribute('href'),
  }))
  expect(cards).toEqual(
    Object.values(simulators).map((simulator) => ({
      text: `${simulator.label}${simulator.question}${simulator.asks} · 2\u00a0min`,
      address: simulator.address,
    })),
  )
  const calculations = screen.getByRole('region', { name: 'Derniers calculs' })
  expect(within(calculations).getByRole('link', { name: 'Prêt à taux zéro' })).toHaveAttribute('href', address)
  expect(calculations).toHaveTextContent('de 94 000 €')
  const files = screen.getByRole('region', { name: 'Reprendre un dossier' })
  expect(within(files).getByRole('link')).toHaveAttribute('href', expect.stringContaining(FILE))
})

test('an answer that has rested is kept', async () => {
  const { store, show } = await open(function Page() {
    useRecorded('94 000 €', '/simulateurs/pret-a-taux-zero?property_price=210000')
    return null
  })
  jest.useFakeTimers()
  show()
  expect(store.getState().simulatorCalculations.latest).toEqual([])
  await act(() => jest.advanceTimersByTimeAsync(3_500))
  jest.useRealTimers()
  const [kept, ...others] = store.getState().simulatorCalculations.latest
  expect(others).toEqual([])
  expect(kept).toMatchObject({ figure: '94 000 €' })
})
