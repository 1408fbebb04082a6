import type { ReactNode } from 'react'
import { CaretDownFilled, CaretUpFilled, CheckOutlined } from '@ant-design/icons'
import { propertyStatuses, proposalStatuses } from '#features/catalogue/contract'
import { formatNumber, StatusTag, type Tone } from '#client/ui'
import type { LotRow } from './LotRow'
import { lotKind, schemeName } from './lotWords'
import { euros, percent } from './rankings'

export interface LotColumn {
  readonly title: string
  readonly align?: 'end'
  readonly cell: (row: LotRow, nameOf: (slug: string | null) => string) => ReactNode
}

/** The columns after the rank and the name of the lot. @param years years shown */
export const columnsOf = (years: number): readonly LotColumn[] => [
  { title: 'Type', cell: ({ lot }) => lotKind(lot) },
  { title: 'Commune', cell: ({ lot: { program } }, nameOf) => nameOf(program.municipality) },
  { title: 'Dispositif', cell: ({ lot }) => schemeName(lot) },
  { title: 'Prix', align: 'end', cell: ({ lot }) => euros(lot.property_price) },
  {
    title: 'Effort moyen',
    align: 'end',
    cell: ({ outcome }) => <strong>{euros(outcome?.indicators.average_effort)}</strong>,
  },
  { title: 'Effort max', align: 'end', cell: ({ outcome }) => euros(outcome?.indicators.max_effort.amount) },
  { title: `Gain net à ${years} ans`, align: 'end', cell: ({ outcome }) => euros(outcome?.gain) },
  { title: 'TRI', align: 'end', cell: ({ outcome }) => percent(outcome?.indicators.irr_after_tax) },
  { title: 'Endettement', align: 'end', cell: ({ outcome }) => percent(outcome?.indicators.debt_ratio_after) },
  { title: 'Note', align: 'end', cell: ({ score }) => <Score {...score} /> },
  { title: 'Compatibilité', cell: (row) => <Suitability {...row} /> },
  { title: 'Statut', cell: ({ lot: { status } }) => (status === null ? '—' : propertyStatuses[status]) },
  { title: 'Décision', cell: ({ proposal }) => <DecisionTag status={proposal?.attributes.status} /> },
]

/** Out of 5, one decimal, and what it rests on. */
export function Score({ value, known, applicable }: LotRow['score']) {
  return <span title={`${known} critères sur ${applicable}`}>{formatNumber(value, { decimals: 1 })}</span>
}

export function Suitability({ outcome, faults, explanation }: Pick<LotRow, 'outcome' | 'faults' | 'explanation'>) {
  if (faults.length > 0) return <span className="lot-fault">{faults.join(', ')}</span>
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
