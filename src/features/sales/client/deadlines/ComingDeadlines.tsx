import { Link } from 'react-router-dom'
import { StateTag } from '#client/screens/lifecycle'
import { saleSheetAddress } from '#features/sales/contract/addresses'
import { Deadline } from '../Deadline'
import { saleKinds } from '../kinds'
import type { SaleRow } from '../saleRow'
import '../sales.css'

/** Deadlines of sales: of whom, of what, when; each opens its sale. */
export const ComingDeadlines = ({ rows }: { readonly rows: readonly SaleRow[] }) => (
  <ul className="sale-coming">
    {rows.map((sale) => (
      <li key={sale.id}>
        <span className="sale-coming-name">
          <Link className="sale-link" to={saleSheetAddress(sale.type, sale.id)}>
            {sale.client ?? 'Dossier d’un collègue'}
          </Link>
          <StateTag states={saleKinds[sale.type].states} status={sale.status} />
        </span>
        <span className="sale-coming-what">
          {saleKinds[sale.type].one}
          {[sale.program ?? sale.promoter, sale.lot].filter(Boolean).map((part) => `, ${String(part)}`)}
        </span>
        <Deadline at={sale.deadline} />
      </li>
    ))}
  </ul>
)
