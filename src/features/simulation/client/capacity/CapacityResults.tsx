import { Card, formatEuros, formatPercent, KeyFigure, KeyFigures } from '#client/ui'
import { Amount } from '#client/ui/explanation'
import { UnverifiedRules } from '../explanation/UnverifiedRules'
import type { CapacityAnswer } from '../investmentCapacity'
import { DebtGauge } from './DebtGauge'
import { DebtReadings } from './DebtReadings'
import { isAtLimit, leversOf } from './levers'
import type { Capacity } from './useCapacity'
import './capacityResults.css'

/**
 * How much, and why: the budget, how it is paid for, what is left to live on, and how other banks would read it.
 * @param people of the household, each of whom has a share of what is left; undefined where nobody said
 */
export function CapacityResults({
  capacity,
  people,
}: {
  readonly capacity: Capacity
  readonly people: number | undefined
}) {
  const { data, meta } = capacity.answer
  return (
    <>
      <Figures capacity={capacity} />
      {isAtLimit(data) && <AtLimit capacity={capacity} />}
      <div className="capacity-debt">
        <Card title="Endettement">
          <DebtGauge before={data.debt_ratio_before} after={data.debt_ratio_after} limit={data.max_debt_ratio} />
        </Card>
        <Card title="Reste à vivre">
          <ResidualIncome data={data} people={people} />
        </Card>
      </div>
      <DebtReadings readings={data.readings} budget={data.budget} />
      <UnverifiedRules sentences={meta.unverified} />
    </>
  )
}

function Figures({ capacity: { question, answer } }: { capacity: Capacity }) {
  const { budget, monthly_payment, loan_amount, notary_fee, loan_fees, total_cost } = answer.data
  return (
    <KeyFigures>
      <KeyFigure
        lead
        label="Budget maximal"
        value={budget === null ? 'Non limité' : <Amount figure="budget" value={budget} />}
        note={budget === null ? 'les loyers paieraient le prêt à tout prix' : 'prix du bien, hors frais'}
      />
      <KeyFigure
        label="Mensualité maximale"
        value={<MonthlyPayment amount={monthly_payment} />}
        note={loan_amount > 0 ? `sur ${question.loan_duration} ans, assurance comprise` : 'sans emprunt'}
      />
      <KeyFigure
        label="Capital empruntable"
        value={<Amount figure="loan_amount" value={loan_amount} />}
        note="loyers du bien comptés"
      />
      <KeyFigure
        label="Apport"
        value={<Amount figure="contribution" value={question.contribution} />}
        note="frais compris"
      />
      <KeyFigure
        label="Frais"
        value={
          <>
            <Amount figure="notary_fee" value={notary_fee} /> + <Amount figure="loan_fees" value={loan_fees} />
          </>
        }
        note="de notaire, puis du prêt"
      />
      <KeyFigure label="Coût total" value={<Amount figure="total_cost" value={total_cost} />} note="prix et frais" />
    </KeyFigures>
  )
}

const MonthlyPayment = ({ amount }: { amount: number }) => (
  <Amount figure="monthly_payment" value={amount} unit="euros_per_month" written={formatEuros(amount)} />
)

/** Nothing can be borrowed: why, and what would change it. */
function AtLimit({
  capacity: {
    question,
    answer: { data },
  },
}: {
  capacity: Capacity
}) {
  return (
    <Card title="Le foyer ne peut rien emprunter">
      <p>
        À {formatPercent(data.max_debt_ratio, { decimals: 0 })}, le foyer est déjà au plafond (
        {formatPercent(data.debt_ratio_before, { decimals: 0 })}). Leviers&nbsp;:
      </p>
      <ul className="capacity-levers">
        {leversOf(question, data).map(({ change, effect }) => (
          <li key={change}>
            <strong>{change}</strong>&nbsp;: {effect}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function ResidualIncome({
  data: { residual_income_before: before, residual_income_after: after, expected_rent: rent },
  people,
}: {
  readonly data: CapacityAnswer['data']
  readonly people: number | undefined
}) {
  return (
    <>
      <p className="residual-income">
        <Amount figure="residual_income_after" value={after} unit="euros_per_month" />
        <small>
          après l’achat, contre <Amount figure="residual_income_before" value={before} unit="euros_per_month" />{' '}
          aujourd’hui
        </small>
      </p>
      <p className="capacity-note">
        {people !== undefined && <EachPerson residual={after} people={people} />}
        {rent > 0 && (
          <>
            Loyer attendu&nbsp;: <Amount figure="expected_rent" value={rent} unit="euros_per_month" />.
          </>
        )}
      </p>
    </>
  )
}

const EachPerson = ({ residual, people }: { readonly residual: number; readonly people: number }) => (
  <>
    Soit <Amount figure="residual_income_per_person" value={residual / people} unit="euros_per_month" /> par personne,
    pour {people} {people > 1 ? 'personnes' : 'personne'}.{' '}
  </>
)
