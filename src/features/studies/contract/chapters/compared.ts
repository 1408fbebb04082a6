import type { SimulationResult } from '#domain'
import type { DocumentCell } from '#presentation/documents'
import { writeFigure, type Unit } from '#presentation/formats'
import type { StudyFigures } from '../study/facts'
import { amount } from './figure'

type Indicators = SimulationResult['indicators']

interface ComparedLine {
  readonly key: string
  readonly label: string
  readonly unit: Unit
  readonly value: (indicators: Indicators) => number | null
}

const lines: readonly ComparedLine[] = [
  { key: 'average_effort', label: 'Effort mensuel moyen', unit: 'euros_per_month', value: (of) => of.average_effort },
  { key: 'max_effort', label: 'Effort le plus haut', unit: 'euros_per_month', value: (of) => of.max_effort.amount },
  { key: 'total_tax_saving', label: 'Économie d’impôt cumulée', unit: 'euros', value: (of) => of.total_tax_saving },
  { key: 'net_wealth', label: 'Patrimoine net', unit: 'euros', value: (of) => of.net_wealth },
  { key: 'irr_after_tax', label: 'Rendement après impôt', unit: 'rate', value: (of) => of.irr_after_tax },
  { key: 'loan_amount', label: 'Montant emprunté', unit: 'euros', value: (of) => of.loan_amount },
  { key: 'monthly_payment', label: 'Mensualité', unit: 'euros_per_month', value: (of) => of.monthly_payment },
  { key: 'total_cost', label: 'Coût total', unit: 'euros', value: (of) => of.total_cost },
]

/** A row a figure: that of the operation can be asked about, those of the scenarios stand beside it. */
export const figuresOfComparison = ({ result, scenarios }: StudyFigures): readonly (readonly DocumentCell[])[] =>
  lines.map(({ key, label, unit, value }) => [
    label,
    amount(`indicators.${key}`, value(result.indicators), unit),
    ...scenarios.map((scenario) =>
      scenario === null ? writeFigure(null, unit) : writeFigure(value(scenario.indicators), unit),
    ),
  ])
