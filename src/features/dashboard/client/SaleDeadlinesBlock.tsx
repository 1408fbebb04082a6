import { Link } from 'react-router-dom'
import { Empty, formatNumber } from '#client/ui'
import { ComingDeadlines, useComingDeadlines } from '#features/sales/client/deadlines'
import { salesAddress } from '#features/sales/contract/addresses'
import { Block } from './Block'
import { salesOf, type ScopeFilter } from './useScope'

/** How many are shown: more than that is the page of sales. */
const SHOWN = 6

/** The deadlines of sales within two weeks, those that are past first. */
export function SaleDeadlinesBlock({ scope }: { readonly scope: ScopeFilter }) {
  const { rows, total, isComplete, failure, refetch, isLate } = useComingDeadlines(salesOf(scope), SHOWN)
  const late = rows.filter(isLate).length
  return (
    <Block
      title="Échéances"
      {...(total > 0 && { sentence: sentenceOf(total, late) })}
      actions={<Link to={salesAddress}>Toutes les ventes</Link>}
      isThere={isComplete}
      {...{ failure, refetch }}
    >
      {rows.length === 0 ? (
        <Empty title="Aucune échéance" sentence="Rien n’arrive à son terme dans les quatorze prochains jours." />
      ) : (
        <ComingDeadlines rows={rows} />
      )}
    </Block>
  )
}

/** `9 d’ici quatorze jours, dont 2 dépassées ; les 6 premières ici`: those that are past come first. */
function sentenceOf(total: number, late: number): string {
  const atLeast = late === SHOWN && total > SHOWN ? 'au moins ' : ''
  const past = late === 0 ? '' : `, dont ${atLeast}${formatNumber(late)} ${late > 1 ? 'dépassées' : 'dépassée'}`
  const shown = total > SHOWN ? `\u202f; les ${SHOWN} premières ici` : ''
  return `${formatNumber(total)} d’ici quatorze jours${past}${shown}`
}
