import type { SimulationAnswer } from '#client/api'
import { formatDate, formatEuros, formatNumber, formatPercent, StatusTag } from '#client/ui'
import type { ResultProps } from './ResultTabs'

type Assumption = SimulationAnswer['data']['assumptions'][number]

const origins: Readonly<Record<Assumption['origin'], string>> = {
  file: 'Dossier', firm: 'Société', scheme: 'Dispositif', market: 'Marché', law: 'Loi', convention: 'Convention de calcul',
}

/** What the result rests on, where each value comes from, and which rules nobody has checked for those years. */
export function AssumptionList({ result: { data: { assumptions }, meta } }: ResultProps) {
  return (
    <div className="assumptions">
      <p>Règles au {formatDate(meta.rules_as_of)}, moteur {meta.engine_version}.</p>
      <div className="table-frame">
        <table className="data-table">
          <caption className="visually-hidden">Hypothèses du calcul</caption>
          <thead><tr><th scope="col">Hypothèse</th><th scope="col">Valeur</th><th scope="col">Origine</th></tr></thead>
          <tbody>
            {assumptions.map((assumption) => (
              <tr key={assumption.key}><th scope="row">{assumption.label}</th><td>{written(assumption)}</td><td><StatusTag tone="neutral">{origins[assumption.origin]}</StatusTag></td></tr>
            ))}
          </tbody>
        </table>
      </div>
      {meta.unverified.length > 0 && (
        <details>
          <summary>{formatNumber(meta.unverified.length)} règles non vérifiées à cette date</summary>
          <ul>{meta.unverified.map((sentence) => <li key={sentence}>{sentence}</li>)}</ul>
        </details>
      )}
    </div>
  )
}

function written({ value, unit }: Assumption): string {
  if (typeof value === 'string') return unit === 'date' ? formatDate(value) : value
  const writers: Readonly<Record<Assumption['unit'], () => string>> = {
    euros: () => formatEuros(value),
    euros_per_month: () => formatEuros(value, { per: 'mois' }),
    euros_per_year: () => formatEuros(value, { per: 'an' }),
    euros_per_square_meter: () => formatEuros(value, { per: 'm²' }),
    rate: () => formatPercent(value),
    years: () => formatNumber(value, { unit: 'ans' }),
    months: () => formatNumber(value, { unit: 'mois' }),
    square_meters: () => formatNumber(value, { unit: 'm²' }),
    parts: () => formatNumber(value, { unit: 'parts' }),
    date: () => String(value),
    text: () => String(value),
  }
  return writers[unit]()
}
