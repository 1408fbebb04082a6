import type { Attributes, ResourceType } from '#contract'
import { householdAnswers as typedAnswers } from '#features/clientFile/contract/household'
import type { Linkage, Ref, ResourceOf } from '#contract/jsonapi'
import { borrowingCapacity } from '#domain'
import { selectResource, type EntitiesState } from '#client/entities'
import { householdAnswers } from '../shared/household'
import type { UsualLoan } from '../shared/useUsualLoan'

/** A client file as the list shows it. Amounts in euros a month, but the capacity, in euros; null where it is not known. */
export interface FileRow {
  readonly id: string
  readonly title: string
  /** `Claire et Paul Marchetti`; empty when nobody is named yet. */
  readonly names: string
  readonly status: Attributes<'client_file'>['status']
  readonly project: Attributes<'simulation'>['project']
  /** 0 to 100. */
  readonly completeness: number | null
  readonly income: number | null
  /** Marginal rate, fraction. */
  readonly marginalRate: number | null
  readonly capacity: number | null
  /** The first place that they look at; empty for none. */
  readonly sector: string
  /** The next date that something must be ready for. */
  readonly deadline: { readonly name: string; readonly day: string } | null
  readonly origin: Attributes<'client_file'>['origin']
  readonly adviser: string
  readonly createdAt: string | null
  readonly updatedAt: string | null
}

interface State {
  readonly entities: EntitiesState
}

/** Puts together what the store holds of a file and of its household. @param today `YYYY-MM-DD` */
export function rowOf(
  state: State,
  file: ResourceOf<'client_file'>,
  loan: UsualLoan | undefined,
  today: string,
): FileRow {
  const parts = partsOf(state, file)
  const { person, companion, simulation, adviser } = parts
  const { title, status, completeness, origin, created_at, updated_at } = file.attributes
  return {
    id: file.id,
    title: title ?? '',
    names: namesOf(person, companion),
    status: status ?? null,
    project: simulation?.project ?? null,
    completeness: completeness ?? null,
    ...figuresOf(parts, loan, today),
    sector: sectorOf(state, parts.places),
    deadline: deadlineOf(simulation, today),
    origin: origin ?? null,
    adviser: [adviser?.first_name, adviser?.last_name].filter(Boolean).join(' '),
    createdAt: created_at ?? null,
    updatedAt: updated_at ?? null,
  }
}

function partsOf(state: State, { relationships }: ResourceOf<'client_file'>) {
  const all = <Type extends ResourceType>(
    type: Type,
    relationship: string,
  ): readonly ResourceOf<Type>['attributes'][] =>
    refsOf(relationships[relationship]).flatMap(({ id }) => selectResource(state, type, id)?.attributes ?? [])
  return {
    person: all('person', 'person')[0],
    companion: all('companion', 'companion')[0],
    simulation: all('simulation', 'simulation')[0],
    income: all('income', 'income')[0],
    tax: all('tax', 'tax')[0],
    charge: all('charge', 'charge')[0],
    currentLoans: all('current_loan', 'currentLoans'),
    adviser: all('user', 'adviser')[0],
    places: all('objective_location', 'objectiveLocations'),
  }
}

function figuresOf(
  { income = {}, companion, tax = {}, charge = {}, currentLoans }: ReturnType<typeof partsOf>,
  loan: UsualLoan | undefined,
  today: string,
): Pick<FileRow, 'income' | 'marginalRate' | 'capacity'> {
  const budget = { income, companion: companion ?? null, tax, charge, currentLoans }
  const netIncome = typedAnswers(budget, today).net_monthly_income
  return {
    income: netIncome,
    marginalRate: tax.tmi_rate ?? null,
    capacity: loan && netIncome !== null ? borrowingCapacity(householdAnswers(budget, today), loan, today) : null,
  }
}

function sectorOf(state: State, places: readonly Partial<Attributes<'objective_location'>>[]): string {
  const [first] = places.filter(({ include }) => include === true).flatMap(({ location }) => location ?? [])
  return first === undefined ? '' : (selectResource(state, 'location', first)?.attributes.name ?? nameInSlug(first))
}

/** `la-rochelle-17000` → `La Rochelle`: how a place is called before the store knows it. */
const nameInSlug = (slug: string): string =>
  slug
    .split('-')
    .filter((part) => !/\d/.test(part))
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ')

/** The nearest of the days that are still to come. */
function deadlineOf(simulation: Partial<Attributes<'simulation'>> | undefined, today: string): FileRow['deadline'] {
  const days = [
    { name: 'Acte', day: simulation?.notary_signature_date },
    { name: 'Livraison', day: simulation?.delivery_date },
  ]
  const coming = days.flatMap(({ name, day }) => (day && day >= today ? [{ name, day }] : []))
  return coming.toSorted((one, other) => one.day.localeCompare(other.day))[0] ?? null
}

const isList = (linkage: Linkage | undefined): linkage is readonly Ref[] => Array.isArray(linkage)
const refsOf = (linkage: Linkage | undefined): readonly Ref[] => (isList(linkage) ? linkage : linkage ? [linkage] : [])

type Named = Pick<Partial<Attributes<'person'>>, 'firstname' | 'lastname'>

/** `Claire et Paul Marchetti`, `Claire Marchetti et Paul Dumas`, `Claire Marchetti`. */
export function namesOf(person: Named | undefined, companion: Named | undefined): string {
  const whole = ({ firstname, lastname }: Named): string => [firstname, lastname].filter(Boolean).join(' ')
  const isSameName = Boolean(person?.lastname) && person?.lastname === companion?.lastname
  if (person?.firstname && companion?.firstname && isSameName) return `${person.firstname} et ${whole(companion)}`
  return [person, companion].flatMap((member) => (member ? whole(member) : '') || []).join(' et ')
}
