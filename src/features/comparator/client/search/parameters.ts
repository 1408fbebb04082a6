import { enumerations, isIsoDate, isUuid } from '#contract'
import { MOST_COMPARED } from '#features/catalogue/client/comparison'
import { exposures } from '#features/catalogue/contract'
import type { Kind } from '#features/comparator/contract'
import { schemes } from '#domain'
import { usualWeights } from './criteria'
import { aNumber, aSwitch, manyOf, oneWord, type Parameter } from './parameterKinds'
import { travelParameter, zoneParameter } from './mapParameters'
import { floorsParameter, weightsParameter } from './scoreParameters'
import { isSortKey } from './sorts'
import type { Search, View } from './Search'

const kinds: ReadonlyMap<string, Kind> = new Map([
  ['appartement', 'apartment'],
  ['maison', 'house'],
  ['chambre-geree', 'residence_unit'],
])
const projects = new Map(schemes.all.map(({ id }) => [enumerations.projectSlugs[id][0], id] as const))
const facings = new Map(Object.keys(exposures).map((name) => [name.replaceAll('_', '-'), name] as const))
const rooms = new Map([1, 2, 3, 4, 5].map((count) => [String(count), count] as const))

const isSlug = (text: string): boolean => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text)
const isExposure = (name: string): name is keyof typeof exposures => Object.hasOwn(exposures, name)
const ids = (name: string, most: number): Parameter<readonly string[]> =>
  manyOf(
    name,
    (text) => (isUuid(text) ? text : undefined),
    (id) => id,
    most,
  )
const MOST = 20
const placesNamed = (name: string): Parameter<readonly string[]> =>
  manyOf(
    name,
    (text) => (isSlug(text) ? text : undefined),
    (slug) => slug,
    MOST,
  )

const sort: Parameter<Search['sort']> = {
  name: 'tri',
  usual: undefined,
  read: (text) => {
    const key = text.replace(/^-/, '')
    return isSortKey(key) ? { key, direction: text.startsWith('-') ? 'descending' : 'ascending' } : undefined
  },
  write: (asked) => (asked ? `${asked.direction === 'descending' ? '-' : ''}${asked.key}` : ''),
}

const fromMap = <Value>(name: string, words: ReadonlyMap<string, Value>): Parameter<readonly Value[]> =>
  manyOf(
    name,
    (text) => words.get(text),
    (value) => [...words].find(([, each]) => each === value)?.[0] ?? '',
    words.size,
  )

/** Every part of a search, as the parameters of an address say it. */
export const parameters: { readonly [Key in keyof Search]: Parameter<Search[Key]> } = {
  places: placesNamed('lieux'),
  isAround: aSwitch('autour'),
  placesLeftOut: placesNamed('sauf'),
  projects: fromMap('dispositif', projects),
  lowestPrice: aNumber('prix-min'),
  highestPrice: aNumber('prix-max'),
  highestEffort: aNumber('effort-max'),
  lowestYield: aNumber('rentabilite-min', { decimals: 2, most: 100 }),
  kinds: fromMap('type', kinds),
  rooms: fromMap('pieces', rooms),
  smallestSurface: aNumber('surface-min', { decimals: 1 }),
  largestSurface: aNumber('surface-max', { decimals: 1 }),
  lowestFloor: aNumber('etage-min', { most: 200 }),
  exposures: manyOf(
    'exposition',
    (text) => {
      const name = facings.get(text)
      return name !== undefined && isExposure(name) ? name : undefined
    },
    (name) => name.replaceAll('_', '-'),
    facings.size,
  ),
  isOutdoor: aSwitch('exterieur'),
  hasParking: aSwitch('parking'),
  delivery: oneWord('livraison', (text) => /^(?:livre|6-mois|20\d\d)$/.test(text)),
  deliveredBefore: oneWord('livraison-avant', isIsoDate),
  promoters: ids('promoteur', MOST),
  managers: ids('exploitant', MOST),
  isNfHabitat: aSwitch('nf-habitat'),
  isRecent: aSwitch('nouveautes'),
  isCheaper: aSwitch('baisse'),
  onlyAvailable: aSwitch('disponibles', true),
  weights: weightsParameter('poids', usualWeights),
  floors: floorsParameter('sous'),
  clientFile: oneWord('dossier', isUuid),
  sort,
  view: {
    name: 'vue',
    usual: 'liste',
    read: (text): View | undefined => (text === 'liste' || text === 'cartes' ? text : undefined),
    write: (view) => view,
  },
  hasMap: aSwitch('carte'),
  zone: zoneParameter,
  travel: travelParameter,
  compared: ids('comparer', MOST_COMPARED),
}
