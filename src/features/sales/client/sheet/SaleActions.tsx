import { FilePdfOutlined, PhoneOutlined } from '@ant-design/icons'
import { useSearchParams } from 'react-router-dom'
import { pathOf } from '#client/api'
import { selectResource } from '#client/entities'
import { useFileDownload } from '#client/screens/downloads'
import { Actions, type LifecycleAction } from '#client/screens/lifecycle'
import { useAppStore } from '#client/store'
import { Button } from '#client/ui/controls'
import { bookingPapers } from '#features/sales/contract'
import type { SaleKind } from '../kinds'
import { linkedId, textIn, type SaleRow } from '../saleRow'
import { withLocation } from '../salesLocation'
import { saleEditors } from './editors'

interface SaleActionsProps {
  readonly kind: SaleKind
  readonly sale: SaleRow
  readonly actions: readonly LifecycleAction[]
}

const papers = Object.fromEntries(Object.entries(bookingPapers).map(([key, { label }]) => [key, label]))

/** What may be done with a sale; an option that is converted leads to its booking. */
export function SaleActions({ kind, sale, actions }: SaleActionsProps) {
  const openBooking = useBookingOf(sale)
  return (
    <Actions
      {...{ kind, actions, papers }}
      living={sale}
      editors={saleEditors}
      onDone={(action) => {
        if (action === 'convert') openBooking()
      }}
    >
      <CallPromoter sale={sale} />
      {sale.type === 'report' && <Receipt sale={sale} />}
    </Actions>
  )
}

const CallPromoter = ({ sale: { promoter, promoterPhone } }: Pick<SaleActionsProps, 'sale'>) =>
  promoterPhone !== null && (
    <Button icon={<PhoneOutlined aria-hidden />} href={`tel:${promoterPhone}`}>
      Appeler {promoter ?? 'le promoteur'}
    </Button>
  )

/** The time-stamped receipt of a dénonciation that was sent. */
function Receipt({ sale: { type, id, attributes } }: Pick<SaleActionsProps, 'sale'>) {
  const download = useFileDownload()
  if (textIn(attributes, 'sent_at') === null) return null
  return (
    <Button
      icon={<FilePdfOutlined aria-hidden />}
      onClick={() => {
        void download({ path: `${pathOf({ type, id })}/receipt`, name: 'accuse-denonciation.pdf' })
      }}
    >
      Accusé horodaté
    </Button>
  )
}

/** Opens the booking that an option became, where it is filled in. */
function useBookingOf({ type, id }: SaleRow): () => void {
  const store = useAppStore()
  const [, setParameters] = useSearchParams()
  return () => {
    const sale = selectResource(store.getState(), type, id)
    const booking = sale && linkedId(sale, 'booking')
    if (booking) setParameters((current) => withLocation(current, { sale: { type: 'booking', id: booking } }))
  }
}
