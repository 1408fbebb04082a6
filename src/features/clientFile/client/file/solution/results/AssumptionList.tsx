import { formatDate, StatusTag } from '#client/ui'
import { Amount, writeFigure } from '#client/ui/explanation'
import { origins, type Assumption } from '../explanation/ofAssumptions'
import { AsOf } from '../asOf/AsOf'
import type { ResultProps } from './ResultTabs'

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
      <div className="table-frame">
        <table className="data-table">
          <caption className="visually-hidden">Hypothèses du calcul</caption>
          <thead>
            <tr>
              <th scope="col">Hypothèse</th>
              <th scope="col">Valeur</th>
              <th scope="col">Origine</th>
            </tr>
          </thead>
          <tbody>
            {assumptions.map((assumption) => (
              <tr key={assumption.key}>
                <th scope="row">{assumption.label}</th>
                <td>
                  <Value assumption={assumption} />
                </td>
                <td>
                  <StatusTag tone="neutral">{origins[assumption.origin]}</StatusTag>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
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
