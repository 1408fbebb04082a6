import { useEffect, useState } from 'react'
import { engine } from '#client/engine'
import type { LotCalculation } from '../../calculation/lots'
import { Skeleton } from '#client/ui'
import { Button } from '#client/ui/controls'
import type { LotRow } from './LotRow'
import { rankings, type RankingName, type RankingOrder } from './rankings'
import { reasonsOf, scoreReasonsOf, type Reason } from './reasons'

interface WhyProps {
  readonly row: LotRow
  /** Those ranked with it. */
  readonly rows: readonly LotRow[]
  readonly ranking: RankingName
  readonly calculation: LotCalculation
}

/** The three answers of a lot, or scores, that weigh most in its place, against the median of the lots ranked. */
export function WhyThisRank(props: WhyProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="lot-why">
      <h3>
        <Button
          type="link"
          aria-expanded={isOpen}
          onClick={() => {
            setOpen(!isOpen)
          }}
        >
          Pourquoi ce rang&#8239;?
        </Button>
      </h3>
      {isOpen && <Reasons {...props} />}
    </section>
  )
}

function Reasons({ row, rows, ranking, calculation }: WhyProps) {
  const [found, setFound] = useState<{ readonly of: LotRow; readonly reasons: readonly Reason[] }>()
  useEffect(() => {
    let isWanted = true
    void find(row, rows, ranking, calculation).then((reasons) => {
      if (isWanted) setFound({ of: row, reasons })
    })
    return () => {
      isWanted = false
    }
  }, [row, rows, ranking, calculation])
  if (!found) return <Skeleton lines={3} />
  if (found.reasons.length === 0) return <p className="remark">Ce lot est dans la médiane de ceux qui sont classés.</p>
  return (
    <ol className="lot-reasons">
      {found.reasons.map(({ sentence, effect }) => (
        <li key={sentence}>
          {sentence}
          {effect !== undefined && (
            <>
              {' '}
              → <strong>{effect}</strong>
            </>
          )}
        </li>
      ))}
    </ol>
  )
}

async function find(
  row: LotRow,
  rows: readonly LotRow[],
  ranking: RankingName,
  { operationOf }: LotCalculation,
): Promise<readonly Reason[]> {
  const { explained }: RankingOrder = rankings[ranking]
  const operation = operationOf(row.lot)
  if (!explained || !row.outcome || 'reason' in operation)
    return scoreReasonsOf(
      row,
      rows.map(({ lot }) => lot),
    )
  const others = rows.flatMap(({ lot, outcome }) => {
    const other = outcome ? operationOf(lot) : undefined
    return other && !('reason' in other) ? [other.configuration] : []
  })
  return reasonsOf(operation, others, explained, engine.effectsOf)
}
