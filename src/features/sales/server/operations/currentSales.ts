import { isStateOf } from '#contract/lifecycle'
import { furthestStage, stageOf, type SaleStage } from '#features/sales/contract'
import { bookingLifecycle, optionLifecycle, reportLifecycle } from '#features/sales/contract/lifecycles'
import type { Queryable } from '#server/db'
import { findSalesOfFiles, findStepsOfSales, type SaleOfFile, type StepOfSale } from '../repositories/salesOfFile'

/** How far the furthest sale of a file has come, and which sales these are, by their ids. */
export interface CurrentSale {
  readonly status: SaleStage
  /** Instant. */
  readonly since: string
  readonly option: string | null
  readonly booking: string | null
  readonly report: string | null
}

/** A sale, and how far it has come; undefined for a draft, and for what went on as something else. */
export interface Staged {
  readonly sale: SaleOfFile
  readonly stage: SaleStage | undefined
}

/** The current sales of files at an instant, by their ids; nothing is kept of them. */
export async function findCurrentSales(
  database: Queryable,
  companyId: string,
  { clientFileIds, now }: { readonly clientFileIds: readonly string[]; readonly now: Date },
): Promise<ReadonlyMap<string, CurrentSale>> {
  const staged = (await findSalesOfFiles(database, companyId, { clientFileIds, now })).map(stagedOf)
  const ids = staged.map(({ sale }) => sale.id)
  const steps = ids.length === 0 ? [] : await findStepsOfSales(database, companyId, ids)
  return new Map(
    clientFileIds.flatMap((id) => {
      const current = currentSaleOf(
        staged.filter(({ sale }) => sale.client_file_id === id),
        steps,
      )
      return current ? [[id, current] as const] : []
    }),
  )
}

export const stagedOf = (sale: SaleOfFile): Staged => ({ sale, stage: stageIn(sale.kind, sale.status) })

/** How far a state of a sale is. */
function stageIn(kind: SaleOfFile['kind'], status: string): SaleStage | undefined {
  if (kind === 'report') return isStateOf(reportLifecycle, status) ? stageOf.report(status) : undefined
  if (kind === 'option') return isStateOf(optionLifecycle, status) ? stageOf.option(status) : undefined
  return isStateOf(bookingLifecycle, status) ? stageOf.booking(status) : undefined
}

function currentSaleOf(all: readonly Staged[], steps: readonly StepOfSale[]): CurrentSale | undefined {
  const status = furthestStage(all.map(({ stage }) => stage))
  if (status === undefined) return undefined
  const there = all.filter(({ stage }) => stage === status)
  const begun = there.flatMap(({ sale }) => sinceOf(sale, status, steps) ?? []).sort()
  // The first sale that came so far; what is lost is so since the last one was.
  const since = status === 'lost' ? begun.at(-1) : begun[0]
  const furthest = (kind: SaleOfFile['kind']): string | null =>
    there.find(({ sale }) => sale.kind === kind)?.sale.id ??
    all.find(({ sale, stage }) => sale.kind === kind && stage !== undefined && stage !== 'lost')?.sale.id ??
    null
  const which = { option: furthest('option'), booking: furthest('booking'), report: furthest('report') }
  return since === undefined ? undefined : { status, since, ...which }
}

/** Since when a sale is at its stage: the first of its last steps that all led there, or what time did since. */
function sinceOf({ id, kind, moved_at }: SaleOfFile, stage: SaleStage, steps: readonly StepOfSale[]) {
  const own = steps.filter(({ sale_id }) => sale_id === id)
  const before = own.findIndex(({ to_status }) => stageIn(kind, to_status) !== stage)
  const run = before === -1 ? own : own.slice(0, before)
  const at = run.at(-1)?.at ?? moved_at
  return at === null ? undefined : new Date(at).toISOString()
}
