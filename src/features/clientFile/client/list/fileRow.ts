import { createSelector } from '@reduxjs/toolkit'
import type { Attributes, ResourceType } from '#contract'
import { householdAnswers as typedAnswers } from '#features/clientFile/contract/household'
import type { ResourceOf } from '#contract/jsonapi'
import { borrowingCapacity } from '#domain'
import { selectRelated, selectResource, type EntitiesState } from '#client/entities'
import { nameInSlug } from '#client/screens/places'
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
  /** Average effort of the solution when it was last calculated; a surplus is negative. */
  readonly effort: number | null
  /** The first place that they look at; empty for none. */
  readonly sector: string
  /** The next deadline of the file, from today on. */
  readonly deadline: { readonly name: string; readonly day: string } | null
  readonly origin: Attributes<'client_file'>['origin']
  readonly adviser: string
  readonly createdAt: string | null
  readonly updatedAt: string | null
}

interface State {
  readonly entities: EntitiesState
}

type File = ResourceOf<'client_file'>

const related =
  <Type extends ResourceType>(type: Type, relationship: string) =>
  (state: State, { relationships }: File) =>
    selectRelated(state, type, relationships[relationship])

const selectParts = createSelector(
  [
    related('person', 'person'),
    related('companion', 'companion'),
    related('simulation', 'simulation'),
    related('income', 'income'),
    related('tax', 'tax'),
    related('charge', 'charge'),
    related('current_loan', 'currentLoans'),
    related('user', 'adviser'),
  ],
  ([person], [companion], [simulation], [income], [tax], [charge], currentLoans, [adviser]) => ({
    person: person?.attributes,
    companion: companion?.attributes,
    simulation: simulation?.attributes,
    income: income?.attributes ?? {},
    tax: tax?.attributes ?? {},
    charge: charge?.attributes ?? {},
    currentLoans: currentLoans.map(({ attributes }) => attributes),
    adviser: adviser?.attributes,
  }),
)
type Parts = ReturnType<typeof selectParts>

/**
 * What the store holds of a file and of its household, put together: the same row as long as none of that changes.
 * `today` is `YYYY-MM-DD`.
 */
export const selectFileRow = createSelector(
  [
    (_state: State, file: File) => file,
    selectParts,
    (state: State, file: File) => sectorOf(state, file),
    (_state: State, _file: File, loan: UsualLoan | undefined) => loan,
    (_state: State, _file: File, _loan: UsualLoan | undefined, today: string) => today,
  ],
  ({ id, attributes }, parts, sector, loan, today): FileRow => {
    const { title, status, completeness, average_effort, origin, created_at, updated_at } = attributes
    const { person, companion, simulation, adviser } = parts
    return {
      id,
      title: title ?? '',
      names: namesOf(person, companion),
      status: status ?? null,
      project: simulation?.project ?? null,
      completeness: completeness ?? null,
      ...figuresOf(parts, loan, today),
      effort: average_effort ?? null,
      sector,
      deadline: deadlineOf(simulation, today),
      origin: origin ?? null,
      adviser: [adviser?.first_name, adviser?.last_name].filter(Boolean).join(' '),
      createdAt: created_at ?? null,
      updatedAt: updated_at ?? null,
    }
  },
)

function figuresOf(
  { income, companion, tax, charge, currentLoans }: Parts,
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

function sectorOf(state: State, { relationships }: File): string {
  const places = selectRelated(state, 'objective_location', relationships['objectiveLocations'])
  const slug = places.find(({ attributes }) => attributes.include === true && attributes.location)?.attributes.location
  return slug ? (selectResource(state, 'location', slug)?.attributes.name ?? nameInSlug(slug)) : ''
}

/** The nearest of the days that are still to come. */
function deadlineOf(simulation: Partial<Attributes<'simulation'>> | undefined, today: string): FileRow['deadline'] {
  const days = [
    { name: 'Acte', day: simulation?.notary_signature_date },
    { name: 'Livraison', day: simulation?.delivery_date },
  ]
  const coming = days.flatMap(({ name, day }) => (day && day >= today ? [{ name, day }] : []))
  return coming.toSorted((one, other) => one.day.localeCompare(other.day))[0] ?? null
}

type Named = Pick<Partial<Attributes<'person'>>, 'firstname' | 'lastname'>

/** `Claire et Paul Marchetti`, `Claire Marchetti et Paul Dumas`, `Claire Marchetti`. */
export function namesOf(person: Named | undefined, companion: Named | undefined): string {
  const whole = ({ firstname, lastname }: Named): string => [firstname, lastname].filter(Boolean).join(' ')
  const isSameName = Boolean(person?.lastname) && person?.lastname === companion?.lastname
  if (person?.firstname && companion?.firstname && isSameName) return `${person.firstname} et ${whole(companion)}`
  return [person, companion].flatMap((member) => (member ? whole(member) : '') || []).join(' et ')
}
