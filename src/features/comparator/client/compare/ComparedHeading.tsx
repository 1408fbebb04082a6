import { CloseOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons'
import { formatNumber, StatusTag } from '#client/ui'
import { Button } from '#client/ui/controls'
import { lotKind, lotName } from '#features/catalogue/client/lots'
import type { HouseholdLots } from '#features/clientFile/client/lots'
import { KeepFor } from '../list/KeepFor'
import { faultWords } from '../list/ScoreBar'
import { LotStatus } from '../lot/LotStatus'
import type { ComparedLot } from './ComparedLot'

interface ComparedHeadingProps {
  readonly row: ComparedLot
  readonly household: HouseholdLots | undefined
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onMove: (by: 1 | -1) => void
  readonly onRemove: () => void
}

/** What the lot of a column is, its place among the others, what is decided of it. */
export function ComparedHeading({ row, household, ...acts }: ComparedHeadingProps) {
  const { lot, score, explanation } = row
  return (
    <div className="compare-heading">
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

function Tools({ row: { lot }, household, isFirst, isLast, onMove, onRemove }: ComparedHeadingProps) {
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
