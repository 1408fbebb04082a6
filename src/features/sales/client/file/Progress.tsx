import { furthestStage, saleStages, type SaleStage } from '#features/sales/contract'
import { stageOfSale } from '../all/stages'
import type { SaleRow } from '../saleRow'

const stages: readonly SaleStage[] = ['contact', 'option', 'booking', 'firm', 'deed', 'sold', 'closed']

/** How far the furthest sale of a client has come; nothing once all are lost. */
export function Progress({ rows }: { readonly rows: readonly SaleRow[] }) {
  const reached = furthestStage(rows.map(stageOfSale))
  if (reached === undefined || reached === 'lost') return null
  const place = stages.indexOf(reached)
  return (
    <ol className="sale-progress" aria-label="Avancement de la vente">
      {stages.map((stage, index) => (
        <li
          key={stage}
          data-done={index < place ? '' : undefined}
          aria-current={stage === reached ? 'step' : undefined}
        >
          {saleStages[stage].label}
          {index < place && <span className="visually-hidden"> (fait)</span>}
        </li>
      ))}
    </ol>
  )
}
