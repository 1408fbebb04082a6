import { useState } from 'react'
import { isIsoDate } from '#contract'
import type { RuleChange } from '#domain'
import type { SimulationAnswer } from '#client/api'
import { formatDate, StatusTag } from '#client/ui'
import { Amount, writeFigure } from '#client/ui/explanation'
import { DateInput } from '#client/ui/inputs'
import { resultRows, writeDifference } from '../scenarios/scenarioRows'
import { useSignedOn } from './useSignedOn'
import './asOf.css'

/** The same operation by the rules of another day, and those that changed in between. */
export function AsOf({ result }: { result: SimulationAnswer }) {
  const [typed, setTyped] = useState<string | null>(null)
  const day = typed !== null && isIsoDate(typed) ? typed : null
  const signed = useSignedOn(result, day)
  return (
    <section className="as-of" aria-label="Règles à une autre date">
      <h3>Règles à une autre date</h3>
      <div className="as-of-day">
        <DateInput
          label="Règles au" help="L’opération est recalculée comme si l’acte était signé ce jour-là." value={typed} onChange={setTyped}
          error={typed !== null && day === null ? 'Indiquez une date au format JJ/MM/AAAA.' : undefined}
        />
      </div>
      <div role="status">
        {signed?.kind === 'refused' && <p>Ce jour-là, l’opération ne se calcule pas&nbsp;: {Object.values(signed.errors).flat().join(' ')}</p>}
        {signed?.kind === 'calculated' && day !== null && (
          <>
            <Comparison result={result} day={day} indicators={signed.indicators} />
            <Rules rules={signed.rules} day={day} />
          </>
        )}
      </div>
    </section>
  )
}

function Comparison({ result: { data, meta }, day, indicators }: { result: SimulationAnswer; day: string; indicators: SimulationAnswer['data']['indicators'] }) {
  return (
    <div className="table-frame">
      <table className="data-table">
        <caption className="visually-hidden">L’opération aux règles des deux dates</caption>
        <thead><tr><th scope="col">Résultat</th><th scope="col">Étude actuelle ({formatDate(meta.rules_as_of)})</th><th scope="col">Règles au {formatDate(day)}</th></tr></thead>
        <tbody>
          {resultRows.map(({ figure, label, unit, amountOf }) => (
            <tr key={figure}>
              <th scope="row">{label}</th>
              <td><Amount figure={figure} value={amountOf(data.indicators)} unit={unit} /></td>
              <td>{writeFigure(amountOf(indicators), unit)} <small className="scenario-difference">{writeDifference(amountOf(indicators), amountOf(data.indicators), unit)}</small></td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Rules({ rules, day }: { rules: readonly RuleChange[]; day: string }) {
  if (rules.length === 0) return <p>Aucune des règles de cette étude n’a changé depuis le {formatDate(day)}.</p>
  return (
    <>
      <h4>Règles qui ont changé</h4>
      <ul className="as-of-rules">
        {rules.map(({ label, before, after, from, source, verified }) => (
          <li key={`${label}-${from}`}>
            <strong>{label}</strong> {!verified && <StatusTag tone="warning">Non vérifiée</StatusTag>}
            <p>{before !== after && <><del>{before}</del> → </>}<ins>{after}</ins></p>
            <p className="as-of-source">Depuis le {formatDate(from)}, {source}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
