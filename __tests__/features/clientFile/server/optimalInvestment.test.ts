import type { Attributes } from '#contract'
import { schemes } from '#domain'
import { solutionPayload } from '#features/clientFile/contract/solution'
import { purchaseOf } from '../../../../src/features/clientFile/client/file/solution/start/purchaseOf'
import { createFile, document } from '../../../support/server/documents'
import { testFirm } from '../../../support/server/firm'

const { claire } = testFirm()
const TODAY = '2026-11-20'

interface Possible {
  readonly project: (typeof schemes.all)[number]['id']
  readonly status: string
  readonly budget: number
  readonly renovation_price: number
  readonly furniture_price: number
  readonly average_effort: number
  readonly net_wealth: number
  readonly loan_amount: number
}

/** A file whose household earns what it takes to buy, and that says of its operation what is given. */
async function openFile(simulation: Partial<Attributes<'simulation'>>) {
  const { id } = await createFile(claire)
  await claire.call('PUT', `/api/v3/client-files/${id}/simulation`, simulation)
  await claire.call('POST', `/api/v3/client-files/${id}/current-loans`, {
    type: 'car',
    monthly_credit: 180,
    end_date: '2029-03-05',
    is_included_on_smoothing: true,
  })
  const include = 'income,companion,tax,charge,simulation,currentLoans'
  const { included = [] } = document(await claire.call('GET', `/api/v3/client-files/${id}?include=${include}`))
  const of = (type: string) => included.filter((resource) => resource.type === type).map(({ attributes }) => attributes)
  return { id, of }
}

test.each<[string, Partial<Attributes<'simulation'>>]>([
  ['says nothing of its operation', {}],
  [
    'says how it is paid for',
    { contribution: 12_345, loan_duration: 22, loan_rate: 0.0331, brokerage_fee: 777, guarantee_kind: 'caution' },
  ],
])('in a file that %s, each scheme that is chosen comes to what its card said', async (_file, said) => {
  const { id, of } = await openFile({ municipality: 'montpellier-34000', ...said })
  const ranked = await claire.call(
    'GET',
    `/api/v3/simulators/optimal-investment?client_file=${id}&municipality=montpellier-34000`,
  )
  const possible = ranked.json<{ data: Possible[] }>().data.filter(({ status }) => status === 'possible')
  expect(possible.length).toBeGreaterThan(5)
  for (const card of possible) {
    const [slug = ''] = schemes.find(card.project)?.slugs ?? []
    const firm = document(await claire.call('GET', `/api/v3/simulation/config/${slug}`)).data
    const { configuration } = solutionPayload(
      {
        clientFile: id,
        income: of('income')[0] ?? {},
        companion: null,
        tax: of('tax')[0] ?? {},
        charge: of('charge')[0] ?? {},
        currentLoans: of('current_loan'),
        simulation: { ...of('simulation')[0], ...purchaseOf(card) },
        simulationCharges: [],
        simulationLoans: [],
      },
      firm.attributes,
      TODAY,
    )
    const answer = await claire.call('POST', `/api/v3/simulators/simulation/${slug}`, configuration)
    const { indicators } = answer.json<{ data: { indicators: Possible } }>().data
    const { average_effort, net_wealth, loan_amount } = indicators
    expect({ project: card.project, average_effort, net_wealth, loan_amount }).toEqual({
      project: card.project,
      average_effort: card.average_effort,
      net_wealth: card.net_wealth,
      loan_amount: card.loan_amount,
    })
  }
})
