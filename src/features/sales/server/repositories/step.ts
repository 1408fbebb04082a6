import type { Step as LifecycleStep } from '#server/operations/lifecycle'

/** The kinds of sales whose steps are kept. */
export type SaleName = 'report' | 'option' | 'booking'

/** A sale of a firm. */
export interface SaleOfFirm {
  readonly companyId: string
  readonly sale: { readonly kind: SaleName; readonly id: string }
}

/** One step of a sale of a firm. */
export interface Step extends SaleOfFirm, LifecycleStep {}
