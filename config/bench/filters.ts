import '#app/contract'
import type { CatalogueProperty } from '#features/catalogue/contract'
import { rulesOf, type LotCriteria, type RuleContext } from '#features/comparator/contract'
import { findLots } from '../../src/features/comparator/client/found/findLots'
import { inOrder, usualOrder } from '../../src/features/comparator/client/found/inOrder'
import { usualWeights, weightedScore } from '../../src/features/comparator/client/search/criteria'
import { best } from './http/firm'
import { catalogueOf } from './ranking/lots'

export const title =
  'Un filtre du comparateur sur 12 000 lots, jusqu’aux lots en ordre (×\u00a0: / la même condition écrite à la main et le même tri)'

const LOTS = 12_000

const context: RuleContext = {
  placeOf: () => undefined,
  around: new Set(),
  reached: undefined,
  today: '2026-11-23',
  newSince: '2026-10-24',
}

const nothing: LotCriteria = {
  places: [],
  isAround: false,
  placesLeftOut: [],
  projects: [],
  lowestPrice: null,
  highestPrice: null,
  lowestYield: null,
  kinds: [],
  rooms: [],
  smallestSurface: null,
  largestSurface: null,
  lowestFloor: null,
  exposures: [],
  isOutdoor: false,
  hasParking: false,
  delivery: null,
  deliveredBefore: null,
  promoters: [],
  managers: [],
  isNfHabitat: false,
  isRecent: false,
  isCheaper: false,
  onlyAvailable: true,
  zone: null,
  travel: null,
}

interface Asked {
  readonly name: string
  readonly search: Partial<LotCriteria>
  readonly byHand: (lot: CatalogueProperty) => boolean
}

const isPricedRight = ({ status, property_price: price, net_yield: rate }: CatalogueProperty): boolean =>
  status === 'available' && (price ?? 0) >= 100_000 && (price ?? Infinity) <= 300_000 && (rate ?? 0) >= 0.02

const isHomeRight = ({ kind, rooms, surface, balcony_surface, program }: CatalogueProperty): boolean =>
  kind === 'apartment' &&
  [1, 2, 3].includes(rooms ?? 0) &&
  (surface ?? 0) >= 20 &&
  (surface ?? Infinity) <= 90 &&
  (balcony_surface ?? 0) > 0 &&
  program.delivery_date?.startsWith('2028') === true

const asked: readonly Asked[] = [
  {
    name: 'prix',
    search: { highestPrice: 250_000 },
    byHand: ({ property_price: price, status }) => status === 'available' && (price ?? Infinity) <= 250_000,
  },
  {
    name: 'dix filtres à la fois',
    search: {
      lowestPrice: 100_000,
      highestPrice: 300_000,
      lowestYield: 2,
      kinds: ['apartment'],
      rooms: [1, 2, 3],
      smallestSurface: 20,
      largestSurface: 90,
      isOutdoor: true,
      delivery: '2028',
      zone: [-5, 41, 10, 51],
    },
    byHand: (lot) => isPricedRight(lot) && isHomeRight(lot),
  },
  { name: 'aucun', search: {}, byHand: ({ status }) => status === 'available' },
]

/** Milliseconds, the best of a few rounds. */
export async function measure(): Promise<{ name: string; value: number; unit: string; ratio: number }[]> {
  const lots = lotsOfPrograms()
  const rows: { name: string; value: number; unit: string; ratio: number }[] = []
  for (const { name, search, byHand } of asked) {
    const value = await best(() => inOrderOf(findLots(lots, filtersOf(search)).lots))
    const bare = await best(() => inOrderOf(lots.filter(byHand)))
    rows.push({ name, value, unit: 'ms', ratio: value / bare })
  }
  return rows
}

/** Lots by twenties in programmes that stand somewhere. */
function lotsOfPrograms(): readonly CatalogueProperty[] {
  const programs = new Map<number, CatalogueProperty['program']>()
  return catalogueOf(LOTS).map((lot, index) => {
    const rank = Math.floor(index / 20)
    const program = programs.get(rank) ?? {
      ...lot.program,
      id: `program-${String(rank)}`,
      latitude: 42 + (rank % 80) / 10,
      longitude: (rank % 70) / 10,
      delivery_date: `${String(2027 + (rank % 3))}-06-30`,
    }
    programs.set(rank, program)
    return { ...lot, program, net_yield: 0.01 + (index % 5) / 100, balcony_surface: index % 2 === 0 ? 6 : null }
  })
}

const filtersOf = (search: Partial<LotCriteria>) =>
  rulesOf({ ...nothing, ...search }, context).map(({ name, ...rule }) => ({ key: name, unknown: '', ...rule }))

const inOrderOf = (lots: readonly CatalogueProperty[]) =>
  inOrder(
    lots.map((lot) => ({
      lot,
      score: weightedScore(lot, usualWeights, {}),
      outcome: undefined,
      explanation: undefined,
    })),
    usualOrder(false),
  )
