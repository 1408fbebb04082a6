import type { FirmAssumptions } from '#domain'
import { isEqual } from '#contract/json'
import { formatEuros, Skeleton } from '#client/ui'
import { exampleHousehold } from '#features/clientFile/contract/household'
import { examplePurchase } from './exampleOperation'
import { useEfforts, type Efforts } from './useEfforts'

interface TrialProps {
  /** What the firm assumes today. */
  readonly held: FirmAssumptions
  /** What it would with what is typed; undefined while something is wrong. */
  readonly tried: FirmAssumptions | undefined
  /** Of the loan. */
  readonly years: number
}

/** What the values that are typed change for one household, before anybody saves them. */
export function Trial({ held, tried, years }: TrialProps) {
  const efforts = useEfforts({ held, tried: tried ?? held, years })
  const { property_price, suggested_rent } = examplePurchase
  return (
    <div className="company-trial" role="status">
      <p className="remark">
        Exemple&nbsp;: appartement neuf de {formatEuros(property_price)}, loué meublé{' '}
        {formatEuros(suggested_rent, { per: 'mois' })}, {formatEuros(exampleHousehold.contribution)} d’apport, financé
        sur {years}&nbsp;ans
      </p>
      {efforts === undefined && <Skeleton lines={1} />}
      {efforts === null && <p>L’effort de cet exemple n’a pas pu être calculé.</p>}
      {efforts && <Effort {...efforts} state={stateOf(held, tried)} />}
    </div>
  )
}

type State = 'wrong' | 'untouched' | 'typed'

const stateOf = (held: FirmAssumptions, tried: FirmAssumptions | undefined): State => {
  if (!tried) return 'wrong'
  return isEqual(held, tried) ? 'untouched' : 'typed'
}

function Effort({ held, tried, state }: Efforts & { readonly state: State }) {
  const [before, after, change] = written(held, tried)
  if (state === 'wrong')
    return (
      <p>
        Effort mensuel moyen aujourd’hui&nbsp;: {before}. Une valeur tapée n’est pas valable&#8239;; corrigez-la pour
        voir ce qu’elle change.
      </p>
    )
  if (state === 'untouched') return <p>Effort mensuel moyen aujourd’hui&nbsp;: {before}</p>
  if (held === tried)
    return (
      <p>
        Effort mensuel moyen&nbsp;: {before}, <strong>aucun changement</strong>
      </p>
    )
  return (
    <p>
      Effort mensuel moyen&nbsp;: <del>{before}</del> <span aria-label="devient">→</span> <ins>{after}</ins>, soit{' '}
      {change} de {tried > held ? 'plus' : 'moins'}
    </p>
  )
}

/**
 * Two efforts and what is between them as they are written, euros a month; with cents where whole euros would not tell one from the
 * other. A surplus is named.
 */
function written(held: number, tried: number): readonly [before: string, after: string, change: string] {
  const [before, after] = [Math.round(held), Math.round(tried)]
  const isTold = before !== 0 && after !== 0 && (before === after) === (held === tried)
  const amount = (effort: number): string => formatEuros(Math.abs(effort), { decimals: isTold ? 0 : 2, per: 'mois' })
  const named = (effort: number): string => (effort < 0 ? `excédent de ${amount(effort)}` : amount(effort))
  return [named(held), named(tried), amount(isTold ? after - before : tried - held)]
}
