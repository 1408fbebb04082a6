import { useState } from 'react'
import { DownloadOutlined } from '@ant-design/icons'
import { auditActions } from '#contract/audit'
import type { ResourceOf } from '#contract/jsonapi'
import { useFileDownload } from '#client/screens/downloads'
import { choicesOf, FilterPanel, type FilterControl } from '#client/screens/filters'
import { Card, formatDate, formatTime, PageHeader } from '#client/ui'
import { Button } from '#client/ui/controls'
import { PageBody } from '#client/ui/layout'
import type { Column } from '#client/ui/table'
import { PagedTable } from '../PagedTable'
import { actionLabel, actorLabel, detailsLabel, subjectLabel } from './auditLabels'
import '../company.css'

type Filters = Readonly<Partial<Record<'action' | 'from' | 'to', string>>>

const controls: readonly FilterControl<keyof Filters>[] = [
  { kind: 'choice', name: 'action', label: 'Action', choices: choicesOf(auditActions) },
  { kind: 'day', name: 'from', label: 'Depuis le' },
  { kind: 'day', name: 'to', label: 'Jusqu’au' },
]

const columns: readonly [Column<ResourceOf<'audit_event'>>, ...Column<ResourceOf<'audit_event'>>[]] = [
  {
    key: 'at',
    title: 'Date',
    cell: ({ attributes: { at } }) => (at ? `${formatDate(at)} à ${formatTime(at)}` : '—'),
  },
  { key: 'action', title: 'Action', cell: ({ attributes }) => actionLabel(attributes.action) },
  {
    key: 'actor',
    title: 'Par',
    cell: ({ attributes: { actor, actor_name: name, subject } }) => name ?? actorLabel(actor, subject),
  },
  { key: 'subject', title: 'Objet', cell: ({ attributes }) => subjectLabel(attributes.subject) },
  { key: 'details', title: 'Précisions', cell: ({ attributes }) => detailsLabel(attributes.details) },
  { key: 'address', title: 'Adresse', cell: ({ attributes }) => attributes.address ?? '—' },
]

/** What was done in the firm, by whom and from where. */
export function AuditScreen() {
  const [filters, setFilters] = useState<Filters>({})
  const change = (changed: Readonly<Partial<Record<keyof Filters, string | null>>>) => {
    const kept = Object.entries({ ...filters, ...changed }).filter(([, value]) => value !== null)
    setFilters(Object.fromEntries(kept))
  }
  return (
    <>
      <title>Journal · Solive</title>
      <PageHeader title="Journal" />
      <PageBody>
        <div className="company company-wide">
          <Card
            title="Événements"
            sentence="Ce qui a été fait dans votre société, du plus récent au plus ancien. Rien n’y est modifié ni effacé."
          >
            <div className="company-filters">
              <FilterPanel controls={controls} values={filters} onChange={change} />
              <Export filters={filters} />
            </div>
            <PagedTable
              key={JSON.stringify(filters)}
              type="audit_event"
              caption="Journal"
              columns={columns}
              filter={filters}
              none="Aucun événement"
            />
          </Card>
        </div>
      </PageBody>
    </>
  )
}

function Export({ filters }: { readonly filters: Filters }) {
  const download = useFileDownload()
  const [isAsking, setAsking] = useState(false)
  const ask = async () => {
    setAsking(true)
    await download({ path: '/v3/company/audit-events/export', query: { filter: filters }, name: 'journal.jsonl' })
    setAsking(false)
  }
  return (
    <Button icon={<DownloadOutlined aria-hidden />} loading={isAsking} onClick={() => void ask()}>
      Exporter
    </Button>
  )
}
