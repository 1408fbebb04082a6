import type { SimulationAnswer } from '#features/simulation/client'
import { Amount, AmountGrid } from '#client/ui/explanation'
import { DataTable, type Column } from '#client/ui/table'

type Loan = SimulationAnswer['data']['loans'][number]

const figures = [
  ['rate', 'Taux', 'rate'],
  ['months', 'Durée', 'months'],
  ['monthly_payment', 'Mensualité', 'euros_per_month'],
  ['interest', 'Intérêts', 'euros'],
  ['insurance', 'Assurance', 'euros'],
  ['effective_rate', 'TAEG', 'rate'],
  ['usury_ceiling', 'Seuil de l’usure', 'rate'],
] as const

const columns: readonly [Column<Loan>, ...Column<Loan>[]] = [
  { key: 'label', title: 'Prêt', cell: ({ label }) => label },
  {
    key: 'amount',
    title: 'Montant',
    align: 'end',
    cell: ({ key, amount }) => <Amount inGrid figure={`loans.${key}`} value={amount} />,
  },
  ...figures.map(([name, title, unit]): Column<Loan> => ({
    key: name,
    title,
    align: 'end',
    cell: (loan) => <Amount inGrid figure={`loans.${loan.key}.${name}`} value={loan[name]} unit={unit} />,
  })),
]

/** The loans of the plan beside each other, where there are several. */
export function Loans({ loans }: { readonly loans: readonly Loan[] }) {
  if (loans.length < 2) return null
  return (
    <section aria-labelledby="loans-of-plan">
      <h3 id="loans-of-plan">Plan de financement</h3>
      <AmountGrid label="Prêts du plan">
        <DataTable caption="Prêts du plan de financement" columns={columns} rows={loans} rowKey={({ key }) => key} />
      </AmountGrid>
    </section>
  )
}
