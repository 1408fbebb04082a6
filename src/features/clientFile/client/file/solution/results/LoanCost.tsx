import { formatDate, formatPercent, KeyFigure, KeyFigures } from '#client/ui'
import { Amount } from '#client/ui/explanation'
import { type SimulationAnswer } from '#features/simulation/client'

type Cost = NonNullable<SimulationAnswer['data']['loan_cost']>

/** What borrowing costs in all, as a rate and in euros, beside the ceiling that no bank may pass. */
export function LoanCost({ cost }: { readonly cost: Cost }) {
  const { effective_rate, insurance_effective_rate, total, usury_ceiling, usury_class, usury_from } = cost
  const isOver = effective_rate !== null && effective_rate > usury_ceiling
  const ceiling = `seuil de l’usure ${formatPercent(usury_ceiling)}`
  return (
    <KeyFigures>
      <KeyFigure
        lead
        label="TAEG"
        value={
          <Amount
            figure="loan_cost.effective_rate"
            value={effective_rate}
            unit="rate"
            written={formatPercent(effective_rate)}
          />
        }
        note={isOver ? <strong className="over-limit">au-dessus du {ceiling}</strong> : ceiling}
      />
      <KeyFigure
        label="dont assurance (TAEA)"
        value={
          <Amount
            figure="loan_cost.insurance_effective_rate"
            value={insurance_effective_rate}
            unit="rate"
            written={formatPercent(insurance_effective_rate)}
          />
        }
      />
      <KeyFigure
        label="Coût total du crédit"
        value={<Amount figure="loan_cost.total" value={total} />}
        note="intérêts, assurance et frais"
      />
      <KeyFigure
        label="Seuil de l’usure"
        value={
          <Amount
            figure="loan_cost.usury_ceiling"
            value={usury_ceiling}
            unit="rate"
            written={formatPercent(usury_ceiling)}
          />
        }
        note={`${usury_class}, depuis le ${formatDate(usury_from)}`}
      />
    </KeyFigures>
  )
}
