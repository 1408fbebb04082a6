import { Card, formatEuros, KeyFigure, KeyFigures, StatusTag } from '#client/ui'
import { Amount } from '#client/ui/explanation'
import type { SimulatorAnswer } from '#features/simulation/client'

type Ptz = Extract<SimulatorAnswer, { name: 'ptz' }>['data']

export const headlineOf = ({ eligible, amount }: Ptz): string => (eligible ? formatEuros(amount) : 'non éligible')

export function PtzSummary({ ptz: { eligible, amount } }: { readonly ptz: Ptz }) {
  if (!eligible) return 'Pas de prêt à taux zéro'
  return (
    <>
      Prêt à taux zéro de <Amount figure="amount" value={amount} />
    </>
  )
}

/** The loan, or what stands in its way. */
export function PtzResult({ ptz }: { readonly ptz: Ptz }) {
  return ptz.eligible ? <Loan ptz={ptz} /> : <Obstacles ptz={ptz} />
}

function Obstacles({ ptz: { obstacles } }: { readonly ptz: Ptz }) {
  return (
    <Card title="Pas de prêt à taux zéro" state={<StatusTag tone="warning">Non éligible</StatusTag>}>
      <ul className="simulator-refusals">
        {obstacles.map(({ criterion, message }) => (
          <li key={criterion}>{message}</li>
        ))}
      </ul>
    </Card>
  )
}

function Loan({ ptz }: { readonly ptz: Ptz }) {
  return (
    <KeyFigures>
      <KeyFigure lead label="Prêt à taux zéro" value={<Amount figure="amount" value={ptz.amount} />} />
      <KeyFigure label="Intérêts évités" value={<Amount figure="interest_saved" value={ptz.interest_saved} />} />
    </KeyFigures>
  )
}
