import { amountAt, engine, type Candidate, type Judged } from '#client/engine'
import { simulate, simulators } from '#domain'
import { configuration, context } from '../../domain/support/examples'

const operation = { configuration: configuration(), context }
const lot = (index: number): Candidate => ({
  id: `lot-${index}`,
  configuration: configuration({ surface: 20 + index, property_price: (20 + index) * 4_000 }),
  context,
})
const lots = Array.from({ length: 250 }, (_, index) => lot(index))
const all = async (candidates: Iterable<Candidate>): Promise<(readonly Judged[])[]> => {
  const chunks: (readonly Judged[])[] = []
  for await (const chunk of engine.outcomes(candidates)) chunks.push(chunk)
  return chunks
}

describe('what is asked of the engine', () => {
  test('is answered as the calculations themselves answer', async () => {
    const explained = { ...context, explain: true }
    expect(await engine.simulate(operation.configuration, explained)).toEqual(
      simulate(operation.configuration, explained),
    )
    expect(await engine.sincerity(operation.configuration, context)).toEqual(
      simulators.sincerity(operation.configuration, context),
    )
    expect(await engine.goalSeek(operation.configuration, context, 'property_price', 300)).toEqual(
      simulators.goalSeek(operation.configuration, context, 'property_price', 300),
    )
  })

  test('optimal investments take the context of the projects that have their own', async () => {
    const {
      municipality,
      net_monthly_income,
      annual_tax,
      alimony,
      fiscal_part,
      monthly_rent,
      monthly_loan_payment,
      contribution,
      loan_duration,
      loan_rate,
      insurance_rate,
      yearly_rent_revaluation_rate,
      duration_to_display,
    } = operation.configuration
    const household = {
      municipality,
      net_monthly_income,
      annual_tax,
      alimony,
      fiscal_part,
      monthly_rent,
      monthly_loan_payment,
      contribution,
      loan_duration,
      loan_rate,
      insurance_rate,
      yearly_rent_revaluation_rate,
      duration_to_display,
    }
    const question = { household, department: '34', highestEffort: 400 }
    const beforePinelClosed = { ...context, asOf: '2024-06-01' }
    const found = await engine.optimalInvestment(question, context, new Map([['pinel', beforePinelClosed]]))
    expect(found).toEqual(
      simulators.optimalInvestment(question, (project) => (project === 'pinel' ? beforePinelClosed : context)),
    )
    expect(found).toContainEqual(expect.objectContaining({ project: 'pinel', status: 'possible' }))
  })
})

describe('an operation signed on another day', () => {
  test('is simulated by the rules of that day, and says which of its own rules differ', async () => {
    const day = '2016-06-15'
    const signed = await engine.signedOn(operation.configuration, context, day)
    const expected = simulate({ ...operation.configuration, notary_signature_date: day }, { ...context, asOf: day })
    if (signed.kind !== 'calculated' || expected.kind !== 'simulated') throw new Error('It was refused.')
    expect(signed.result).toEqual(expected)
    const labels = signed.rules.map(({ label }) => label)
    expect(labels).toContain('Barème de l’impôt sur le revenu')
    expect(labels.filter((label) => label.includes('Pinel'))).toEqual([])
  })

  test('has no rule that differs on its own day', async () => {
    expect(
      await engine.signedOn(
        operation.configuration,
        context,
        operation.configuration.notary_signature_date ?? context.asOf,
      ),
    ).toMatchObject({ kind: 'calculated', rules: [] })
  })
})

describe('the effect of a variation', () => {
  const payment = ['indicators.monthly_payment']

  test('is the difference that another simulation makes', async () => {
    const [more, longer] = await engine.effectsOf(
      operation,
      [{ configuration: { contribution: 21_000 } }, { configuration: { loan_duration: 25 } }],
      payment,
    )
    // 1 000 euros less to borrow over 240 months at 3,45 %: 1 000 × 0,002875 ÷ (1 − 1,002875⁻²⁴⁰) = 5,78 a month, and 1
    // 000 × 0,34 % ÷ 12 = 0,28 of insurance.
    expect(more).toBeCloseTo(-6.06, 1)
    expect(longer).toBeLessThan(-100)
  })

  test('follows the assumptions of the firm and of the market', async () => {
    const rent = ['monthly_report.monthly_income.rental_income']
    const effects = await engine.effectsOf(
      operation,
      [{ market: { rent_per_square_meter: 17.1 } }, { defaults: { property_tax_rate: 0.1 } }],
      rent,
    )
    expect(effects).toEqual([expect.closeTo(42, 5), 0])
  })

  test('is not known where the operation cannot be simulated', async () => {
    expect(await engine.effectsOf(operation, [{ configuration: { loan_duration: 0 } }], payment)).toEqual([null])
  })

  const longer = Array.from({ length: 20 }, (_, index) => ({ configuration: { loan_duration: 10 + index } }))

  test('keeps nobody waiting: what is asked meanwhile is answered after one simulation, not after them all', async () => {
    const answered: string[] = []
    const effects = engine.effectsOf(operation, longer, payment).then(() => answered.push('effects'))
    const simulated = engine.simulate(operation.configuration, context).then(() => answered.push('simulated'))
    await Promise.all([effects, simulated])
    expect(answered).toEqual(['simulated', 'effects'])
  })

  test('is not worked out for whom waits no longer', async () => {
    const asked = new AbortController()
    const effects = engine.effectsOf(operation, longer, payment, asked.signal)
    asked.abort()
    await expect(effects).rejects.toBe(asked.signal.reason)
  })

  test('a figure is found by its key, its rows by their year, number or name, and adds up several amounts', () => {
    const result = {
      indicators: { max_effort: { amount: 300, year: 2031 } },
      yearly_report: [
        { year: 2030, rent: 10 },
        { year: 2031, rent: 15 },
      ],
      loan_schedule: [{ number: 1, interest: 7 }],
      monthly_report: { charges: [{ key: 'property_tax', amount: 60 }] },
    }
    const found = [
      'indicators.max_effort',
      'yearly_report.2031.rent',
      'loan_schedule.1.interest',
      'monthly_report.charges.property_tax',
      'yearly_report.2032.rent',
    ]
    expect(found.map((key) => amountAt(result, [key]))).toEqual([300, 15, 7, 60, undefined])
    expect(amountAt(result, ['yearly_report.2030.rent', 'yearly_report.2031.rent'])).toBe(25)
    expect(amountAt(result, ['yearly_report.2030.rent', 'yearly_report.2032.rent'])).toBeUndefined()
  })
})

describe('the outcomes of many lots', () => {
  test('come a hundred at a time, each that of the lot alone', async () => {
    const chunks = await all(lots)
    expect(chunks.map((chunk) => chunk.length)).toEqual([100, 100, 50])
    expect(chunks.flat().map(({ id }) => id)).toEqual(lots.map(({ id }) => id))
    const last = chunks.flat().at(-1)
    expect(simulate(lots.at(-1)?.configuration ?? operation.configuration, context)).toMatchObject({
      indicators: expect.objectContaining({ ...outcomeOf(last).indicators }) as object,
    })
  })

  test('say why a lot has none', async () => {
    const impossible = { ...lot(1), configuration: configuration({ loan_duration: 0 }) }
    const [, refused] = (await all([lot(0), impossible])).flat()
    expect(refused).toMatchObject({
      id: 'lot-1',
      outcome: { kind: 'refused', errors: { loan_duration: [expect.any(String)] } },
    })
  })

  test('are not worked out for whom listens no longer: no lot is taken after the hundred under way', async () => {
    let taken = 0
    function* counted() {
      for (const candidate of lots) {
        taken += 1
        yield candidate
      }
    }
    for await (const chunk of engine.outcomes(counted())) {
      expect(chunk).toHaveLength(100)
      break
    }
    expect(taken).toBe(100)
  })
})

function outcomeOf(judged: Judged | undefined) {
  if (!judged || 'kind' in judged.outcome) throw new Error('The lot was refused.')
  return judged.outcome
}
