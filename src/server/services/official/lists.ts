import type { Market } from '#domain'

/** Where a figure comes from. */
export interface FigureSource {
  readonly source: string
  readonly licence: string
  /** The day from which it counts, `YYYY-MM-DD`; its year where no more is known. */
  readonly as_of: string
}

/** What an official list says of each municipality, by its official code. */
export interface OfficialList<Value> extends FigureSource {
  readonly values: ReadonlyMap<string, Value>
}

/** An agreement to renew a town (« opération de revitalisation de territoire »): until when, `YYYY-MM-DD`; null: not said. */
export interface TownRenewal {
  readonly signed_on: string | null
  readonly ends_on: string | null
}

/** A municipality, as the official list of them says it. */
export interface ListedMunicipality {
  readonly name: string
  readonly postal_codes: readonly string[]
  readonly department: string
  readonly region: string
  readonly population: number
}

/** What each kind of list says of a municipality. Rents: euros a month and a m², without service charges. Rates: fractions, by kind of loan. */
export interface OfficialValues {
  readonly communes: ListedMunicipality
  readonly rents: number
  readonly zones: Market['zone']
  readonly ort: TownRenewal
  readonly qpv: readonly string[]
  readonly rates: number
}
export type OfficialKind = keyof OfficialValues
export type OfficialLists = { readonly [Kind in OfficialKind]: readonly OfficialList<OfficialValues[Kind]>[] }

export const noLists: OfficialLists = { communes: [], rents: [], zones: [], ort: [], qpv: [], rates: [] }

let held = { lists: noLists, today: '' }

/**
 * Has the figures of these lists given beside those that come with the application.
 * @param lists of each kind the newest first
 * @param today `YYYY-MM-DD`, for what is asked without a date
 */
export function holdOfficialLists(lists: OfficialLists, today: string): void {
  held = { lists, today }
}

/**
 * The list that counts on a day, of those that were imported: the newest, unless what comes with the application is newer.
 * @param embeddedSince the day from which that counts
 */
export function listInForce<Kind extends OfficialKind>(
  kind: Kind,
  on: string = held.today,
  embeddedSince = '',
): OfficialList<OfficialValues[Kind]> | undefined {
  const lists: readonly OfficialList<OfficialValues[Kind]>[] = held.lists[kind]
  const newest = lists.find(({ as_of }) => as_of <= on)
  const isOlder = newest !== undefined && embeddedSince <= on && newest.as_of < embeddedSince
  return isOlder ? undefined : newest
}

/** Paris, Lyon and Marseille, which most lists name whole, by the first digits of the codes of their districts. */
const CITIES: readonly (readonly [string, string])[] = [
  ['751', '75056'],
  ['6938', '69123'],
  ['132', '13055'],
]

/** What a list says of a municipality, or of the city that it is a district of. */
export function valueIn<Value>(list: OfficialList<Value> | undefined, code: string): Value | undefined {
  const city = CITIES.find(([district]) => code.startsWith(district))?.[1] ?? ''
  return list?.values.get(code) ?? list?.values.get(city)
}
