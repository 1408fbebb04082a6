import type { Choice } from '#contract'
import { ChoiceInput } from '#client/ui/inputs'
import type { Table } from './table'
import './columnMatching.css'

interface ColumnMatchingProps<Field extends string> {
  readonly table: Table
  /** What a column may fill. */
  readonly choices: readonly (Choice & { readonly value: Field })[]
  /** The field of each column; null for none. */
  readonly fields: readonly (Field | null)[]
  readonly onChange: (fields: readonly (Field | null)[]) => void
}

/** Says which field each column fills, so that it can be corrected. */
export function ColumnMatching<Field extends string>({
  table: { columns, rows },
  choices,
  fields,
  onChange,
}: ColumnMatchingProps<Field>) {
  const choose = (column: number, value: string | number | null) => {
    const field = choices.find((choice) => choice.value === value)?.value ?? null
    onChange(fields.map((former, index) => (index === column ? field : former === field ? null : former)))
  }
  return (
    <section aria-labelledby="import-columns">
      <h2 id="import-columns">Colonnes du fichier</h2>
      <ul className="import-columns">
        {columns.map((column, index) => (
          <li key={`${String(index)}-${column}`}>
            <ChoiceInput
              label={column || `Colonne ${String(index + 1)}`}
              help={example(rows[0]?.cells[index])}
              asList
              placeholder="Ne pas importer"
              choices={choices}
              value={fields[index] ?? null}
              onChange={(value) => {
                choose(index, value)
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

const example = (cell: string | undefined): string | undefined =>
  cell?.trim() ? `Ex. ${cell.trim().slice(0, 40)}` : undefined
