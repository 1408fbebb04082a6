import { useState } from 'react'
import { Empty, StatusTag } from '#client/ui'
import { ChoiceInput } from '#client/ui/inputs'
import { DataTable, Pagination, type Column } from '#client/ui/table'
import { foreseen, outcomes, type Outcome } from './outcomes'
import type { ReportRow } from './reportRows'

interface ReportTableProps {
  readonly caption: string
  readonly rows: readonly ReportRow[]
  /** Nothing of it is done yet. */
  readonly isForeseen: boolean
}

const PAGE = 50

/** What became of each line, programme and lot, by outcome, page by page. */
export function ReportTable({ caption, rows, isForeseen }: ReportTableProps) {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [page, setPage] = useState(1)
  const shown = outcome === null ? rows : rows.filter((row) => row.outcome === outcome)
  if (rows.length === 0) return <Empty title="Rien à signaler" />
  return (
    <>
      <div className="import-filter">
        <ChoiceInput
          asList
          label="Montrer"
          placeholder="Tout"
          choices={choicesOf(rows, isForeseen)}
          value={outcome}
          onChange={(value) => {
            setOutcome(rows.find((row) => row.outcome === value)?.outcome ?? null)
            setPage(1)
          }}
        />
      </div>
      <DataTable
        caption={caption}
        columns={columnsOf(isForeseen)}
        rows={shown.slice((page - 1) * PAGE, page * PAGE)}
        rowKey={({ key }) => key}
      />
      <Pagination page={page} pageSize={PAGE} total={shown.length} onPage={setPage} />
    </>
  )
}

const labelOf = (outcome: Outcome, isForeseen: boolean): string =>
  (isForeseen ? foreseen[outcome] : undefined) ?? outcomes[outcome].label

/** The outcomes that there are, with how many of each. */
function choicesOf(rows: readonly ReportRow[], isForeseen: boolean) {
  const counts = new Map<Outcome, number>()
  for (const { outcome } of rows) counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
  return [...counts].map(([value, count]) => ({ value, label: `${labelOf(value, isForeseen)} (${String(count)})` }))
}

const columnsOf = (isForeseen: boolean): readonly [Column<ReportRow>, ...Column<ReportRow>[]] => [
  {
    key: 'about',
    title: 'Programme, lot ou colonne',
    cell: ({ about }) => about || '—',
  },
  {
    key: 'outcome',
    title: 'Résultat',
    cell: ({ outcome }) => <StatusTag tone={outcomes[outcome].tone}>{labelOf(outcome, isForeseen)}</StatusTag>,
  },
  { key: 'message', title: 'Précisions', cell: ({ message }) => message || '—' },
  {
    key: 'place',
    title: 'Fichier',
    cell: ({ place, outcome }) => place ?? (outcome === 'picture' ? '—' : 'Absent du flux'),
  },
]
