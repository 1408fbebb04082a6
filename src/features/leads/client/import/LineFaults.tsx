import { leadCreation } from '#features/leads/contract'
import type { FieldErrors } from '#contract'
import { Collapse } from '#client/ui/collapse'
import type { CheckedLine } from './convert'
import './lineFaults.css'

/** How many wrong lines are listed. */
const SHOWN = 50

/** What to correct in the file, line by line, each with its own text. */
export function LineFaults({ lines }: { lines: readonly CheckedLine[] }) {
  const wrong = lines.flatMap(({ line, cells, errors }) => (errors ? [{ line, cells, errors }] : []))
  if (wrong.length === 0) return null
  return (
    <Collapse
      key={String(wrong.length <= SHOWN)}
      className="import-faults"
      label="À corriger dans le fichier"
      isOpenAtFirst={wrong.length <= SHOWN}
    >
      <ul>
        {wrong.slice(0, SHOWN).map(({ line, cells, errors }) => (
          <li key={line}>
            <strong>Ligne {line}</strong>&nbsp;: {errorText(errors)}
            <q className="import-line">{cells.join(' ; ')}</q>
          </li>
        ))}
      </ul>
      {wrong.length > SHOWN && <p>et {wrong.length - SHOWN} autres lignes.</p>}
    </Collapse>
  )
}

function errorText(errors: FieldErrors): string {
  const labels = new Map(Object.entries(leadCreation.fields).map(([name, { label }]) => [name, label]))
  return Object.entries(errors)
    .map(([name, messages]) => `${labels.get(name) ?? name} (${messages.join(' ').toLowerCase()})`)
    .join(', ')
}
