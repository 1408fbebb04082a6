import { formatDate, StatusTag } from '#client/ui'
import { Amount, writeFigure } from '#client/ui/explanation'
import { DataTable, type Column } from '#client/ui/table'
import { origins, type Assumption } from '../explanation/ofAssumptions'
import { AsOf } from '../asOf/AsOf'
import type { ResultProps } from './resultProps'

const columns: readonly [Column<Assumption>, ...Column<Assumption>[]] = [
  { key: 'label', title: 'Hypothèse', cell: ({ label }) => label },
  { key: 'value', title: 'Valeur', cell: (assumption) => <Value assumption={assumption} /> },
  {
    key: 'origin',
    title: 'Origine',
    cell: ({ origin }) => <StatusTag tone="neutral">{origins[origin]}</StatusTag>,
  },
]

/** What the result rests on and where each value comes from. */
export function AssumptionList({ result }: ResultProps) {
  const {
    data: { assumptions },
    meta,
  } = result
  return (
    <div className="assumptions">
      <p>
        Règles au {formatDate(meta.rules_as_of)}, moteur {meta.engine_version}.
      </p>
      <DataTable caption="Hypothèses du calcul" columns={columns} rows={assumptions} rowKey={({ key }) => key} />
      <AsOf result={result} />
    </div>
  )
}

function Value({ assumption: { key, value, unit } }: { assumption: Assumption }) {
  return typeof value === 'number' ? (
    <Amount figure={`assumptions.${key}`} value={value} unit={unit} />
  ) : (
    writeFigure(value, unit)
  )
}
