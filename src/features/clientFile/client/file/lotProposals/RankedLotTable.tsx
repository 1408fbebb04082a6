import type { KeyboardEvent } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { useChosenColumns } from '#features/account/client/views'
import { CompareCheckbox, type ComparedLots } from '#features/catalogue/client/comparison'
import { lotName, LotTable, type LotColumn, lotKind } from '#features/catalogue/client/lots'
import { useMediaQuery } from '#client/ui/layout'
import type { CatalogueProperty } from '#features/catalogue/contract'
import { PlaceMap } from '../parts/PlaceMap'
import { columnsOf, Rank } from './columns'
import type { LotRow } from './LotRow'
import { RowDecision } from './RowDecision'
import { withLot } from './useLotSearch'

export interface LotListProps extends ComparedLots {
  readonly rows: readonly LotRow[]
  readonly years: number
  readonly isBusy: boolean
  /** Whether lots of several statuses are shown. */
  readonly hasStatuses: boolean
  readonly nameOf: (slug: string | null) => string
  /** The lot looked at. */
  readonly chosen: string | null
  readonly onChoose: (id: string) => void
  /** Opens a lot to discard it. */
  readonly onDiscard: (id: string) => void
}

/** The ranked lots. Beside a lot that is looked at, the main columns are left. */
export function RankedLotTable({ rows, years, hasStatuses, isBusy, onChoose, ...inRow }: LotListProps) {
  const { chosen } = inRow
  const isBeside = rows.some(({ lot }) => lot.id === chosen)
  const columns = useChosenColumns(columnsOf(years, hasStatuses)).filter(({ isMain = false }) => isMain || !isBeside)
  // Beside the lot that is looked at, a small screen has room for the price and the effort.
  const isTight = useMediaQuery('(width < 1280px)') && isBeside
  return (
    <LotTable
      label="Lots classés"
      caption="Lots classés pour ce foyer"
      columns={[...first(inRow).filter(({ key }) => !isTight || inTight.has(key)), ...columns, decision(inRow)]}
      {...{ rows, isBusy, chosen, onChoose }}
      isOut={({ proposal }) => proposal?.attributes.status === 'discarded'}
    />
  )
}

/** Of what stands before what a lot comes to. */
const inTight: ReadonlySet<string> = new Set(['rank', 'lot'])

type InRow = Pick<LotListProps, 'chosen' | 'nameOf' | 'compared' | 'onCompare'>

/** What stands before what a lot comes to. */
const first = ({ chosen, nameOf, ...comparing }: InRow): readonly LotColumn<LotRow>[] => [
  {
    key: 'compare',
    title: 'Comparer',
    width: 44,
    fixed: 'start',
    hasHiddenTitle: true,
    className: 'lot-check',
    cell: ({ lot }) => <CompareCheckbox lot={lot.id} aria-label={`Comparer ${lotName(lot)}`} {...comparing} />,
  },
  { key: 'rank', title: 'Rang', width: 64, align: 'end', fixed: 'start', cell: (row) => <Rank {...row} /> },
  {
    key: 'map',
    title: 'Carte',
    width: 60,
    hasHiddenTitle: true,
    cell: ({ lot }) => <PlaceMap {...lot.program} />,
  },
  {
    key: 'lot',
    title: 'Lot',
    width: 226,
    fixed: 'start',
    isName: true,
    cell: ({ lot }, keys) => <LotName lot={lot} isChosen={lot.id === chosen} nameOf={nameOf} {...keys} />,
  },
]

const decision = ({ onDiscard }: Pick<LotListProps, 'onDiscard'>): LotColumn<LotRow> => ({
  key: 'decision',
  title: 'Décision',
  width: 112,
  fixed: 'end',
  cell: (row) => <RowDecision row={row} onDiscard={onDiscard} />,
})

interface LotNameProps {
  readonly lot: CatalogueProperty
  readonly isChosen: boolean
  readonly nameOf: (slug: string | null) => string
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** The name of a lot, that opens it, over what it is and where. */
function LotName({ lot, isChosen, nameOf, onKeyDown }: LotNameProps) {
  const [parameters] = useSearchParams()
  return (
    <>
      <Link
        className="lot-name"
        to={{ search: withLot(parameters, lot.id).toString() }}
        replace
        preventScrollReset
        aria-current={isChosen ? 'true' : undefined}
        onKeyDown={onKeyDown}
      >
        {lotName(lot)}
      </Link>
      <span className="lot-facts">{[lotKind(lot), nameOf(lot.program.municipality)].join(' · ')}</span>
    </>
  )
}
