import { useState } from 'react'
import { LARGEST_IMPORT } from '#contract/leads'
import { api, outcomeOf, type ImportedRow } from '#client/api'
import { ErrorBlock, formatNumber } from '#client/ui'
import { Button } from '#client/ui/controls'
import { Drawer } from '#client/ui/drawer'
import { useToast } from '#client/ui/feedback'
import { checkLines } from './convert'
import { matchColumns, type LeadField } from './columns'
import { ColumnMatching } from './ColumnMatching'
import { FilePicker } from './FilePicker'
import { LineFaults } from './LineFaults'
import { readCsv, type CsvTable } from './readCsv'
import { UndoableImports, useUndoImport } from './UndoableImports'

interface Read {
  readonly fileName: string
  readonly table: CsvTable
  readonly fields: readonly (LeadField | null)[]
}

/** The drawer that brings in a file of leads: its columns are matched, its lines are checked, and an import can be taken back for a day. */
export function ImportDrawer({ onClose }: { onClose: () => void }) {
  const [read, setRead] = useState<Read | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  const choose = (file: File) => {
    setFailure(null)
    readCsv(file).then(
      (table) => { setRead({ fileName: file.name, table, fields: matchColumns(table.columns) }) },
      (error: unknown) => { setFailure(error instanceof Error ? error.message : 'Ce fichier ne se lit pas. Enregistrez-le en CSV, puis réessayez.') },
    )
  }
  return (
    <Drawer title="Importer des contacts" open onClose={onClose} size={760} className="lead-drawer">
      {failure !== null && <ErrorBlock message={failure} />}
      <FilePicker fileName={read?.fileName ?? null} onChosen={choose} />
      {read && <Matched read={read} onFields={(fields) => { setRead({ ...read, fields }) }} onDone={onClose} onRefused={setFailure} />}
      {!read && <UndoableImports />}
    </Drawer>
  )
}

interface MatchedProps {
  readonly read: Read
  readonly onFields: (fields: readonly (LeadField | null)[]) => void
  readonly onDone: () => void
  readonly onRefused: (message: string) => void
}

function Matched({ read: { fileName, table, fields }, onFields, onDone, onRefused }: MatchedProps) {
  const [send, { isLoading }] = api.useImportLeadsMutation()
  const undo = useUndoImport()
  const toast = useToast()
  const lines = checkLines(table, fields)
  const right = lines.filter(({ errors }) => !errors)
  const wrong = lines.length - right.length
  const isTooLong = right.length > LARGEST_IMPORT

  const bring = async () => {
    const { data, error } = outcomeOf(await send({ file_name: fileName, rows: right.map(({ lead }) => lead) }))
    if (error) {
      onRefused(error.message)
      return
    }
    toast({ type: 'success', closable: true, message: sentenceOf(data.rows), action: { label: 'Annuler l’import', act: () => { void undo(data.id) } } })
    onDone()
  }
  return (
    <>
      <ColumnMatching table={table} fields={fields} onChange={onFields} />
      <p className="import-count" role="status">{formatNumber(right.length)} {right.length > 1 ? 'valides' : 'valide'}, {formatNumber(wrong)} à corriger</p>
      <LineFaults lines={lines} />
      {isTooLong && <ErrorBlock message={`Un import compte ${formatNumber(LARGEST_IMPORT)} lignes au plus. Coupez le fichier en plusieurs.`} />}
      <div className="form-actions">
        <Button type="primary" loading={isLoading} disabled={right.length === 0 || isTooLong} onClick={() => { void bring() }}>
          {right.length > 1 ? `Importer les ${formatNumber(right.length)} contacts valides` : 'Importer le contact valide'}
        </Button>
      </div>
    </>
  )
}

function sentenceOf(rows: readonly ImportedRow[]): string {
  const created = rows.filter(({ id }) => id !== undefined).length
  const doubtful = rows.filter(({ duplicates = 0 }) => duplicates > 0).length
  const refused = rows.length - created
  const parts = [
    `${formatNumber(created)} ${created > 1 ? 'contacts importés' : 'contact importé'}`,
    ...(refused > 0 ? [`${formatNumber(refused)} refusés`] : []),
    ...(doubtful > 0 ? [`${formatNumber(doubtful)} déjà connus (doublons probables)`] : []),
  ]
  return `${parts.join(', ')}.`
}
