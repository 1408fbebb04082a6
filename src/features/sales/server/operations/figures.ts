import { allows } from '#contract/access'
import { furthestStage, saleStages, stageOf, type SaleStage } from '#features/sales/contract'
import { Refusal, type Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { policies } from '../policies'
import { countedSales, reachedIn, type CountedSale, type Months } from '../repositories/figures'

export interface SaleFigures {
  /** Files under way by how far their furthest sale has come, in the order of a sale; `amount` in euros. */
  readonly pipeline: readonly { readonly stage: SaleStage; readonly count: number; readonly amount: number }[]
  /** Bookings that became firm, and deeds that were signed: this month, and the month before. */
  readonly firm: readonly [now: number, before: number]
  readonly deeds: readonly [now: number, before: number]
  /** Of bookings whose deed is not signed, euros; null for who sees none. */
  readonly commissions: number | null
  /** Lots held and booked, by who is in charge of the file. */
  readonly byAdviser: ReadonlyMap<string, { readonly options: number; readonly bookings: number }>
}

interface Asked {
  readonly now: Date
  readonly months: Months
  /** Whose files count; null for all that the viewer sees. */
  readonly advisers: readonly string[] | null
}

/** How far sales are, as the viewer sees them; undefined for who sees none. */
export async function saleFigures(database: Queryable, viewer: Viewer, asked: Asked): Promise<SaleFigures | undefined> {
  const scope = policies.option.list(viewer)
  if (scope instanceof Refusal) return undefined
  const sales = await countedSales(database, { scope, ...asked })
  const reached = await reachedIn(database, { scope, ...asked })
  return {
    ...reached,
    pipeline: pipelineOf(sales),
    commissions: allows(viewer.rights, 'seeSalesCommission') ? expectedCommissions(sales) : null,
    byAdviser: byAdviser(sales),
  }
}

function stageIn(sale: CountedSale): SaleStage | undefined {
  if (sale.kind === 'report') return stageOf.report(sale.status)
  return sale.kind === 'option' ? stageOf.option(sale.status) : stageOf.booking(sale.status)
}

const isStage = (name: string): name is SaleStage => Object.hasOwn(saleStages, name)
const underWay = Object.keys(saleStages)
  .filter(isStage)
  .filter((stage) => saleStages[stage].isFinal !== true)

/** A file counts once, where its furthest sale is. */
function pipelineOf(sales: readonly CountedSale[]): SaleFigures['pipeline'] {
  const byFile = new Map<string, CountedSale[]>()
  for (const sale of sales) byFile.set(sale.client_file_id, [...(byFile.get(sale.client_file_id) ?? []), sale])
  const files = [...byFile.values()].map((own) => {
    const stage = furthestStage(own.map(stageIn))
    const there = own.filter((sale) => stageIn(sale) === stage)
    return { stage, amount: Math.max(0, ...there.map(({ price }) => price ?? 0)) }
  })
  return underWay.map((stage) => {
    const there = files.filter((file) => file.stage === stage)
    return { stage, count: there.length, amount: there.reduce((sum, { amount }) => sum + amount, 0) }
  })
}

const EXPECTED: ReadonlySet<SaleStage | undefined> = new Set<SaleStage>(['booking', 'firm', 'deed'])

const expectedCommissions = (sales: readonly CountedSale[]): number =>
  sales.reduce(
    (sum, sale) => sum + (sale.kind === 'booking' && EXPECTED.has(stageIn(sale)) ? (sale.commission ?? 0) : 0),
    0,
  )

function byAdviser(sales: readonly CountedSale[]): SaleFigures['byAdviser'] {
  const counts = new Map<string, { options: number; bookings: number }>()
  for (const sale of sales) {
    if (sale.adviser_id === null) continue
    const own = counts.get(sale.adviser_id) ?? { options: 0, bookings: 0 }
    if (stageIn(sale) === 'option') own.options += 1
    if (sale.kind === 'booking' && EXPECTED.has(stageIn(sale))) own.bookings += 1
    counts.set(sale.adviser_id, own)
  }
  return counts
}
