import { leadCreation } from '#features/leads/contract'
import type { FieldErrors } from '#contract'
import type { CheckedLine } from './convert'
import './lineFaults.css'

/** How many wrong lines are told one by one. */
const TOLD = 50

/** What to correct in the file, line by line, each with its own text. */
export function LineFaults({ lines }: { lines: readonly CheckedLine[] }) {
  const wrong = lines.flatMap(({ line, cells, errors }) => (errors ? [{ line, cells, errors }] : []))
  if (wrong.length === 0) return null
  return (
    <details className="import-faults" open={wrong.length <= TOLD}>
      <summary>À corriger dans le fichier</summary>
      <ul>
        {wrong.slice(0, TOLD).map(({ line, cells, errors }) => (
          <li key={line}>
            <strong>Ligne {line}</strong>&nbsp;: {told(errors)}
            <q className="import-line">{cells.join(' ; ')}</q>
          </li>
        ))}
      </ul>
      {wrong.length > TOLD && <p>et {wrong.length - TOLD} autres lignes.</p>}
    </details>
  )
}

function told(errors: FieldErrors): string {
  const labels = new Map(Object.entries(leadCreation.fields).map(([name, { label }]) => [name, label]))
  return Object.entries(errors)
    .map(([name, messages]) => `${labels.get(name) ?? name} (${messages.join(' ').toLowerCase()})`)
    .join(', ')
}
