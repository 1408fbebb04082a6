import type { Attributes } from '#contract'
import { isObject, isText } from '#contract/json'
import type { Queryable } from '#server/db'
import { lockSaleOf, writeSaleOf } from '../repositories/sale'

type Status = NonNullable<Attributes<'client_file'>['status']>

/** What the sales of a file come to. */
export interface SaleFact {
  readonly now: Date
  /** The furthest of its sales; undefined without any. */
  readonly sale:
    (Readonly<Record<'option' | 'booking' | 'report', string | null>> & { readonly status: string }) | undefined
  /** An option or a booking has not ended. */
  readonly isOpen: boolean
  /** The deed is signed. */
  readonly isWon: boolean
}

/** Writes in a file what its sales come to, and the status that follows: no answer of a person changes, so its version stays. */
export async function recordSale(
  transaction: Queryable,
  file: { readonly companyId: string; readonly clientFileId: string },
  { now, sale, isOpen, isWon }: SaleFact,
): Promise<void> {
  const held = await lockSaleOf(transaction, file)
  if (!held) return
  const before = held.current_sale
  const since =
    sale && before?.['status'] === sale.status && isText(before['since']) ? before['since'] : now.toISOString()
  await writeSaleOf(transaction, file, {
    currentSale: sale ? { ...sale, since } : null,
    status: isObject(before) || sale ? statusAfter(held.status, isOpen, isWon) : held.status,
  })
}

/** A sale that is lost leaves the study that was presented. */
function statusAfter(status: Status, isOpen: boolean, isWon: boolean): Status {
  if (isWon) return 'won'
  if (isOpen) return 'in_sale'
  return status === 'in_sale' || status === 'won' ? 'presented' : status
}
