import type { CommitmentTerm, PinelType } from '../../law/pinel'
import type { TraceStep } from '../../result'
import type { IsoDate } from '../../value/calendar'

/** Which Pinel is meant, and the tax that it may lower. Wire names; euros a year. */
export interface PinelTerms {
  /** Slug of the place; absent: in metropolitan France. */
  municipality?: string
  pinel_type: PinelType
  pinel_term: CommitmentTerm
  notary_signature_date: IsoDate
  /** Income tax left to reduce. */
  annual_tax: number
  /** Tax advantages of the household that are under the same overall cap already. */
  other_tax_advantages: number
}

/** A purchase under Pinel. Euros, m². */
export interface PinelPurchase extends PinelTerms {
  property_price: number
  notary_fee: number
  surface: number
}

/** What a purchase gives. Euros. */
export interface PinelReductionAnswer {
  cost: number
  base: number
  /** Why the base is lower than the cost. */
  base_limit: 'none' | 'total' | 'per_square_meter'
  /** Whole reduction over the term, fraction of the base. */
  rate: number
  total_reduction: number
  total_used: number
  total_lost: number
  /** The part used, then the part above the tax or the overall cap, of each year. */
  years: { year: number; reduction: number; used: number; lost: number }[]
  /** Overall cap of tax advantages, euros a year. */
  advantages_cap: number
  /** Euros a month, without service charges, for a lease of the year of the deed. */
  rent_ceiling: number
  unverified: string[]
  /** Only when asked for. */
  trace?: TraceStep[]
}

/** The largest useful base of a household. Euros. */
export interface PinelOptimalAnswer {
  /** Price and acquisition costs beyond which a part of the reduction would be lost. */
  optimal_amount: number
  /** What keeps it from being larger. */
  binding: 'tax' | 'advantages_cap' | 'base_cap'
  /** Largest reduction of a year. */
  yearly_reduction: number
  total_reduction: number
  rate: number
  /** Living area under which the cap per m² would lower the base, m². */
  smallest_surface: number
  unverified: string[]
  /** Only when asked for. */
  trace?: TraceStep[]
}
