import type { Position, TravelTimeShape } from '#contract/places'
import type { CatalogueProgram } from '#features/catalogue/contract'
import { filtersOf, type FilterContext } from '../../../../src/features/comparator/client/found/lotFilters'
import type { FoundLot } from '../../../../src/features/comparator/client/found/inOrder'
import { clustersOf, pixelsOf } from '../../../../src/features/comparator/client/map/clusters'
import { gradeOf, pinsOf, type Pin } from '../../../../src/features/comparator/client/map/pins'
import { FRANCE, zoneAround } from '../../../../src/features/comparator/client/map/zones'
import { parseSearch, printSearch, usualSearch } from '../../../../src/features/comparator/client/search/address'
import type { Search } from '../../../../src/features/comparator/client/search/Search'
import { usualWeights, weightedScore } from '../../../../src/features/comparator/client/search/criteria'
import { property } from '../../clientFile/client/file/support/lots'

const program = (id: string, place: Position | null): CatalogueProgram => ({
  ...property.program,
  id,
  name: `Programme ${id}`,
  longitude: place?.[0] ?? null,
  latitude: place?.[1] ?? null,
})
const row = (id: string, of: CatalogueProgram, value: number | null, isOut = false): FoundLot => {
  const lot = { ...property, id, program: of }
  const score = weightedScore(lot, usualWeights, {})
  const failed = isOut ? [{ criterion: 'rental_security' as const, score: 1, floor: 3 }] : []
  return { lot, score: { ...score, value, failed }, ...nothingKnown }
}
const nothingKnown = { outcome: undefined, gain: undefined, explanation: undefined }

const COMEDIE: Position = [3.8795, 43.6086]
const pin = (id: string, position: Position, score: number | null = 3): Pin => ({
  id,
  name: id,
  position,
  score,
  rows: [],
})

describe('pins', () => {
  test('are programmes, by the best of their eligible lots; those that stand nowhere are counted', () => {
    const [here, nowhere] = [program('a', COMEDIE), program('b', null)]
    const rows = [row('1', here, 3.1), row('2', nowhere, 4), row('3', here, 4.2), row('4', here, 4.9, true)]
    const { pins, unplaced } = pinsOf(rows)
    expect(unplaced).toBe(1)
    expect(pins.map(({ id, score, position }) => ({ id, score, position }))).toEqual([
      { id: 'a', score: 4.2, position: COMEDIE },
    ])
    expect(pins[0]?.rows.map(({ lot: { id } }) => id)).toEqual(['1', '3', '4'])
  })

  test.each([
    [null, 'unknown'],
    [0, 'low'],
    [2.99, 'low'],
    [3, 'middle'],
    [3.99, 'middle'],
    [4, 'high'],
    [5, 'high'],
  ])('a score of %p is %s', (score, grade) => {
    expect(gradeOf(score)).toBe(grade)
  })
})

describe('clusters', () => {
  const far: Position = [2.3522, 48.8566]
  const near: Position = [3.8805, 43.6089]

  test('hold what is near at a zoom, and let it go nearer by; each pin is in one', () => {
    const pins = [pin('a', COMEDIE, 3), pin('b', near, 4), pin('c', far, null)]
    const groups = (zoom: number) => clustersOf(pins, zoom).map((cluster) => cluster.pins.map(({ id }) => id))
    expect(groups(5)).toEqual([['b', 'a'], ['c']])
    expect(groups(17)).toEqual([['b'], ['a'], ['c']])
    expect(groups(0)).toEqual([['b', 'a', 'c']])
  })

  test('never leave two of them nearer than their signs, over the edges of cells', () => {
    const pins = Array.from({ length: 400 }, (_, index) =>
      pin(String(index), [3 + ((index * 37) % 101) / 50, 43 + ((index * 61) % 97) / 60], (index * 13) % 5),
    )
    for (const zoom of [5, 8, 10]) {
      const clusters = clustersOf(pins, zoom)
      expect(clusters.flatMap(({ pins: group }) => group)).toHaveLength(pins.length)
      const places = clusters.map(({ position }) => pixelsOf(position, zoom))
      places.forEach(([x1, y1], index) => {
        for (const [x2, y2] of places.slice(index + 1)) expect(Math.hypot(x1 - x2, y1 - y2)).toBeGreaterThanOrEqual(48)
      })
    }
  })

  test('what is in the middle of the world lies in the middle of its pixels', () => {
    expect(pixelsOf([0, 0], 0)).toEqual([256, 256])
    expect(pixelsOf([180, 0], 1)[0]).toBe(1024)
    expect(pixelsOf([0, 85.051_13], 0)[1]).toBeCloseTo(0, 3)
  })
})

describe('a zone', () => {
  test('is that of France where nothing is to be shown', () => {
    expect(zoneAround([])).toEqual(FRANCE)
    expect(zoneAround([COMEDIE, [2, 48]])).toEqual([2, 43.6086, 3.8795, 48])
  })
})

const square: TravelTimeShape = {
  type: 'Feature',
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [3.8, 43.5],
        [3.9, 43.5],
        [3.9, 43.7],
        [3.8, 43.7],
        [3.8, 43.5],
      ],
    ],
  },
  properties: { approximate: true, source: 'Cercle' },
}
const travel = { latitude: 43.6, longitude: 3.85, mode: 'transit', minutes: 30 } as const

const filterContext: FilterContext = {
  placeOf: () => undefined,
  nameOf: () => '—',
  around: new Set(),
  partnerOf: () => '—',
  reached: undefined,
  today: '2026-11-23',
  newSince: '2026-10-24',
}

describe('the filters of a map', () => {
  const [inside, outside, nowhere] = [program('a', COMEDIE), program('b', [4.5, 43.6]), program('c', null)]
  const suited = (search: Partial<Search>, shape?: TravelTimeShape) => {
    const filters = filtersOf({ ...usualSearch, onlyAvailable: false, ...search }, { ...filterContext, reached: shape })
    const ids = [inside, outside, nowhere].filter((each) =>
      filters.every(({ suits }) => suits({ ...property, program: each })),
    )
    return { texts: filters.map(({ text }) => text), ids: ids.map(({ id }) => id) }
  }

  test('keep what stands in the zone and in what is reached', () => {
    expect(suited({ zone: [3, 43, 4, 44] })).toEqual({ texts: ['Zone de la carte'], ids: ['a'] })
    expect(suited({ travel }, square)).toEqual({ texts: ['Environ 30\u00a0min en transports'], ids: ['a'] })
    expect(suited({ zone: [4, 43, 5, 44], travel }, square).ids).toEqual([])
  })

  test('ignore a time of travel whose area is not known', () => {
    expect(suited({ travel })).toEqual({ texts: [], ids: ['a', 'b', 'c'] })
  })
})

describe('the address of a map', () => {
  const search: Search = { ...usualSearch, hasMap: true, zone: [3.7, 43.5, 4, 43.8], travel }
  const address = '/comparateur?carte=1&zone=3.7,43.5,4,43.8&trajet=43.6,3.85,transports,30'

  test('says its zone and the time of travel, there and back', () => {
    expect(printSearch(search)).toBe(address)
    const read = parseSearch(undefined, new URLSearchParams(address.split('?')[1]))
    expect(read).toEqual({ search, faults: [] })
  })

  test.each([
    'zone=3.7,43.5,4',
    'zone=4,43.5,3.7,43.8',
    'zone=a,b,c,d',
    'zone=3.7,43.5,4,93',
    'zone=1,2,3,4,5',
    'trajet=43.6,3.85,train,30',
    'trajet=43.6,3.85,transports,12',
    'trajet=89,3.85,velo,20',
    'trajet=43.6,3.85,velo',
  ])('tells that %s says nothing', (part) => {
    expect(parseSearch(undefined, new URLSearchParams(part)).faults).toHaveLength(1)
  })
})
