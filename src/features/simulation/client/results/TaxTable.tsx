import { simulators, type SolutionConfiguration } from '#domain'
import { formatPercent } from '#client/ui'
import { Amount, AmountGrid } from '#client/ui/explanation'
import { DataTable, type Column } from '#client/ui/table'
import type { SimulationAnswer } from '../simulate'
import { Regimes, type TakeRegime } from './Regimes'
import type { ResultProps } from './ResultHead'

type Line = SimulationAnswer['data']['yearly_report'][number]
type TaxField =
  | 'taxable_rental_income'
  | 'taxable_income_before'
  | 'taxable_income_after'
  | 'income_tax_before'
  | 'income_tax_after'
  | 'social_levies'
  | 'social_contributions'
  | 'tax_reduction'
  | 'lost_tax_reduction'

const fields: readonly (readonly [field: TaxField, title: string])[] = [
  ['taxable_income_before', 'Revenu imposable avant'],
  ['taxable_rental_income', 'Résultat de la location'],
  ['taxable_income_after', 'Revenu imposable après'],
  ['income_tax_before', 'Impôt avant'],
  ['income_tax_after', 'Impôt après'],
  ['social_levies', 'Prélèvements sociaux'],
]
const contributionFields: typeof fields = [['social_contributions', 'Cotisations sociales']]
const reductionFields: typeof fields = [
  ['tax_reduction', 'Réduction utilisée'],
  ['lost_tax_reduction', 'Réduction perdue'],
]

const columnOf = ([field, title]: (typeof fields)[number]): Column<Line> => ({
  key: field,
  title,
  align: 'end',
  cell: (line) => <Amount inGrid figure={`yearly_report.${line.year}.${field}`} value={line[field]} />,
})

interface TaxTableProps extends ResultProps {
  /** What the result was calculated from; null where that is not known. */
  readonly configuration: SolutionConfiguration | null
  readonly onTakeRegime?: TakeRegime | undefined
}

/** The household’s tax without the operation and with it, year by year. */
export function TaxTable({
  result: {
    data: { yearly_report, regimes, wealth_tax },
  },
  configuration,
  onTakeRegime,
}: TaxTableProps) {
  const hasReductions = yearly_report.some((line) => line.tax_reduction > 0 || line.lost_tax_reduction > 0)
  const contributions = yearly_report.some((line) => line.social_contributions > 0) ? contributionFields : []
  const reductions = hasReductions ? [...reductionFields.map(columnOf), capColumn(configuration)] : []
  return (
    <div className="yearly-table">
      {regimes && <Regimes regimes={regimes} onTake={onTakeRegime} />}
      <p>
        Le foyer, avant puis après l’opération&nbsp;: tout son impôt est calculé deux fois chaque année, et la
        différence est ce que l’opération coûte ou épargne.
      </p>
      <AmountGrid label="Impôt de chaque année">
        <DataTable
          caption="Impôt du foyer avant et après l’opération, en euros"
          rows={yearly_report}
          rowKey={({ year }) => String(year)}
          columns={[
            { key: 'year', title: 'Année', cell: ({ year }) => String(year) },
            ...fields.map(columnOf),
            ...contributions.map(columnOf),
            ...reductions,
          ]}
        />
      </AmountGrid>
      <WealthTaxTable years={wealth_tax} />
    </div>
  )
}

/** How much of the overall cap on tax advantages the operation takes each year. */
function capColumn(configuration: SolutionConfiguration | null): Column<Line> {
  return {
    key: 'cap',
    title: 'Plafond des niches',
    align: 'end',
    cell: ({ year, tax_reduction }) => {
      const cap = configuration && simulators.overallCapOf(configuration, year)?.amount
      if (cap == null) return 'Hors plafond'
      return (
        <span className="cap-gauge">
          <meter
            min={0}
            max={cap}
            value={tax_reduction}
            aria-label={`Plafond des niches utilisé en ${year}\u00a0: ${formatPercent(tax_reduction / cap, { decimals: 0 })}`}
          />
          <Amount inGrid figure={`overall_cap.${year}`} value={cap} />
        </span>
      )
    },
  }
}

type Year = SimulationAnswer['data']['wealth_tax'][number]

const amounts = [
  ['taxable_before', 'Patrimoine net avant'],
  ['taxable_after', 'Patrimoine net après'],
  ['tax_before', 'IFI avant'],
  ['tax_after', 'IFI après'],
] as const

const columns: readonly [Column<Year>, ...Column<Year>[]] = [
  { key: 'year', title: '1er janvier', cell: ({ year }) => String(year) },
  ...amounts.map(([name, title]): Column<Year> => ({
    key: name,
    title,
    align: 'end',
    cell: (line) => <Amount inGrid figure={`wealth_tax.${line.year}.${name}`} value={line[name]} />,
  })),
]

/** The wealth tax of the household without the operation and with it, where it owes some. */
function WealthTaxTable({ years }: { readonly years: readonly Year[] }) {
  if (years.length === 0) return null
  return (
    <section aria-labelledby="wealth-tax" className="regimes">
      <h3 id="wealth-tax">Impôt sur la fortune immobilière</h3>
      <AmountGrid label="IFI de chaque année">
        <DataTable
          caption="IFI du foyer avant et après l’opération, en euros"
          rows={years}
          rowKey={({ year }) => String(year)}
          columns={columns}
        />
      </AmountGrid>
      <p>
        Ce que l’opération ajoute est compté dans la trésorerie et l’effort de chaque année. Le patrimoine du foyer est
        supposé constant, ses crédits remboursés jusqu’à leur fin.
      </p>
    </section>
  )
}
