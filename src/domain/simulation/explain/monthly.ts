import type { Computation } from '../computation'
import type { TraceStep, YearLine } from '../../result'
import type { TaxEffect } from '../taxEffect'
import { input, step, TO_THE_CENT } from './step'
import { taxSteps } from './tax'

const INCOME = 'monthly_report.monthly_income'
const EXPENSE = 'monthly_report.monthly_expense'

/** One step for each line of the monthly report. */
export function monthlySteps(computation: Computation, line: YearLine, effect: TaxEffect): TraceStep[] {
  const { monthly_income, monthly_expense, effort } = computation.monthlyReport
  return [
    rentStep(computation),
    taxSavingStep(computation, line, effect),
    step(`${INCOME}.total`, 'Entrées du mois', 'Loyer plus économie d’impôt.', monthly_income.total, 'euros_per_month', {
      inputs: [
        input('Loyer', monthly_income.rental_income, 'euros_per_month'),
        input('Économie d’impôt', monthly_income.tax_saving, 'euros_per_month'),
      ],
    }),
    ...loanSteps(computation, line),
    ...chargeSteps(computation),
    step(`${EXPENSE}.tax`, 'Impôt sur les loyers', 'Supplément d’impôt et prélèvements sociaux de l’année, par mois.', monthly_expense.tax, 'euros_per_month', {
      inputs: [input(`Année ${line.year}`, line.rent_tax, 'euros_per_year'), input('Mois loués', line.months_let, 'months')],
      rounding: TO_THE_CENT,
      steps: taxSteps(computation, line, effect),
    }),
    step(`${EXPENSE}.total`, 'Sorties du mois', 'Mensualité, assurance, charges et impôt.', monthly_expense.total, 'euros_per_month'),
    step('monthly_report.effort', 'Effort du mois', 'Sorties moins entrées\u202f; négatif quand l’opération rapporte.', effort, 'euros_per_month', {
      inputs: [
        input('Sorties', monthly_expense.total, 'euros_per_month'),
        input('Entrées', monthly_income.total, 'euros_per_month'),
      ],
    }),
  ]
}

function rentStep({ scheme, rent, context, monthlyReport, configuration }: Computation): TraceStep {
  if (scheme.letting === 'none') {
    return step(`${INCOME}.rental_income`, 'Loyer mensuel', 'Aucun\u00a0: l’usufruitier perçoit les loyers.', 0, 'euros_per_month')
  }
  const estimated = rent.isRentEstimated
  const base = estimated ? 'Surface multipliée par le loyer de marché au m²' : 'Loyer saisi'
  const formula = rent.ceiling === undefined ? `${base}.` : `${base}, dans la limite du plafond du dispositif.`
  return step(`${INCOME}.rental_income`, 'Loyer mensuel hors charges', formula, monthlyReport.monthly_income.rental_income, 'euros_per_month', {
    inputs: [
      ...(estimated
        ? [
            input('Surface', rent.surface, 'square_meters'),
            input('Loyer de marché', context.market.rent_per_square_meter, 'euros_per_square_meter'),
          ]
        : [input('Loyer saisi', configuration.suggested_rent ?? 0, 'euros_per_month')]),
      ...(rent.ceiling === undefined ? [] : [input('Loyer plafond', rent.ceiling.monthlyRent, 'euros_per_month')]),
    ],
    law: rent.ceiling?.parameters ?? [],
    rounding: TO_THE_CENT,
  })
}

function taxSavingStep(computation: Computation, line: YearLine, effect: TaxEffect): TraceStep {
  return step(
    `${INCOME}.tax_saving`,
    'Économie d’impôt',
    'Impôt du foyer sans l’opération moins impôt avec elle, tout l’impôt étant recalculé, par mois.',
    computation.monthlyReport.monthly_income.tax_saving,
    'euros_per_month',
    {
      inputs: [input(`Année ${line.year}`, line.tax_saving, 'euros_per_year'), input('Mois loués', line.months_let, 'months')],
      rounding: TO_THE_CENT,
      steps: taxSteps(computation, line, effect),
    },
  )
}

function loanSteps({ configuration, acquisition, monthlyReport, indicators }: Computation, line: YearLine): TraceStep[] {
  const { loan_payment, loan_insurance } = monthlyReport.monthly_expense
  const capital = input('Capital emprunté', acquisition.loanAmount, 'euros')
  return [
    step(
      `${EXPENSE}.loan_payment`,
      'Mensualité hors assurance',
      'Capital × taux mensuel ÷ (1 − (1 + taux mensuel)^−nombre de mois), le taux mensuel étant le douzième du taux annuel\u202f; moyenne de l’année.',
      loan_payment,
      'euros_per_month',
      {
        inputs: [
          capital,
          input('Taux annuel', configuration.loan_rate, 'rate'),
          input('Durée', configuration.loan_duration, 'years'),
          input('Mensualité assurance comprise', indicators.monthly_payment, 'euros_per_month'),
          input(`Capital et intérêts ${line.year}`, line.principal + line.interest, 'euros_per_year'),
        ],
        rounding: 'Chaque mensualité au centime, la dernière solde le prêt',
      },
    ),
    step(`${EXPENSE}.loan_insurance`, 'Assurance emprunteur', 'Capital initial × taux annuel ÷ 12.', loan_insurance, 'euros_per_month', {
      inputs: [capital, input('Taux d’assurance', configuration.insurance_rate, 'rate')],
      rounding: TO_THE_CENT,
    }),
  ]
}

function chargeSteps({ charges, monthlyReport }: Computation): TraceStep[] {
  return monthlyReport.monthly_expense.charges.map(({ key, label, amount }) => {
    const yearly = charges.find((charge) => charge.key === key)?.amount ?? 0
    return step(`${EXPENSE}.charges.${key}`, label, 'Montant annuel divisé par 12.', amount, 'euros_per_month', {
      inputs: [input('Montant annuel', yearly, 'euros_per_year')],
      rounding: TO_THE_CENT,
    })
  })
}
