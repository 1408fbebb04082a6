import type { IncomeTaxRules } from '../../law/incomeTaxRules'
import type { IncomeTax } from '../../tax/incomeTax'
import type { Computation } from '../computation'
import type { TraceStep, YearLine } from '../../result'
import { type TaxEffect, yearRules } from '../taxEffect'
import { type Details, given, input, step, TO_THE_EURO } from './step'

/** How the operation changes the income tax and the levies of a year. */
export function taxSteps(computation: Computation, line: YearLine, effect: TaxEffect): TraceStep[] {
  const rules = yearRules(line.year)
  return [
    step(
      'taxable_rental_income',
      `Résultat fiscal ${line.year}`,
      rentalResultFormula(computation),
      line.taxable_rental_income,
      'euros_per_year',
      rentalResultDetails(computation, line),
    ),
    incomeTaxStep('income_tax_before', `Impôt ${line.year} sans l’opération`, effect.before, rules.incomeTax),
    incomeTaxStep('income_tax_after', `Impôt ${line.year} avec l’opération`, effect.after, rules.incomeTax),
    step(
      'social_levies',
      `Prélèvements sociaux ${line.year}`,
      LEVIES_FORMULA,
      line.social_levies,
      'euros_per_year',
      leviesDetails(computation, line),
    ),
  ]
}

/** The tax of a household from its taxable income to what is collected. */
function incomeTaxStep(key: string, label: string, tax: IncomeTax, rules: IncomeTaxRules): TraceStep {
  return step(key, label, incomeTaxFormula(tax), tax.tax, 'euros_per_year', incomeTaxDetails(tax, rules))
}

export function incomeTaxFormula({ isAdvantageCapped }: IncomeTax): string {
  const capped = isAdvantageCapped ? ' L’avantage des demi-parts est plafonné.' : ''
  return (
    'Le barème s’applique au revenu imposable divisé par les parts, puis est multiplié par les parts\u202f; ' +
    `on retire la décote et les réductions.${capped}`
  )
}

export function incomeTaxDetails(tax: IncomeTax, rules: IncomeTaxRules): Details {
  const deductions = [
    ['Réduction complémentaire', tax.complementaryReduction],
    ['Décote', tax.decote],
    ['Réduction des revenus modestes', tax.modestIncomeReduction],
    ['Réductions d’impôt', tax.reductions],
    ['Contribution sur les hauts revenus', tax.highIncomeContribution],
    ['Contribution différentielle', tax.differential.contribution],
  ] as const
  return {
    inputs: [
      input('Revenu imposable', tax.taxableIncome, 'euros_per_year'),
      given('Parts', tax.parts, 'parts', 'file'),
      input('Impôt après plafonnement', tax.grossTax, 'euros_per_year'),
      ...deductions.filter(([, amount]) => amount > 0).map(([name, amount]) => input(name, amount, 'euros_per_year')),
    ],
    law: [
      rules.scale,
      ...(tax.isAdvantageCapped ? [rules.halfPartCap] : []),
      ...(tax.decote > 0 ? [rules.decote] : []),
      ...(tax.reductions > 0 ? [rules.reductionCap] : []),
      ...(tax.highIncomeContribution > 0 ? [rules.highIncomeScale] : []),
      ...(tax.differential.contribution > 0 ? [rules.differentialContribution] : []),
    ],
    rounding: TO_THE_EURO,
  }
}

export function rentalResultFormula({ scheme }: Computation): string {
  return scheme.letting === 'furnished'
    ? 'Résultat de la location meublée\u00a0: loyers moins abattement au micro, moins charges, amortissement et cotisations sociales déductibles au réel.'
    : 'Loyers moins intérêts, puis moins les autres charges\u202f; le déficit hors intérêts s’impute sur le revenu global dans la limite du plafond.'
}

export function rentalResultDetails({ scheme, outcome }: Computation, line: YearLine): Details {
  return {
    inputs: [
      input('Loyers', line.rent, 'euros_per_year'),
      input('Charges', line.charges, 'euros_per_year'),
      input('Intérêts et assurance', line.interest + line.insurance, 'euros_per_year'),
      ...(scheme.letting === 'furnished' ? [input('Amortissement déduit', line.depreciation, 'euros_per_year')] : []),
    ],
    law: outcome.parameters,
  }
}

export const LEVIES_FORMULA =
  'Loyers nets imposables multipliés par le taux, avec l’opération moins sans elle\u202f; rien sur ce qui supporte des cotisations sociales.'

export function leviesDetails({ scheme }: Computation, line: YearLine): Details {
  const rules = yearRules(line.year)
  const rate = scheme.letting === 'furnished' ? rules.furnishedLevies : rules.unfurnishedLevies
  return {
    inputs: [
      input(
        'Résultat fiscal',
        line.taxable_rental_income,
        'euros_per_year',
        `yearly_report.${line.year}.taxable_rental_income`,
      ),
    ],
    law: [rate, rules.incomeTax.collectionThreshold],
    rounding: TO_THE_EURO,
  }
}
