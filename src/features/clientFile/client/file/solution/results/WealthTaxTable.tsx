import type { SimulationAnswer } from '#features/simulation/client'
import { Amount, AmountGrid } from '#client/ui/explanation'
import { DataTable, type Column } from '#client/ui/table'

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
export function WealthTaxTable({ years }: { readonly years: readonly Year[] }) {
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
