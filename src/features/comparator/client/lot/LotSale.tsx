import { FieldTimeOutlined, FileDoneOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { allows } from '#contract/access'
import { selectHeldRights } from '#client/session'
import { useAppSelector } from '#client/store'
import { useShortcuts } from '#client/screens/keyboard'
import { Button } from '#client/ui/controls'
import { PageBar, useMediaQuery } from '#client/ui/layout'
import { newBookingAddress, newOptionAddress } from '#features/clientFile/contract'
import { useJudging } from '../useJudging'

interface LotSaleProps {
  readonly id: string
  readonly status: string | null | undefined
}

/** Whether a lot can be taken by who looks at it, and where that begins, for the file of the page. */
function useSale({ id, status }: LotSaleProps) {
  const { clientFile } = useJudging()
  const navigate = useNavigate()
  const isAllowed = useAppSelector((state) => allows(selectHeldRights(state), 'actOnSales'))
  const file = clientFile ?? undefined
  return {
    isOpen: isAllowed && (status === 'available' || status === 'optioned'),
    takeOption: () => void navigate(newOptionAddress(id, file)),
    book: () => void navigate(newBookingAddress(id, file)),
  }
}

const isPhone = '(width < 576px)'

/** An option on the lot, and its booking, for those who may; on a phone the option stands in the bar at the bottom. */
export function LotSale(lot: LotSaleProps) {
  const { isOpen, takeOption, book } = useSale(lot)
  const isNarrow = useMediaQuery(isPhone)
  useShortcuts(
    isOpen
      ? [
          { keys: 'o', label: 'Poser une option', act: takeOption },
          { keys: 'r', label: 'Réserver', act: book },
        ]
      : [],
  )
  if (!isOpen) return null
  return (
    <>
      {!isNarrow && (
        <Button icon={<FieldTimeOutlined aria-hidden />} onClick={takeOption}>
          Poser une option
        </Button>
      )}
      <Button icon={<FileDoneOutlined aria-hidden />} onClick={book}>
        Réserver
      </Button>
    </>
  )
}

/** What the page is for, where it stands; on a phone in a bar that stays in sight at the bottom, with the option. */
export function LotBar({ children, ...lot }: LotSaleProps & { readonly children?: ReactNode }) {
  const { isOpen, takeOption } = useSale(lot)
  const isNarrow = useMediaQuery(isPhone)
  if (!isNarrow) return children
  if (!isOpen && !children) return null
  return (
    <PageBar label="Ce lot">
      {isOpen && (
        <Button icon={<FieldTimeOutlined aria-hidden />} onClick={takeOption}>
          Option
        </Button>
      )}
      {children}
    </PageBar>
  )
}
