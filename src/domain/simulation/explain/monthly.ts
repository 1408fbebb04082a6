import type { Computation } from '../computation'
import type { TraceStep, YearLine } from '../../result'
import type { TaxEffect } from '../taxEffect'
import { paymentFormula } from './loan'
import { EXPENSE, effortStep, expenseTotalStep, INCOME, incomeTotalStep } from './monthlyTotals'
import { given, input, step, TO_THE_CENT } from './step'
import { taxSteps } from './tax'
import { ofYear } from './yearlyColumns'

/** One step for each line of the monthly report. */
export function monthlySteps(computation: Computation, line: YearLine, effect: TaxEffect): TraceStep[] {
  return [
    rentStep(computation),
    taxSavingStep(computation, line, effect),
    incomeTotalStep(computation.monthlyReport),
    loanPaymentStep(computation, line),
    loanInsuranceStep(computation, line),
    ...chargeSteps(computation, line),
    rentTaxStep(computation, line, effect),
    expenseTotalStep(computation.monthlyReport),
    effortStep(computation.monthlyReport),
  ]
}

function rentStep({ scheme, rent, context, monthlyReport, configuration }: Computation): TraceStep {
  if (scheme.letting === 'none') {
    return step(
      `${INCOME}.rental_income`,
      'Loyer mensuel',
      'Aucun\u00a0: l’usufruitier perçoit les loyers.',
      0,
      'euros_per_month',
    )
  }
  const estimated = rent.isRentEstimated
  const base = rent.own?.formula ?? (estimated ? 'Surface multipliée par le loyer de marché au m²' : 'Loyer saisi')
  const formula = rent.ceiling === undefined ? `${base}.` : `${base}, dans la limite du plafond du dispositif.`
  return step(
    `${INCOME}.rental_income`,
    'Loyer mensuel hors charges',
    formula,
    monthlyReport.monthly_income.rental_income,
    'euros_per_month',
    {
      inputs: [
        ...(rent.own?.inputs.map(({ label, value, unit }) => given(label, value, unit, 'file')) ?? []),
        ...(estimated
          ? [
              given('Surface', rent.surface, 'square_meters', rent.isSurfaceEstimated ? 'market' : 'file'),
              given('Loyer de marché', context.market.rent_per_square_meter, 'euros_per_square_meter', 'market'),
            ]
          : rent.own === undefined
            ? [given('Loyer saisi', configuration.suggested_rent ?? 0, 'euros_per_month', 'file')]
            : []),
        ...(rent.ceiling === undefined ? [] : [input('Loyer plafond', rent.ceiling.monthlyRent, 'euros_per_month')]),
      ],
      law: rent.ceiling?.parameters ?? [],
      rounding: TO_THE_CENT,
    },
  )
}

function taxSavingStep(computation: Computation, line: YearLine, effect: TaxEffect): TraceStep {
  return step(
    `${INCOME}.tax_saving`,
    'Économie d’impôt',
    'Impôt du foyer sans l’opération moins impôt avec elle, tout l’impôt étant recalculé, par mois.',
    computation.monthlyReport.monthly_income.tax_saving,
    'euros_per_month',
    {
      inputs: [ofYear(line, 'tax_saving', `Année ${line.year}`), ofYear(line, 'months_let', 'Mois loués', 'months')],
      rounding: TO_THE_CENT,
      steps: taxSteps(computation, line, effect),
    },
  )
}

function rentTaxStep(computation: Computation, line: YearLine, effect: TaxEffect): TraceStep {
  return step(
    `${EXPENSE}.tax`,
    'Impôt sur les loyers',
    'Supplément d’impôt et prélèvements sociaux de l’année, par mois.',
    computation.monthlyReport.monthly_expense.tax,
    'euros_per_month',
    {
      inputs: [ofYear(line, 'rent_tax', `Année ${line.year}`), ofYear(line, 'months_let', 'Mois loués', 'months')],
      rounding: TO_THE_CENT,
      steps: taxSteps(computation, line, effect),
    },
  )
}

function loanPaymentStep(computation: Computation, line: YearLine): TraceStep {
  const { configuration, acquisition, monthlyReport, indicators } = computation
  return step(
    `${EXPENSE}.loan_payment`,
    'Mensualité hors assurance',
    `Capital et intérêts des échéances de l’année, par mois. ${paymentFormula(configuration)}`,
    monthlyReport.monthly_expense.loan_payment,
    'euros_per_month',
    {
      inputs: [
        input('Capital emprunté', acquisition.loanAmount, 'euros', 'indicators.loan_amount'),
        given('Taux annuel', configuration.loan_rate, 'rate', 'file'),
        given('Durée', configuration.loan_duration, 'years', 'file'),
        input(
          'Mensualité assurance comprise',
          indicators.monthly_payment,
          'euros_per_month',
          'indicators.monthly_payment',
        ),
        ofYear(line, 'principal', `Capital ${line.year}`),
        ofYear(line, 'interest', `Intérêts ${line.year}`),
      ],
      rounding: 'Chaque mensualité au centime, la dernière solde le prêt',
    },
  )
}

function loanInsuranceStep({ configuration, acquisition, monthlyReport }: Computation, line: YearLine): TraceStep {
  const base = configuration.insurance_basis === 'remaining' ? 'Capital restant dû' : 'Capital initial'
  return step(
    `${EXPENSE}.loan_insurance`,
    'Assurance emprunteur',
    `${base} × taux annuel ÷ 12, en moyenne sur l’année.`,
    monthlyReport.monthly_expense.loan_insurance,
    'euros_per_month',
    {
      inputs: [
        input('Capital emprunté', acquisition.loanAmount, 'euros', 'indicators.loan_amount'),
        given('Taux d’assurance', configuration.insurance_rate, 'rate', 'file'),
        ofYear(line, 'insurance', `Assurance ${line.year}`),
      ],
      rounding: TO_THE_CENT,
    },
  )
}

function chargeSteps(computation: Computation, line: YearLine): TraceStep[] {
  return computation.monthlyReport.monthly_expense.charges.map(({ key, label, amount }) => {
    const { formula, inputs } = explanationOfCharge(key, computation, line)
    return step(`${EXPENSE}.charges.${key}`, label, formula, amount, 'euros_per_month', {
      inputs,
      rounding: TO_THE_CENT,
    })
  })
}

/** The wealth tax is of the year, the vacancy a part of the rents, any other charge an amount. */
function explanationOfCharge(key: string, { charges, lettings }: Computation, line: YearLine) {
  if (key === 'wealth_tax') {
    return {
      formula: 'IFI que l’opération ajoute à l’année, par mois.',
      inputs: [ofYear(line, 'wealth_tax', `Année ${line.year}`), ofYear(line, 'months_let', 'Mois loués', 'months')],
    }
  }
  const charge = charges.find((candidate) => candidate.key === key)
  if (charge === undefined) {
    return {
      formula: 'Loyer mensuel multiplié par la part des loyers perdue.',
      inputs: [
        input('Loyer', lettings.monthlyRent, 'euros_per_month', `${INCOME}.rental_income`),
        given('Vacance', lettings.vacancy, 'rate', 'file'),
      ],
    }
  }
  return {
    formula: chargeFormula(key),
    inputs: [given('Montant annuel', charge.amount, 'euros_per_year', charge.origin)],
  }
}

function chargeFormula(key: string): string {
  return key === 'waste_tax'
    ? 'Part de la taxe que le locataire ne rembourse pas, divisée par 12.'
    : 'Montant annuel divisé par 12.'
}
