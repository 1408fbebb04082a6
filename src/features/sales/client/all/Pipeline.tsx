import { formatEuros, formatNumber } from '#client/ui'
import { saleStages, type SaleStage } from '#features/sales/contract'
import type { SaleRow } from '../saleRow'
import { numberIn } from '../saleRow'
import { useSaleRights } from '../useSaleRights'
import { stageSums } from './stages'

interface PipelineProps {
  readonly rows: readonly SaleRow[]
  /** There are more than are read. */
  readonly isCut: boolean
  /** The stage that alone is shown; undefined: all. */
  readonly stage: string | undefined
  readonly onStage: (stage: SaleStage | null) => void
}

/** How many sales, and what their lots cost, in all and by stage; a stage shows its own alone. */
export function Pipeline({ rows, isCut, stage: shown, onStage }: PipelineProps) {
  const { seeingCommission } = useSaleRights()
  const sums = stageSums(rows)
  const all = sums.reduce((sum, stage) => sum + stage.sum, 0)
  const commission = rows.reduce((sum, { attributes }) => sum + (numberIn(attributes, 'commission') ?? 0), 0)
  const count = rows.length
  return (
    <section className="sale-totals" aria-label="Totaux">
      <h2>
        {formatNumber(count)} {count > 1 ? 'ventes' : 'vente'}, {formatEuros(all)}
        {seeingCommission && commission > 0 && `, ${formatEuros(commission)} de commission`}
      </h2>
      {isCut && <p>Les 200 dernières de chaque sorte.</p>}
      <ol className="sale-stages">
        {sums.map(({ stage, label, rows: there, sum }) => (
          <li
            key={stage}
            className={`sale-stage sale-stage-${saleStages[stage].tone}`}
            style={{ flexGrow: Math.max(there.length, 1) }}
          >
            <button
              type="button"
              aria-pressed={shown === stage}
              disabled={there.length === 0}
              onClick={() => {
                onStage(shown === stage ? null : stage)
              }}
            >
              <strong>{formatNumber(there.length)}</strong>
              <span>{label}</span>
              <small>{sum > 0 ? formatEuros(sum) : '—'}</small>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
