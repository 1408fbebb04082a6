import { simulators, type SolutionConfiguration } from '#domain'
import { configuration, context, defaults, simulated } from '../support/examples'

function judged(changes: Partial<SolutionConfiguration> = {}) {
  const result = simulators.sincerity(configuration(changes), context)
  if (result.kind === 'refused') throw new Error(JSON.stringify(result.errors))
  return result.answer
}
const stateOf = (key: string, changes: Partial<SolutionConfiguration>) =>
  judged(changes).checks.find((check) => check.key === key)?.state

/** A flattering study: rents that run, no charge but a token, no vacancy, shown only as long as it looks well. */
const flattering: Partial<SolutionConfiguration> = {
  seniority: 'new',
  yearly_rent_revaluation_rate: 0.03,
  duration_to_display: 10,
  simulation_charges: [
    'Charges de copropriété',
    'Taxe foncière',
    'Gestion locative',
    'Assurance propriétaire non occupant',
  ].map((label) => ({ label, amount: 0 })),
}

describe('the sincerity of a simulation', () => {
  test('is ten checks', () => {
    const { checks, passed } = judged(flattering)
    expect(checks).toHaveLength(10)
    expect(passed).toBe(checks.filter(({ state }) => state === 'ok').length)
    expect(checks.filter(({ state }) => state !== 'to_correct').map(({ key }) => key)).toEqual([
      'rent_tax',
      'price',
      'end_of_advantage',
    ])
  })

  test('counts no check as passed that has no object', () => {
    const { checks, passed } = judged({ seniority: 'old' })
    expect(stateOf('interim_interest', { seniority: 'old' })).toBe('not_applicable')
    expect(passed).toBe(checks.filter(({ state }) => state === 'ok').length)
  })

  test('of a flattering study climbs with each correction, up to the prudent effort', () => {
    const { checks, presented_effort, prudent_effort } = judged(flattering)
    const effects = new Map(checks.map(({ key, effort_effect }) => [key, effort_effect]))
    for (const key of ['vacancy', 'charges', 'rent_growth', 'interim_interest', 'provision'] as const)
      expect(effects.get(key)).toBeGreaterThan(0)
    expect(prudent_effort).toBeGreaterThan(presented_effort + (effects.get('charges') ?? 0))
    const ladder = [['charges'], ['charges', 'vacancy']].map((keys) =>
      keys.reduce((sum, key) => sum + (effects.get(key as 'charges') ?? 0), presented_effort),
    )
    expect(ladder).toEqual(ladder.toSorted((one, other) => one - other))
  })

  test('of each check is the effort of the corrected operation less the one presented', () => {
    const { checks, presented_effort } = judged({ yearly_rent_revaluation_rate: 0.03 })
    const growth = checks.find(({ key }) => key === 'rent_growth')
    const corrected = simulated({
      yearly_rent_revaluation_rate: Math.min(0.015, defaults.yearly_charge_revaluation_rate),
    })
    expect(growth?.effort_effect).toBeCloseTo(corrected.indicators.average_effort - presented_effort, 2)
  })

  test('says which answers a correction changes, and no other', () => {
    const { checks } = judged({ ...flattering, seniority: 'old' })
    const changes = new Map(checks.map((check) => [check.key, check.changes]))
    expect(changes.get('displayed_duration')).toEqual({ duration_to_display: 20 })
    expect(changes.get('rent_growth')).toEqual({ yearly_rent_revaluation_rate: 0.015 })
    expect(Object.keys(changes.get('provision') ?? {})).toEqual(['simulation_charges'])
    expect(checks.filter(({ state }) => state !== 'to_correct').map((check) => check.changes)).toEqual(
      checks.flatMap(({ state }) => (state === 'to_correct' ? [] : [undefined])),
    )
  })

  test('counts the interim interest of a home bought off-plan: 5, 35, 70 then 95 % called over 18 months', () => {
    // Months 0 to 3 at 5 %, 4 to 9 at 35 %, 10 to 16 at 70 %, 17 at 95 %: 0.2 + 2.1 + 4.9 + 0.95 = 8.15 months of full interest.
    const loan = simulated({ seniority: 'new' }).indicators.loan_amount
    const check = judged({ seniority: 'new' }).checks.find(({ key }) => key === 'interim_interest')
    expect(check?.effort_effect).toBeCloseTo((loan * 8.15 * 0.0345) / 12 / 240, 2)
  })

  test.each([
    ['displayed_duration', { duration_to_display: 19 }, 'to_correct'],
    ['displayed_duration', { duration_to_display: 20 }, 'ok'],
    ['rent_growth', { yearly_rent_revaluation_rate: 0.015 }, 'ok'],
    ['rent_growth', { yearly_rent_revaluation_rate: 0.0151 }, 'to_correct'],
    ['charges', {}, 'ok'],
    ['charges', { simulation_charges: [{ label: 'taxe fonciere', amount: 0 }] }, 'to_correct'],
    ['provision', { simulation_charges: [{ label: 'Entretien', amount: 300 }] }, 'ok'],
    ['interim_interest', { seniority: 'old' }, 'not_applicable'],
    // 42 m² at 4 460 € a m² = 187 320 €; 10 % more is 206 052 €.
    ['price', { property_price: 206_000 }, 'ok'],
    ['price', { property_price: 206_100 }, 'to_correct'],
    [
      'end_of_advantage',
      {
        project: 'pinel',
        pinel_type: 'pinel',
        pinel_term: 9,
        notary_signature_date: '2022-09-15',
        duration_to_display: 8,
      },
      'to_correct',
    ],
    [
      'end_of_advantage',
      {
        project: 'pinel',
        pinel_type: 'pinel',
        pinel_term: 9,
        notary_signature_date: '2022-09-15',
        duration_to_display: 20,
      },
      'ok',
    ],
  ] as [string, Partial<SolutionConfiguration>, string][])('%s with %j is %s', (key, changes, state) => {
    expect(stateOf(key, changes)).toBe(state)
  })

  test('lowers the wealth by the fees of a resale, 5 % of the value', () => {
    const value = simulated({}).yearly_report.at(-1)?.property_value ?? 0
    expect(judged().checks.find(({ key }) => key === 'resale')?.wealth_effect).toBeCloseTo(-0.05 * value, 2)
  })
})
