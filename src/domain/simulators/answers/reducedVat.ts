import type { TraceStep } from '../../result'
import type { IsoDate } from '../../value/calendar'

/** Where a home stands from a priority district or an urban renewal area. */
type VatPerimeter = 'inside' | 'within_300_meters' | 'group_within_500_meters' | 'outside'

/** What decides of the reduced VAT. Wire names; euros. */
export interface ReducedVatQuestion {
  perimeter: VatPerimeter
  is_main_residence: boolean
  household_composition: number
  n_2_taxable_income: number
  /** Price with VAT at the normal rate. */
  property_price: number
  /** Living area and half of the annexes, m². */
  surface?: number
  /** Highest price without VAT a m² of the operation, as its seller states it. */
  price_ceiling?: number
  signature_date: IsoDate
}

/** Why the reduced rate is refused, in French. */
export interface VatObstacle {
  criterion: 'perimeter' | 'main_residence' | 'income' | 'price'
  message: string
}

/** Whether the reduced rate is open, and what it saves. Euros. */
export interface ReducedVatAnswer {
  eligible: boolean
  obstacles: VatObstacle[]
  /** What could not be checked here, in French. */
  to_check: string[]
  income_ceiling: number
  price_without_vat: number
  price_at_normal_rate: number
  price_at_reduced_rate: number
  saving: number
  /** What a sale or a letting during each year after the delivery takes back. */
  clawback: { year: number; amount: number }[]
  unverified: string[]
  /** Only when asked for. */
  trace?: TraceStep[]
}

/** Where a municipality is, by its official code and its department. */
export interface MunicipalityCodes {
  code: string
  department: string
}
