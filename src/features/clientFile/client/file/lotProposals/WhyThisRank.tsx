import { useEffect, useState } from 'react'
import { engine } from '#client/engine'
import type { LotCalculation } from '#features/clientFile/contract/lots'
import { formatNumber, Skeleton } from '#client/ui'
import { Button } from '#client/ui/controls'
import type { LotRow } from './LotRow'
import { rankings, type RankingName, type RankingOrder } from './rankings'
import { decisiveReason, reasonsOf, scoreReasonsOf, type Reason } from './reasons'

interface WhyProps {
  readonly row: LotRow
  /** All those that are ranked. */
  readonly ranked: readonly LotRow[]
  readonly ranking: RankingName
  readonly calculation: LotCalculation
}

/** Why a lot has its rank: the figure that the lots are ranked by, then what weighs most in it, its price always, against their median. */
export function WhyThisRank(props: WhyProps) {
  const [isOpen, setOpen] = useState(false)
  if (props.row.rank === 0) return <p className="remark">Sans rang&nbsp;: {whyNoRank(props)}</p>
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
      {isOpen && <Explanation {...props} />}
    </section>
  )
}

function whyNoRank({ row, ranked, ranking }: WhyProps): string {
  if (!ranked.some(({ lot }) => lot.id === row.lot.id)) return 'les filtres en cours ne cherchent pas ce lot.'
  const missing = `${rankings[ranking].name.toLowerCase()} n’est pas connu, il vient après les lots classés.`
  const isAwaited = row.outcome === undefined && row.explanation === undefined && ranking !== 'note'
  return isAwaited ? 'ses chiffres sont en cours de calcul.' : missing
}

function Explanation(props: WhyProps) {
  const { row, ranking } = props
  const ranked = props.ranked.filter(({ rank }) => rank > 0)
  const decisive = decisiveReason(row, ranked, ranking)
  return (
    <>
      <p>
        {formatNumber(row.rank)}
        <sup>{row.rank === 1 ? 'er' : 'e'}</sup> sur {formatNumber(ranked.length)} par {rankings[ranking].label}.{' '}
        {decisive && <strong>{decisive.sentence}.</strong>}
        {unrankedWords(props.ranked.length - ranked.length)}
      </p>
      <Reasons key={`${row.lot.id} ${ranking}`} {...props} />
    </>
  )
}

/** ` 7 autres lots n’ont pas ce chiffre, ils viennent après.` */
function unrankedWords(count: number): string {
  if (count === 0) return ''
  return count === 1
    ? ' Un autre lot n’a pas ce chiffre, il vient après.'
    : ` ${formatNumber(count)} autres lots n’ont pas ce chiffre, ils viennent après.`
}

function Reasons({ row, ranked, ranking, calculation }: WhyProps) {
  const [found, setFound] = useState<readonly Reason[]>()
  useEffect(() => {
    let isWanted = true
    void find(row, ranked, ranking, calculation).then((reasons) => {
      if (isWanted) setFound(reasons)
    })
    return () => {
      isWanted = false
    }
  }, [row, ranked, ranking, calculation])
  if (!found) return <Skeleton lines={3} />
  return (
    <ol className="lot-reasons">
      {found.map(({ sentence, effect }) => (
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
  ranked: readonly LotRow[],
  ranking: RankingName,
  { operationOf }: LotCalculation,
): Promise<readonly Reason[]> {
  const { explained }: RankingOrder = rankings[ranking]
  const operation = operationOf(row.lot)
  if (!explained || !row.outcome || 'reason' in operation)
    return scoreReasonsOf(
      row,
      ranked.map(({ lot }) => lot),
    )
  const others = ranked.flatMap(({ lot, outcome }) => {
    const other = outcome ? operationOf(lot) : undefined
    return other && !('reason' in other) ? [other.configuration] : []
  })
  return reasonsOf(operation, others, explained, engine.effectsOf)
}
