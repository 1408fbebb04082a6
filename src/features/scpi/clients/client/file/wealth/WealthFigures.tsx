import { scpi } from '#domain'
import { formatEuros, formatPercent, KeyFigure, KeyFigures } from '#client/ui'
import { useWealth } from './useWealth'

/** Above this many months, nothing is spent: the ratio tells nothing. */
const NO_OUTFLOW = 99

/** What the budget and the assets come to, as they are typed. */
export function WealthFigures({ accountId }: { accountId: string }) {
  const wealth = useWealth(accountId)
  if (!wealth) return null
  const hasIncome = wealth.income_month > 0
  return (
    <KeyFigures>
      <KeyFigure label="Revenus" value={formatEuros(wealth.income_month, { per: 'mois' })} />
      <KeyFigure label="Charges" value={formatEuros(wealth.charges_month, { per: 'mois' })} />
      <KeyFigure label="Prêts" value={formatEuros(wealth.loans_month, { per: 'mois' })} />
      <KeyFigure label="Reste à vivre" value={formatEuros(wealth.remaining_to_live_on, { per: 'mois' })} />
      <KeyFigure label="Taux d’épargne" value={formatPercent(hasIncome ? wealth.saving_ratio : null)} />
      <KeyFigure label="Taux d’endettement" value={formatPercent(hasIncome ? wealth.debt_ratio : null)} />
      <KeyFigure label="Épargne de précaution" value={precautionWords(wealth.precaution_months)} />
      <KeyFigure label="Disponible immédiatement" value={formatEuros(wealth.liquid_a)} />
      <KeyFigure label="Patrimoine net" value={formatEuros(wealth.net_worth)} />
    </KeyFigures>
  )
}

/** `14 mois`, of what goes out every month. */
export const precautionWords = (months: number): string => (months >= NO_OUTFLOW ? '—' : scpi.monthsText(months))
