import type { OptimalInvestments } from '#features/simulation/client'
import {
  commonLimit,
  schemeArguments,
  type Means,
} from '../../../../../src/features/clientFile/client/file/solution/start/schemeArguments'
import {
  lotsOf,
  podium,
  rankingFor,
  rankings,
} from '../../../../../src/features/clientFile/client/file/solution/start/rankings'

type Possible = Extract<OptimalInvestments[number], { status: 'possible' }>

const nothingSaid = { wished: null, income: null }

describe('what speaks for a scheme', () => {
  const scheme = {
    budget: 168_200,
    gain: 29_327,
    average_effort: 682,
    total_tax_saving: 0,
    debt_ratio_after: 0.3498,
  } as Possible
  const wordsOf = (binding: Possible['binding']) =>
    schemeArguments({ ...scheme, binding }, nothingSaid).map(
      ({ isFor, words }) => `${isFor ? 'for' : 'against'}: ${words}`,
    )

  test('is not the debt that it is limited by', () => {
    expect(wordsOf('debt_ratio')).toEqual([
      'for: Gain de 29\u202f327\u00a0€ à terme, impôts payés',
      'against: Au-delà de 168\u202f200\u00a0€, l’endettement dépasse 35\u202f%',
    ])
  })

  test('says what limits all of them once for all, and of each what sets it apart', () => {
    const furnished = {
      ...scheme,
      project: 'lmnp_amortissement',
      furniture_price: 8_000,
      renovation_price: 0,
      binding: 'debt_ratio',
    } as Possible
    const shares = { ...furnished, project: 'scpi_shares', furniture_price: 0 } as Possible
    const bare = { ...furnished, project: 'bare_ownership', furniture_price: 0 } as Possible
    const plain = { ...furnished, project: 'unfurnished_rental', furniture_price: 0 } as Possible
    const said = commonLimit([furnished, shares, bare, plain])
    expect(said).toBe('debt_ratio')
    const against = (one: Possible) =>
      schemeArguments(one, nothingSaid, said).flatMap(({ isFor, words }) => (isFor ? [] : [words]))
    expect([furnished, shares, bare, plain].map(against)).toEqual([
      ['Meubles de 8\u202f000\u00a0€ à acheter, puis à renouveler'],
      ['Valeur des parts et loyers non garantis'],
      ['Aucun loyer tant qu’un autre en a l’usage'],
      ['Au-delà de 168\u202f200\u00a0€, l’endettement dépasse 35\u202f%'],
    ])
  })

  test('has no limit in common where they differ', () => {
    expect(
      commonLimit([
        { ...scheme, binding: 'effort' },
        { ...scheme, binding: 'debt_ratio' },
      ]),
    ).toBeUndefined()
    expect(commonLimit([{ ...scheme, binding: 'effort' }])).toBeUndefined()
  })

  test('is against it when its effort is beyond the one that is wished, or heavy where none is', () => {
    const against = (means: Means) =>
      schemeArguments({ ...scheme, binding: 'effort' }, means).flatMap(({ isFor, words }) => (isFor ? [] : [words]))[0]
    expect(against({ wished: 400, income: 3_000 })).toBe('Dépasse de 282\u00a0€ l’effort souhaité de 400\u00a0€')
    expect(against({ wished: null, income: 3_000 })).toBe('Effort lourd\u00a0: 23\u202f% des revenus')
    expect(against({ wished: null, income: 6_000 })).toMatch(/^Au-delà de/)
  })

  test('is a debt that stays below the limit, where something else limits it', () => {
    expect(wordsOf('effort')).toContain('for: Endettement de 35,0\u202f% après l’opération, pour 35\u202f% au plus')
  })
})

describe('the schemes that are shown whole', () => {
  const suiting = (['jeanbrun', 'lmnp_amortissement', 'scpi_shares', 'denormandie'] as const).map((project) => ({
    project,
  }))
  const shown = (lots: ReadonlyMap<string, number> | undefined) =>
    podium(suiting, lots, 2).map(({ project }) => project)

  test('are the first of those that something can be bought under; shares are no lots', () => {
    expect(shown(new Map([['denormandie', 45]]))).toEqual(['scpi_shares', 'denormandie'])
    expect(lotsOf('scpi_shares', new Map())).toBeUndefined()
    expect(lotsOf('jeanbrun', new Map())).toBe(0)
  })

  test('are the first of all as long as the catalogue is not known', () => {
    expect(shown(undefined)).toEqual(['jeanbrun', 'lmnp_amortissement'])
  })
})

describe('the schemes that suit a household', () => {
  const scheme = { gain: 90_000, average_effort: -120, total_tax_saving: 21_000, net_wealth: 150_000 } as Possible
  const other = { gain: 40_000, average_effort: 250, total_tax_saving: 60_000, net_wealth: 180_000 } as Possible

  test.each([
    ['gain', scheme],
    ['effort', scheme],
    ['tax', other],
    ['wealth', other],
  ] as const)('are ranked by %s', (name, best) => {
    const { score } = rankings[name]
    expect([scheme, other].toSorted((one, two) => score(two) - score(one))[0]).toBe(best)
  })

  test('are ranked at first by what counts most for it, as far as a figure measures that', () => {
    expect(rankingFor(['reduce_tax', 'build_heritage'])).toBe('tax')
    expect(rankingFor(['build_heritage', 'reduce_tax'])).toBe('wealth')
    expect(rankingFor(['protecting_family', 'reduce_tax'])).toBe('gain')
    expect(rankingFor([])).toBe('gain')
    expect(rankingFor(null)).toBe('gain')
  })
})
