import { CaretDownFilled, CaretUpFilled, CheckOutlined } from '@ant-design/icons'
import { Score, schemeName, type LotColumn as ColumnOf } from '#features/catalogue/client/lots'
import { propertyStatuses, proposalStatuses } from '#features/catalogue/contract'
import { formatNumber, StatusTag, type Tone } from '#client/ui'
import type { LotRow } from './LotRow'
import { euros, percent } from './rankings'

export interface LotColumn extends ColumnOf<LotRow> {
  /** Is one of those that are left while a lot is looked at beside the table. */
  readonly isMain?: boolean
}

const before: readonly LotColumn[] = [
  {
    key: 'scheme',
    title: 'Dispositif',
    width: 108,
    cell: ({ lot }) => <span className="lot-scheme">{schemeName(lot)}</span>,
  },
  {
    key: 'price',
    title: 'Prix',
    width: 92,
    align: 'end',
    isMain: true,
    cell: ({ lot }) => euros(lot.property_price),
  },
  {
    key: 'average-effort',
    title: 'Effort moyen',
    width: 84,
    align: 'end',
    isMain: true,
    cell: ({ outcome }) => <strong>{euros(outcome?.indicators.average_effort)}</strong>,
  },
  {
    key: 'highest-effort',
    title: 'Effort max',
    width: 80,
    align: 'end',
    cell: ({ outcome }) => euros(outcome?.indicators.max_effort.amount),
  },
]

const gain = (years: number): LotColumn => ({
  key: 'gain',
  title: `Gain net à ${years}\u00a0ans`,
  width: 94,
  align: 'end',
  isMain: true,
  cell: ({ outcome }) => euros(outcome?.gain),
})

const after: readonly LotColumn[] = [
  {
    key: 'irr',
    title: 'TRI',
    width: 62,
    align: 'end',
    cell: ({ outcome }) => percent(outcome?.indicators.irr_after_tax),
  },
  {
    key: 'debt-ratio',
    title: 'Endettement',
    width: 98,
    align: 'end',
    cell: ({ outcome }) => percent(outcome?.indicators.debt_ratio_after),
  },
  { key: 'score', title: 'Note', width: 54, align: 'end', cell: ({ score }) => <Score {...score} /> },
  { key: 'suitability', title: 'Compatibilité', width: 120, cell: (row) => <Suitability {...row} /> },
]

const status: LotColumn = {
  key: 'status',
  title: 'Statut',
  width: 100,
  cell: ({ lot }) => (lot.status === null ? '—' : propertyStatuses[lot.status]),
}

/**
 * The columns between the name of the lot and what is decided of it.
 * @param years years shown
 * @param hasStatuses whether lots of several statuses are shown
 */
export const columnsOf = (years: number, hasStatuses: boolean): readonly LotColumn[] => [
  ...before,
  gain(years),
  ...after,
  ...(hasStatuses ? [status] : []),
]

export function Suitability({ outcome, faults, explanation }: Pick<LotRow, 'outcome' | 'faults' | 'explanation'>) {
  if (faults.length > 0)
    return (
      <span className="lot-fault" title={faults.join(', ')}>
        {faults.join(', ')}
      </span>
    )
  if (outcome)
    return (
      <span className="lot-fits">
        <CheckOutlined aria-hidden />
        <span className="visually-hidden">Convient</span>
      </span>
    )
  return (
    <span className="lot-without" title={explanation}>
      {explanation ?? '—'}
    </span>
  )
}

const tones: Readonly<Record<keyof typeof proposalStatuses, Tone>> = {
  kept: 'success',
  discarded: 'neutral',
  sent: 'info',
}

export function DecisionTag({ status }: { status: keyof typeof proposalStatuses | null | undefined }) {
  return status ? <StatusTag tone={tones[status]}>{proposalStatuses[status]}</StatusTag> : null
}

/** `12`, and the places won or lost when something was changed. */
export function Rank({ rank, moved }: Pick<LotRow, 'rank' | 'moved'>) {
  if (rank === 0) return <>—</>
  const places = Math.abs(moved)
  return (
    <>
      {moved !== 0 && (
        <span className={moved > 0 ? 'rank-won' : 'rank-lost'}>
          {moved > 0 ? <CaretUpFilled aria-hidden /> : <CaretDownFilled aria-hidden />}
          {places}
          <span className="visually-hidden">
            {places > 1 ? ' places' : ' place'} {moved > 0 ? 'de gagnées, rang ' : 'de perdues, rang '}
          </span>
        </span>
      )}{' '}
      {formatNumber(rank)}
    </>
  )
}
