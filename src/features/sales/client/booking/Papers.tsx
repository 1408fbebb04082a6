import { Progress } from 'antd'
import { useSaleRights } from '../useSaleRights'
import type { SaleRow } from '../saleRow'
import { Paper } from './Paper'
import { countOf, paperRows } from './paperRows'

interface PapersProps {
  readonly sale: SaleRow
  /** Keys of the actions that they are gathered for. */
  readonly actions: readonly string[]
}

/** The papers of a booking: asked for, given, accepted, refused with a reason. */
export function Papers({ sale, actions }: PapersProps) {
  const { readingPapers, editingPapers } = useSaleRights()
  if (!readingPapers) return null
  const rows = paperRows(sale.attributes, actions)
  const { there, all } = countOf(rows)
  return (
    <section className="sale-part">
      <h2>
        Pièces{' '}
        <small>
          {there} sur {all}
        </small>
      </h2>
      {all > 0 && <Progress percent={Math.round((there / all) * 100)} showInfo={false} size="small" aria-hidden />}
      <ul className="sale-papers">
        {rows.map((row) => (
          <Paper key={row.key} sale={sale} row={row} readOnly={!editingPapers} />
        ))}
      </ul>
    </section>
  )
}
