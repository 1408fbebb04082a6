import { Empty } from '#client/ui'
import { Drawer } from '#client/ui/drawer'
import { useMediaQuery } from '#client/ui/layout'
import { LotCards } from './LotCards'
import { LotPreview, PreviewContent, type PreviewProps } from './LotPreview'
import { LotTable, type LotListProps } from './LotTable'
import { lotName } from './lotWords'

export interface LotsProps extends Omit<LotListProps, 'onChoose'>, Omit<PreviewProps, 'row'> {
  /** Those of one decision only. */
  readonly isDecided: boolean
  readonly onChoose: (id: string | null) => void
}

/** The list, and beside it or over it the lot looked at. */
export function Lots({ isDecided, ...list }: LotsProps) {
  const isNarrow = useMediaQuery('(width < 1024px)')
  const row = list.rows.find(({ lot }) => lot.id === list.chosen)
  const close = () => {
    list.onChoose(null)
  }
  if (list.rows.length === 0) return <NoLot isDecided={isDecided} />
  if (isNarrow) {
    return (
      <>
        <LotCards {...list} />
        {row && (
          <Drawer title={lotName(row.lot)} open onClose={close} size={520}>
            <PreviewContent {...list} row={row} />
          </Drawer>
        )}
      </>
    )
  }
  return (
    <div className={row && 'lot-split'}>
      <LotTable {...list} />
      {row && <LotPreview {...list} row={row} onClose={close} />}
    </div>
  )
}

function NoLot({ isDecided }: { isDecided: boolean }) {
  return isDecided ? (
    <Empty title="Aucun lot ici" sentence="Ouvrez un lot de l’onglet Tous pour le retenir ou l’écarter." />
  ) : (
    <Empty title="Aucun lot ne correspond" sentence="Élargissez l’effort, le prix ou le dispositif." />
  )
}
