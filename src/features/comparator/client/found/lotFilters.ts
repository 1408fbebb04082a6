import { enumerations } from '#contract'
import type { Places } from '#features/catalogue/client/lots'
import { exposures, propertyKinds } from '#features/catalogue/contract'
import {
  MANY_ROOMS,
  rulesOf,
  type LotCriteria,
  type RuleContext,
  type RuleName,
  type Suits,
} from '#features/comparator/contract'
import { formatDate, formatEuros, formatNumber } from '#client/ui'
import type { Search } from '../search/Search'
import { deliveryWords } from './delivery'
import { travelWords } from './travel'

/** What a search rests on besides itself. */
export interface FilterContext extends RuleContext, Places {
  /** Of a promoter or of a manager, by id. */
  readonly partnerOf: (id: string) => string
}

/** A part of a search that is in use. */
export interface LotFilter {
  readonly key: string
  /** `Prix ≤ 250 000 €`. */
  readonly text: string
  /** The search without it. */
  readonly without: Partial<Search>
  readonly suits: Suits
  /** Whether a lot says what the filter asks about. */
  readonly isKnown: Suits
  /** What a lot without that lacks: `loyer estimé`. */
  readonly unknown: string
}

/** What a rule is called, and the criteria without it. */
type Words = (criteria: LotCriteria, filterContext: FilterContext) => Pick<LotFilter, 'text' | 'without'>

/** `Prix de 100 000 € à 200 000 €`, `Prix ≥ 100 000 €`, `Prix ≤ 200 000 €`. */
function rangeWords(name: string, least: number | null, most: number | null, write: (value: number) => string): string {
  if (least !== null && most !== null) return `${name} de ${write(least)} à ${write(most)}`
  return least === null ? `${name} ≤ ${write(most ?? 0)}` : `${name} ≥ ${write(least)}`
}

const squareMetres = (value: number): string => formatNumber(value, { unit: 'm²' })
const listed = (names: readonly string[]): string => names.join(', ')
const roomsWord = (count: number): string => (count >= MANY_ROOMS ? `T${MANY_ROOMS} et plus` : `T${count}`)

const words: Readonly<Record<RuleName, Words>> = {
  place: ({ places, isAround }, { nameOf }) => ({
    text: `${listed(places.map(nameOf))}${isAround ? ' et autour' : ''}`,
    without: { places: [], isAround: false },
  }),
  placesLeftOut: ({ placesLeftOut }, { nameOf }) => ({
    text: `Sauf ${listed(placesLeftOut.map(nameOf))}`,
    without: { placesLeftOut: [] },
  }),
  projects: ({ projects }) => ({
    text: listed(projects.map((project) => enumerations.projectShortNames[project])),
    without: { projects: [] },
  }),
  price: ({ lowestPrice, highestPrice }) => ({
    text: rangeWords('Prix', lowestPrice, highestPrice, formatEuros),
    without: { lowestPrice: null, highestPrice: null },
  }),
  yield: ({ lowestYield }) => ({
    text: `Renta. nette ≥ ${formatNumber(lowestYield ?? 0, { unit: '%' })}`,
    without: { lowestYield: null },
  }),
  kinds: ({ kinds }) => ({ text: listed(kinds.map((kind) => propertyKinds[kind])), without: { kinds: [] } }),
  rooms: ({ rooms }) => ({ text: listed(rooms.map(roomsWord)), without: { rooms: [] } }),
  surface: ({ smallestSurface, largestSurface }) => ({
    text: rangeWords('Surface', smallestSurface, largestSurface, squareMetres),
    without: { smallestSurface: null, largestSurface: null },
  }),
  floor: ({ lowestFloor }) => ({ text: `Étage ≥ ${formatNumber(lowestFloor ?? 0)}`, without: { lowestFloor: null } }),
  exposures: ({ exposures: wanted }) => ({
    text: `Exposition ${listed(wanted.map((name) => exposures[name].toLowerCase()))}`,
    without: { exposures: [] },
  }),
  outdoor: () => ({ text: 'Extérieur', without: { isOutdoor: false } }),
  parking: () => ({ text: 'Parking compris', without: { hasParking: false } }),
  delivery: ({ delivery }) => ({ text: deliveryWords(delivery ?? ''), without: { delivery: null } }),
  deliveredBefore: ({ deliveredBefore }) => ({
    text: `Livraison avant le ${formatDate(deliveredBefore ?? '')}`,
    without: { deliveredBefore: null },
  }),
  promoters: ({ promoters }, { partnerOf }) => ({
    text: listed(promoters.map(partnerOf)),
    without: { promoters: [] },
  }),
  managers: ({ managers }, { partnerOf }) => ({
    text: `Exploitant ${listed(managers.map(partnerOf))}`,
    without: { managers: [] },
  }),
  nfHabitat: () => ({ text: 'NF Habitat', without: { isNfHabitat: false } }),
  recent: () => ({ text: 'Nouveautés', without: { isRecent: false } }),
  cheaper: () => ({ text: 'Baisse de prix', without: { isCheaper: false } }),
  available: () => ({ text: 'Disponibles', without: { onlyAvailable: false } }),
  zone: () => ({ text: 'Zone de la carte', without: { zone: null } }),
  travel: ({ travel }, { reached }) => ({
    text: travel ? travelWords(travel, reached) : '',
    without: { travel: null },
  }),
}

/** The parts of a search that are in use; the effort of a household apart, which is not of the lot alone. */
export const filtersOf = (criteria: LotCriteria, filterContext: FilterContext): readonly LotFilter[] =>
  rulesOf(criteria, filterContext).map(({ name, ...rule }) => ({
    key: name,
    ...words[name](criteria, filterContext),
    ...rule,
    unknown: unknownWords[name] ?? '',
  }))

/** What a lot lacks that a rule cannot judge. */
const unknownWords: Readonly<Partial<Record<RuleName, string>>> = {
  place: 'commune',
  price: 'prix',
  yield: 'loyer estimé',
  kinds: 'type',
  rooms: 'nombre de pièces',
  surface: 'surface',
  floor: 'étage',
  exposures: 'exposition',
  delivery: 'date de livraison',
  deliveredBefore: 'date de livraison',
  zone: 'position',
  travel: 'position',
}
