import { simulate, simulators, type SolutionConfiguration } from '#domain'
import { configuration, context, refusedFields, simulated } from '../support/examples'

/** Signed in December 2026, delivered 18 months later: the calls are 5, 35, 70 and 95 % of the price (CCH art. R261-14). */
const offPlan: Partial<SolutionConfiguration> = {
  seniority: 'new',
  notary_signature_date: '2026-12-10',
  delivery_date: '2028-06-20',
  loan_duration: 20,
}
/** Months 0 to 3 at 5 %, 4 to 9 at 35 %, 10 to 16 at 70 %, 17 at 95 %. */
const SHARES = [...Array<number>(4).fill(0.05), ...Array<number>(6).fill(0.35), ...Array<number>(7).fill(0.7), 0.95]
const toCents = (euros: number) => Math.round(euros * 100)

describe('a home bought off-plan', () => {
  const result = simulated(offPlan)
  const { loan_amount } = result.indicators
  const schedule = result.loan_schedule

  test('pays interest on what is released until the delivery, then repays the loan over its whole duration', () => {
    expect(schedule).toHaveLength(18 + 240)
    expect(schedule.slice(0, 18).map(({ interest }) => toCents(interest))).toEqual(
      SHARES.map((share) => toCents((loan_amount * share * 0.0345) / 12)),
    )
    expect(schedule.slice(0, 18).every(({ principal, deferred }) => principal === 0 && deferred)).toBe(true)
    expect(schedule[18]).toMatchObject({ deferred: false, date: '2028-07-10' })
    expect(schedule.reduce((sum, { principal }) => sum + toCents(principal), 0)).toBe(toCents(loan_amount))
  })

  test('says each call, its date and what it releases of the loan: 5, 30, 35, 25 and 5 % of the price', () => {
    const { calls_for_funds, loan_cost } = simulated({ ...offPlan, property_price: 200_000 })
    expect(calls_for_funds.map(({ label, date, share, called }) => [label, date, share, called])).toEqual([
      ['Signature de l’acte', '2026-12-10', 0.05, 10_000],
      ['Fondations achevées', '2027-04-10', 0.35, 60_000],
      ['Mise hors d’eau', '2027-10-10', 0.7, 70_000],
      ['Achèvement de l’immeuble', '2028-05-10', 0.95, 50_000],
      ['Livraison', '2028-06-20', 1, 10_000],
    ])
    const released = calls_for_funds.reduce((sum, call) => sum + toCents(call.released), 0)
    expect(released).toBe(toCents(simulated({ ...offPlan, property_price: 200_000 }).indicators.loan_amount))
    // Four months at 5 %, six at 35 %, seven at 70 % and one at 95 %: what the schedule asks until the delivery.
    expect(loan_cost?.interim_interest).toBeCloseTo(
      [4, 6, 7, 1].reduce((sum, months, index) => sum + months * (calls_for_funds[index]?.monthly_interest ?? 0), 0),
      2,
    )
    expect(simulated({}).calls_for_funds).toEqual([])
  })

  test('has neither rent nor charge before the month after the delivery, and an effort all the same', () => {
    const [first, second] = result.yearly_report
    expect(first).toMatchObject({ year: 2027, months_held: 12, months_let: 0, rent: 0, charges: 0 })
    expect(first?.monthly_effort).toBeGreaterThan(0)
    expect(second).toMatchObject({ year: 2028, months_held: 12, months_let: 6 })
    expect(result.monthly_report.year).toBe(2029)
  })

  test('is shown for its whole duration from the delivery', () => {
    const months = result.yearly_report.reduce((sum, { months_let }) => sum + months_let, 0)
    expect(months).toBe(25 * 12)
  })

  test('starts its exemption of property tax, and a reduction, with the completion', () => {
    const pinel = simulated({
      ...offPlan,
      project: 'pinel',
      pinel_type: 'pinel',
      pinel_term: 9,
      notary_signature_date: '2023-12-10',
      delivery_date: '2025-06-20',
    })
    const reduced = pinel.yearly_report.filter(({ tax_reduction }) => tax_reduction > 0).map(({ year }) => year)
    expect([reduced[0], reduced.at(-1), reduced.length]).toEqual([2025, 2033, 9])
  })

  test('with a deferral, waits for it inside of the loan', () => {
    const partial = simulated({ ...offPlan, delay_type: 'partial', delay_duration: 24 }).loan_schedule
    expect(partial).toHaveLength(240)
    expect(partial.filter(({ deferred }) => deferred)).toHaveLength(24)
    const total = simulated({ ...offPlan, delay_type: 'total', delay_duration: 6 }).loan_schedule
    expect(total.filter(({ deferred }) => deferred)).toHaveLength(18)
    // The first month adds its interest, due on 5 %, to what is owed.
    expect(toCents(total[0]?.remaining_capital ?? 0)).toBe(
      toCents(loan_amount) + toCents((loan_amount * 0.05 * 0.0345) / 12),
    )
  })

  test('passes the check of the interim interest, which names what is counted', () => {
    const judged = simulators.sincerity(configuration(offPlan), context)
    const check =
      judged.kind === 'calculated' ? judged.answer.checks.find(({ key }) => key === 'interim_interest') : undefined
    expect(check).toMatchObject({ state: 'ok', effort_effect: 0 })
  })

  test.each([
    ['before the deed', { delivery_date: '2026-12-09' }, 'delivery_date'],
    ['five years after', { delivery_date: '2032-01-10' }, 'delivery_date'],
    ['after the end of a loan with a deferral', { delay_type: 'partial' as const, loan_duration: 1 }, 'loan_duration'],
  ])('delivered %s is refused on its field', (_, changes, field) => {
    expect(refusedFields(simulate(configuration({ ...offPlan, ...changes }), context))).toEqual([field])
  })

  test('means nothing for an old property, or delivered on the day of the deed', () => {
    const { loan_schedule, yearly_report } = simulated({ ...offPlan, delivery_date: '2026-12-10' })
    const withoutDelivery = { ...offPlan }
    delete withoutDelivery.delivery_date
    expect(simulated(withoutDelivery)).toMatchObject({ loan_schedule, yearly_report })
    expect(simulated({ ...offPlan, seniority: 'old' })).toEqual(simulated({ ...withoutDelivery, seniority: 'old' }))
  })
})
