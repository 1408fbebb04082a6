import type { Attributes } from '#contract'
import { overallScore, type CatalogueProperty } from '#features/catalogue/contract'
import type { Outcome } from '#client/engine'
import { bestOf, comparedFacts } from '../../../../../src/features/clientFile/client/file/lotProposals/comparison'
import type { LotRow } from '../../../../../src/features/clientFile/client/file/lotProposals/LotRow'
import { inOrder } from '../../../../../src/features/clientFile/client/file/lotProposals/rankings'
import { reasonsOf, scoreReasonsOf } from '../../../../../src/features/clientFile/client/file/lotProposals/reasons'
import { faultsOf, wantedPlaces } from '../../../../../src/features/clientFile/client/file/lotProposals/suitability'
import { engine } from '#client/engine'
import { configuration, context } from '../../../../domain/support/examples'

const scores = {
  ability_to_fill_residence: null,
  manager_strength: null,
  neighborhood_attractivity: 4,
  net_rent_profitability: 3,
  potential_capital_gain: null,
  rent_profitability: 2,
  rental_profitability_post_consolidation: null,
  rental_security: 5,
  resale_easiness: null,
  tax_performance: null,
  nf_habitat_certification: null,
} as const
const property: CatalogueProperty = {
  id: 'lot',
  reference: 'B204',
  status: 'available',
  kind: 'apartment',
  rooms: 2,
  surface: 43.2,
  floor: 2,
  property_price: 200_000,
  previous_price: null,
  furniture_price: null,
  renovation_price: null,
  energy_renovation_price: null,
  suggested_rent: 700,
  monthly_non_recoverable_fee: null,
  property_tax: null,
  rental_management_rate: null,
  full_ownership_price: null,
  gross_yield: null,
  net_yield: null,
  is_top: false,
  ...scores,
  program: {
    id: 'program',
    promoter_id: 'promoter',
    manager_id: null,
    name: 'Les Terrasses',
    project: 'long_term_rental',
    stage: 'works',
    municipality: 'montpellier-34000',
    latitude: 43.61,
    longitude: 3.88,
    delivery_date: null,
    seniority: 'new',
    energy_class: null,
    residence_type: null,
    is_classified_tourism: false,
    hotel_services: null,
    usufruct_duration: null,
    has_social_usufruct: false,
    pinel_type: null,
    malraux_is_vir: false,
    malraux_tax_reduction_rate: null,
    zone: 'A',
    rent_per_square_meter: 15,
    price_per_square_meter: 4_000,
  },
}
const outcome = (average_effort: number, debt_ratio_after: number | null = 0.3): Outcome => ({
  gain: 50_000,
  indicators: {
    average_effort,
    max_effort: { amount: average_effort + 50, year: 2030 },
    total_tax_saving: 0,
    net_wealth: 0,
    irr_after_tax: 0.03,
    debt_ratio_before: 0.1,
    debt_ratio_after,
    debt_ratio_prudent: null,
    debt_ratio_differential: null,
    gross_yield: 0,
    net_yield: 0,
    total_cost: 0,
    loan_amount: 0,
    monthly_payment: 0,
  },
})
const row = (id: string, found: Outcome | undefined, changes: Partial<CatalogueProperty> = {}): LotRow => {
  const lot = { ...property, id, ...changes }
  return {
    lot,
    outcome: found,
    explanation: undefined,
    score: overallScore(lot, lot.program.project),
    rank: 1,
    moved: 0,
    faults: [],
    proposal: undefined,
  }
}
const ids = (rows: readonly LotRow[]) => rows.map(({ lot }) => lot.id)

describe('the overall score', () => {
  test('is the mean of the criteria that concern the project and are known', () => {
    // Quartier 4, rentabilité nette 3, brute 2, sécurité 5: 14 ÷ 4.
    expect(overallScore(scores, 'long_term_rental')).toMatchObject({ value: 3.5, known: 4 })
    expect(overallScore({ manager_strength: 5 }, 'long_term_rental')).toMatchObject({ value: null, known: 0 })
    expect(overallScore({ manager_strength: 5 }, 'lmnp_amortissement')).toMatchObject({ value: 5, known: 1 })
  })
})

describe('the order of the lots', () => {
  test('is by the figure; lots without it come last, the best score first', () => {
    const rows = [
      row('dear', outcome(400)),
      row('none', undefined, { rental_security: 1 }),
      row('better', undefined),
      row('surplus', outcome(-20)),
    ]
    expect(ids(inOrder(rows, 'effort'))).toEqual(['surplus', 'dear', 'better', 'none'])
  })

  test('is the other way where more is better, and by score where figures are equal', () => {
    expect(ids(inOrder([row('low', outcome(1, 0.1)), row('high', { ...outcome(1), gain: 90_000 })], 'gain'))).toEqual([
      'high',
      'low',
    ])
    expect(
      ids(inOrder([row('worse', outcome(1), { rental_security: 0 }), row('better', outcome(1))], 'effort')),
    ).toEqual(['better', 'worse'])
  })
})

describe('what does not suit', () => {
  const anywhere = () => true
  test('is told with its figure', () => {
    expect(faultsOf('montpellier-34000', outcome(412, 0.372), { highestEffort: 350, isWanted: () => false })).toEqual([
      'endettement 37\u202f%',
      'effort 412\u00a0€',
      'hors secteur',
    ])
    expect(faultsOf('montpellier-34000', outcome(350, 0.35), { highestEffort: 350, isWanted: anywhere })).toEqual([])
    expect(faultsOf(null, undefined, { highestEffort: 350, isWanted: anywhere })).toEqual([])
  })

  const places: Readonly<Record<string, Partial<Attributes<'location'>>>> = {
    'montpellier-34000': {
      slug: 'montpellier-34000',
      kind: 'municipality',
      agglomeration_code: '243400017',
      department_code: '34',
      region_code: '76',
    },
    'nimes-30000': {
      slug: 'nimes-30000',
      kind: 'municipality',
      agglomeration_code: '243000643',
      department_code: '30',
      region_code: '76',
    },
    'herault-34': { slug: 'herault-34', kind: 'department', code: '34' },
    'occitanie-76': { slug: 'occitanie-76', kind: 'region', code: '76' },
    metropole: { slug: 'metropole', kind: 'agglomeration', code: '243400017' },
  }
  const wanted = (...wishes: readonly (readonly [string, boolean])[]) => {
    const isWanted = wantedPlaces(
      wishes.map(([location, include]) => ({ location, include })),
      (slug) => places[slug],
    )
    return ['montpellier-34000', 'nimes-30000'].map(isWanted)
  }
  test.each([
    [[], [true, true]],
    [[['herault-34', true]], [true, false]],
    [[['montpellier-34000', false]], [false, true]],
    [
      [
        ['occitanie-76', true],
        ['nimes-30000', false],
      ],
      [true, false],
    ],
    [[['metropole', true]], [true, false]],
    [[['metropole', false]], [false, true]],
    [[['unknown-00000', true]], [true, true]],
  ] as const)('places asked for %j: Montpellier, Nîmes %j', (wishes, expected) => {
    expect(wanted(...wishes)).toEqual(expected)
  })
})

describe('why a lot stands where it does', () => {
  const write = (difference: number) => difference.toFixed(0)

  test('is what its answers change against the median, by simulating with it', async () => {
    const own = configuration({ property_price: 200_000, suggested_rent: 700 })
    const others = [
      own,
      configuration({ property_price: 180_000, suggested_rent: 700 }),
      configuration({ property_price: 170_000, suggested_rent: 700 }),
    ]
    const reasons = await reasonsOf(
      { configuration: own, context },
      others,
      { figure: ['indicators.average_effort'], write },
      engine.effectsOf,
    )
    const [effect] = await engine.effectsOf(
      { configuration: own, context },
      [{ configuration: { property_price: 180_000 } }],
      ['indicators.average_effort'],
    )
    expect(reasons).toEqual([
      {
        sentence: 'Son prix\u00a0: 200\u202f000\u00a0€, la médiane est 180\u202f000\u00a0€',
        effect: write(-(effect ?? 0)),
      },
    ])
    expect(Number(reasons[0]?.effect)).toBeGreaterThan(0)
  })

  test('is told by scores where there are no figures, three at most, and by the price', () => {
    const reasons = scoreReasonsOf({ lot: property }, [
      property,
      { ...property, rental_security: 1, net_rent_profitability: 2.5 },
      { ...property, rental_security: 2, net_rent_profitability: 2 },
    ])
    expect(reasons.map(({ sentence }) => sentence)).toEqual([
      'Sécurité locative\u00a0: 5,0/5, la médiane est 2,0/5',
      'Rentabilité locative nette\u00a0: 3,0/5, la médiane est 2,5/5',
      'Son prix\u00a0: 200\u202f000\u00a0€, la médiane est la même',
    ])
  })
})

test('side by side, the best is marked where lots differ', () => {
  const rows = [row('one', outcome(100)), row('two', outcome(90)), row('three', undefined)]
  const facts = comparedFacts(20)
  const best = (label: string) => {
    const fact = facts.find((each) => each.label === label)
    return fact ? ids([...bestOf(fact, rows)]) : undefined
  }
  expect([best('Effort moyen'), best('Prix'), best('Type')]).toEqual([['two'], [], []])
})
