import { useChosenColumns } from '#features/account/client/views'
import { CompareCheckbox, type ComparedLots } from '#features/catalogue/client/comparison'
import { lotName, LotTable, type LotColumn } from '#features/catalogue/client/lots'
import type { HouseholdLots } from '#features/clientFile/client/lots'
import type { FoundLot } from '../found/inOrder'
import { hasEfforts, type FoundLots } from '../found/useFoundLots'
import { isSortKey } from '../search/sorts'
import type { SearchProps } from '../SearchProps'
import { comparingOf } from '../compare/comparing'
import type { ChosenColumn } from './columns'
import { KeepFor } from './KeepFor'
import { LotLink } from './LotLink'
import { SaleLinks, useSells } from './SaleLinks'
import { Thumbnail } from '../pictures/Thumbnail'

interface LotListProps extends SearchProps {
  readonly found: FoundLots
  readonly columns: readonly ChosenColumn[]
  readonly household: HouseholdLots | undefined
}

/** The lots in a table, of which only those in sight are drawn. */
export function LotList({ found, columns, household, search, change }: LotListProps) {
  const chosen = useChosenColumns(columns)
  const { rows, order } = found
  const comparing = comparingOf(search, change)
  const sale = useSells() ? [saleColumn(search.clientFile, !search.hasMap)] : []
  const keep: readonly LotColumn<FoundLot>[] = household
    ? [
        {
          key: 'proposer',
          title: 'Proposer',
          width: 84,
          fixed: 'end',
          cell: ({ lot }) => <KeepFor lot={lot} household={household} />,
        },
      ]
    : []
  return (
    <LotTable
      label="Lots trouvés"
      caption="Lots de la recherche"
      columns={[compareColumn(comparing), nameColumn(rows), ...chosen, ...sale, ...keep]}
      rows={rows}
      isBusy={hasEfforts(household) && !household.outcomes.isComplete}
      chosen={null}
      onChoose={nothing}
      sort={order}
      onSort={({ key, direction }) => {
        if (isSortKey(key)) change({ sort: { key, direction } })
      }}
    />
  )
}

// The keys lead the focus from name to name; the lot opens with Enter.
const nothing = () => undefined

const nameColumn = (rows: readonly FoundLot[]): LotColumn<FoundLot> => ({
  key: 'lot',
  title: 'Lot',
  width: 296,
  fixed: 'start',
  isName: true,
  cell: (row, keys) => (
    <>
      <Thumbnail program={row.lot.program} />
      <LotLink row={row} rows={rows} {...keys} />
    </>
  ),
})

/** @param isInSight stays so however wide the table is: a map leaves no room for that */
const saleColumn = (file: string | null, isInSight: boolean): LotColumn<FoundLot> => ({
  key: 'vente',
  title: 'Vente',
  width: 88,
  ...(isInSight ? { fixed: 'end' as const } : {}),
  cell: ({ lot }) => <SaleLinks lot={lot} file={file} />,
})

const compareColumn = (comparing: ComparedLots): LotColumn<FoundLot> => ({
  key: 'comparer',
  title: 'Comparer',
  width: 44,
  fixed: 'start',
  hasHiddenTitle: true,
  className: 'lot-check',
  cell: ({ lot }) => <CompareCheckbox lot={lot.id} aria-label={`Comparer ${lotName(lot)}`} {...comparing} />,
})
