import { render, screen, within } from '@testing-library/react'
import { Provider } from 'react-redux'
import { upserted } from '#client/entities'
import { sessionStarted } from '#client/session'
import { ChangesProvider } from '../../../../src/client/editing/changes/ChangesProvider'
import { OpenAggregateContext } from '../../../../src/client/editing/OpenAggregateContext'
import { Regimes } from '../../../../src/features/simulation/client/results/Regimes'
import { json } from '../../../support/client/answers'
import { openApplication, userDocument } from '../../../support/client/application'
import { exampleFile, FILE } from '../../../support/client/clientFile'
import { simulated } from '../../../domain/support/examples'
import { InTheme } from '../../../support/client/InTheme'

/** The regimes of a bare let, in a firm that hides what is told. */
async function open(hidden_projects: readonly string[]) {
  const { store } = await openApplication(() => {
    const { data } = userDocument('u1') as { data: { relationships: object } }
    const company = { data: { type: 'company', id: 'firm' } }
    return json(200, { data: { ...data, relationships: { ...data.relationships, company } } })
  })
  await store.dispatch(sessionStarted())
  store.dispatch(
    upserted([...exampleFile, { type: 'company', id: 'firm', attributes: { hidden_projects }, relationships: {} }]),
  )
  const { regimes } = simulated({ project: 'unfurnished_rental', seniority: 'old' })
  if (regimes === null) throw new Error('The law leaves a choice here')
  render(
    <Provider store={store}>
      <OpenAggregateContext value={{ type: 'client_file', id: FILE, readOnly: false }}>
        <ChangesProvider>
          <Regimes regimes={regimes} />
        </ChangesProvider>
      </OpenAggregateContext>
    </Provider>,
    { wrapper: InTheme },
  )
  return regimes
}

const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => row.textContent)

test('a company is a line beside the regimes, with figures to ask about and what they suppose, never a regime to take', async () => {
  const { company, notes } = await open([])
  const line = within(screen.getByRole('row', { name: /SCI à l’IS/ }))
  expect(line.getByText('Comparaison')).toBeVisible()
  expect(line.queryByRole('button', { name: 'Retenir' })).toBeNull()
  expect(line.getAllByRole('button').map((amount) => amount.dataset['figure'])).toEqual([
    'regimes.company.tax',
    'regimes.company.exit_tax',
    'regimes.company.total_tax',
    'regimes.company.average_effort',
    'regimes.company.net_wealth',
  ])
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([...notes, ...company.notes])
})

test('a firm that hides the comparison is not shown it', async () => {
  await open(['sci_is'])
  expect(rows()).toHaveLength(3)
  expect(screen.queryByText(/SCI/)).toBeNull()
  expect(screen.getByRole('heading', { name: 'Micro ou réel' })).toBeVisible()
})
