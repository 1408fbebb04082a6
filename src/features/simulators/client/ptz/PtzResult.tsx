import { Card, formatEuros, KeyFigure, KeyFigures, StatusTag } from '#client/ui'
import { Amount } from '#client/ui/explanation'
import { Obstacles } from '../shell/Obstacles'
import { PtzSchedule } from './PtzSchedule'
import type { Ptz } from './ptzAnswer'

interface PtzProps {
  readonly ptz: Ptz
}

export const headlineOf = ({ eligible, amount }: Ptz): string => (eligible ? formatEuros(amount) : 'non éligible')

export function PtzSummary({ ptz: { eligible, amount } }: PtzProps) {
  if (!eligible) return 'Pas de prêt à taux zéro'
  return (
    <>
      Prêt à taux zéro de <Amount figure="amount" value={amount} />
    </>
  )
}

/** The loan, or what stands in its way. */
export const PtzResult = ({ ptz }: PtzProps) =>
  ptz.eligible ? (
    <>
      <Loan ptz={ptz} />
      <BankLoan ptz={ptz} />
      <PtzSchedule ptz={ptz} />
    </>
  ) : (
    <Obstacles title="Pas de prêt à taux zéro" obstacles={ptz.obstacles}>
      <KeyFigures>
        <RetainedIncome ptz={ptz} />
        <KeyFigure label="Coût retenu" value={<Amount figure="cost_retained" value={ptz.cost_retained} />} />
      </KeyFigures>
    </Obstacles>
  )

const Loan = ({ ptz }: PtzProps) => (
  <Card title="Prêt à taux zéro" state={<StatusTag tone="success">Éligible</StatusTag>}>
    <KeyFigures>
      <KeyFigure
        lead
        label="Montant du prêt"
        value={<Amount figure="amount" value={ptz.amount} />}
        note={
          <>
            <Amount figure="share" value={ptz.share} unit="rate" /> du coût retenu, au plus
          </>
        }
      />
      <Repayment ptz={ptz} />
      <Household ptz={ptz} />
      <KeyFigure
        label="Coût retenu"
        value={<Amount figure="cost_retained" value={ptz.cost_retained} />}
        note={
          <>
            plafonné à <Amount figure="cost_cap" value={ptz.cost_cap} />
          </>
        }
      />
    </KeyFigures>
  </Card>
)

/** How and for how long it is paid back. */
function Repayment({ ptz: { deferral_years, repayment_years, monthly_payment } }: PtzProps) {
  const isDeferred = deferral_years > 0
  return (
    <>
      <KeyFigure
        label="Mensualité"
        value={<Amount figure="monthly_payment" value={monthly_payment} unit="euros_per_month" decimals={2} />}
        note={isDeferred ? 'une fois le différé passé' : 'dès le premier mois'}
      />
      <KeyFigure
        label="Différé"
        value={<Amount figure="deferral_years" value={deferral_years} unit="years" />}
        note={isDeferred ? 'sans rien rembourser' : 'aucun dans cette tranche'}
      />
      <KeyFigure
        label="Remboursement"
        value={<Amount figure="repayment_years" value={repayment_years} unit="years" />}
        note={`${deferral_years + repayment_years}\u00a0ans en tout`}
      />
    </>
  )
}

/** What the income of the household opens. */
const Household = ({ ptz }: PtzProps) => (
  <>
    <KeyFigure
      label="Tranche"
      value={<Amount figure="slice" value={ptz.slice} unit="text" />}
      note={
        <>
          <Amount figure="income_per_part" value={ptz.income_per_part} unit="euros_per_year" /> par part
        </>
      }
    />
    <RetainedIncome ptz={ptz} />
  </>
)

const RetainedIncome = ({ ptz }: PtzProps) => (
  <KeyFigure
    label="Revenu retenu"
    value={<Amount figure="income_retained" value={ptz.income_retained} unit="euros_per_year" />}
    note={
      <>
        pour un plafond de <Amount figure="income_ceiling" value={ptz.income_ceiling} unit="euros_per_year" />
      </>
    }
  />
)

/** What the same amount over the same years would cost at a bank. */
function BankLoan({ ptz }: { readonly ptz: Ptz }) {
  const years = ptz.deferral_years + ptz.repayment_years
  return (
    <Card title="L’économie à côté d’un prêt classique">
      <p className="simulator-sentence">
        Un prêt bancaire de <Amount figure="amount" value={ptz.amount} />, remboursé dès le premier mois sur {years}
        &nbsp;ans, coûterait <Amount figure="interest_saved" value={ptz.interest_saved} /> d’intérêts. Le prêt à taux
        zéro n’en a aucun&#8239;: c’est ce que le foyer épargne, hors assurance.
      </p>
    </Card>
  )
}
