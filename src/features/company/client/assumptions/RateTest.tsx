import { loanRateFor } from '#domain'
import { formatPercent } from '#client/ui'
import { IntegerInput } from '#client/ui/inputs'
import { loanDurations } from '#features/simulation/contract'
import type { LoanRates } from './trial/firmAssumptions'

interface RateTestProps {
  readonly rates: LoanRates
  readonly years: number | null
  readonly onYears: (years: number | null) => void
}

/** Which rate a loan of so many years is calculated with: the rule, tried. */
export function RateTest({ rates, years, onYears }: RateTestProps) {
  const step = years === null ? undefined : loanDurations.find((duration) => Number(duration) >= years)
  return (
    <div className="company-test">
      <IntegerInput
        label="Essayer une durée"
        unit="ans"
        minimum={1}
        maximum={40}
        value={years}
        onChange={(value) => {
          onYears(typeof value === 'number' ? value : null)
        }}
      />
      <p role="status">
        {years === null
          ? 'Tapez une durée.'
          : step
            ? `${years}\u00a0ans\u00a0: taux sur ${step}\u00a0ans, ${formatPercent(loanRateFor(years, rates))}`
            : `${years}\u00a0ans\u00a0: au-delà du dernier palier, aucun taux (0\u202f%)`}
      </p>
    </div>
  )
}
