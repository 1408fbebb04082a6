import { enumerations, type Attributes } from '#contract'
import { exampleHousehold } from '#features/clientFile/contract/household'
import { defaultsOf, type AssumedValues } from '#features/clientFile/contract/solution'
import type { Values } from '../shell/addressInputs'
import { askedBy, isEmpty, schemeOf } from './questions'

/** A household and its purchase to begin with, so that a result is there at once. Euros. */
const examples = { ...exampleHousehold, property_price: 200_000 } as const

export type ExampleName = keyof typeof examples | 'renovation_price'

/** What is taken for each answer left empty. Euros, fractions, years. */
export interface Taken {
  /** Of an example, to be replaced; by `ExampleName`. */
  readonly examples: Readonly<Record<string, number>>
  /** Usual durations and estimated fees; rates and fees of the firm. */
  readonly usual: AssumedValues
}

/** What is taken for an answer; undefined where nothing is. */
export function valueTaken({ examples: ofExample, usual }: Taken, name: string): number | undefined {
  const all: Readonly<Record<string, number>> = { ...usual, ...ofExample }
  return all[name]
}

type FirmAssumptions = Partial<Attributes<'simulation_configuration'>>

/**
 * What stands for the answers that are empty.
 * @param today `YYYY-MM-DD`
 */
export function takenFor(values: Values, firm: FirmAssumptions, today: string): Taken {
  const all = Object.entries({ ...examples, ...exampleWorks(values) })
  const ofExample = Object.fromEntries(all.filter(([name]) => isEmpty(values[name])))
  return { examples: ofExample, usual: defaultsOf(operationOf({ ...values, ...ofExample }), firm, today) }
}

/** The works of a scheme that is about them: a usual share of the price. */
function exampleWorks(values: Values): { readonly renovation_price?: number } {
  const scheme = schemeOf(values)
  const share = scheme?.usual?.works
  if (!scheme || share === undefined || !askedBy(scheme).includes('renovation_price')) return {}
  return { renovation_price: Math.round((numberOf(values['property_price']) ?? examples.property_price) * share) }
}

/** The answers that fees and rates are taken by, as a client file says them. */
function operationOf(values: Values): Partial<Attributes<'simulation'>> {
  const { seniority, municipality, notary_signature_date: date } = values
  const numbers = Object.fromEntries(counted.map((name) => [name, numberOf(values[name])]))
  return {
    ...numbers,
    project: schemeOf(values)?.id ?? null,
    seniority: isSeniority(seniority) ? seniority : null,
    municipality: typeof municipality === 'string' ? municipality : null,
    notary_signature_date: typeof date === 'string' ? date : null,
    investment_price: numberOf(values['property_price']),
  }
}

const counted = [
  'contribution',
  'renovation_price',
  'furniture_price',
  'notary_fee',
  'guaranty_fee',
  'loan_application_fee',
  'brokerage_fee',
  'loan_duration',
  'loan_rate',
  'insurance_rate',
  'duration_to_display',
  'yearly_rent_revaluation_rate',
] as const

const isSeniority = (value: unknown): value is keyof typeof enumerations.seniorities =>
  typeof value === 'string' && Object.hasOwn(enumerations.seniorities, value)

/** A number; null for what was left empty or typed wrong. */
const numberOf = (value: unknown): number | null => (typeof value === 'number' && Number.isFinite(value) ? value : null)
