import type { Attributes, ResourceType } from '#contract'
import { householdAnswers as typedAnswers } from '#contract/clientFile'
import type { Linkage, Ref, ResourceOf } from '#contract/jsonapi'
import { borrowingCapacity } from '#domain'
import { selectResource, type EntitiesState } from '#client/entities'
import { householdAnswers } from '../household'
import type { UsualLoan } from '../useUsualLoan'

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
  readonly adviser: string
  readonly updatedAt: string | null
}

interface State {
  readonly entities: EntitiesState
}

/** Puts together what the store holds of a file and of its household. @param today `YYYY-MM-DD` */
export function rowOf(state: State, file: ResourceOf<'client_file'>, loan: UsualLoan | undefined, today: string): FileRow {
  const parts = partsOf(state, file)
  const { person, companion, simulation, adviser } = parts
  const { title, status, completeness, updated_at } = file.attributes
  return {
    id: file.id,
    title: title ?? '',
    names: namesOf(person, companion),
    status: status ?? null,
    project: simulation?.project ?? null,
    completeness: completeness ?? null,
    ...figuresOf(parts, loan, today),
    adviser: [adviser?.first_name, adviser?.last_name].filter(Boolean).join(' '),
    updatedAt: updated_at ?? null,
  }
}

function partsOf(state: State, { relationships }: ResourceOf<'client_file'>) {
  const all = <Type extends ResourceType>(type: Type, relationship: string): readonly ResourceOf<Type>['attributes'][] =>
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
  }
}

function figuresOf(
  { income = {}, companion, tax = {}, charge = {}, currentLoans }: ReturnType<typeof partsOf>, loan: UsualLoan | undefined, today: string,
): Pick<FileRow, 'income' | 'marginalRate' | 'capacity'> {
  const budget = { income, companion: companion ?? null, tax, charge, currentLoans }
  const netIncome = typedAnswers(budget, today).net_monthly_income
  return {
    income: netIncome,
    marginalRate: tax.tmi_rate ?? null,
    capacity: loan && netIncome !== null ? borrowingCapacity(householdAnswers(budget, today), loan, today) : null,
  }
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
