import { parseSoldUnder, programAddress, propertyAddress, type CatalogueProperty } from '#features/catalogue/contract'
import { isDelivered } from '#features/comparator/contract'
import { quarterOf } from '../../../../src/features/comparator/client/found/delivery'
import { findLots, mostRestrictive } from '../../../../src/features/comparator/client/found/findLots'
import { bestFirst, inOrder, type FoundLot } from '../../../../src/features/comparator/client/found/inOrder'
import { filtersOf, type FilterContext } from '../../../../src/features/comparator/client/found/lotFilters'
import { lotsAsRows } from '../../../../src/features/comparator/client/list/exportLots'
import { besides, parsePassage, passageOf } from '../../../../src/features/comparator/client/lot/passage'
import { suggestedPlaces } from '../../../../src/features/comparator/client/filters/suggestedPlaces'
import { similarLots } from '../../../../src/features/comparator/client/lot/similarLots'
import { usualSearch } from '../../../../src/features/comparator/client/search/address'
import { usualWeights, weightedScore } from '../../../../src/features/comparator/client/search/criteria'
import type { Search } from '../../../../src/features/comparator/client/search/Search'
import { parseNamedSearches, withSearch } from '../../../../src/features/comparator/client/searches/namedSearches'
import { outcome, property } from '../../clientFile/client/file/support/lots'

const filterContext: FilterContext = {
  placeOf: (slug) =>
    ({
      'montpellier-34000': { kind: 'municipality' as const, slug, department_code: '34' },
      'herault-34': { kind: 'department' as const, slug, code: '34' },
    })[slug],
  nameOf: (slug) => slug ?? '—',
  around: new Set(['lattes-34970']),
  partnerOf: () => 'Bâtir',
  reached: undefined,
  today: '2026-11-23',
  newSince: '2026-10-24',
}

const lot = (id: string, changes: Partial<CatalogueProperty> = {}): CatalogueProperty => ({
  ...property,
  id,
  ...changes,
})
const inProgram = (id: string, changes: Partial<CatalogueProperty['program']>): CatalogueProperty =>
  lot(id, { program: { ...property.program, ...changes } })

const lots = [
  lot('plain'),
  lot('dear', { property_price: 300_000, previous_price: 320_000, created_at: '2025-01-01T00:00:00Z' }),
  lot('optioned', { status: 'optioned' }),
  lot('house', {
    kind: 'house',
    rooms: 6,
    garden_surface: 80,
    parking_price: 12_000,
    exposure: 'south',
    net_yield: 0.0345,
  }),
  inProgram('elsewhere', { municipality: 'lattes-34970', delivery_date: '2027-12-31', is_nf_habitat: true }),
]

const find = (change: Partial<Search>): readonly string[] =>
  findLots(lots, filtersOf({ ...usualSearch, ...change }, filterContext)).lots.map(({ id }) => id)

describe('a search finds', () => {
  test.each<[Partial<Search>, readonly string[]]>([
    [{}, ['plain', 'dear', 'house', 'elsewhere']],
    [{ onlyAvailable: false }, ['plain', 'dear', 'optioned', 'house', 'elsewhere']],
    [{ places: ['montpellier-34000'] }, ['plain', 'dear', 'house']],
    [{ places: ['herault-34'] }, ['plain', 'dear', 'house']],
    [{ places: ['montpellier-34000'], isAround: true }, ['plain', 'dear', 'house', 'elsewhere']],
    [{ placesLeftOut: ['herault-34'] }, ['elsewhere']],
    [{ deliveredBefore: '2028-01-01' }, ['elsewhere']],
    [{ deliveredBefore: '2027-12-31' }, []],
    [{ projects: ['pinel'] }, []],
    [{ lowestPrice: 250_000 }, ['dear']],
    [{ highestPrice: 200_000 }, ['plain', 'house', 'elsewhere']],
    [{ lowestYield: 3.45 }, ['house']],
    [{ kinds: ['house'] }, ['house']],
    [{ rooms: [5] }, ['house']],
    [{ largestSurface: 43 }, []],
    [{ lowestFloor: 3 }, []],
    [{ exposures: ['south'] }, ['house']],
    [{ isOutdoor: true }, ['house']],
    [{ hasParking: true }, ['house']],
    [{ delivery: '2027' }, ['elsewhere']],
    [{ delivery: '6-mois' }, []],
    [{ promoters: ['promoter'] }, ['plain', 'dear', 'house', 'elsewhere']],
    [{ managers: ['manager'] }, []],
    [{ isNfHabitat: true }, ['elsewhere']],
    [{ isRecent: true }, ['plain', 'house', 'elsewhere']],
    [{ isCheaper: true }, ['dear']],
  ])('%j: %j', (change, found) => {
    expect(find(change)).toEqual(found)
  })

  test('says which lots a filter alone leaves out because they do not say what it asks about', () => {
    const unknownOf = (change: Partial<Search>) => [
      ...findLots(lots, filtersOf({ ...usualSearch, ...change }, filterContext)).unknown,
    ]
    // Four are for sale, of which one has a yield, and that one is known to be too low.
    expect(unknownOf({ lowestYield: 4 })).toEqual([['loyer estimé', 3]])
    // The house is dear: it is not left out by what it does not say.
    expect(unknownOf({ lowestYield: 3, highestPrice: 250_000 })).toEqual([['loyer estimé', 2]])
    expect(unknownOf({ highestPrice: 100_000 })).toEqual([])
  })

  test('nothing, and says which filter alone keeps most away', () => {
    const filters = filtersOf({ ...usualSearch, highestPrice: 100_000 }, filterContext)
    const { lots: found, kept } = findLots(lots, filters)
    expect(found).toEqual([])
    expect(mostRestrictive(filters, kept)).toMatchObject({ filter: { text: 'Prix ≤ 100\u202f000\u00a0€' }, count: 4 })
  })
})

const judged = (each: CatalogueProperty, effort?: number, floors: Search['floors'] = {}): FoundLot => ({
  lot: each,
  outcome: effort === undefined ? undefined : outcome(effort),
  explanation: undefined,
  score: weightedScore(each, usualWeights, floors),
})

test('lots are in order: those that are not eligible at the end, those without the figure before them', () => {
  const found = [
    judged(lot('out'), 100, { rental_security: 5.5 }),
    judged(lot('unknown')),
    judged(lot('b'), 300),
    judged(lot('a'), 200),
  ]
  const order = (key: 'effort' | 'prix') => inOrder(found, bestFirst(key)).map(({ lot: { id } }) => id)
  expect(order('effort')).toEqual(['a', 'b', 'unknown', 'out'])
  expect(inOrder(found, { key: 'effort', direction: 'descending' }).map(({ lot: { id } }) => id)).toEqual([
    'b',
    'a',
    'unknown',
    'out',
  ])
  expect(order('prix').at(-1)).toBe('out')
})

test('what is exported says the lots as they are shown, with their reasons', () => {
  const [titles = [], row = []] = lotsAsRows([judged(lot('a'), 287.4, { rental_security: 5.5 })], filterContext, 20)
  const cell = (title: string) => row[titles.indexOf(title)]
  expect(cell('Effort moyen (€/mois)')).toBe(287.4)
  expect(cell('Prix (€)')).toBe(200_000)
  expect(cell('Non éligible')).toBe('Sécurité 5,0 < 5,5')
  expect(lotsAsRows([], filterContext, undefined)[0]).not.toContain('Effort moyen (€/mois)')
})

test('a delivery is a quarter, or done', () => {
  expect(quarterOf('2027-12-31', '2026-11-23')).toBe('T4 2027')
  expect(quarterOf('2026-11-23', '2026-11-23')).toBe('Livré')
  expect(quarterOf(null, '2026-11-23')).toBe('—')
  expect(isDelivered('2027-05-23', '6-mois', '2026-11-23')).toBe(true)
  expect(isDelivered('2027-05-24', '6-mois', '2026-11-23')).toBe(false)
  expect(isDelivered('2026-01-01', 'livre', '2026-11-23')).toBe(true)
  expect(isDelivered(null, '2027', '2026-11-23')).toBe(false)
})

test('a lot leads to those beside it in the search, fifty at most', () => {
  const rows = Array.from({ length: 200 }, (_, index) => ({ lot: { id: String(index) } }))
  const passage = passageOf('/comparateur', '100', rows)
  expect(passage.lots).toHaveLength(101)
  expect(besides(passage.lots, '100')).toEqual({ previous: '99', next: '101' })
  expect(besides(passageOf('/comparateur', '0', rows).lots, '0')).toEqual({ next: '1' })
  expect(parsePassage(JSON.parse(JSON.stringify(passage)))).toEqual(passage)
  expect(parsePassage({ lots: [1] })).toBeUndefined()
})

test('lots like one that is gone are for sale under its scheme with as many rooms, the nearest first', () => {
  const gone = lot('gone', { status: 'sold' })
  const properties = [...lots, lot('close', { property_price: 201_000 }), gone]
  expect(similarLots(gone, { programs: [], properties, assumptions: new Map() }).map(({ id }) => id)).toEqual([
    'plain',
    'close',
    'dear',
    'elsewhere',
  ])
})

test('searches are kept by name; what is kept and is none is left out', () => {
  const one = { name: 'T2 à Montpellier', address: '/comparateur/montpellier-34000?pieces=2' }
  expect(parseNamedSearches([one, 3, { name: 'x' }, { name: 'y', address: 'https://ailleurs.example' }])).toEqual([one])
  expect(withSearch([one], { ...one, address: '/comparateur' })).toEqual([{ ...one, address: '/comparateur' }])
})

describe('the address of a lot and of a programme', () => {
  const id = 'b2f1c9d4-7a31-4c0e-9f52-3f1f6b0a7c11'
  test('says the scheme and the id, and is read back', () => {
    expect(propertyAddress({ project: 'lmnp_amortissement', id })).toBe(`/comparateur/details/lmnp-amortissement-${id}`)
    expect(programAddress({ project: 'pinel', id })).toBe(`/comparateur/programme/pinel-${id}`)
    expect(parseSoldUnder(`lmnp-residences-services-${id}`)).toEqual({ project: 'lmnp_amortissement', id })
  })
  test.each([id, `duflot-${id}`, 'pinel-42', `pinel${id}`, ''])('%s is none', (text) => {
    expect(parseSoldUnder(text)).toBeUndefined()
  })
})

test('the municipalities with most lots for sale are suggested, but for those that are asked for', () => {
  const catalogue = { programs: [], properties: lots, assumptions: new Map() }
  expect(suggestedPlaces(catalogue, [])).toEqual(['montpellier-34000', 'lattes-34970'])
  expect(suggestedPlaces(catalogue, ['montpellier-34000'])).toEqual(['lattes-34970'])
})
