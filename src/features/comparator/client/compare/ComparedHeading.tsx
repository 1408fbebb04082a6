import type { KeyboardEvent } from 'react'
import { CloseOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Link } from 'react-router-dom'
import { formatNumber, StatusTag } from '#client/ui'
import { Button } from '#client/ui/controls'
import { lotKind, lotName } from '#features/catalogue/client/lots'
import { propertyAddress } from '#features/catalogue/contract'
import type { HouseholdLots } from '#features/clientFile/client/lots'
import { KeepFor } from '../list/KeepFor'
import { faultWords } from '../list/ScoreBar'
import { LotStatus } from '../lot/LotStatus'
import { CardPicture } from '../pictures/Thumbnail'
import { printJudging, type Judging } from '../search/judging'
import type { ComparedLot } from './ComparedLot'

interface ComparedHeadingProps {
  readonly row: ComparedLot
  readonly household: HouseholdLots | undefined
  readonly judging: Judging
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onMove: (by: 1 | -1) => void
  readonly onRemove: () => void
}

/** The lot of a column: its page, its place among the others, what is decided of it. */
export function ComparedHeading({ row, household, judging, ...acts }: ComparedHeadingProps) {
  const { lot, score, explanation } = row
  return (
    <div className="compare-heading">
      <CardPicture program={lot.program} />
      <Name row={row} judging={judging} {...acts} />
      <span className="lot-facts">{lotKind(lot)}</span>
      <span className="compare-tags">
        <LotStatus status={lot.status} />
        {score.value !== null && <StatusTag tone="info">Note {formatNumber(score.value, { decimals: 1 })}</StatusTag>}
      </span>
      {score.failed.length > 0 && (
        <span className="lot-facts score-failed">Non éligible&nbsp;: {score.failed.map(faultWords).join(', ')}</span>
      )}
      {explanation !== undefined && <span className="lot-facts">Sans chiffres&nbsp;: {explanation}</span>}
      <Tools row={row} household={household} {...acts} />
    </div>
  )
}

function Tools({ row: { lot }, household, isFirst, isLast, onMove, onRemove }: Omit<ComparedHeadingProps, 'judging'>) {
  const name = lotName(lot)
  return (
    <span className="compare-tools">
      <Button
        size="small"
        icon={<LeftOutlined aria-hidden />}
        aria-label={`Déplacer ${name} à gauche`}
        disabled={isFirst}
        onClick={() => {
          onMove(-1)
        }}
      />
      <Button
        size="small"
        icon={<RightOutlined aria-hidden />}
        aria-label={`Déplacer ${name} à droite`}
        disabled={isLast}
        onClick={() => {
          onMove(1)
        }}
      />
      <Button size="small" icon={<CloseOutlined aria-hidden />} aria-label={`Retirer ${name}`} onClick={onRemove} />
      {household && <KeepFor lot={lot} household={household} />}
    </span>
  )
}

type NameProps = Pick<ComparedHeadingProps, 'row' | 'judging' | 'onMove' | 'onRemove'>

/** Opens the lot; the arrows move its column, Delete takes it away. */
function Name({ row: { lot }, judging, onMove, onRemove }: NameProps) {
  const { project } = lot.program
  if (project === null) return <span className="lot-name">{lotName(lot)}</span>
  const acts: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => {
      onMove(-1)
    },
    ArrowRight: () => {
      onMove(1)
    },
    Delete: onRemove,
  }
  return (
    <Link
      className="lot-name"
      to={{ pathname: propertyAddress({ project, id: lot.id }), search: printJudging(judging) }}
      onKeyDown={(event: KeyboardEvent) => {
        const act = acts[event.key]
        if (!act) return
        event.preventDefault()
        act()
      }}
    >
      {lotName(lot)}
    </Link>
  )
}
