import type { SimulationAnswer } from '../simulate'
import { formatDate } from '#client/ui'
import { Amount, AmountGrid } from '#client/ui/explanation'
import { DataTable, type Column } from '#client/ui/table'

type Call = SimulationAnswer['data']['calls_for_funds'][number]

const amounts = [
  ['share', 'Prix payé', 'rate'],
  ['called', 'Appel de fonds', 'euros'],
  ['released', 'Prêt débloqué', 'euros'],
  ['monthly_interest', 'Intérêts ensuite', 'euros_per_month'],
] as const

const columns: readonly [Column<Call>, ...Column<Call>[]] = [
  { key: 'label', title: 'Stade', cell: ({ label }) => label },
  { key: 'date', title: 'Date prévue', cell: ({ date }) => formatDate(date) },
  ...amounts.map(([name, title, unit]): Column<Call> => ({
    key: name,
    title,
    align: 'end',
    cell: (call) => <Amount inGrid figure={`calls_for_funds.${call.key}.${name}`} value={call[name]} unit={unit} />,
  })),
]

interface CallsProps {
  readonly calls: readonly Call[]
  readonly interimInterest: number | undefined
}

/** What the seller of a home being built asks for, stage by stage, and what the bank then lends and is paid. */
export function CallsForFunds({ calls, interimInterest }: CallsProps) {
  if (calls.length === 0) return null
  return (
    <section aria-labelledby="calls-for-funds">
      <h3 id="calls-for-funds">Appels de fonds</h3>
      <AmountGrid label="Montants des appels de fonds">
        <DataTable
          caption="Appels de fonds de l’acte à la livraison"
          columns={columns}
          rows={calls}
          rowKey={({ key }) => key}
        />
      </AmountGrid>
      {interimInterest !== undefined && (
        <p>
          Intérêts intercalaires, de l’acte à la livraison&nbsp;:{' '}
          <Amount figure="loan_cost.interim_interest" value={interimInterest} />, comptés dans l’effort de ces années.
        </p>
      )}
    </section>
  )
}
