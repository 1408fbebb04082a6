import type { SimulationAnswer } from '#features/simulation/client'

export interface ResultProps {
  readonly result: SimulationAnswer
}

export interface ViewProps extends ResultProps {
  /** The year to be led to; null for none. */
  readonly year: number | null
  /** Leads to a year of the yearly table. */
  readonly onYear: (year: number) => void
}
