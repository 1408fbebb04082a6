import { checkComplete, enumerations, isUuid, messages } from '#contract'
import { defineResource } from '#contract/define'
import {
  amount,
  choice,
  decimal,
  flag,
  instant,
  integer,
  isoDate,
  largeAmount,
  location,
  ordered,
  rate,
  reference,
  structured,
  text,
} from '#contract/fields'
import { entriesOf, isListOf, isNumber, isObject, isText } from '#contract/json'
import { travelTime, type TravelTime } from '#contract/places'
import { dwellingKinds, exposures, isCriterion, type CriterionName } from '#features/catalogue/contract'
import type { ProjectType } from '#domain'
import type { Exposure, Kind } from './LotCriteria'

export const alertFrequencies = { immediate: 'Immédiate', daily: 'Quotidienne', weekly: 'Hebdomadaire' } as const
export type AlertFrequency = keyof typeof alertFrequencies

export const alertChannels = { mail: 'E-mail', app: 'Dans l’application' } as const
export type AlertChannel = keyof typeof alertChannels

/** A place that is looked in, or left out. */
export interface AlertLocation {
  /** The slug of a place. */
  readonly location: string
  readonly include: boolean
}

/** Part of a map, degrees. */
export interface AlertZone {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

/** A lot that an alert found: it is new, or costs less than before. */
export interface FoundLot {
  /** Id. */
  readonly property: string
  readonly kind: 'new' | 'cheaper'
  /** Euros. */
  readonly price: number
  /** Of what costs less. */
  readonly previous_price: number | null
  /** ISO instant. */
  readonly found_at: string
}

/** How many alerts a person may have. */
export const MOST_ALERTS = 50
const MOST_PLACES = 20
const MOST_PARTNERS = 20
const MOST_ROOMS = 6
const HIGHEST_SCORE = 5

const isSome = (value: unknown, isItem: (item: unknown) => boolean, most: number, least = 0): boolean =>
  isListOf(value, isItem) && value.length >= least && value.length <= most && new Set(value).size === value.length

/** Some of these, each once. @param least how many */
function someOf<Name extends string>(labels: Readonly<Record<Name, string>>, least = 0) {
  const isName = (item: unknown): boolean => isText(item) && Object.hasOwn(labels, item)
  return (value: unknown): value is readonly Name[] => isSome(value, isName, Object.keys(labels).length, least)
}

const placeField = location({ label: 'Secteur' })
const isPlace = (item: unknown): item is AlertLocation => {
  const { location: slug, include, ...rest } = entriesOf(item)
  return (
    isText(slug) && placeField.rule.isValidSync(slug) && typeof include === 'boolean' && Object.keys(rest).length === 0
  )
}
const arePlaces = (value: unknown): value is readonly AlertLocation[] =>
  isListOf(value, isPlace) &&
  value.length <= MOST_PLACES &&
  new Set(value.map((item) => entriesOf(item)['location'])).size === value.length &&
  value.some((item) => entriesOf(item)['include'] === true)

const areIds = (value: unknown): value is readonly string[] => isSome(value, isUuid, MOST_PARTNERS)
const areRooms = (value: unknown): value is readonly number[] =>
  isSome(value, (item) => isNumber(item) && Number.isInteger(item) && item >= 1 && item <= MOST_ROOMS, MOST_ROOMS)

type Floors = Readonly<Partial<Record<CriterionName, number>>>
const areFloors = (value: unknown): value is Floors =>
  isObject(value) &&
  Object.entries(value).every(
    ([name, floor]) => isCriterion(name) && isNumber(floor) && floor >= 0 && floor <= HIGHEST_SCORE,
  )

const partners = (label: string) =>
  structured<readonly string[]>({ kind: 'list', message: messages.list, isValue: areIds }, { label, initial: [] })

/** The kinds that a search looks among. */
const kinds = Object.fromEntries(dwellingKinds.map((kind) => [kind, kind]))
const isKinds = (value: unknown): value is readonly Kind[] => someOf(kinds)(value)

/** Nothing is sold nearer to a pole, degrees. */
const HIGHEST_LATITUDE = 85
const isTravelTime = (value: unknown): value is TravelTime =>
  isObject(value) &&
  Object.keys(value).every((name) => Object.hasOwn(travelTime.fields, name)) &&
  checkComplete(travelTime, value).valid &&
  Math.abs(Number(value['latitude'])) <= HIGHEST_LATITUDE

const isZone = (value: unknown): value is AlertZone => {
  const { west, south, east, north, ...rest } = entriesOf(value)
  return (
    isBetween(west, -180, 180) &&
    isBetween(south, -90, 90) &&
    isBetween(east, west, 180) &&
    isBetween(north, south, 90) &&
    Object.keys(rest).length === 0
  )
}
const isBetween = (value: unknown, least: number, most: number): value is number =>
  isNumber(value) && value >= least && value <= most

/** Lots that somebody wants to be told of: those that are new, and those that get cheaper. */
export const searchAlert = defineResource('search_alert', {
  name: text({ label: 'Nom de l’alerte', required: true, maxLength: 100, private: true }),
  locations: structured<readonly AlertLocation[], true>(
    {
      kind: 'list',
      message: `Choisissez de un à ${MOST_PLACES} secteurs, dont un à inclure`,
      isValue: arePlaces,
    },
    { label: 'Secteurs', required: true },
  ),
  around: flag({ label: 'Et autour' }),
  projects: structured<readonly ProjectType[], true>(
    {
      kind: 'list',
      message: 'Choisissez au moins un dispositif',
      isValue: someOf<ProjectType>(enumerations.projectTypes, 1),
    },
    { label: 'Dispositifs', required: true },
  ),
  travel_time: structured<TravelTime>(
    { kind: 'object', message: 'Un point, un mode et une durée de 10 à 60\u00a0min', isValue: isTravelTime },
    { label: 'Temps de trajet' },
  ),
  zone: structured<AlertZone>(
    { kind: 'object', message: 'Les quatre bords d’une carte, en degrés', isValue: isZone },
    { label: 'Zone de la carte' },
  ),
  price_min: largeAmount({ label: 'Prix minimum' }),
  price_max: ordered(largeAmount({ label: 'Prix maximum' }), {
    other: 'price_min',
    is: 'notBelow',
    message: () => 'Le prix maximum est au moins le prix minimum',
  }),
  kinds: structured<readonly Kind[]>(
    { kind: 'list', message: messages.list, isValue: isKinds },
    { label: 'Type de bien', initial: [] },
  ),
  rooms: structured<readonly number[]>(
    { kind: 'list', message: `Des nombres de pièces, de 1 à ${MOST_ROOMS}`, isValue: areRooms },
    { label: 'Pièces', initial: [] },
  ),
  surface_min: decimal({ label: 'Surface minimum', unit: 'm²', minimum: 0, maximum: 99_999 }),
  surface_max: ordered(decimal({ label: 'Surface maximum', unit: 'm²', minimum: 0, maximum: 99_999 }), {
    other: 'surface_min',
    is: 'notBelow',
    message: () => 'La surface maximum est au moins la surface minimum',
  }),
  floor_min: integer({ label: 'Étage minimum', minimum: 0, maximum: 200 }),
  exposures: structured<readonly Exposure[]>(
    { kind: 'list', message: messages.list, isValue: someOf<Exposure>(exposures) },
    { label: 'Exposition', initial: [] },
  ),
  outdoor: flag({ label: 'Extérieur' }),
  parking: flag({ label: 'Parking compris' }),
  delivery: structured<string>(
    {
      kind: 'text',
      message: '`livre`, `6-mois` ou une année',
      isValue: (value): value is string => isText(value) && /^(?:livre|6-mois|20\d\d)$/.test(value),
    },
    { label: 'Livraison' },
  ),
  delivery_before: isoDate({ label: 'Livraison avant' }),
  promoters: partners('Promoteurs'),
  managers: partners('Exploitants'),
  nf_habitat: flag({ label: 'NF Habitat' }),
  net_yield_min: rate({ label: 'Rentabilité nette minimum', maximum: 1 }),
  max_monthly_effort: amount({ label: 'Effort mensuel maximum' }),
  criteria_min: structured<Floors>(
    { kind: 'object', message: `Une note de 0 à ${HIGHEST_SCORE} par critère`, isValue: areFloors },
    { label: 'Note minimum par critère', initial: {} },
  ),
  client_file: reference({ label: 'Dossier client' }),
  new_only: flag({ label: 'Nouveautés seulement' }),
  price_drop: flag({ label: 'Baisses de prix seulement' }),
  frequency: choice(alertFrequencies, { label: 'Fréquence', initial: 'daily' }),
  channels: structured<readonly AlertChannel[]>(
    {
      kind: 'list',
      message: 'Choisissez l’e-mail, l’application ou les deux',
      isValue: someOf<AlertChannel>(alertChannels, 1),
    },
    { label: 'Réception', initial: ['mail', 'app'] },
  ),
  paused: flag({ label: 'En pause', readOnly: true }),
  expected_count: integer({ label: 'Biens à la création', readOnly: true }),
  new_count: integer({ label: 'Nouveaux biens', readOnly: true }),
  news: structured<readonly FoundLot[]>(
    { kind: 'list', message: messages.list, isValue: (value): value is readonly FoundLot[] => Array.isArray(value) },
    { label: 'Biens trouvés', readOnly: true },
  ),
  last_sent_at: instant({ label: 'Dernier envoi' }),
  created_at: instant({ label: 'Créée le' }),
})

/** Whether an alert is silent for a while. */
export const alertPause = defineResource('search_alert_pause', {
  paused: flag({ label: 'En pause', required: true }),
})
