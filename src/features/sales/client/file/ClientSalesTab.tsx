import { Link, useLocation } from 'react-router-dom'
import { clientFileAddress, currentSalesAddress } from '#features/clientFile/contract'
import { useOpenAggregate } from '#client/editing'
import { Empty } from '#client/ui'
import { saleKinds } from '../kinds'
import { BeginActions } from '../list/BeginActions'
import { SaleList } from '../list/SaleList'
import { SaleTabs } from '../list/SaleTabs'
import { ClientSalesTable } from './ClientSalesTable'
import { SaleOverlays } from '../SaleOverlays'
import { useSaleRights } from '../useSaleRights'
import '../sales.css'

const kinds = [saleKinds.option, saleKinds.booking, saleKinds.report]

/** What is being sold to one client: all of it, or one kind. */
export function ClientSalesTab() {
  const { id } = useOpenAggregate()
  const { acting } = useSaleRights()
  const name = useLocation().pathname.split('/')[4]
  const kind = kinds.find(({ list }) => list === name)
  const only = { client_file: id }
  return (
    <div className="sales">
      <h2 className="visually-hidden">Ventes du client</h2>
      <div className="sale-head">
        <SaleTabs label="Ventes du client" addressOf={(list) => currentSalesAddress(id, list ?? 'default')} />
        {acting && <BeginActions kinds={kind ? [kind] : kinds} />}
      </div>
      {kind ? (
        <SaleList key={kind.type} kind={kind} only={only} />
      ) : (
        <ClientSalesTable
          only={only}
          none={
            <Empty
              title="Aucune vente"
              sentence="Posez une option depuis les propositions de lots."
              action={<Link to={clientFileAddress(id, 'lot-proposals')}>Choisir un lot</Link>}
            />
          }
        />
      )}
      <SaleOverlays file={id} />
    </div>
  )
}
