import { formatDate, formatPercent, KeyFigure, KeyFigures } from '#client/ui'
import { Amount } from '#client/ui/explanation'
import { type SimulationAnswer } from '#features/simulation/client'

type Data = SimulationAnswer['data']
type Cost = NonNullable<Data['loan_cost']>

interface LoanCostProps {
  readonly cost: Cost
  readonly loans: Data['loans']
}

/** What borrowing costs in all, as a rate and in euros, beside the ceiling that no bank may pass. */
export function LoanCost({ cost, loans }: LoanCostProps) {
  const { effective_rate, insurance_effective_rate, total, usury_ceiling, usury_class, usury_from, usury_unknown } =
    cost
  const isPlan = loans.length > 1
  const isOver = loans.some((loan) => loan.effective_rate !== null && loan.effective_rate > loan.usury_ceiling)
  return (
    <>
      <KeyFigures>
        <KeyFigure
          lead
          label={isPlan ? 'TAEG du plan' : 'TAEG'}
          value={<Rate figure="loan_cost.effective_rate" value={effective_rate} />}
          note={<Comparison isOver={isOver} isPlan={isPlan} ceiling={usury_ceiling} />}
        />
        <KeyFigure
          label="dont assurance (TAEA)"
          value={<Rate figure="loan_cost.insurance_effective_rate" value={insurance_effective_rate} />}
        />
        <KeyFigure
          label="Coût total du crédit"
          value={<Amount figure="loan_cost.total" value={total} />}
          note="intérêts, assurance et frais"
        />
        <KeyFigure
          label={isPlan ? 'Seuil de l’usure, prêt principal' : 'Seuil de l’usure'}
          value={<Rate figure="loan_cost.usury_ceiling" value={usury_ceiling} />}
          note={`${usury_class}, depuis le ${formatDate(usury_from)}`}
        />
      </KeyFigures>
      {usury_unknown !== null && <p>{usury_unknown}</p>}
    </>
  )
}

const Rate = ({ figure, value }: { figure: string; value: number | null }) => (
  <Amount figure={figure} value={value} unit="rate" written={formatPercent(value)} />
)

/** Each loan of a plan is held to its own ceiling: the table of the loans gives them. */
function Comparison({ isOver, isPlan, ceiling }: { isOver: boolean; isPlan: boolean; ceiling: number }) {
  const limit = isPlan ? 'seuil de l’usure' : `seuil de l’usure ${formatPercent(ceiling)}`
  if (isOver)
    return <strong className="over-limit">{isPlan ? `un prêt au-dessus du ${limit}` : `au-dessus du ${limit}`}</strong>
  return isPlan ? `chaque prêt sous son ${limit}` : limit
}
