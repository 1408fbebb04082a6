import { useState } from 'react'
import { messages } from '#contract'
import { Card, Empty, ErrorBlock, formatDate, formatTime, Skeleton, StatusTag, type Tone } from '#client/ui'
import { Button } from '#client/ui/controls'
import { DataTable, type Column } from '#client/ui/table'
import { importsApi } from './api'
import { isUnderWay, type CatalogueImport } from './catalogueImport'
import { counted } from './counted'
import { UndoDialog } from './UndoDialog'

const POLLING_MS = 2_000

/** The imports of the firm, the latest first; those of seven days can be undone. */
export function PastImports({ onOpen }: { readonly onOpen: (id: string) => void }) {
  const { data: known } = importsApi.endpoints.imports.useQueryState(undefined)
  const { error, refetch } = importsApi.useImportsQuery(undefined, {
    pollingInterval: known?.some(isUnderWay) ? POLLING_MS : 0,
    refetchOnMountOrArgChange: true,
  })
  const [undone, setUndone] = useState<CatalogueImport | null>(null)
  const imports = known?.filter(({ isPreview }) => !isPreview)
  return (
    <Card title="Imports passés" sentence="Un import s’annule pendant sept jours.">
      {imports && imports.length > 0 && (
        <DataTable
          caption="Imports passés"
          columns={columnsOf(onOpen, setUndone)}
          rows={imports}
          rowKey={({ id }) => id}
        />
      )}
      {imports?.length === 0 && <Empty title="Aucun import" />}
      {!imports &&
        (error ? <ErrorBlock message={messages.technical} onRetry={() => void refetch()} /> : <Skeleton lines={4} />)}
      {undone && (
        <UndoDialog
          undone={undone}
          onClose={() => {
            setUndone(null)
          }}
        />
      )}
    </Card>
  )
}

const STATES: Readonly<Record<CatalogueImport['state'], { readonly label: string; readonly tone: Tone }>> = {
  waiting: { label: 'En attente', tone: 'neutral' },
  running: { label: 'En cours', tone: 'info' },
  done: { label: 'Terminé', tone: 'success' },
  failed: { label: 'Refusé', tone: 'error' },
  undone: { label: 'Annulé', tone: 'neutral' },
}

type Columns = readonly [Column<CatalogueImport>, ...Column<CatalogueImport>[]]

const columnsOf = (onOpen: (id: string) => void, onUndo: (told: CatalogueImport) => void): Columns => [
  {
    key: 'source',
    title: 'Fichiers',
    cell: ({ source, provider }) => (provider === null ? source : `${provider}\u00a0: ${source}`),
  },
  { key: 'at', title: 'Date', cell: ({ createdAt }) => `${formatDate(createdAt)} à ${formatTime(createdAt)}` },
  {
    key: 'state',
    title: 'État',
    cell: ({ state }) => <StatusTag tone={STATES[state].tone}>{STATES[state].label}</StatusTag>,
  },
  { key: 'lots', title: 'Lots', cell: lotsIn },
  {
    key: 'actions',
    title: 'Actions',
    align: 'end',
    cell: (told) => <Actions told={told} onOpen={onOpen} onUndo={onUndo} />,
  },
]

function lotsIn({ counts }: CatalogueImport): string {
  if (!counts) return '—'
  const { created, updated, withdrawn, rejected } = counts.properties
  const said = [
    [created, 'créé'],
    [updated, 'modifié'],
    [withdrawn, 'retiré'],
    [rejected, 'refusé'],
  ] as const
  const parts = said.filter(([count]) => count > 0).map(([count, word]) => counted(count, word))
  return parts.join(', ') || 'Aucun changement'
}

interface ActionsProps {
  readonly told: CatalogueImport
  readonly onOpen: (id: string) => void
  readonly onUndo: (told: CatalogueImport) => void
}

function Actions({ told, onOpen, onUndo }: ActionsProps) {
  const of = <span className="visually-hidden"> ({told.source})</span>
  return (
    <span className="import-actions">
      <Button
        size="small"
        onClick={() => {
          onOpen(told.id)
        }}
      >
        Compte rendu{of}
      </Button>
      {told.isUndoable && (
        <Button
          size="small"
          danger
          onClick={() => {
            onUndo(told)
          }}
        >
          Annuler{of}
        </Button>
      )}
    </span>
  )
}
