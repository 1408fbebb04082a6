import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { lazyPart } from '#client/ui/lazy'
import type { SaleType } from './kinds'
import { locationOf, withLocation } from './salesLocation'
import { useSaleRights } from './useSaleRights'

const SaleDrawer = lazyPart(
  async () => (await import(/* webpackChunkName: "sale-sheet" */ './sheet/SaleDrawer')).SaleDrawer,
)
const BeginOnLot = lazyPart(
  async () => (await import(/* webpackChunkName: "sale-sheet" */ './begin/BeginOnLot')).BeginOnLot,
)
const NewReport = lazyPart(
  async () => (await import(/* webpackChunkName: "sale-sheet" */ './begin/NewReport')).NewReport,
)

/** What the address opens over a list of sales. @param file id of the client file whose sales are on screen; null for all of them */
export function SaleOverlays({ file = null }: { readonly file?: string | null }) {
  const [parameters, setParameters] = useSearchParams()
  const { acting } = useSaleRights()
  const { sale, begun, lot, program } = locationOf(parameters)
  const onClose = () => {
    setParameters((current) => withLocation(current, {}))
  }
  const opening = (type: SaleType) => (id: string) => {
    setParameters((current) => withLocation(current, { sale: { type, id } }))
  }
  return (
    <Suspense>
      {sale !== null && <SaleDrawer key={sale.id} sale={sale} onClose={onClose} />}
      {acting && begun === 'report' && (
        <NewReport file={file} program={program} onClose={onClose} onBegun={opening('report')} />
      )}
      {acting && (begun === 'option' || begun === 'booking') && (
        <BeginOnLot type={begun} lot={lot} file={file} onClose={onClose} onBegun={opening(begun)} />
      )}
    </Suspense>
  )
}
