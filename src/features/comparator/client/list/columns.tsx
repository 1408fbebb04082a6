import { enumerations } from '#contract'
import { schemeName, type LotColumn, lotName } from '#features/catalogue/client/lots'
import { criterionNames, exposures, propertyStatuses, scoringCriteria } from '#features/catalogue/contract'
import { formatDate, formatEuros, formatNumber, formatPercent } from '#client/ui'
import { quarterOf } from '../found/delivery'
import { gapToMarket, pricePerSquareMetre } from '../found/figures'
import type { FoundLot } from '../found/inOrder'
import type { FilterContext } from '../found/lotFilters'
import { ScoreBar } from './ScoreBar'

/** A column that a person may choose. */
export interface ChosenColumn extends LotColumn<FoundLot> {
  /** Stands only where a person chose it. */
  readonly isExtra?: boolean
}

const euros = (value: number | null | undefined): string => formatEuros(value)
const rate = (value: number | null | undefined): string => formatPercent(value, { decimals: 1 })
const end = { align: 'end', sortable: true } as const

const home = (filterContext: FilterContext): readonly ChosenColumn[] => [
  {
    key: 'commune',
    title: 'Commune',
    width: 112,
    cell: ({ lot: { program } }) => (
      <>
        {filterContext.nameOf(program.municipality)}
        {program.zone !== null && <span className="lot-facts">Zone {enumerations.zones[program.zone]}</span>}
      </>
    ),
  },
  { key: 'dispositif', title: 'Dispositif', width: 168, cell: ({ lot }) => schemeName(lot) },
  {
    key: 'type',
    title: 'Type',
    width: 56,
    isExtra: true,
    cell: ({ lot: { rooms } }) => (rooms === null ? '—' : `T${rooms}`),
  },
  {
    key: 'surface',
    title: 'Surface',
    width: 88,
    ...end,
    cell: ({ lot }) => formatNumber(lot.surface, { unit: 'm²' }),
  },
]

const price: ChosenColumn = {
  key: 'prix',
  title: 'Prix',
  width: 96,
  ...end,
  cell: ({ lot }) => euros(lot.property_price),
}

const money: readonly ChosenColumn[] = [
  { key: 'renta-nette', title: 'Renta. nette', width: 84, ...end, cell: ({ lot }) => rate(lot.net_yield) },
  { key: 'loyer', title: 'Loyer estimé', width: 92, ...end, cell: ({ lot }) => euros(lot.suggested_rent) },
  {
    key: 'renta-brute',
    title: 'Renta. brute',
    width: 84,
    isExtra: true,
    ...end,
    cell: ({ lot }) => rate(lot.gross_yield),
  },
  {
    key: 'prix-m2',
    title: 'Prix au m²',
    width: 112,
    isExtra: true,
    ...end,
    cell: (row) => (
      <>
        {euros(pricePerSquareMetre(row.lot))}
        <span className="lot-facts">{formatPercent(gapToMarket(row), { decimals: 0, sign: true })} / marché</span>
      </>
    ),
  },
]

/** @param years after which the gain is told; undefined without a household */
const forHousehold = (years: number | undefined): readonly ChosenColumn[] =>
  years === undefined
    ? []
    : [
        {
          key: 'effort',
          title: 'Effort par mois',
          width: 96,
          ...end,
          cell: ({ outcome, explanation }) =>
            outcome ? <strong>{euros(outcome.indicators.average_effort)}</strong> : <span title={explanation}>—</span>,
        },
        {
          key: 'gain',
          title: `Gain net à ${years}\u00a0ans`,
          width: 96,
          ...end,
          cell: ({ outcome }) => euros(outcome?.gain),
        },
      ]

const criteria = (hidden: readonly string[]): readonly ChosenColumn[] =>
  criterionNames
    .filter((name) => !hidden.includes(name))
    .map((name) => ({
      key: name,
      title: scoringCriteria[name].short,
      width: 96,
      align: 'end',
      isExtra: true,
      cell: ({ lot }) => formatNumber(lot[name], { decimals: 1 }),
    }))

const last = ({ today }: FilterContext): readonly ChosenColumn[] => [
  {
    key: 'livraison',
    title: 'Livraison',
    width: 92,
    sortable: true,
    cell: ({ lot: { program } }) => quarterOf(program.delivery_date, today),
  },
  {
    key: 'statut',
    title: 'Statut',
    width: 108,
    cell: ({ lot: { status } }) => (status === null ? '—' : propertyStatuses[status]),
  },
  { key: 'etage', title: 'Étage', width: 64, align: 'end', isExtra: true, cell: ({ lot }) => formatNumber(lot.floor) },
  {
    key: 'exposition',
    title: 'Exposition',
    width: 104,
    isExtra: true,
    cell: ({ lot: { exposure } }) => (exposure === null ? '—' : exposures[exposure]),
  },
  {
    key: 'parking',
    title: 'Parking',
    width: 84,
    align: 'end',
    isExtra: true,
    cell: ({ lot }) => euros(lot.parking_price),
  },
  {
    key: 'ajout',
    title: 'Ajouté le',
    width: 96,
    isExtra: true,
    sortable: true,
    cell: ({ lot }) => formatDate(lot.created_at),
  },
]

interface ColumnsOf {
  readonly filterContext: FilterContext
  readonly years: number | undefined
  readonly hiddenCriteria: readonly string[]
  /** Says what a score is made of. */
  readonly onExplain: (row: FoundLot) => void
}

/** The columns after the name of the lot. */
export const columnsOf = ({ filterContext, years, hiddenCriteria, onExplain }: ColumnsOf): readonly ChosenColumn[] => [
  ...home(filterContext),
  price,
  ...forHousehold(years),
  { key: 'note', title: 'Note', width: 110, ...end, cell: (row) => <ScoreButton row={row} onExplain={onExplain} /> },
  ...money,
  ...criteria(hiddenCriteria),
  ...last(filterContext),
]

/** The score of a lot, which says what it is made of. */
const ScoreButton = ({ row, onExplain }: { row: FoundLot; onExplain: (row: FoundLot) => void }) => (
  <button
    type="button"
    className="score-button"
    aria-haspopup="dialog"
    onClick={() => {
      onExplain(row)
    }}
  >
    <span className="visually-hidden">Note de {lotName(row.lot)}&nbsp;: </span>
    <ScoreBar {...row.score} />
  </button>
)
