import type { CatalogueProperty } from '#features/catalogue/contract'
import { benchAddress, parseBench, type Bench } from '../../../../src/features/comparator/client/bench/benchAddress'
import {
  comparablePrice,
  kilometres,
  MOST_REFERENCES,
  referencesOf,
  subjectOfHome,
  subjectOfLot,
} from '../../../../src/features/comparator/client/bench/references'
import { quantile, situationOf } from '../../../../src/features/comparator/client/bench/situation'
import { basisWords, gapWords, rentWords } from '../../../../src/features/comparator/client/bench/words'
import { property } from '../../clientFile/client/file/support/lots'

const HERE = { latitude: 43.6, longitude: 3.88, municipality: 'montpellier-34000' }
/** Degrees of latitude of a kilometre. */
const KILOMETRE = 1 / 111.195

/** A lot of another programme, so many kilometres north. */
const lotAt = (
  id: string,
  kilometresNorth: number | null,
  changes: Partial<CatalogueProperty> = {},
  program: Partial<CatalogueProperty['program']> = {},
): CatalogueProperty => ({
  ...property,
  id,
  status: 'available',
  price_changed_on: null,
  created_at: '2026-10-01T08:00:00Z',
  ...changes,
  program: {
    ...property.program,
    id: `program of ${id}`,
    ...HERE,
    latitude: kilometresNorth === null ? null : HERE.latitude + kilometresNorth * KILOMETRE,
    ...program,
  },
})

const own = lotAt('own', 0, { property_price: 212_000, surface: 40, suggested_rent: 600 })
const subject = subjectOfLot(own, 'Le bien')
const asked = { radius: 2, months: 24, today: '2026-11-23' }
const found = (lots: readonly CatalogueProperty[]) =>
  referencesOf({ programs: [], properties: lots, assumptions: new Map() }, subject, asked)

describe('references', () => {
  test('are of other programmes, near, recent, of the same kind and a room more or less at most', () => {
    const { found: references } = found([
      own,
      lotAt('same programme', 0, {}, { id: own.program.id }),
      lotAt('near', 1.9),
      lotAt('far', 2.1),
      lotAt('old price', 1, { created_at: '2024-11-22T08:00:00Z' }),
      lotAt('new price', 1, { created_at: '2024-11-22T08:00:00Z', price_changed_on: '2026-01-01' }),
      lotAt('house', 1, { kind: 'house' }),
      lotAt('large', 1, { rooms: (own.rooms ?? 0) + 2 }),
      lotAt('withdrawn', 1, { status: 'withdrawn' }),
      lotAt('sold', 0.5, { status: 'sold' }),
      lotAt('nowhere', null),
      lotAt('nowhere else', null, {}, { municipality: 'lattes-34970' }),
    ])
    expect(references.map(({ lot, isSold }) => [lot.id, isSold])).toEqual([
      ['sold', true],
      ['new price', false],
      ['near', false],
      ['nowhere', false],
    ])
    expect(references[1]?.distance).toBeCloseTo(1, 2)
    expect(references[3]?.distance).toBeNull()
  })

  test('are the nearest ones, and all are counted', () => {
    const many = Array.from({ length: MOST_REFERENCES + 3 }, (_, index) => lotAt(`lot ${String(index)}`, 1))
    const { found: references, total } = found(many)
    expect([references.length, total]).toEqual([MOST_REFERENCES, MOST_REFERENCES + 3])
  })

  test('cost what they cost in full ownership, with their works', () => {
    expect(comparablePrice({ ...own, full_ownership_price: 300_000 })).toBe(300_000)
    expect(comparablePrice({ ...own, full_ownership_price: null, renovation_price: 88_000 })).toBe(300_000)
    expect(comparablePrice({ ...own, full_ownership_price: null, property_price: null })).toBeNull()
  })

  test('stand as far as the crow flies', () => {
    // Montpellier to Paris.
    expect(kilometres([43.6108, 3.8767], [48.8566, 2.3522])).toBeCloseTo(595, -1)
  })
})

describe('a price is situated', () => {
  const priced = (price: number, index: number) =>
    lotAt(
      `lot ${String(index)}`,
      1,
      { property_price: price, surface: 40, suggested_rent: 560 + index * 20 },
      { seniority: 'new' },
    )
  const { found: five } = found([180_000, 190_000, 200_000, 210_000, 220_000].map(priced))

  test('against the median of new homes, and a rent in the middle half', () => {
    const { newPrice, oldPrice, rent } = situationOf(subject, five, undefined)
    expect(newPrice).toMatchObject({ own: 5_300, median: 5_000, count: 5, range: [4_750, 5_250] })
    expect(newPrice?.gap).toBeCloseTo(0.06)
    expect(oldPrice).toBeNull()
    expect(rent && rentWords(rent)).toBe('Dans la fourchette')
  })

  test('against the market of the municipality where references lack; a reference left out does not count', () => {
    const { oldPrice, rent } = situationOf(subject, five.slice(0, 2), { oldPrice: 4_000, rent: 20 })
    expect(oldPrice).toMatchObject({ median: 4_000, count: 0, range: null })
    expect(rent && rentWords(rent)).toBe('Sous la fourchette')
    expect(situationOf(subject, five.slice(1), undefined).newPrice?.median).toBe(5_125)
  })

  test('in words that say how small the sample is', () => {
    expect(gapWords({ gap: 0.06 }, 'du neuf')).toEqual({ figure: '+6\u202f%', words: 'au-dessus du neuf' })
    expect(gapWords({ gap: -0.02 }, 'du neuf')).toEqual({ figure: '\u22122\u202f%', words: 'en dessous du neuf' })
    expect(gapWords({ gap: 0.001 }, 'du neuf').figure).toBe('Au niveau')
    const standing = { own: 1, median: 1, gap: 0, range: null }
    expect(basisWords({ ...standing, count: 3 })).toBe(
      'Échantillon faible (3\u00a0références)\u00a0: à prendre avec prudence.',
    )
    expect(basisWords({ ...standing, count: 12 })).toBe('12\u00a0références')
    expect(basisWords({ ...standing, count: 0 })).toBeUndefined()
  })

  test('by quantiles between the values', () => {
    expect(quantile([4, 1, 3, 2], 0.5)).toBe(2.5)
    expect(quantile([7], 0.25)).toBe(7)
  })
})

const unknownFigures = { surface: null, price: null, rent: null }

describe('the address of the page', () => {
  const read = (bench: Partial<Bench>) => parseBench(new URL(benchAddress(bench), 'https://pro.localhost').searchParams)
  const id = 'aaaaaaaa-0000-4000-8000-000000000000'

  test('says a lot, how far around, since when and what is left out', () => {
    const bench = { lot: id, home: null, radius: 0.5, months: 12, leftOut: [id] }
    expect(read(bench)).toEqual(bench)
    expect(read({})).toEqual({ lot: null, home: null, radius: 2, months: 24, leftOut: [] })
  })

  test('says a home at an address with what is known of it', () => {
    const home = { label: '12 rue de la Loge', ...HERE, surface: 43.2, price: null, rent: 700 }
    expect(read({ home })).toMatchObject({ home })
  })

  test('says a home of which the municipality alone is known: its references are those of that place', () => {
    const home = { ...HERE, label: 'Montpellier (34000)', latitude: null, longitude: null, ...unknownFigures }
    expect(read({ home })).toMatchObject({ home })
    const properties = [lotAt('there', 0.5), lotAt('elsewhere', 0.5, {}, { municipality: 'lattes-34970' })]
    const references = referencesOf({ programs: [], properties, assumptions: new Map() }, subjectOfHome(home), asked)
    expect(references.found.map(({ lot, distance }) => [lot.id, distance])).toEqual([['there', null]])
  })

  test('counts what does not exist as not said', () => {
    const query = new URLSearchParams({ lot: 'x', rayon: '4', mois: 'deux', point: 'ici', sauf: 'y' })
    expect(parseBench(query)).toEqual({ lot: null, home: null, radius: 2, months: 24, leftOut: [] })
  })
})
