import type { ReactNode } from 'react'
import { useFormikContext } from 'formik'
import { borrowingCapacity, householdSummary } from '#domain'
import { formatEuros, formatPercent, KeyFigure, KeyFigures } from '#client/ui'
import { today } from '#client/screens'
import { useUsualLoan } from '../../shared/useUsualLoan'

type Values = Readonly<Record<string, unknown>>

/** The six figures, 0 for one that is not typed yet. */
function householdOf(values: Values) {
  const amount = (name: string): number => {
    const value = values[name]
    return typeof value === 'number' ? value : 0
  }
  return {
    net_monthly_income: amount('net_monthly_income'),
    annual_tax: amount('annual_tax'),
    fiscal_part: amount('fiscal_part'),
    alimony: amount('alimony'),
    monthly_rent: amount('monthly_rent'),
    monthly_loan_payment: amount('monthly_loan_payment'),
  }
}

const coupleOrNot = (joint: boolean) => ({ joint, children: [] })

/** What the figures already say, while they are typed: for orientation, the file says the rest. */
export function Preview({ hasCompanion }: { readonly hasCompanion: boolean }) {
  const { values } = useFormikContext<Values>()
  const loan = useUsualLoan()
  const household = householdOf(values)
  if (household.net_monthly_income <= 0 || household.fiscal_part < 1) {
    return (
      <PreviewFrame>
        <p>Le revenu et le nombre de parts donnent la tranche d’imposition et la capacité d’emprunt.</p>
      </PreviewFrame>
    )
  }
  const { marginal_rate, taxable_income, debt_ratio } = householdSummary(household, coupleOrNot(hasCompanion), today())
  return (
    <PreviewFrame>
      <KeyFigures>
        {loan && (
          <KeyFigure
            lead
            label="Capacité d’emprunt"
            value={formatEuros(Math.floor(borrowingCapacity(household, loan, today()) / 1000) * 1000)}
            note={`indicative, sur ${loan.years}\u00a0ans à ${formatPercent(loan.rate)}, sans loyer à venir`}
          />
        )}
        <KeyFigure
          label="TMI estimée"
          value={formatPercent(marginal_rate, { decimals: 0 })}
          note={`${formatEuros(taxable_income)} de revenu imposable${household.annual_tax > 0 ? ', selon l’impôt indiqué' : ''}`}
        />
        <KeyFigure
          label="Endettement actuel"
          value={formatPercent(debt_ratio, { decimals: 1 })}
          note={'limite 35\u202f%'}
        />
      </KeyFigures>
    </PreviewFrame>
  )
}

function PreviewFrame({ children }: { children: ReactNode }) {
  return (
    <aside className="new-file-preview" aria-label="Aperçu">
      <h2>Aperçu</h2>
      {children}
    </aside>
  )
}
