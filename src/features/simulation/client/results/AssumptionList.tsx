import type { ReactNode } from 'react'
import { formatDate, StatusTag } from '#client/ui'
import { Amount, writeFigure } from '#client/ui/explanation'
import { DataTable, type Column } from '#client/ui/table'
import { origins, type Origins } from '#features/simulation/contract/report'
import type { Assumption } from '../explanation/explainAssumptions'
import type { ResultProps } from './ResultHead'

const columnsOf = (words: Origins): readonly [Column<Assumption>, ...Column<Assumption>[]] => [
  { key: 'label', title: 'Hypothèse', cell: ({ label }) => label },
  { key: 'value', title: 'Valeur', cell: (assumption) => <Value assumption={assumption} /> },
  {
    key: 'origin',
    title: 'Origine',
    cell: ({ origin }) => <StatusTag tone="neutral">{words[origin]}</StatusTag>,
  },
]

interface AssumptionListProps extends ResultProps {
  /** Where values come from, in French: those of a file where nothing else is said. */
  readonly words?: Origins
  readonly children?: ReactNode
}

/** What the result rests on and where each value comes from. */
export function AssumptionList({ result, words = origins, children }: AssumptionListProps) {
  const {
    data: { assumptions },
    meta,
  } = result
  return (
    <div className="assumptions">
      <p>
        Règles au {formatDate(meta.rules_as_of)}, moteur {meta.engine_version}.
      </p>
      <DataTable
        caption="Hypothèses du calcul"
        columns={columnsOf(words)}
        rows={assumptions}
        rowKey={({ key }) => key}
      />
      {children}
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
