import type { GuaranteeKind } from '../configuration'
import { callsForFunds } from '../law/offPlan'
import { inForce } from '../law/parameter'
import type { Assumption } from '../result'
import { roundToCent } from '../value/rounding'
import { assumption, text } from './assumption'
import { interimInterestOf } from './calls'
import type { Computation } from './computation'
import { constructionMonths } from './offPlan'

/** What changes the loan besides its amount, its duration and its rate. */
export function loanAssumptions(computation: Computation): Assumption[] {
  const { configuration, acquisition, signatureDate, deliveryDate } = computation
  if (acquisition.loanAmount === 0) return []
  const construction = constructionMonths(signatureDate, deliveryDate)
  const { insurance_basis, guarantee_kind, smoothed_loans = [] } = configuration
  return [
    ...(construction > 0
      ? [
          assumption(
            'calls_for_funds',
            'Appels de fonds pendant le chantier',
            inForce(callsForFunds, signatureDate).text(),
            'text',
            'law',
          ),
          assumption('interim_interest', 'Intérêts intercalaires', interimInterestOf(computation), 'euros', 'law'),
        ]
      : []),
    ...(insurance_basis === 'remaining'
      ? [text('insurance_basis', 'Assurance emprunteur', 'Sur le capital restant dû', 'file')]
      : []),
    ...(guarantee_kind === undefined
      ? []
      : [text('guarantee_kind', 'Garantie du prêt', GUARANTEES[guarantee_kind], 'file')]),
    ...(smoothed_loans.length > 0
      ? [
          assumption(
            'smoothed_loans',
            'Mensualités des crédits lissés',
            roundToCent(smoothed_loans.reduce((sum, { monthly_credit }) => sum + monthly_credit, 0)),
            'euros_per_month',
            'file',
          ),
        ]
      : []),
  ]
}

const GUARANTEES: Readonly<Record<GuaranteeKind, string>> = {
  caution: 'Caution',
  mortgage: 'Hypothèque',
  lender_privilege: 'Hypothèque légale du prêteur',
}

/** What the file says of the sale. */
export function saleAssumptions({
  configuration: { yearly_value_growth_rate: growth = 0, resale_fee_rate: fee = 0 },
}: Computation): Assumption[] {
  return [
    ...(growth !== 0
      ? [assumption('yearly_value_growth_rate', 'Évolution annuelle de la valeur du bien', growth, 'rate', 'file')]
      : []),
    ...(fee > 0 ? [assumption('resale_fee_rate', 'Frais de revente', fee, 'rate', 'file')] : []),
  ]
}
