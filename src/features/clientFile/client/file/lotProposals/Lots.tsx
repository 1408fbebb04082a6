import { useState } from 'react'
import { Empty, formatNumber, Skeleton } from '#client/ui'
import { Button } from '#client/ui/controls'
import { Drawer } from '#client/ui/drawer'
import { useMediaQuery } from '#client/ui/layout'
import { lotName } from '#features/catalogue/client/lots'
import { LotCards } from './LotCards'
import { LotPreview, PreviewContent, type PreviewProps } from './LotPreview'
import { RankedLotTable, type LotListProps } from './RankedLotTable'

export interface LotsProps
  extends Omit<LotListProps, 'onChoose' | 'onDiscard'>, Omit<PreviewProps, 'row' | 'isDiscarding'> {
  /** Those of one decision only. */
  readonly isDecided: boolean
  /** Lots that may come: their effort is being calculated. */
  readonly pending: number
  /** Shows all lots, whatever was decided of them. */
  readonly onAll: () => void
  /** How many there would be without the filter of the effort. */
  readonly whateverEffort: number
  readonly onAnyEffort: () => void
  /** Takes every filter away. */
  readonly onWiden: () => void
  readonly onChoose: (id: string | null) => void
}

/** Where lots are cards. */
export const CARDS = '(width < 1024px)'

/** The list, and beside it or over it the lot looked at. */
export function Lots({ isDecided, pending, onAll, whateverEffort, onAnyEffort, onWiden, ...list }: LotsProps) {
  const isNarrow = useMediaQuery(CARDS)
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
  if (list.rows.length === 0 && pending > 0 && !isDecided) return <Skeleton lines={10} />
  if (list.rows.length === 0)
    return isDecided ? <NoDecision onAll={onAll} /> : <NoLot {...{ whateverEffort, onAnyEffort, onWiden }} />
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
      <RankedLotTable {...list} onDiscard={discard} />
      {looked && <LotPreview {...looked} onClose={close} />}
    </div>
  )
}

const NoDecision = ({ onAll }: Pick<LotsProps, 'onAll'>) => (
  <Empty
    title="Aucun lot ici"
    sentence="Un lot se retient ou s’écarte dans l’onglet Tous."
    action={<Button onClick={onAll}>Voir tous les lots</Button>}
  />
)

/** Where the effort alone leaves none, that filter goes first. */
function NoLot({
  whateverEffort,
  onAnyEffort,
  onWiden,
}: Pick<LotsProps, 'whateverEffort' | 'onAnyEffort' | 'onWiden'>) {
  if (whateverEffort === 0)
    return (
      <Empty
        title="Aucun lot ne correspond"
        sentence="Voyez tout le catalogue."
        action={<Button onClick={onWiden}>Retirer tous les filtres</Button>}
      />
    )
  const others = whateverEffort > 1 ? `${formatNumber(whateverEffort)} lots correspondent` : 'Un lot correspond'
  return (
    <Empty
      title="Aucun lot ne tient dans cet effort"
      sentence={`${others} à tout le reste.`}
      action={
        <Button type="primary" onClick={onAnyEffort}>
          Retirer la limite d’effort
        </Button>
      }
    />
  )
}
