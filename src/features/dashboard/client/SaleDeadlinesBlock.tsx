import type { ReactNode } from 'react'
import { Card, Empty, ErrorBlock, formatNumber, Skeleton } from '#client/ui'
import { ComingDeadlines, useComingDeadlines } from '#features/sales/client/deadlines'
import { useArrival } from './ArrivalContext'
import type { ScopeFilter } from './useScope'

/** How many are shown: more than that is the page of sales. */
const SHOWN = 6

interface SaleDeadlinesBlockProps {
  readonly scope: ScopeFilter
  /** Leads to all of them. */
  readonly all: ReactNode
}

/** The deadlines of sales within two weeks, those that are past first. */
export function SaleDeadlinesBlock({ scope: { adviser, business_center }, all }: SaleDeadlinesBlockProps) {
  const { rows, isComplete, failure, refetch, isLate } = useComingDeadlines({
    ...(adviser === undefined ? {} : { created_by: adviser }),
    ...(business_center === undefined ? {} : { business_center }),
  })
  useArrival(isComplete || failure !== undefined)
  return (
    <Card title="Échéances" {...sentenceOf(rows.length, rows.filter(isLate).length)} actions={all}>
      {failure !== undefined && !isComplete ? (
        <ErrorBlock message={failure} onRetry={refetch} />
      ) : !isComplete ? (
        <Skeleton lines={4} />
      ) : rows.length === 0 ? (
        <Empty title="Aucune échéance" sentence="Rien n’arrive à son terme dans les quatorze prochains jours." />
      ) : (
        <ComingDeadlines rows={rows.slice(0, SHOWN)} />
      )}
    </Card>
  )
}

/** `9 dans les quatorze prochains jours, dont 2 dépassées ; les 6 premières ici`. */
function sentenceOf(count: number, late: number): { readonly sentence?: string } {
  if (count === 0) return {}
  const past = late === 0 ? '' : `, dont ${formatNumber(late)} ${late > 1 ? 'dépassées' : 'dépassée'}`
  const shown = count > SHOWN ? `\u202f; les ${SHOWN} premières ici` : ''
  return { sentence: `${formatNumber(count)} d’ici quatorze jours${past}${shown}` }
}
