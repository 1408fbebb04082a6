import { inForce } from '../../law/parameter'
import { mainHomeAllowance, wealthTaxCap, wealthTaxTerms } from '../../law/wealthTax'
import type { TraceStep, WealthTaxYear } from '../../result'
import type { IncomeBeforeWealthTax, WealthTax } from '../../tax/wealthTax'
import type { Computation } from '../computation'
import { wealthTaxReport, type WealthYear } from '../wealthTax'
import { given, input, step, TO_THE_EURO } from './step'

/** One step for each figure of the wealth tax of each year. */
export function wealthTaxSteps(computation: Computation): TraceStep[] {
  const shown = new Map(wealthTaxReport(computation.wealthYears).map((line) => [line.year, line]))
  return computation.wealthYears.flatMap((wealth) => {
    const line = shown.get(wealth.year)
    if (line === undefined) return []
    return [wealthBeforeStep(line, wealth, computation), wealthAfterStep(line, wealth), ...taxSteps(line, wealth)]
  })
}

const pathOf = ({ year }: WealthTaxYear, name: keyof WealthTaxYear) => `wealth_tax.${year}.${name}`

const allowanceOf = ({ year }: WealthTaxYear) => inForce(mainHomeAllowance, `${year}-01-01`)

function wealthBeforeStep(line: WealthTaxYear, { debts }: WealthYear, { context }: Computation): TraceStep {
  const { main_residence_value = 0, investment_real_estate = 0 } = context.household?.wealth ?? {}
  return step(
    pathOf(line, 'taxable_before'),
    `Patrimoine immobilier net ${line.year}, sans l’opération`,
    'Résidence principale après abattement et autres biens, moins les crédits immobiliers au 1er janvier\u202f; ' +
      'chaque crédit diminue régulièrement jusqu’à sa fin.',
    line.taxable_before,
    'euros',
    {
      inputs: [
        given('Résidence principale', main_residence_value, 'euros', 'file'),
        given('Immobilier locatif', investment_real_estate, 'euros', 'file'),
        input('Crédits immobiliers', debts, 'euros'),
      ],
      law: [allowanceOf(line)],
      rounding: TO_THE_EURO,
    },
  )
}

function wealthAfterStep(line: WealthTaxYear, { propertyValue, propertyDebt }: WealthYear): TraceStep {
  return step(
    pathOf(line, 'taxable_after'),
    `Patrimoine immobilier net ${line.year}, avec l’opération`,
    'Patrimoine sans l’opération, plus la valeur du bien au 1er janvier, moins ce qui reste dû du prêt, ' +
      'dans la limite de cette valeur. Un prêt in fine est déduit comme s’il était remboursé ' +
      'régulièrement (CGI art. 974)\u202f; un nu-propriétaire n’est pas imposé (art. 968).',
    line.taxable_after,
    'euros',
    {
      inputs: [
        input('Patrimoine sans l’opération', line.taxable_before, 'euros', pathOf(line, 'taxable_before')),
        input('Valeur du bien', propertyValue, 'euros'),
        input('Prêt de l’opération', propertyDebt, 'euros'),
      ],
      law: [allowanceOf(line)],
      rounding: TO_THE_EURO,
    },
  )
}

function taxSteps(line: WealthTaxYear, { before, after, incomeBefore, incomeAfter }: WealthYear): TraceStep[] {
  return [taxStep(line, 'before', 'sans', before, incomeBefore), taxStep(line, 'after', 'avec', after, incomeAfter)]
}

function taxStep(
  line: WealthTaxYear,
  when: 'before' | 'after',
  word: 'sans' | 'avec',
  tax: WealthTax,
  { income, taxes }: IncomeBeforeWealthTax,
): TraceStep {
  const on = `${line.year}-01-01`
  return step(
    pathOf(line, `tax_${when}`),
    `IFI ${line.year}, ${word} l’opération`,
    'Barème sur le patrimoine net, moins la décote, moins ce qui ferait dépasser la part des revenus ' +
      'de l’année d’avant que l’IFI et les impôts sur ces revenus peuvent prendre ensemble. ' +
      'Les revenus retenus sont le revenu imposable.',
    tax.tax,
    'euros_per_year',
    {
      inputs: [
        input('Patrimoine net', tax.taxableWealth, 'euros', pathOf(line, `taxable_${when}`)),
        input('Barème', tax.scaleTax, 'euros'),
        ...(tax.relief > 0 ? [input('Décote', tax.relief, 'euros')] : []),
        ...(tax.capRelief > 0
          ? [
              input('Plafonnement', tax.capRelief, 'euros'),
              input('Revenus de l’année d’avant', income, 'euros_per_year'),
              input('Impôts sur ces revenus', taxes, 'euros_per_year'),
            ]
          : []),
      ],
      law: [inForce(wealthTaxTerms, on), inForce(wealthTaxCap, on)],
      rounding: TO_THE_EURO,
    },
  )
}
