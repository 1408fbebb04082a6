import { resources } from '#contract'
import { isObject, type Entries } from '#contract/json'
import { rate } from '#contract/fields'
import type { LoanRates } from './trial/firmAssumptions'
import { formatPercent } from '#client/ui'

/** What the firm assumes, as its cards show it. */
export interface Shown {
  readonly values: Entries
  /** What we assume where the firm set nothing. */
  readonly original: Entries
  readonly version: number
}

/** For what it counts, besides the users. */
export const APPLIES = 'et aux prochains calculs'

export const percentOf = (value: unknown): string => formatPercent(typeof value === 'number' ? value : null)

/** What a field would be where the firm set nothing: an empty one goes back to it. */
export const withOriginal = <F extends object>(field: F | undefined, written: string) => ({
  ...(field ?? rate({ label: '' })),
  help: `Origine\u00a0: ${written}`,
})

const isRates = (value: unknown): value is LoanRates =>
  isObject(value) && resources.simulation_configuration.fields.loan_rates.accepts(value)
export const ratesIn = (value: unknown): LoanRates | undefined => (isRates(value) ? value : undefined)
