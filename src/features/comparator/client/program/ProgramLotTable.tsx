import { formatEuros, formatNumber } from '#client/ui'
import { DataTable, type Column } from '#client/ui/table'
import { CompareCheckbox, type ComparedLots } from '#features/catalogue/client/comparison'
import { lotName } from '#features/catalogue/client/lots'
import { exposures } from '#features/catalogue/contract'
import { pricePerSquareMetre } from '../found/figures'
import { LotOpening } from '../list/LotOpening'
import { OptionLink } from '../list/SaleLinks'
import { ScoreBar } from '../list/ScoreBar'
import { LotStatus } from '../lot/LotStatus'
import type { ProgramLot, ProgramLotsShown } from './ProgramLot'

/** Lots of one programme: their number, what they are, what they cost. */
export const ProgramLotTable = ({ rows, isForHousehold, isBusy, comparing, sale }: ProgramLotsShown) => (
  <DataTable
    caption="Lots du programme"
    columns={[
      nameColumn(rows, comparing),
      ...homeColumns,
      ...(isForHousehold ? [effortColumn] : []),
      ...lastColumns,
      ...(sale ? [saleColumn(sale.file)] : []),
    ]}
    rows={rows}
    rowKey={({ lot }) => lot.id}
    isBusy={isBusy}
  />
)

const nameColumn = (rows: readonly ProgramLot[], comparing: ComparedLots): Column<ProgramLot> => ({
  key: 'lot',
  title: 'Lot',
  cell: ({ lot }) => (
    <span className="program-lot-name">
      <CompareCheckbox lot={lot.id} aria-label={`Comparer ${lotName(lot)}`} {...comparing} />
      <LotOpening lot={lot} rows={rows}>
        {lot.reference ?? 'Lot'}
      </LotOpening>
    </span>
  ),
})

const end = { align: 'end' } as const

const homeColumns: readonly Column<ProgramLot>[] = [
  { key: 'type', title: 'Type', cell: ({ lot: { rooms } }) => (rooms === null ? '—' : `T${rooms}`) },
  {
    key: 'etage',
    title: 'Étage',
    ...end,
    cell: ({ lot: { floor } }) => (floor === 0 ? 'RDC' : formatNumber(floor)),
  },
  { key: 'surface', title: 'Surface', ...end, cell: ({ lot }) => formatNumber(lot.surface, { unit: 'm²' }) },
  {
    key: 'exposition',
    title: 'Exposition',
    onlyWide: true,
    cell: ({ lot: { exposure } }) => (exposure === null ? '—' : exposures[exposure]),
  },
  { key: 'prix', title: 'Prix', ...end, cell: ({ lot }) => formatEuros(lot.property_price) },
  {
    key: 'prix-m2',
    title: 'Prix au m²',
    ...end,
    onlyWide: true,
    cell: ({ lot }) => formatEuros(pricePerSquareMetre(lot)),
  },
  { key: 'loyer', title: 'Loyer estimé', ...end, cell: ({ lot }) => formatEuros(lot.suggested_rent) },
]

const effortColumn: Column<ProgramLot> = {
  key: 'effort',
  title: 'Effort par mois',
  ...end,
  cell: ({ outcome, explanation }) =>
    outcome ? <strong>{formatEuros(outcome.indicators.average_effort)}</strong> : <span title={explanation}>—</span>,
}

const saleColumn = (file: string | null): Column<ProgramLot> => ({
  key: 'vente',
  title: 'Vente',
  cell: ({ lot }) => <OptionLink lot={lot} file={file} />,
})

const lastColumns: readonly Column<ProgramLot>[] = [
  { key: 'note', title: 'Note', ...end, cell: ({ score }) => <ScoreBar {...score} /> },
  { key: 'statut', title: 'Statut', cell: ({ lot }) => <LotStatus status={lot.status} /> },
]
