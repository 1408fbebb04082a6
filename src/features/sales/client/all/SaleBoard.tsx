import { formatNumber } from '#client/ui'
import { Deadline } from '../Deadline'
import { saleKinds } from '../kinds'
import { SaleName } from '../list/columns'
import { SaleTag } from '../SaleTag'
import { nextOf, type StageSum } from './stages'

/** The sales by stage, one column each; a sale moves by what is done with it on its sheet. */
export const SaleBoard = ({ sums }: { readonly sums: readonly StageSum[] }) => (
  <div className="sale-columns">
    {sums.map(({ stage, label, rows }) => (
      <section key={stage} className="sale-column">
        <h3>
          {label} {formatNumber(rows.length)}
        </h3>
        <ul aria-label={label}>
          {rows.map((sale) => (
            <li key={sale.id}>
              <SaleName sale={sale} />
              <span>{[sale.program, sale.lot].filter(Boolean).join(', ')}</span>
              <SaleTag kind={saleKinds[sale.type]} status={sale.status} />
              {sale.deadline !== null && <Deadline at={sale.deadline} />}
              <span>{nextOf(sale)}</span>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
)
