import { deadlines } from '#domain'
import { isIsoDate } from '#contract'
import { isNumber, isText, type Entries } from '#contract/json'
import { formatEuros, formatPercent } from '#client/ui'
import { today } from '#client/screens'

/** The most that the deposit may be, and why; what is over it is said before the server refuses it. */
export function DepositNote({ values: { price, deposit_amount, deed_expected_at } }: { readonly values: Entries }) {
  if (!isNumber(price) || !isText(deed_expected_at) || !isIsoDate(deed_expected_at))
    return <p className="field-help">Le plafond du dépôt se calcule du prix et du jour prévu pour l’acte.</p>
  const { share, amount, source } = deadlines.depositCeiling(price, today(), deed_expected_at)
  const isOver = isNumber(deposit_amount) && deposit_amount > amount
  return (
    <p className={isOver ? 'field-error' : 'field-help'} role="status">
      {share === 0
        ? 'Aucun dépôt ne peut être demandé : l’acte est prévu dans plus de deux ans'
        : `Dépôt de ${formatEuros(amount)} au plus, soit ${formatPercent(share, { decimals: 0 })} du prix`}{' '}
      ({source}).
    </p>
  )
}
