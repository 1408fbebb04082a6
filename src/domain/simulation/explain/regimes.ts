import type { RegimeChoice, RegimeOption, TraceInput, TraceStep, YearLine } from '../../result'
import type { Computation } from '../computation'
import type { TaxedOperation } from '../taxation'
import { gainParameters } from '../gainOnSale'
import { keyOf, lockIn, taxedUnderEach, regimesOf } from '../regimes'
import { companySteps } from './company'
import { input, step } from './step'
import { ofYear } from './yearlyColumns'

/** One step for each figure of each regime; those of the years of the chosen one are explained in their turn. */
export function regimeSteps(computation: Computation): TraceStep[] {
  const choice = regimesOf(computation)
  if (choice === null) return []
  const ofOptions = taxedUnderEach(computation).flatMap((each) => {
    const option = choice.options.find(({ key }) => key === keyOf(each))
    return option === undefined ? [] : optionSteps(option, each, each === computation)
  })
  return [...ofOptions, advantageStep(choice), ...companySteps(computation, choice.company)]
}

function advantageStep({ options, advantage }: RegimeChoice): TraceStep {
  return step(
    'regimes.advantage',
    'Impôt épargné par le régime le plus avantageux',
    'Le plus haut des impôts au total moins le plus bas\u202f; 0 quand un seul régime est ouvert.',
    advantage,
    'euros',
    {
      inputs: options.map(({ key, label, total_tax }) =>
        input(label, total_tax, 'euros', `regimes.options.${key}.total_tax`),
      ),
    },
  )
}

/** A figure of a year, explained in its turn when the regime is the one of the report. */
type OfYear = (line: YearLine, name: keyof YearLine, label: string) => TraceInput

function optionSteps(option: RegimeOption, computation: TaxedOperation, isChosen: boolean): TraceStep[] {
  const of: OfYear = (line, name, label) =>
    isChosen ? ofYear(line, name, label) : input(label, line[name], 'euros_per_year')
  return [...taxSteps(option, computation, of), ...outcomeSteps(option, computation, of)]
}

const pathOf = ({ key }: RegimeOption, name: keyof RegimeOption) => `regimes.options.${key}.${name}`

function taxSteps(option: RegimeOption, computation: TaxedOperation, of: OfYear): TraceStep[] {
  const { lines, outcome } = computation
  const last = lines.at(-1)
  return [
    step(
      pathOf(option, 'tax'),
      `Impôt sur les loyers, ${option.label}`,
      'Impôt et prélèvements sociaux ajoutés chaque année, moins ceux que l’opération épargne.',
      option.tax,
      'euros',
      {
        inputs: lines.flatMap((line) => [
          of(line, 'rent_tax', `Impôt sur les loyers ${line.year}`),
          ...(line.tax_saving > 0 ? [of(line, 'tax_saving', `Économie d’impôt ${line.year}`)] : []),
        ]),
        law: [...outcome.parameters, lockIn(computation)],
      },
    ),
    step(
      pathOf(option, 'exit_tax'),
      `Impôt à la revente, ${option.label}`,
      'Impôt de plus-value et avantages repris par une vente à la fin de la durée affichée.',
      option.exit_tax,
      'euros',
      last === undefined
        ? {}
        : {
            inputs: [of(last, 'capital_gain_tax', 'Impôt de plus-value'), of(last, 'exit_cost', 'Avantages repris')],
            law: gainParameters(computation.exits.at(-1)),
          },
    ),
  ]
}

function outcomeSteps(option: RegimeOption, { lines, acquisition }: TaxedOperation, of: OfYear): TraceStep[] {
  const last = lines.at(-1)
  return [
    step(
      pathOf(option, 'total_tax'),
      `Impôt au total, ${option.label}`,
      'Impôt sur les loyers plus impôt à la revente.',
      option.total_tax,
      'euros',
      {
        inputs: [
          input('Impôt sur les loyers', option.tax, 'euros', pathOf(option, 'tax')),
          input('Impôt à la revente', option.exit_tax, 'euros', pathOf(option, 'exit_tax')),
        ],
      },
    ),
    step(
      pathOf(option, 'average_effort'),
      `Effort mensuel moyen, ${option.label}`,
      'Moyenne des efforts des mois où le prêt court, l’opération étant recalculée sous ce régime.',
      option.average_effort,
      'euros_per_month',
      { inputs: lines.map((line) => of(line, 'monthly_effort', `Effort ${line.year}`)) },
    ),
    step(
      pathOf(option, 'net_wealth'),
      `Patrimoine net à terme, ${option.label}`,
      'Valeur du bien moins frais de revente, capital restant dû et impôt à la revente.',
      option.net_wealth,
      'euros',
      {
        inputs: [
          input('Coût total', acquisition.totalCost, 'euros', 'indicators.total_cost'),
          ...(last === undefined ? [] : [of(last, 'net_wealth', `Patrimoine net ${last.year}`)]),
          input('Impôt à la revente', option.exit_tax, 'euros', pathOf(option, 'exit_tax')),
        ],
      },
    ),
  ]
}
