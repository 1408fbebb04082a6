import type { Market } from '#domain'
import { findLocation } from '../locations'
import { listInForce, valueIn, type FigureSource } from '../official'
import municipalities from './municipalities.csv'

type Zone = Market['zone']

/** What is observed in a municipality; undefined where too little was. Euros a month and a m², euros a m². */
interface Observation {
  readonly department: string
  readonly zone: Zone
  readonly rent: number | undefined
  readonly price: number | undefined
}

interface Observations {
  readonly byCode: ReadonlyMap<string, Observation>
  /** Median of a figure in the zone, within the department where it is known there. */
  median(figure: 'rent' | 'price', zone: Zone, department: string): number
}

/**
 * New flats cost more than existing ones, and hardly less than they cost to build: price = median of existing flats ×
 * premium of the zone, at least the floor (euros a m²). Orders of magnitude of ours, not observations.
 */
const NEW_BUILD: Readonly<Record<Zone, { premium: number; floor: number }>> = {
  Abis: { premium: 1.3, floor: 4_800 },
  A: { premium: 1.32, floor: 4_100 },
  B1: { premium: 1.34, floor: 3_500 },
  B2: { premium: 1.36, floor: 3_100 },
  C: { premium: 1.36, floor: 2_800 },
}

/** Where the figures come from that the application brings (`municipalities.csv`). */
const EMBEDDED = {
  zone: { source: 'Zonage ABC, arrêté du 23 juin 2026', licence: 'Licence Ouverte 2.0', as_of: '2026-06-26' },
  rent: {
    source: 'Carte des loyers 2025. Estimations ANIL, à partir des données du Groupe SeLoger et de leboncoin',
    licence: 'Licence Ouverte 2.0',
    as_of: '2025',
  },
  price: { source: 'Ventes de 2023 à 2025 (DVF, DGFiP)', licence: 'Licence Ouverte 2.0', as_of: '2025' },
} as const satisfies Readonly<Record<string, FigureSource>>

let loaded: Observations | undefined

/**
 * What is known of the market of flats around a place: the figures of its municipality, else the medians of its zone.
 * A department or a region has no market: undefined, as for an unknown slug.
 * @param on the day of the deed, `YYYY-MM-DD`; today without
 */
export function findMarket(locationSlug: string, seniority: 'new' | 'old', on?: string): Market | undefined {
  const place = findLocation(locationSlug)
  if (place?.kind !== 'municipality') return undefined
  loaded ??= load()
  const observation = loaded.byCode.get(place.code)
  const { zones, rents } = listsOn(on)
  const embeddedZone = observation?.zone ?? 'C'
  const zone = valueIn(zones, place.code) ?? embeddedZone
  const old = observation?.price ?? loaded.median('price', embeddedZone, place.department_code)
  return {
    zone,
    rent_per_square_meter:
      valueIn(rents, place.code) ?? observation?.rent ?? loaded.median('rent', embeddedZone, place.department_code),
    price_per_square_meter: seniority === 'old' ? old : newBuildPrice(old, zone),
  }
}

const listsOn = (on: string | undefined) => ({
  zones: listInForce('zones', on, EMBEDDED.zone.as_of),
  rents: listInForce('rents', on, EMBEDDED.rent.as_of),
})

/** Where each figure of `findMarket` comes from. */
export function findMarketSources(locationSlug: string, on?: string): Required<Market>['sources'] | undefined {
  const place = findLocation(locationSlug)
  if (place?.kind !== 'municipality') return undefined
  const { zones, rents } = listsOn(on)
  const sourceOf = (list: FigureSource | undefined, isSaid: boolean, embedded: FigureSource): FigureSource =>
    list && isSaid ? { source: list.source, licence: list.licence, as_of: list.as_of } : embedded
  return {
    zone: sourceOf(zones, valueIn(zones, place.code) !== undefined, EMBEDDED.zone),
    rent: sourceOf(rents, valueIn(rents, place.code) !== undefined, EMBEDDED.rent),
    price: EMBEDDED.price,
  }
}

function newBuildPrice(oldPrice: number, zone: Zone): number {
  const { premium, floor } = NEW_BUILD[zone]
  return Math.max(Math.round(oldPrice * premium), floor)
}

function load(): Observations {
  const lines = municipalities.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  const rows = lines.slice(1).map((line) => observationOf(line.split(',')))
  return { byCode: new Map(rows), median: medians(rows.map(([, observation]) => observation)) }
}

function observationOf([code = '', zone = '', rent = '', price = '']: string[]): [string, Observation] {
  const department = code.startsWith('97') || code.startsWith('98') ? code.slice(0, 3) : code.slice(0, 2)
  const figure = (text: string): number | undefined => (text === '' ? undefined : Number(text))
  return [code, { department, zone: isZone(zone) ? zone : 'C', rent: figure(rent), price: figure(price) }]
}

function isZone(text: string): text is Zone {
  return Object.hasOwn(NEW_BUILD, text)
}

function medians(observations: readonly Observation[]): Observations['median'] {
  const known = new Map<string, number>()
  return (figure, zone, department) => {
    const key = `${figure} ${zone} ${department}`
    const value =
      known.get(key) ?? medianOf(observations, figure, zone, department) ?? medianOf(observations, figure, zone) ?? 0
    known.set(key, value)
    return value
  }
}

function medianOf(
  observations: readonly Observation[],
  figure: 'rent' | 'price',
  zone: Zone,
  department?: string,
): number | undefined {
  const values = observations
    .filter(
      (observation) => observation.zone === zone && (department === undefined || observation.department === department),
    )
    .flatMap((observation) => observation[figure] ?? [])
    .sort((a, b) => a - b)
  return values[Math.floor(values.length / 2)]
}
