import type { ReactNode } from 'react'
import { EditOutlined, PhoneOutlined } from '@ant-design/icons'
import { Link } from 'react-router-dom'
import type { ResourceOf } from '#contract/jsonapi'
import { useResourceList } from '#client/store'
import { Empty, formatDate, formatTime, StatusTag } from '#client/ui'
import { clientFileAddress } from '#features/clientFile/contract'
import { leadAddress } from '#features/leads/contract'
import { Block } from './Block'
import { together } from './together'
import type { ScopeFilter } from './useScope'

/** How many things are shown: more than that is a list, not a plan. */
const SHOWN = 8

interface ToDoProps {
  /** Whose files the person may complete. */
  readonly files: boolean
  readonly leads: boolean
  readonly scope: ScopeFilter
}

/** What waits for the person, the most urgent first: people to call back, then client files to complete. */
export function ToDo({ files, leads, scope }: ToDoProps) {
  const late = useResourceList(
    'client_lead',
    { filter: { is_late: 1, ...scope }, sort: ['first_contact_due_at'], page: { size: SHOWN } },
    leads,
  )
  const drafts = useResourceList(
    'client_file',
    { filter: { status: ['draft'], ...scope }, sort: ['-updated_at'], page: { size: SHOWN } },
    files,
  )
  const asked = [...(leads ? [late] : []), ...(files ? [drafts] : [])]
  const lines = [
    ...late.resources.map((lead) => <LeadLine key={lead.id} lead={lead} />),
    ...drafts.resources.map((file) => <FileLine key={file.id} file={file} />),
  ]
  return (
    <div className="dashboard-wide">
      <Block title="À faire" reading={together(asked)}>
        {lines.length === 0 ? (
          <Empty title="Rien n’attend" sentence="Aucun rappel en retard, aucun dossier à compléter." />
        ) : (
          <ul className="dashboard-lines">{lines.slice(0, SHOWN)}</ul>
        )}
      </Block>
    </div>
  )
}

function LeadLine({
  lead: {
    id,
    attributes: { firstname, lastname, first_contact_due_at: due },
  },
}: {
  lead: ResourceOf<'client_lead'>
}) {
  return (
    <Line
      tag={
        <StatusTag tone="warning" icon={<PhoneOutlined aria-hidden />}>
          Rappeler
        </StatusTag>
      }
      address={leadAddress(id)}
      name={[firstname, lastname].filter(Boolean).join(' ') || 'Sans nom'}
      note={`Attendu le ${formatDate(due)} à ${formatTime(due)}`}
    />
  )
}

function FileLine({
  file: {
    id,
    attributes: { title, completeness },
  },
}: {
  file: ResourceOf<'client_file'>
}) {
  return (
    <Line
      tag={
        <StatusTag tone="neutral" icon={<EditOutlined aria-hidden />}>
          Compléter
        </StatusTag>
      }
      address={clientFileAddress(id, 'informations')}
      name={title ?? 'Dossier sans nom'}
      note={`Complet à ${completeness ?? 0}\u202f%`}
    />
  )
}

function Line({ tag, address, name, note }: { tag: ReactNode; address: string; name: string; note: string }) {
  return (
    <li>
      {tag}
      <Link className="todo-link" to={address}>
        {name}
      </Link>
      <span className="dashboard-note">{note}</span>
    </li>
  )
}
