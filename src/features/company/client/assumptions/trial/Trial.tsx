import type { FirmAssumptions } from '#domain'
import { formatEuros, Skeleton } from '#client/ui'
import { exampleHousehold } from '#features/clientFile/contract/household'
import { effortWords } from './effortWords'
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
    <div className="company-trial">
      <p className="remark">
        Exemple&nbsp;: appartement neuf de {formatEuros(property_price)}, loué meublé{' '}
        {formatEuros(suggested_rent, { per: 'mois' })}, {formatEuros(exampleHousehold.contribution)} d’apport, financé
        sur {years}&nbsp;ans
      </p>
      <div role="status">
        {efforts === undefined && <Skeleton lines={1} />}
        {efforts === null && <p>L’effort de cet exemple n’a pas pu être calculé.</p>}
        {efforts && <Effort {...efforts} />}
        {!tried && <p>Une valeur n’est pas valable&nbsp;: corrigez-la pour voir ce qu’elle change.</p>}
      </div>
    </div>
  )
}

function Effort({ isTyped, ...efforts }: Efforts) {
  const { before, after, difference } = effortWords(efforts)
  const name = <>Effort mensuel moyen&nbsp;:</>
  if (!isTyped)
    return (
      <p>
        {name} {before}
      </p>
    )
  if (efforts.held === efforts.tried)
    return (
      <p>
        {name} {before}, <strong>aucun changement</strong> pour cet exemple
      </p>
    )
  return (
    <p>
      {name} {before} aujourd’hui <span aria-hidden>→</span> <strong>{after}</strong> avec ces valeurs, soit{' '}
      {difference}
    </p>
  )
}
