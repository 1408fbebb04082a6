import { PageHeader } from '#client/ui'
import { PageBody } from '#client/ui/layout'
import type { SaleKind } from '../kinds'
import { SaleOverlays } from '../SaleOverlays'
import { useSaleRights } from '../useSaleRights'
import { SaleList } from './SaleList'
import { BeginActions } from './BeginActions'
import { ReadOnly } from './ReadOnly'
import { FirmSaleTabs } from './SaleTabs'
import '../sales.css'

/** All sales of one kind that the viewer may see. */
export function SaleListScreen({ kind }: { readonly kind: SaleKind }) {
  const { acting } = useSaleRights()
  return (
    <>
      <title>{`${kind.label} · Solive`}</title>
      <PageHeader title={kind.label} actions={acting && <BeginActions kinds={[kind]} />} />
      <PageBody>
        <div className="sales">
          <FirmSaleTabs />
          {!acting && <ReadOnly />}
          <SaleList key={kind.type} kind={kind} />
        </div>
      </PageBody>
      <SaleOverlays />
    </>
  )
}
