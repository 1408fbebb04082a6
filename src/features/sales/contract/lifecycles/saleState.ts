import type { State } from '#contract/lifecycle'

/** A state of a sale of one lot. */
export interface SaleState extends State {
  /** What it makes of its lot. */
  readonly lot?: 'optioned' | 'booked' | 'sold' | 'delivered'
}
