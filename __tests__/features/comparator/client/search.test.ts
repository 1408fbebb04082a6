import fc from 'fast-check'
import { parseSearch, printSearch, usualSearch } from '../../../../src/features/comparator/client/search/address'
import { presets, presetOf, weightedScore } from '../../../../src/features/comparator/client/search/criteria'
import type { Search } from '../../../../src/features/comparator/client/search/Search'
import { property } from '../../clientFile/client/file/support/lots'

/** Reads an address as the router hands it over. */
function read(address: string) {
  const { pathname, searchParams } = new URL(address, 'https://pro.localhost')
  const [, , location] = pathname.split('/')
  return parseSearch(location, searchParams)
}

const LOT = 'b2f1c9d4-7a31-4c0e-9f52-3f1f6b0a7c11'
const changes: readonly Partial<Search>[] = [
  { places: ['montpellier-34000'] },
  { places: ['montpellier-34000', 'herault-34'], isAround: true },
  { projects: ['lmnp_amortissement', 'pinel'] },
  { lowestPrice: 100_000, highestPrice: 250_000, highestEffort: 350, lowestYield: 3.45 },
  { kinds: ['house'], rooms: [1, 5], smallestSurface: 40.5, largestSurface: 90, lowestFloor: 2 },
  { exposures: ['south_west'], isOutdoor: true, hasParking: true },
  { delivery: '6-mois' },
  { delivery: '2027', promoters: [LOT], managers: [LOT] },
  { isNfHabitat: true, isRecent: true, isCheaper: true, onlyAvailable: false },
  { weights: presets.rendement.weights },
  { weights: { ...presets.equilibre.weights, rental_security: 5, tax_performance: 0 } },
  { floors: { rental_security: 3, resale_easiness: 2.5 } },
  { clientFile: LOT, sort: { key: 'prix-m2', direction: 'descending' }, view: 'cartes', compared: [LOT] },
]

describe('the address of a search', () => {
  test('says nothing of what goes without saying', () => {
    expect(printSearch(usualSearch)).toBe('/comparateur')
    expect(read('/comparateur')).toEqual({ search: usualSearch, faults: [] })
  })

  test.each(changes)('says what is looked for, and is read back: %j', (change) => {
    const search = { ...usualSearch, ...change }
    expect(read(printSearch(search))).toEqual({ search, faults: [] })
  })

  test('holds several parts at once', () => {
    fc.assert(
      fc.property(fc.subarray([...changes]), (some) => {
        const search = Object.assign({}, usualSearch, ...some) as Search
        expect(read(printSearch(search))).toEqual({ search, faults: [] })
      }),
    )
  })

  test('begins with the first place, the others in the query', () => {
    expect(printSearch({ ...usualSearch, places: ['montpellier-34000', 'lattes-34970'], rooms: [2] })).toBe(
      '/comparateur/montpellier-34000?lieux=lattes-34970&pieces=2',
    )
  })

  test('lets parameters be that are none of ours, and keeps them', () => {
    const { search, faults } = read('/comparateur?utm_source=lettre&prix-max=200000')
    expect(faults).toEqual([])
    expect(printSearch(search, new URLSearchParams('colonnes=prix,note'))).toBe(
      '/comparateur?colonnes=prix,note&prix-max=200000',
    )
  })

  test.each([
    ['prix-max=cher', 'prix-max', 'cher'],
    ['dispositif=pinel,duflot', 'dispositif', 'pinel,duflot'],
    ['pieces=12', 'pieces', '12'],
    ['livraison=demain', 'livraison', 'demain'],
    ['poids=rental_security:9', 'poids', 'rental_security:9'],
    ['sous=amour:3', 'sous', 'amour:3'],
    ['dossier=42', 'dossier', '42'],
    ['tri=couleur', 'tri', 'couleur'],
  ])('tells what does not exist: %s', (query, name, value) => {
    expect(read(`/comparateur?${query}`)).toEqual({ search: usualSearch, faults: [{ name, value }] })
  })
})

describe('the score of a lot', () => {
  test('is the mean of the known scores by their weights, over the criteria that apply', () => {
    const equal = weightedScore(property, presets.equilibre.weights, {})
    expect(equal.value).toBeCloseTo((4 + 3 + 2 + 5) / 4)
    expect(equal).toMatchObject({ known: 4, applicable: 8, failed: [] })
    const secure = weightedScore(
      property,
      { ...presets.equilibre.weights, rental_security: 5, rent_profitability: 0 },
      {},
    )
    expect(secure.value).toBeCloseTo((3 * 4 + 3 * 3 + 5 * 5) / 11)
    expect(secure).toMatchObject({ known: 3, applicable: 7 })
  })

  test('leaves out what the firm hides: neither known nor counted', () => {
    const shown = weightedScore(property, presets.equilibre.weights, { rental_security: 5.5 }, ['rental_security'])
    expect(shown.value).toBeCloseTo((4 + 3 + 2) / 3)
    expect(shown).toMatchObject({ known: 3, applicable: 7, failed: [] })
  })

  test('names each floor that is not reached; a score that is not known fails none', () => {
    const floors = { net_rent_profitability: 3.5, rental_security: 3, tax_performance: 5 }
    expect(weightedScore(property, presets.equilibre.weights, floors).failed).toEqual([
      { criterion: 'net_rent_profitability', score: 3, floor: 3.5 },
    ])
  })

  test('has no value where nothing counts', () => {
    const weights = Object.fromEntries(
      Object.keys(presets.equilibre.weights).map((name) => [name, 0]),
    ) as Search['weights']
    expect(weightedScore(property, weights, {})).toMatchObject({ value: null, known: 0, applicable: 0 })
  })

  test('a preset is known by its weights', () => {
    expect(presetOf({ ...presets.securite.weights })).toBe('securite')
    expect(presetOf({ ...presets.securite.weights, resale_easiness: 0 })).toBeUndefined()
  })
})
