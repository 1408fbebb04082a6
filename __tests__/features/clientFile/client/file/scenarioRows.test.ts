import { writeDifference } from '#client/ui/explanation'
import {
  bestOf,
  differenceOf,
  differingAnswers,
  resultRows,
  rowsOf,
} from '../../../../../src/features/clientFile/client/file/solution/scenarios/scenarioRows'
import { configuration, simulated } from '../../../../domain/support/examples'

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

describe('figures of operations beside each other', () => {
  const rowOf = (figure: string) => {
    const row = resultRows.find((candidate) => candidate.figure === `indicators.${figure}`)
    if (!row) throw new Error(`no row shows ${figure}`)
    return row
  }
  /** Three operations of which these amounts are known; the other figures say nothing here. */
  const operations = (name: 'average_effort' | 'net_wealth', amounts: readonly number[]) =>
    amounts.map((amount) => ({ ...indicators, [name]: amount }))
  const { indicators } = simulated({})

  test('the lowest effort and the highest wealth are the best, more than one where they read the same', () => {
    expect(bestOf(rowOf('average_effort'), operations('average_effort', [300, 250, 250.2]))).toEqual([
      false,
      true,
      true,
    ])
    expect(bestOf(rowOf('net_wealth'), operations('net_wealth', [1000, 2000, 1500]))).toEqual([false, true, false])
  })

  test('a tax saving of zero everywhere concerns none of them, any other figure does', () => {
    const figures = (savings: readonly number[]) =>
      rowsOf([
        ...savings.map((total_tax_saving) => ({ ...indicators, total_tax_saving, net_wealth: 0 })),
        undefined,
      ]).map(({ figure }) => figure)
    expect(figures([0, 0])).toEqual(
      resultRows.map(({ figure }) => figure).filter((figure) => figure !== 'indicators.total_tax_saving'),
    )
    expect(figures([0, 1200])).toEqual(resultRows.map(({ figure }) => figure))
  })

  test('none is the best where all read the same, or one alone is known', () => {
    expect(bestOf(rowOf('average_effort'), operations('average_effort', [300, 300.1]))).toEqual([false, false])
    expect(bestOf(rowOf('average_effort'), [indicators, undefined])).toEqual([false, false])
  })

  test('a difference says whether one would rather have it', () => {
    const [base, less] = operations('average_effort', [300, 250])
    if (!base || !less) throw new Error('two operations are compared')
    const row = rowOf('average_effort')
    expect(differenceOf(row, less, base)).toEqual({ written: '\u221250\u00a0€/mois', isBetter: true })
    expect(differenceOf(row, base, less)).toEqual({ written: '+50\u00a0€/mois', isBetter: false })
    expect(differenceOf(row, base, base)).toBeUndefined()
  })
})
