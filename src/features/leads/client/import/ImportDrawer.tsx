import { useState } from 'react'
import { LARGEST_IMPORT } from '#features/leads/contract'
import { outcomeOf } from '#client/api'
import { ErrorBlock, formatNumber } from '#client/ui'
import { Button } from '#client/ui/controls'
import { Drawer } from '#client/ui/drawer'
import { FileDrop } from '#client/ui/upload'
import { useToast } from '#client/feedback'
import { ColumnMatching, readCsv, type Table } from '#client/screens/tables'
import { leadsApi, type ImportedRow } from '../api'
import { checkLines, type CheckedLine } from './convert'
import { columnChoices, matchColumns, type LeadField } from './columns'
import { LineFaults } from './LineFaults'
import { UndoableImports, useUndoImport } from './UndoableImports'

interface Read {
  readonly fileName: string
  readonly table: Table
  readonly fields: readonly (LeadField | null)[]
}

const UNREADABLE = 'Ce fichier ne se lit pas. Enregistrez-le en CSV, puis réessayez.'

/** A file, with the field that each of its columns seems to be. */
async function readMatched(file: File): Promise<Read> {
  const table = await readCsv(file)
  return { fileName: file.name, table, fields: matchColumns(table.columns) }
}

/** The drawer that brings in a file of leads: its columns are matched, its lines are checked, and an import can be taken back for a day. */
export function ImportDrawer({ onClose }: { onClose: () => void }) {
  const [read, setRead] = useState<Read | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [refused, setRefused] = useState<readonly CheckedLine[]>([])

  const choose = (file: File) => {
    setFailure(null)
    setRefused([])
    readMatched(file).then(setRead, (error: unknown) => {
      setFailure(error instanceof Error ? error.message : UNREADABLE)
    })
  }
  const end = (lines: readonly CheckedLine[]) => {
    if (lines.length === 0) onClose()
    setRead(null)
    setRefused(lines)
  }
  return (
    <Drawer title="Importer des contacts" open onClose={onClose} size={760} className="lead-drawer">
      {failure !== null && <ErrorBlock message={failure} />}
      <FileDrop
        label={read ? 'Choisir un autre fichier' : 'Choisir un fichier CSV'}
        help={read?.fileName ?? 'ou déposez-le ici. Première ligne\u00a0: les titres des colonnes.'}
        accept=".csv,text/csv"
        onFile={choose}
      />
      {read && (
        <Matched
          read={read}
          onFields={(fields) => {
            setRead({ ...read, fields })
          }}
          onDone={end}
          onFailed={setFailure}
        />
      )}
      {refused.length > 0 && <Refused lines={refused} />}
      {!read && <UndoableImports />}
    </Drawer>
  )
}

interface MatchedProps {
  readonly read: Read
  readonly onFields: (fields: readonly (LeadField | null)[]) => void
  /** Told the lines that the server refused. */
  readonly onDone: (refused: readonly CheckedLine[]) => void
  readonly onFailed: (message: string) => void
}

/** Sends the lines that are right, and offers to take them back. */
function useImport({ read: { fileName }, onDone, onFailed }: Pick<MatchedProps, 'read' | 'onDone' | 'onFailed'>) {
  const [send, { isLoading }] = leadsApi.useImportLeadsMutation()
  const undo = useUndoImport()
  const toast = useToast()
  const bring = async (right: readonly CheckedLine[]) => {
    const { data, error } = outcomeOf(await send({ file_name: fileName, rows: right.map(({ lead }) => lead) }))
    if (error) {
      onFailed(error.message)
      return
    }
    toast({
      type: 'success',
      closable: true,
      message: sentenceOf(data.rows),
      action: {
        label: 'Annuler l’import',
        act: () => {
          void undo(data.id)
        },
      },
    })
    onDone(refusedOf(data.rows, right))
  }
  return { bring, isLoading }
}

function Matched({ onFields, ...bringing }: MatchedProps) {
  const { table, fields } = bringing.read
  const { bring, isLoading } = useImport(bringing)
  const lines = checkLines(table, fields)
  const right = lines.filter(({ errors }) => !errors)
  const wrong = lines.length - right.length
  const isTooLong = right.length > LARGEST_IMPORT
  return (
    <>
      <ColumnMatching table={table} choices={columnChoices} fields={fields} onChange={onFields} />
      <p className="import-count" role="status">
        {formatNumber(right.length)} {right.length > 1 ? 'valides' : 'valide'}, {formatNumber(wrong)} à corriger
      </p>
      <LineFaults lines={lines} />
      {isTooLong && (
        <ErrorBlock
          message={`Un import compte ${formatNumber(LARGEST_IMPORT)} lignes au plus. Coupez le fichier en plusieurs.`}
        />
      )}
      <div className="form-actions">
        <Button
          type="primary"
          loading={isLoading}
          aria-busy={isLoading}
          disabled={right.length === 0 || isTooLong}
          onClick={() => {
            void bring(right)
          }}
        >
          {right.length > 1
            ? `Importer les ${formatNumber(right.length)} contacts valides`
            : 'Importer le contact valide'}
        </Button>
      </div>
    </>
  )
}

/** The lines that were sent and refused. @param sent in the order of `rows` */
function refusedOf(rows: readonly ImportedRow[], sent: readonly CheckedLine[]): readonly CheckedLine[] {
  return rows.flatMap(({ row, errors }) => {
    const line = sent[row]
    return line && errors ? [{ ...line, errors }] : []
  })
}

function Refused({ lines }: { lines: readonly CheckedLine[] }) {
  return (
    <>
      <p className="import-count" role="status">
        {lines.length > 1
          ? `${formatNumber(lines.length)} lignes refusées\u00a0: corrigez-les dans le fichier, puis importez-les seules.`
          : 'Une ligne refusée\u00a0: corrigez-la dans le fichier, puis importez-la seule.'}
      </p>
      <LineFaults lines={lines} />
    </>
  )
}

function sentenceOf(rows: readonly ImportedRow[]): string {
  const created = rows.filter(({ id }) => id !== undefined).length
  const doubtful = rows.filter(({ duplicates = 0 }) => duplicates > 0).length
  const refused = rows.length - created
  const parts = [
    `${formatNumber(created)} ${created > 1 ? 'contacts importés' : 'contact importé'}`,
    ...(refused > 0 ? [`${formatNumber(refused)} ${refused > 1 ? 'refusés' : 'refusé'}`] : []),
    ...(doubtful > 0 ? [`${formatNumber(doubtful)} déjà connus (doublons probables)`] : []),
  ]
  return `${parts.join(', ')}.`
}
