import type { SimulationReport } from '#domain'

export type Line = SimulationReport['yearly_report'][number]

/** A column of the yearly table. Euros. */
interface Figure {
  readonly key: string
  readonly title: string
  /** The title where it is spelt out, for the client. */
  readonly inWords?: string
  readonly amount: (line: Line) => number
  /** What a state at the end of the year is: no sum of it makes sense. */
  readonly isState?: boolean
  readonly isRare?: boolean
}

/** The columns of a report; some stand there only when an amount of theirs is not zero. */
export const figuresOf = (lines: readonly Line[]): readonly Figure[] =>
  figures.filter(({ amount, isRare }) => isRare !== true || lines.some((line) => amount(line) !== 0))

const figures: readonly Figure[] = [
  { key: 'rent', title: 'Loyers', amount: (line) => line.rent },
  { key: 'charges', title: 'Charges', amount: (line) => line.charges },
  { key: 'interest', title: 'Intérêts', amount: (line) => line.interest },
  { key: 'insurance', title: 'Assurance', amount: (line) => line.insurance },
  { key: 'principal', title: 'Capital', amount: (line) => line.principal },
  { key: 'rent_tax', title: 'Impôt sur les loyers', amount: (line) => line.rent_tax },
  { key: 'wealth_tax', title: 'IFI ajouté', amount: (line) => line.wealth_tax, isRare: true },
  { key: 'bullet_repayment', title: 'Capital en une fois', amount: (line) => line.bullet_repayment, isRare: true },
  { key: 'tax_saving', title: 'Économie d’impôt', amount: (line) => line.tax_saving },
  { key: 'cash_flow', title: 'Trésorerie', amount: (line) => line.cash_flow },
  { key: 'monthly_effort', title: 'Effort/mois', amount: (line) => line.monthly_effort, isState: true },
  {
    key: 'remaining_capital',
    title: 'CRD',
    inWords: 'Capital restant dû',
    amount: (line) => line.remaining_capital,
    isState: true,
  },
  {
    key: 'early_repayment_fee',
    title: 'IRA',
    inWords: 'Indemnité de sortie du prêt',
    amount: (line) => line.early_repayment_fee,
    isState: true,
    isRare: true,
  },
  { key: 'property_value', title: 'Valeur', amount: (line) => line.property_value, isState: true },
  { key: 'net_wealth', title: 'Patrimoine net', amount: (line) => line.net_wealth, isState: true },
]
