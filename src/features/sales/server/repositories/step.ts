import type { Actor } from '#features/sales/contract/machines'

/** The kinds of sales whose steps are kept. */
export type SaleName = 'report' | 'option' | 'booking'

/** A sale of a firm. */
export interface SaleOfFirm {
  readonly companyId: string
  readonly sale: { readonly kind: SaleName; readonly id: string }
}

/** One step of a sale of a firm. */
export interface Step extends SaleOfFirm {
  readonly at: Date
  /** Id of the user; null for what came by itself. */
  readonly actorId: string | null
  readonly channel: Actor
  readonly action: string
  readonly from: string | null
  readonly to: string
  readonly reason?: string | null
}
