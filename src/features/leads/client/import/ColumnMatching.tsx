import { leadCreation } from '#features/leads/contract'
import { ChoiceInput } from '#client/ui/inputs'
import { importedFields, type LeadField } from './columns'
import type { CsvTable } from './readCsv'

interface ColumnMatchingProps {
  readonly table: CsvTable
  /** The field of each column; null for none. */
  readonly fields: readonly (LeadField | null)[]
  readonly onChange: (fields: readonly (LeadField | null)[]) => void
}

/** Says which field each column fills, so that it can be corrected. */
export function ColumnMatching({ table: { columns, rows }, fields, onChange }: ColumnMatchingProps) {
  const choose = (column: number, value: string | number | null) => {
    const field = importedFields.find((name) => name === value) ?? null
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
              choices={importedFields.map((name) => ({ value: name, label: leadCreation.fields[name].label }))}
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
