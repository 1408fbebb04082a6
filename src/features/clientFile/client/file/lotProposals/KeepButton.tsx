import { HeartFilled, HeartOutlined } from '@ant-design/icons'
import { Button } from '#client/ui/controls'
import { lotName } from '#features/catalogue/client/lots'
import type { LotRow } from './LotRow'
import { useDecide } from './useDecisions'
import './keepButton.css'

/** A heart keeps a lot for the household of the open file; pressed again, it takes that back. */
export function KeepButton({ row: { lot, proposal } }: { row: Pick<LotRow, 'lot' | 'proposal'> }) {
  const { decide, forget } = useDecide()
  const isKept = proposal?.attributes.status === 'kept'
  return (
    <Button
      type="text"
      className="lot-keep"
      aria-label={`Retenir ${lotName(lot)}`}
      title="Retenir"
      aria-pressed={isKept}
      icon={isKept ? <HeartFilled aria-hidden /> : <HeartOutlined aria-hidden />}
      onClick={() => {
        if (isKept) forget(proposal)
        else decide(lot.id, proposal, { status: 'kept' })
      }}
    />
  )
}
