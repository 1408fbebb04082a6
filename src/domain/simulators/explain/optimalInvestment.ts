import { debtRatioLimit } from '../../law/lending'
import { inForce } from '../../law/parameter'
import type { Indicators, SimulationResult, TraceStep, Unit } from '../../result'
import { given, input, step } from '../../simulation/explain/step'
import type { IsoDate } from '../../value/calendar'
import type { PossibleInvestment } from '../answers/optimalInvestment'
import { simulationStep } from './borrowed'

type Explained = Exclude<keyof PossibleInvestment, 'project' | 'status' | 'binding' | 'unverified' | 'trace'>

/** Figures that are indicators of the simulation of the purchase found. */
const INDICATORS: Readonly<
  Record<
    Exclude<Explained, 'budget' | 'renovation_price' | 'furniture_price' | 'gain'>,
    { label: string; unit: Unit; indicator: keyof Indicators }
  >
> = {
  total_cost: { label: 'Coût total', unit: 'euros', indicator: 'total_cost' },
  loan_amount: { label: 'Montant emprunté', unit: 'euros', indicator: 'loan_amount' },
  average_effort: { label: 'Effort mensuel moyen', unit: 'euros_per_month', indicator: 'average_effort' },
  max_effort: { label: 'Effort le plus haut', unit: 'euros_per_month', indicator: 'max_effort' },
  total_tax_saving: { label: 'Économie d’impôt cumulée', unit: 'euros', indicator: 'total_tax_saving' },
  debt_ratio_after: { label: 'Endettement après', unit: 'rate', indicator: 'debt_ratio_after' },
  net_wealth: { label: 'Patrimoine net à terme', unit: 'euros', indicator: 'net_wealth' },
  irr_after_tax: { label: 'TRI après impôt', unit: 'rate', indicator: 'irr_after_tax' },
}

/** How each figure of the best purchase under a scheme was found. */
export function optimalInvestmentTrace(
  found: PossibleInvestment,
  result: SimulationResult,
  highestEffort: number | undefined,
  asOf: IsoDate,
): TraceStep[] {
  const budget = input('Budget', found.budget, 'euros', 'budget')
  return [
    budgetStep(found, highestEffort, asOf),
    step(
      'renovation_price',
      'Travaux',
      'Part usuelle du prix pour ce dispositif\u202f; 0 quand il n’en demande pas.',
      found.renovation_price,
      'euros',
      { inputs: [budget] },
    ),
    step(
      'furniture_price',
      'Mobilier',
      'Part usuelle du prix pour une location meublée\u202f; 0 pour les autres.',
      found.furniture_price,
      'euros',
      { inputs: [budget] },
    ),
    gainStep(found, result),
    ...indicatorNames.map((name) => {
      const { label, unit, indicator } = INDICATORS[name]
      return step(name, label, 'Résultat de l’opération calculée à ce budget.', found[name], unit, {
        inputs: [budget],
        steps: simulationStep(result, `indicators.${indicator}`),
      })
    }),
  ]
}

function budgetStep(found: PossibleInvestment, highestEffort: number | undefined, asOf: IsoDate): TraceStep {
  return step(
    'budget',
    'Budget',
    'Prix le plus haut dont l’opération, calculée en entier, garde l’endettement sous la limite et l’effort sous celui que le foyer accepte.',
    found.budget,
    'euros',
    {
      inputs: [
        input(
          'Endettement après',
          found.debt_ratio_after ?? 'Inconnu',
          found.debt_ratio_after === null ? 'text' : 'rate',
          'debt_ratio_after',
        ),
        input('Effort mensuel moyen', found.average_effort, 'euros_per_month', 'average_effort'),
        ...(highestEffort === undefined ? [] : [given('Effort accepté', highestEffort, 'euros_per_month', 'file')]),
      ],
      law: [inForce(debtRatioLimit, asOf)],
      rounding: 'À la centaine d’euros inférieure',
    },
  )
}

function gainStep(found: PossibleInvestment, result: SimulationResult): TraceStep {
  return step(
    'gain',
    'Gain net',
    'Patrimoine net à terme, plus les trésoreries de chaque année et la TVA remboursée, moins l’apport employé.',
    found.gain,
    'euros',
    {
      inputs: [
        input('Patrimoine net à terme', found.net_wealth, 'euros', 'net_wealth'),
        ...result.yearly_report.map((line) =>
          input(`Trésorerie et TVA remboursée ${line.year}`, line.cash_flow + line.vat_refund, 'euros_per_year'),
        ),
        input('Coût total', found.total_cost, 'euros', 'total_cost'),
        input('Montant emprunté', found.loan_amount, 'euros', 'loan_amount'),
      ],
      rounding: 'Arrondi au centime',
    },
  )
}

const indicatorNames = [
  'total_cost',
  'loan_amount',
  'average_effort',
  'max_effort',
  'total_tax_saving',
  'debt_ratio_after',
  'net_wealth',
  'irr_after_tax',
] as const satisfies readonly (keyof typeof INDICATORS)[]
