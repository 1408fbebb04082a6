import { useFormikContext } from 'formik'
import { borrowingCapacity, householdSummary } from '#domain'
import { formatEuros, formatPercent, KeyFigure, KeyFigures } from '#client/ui'
import { today } from '../../today'
import { useUsualLoan } from '../useUsualLoan'
import { companionFieldName } from './entry'

type Values = Readonly<Record<string, unknown>>

/** What the figures already say, while they are typed: for orientation, the file says the rest. */
export function Preview({ hasCompanion }: { hasCompanion: boolean }) {
  const { values } = useFormikContext<Values>()
  const loan = useUsualLoan()
  const amount = (name: string): number => {
    const value = values[name]
    return typeof value === 'number' ? value : 0
  }
  const household = {
    net_monthly_income: amount('net_monthly_income') + (hasCompanion ? amount(companionFieldName('net_monthly_income')) : 0),
    annual_tax: amount('annual_tax'),
    fiscal_part: amount('fiscal_part'),
    alimony: amount('alimony'),
    monthly_rent: amount('monthly_rent'),
    monthly_loan_payment: amount('monthly_loan_payment'),
  }
  const isKnown = household.net_monthly_income > 0
  const summary = isKnown && household.fiscal_part >= 1 ? householdSummary(household, undefined, today()) : null
  const capacity = isKnown && loan ? Math.floor(borrowingCapacity(household, loan, today()) / 1000) * 1000 : null
  return (
    <aside className="new-file-preview" aria-label="Aperçu">
      <KeyFigures>
        <KeyFigure lead label="Capacité indicative" value={formatEuros(capacity)} note={loan && `empruntables sur ${loan.years} ans à ${formatPercent(loan.rate)}`} />
        <KeyFigure label="TMI estimée" value={formatPercent(summary?.marginal_rate, { decimals: 0 })} note={summary ? `${formatEuros(summary.taxable_income)} de revenu imposable` : 'avec le revenu et les parts'} />
        <KeyFigure label="Endettement actuel" value={formatPercent(summary?.debt_ratio, { decimals: 1 })} note="loyer, crédits et pensions ; limite 35 %" />
      </KeyFigures>
    </aside>
  )
}
