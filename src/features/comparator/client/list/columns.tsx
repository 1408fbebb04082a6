import { ArrowDownOutlined } from '@ant-design/icons'
import { enumerations } from '#contract'
import { schemeName, type LotColumn } from '#features/catalogue/client/lots'
import { criterionNames, exposures, scoringCriteria } from '#features/catalogue/contract'
import { formatDate, formatEuros, formatNumber, formatPercent } from '#client/ui'
import { quarterOf } from '../found/delivery'
import { gapToMarket, pricePerSquareMetre } from '../found/figures'
import type { FoundLot } from '../found/inOrder'
import type { FilterContext } from '../found/lotFilters'
import { LotStatus } from '../lot/LotStatus'
import { ScoreButton } from './ScoreButton'

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
  cell: (row) => (
    <>
      {euros(row.lot.property_price)}
      <PriceNote row={row} />
    </>
  ),
}

/** By how much the price came down last; nothing where it did not. */
function PriceNote({ row: { lot } }: { readonly row: FoundLot }) {
  const { property_price: now, previous_price: before, price_changed_on: day } = lot
  if (now === null || before === null || now >= before) return null
  return (
    <span className="lot-facts lot-cheaper" title={day === null ? undefined : `Depuis le ${formatDate(day)}`}>
      <ArrowDownOutlined aria-hidden /> {formatPercent(now / before - 1, { decimals: 0, sign: true })}
      <span className="visually-hidden"> de baisse</span>
    </span>
  )
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
const effortOf = (years: number | undefined): readonly ChosenColumn[] =>
  years === undefined
    ? []
    : [
        {
          key: 'effort',
          title: 'Effort par mois',
          width: 92,
          ...end,
          cell: ({ outcome, explanation }) =>
            outcome ? <strong>{euros(outcome.indicators.average_effort)}</strong> : <span title={explanation}>—</span>,
        },
      ]

/** @param years as for `effortOf` */
const returnsOf = (years: number | undefined): readonly ChosenColumn[] =>
  years === undefined
    ? []
    : [
        {
          key: 'gain',
          title: `Gain net à ${years}\u00a0ans`,
          width: 96,
          ...end,
          cell: ({ outcome }) => euros(outcome?.gain),
        },
        {
          key: 'taux-interne',
          title: 'TRI après impôt',
          width: 96,
          ...end,
          cell: ({ outcome }) => rate(outcome?.indicators.irr_after_tax),
        },
        {
          key: 'endettement',
          title: 'Endettement après',
          width: 120,
          ...end,
          cell: ({ outcome }) => rate(outcome?.indicators.debt_ratio_after),
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
    width: 160,
    cell: ({ lot: { status } }) => <LotStatus status={status} />,
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

/** What the adviser earns, for those to whom the server says it, where the settings of the device show it. */
const earned: ChosenColumn = {
  key: 'commission',
  title: 'Commission',
  width: 104,
  align: 'end',
  isExtra: true,
  cell: ({ lot }) => euros(lot.commission),
}

interface ColumnsOf {
  readonly filterContext: FilterContext
  readonly years: number | undefined
  readonly hiddenCriteria: readonly string[]
  readonly showsCommission: boolean
  /** Says what a score is made of. */
  readonly onExplain: (row: FoundLot) => void
}

/** The columns after the name of the lot: what a choice is made by comes first, and is in sight beside a map. */
export const columnsOf = ({
  filterContext,
  years,
  hiddenCriteria,
  showsCommission,
  onExplain,
}: ColumnsOf): readonly ChosenColumn[] => [
  price,
  ...effortOf(years),
  { key: 'note', title: 'Note', width: 104, ...end, cell: (row) => <ScoreButton row={row} onExplain={onExplain} /> },
  ...money,
  ...returnsOf(years),
  ...home(filterContext),
  ...criteria(hiddenCriteria),
  ...last(filterContext),
  ...(showsCommission ? [earned] : []),
]
