import { simulate, simulators } from '#domain'
import { configuration, context, simulated } from '../support/examples'

const operation = { project: 'land_deficit', seniority: 'old', renovation_price: 20_000 } as const

function found(lever: Parameters<typeof simulators.goalSeek>[2], effort: number) {
  const result = simulators.goalSeek(configuration(operation), context, lever, effort)
  if (result.kind === 'refused') throw new Error(JSON.stringify(result.errors))
  return result.answer
}

describe('the value that gives an effort', () => {
  test.each(['property_price', 'contribution'] as const)(
    'of the %s is right to one euro a month, by a real simulation',
    (lever) => {
      const { value, average_effort, reached, configuration: sought } = found(lever, 500)
      expect([reached, sought[lever]]).toEqual([true, value])
      expect(Math.abs(average_effort - 500)).toBeLessThanOrEqual(1)
      expect(simulate(sought, context)).toMatchObject({ indicators: { average_effort } })
    },
  )

  test('of the price takes the notary’s fees with it', () => {
    const { value, configuration: sought } = found('property_price', 500)
    expect(sought.notary_fee / value).toBeCloseTo(5_200 / 189_900, 5)
  })

  test('of the duration is the whole number of years that comes closest', () => {
    const { value, average_effort } = found('loan_duration', 500)
    const others = [value - 1, value + 1].map(
      (loan_duration) => simulated({ ...operation, loan_duration }).indicators.average_effort,
    )
    for (const other of others) expect(Math.abs(average_effort - 500)).toBeLessThanOrEqual(Math.abs(other - 500))
  })

  test('that is out of reach is the closest one, and says so', () => {
    expect(found('contribution', 100_000)).toMatchObject({ reached: false })
  })

  test('is refused with the operation that it starts from', () => {
    expect(
      simulators.goalSeek(configuration({ ...operation, loan_duration: 0 }), context, 'contribution', 500),
    ).toMatchObject({ errors: { loan_duration: [expect.any(String)] } })
  })
})
