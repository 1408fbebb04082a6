import type { SimulationAnswer } from '#features/simulation/client'
import type { Sensitivity } from '../sensitivity/useSensitivity'

export interface ResultProps {
  readonly result: SimulationAnswer
}

export interface ViewProps extends ResultProps {
  /** What the result becomes when things turn out otherwise; undefined until it is known. */
  readonly sensitivity: Sensitivity | undefined
  /** The year to be led to; null for none. */
  readonly year: number | null
  /** Leads to a year of the yearly table. */
  readonly onYear: (year: number) => void
}
