import { useRef, useState } from 'react'
import { CompareCheckbox } from '#features/catalogue/client/comparison'
import { LotFacts } from '#features/catalogue/client/lots'
import type { HouseholdLots } from '#features/clientFile/client/lots'
import { useLinkShortcuts, useShortcuts } from '#client/screens/keyboard'
import { formatEuros, formatNumber, formatPercent } from '#client/ui'
import { Button } from '#client/ui/controls'
import type { FoundLot } from '../found/inOrder'
import { hasEfforts, type FoundLots } from '../found/useFoundLots'
import type { SearchProps } from '../SearchProps'
import { comparingOf } from '../compare/comparing'
import { KeepFor } from './KeepFor'
import { LotLink } from './LotLink'
import { LotStatus } from '../lot/LotStatus'
import { CardPicture } from '../pictures/Thumbnail'
import { SaleLinks, useSells } from './SaleLinks'
import { ScoreButton } from './ScoreButton'

/** Cards shown at first, and each time that more are asked for. */
const PAGE = 40

interface LotGridProps extends Pick<SearchProps, 'filterContext' | 'search' | 'change'> {
  readonly found: FoundLots
  readonly household: HouseholdLots | undefined
  /** Says what a score is made of. */
  readonly onExplain: (row: FoundLot) => void
}

/** The lots as cards: what a choice is made by. */
export function LotGrid({ found: { rows }, household, filterContext, search, change, onExplain }: LotGridProps) {
  const [count, setCount] = useState(PAGE)
  const comparing = comparingOf(search, change)
  const sells = useSells()
  const list = useRef<HTMLUListElement>(null)
  useShortcuts(useLinkShortcuts(list, { selector: 'a.lot-name', labels: ['Lot suivant', 'Lot précédent'] }))
  return (
    <>
      <ul ref={list} className="lot-grid" aria-label="Lots trouvés">
        {rows.slice(0, count).map((row, place) => (
          // By its place: a card that gets another lot does not move.
          <li key={place} className="lot-box">
            <CardPicture program={row.lot.program} />
            <LotLink row={row} rows={rows} place={filterContext.nameOf(row.lot.program.municipality)} />
            <Figures row={row} isForHousehold={hasEfforts(household)} onExplain={onExplain} />
            <div className="lot-box-actions">
              <CompareCheckbox lot={row.lot.id} {...comparing}>
                Comparer
              </CompareCheckbox>
              {household && <KeepFor lot={row.lot} household={household} />}
              {sells && <SaleLinks lot={row.lot} file={search.clientFile} />}
            </div>
          </li>
        ))}
      </ul>
      {rows.length > count && (
        <Button
          block
          onClick={() => {
            setCount(count + PAGE)
          }}
        >
          Voir {PAGE} lots de plus (sur {formatNumber(rows.length)})
        </Button>
      )}
    </>
  )
}

interface FiguresProps extends Pick<LotGridProps, 'onExplain'> {
  readonly row: FoundLot
  readonly isForHousehold: boolean
}

function Figures({ row, isForHousehold, onExplain }: FiguresProps) {
  const { lot, outcome } = row
  const effort = formatEuros(outcome?.indicators.average_effort, { per: 'mois' })
  return (
    <LotFacts
      facts={[
        ...(isForHousehold ? [{ label: 'Effort', value: <strong>{effort}</strong> }] : []),
        { label: 'Prix', value: formatEuros(lot.property_price) },
        { label: 'Renta. nette', value: formatPercent(lot.net_yield, { decimals: 1 }) },
        { label: 'Note', value: <ScoreButton row={row} onExplain={onExplain} /> },
        { label: 'Statut', value: <LotStatus status={lot.status} /> },
      ]}
    />
  )
}
