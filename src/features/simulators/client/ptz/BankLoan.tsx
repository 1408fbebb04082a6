import { Card } from '#client/ui'
import { Amount } from '#client/ui/explanation'
import type { Ptz } from './ptzAnswer'

/** What the same amount over the same years would cost at a bank. */
export function BankLoan({ ptz }: { readonly ptz: Ptz }) {
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
