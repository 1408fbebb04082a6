import { useState } from 'react'
import { DownloadOutlined } from '@ant-design/icons'
import { formatNumber, KeyFigure, KeyFigures, StatusTag } from '#client/ui'
import { Button } from '#client/ui/controls'
import { ChoiceInput } from '#client/ui/inputs'
import { DataTable, Pagination, type Column } from '#client/ui/table'
import type { Table } from '#client/screens/tables'
import type { ImportAnswer } from '../api'
import type { FieldOfColumn } from './columns'
import { downloadRejected, outcomes, reasonOf, rowsOf, type Outcome, type ReportRow } from './report'

interface ImportReportProps {
  readonly answer: ImportAnswer
  readonly table: Table
  readonly fields: FieldOfColumn
  /** Nothing of it is done yet. */
  readonly isForeseen: boolean
}

const PAGE = 50
const isOutcome = (value: unknown): value is Outcome => typeof value === 'string' && Object.hasOwn(outcomes, value)

/** What became of each line of a file, or would become of it; the refused ones first, where there are any. */
export function ImportReport({ answer, table, fields, isForeseen }: ImportReportProps) {
  const [outcome, setOutcome] = useState<Outcome | null>(answer.rejected > 0 ? 'rejected' : null)
  const [page, setPage] = useState(1)
  const rows = rowsOf(answer, table, fields)
  const shown = outcome === null ? rows : rows.filter((row) => row.outcome === outcome)
  return (
    <div className="scpi-report">
      <Figures answer={answer} isForeseen={isForeseen} />
      <div className="scpi-report-tools">
        <ChoiceInput
          asList
          label="Montrer"
          placeholder="Toutes les lignes"
          choices={choicesOf(answer, isForeseen)}
          value={outcome}
          onChange={(value) => {
            setOutcome(isOutcome(value) ? value : null)
            setPage(1)
          }}
        />
        {answer.rejected > 0 && (
          <Button
            icon={<DownloadOutlined aria-hidden />}
            onClick={() => {
              downloadRejected(answer, table)
            }}
          >
            Télécharger les lignes refusées (CSV)
          </Button>
        )}
      </div>
      <DataTable
        caption="Compte rendu par ligne"
        columns={columnsOf(isForeseen)}
        rows={shown.slice((page - 1) * PAGE, page * PAGE)}
        rowKey={({ line }) => String(line)}
      />
      <Pagination page={page} pageSize={PAGE} total={shown.length} onPage={setPage} />
    </div>
  )
}

const wordOf = (outcome: Outcome, isForeseen: boolean): string => outcomes[outcome][isForeseen ? 'foreseen' : 'done']

const Figures = ({ answer, isForeseen }: Pick<ImportReportProps, 'answer' | 'isForeseen'>) => (
  <KeyFigures>
    <KeyFigure label={isForeseen ? 'À créer' : 'Créés'} value={formatNumber(answer.created)} />
    <KeyFigure label={isForeseen ? 'À mettre à jour' : 'Mis à jour'} value={formatNumber(answer.updated)} />
    <KeyFigure label={isForeseen ? 'À corriger' : 'Refusés'} value={formatNumber(answer.rejected)} />
  </KeyFigures>
)

/** The outcomes that there are, with how many of each. */
const choicesOf = (answer: ImportAnswer, isForeseen: boolean) =>
  Object.keys(outcomes)
    .filter(isOutcome)
    .filter((outcome) => answer[outcome] > 0)
    .map((value) => ({ value, label: `${wordOf(value, isForeseen)} (${formatNumber(answer[value])})` }))

const columnsOf = (isForeseen: boolean): [Column<ReportRow>, ...Column<ReportRow>[]] => [
  { key: 'line', title: 'Ligne', width: 100, cell: ({ line }) => `Ligne ${formatNumber(line)}` },
  { key: 'name', title: 'Client', width: 200, cell: ({ name }) => name || '—' },
  {
    key: 'outcome',
    title: isForeseen ? 'Prévu' : 'Résultat',
    width: 150,
    cell: ({ outcome }) => <StatusTag tone={outcomes[outcome].tone}>{wordOf(outcome, isForeseen)}</StatusTag>,
  },
  { key: 'message', title: 'Précisions', width: 420, cell: (row) => reasonOf(row) || '—' },
]
