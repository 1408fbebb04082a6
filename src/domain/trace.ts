import type { Reliability } from './law/parameter'
import type { IsoDate } from './value/calendar'

/** What a figure counts. */
export type Unit =
  | 'euros'
  | 'euros_per_month'
  | 'euros_per_year'
  | 'euros_per_square_meter'
  | 'rate'
  | 'years'
  | 'months'
  | 'square_meters'
  | 'parts'
  | 'date'
  | 'text'

/** Where an assumption comes from; `convention` is a choice of the calculation itself. */
export type AssumptionOrigin = 'file' | 'firm' | 'scheme' | 'market' | 'law' | 'convention'

/** One thing the result rests on. */
export interface Assumption {
  key: string
  label: string
  value: number | string
  unit: Unit
  origin: AssumptionOrigin
  on?: IsoDate
}

/** Something the reader must know before trusting a figure. The message is French. */
export interface Warning {
  code: string
  message: string
}

/** A figure that entered a formula. */
export interface TraceInput {
  label: string
  value: number | string
  unit: Unit
  /** Absent for a figure that the calculation found. */
  origin?: AssumptionOrigin
  /** Key of the step that explains it, when there is one. */
  figure?: string
}

/** A parameter of law that entered a formula. */
export interface TraceParameter {
  label: string
  value: string
  from: IsoDate
  source: string
  /** Where the text can be read; absent for a practice. */
  link?: string
  reliability: Reliability
}

/**
 * How a figure was found, in French. The key is its path in the result, rows being named by what tells them apart:
 * `yearly_report.2030.rent`.
 */
export interface TraceStep {
  key: string
  label: string
  formula: string
  value: number | null
  unit: Unit
  inputs: TraceInput[]
  parameters: TraceParameter[]
  rounding?: string
  steps?: TraceStep[]
}
