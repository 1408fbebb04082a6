import { bookingLifecycle, optionLifecycle, reportLifecycle } from '#features/sales/contract/lifecycles'
import { otherSteps } from '#features/sales/contract'
import { saleSheetAddress } from '#features/sales/contract/addresses'
import { partners } from '#features/catalogue/server'
import { notify, subjectOf, tellChange, type Seen, type Subject } from '#features/notifications/server'
import type { Queryable } from '#server/db'
import { policies } from '../policies'
import { tables } from '../tables'
import type { SaleName, SaleOfFirm, Step } from './step'

/** What each kind is called, and what is done with it. */
const KINDS: Readonly<Record<SaleName, Kind>> = {
  option: { one: 'Option', actions: optionLifecycle.transitions },
  booking: { one: 'Réservation', actions: bookingLifecycle.transitions },
  report: { one: 'Dénonciation', actions: reportLifecycle.transitions },
}
interface Kind {
  readonly one: string
  readonly actions: Readonly<Record<string, { readonly label: string }>>
}

/** Tells whose sale it is of a step, and pages of the firm that there was one. */
export async function tellStep(transaction: Queryable, step: Step): Promise<void> {
  const { companyId, sale, at, actorId, action } = step
  await notify(transaction, {
    companyId,
    kind: action === 'tick' ? 'sale_expiring' : 'sale_moved',
    subject: { type: sale.kind, id: sale.id },
    actorId,
    at,
    action: otherSteps[action] ?? KINDS[sale.kind].actions[action]?.label ?? null,
    to: await findViewers(transaction, step),
  })
  await tellChange(transaction, { companyId, type: sale.kind, id: sale.id })
}

/** Tells whose sale it is that a message about it was given up. */
export async function tellFailure(transaction: Queryable, sale: SaleOfFirm, at: Date): Promise<void> {
  await notify(transaction, {
    companyId: sale.companyId,
    kind: 'message_failed',
    subject: { type: sale.sale.kind, id: sale.sale.id },
    actorId: null,
    at,
    to: await findViewers(transaction, sale),
  })
}

/** Whoever made it, and whoever is in charge of the file. */
async function findViewers(transaction: Queryable, { companyId, sale }: SaleOfFirm): Promise<string[]> {
  const rows = await transaction.query<{ viewer_id: string | null }>(
    `SELECT DISTINCT viewer_id FROM ${sale.kind}_viewers WHERE company_id = $1 AND id = $2 AND viewer_id IS NOT NULL`,
    [companyId, sale.id],
  )
  return rows.flatMap(({ viewer_id }) => viewer_id ?? [])
}

/** What may be seen of a sale that one was told of. */
const toldSalesOf = (kind: SaleName): Subject =>
  subjectOf({
    table: tables[kind],
    policy: policies[kind].read,
    seen: async (found, database) => {
      const ids = found.map(({ id }) => id)
      const rows = await database.query<{ id: string; name: string | null }>(
        `SELECT s.id, coalesce(${partners.nameOfProgram('s.program_id')}, ${partners.nameOfPromoter('s.promoter_id')}) AS name
         FROM ${tables[kind].name} s WHERE s.id = ANY($1)`,
        [ids],
      )
      return new Map(rows.map(({ id, name }) => [id, seenOf(kind, id, name)]))
    },
  })

const seenOf = (kind: SaleName, id: string, name: string | null): Seen => ({
  title: [KINDS[kind].one, name].filter((part) => part !== null).join(' · '),
  address: saleSheetAddress(kind, id),
})

export const toldSales: readonly Subject[] = (['option', 'booking', 'report'] as const).map(toldSalesOf)
