import { countedRentShare } from '../../law/lending'
import { inForce } from '../../law/parameter'
import { capitalGainRules } from '../../tax/capitalGain'
import type { Computation } from '../computation'
import type { Indicators, TraceInput, TraceStep, Unit, YearLine } from '../../result'
import { endOfYear } from '../../value/calendar'
import { input, step, TO_THE_CENT } from './step'

/** One step for each indicator. */
export function indicatorSteps(computation: Computation): TraceStep[] {
  return [...costSteps(computation), ...effortSteps(computation), ...wealthSteps(computation), ...ratioSteps(computation)]
}

function indicator(
  name: keyof Indicators,
  label: string,
  formula: string,
  value: number | null,
  unit: Unit,
  details: Parameters<typeof step>[5] = {},
): TraceStep {
  return step(`indicators.${name}`, label, formula, value, unit, details)
}

function costSteps({ acquisition, configuration, indicators }: Computation): TraceStep[] {
  const uses: TraceInput[] = [
    input('Prix du bien', acquisition.propertyPrice, 'euros'),
    input('Frais de notaire', acquisition.notaryFee, 'euros'),
    input('Travaux', acquisition.renovationPrice, 'euros'),
    input('Mobilier', acquisition.furniturePrice, 'euros'),
    input('Garantie, dossier et courtage', acquisition.loanFees, 'euros'),
  ]
  return [
    indicator('total_cost', 'Coût total', 'Somme des emplois.', indicators.total_cost, 'euros', { inputs: uses }),
    indicator('loan_amount', 'Montant emprunté', 'Coût total moins apport, au moins 0.', indicators.loan_amount, 'euros', {
      inputs: [input('Coût total', acquisition.totalCost, 'euros'), input('Apport', configuration.contribution, 'euros')],
    }),
    indicator('monthly_payment', 'Mensualité', 'Première mensualité pleine, assurance comprise.', indicators.monthly_payment, 'euros_per_month', {
      inputs: [
        input('Montant emprunté', acquisition.loanAmount, 'euros'),
        input('Taux annuel', configuration.loan_rate, 'rate'),
        input('Durée', configuration.loan_duration, 'years'),
        input('Taux d’assurance', configuration.insurance_rate, 'rate'),
      ],
      rounding: TO_THE_CENT,
    }),
  ]
}

function effortSteps({ indicators, lines }: Computation): TraceStep[] {
  const highest = lines.find((line) => line.year === indicators.max_effort.year)
  const saved = lines.filter((line) => line.tax_saving > 0)
  return [
    indicator('average_effort', 'Effort mensuel moyen', 'Moyenne des efforts des mois où le prêt court\u202f; sur toute la durée affichée sans prêt.', indicators.average_effort, 'euros_per_month', {
      inputs: lines.map((line) => input(`Effort ${line.year}`, line.monthly_effort, 'euros_per_month')),
      rounding: TO_THE_CENT,
    }),
    indicator('max_effort', 'Effort le plus haut', 'Le plus haut des efforts annuels, par mois.', indicators.max_effort.amount, 'euros_per_month', {
      inputs: highest === undefined ? [] : cashFlowInputs(highest),
    }),
    indicator('total_tax_saving', 'Économie d’impôt cumulée', 'Somme des économies d’impôt de chaque année.', indicators.total_tax_saving, 'euros', {
      inputs: saved.map((line) => input(`Année ${line.year}`, line.tax_saving, 'euros_per_year')),
    }),
  ]
}

function cashFlowInputs(line: YearLine): TraceInput[] {
  return [
    input(`Loyers ${line.year}`, line.rent, 'euros_per_year'),
    input('Économie d’impôt', line.tax_saving, 'euros_per_year'),
    input('Charges', line.charges, 'euros_per_year'),
    input('Prêt et assurance', line.principal + line.interest + line.insurance, 'euros_per_year'),
    input('Impôt sur les loyers', line.rent_tax, 'euros_per_year'),
    input('Mois loués', line.months_let, 'months'),
  ]
}

function wealthSteps({ indicators, lines, acquisition }: Computation): TraceStep[] {
  const last = lines.at(-1)
  if (last === undefined) return []
  const gainRules = last.capital_gain_tax > 0 ? Object.values(capitalGainRules(endOfYear(last.year))) : []
  return [
    indicator('net_wealth', 'Patrimoine net à terme', 'Valeur du bien moins capital restant dû, moins impôt de plus-value et avantages repris si le bien était vendu.', indicators.net_wealth, 'euros', {
      inputs: [
        input('Valeur du bien', last.property_value, 'euros'),
        input('Capital restant dû', last.remaining_capital, 'euros'),
        input('Impôt de plus-value', last.capital_gain_tax, 'euros'),
        input('Réductions d’impôt et TVA reprises', last.exit_cost, 'euros'),
      ],
      law: gainRules,
    }),
    indicator('irr_after_tax', 'TRI après impôt', 'Taux annuel qui annule la somme actualisée de l’apport, des trésoreries de chaque année, de la TVA remboursée et du patrimoine net final (base réelle/365).', indicators.irr_after_tax, 'rate', {
      inputs: [
        input('Apport employé', acquisition.totalCost - acquisition.loanAmount, 'euros'),
        ...lines.map((line) => input(`Trésorerie ${line.year}`, line.cash_flow, 'euros_per_year')),
        ...lines.filter((line) => line.vat_refund > 0).map((line) => input(`TVA remboursée ${line.year}`, line.vat_refund, 'euros')),
        input('Patrimoine net final', last.net_wealth, 'euros'),
      ],
    }),
  ]
}

function ratioSteps({ indicators, configuration, rent, charges, acquisition, signatureDate }: Computation): TraceStep[] {
  const yearlyRent = input('Loyers annuels', rent.monthlyRent * 12, 'euros_per_year')
  const yearlyCharges = charges.reduce((sum, charge) => sum + charge.amount, 0)
  const household = [
    input('Revenus mensuels', configuration.net_monthly_income, 'euros_per_month'),
    input('Loyer payé', configuration.monthly_rent, 'euros_per_month'),
    input('Crédits en cours', configuration.monthly_loan_payment, 'euros_per_month'),
    input('Pensions versées', configuration.alimony, 'euros_per_month'),
  ]
  const payment = input('Mensualité', indicators.monthly_payment, 'euros_per_month')
  const operation = {
    inputs: [...household, payment, input('Loyer du bien', rent.monthlyRent, 'euros_per_month')],
    law: [inForce(countedRentShare, signatureDate)],
  }
  return [
    indicator('debt_ratio_before', 'Endettement avant', '(Loyer + crédits + pensions) ÷ revenus.', indicators.debt_ratio_before, 'rate', { inputs: household }),
    indicator('debt_ratio_after', 'Endettement après', '(Loyer + crédits + pensions + mensualité) ÷ (revenus + part retenue des loyers).', indicators.debt_ratio_after, 'rate', operation),
    indicator('debt_ratio_prudent', 'Endettement après, banque prudente', '(Loyer + crédits + pensions + mensualité) ÷ revenus, sans les loyers à venir.', indicators.debt_ratio_prudent, 'rate', {
      inputs: [...household, payment],
    }),
    indicator('debt_ratio_differential', 'Endettement après, en différentiel', '(Loyer + crédits + pensions + mensualité non couverte par la part retenue des loyers) ÷ revenus, augmentés de l’excédent s’il y en a un.', indicators.debt_ratio_differential, 'rate', operation),
    indicator('gross_yield', 'Rendement brut', 'Loyers annuels ÷ prix du bien.', indicators.gross_yield, 'rate', {
      inputs: [yearlyRent, input('Prix du bien', acquisition.propertyPrice, 'euros')],
    }),
    indicator('net_yield', 'Rendement net de charges', '(Loyers − charges) ÷ coût total.', indicators.net_yield, 'rate', {
      inputs: [yearlyRent, input('Charges annuelles', yearlyCharges, 'euros_per_year'), input('Coût total', acquisition.totalCost, 'euros')],
    }),
  ]
}
