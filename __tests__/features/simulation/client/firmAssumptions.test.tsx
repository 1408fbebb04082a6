import { act, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { enumerations } from '#contract'
import { sessionStarted } from '#client/session'
import { simulationApi, useFirmAssumptions } from '#features/simulation/client'
import { json } from '../../../support/client/answers'
import { openApplication, userDocument } from '../../../support/client/application'
import { firm } from '../../../support/client/clientFile'

function Insurance() {
  const { firm: known, failure } = useFirmAssumptions('lmnp_amortissement')
  if (failure) return <p>{failure.message}</p>
  return <p>{known ? `Assurance ${String(known.loan_insurance_rate)}` : 'Pas encore'}</p>
}

test('what the firm assumes comes to who shows it, also when a calculation gives up its own reading of it', async () => {
  let release: (() => void) | undefined
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  const { store } = await openApplication(async (request) => {
    if (request.url.includes('/me')) return json(200, userDocument('u1'))
    await isReleased
    return json(200, firm)
  })
  await store.dispatch(sessionStarted())
  const calculating = store.dispatch(
    simulationApi.endpoints.simulationConfiguration.initiate(enumerations.projectSlugs.lmnp_amortissement[0], {
      subscribe: false,
    }),
  )
  render(
    <Provider store={store}>
      <Insurance />
    </Provider>,
  )
  await act(async () => {
    calculating.abort()
    await calculating
  })
  expect(screen.getByText('Pas encore')).toBeInTheDocument()
  release?.()
  expect(await screen.findByText('Assurance 0.0034')).toBeInTheDocument()
})
