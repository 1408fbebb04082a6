import { useState } from 'react'
import { Empty } from '#client/ui'
import { Drawer } from '#client/ui/drawer'
import { useMediaQuery } from '#client/ui/layout'
import { LotCards } from './LotCards'
import { LotPreview, PreviewContent, type PreviewProps } from './LotPreview'
import { LotTable, type LotListProps } from './LotTable'
import { lotName } from './lotWords'

export interface LotsProps
  extends Omit<LotListProps, 'onChoose' | 'onDiscard'>, Omit<PreviewProps, 'row' | 'isDiscarding'> {
  /** Those of one decision only. */
  readonly isDecided: boolean
  readonly onChoose: (id: string | null) => void
}

/** The list, and beside it or over it the lot looked at. */
export function Lots({ isDecided, ...list }: LotsProps) {
  const isNarrow = useMediaQuery('(width < 1024px)')
  const row = list.rows.find(({ lot }) => lot.id === list.chosen)
  const [discarded, setDiscarded] = useState<string | null>(null)
  const close = () => {
    list.onChoose(null)
  }
  const discard = (id: string) => {
    setDiscarded(id)
    list.onChoose(id)
  }
  const looked = row && { ...list, row, isDiscarding: row.lot.id === discarded }
  if (list.rows.length === 0) return <NoLot isDecided={isDecided} />
  if (isNarrow) {
    return (
      <>
        <LotCards {...list} onDiscard={discard} />
        {looked && (
          <Drawer title={lotName(looked.row.lot)} open onClose={close} size={520}>
            <PreviewContent {...looked} />
          </Drawer>
        )}
      </>
    )
  }
  return (
    <div className={row && 'lot-split'}>
      <LotTable {...list} onDiscard={discard} />
      {looked && <LotPreview {...looked} onClose={close} />}
    </div>
  )
}

function NoLot({ isDecided }: { isDecided: boolean }) {
  return isDecided ? (
    <Empty title="Aucun lot ici" sentence="Ouvrez un lot de l’onglet Tous pour le retenir ou l’écarter." />
  ) : (
    <Empty title="Aucun lot ne correspond" sentence="Retirez un filtre, ou élargissez l’effort." />
  )
}
