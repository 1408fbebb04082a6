import type { Attributes } from '#contract'
import { overallScore } from '#features/catalogue/contract'
import { bestOf } from '#features/catalogue/client/comparison'
import { comparedFacts } from '../../../../../src/features/clientFile/client/file/lotProposals/comparison'
import { lookedFor } from '../../../../../src/features/clientFile/client/file/lotProposals/lookedFor'
import type { JudgedLot } from '../../../../../src/features/clientFile/client/file/lotProposals/LotRow'
import { inOrder, isRanked } from '../../../../../src/features/clientFile/client/file/lotProposals/rankings'
import { reasonsOf, scoreReasonsOf } from '../../../../../src/features/clientFile/client/file/lotProposals/reasons'
import { faultsOf, wantedPlaces } from '../../../../../src/features/clientFile/client/file/lotProposals/suitability'
import { withoutFiguresWords } from '../../../../../src/features/clientFile/client/file/lotProposals/withoutFigures'
import { engine } from '#client/engine'
import { ids, outcome, property, row, scores } from './support/lots'
import { configuration, context } from '../../../../domain/support/examples'

describe('the overall score', () => {
  test('is the mean of the criteria that concern the project and are known', () => {
    // Quartier 4, rentabilité nette 3, brute 2, sécurité 5: 14 ÷ 4.
    expect(overallScore(scores, 'long_term_rental')).toMatchObject({ value: 3.5, known: 4 })
    expect(overallScore({ manager_strength: 5 }, 'long_term_rental')).toMatchObject({ value: null, known: 0 })
    expect(overallScore({ manager_strength: 5 }, 'lmnp_amortissement')).toMatchObject({ value: 5, known: 1 })
  })
})

describe('the lots that are looked for', () => {
  const filters = {
    project: null,
    highestPrice: null,
    onlyAvailable: true,
    onlyWanted: false,
    highestEffort: 350,
    isWishedEffort: false,
    isWanted: () => true,
  }
  const lots = [
    row('cheap', outcome(300)),
    row('dear', outcome(400)),
    row('awaited', undefined),
    row('sold', undefined, { status: 'sold' }),
    { ...row('incomplete', undefined), explanation: 'données incomplètes' },
  ]
  const found = (changes: Partial<typeof filters | { highestEffort: null }>, isCalculating = true) => {
    const { lots: shown, pending, withoutFigures } = lookedFor(lots, { ...filters, ...changes }, isCalculating)
    return [shown.map(({ lot }) => lot.id), pending, withoutFigures]
  }

  test('are none of those whose effort is still to be calculated or never will be, which are counted apart', () => {
    expect(found({})).toEqual([['cheap'], 1, 1])
    expect(found({ onlyAvailable: false })).toEqual([['cheap'], 2, 1])
  })

  test('are all of them where no effort is asked for, or where none will be calculated', () => {
    expect(found({ highestEffort: null })).toEqual([['cheap', 'dear', 'awaited', 'incomplete'], 0, 0])
    expect(found({}, false)).toEqual([['cheap', 'dear', 'awaited', 'incomplete'], 0, 0])
  })
})

describe('an effort that no lot reaches', () => {
  const filters = { project: null, highestPrice: null, onlyAvailable: true, onlyWanted: false, isWanted: () => true }
  const lots = [row('dear', outcome(400)), { ...row('incomplete', undefined), explanation: 'données incomplètes' }]
  const found = (searched: readonly JudgedLot[], highestEffort: number, isWishedEffort: boolean) => {
    const { lots: shown, unmetEffort } = lookedFor(searched, { ...filters, highestEffort, isWishedEffort }, true)
    return [shown.map(({ lot }) => lot.id), unmetEffort]
  }

  test('narrows nothing when it is what the household wishes', () => {
    expect(found(lots, 350, true)).toEqual([['dear', 'incomplete'], 350])
  })

  test('stays when somebody set it, when a lot suits it, and while a lot is awaited', () => {
    expect(found(lots, 350, false)).toEqual([[], null])
    expect(found(lots, 400, true)).toEqual([['dear'], null])
    expect(found([...lots, row('awaited', undefined)], 350, true)).toEqual([[], null])
  })
})

describe('the lots without figures', () => {
  const because = (explanation?: string) => ({ explanation })

  test('are counted among those that are shown, with why', () => {
    expect(withoutFiguresWords([because(), because('données incomplètes'), because('données incomplètes')])).toBe(
      ' Dont 2 sans chiffres, donc sans rang\u00a0: données incomplètes.',
    )
    expect(withoutFiguresWords([because('données incomplètes'), because('dispositif désactivé')])).toBe(
      ' Dont 2 sans chiffres, donc sans rang\u00a0: données incomplètes (1), dispositif désactivé (1).',
    )
    expect(withoutFiguresWords([because()])).toBe('')
  })

  test('are counted by kind of reason, however their own amounts differ, and no more than three kinds are named', () => {
    const beyond = (amount: string) =>
      because(`Les prêts du plan dépassent ce qui reste à financer, ${amount}\u00a0€. Réduisez-les, ou l’apport.`)
    expect(withoutFiguresWords([beyond('2\u202f501\u202f729'), beyond('310\u202f004,50')])).toBe(
      ' Dont 2 sans chiffres, donc sans rang\u00a0: les prêts du plan dépassent ce qui reste à financer.',
    )
    expect(
      withoutFiguresWords(['un', 'deux', 'trois', 'quatre', 'cinq', 'deux'].map((reason) => because(reason))),
    ).toBe(' Dont 6 sans chiffres, donc sans rang\u00a0: deux (2), un (1), trois (1), autres raisons (2).')
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

  test('gives a rank to those alone that have its figure', () => {
    const [priced, none] = [row('priced', outcome(400)), row('none', undefined)]
    expect([isRanked(priced, 'effort'), isRanked(none, 'effort'), isRanked(none, 'prix')]).toEqual([true, false, true])
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
      'effort +62\u00a0€',
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
  const facts = comparedFacts(20, (slug) => slug ?? '—')
  const best = (label: string) => {
    const fact = facts.find((each) => each.label === label)
    return fact ? ids([...bestOf(fact, rows)]) : undefined
  }
  expect([best('Effort moyen'), best('Prix'), best('Type')]).toEqual([['two'], [], []])
})
