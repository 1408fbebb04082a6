import { leadCreation } from '#contract/leads'
import type { FieldErrors } from '#contract'
import type { CheckedLine } from './convert'

/** How many wrong lines are told one by one. */
const TOLD = 50

/** What to correct in the file, line by line. */
export function LineFaults({ lines }: { lines: readonly CheckedLine[] }) {
  const wrong = lines.flatMap(({ line, errors }) => errors ? [{ line, errors }] : [])
  if (wrong.length === 0) return null
  return (
    <details className="import-faults" open={wrong.length <= TOLD}>
      <summary>À corriger dans le fichier</summary>
      <ul>{wrong.slice(0, TOLD).map(({ line, errors }) => <li key={line}><strong>Ligne {line}</strong>&nbsp;: {told(errors)}</li>)}</ul>
      {wrong.length > TOLD && <p>et {wrong.length - TOLD} autres lignes.</p>}
    </details>
  )
}

function told(errors: FieldErrors): string {
  const labels = new Map(Object.entries(leadCreation.fields).map(([name, { label }]) => [name, label]))
  return Object.entries(errors).map(([name, messages]) => `${labels.get(name) ?? name} (${messages.join(' ').toLowerCase()})`).join(', ')
}
