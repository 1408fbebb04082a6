import {
  differingAnswers,
  writeDifference,
} from '../../../../../src/features/clientFile/client/file/solution/scenarios/scenarioRows'
import { configuration } from '../../../../domain/support/examples'

describe('the answers in which scenarios differ', () => {
  const a = configuration({ property_price: 200_000, loan_duration: 20 })

  test('are those that are not the same everywhere, in the order of the contract', () => {
    const b = { ...a, property_price: 190_000, loan_duration: 25 }
    expect(differingAnswers([a, b, a]).map(({ name, values }) => [name, ...values])).toEqual([
      ['property_price', 200_000, 190_000, 200_000],
      ['loan_duration', 20, 25, 20],
    ])
  })

  test('count one that a scenario alone gives', () => {
    expect(differingAnswers([a, { ...a, vacancy_rate: 0.05 }]).map(({ name, values }) => [name, ...values])).toEqual([
      ['vacancy_rate', undefined, 0.05],
    ])
  })

  test('are none between a scenario and one that is not calculated yet', () => {
    expect(differingAnswers([a, undefined])).toEqual([])
  })
})

test('a difference is signed, in points for a rate, and empty when nothing shows', () => {
  expect([
    writeDifference(312, 287, 'euros_per_month'),
    writeDifference(250, 287, 'euros_per_month'),
    writeDifference(0.352, 0.331, 'rate'),
  ]).toEqual(['+25\u00a0€/mois', '\u221237\u00a0€/mois', '+2,1\u00a0pt'])
  expect([writeDifference(287.2, 287, 'euros_per_month'), writeDifference(null, 287, 'euros')]).toEqual(['', ''])
})
