import { ErrorBlock, Skeleton } from '#client/ui'
import { Drawer } from '#client/ui/drawer'
import { selectResource } from '#client/entities'
import { useAppSelector } from '#client/store'
import { salesApi, type SaleRef, type SaleSituation } from '../api'
import { saleKinds, type SaleKind } from '../kinds'
import { selectSaleRow, type SaleRow } from '../saleRow'
import { SaleSheet } from './SaleSheet'
import '../sales.css'
import './sheet.css'

interface SaleDrawerProps {
  readonly sale: SaleRef
  readonly onClose: () => void
}

/** A sale over the page that it was opened from. */
export function SaleDrawer({ sale: { type, id }, onClose }: SaleDrawerProps) {
  const kind = saleKinds[type]
  const { sale, situation, failure, refetch } = useSale(kind, id)
  return (
    <Drawer
      open
      title={sale?.client ? `${kind.one}, ${sale.client}` : kind.one}
      size={720}
      className="sale-drawer"
      onClose={onClose}
    >
      {sale && situation ? (
        <SaleSheet kind={kind} sale={sale} situation={situation} />
      ) : failure ? (
        <ErrorBlock message={failure} onRetry={refetch} />
      ) : (
        <Skeleton lines={8} />
      )}
    </Drawer>
  )
}

interface ReadSale {
  readonly sale: SaleRow | undefined
  readonly situation: SaleSituation | undefined
  /** In a sentence. */
  readonly failure: string | undefined
  readonly refetch: () => void
}

/** How often a sheet that is open asks what others did with its sale. */
const FOLLOWED_MS = 10_000

/** Reads a sale, again each time its sheet opens and while it is open, with what may be done with it. */
export function useSale({ type, one }: SaleKind, id: string): ReadSale {
  const { data, error, refetch } = salesApi.useSaleSituationQuery(
    { type, id },
    { refetchOnMountOrArgChange: true, pollingInterval: FOLLOWED_MS },
  )
  const sale = useAppSelector((state) => {
    const found = selectResource(state, type, id)
    return found && selectSaleRow(state, found)
  })
  const isGone = error !== undefined && 'status' in error && error.status === 404
  return {
    sale,
    situation: data,
    failure: isGone ? `${one} introuvable\u00a0: elle n’existe plus, ou n’est pas à vous.` : error?.message,
    refetch: () => {
      void refetch()
    },
  }
}
