import { runCases } from '../../support/cases/runCases'
import { taxAdapters } from '../../support/cases/taxAdapters'
import { chargeReturns } from './cited/chargeReturns'
import { caseOf, type CitedReturn } from './cited/citedReturn'
import { familyReturns } from './cited/familyReturns'
import { propertyReturns } from './cited/propertyReturns'

function differencesOf(cited: CitedReturn): unknown {
  const [outcome] = runCases([caseOf(cited)], taxAdapters)
  if (outcome?.uncompared.length !== 0) return outcome
  return outcome.kind === 'failed' ? outcome.differences : outcome.kind
}

describe.each([
  ['families and high incomes', familyReturns],
  ['charges and reductions', chargeReturns],
  ['rents, savings and levies', propertyReturns],
] as const)('whole returns: %s', (_, returns) => {
  test.each(returns.map((cited) => [cited.year, cited.source, cited] as const))(
    'income of %d: %s',
    (_year, _source, cited) => {
      expect(differencesOf(cited)).toBe('passed')
    },
  )
})

test('a wrong expectation is seen', () => {
  const [first] = propertyReturns
  if (first === undefined) throw new Error('The table is empty')
  expect(differencesOf({ ...first, expected: { ...first.expected, tax: (first.expected.tax ?? 0) + 2 } })).toEqual([
    { key: 'impot_net', expected: (first.expected.tax ?? 0) + 2, found: first.expected.tax },
  ])
})
