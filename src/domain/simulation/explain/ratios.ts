import { countedRentShare } from '../../law/lending'
import { inForce } from '../../law/parameter'
import type { TraceInput, TraceStep } from '../../result'
import { roundToCent } from '../../value/rounding'
import type { Computation } from '../computation'
import { given, indicator, input } from './step'

/** One step for each reading of the debt ratio. */
export function debtRatioSteps(computation: Computation): TraceStep[] {
  const { indicators, configuration, rent, signatureDate } = computation
  const household = householdInputs(configuration)
  const payment = input('Mensualité', indicators.monthly_payment, 'euros_per_month', 'indicators.monthly_payment')
  const operation = {
    inputs: [
      ...household,
      payment,
      input('Loyer du bien', rent.monthlyRent, 'euros_per_month', 'monthly_report.monthly_income.rental_income'),
    ],
    law: [inForce(countedRentShare, signatureDate)],
  }
  return [
    indicator(
      'debt_ratio_before',
      'Endettement avant',
      '(Loyer + crédits + pensions) ÷ revenus.',
      indicators.debt_ratio_before,
      'rate',
      { inputs: household },
    ),
    indicator(
      'debt_ratio_after',
      'Endettement après',
      '(Loyer + crédits + pensions + mensualité) ÷ (revenus + part retenue des loyers).',
      indicators.debt_ratio_after,
      'rate',
      operation,
    ),
    indicator(
      'debt_ratio_prudent',
      'Endettement après, banque prudente',
      '(Loyer + crédits + pensions + mensualité) ÷ revenus, sans les loyers à venir.',
      indicators.debt_ratio_prudent,
      'rate',
      {
        inputs: [...household, payment],
      },
    ),
    indicator(
      'debt_ratio_differential',
      'Endettement après, en différentiel',
      '(Loyer + crédits + pensions + mensualité non couverte par la part retenue des loyers) ÷ revenus, augmentés de l’excédent s’il y en a un.',
      indicators.debt_ratio_differential,
      'rate',
      operation,
    ),
  ]
}

function householdInputs(configuration: Computation['configuration']): TraceInput[] {
  return [
    given('Revenus mensuels', configuration.net_monthly_income, 'euros_per_month', 'file'),
    given('Loyer payé', configuration.monthly_rent, 'euros_per_month', 'file'),
    given('Crédits en cours', configuration.monthly_loan_payment, 'euros_per_month', 'file'),
    given('Pensions versées', configuration.alimony, 'euros_per_month', 'file'),
  ]
}

/** One step for each yield of the rents. */
export function yieldSteps({ indicators, rent, lettings, charges, acquisition }: Computation): TraceStep[] {
  const yearlyRent = input('Loyers annuels', roundToCent(rent.monthlyRent * 12), 'euros_per_year')
  const yearlyCharges = charges.reduce((sum, charge) => sum + charge.amount, 0)
  return [
    indicator('gross_yield', 'Rendement brut', 'Loyers annuels ÷ prix du bien.', indicators.gross_yield, 'rate', {
      inputs: [yearlyRent, given('Prix du bien', acquisition.propertyPrice, 'euros', 'file')],
    }),
    indicator(
      'net_yield',
      'Rendement net de charges',
      '(Loyers − vacance − charges) ÷ coût total.',
      indicators.net_yield,
      'rate',
      {
        inputs: [
          yearlyRent,
          ...(lettings.vacancy > 0 ? [given('Vacance', lettings.vacancy, 'rate', 'file')] : []),
          input('Charges annuelles', roundToCent(yearlyCharges), 'euros_per_year'),
          input('Coût total', acquisition.totalCost, 'euros', 'indicators.total_cost'),
        ],
      },
    ),
  ]
}
