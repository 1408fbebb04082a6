import { countedRentShare } from '../../law/lending'
import { inForce } from '../../law/parameter'
import type { Indicators, TraceStep } from '../../result'
import { roundToCent } from '../../value/rounding'
import type { Computation } from '../computation'
import { DEBT_RATIO_AFTER, DEBT_RATIO_BEFORE, householdInputs } from './debtRatio'
import { type Details, given, indicator, input } from './step'

type DebtRatioName = Extract<keyof Indicators, `debt_ratio_${string}`>

/** One step for each reading of the debt ratio. */
export function debtRatioSteps({ indicators, configuration, rent, signatureDate }: Computation): TraceStep[] {
  const household = householdInputs(configuration)
  const payment = input('Mensualité', indicators.monthly_payment, 'euros_per_month', 'indicators.monthly_payment')
  const rentOfProperty = input(
    'Loyer du bien',
    rent.monthlyRent,
    'euros_per_month',
    'monthly_report.monthly_income.rental_income',
  )
  const operation = {
    inputs: [...household, payment, rentOfProperty],
    law: [inForce(countedRentShare, signatureDate)],
  }
  const ratio = (name: DebtRatioName, label: string, formula: string, details: Details) =>
    indicator(name, label, formula, indicators[name], 'rate', details)
  return [
    ratio('debt_ratio_before', 'Endettement avant', DEBT_RATIO_BEFORE, { inputs: household }),
    ratio('debt_ratio_after', 'Endettement après', DEBT_RATIO_AFTER.hcsf, operation),
    ratio('debt_ratio_prudent', 'Endettement après, banque prudente', DEBT_RATIO_AFTER.prudent, {
      inputs: [...household, payment],
    }),
    ratio('debt_ratio_differential', 'Endettement après, en différentiel', DEBT_RATIO_AFTER.differential, operation),
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
