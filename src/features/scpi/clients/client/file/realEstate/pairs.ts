import type { ResourceType } from '#contract'
import { isText } from '#contract/json'
import { isSameName, isSameText } from './sameWords'
import type { Here, Means, There, Whose } from './sides'
import { familySituation, marriageRegime, pacsRegime, workStatus } from './translations'

/** A field of a resource. */
export type Place = readonly [type: ResourceType, field: string]

type Translation = (value: unknown, means: Means) => unknown

/** An answer that both areas ask for. What is not said of a translation is said the same in both. */
export interface Pair {
  readonly group: string
  readonly here: Place
  readonly there: (whose: Whose) => Place
  /** What the other area calls a value; undefined where it has no word for it. */
  readonly toThere?: Translation
  readonly toHere?: Translation
  /** Whether two values that are not written the same say the same: the one from there is as it is said here. */
  readonly alike?: (here: unknown, there: unknown) => boolean
  /** Whether the household is one of whom it is asked. */
  readonly isAsked?: (here: Here, there: There) => boolean
  /** Why what is said here already leaves no place for it; undefined where it does. */
  readonly blockedHere?: (here: Here) => string | undefined
  /** What a file begins with, which is no answer. */
  readonly unsaid?: unknown
  /** An amount of the household: of a couple, nobody but a person knows how much of it is of whom. */
  readonly isOfHousehold?: true
}

const ofPerson =
  (field: string) =>
  (whose: Whose): Place => [whose, field]
const ofWork =
  (field: string) =>
  (whose: Whose): Place => [whose === 'person' ? 'professional_situation' : 'companion', field]
const of =
  (...place: Place) =>
  (): Place =>
    place

/** A number as it is dialled in France, however it was typed. */
const dialled = (value: unknown): string =>
  isText(value) ? value.replace(/[^\d+]/g, '').replace(/^(?:\+33|0033)0?/, '0') : ''
const yearOf = (value: unknown): number | undefined => (isText(value) ? Number(value.slice(0, 4)) : undefined)

/** Whether either side says that somebody lives in this situation. */
const isSituation =
  (...wanted: readonly string[]) =>
  (here: Here, there: There): boolean => {
    const situation = here.section('family_situation')?.values['family_situation']
    return wanted.includes(String(situation ?? there.section(there.whose)?.values['marital_status']))
  }

const IDENTITY = 'Identité'
const FAMILY = 'Famille'
const WORK = 'Situation professionnelle'
const TAX = 'Fiscalité'
const client = (field: string): Place => ['scpi_client', field]
const work = (field: string): Place => ['pp_professional_situation', field]

const person = (here: string, there: string, alike?: Pair['alike']): Pair => ({
  group: IDENTITY,
  here: client(here),
  there: ofPerson(there),
  ...(alike ? { alike } : {}),
})

const byTwelve = {
  toHere: (month: unknown) => (typeof month === 'number' ? Math.round(month * 1200) / 100 : undefined),
  toThere: (year: unknown) => (typeof year === 'number' ? Math.round((year * 100) / 12) / 100 : undefined),
  // Twelve months of a rounded month are no year to the cent.
  alike: (one: unknown, other: unknown) =>
    typeof one === 'number' && typeof other === 'number' && Math.abs(one - other) < 0.12,
}

const propertyRegime = (here: Here): unknown => here.section('fiscality')?.values['property_income_regime'] ?? null

/** Asked here of who has income from property. */
const ofProperty: Pick<Pair, 'blockedHere' | 'isOfHousehold' | 'unsaid'> = {
  isOfHousehold: true,
  unsaid: 0,
  blockedHere: (here) => {
    const regime = propertyRegime(here)
    if (regime === null) return 'dites d’abord le régime des revenus fonciers'
    return regime === 'none' ? 'le régime dit «\u00a0aucun revenu foncier\u00a0»' : undefined
  },
}

/** The answers that both areas ask of a person, one field each. */
export const pairs: readonly Pair[] = [
  person('honorific', 'honorific'),
  person('firstname1', 'firstname', isSameName),
  person('lastname', 'lastname', isSameName),
  person('birthdate', 'birthdate'),
  person('email', 'email', isSameText),
  person('phone', 'phone', (one, other) => dialled(one) === dialled(other)),
  person('address', 'address', isSameName),
  person('postal_code', 'postal_code'),
  {
    ...person('municipality', 'municipality', isSameName),
    toHere: (slug, { townOf }) => (isText(slug) ? townOf(slug) : undefined),
    toThere: (_name, { town }) => town,
  },

  {
    group: FAMILY,
    here: ['family_situation', 'family_situation'],
    there: ofPerson('marital_status'),
    ...familySituation,
  },
  {
    group: FAMILY,
    here: ['family_situation', 'mariage_contract_type'],
    there: ofPerson('matrimonial_property_regime'),
    isAsked: isSituation('married', 'divorcing', 'legally_separated'),
    ...marriageRegime,
  },
  {
    group: FAMILY,
    here: ['family_situation', 'pacs_contract_type'],
    there: ofPerson('matrimonial_property_regime'),
    isAsked: isSituation('pacs'),
    ...pacsRegime,
  },

  { group: WORK, here: work('work_status'), there: ofWork('professional_status'), ...workStatus },
  { group: WORK, here: work('employer'), there: ofWork('employer'), alike: isSameName },
  // A year does not say the day.
  {
    group: WORK,
    here: work('work_start_date'),
    there: ofWork('year_start_activity'),
    toThere: yearOf,
    toHere: () => undefined,
  },

  { group: TAX, here: ['fiscality', 'fiscal_part'], there: of('tax', 'fiscal_part') },
  { group: TAX, here: ['fiscality', 'income_tax_amount'], there: of('tax', 'annual_tax') },
  { group: TAX, here: ['pp_charge', 'tmi_rate'], there: of('tax', 'tmi_rate') },
  { group: TAX, here: ['fiscality', 'ifi_liable'], there: of('tax', 'has_ifi'), unsaid: false },
  {
    group: TAX,
    here: ['fiscality', 'existing_net_property_income_amount'],
    there: of('income', 'net_rental_income'),
    ...byTwelve,
    ...ofProperty,
  },
  {
    group: TAX,
    here: ['fiscality', 'property_deficit_carried_amount'],
    there: of('income', 'prior_land_deficit'),
    ...ofProperty,
  },
  {
    group: 'Épargne',
    here: ['financial_situation', 'monthly_saving_amount'],
    there: of('objective', 'monthly_saving_capacity'),
    isOfHousehold: true,
  },
]
