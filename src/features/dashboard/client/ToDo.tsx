import { useState, type ReactNode } from 'react'
import { EditOutlined, PhoneOutlined } from '@ant-design/icons'
import { Link } from 'react-router-dom'
import type { ResourceOf } from '#contract/jsonapi'
import type { ResourceType } from '#contract'
import { useResourceList, type ListReading } from '#client/store'
import { Empty, formatDate, formatNumber, formatTime, StatusTag } from '#client/ui'
import { clientFileAddress, newClientFileAddress } from '#features/clientFile/contract'
import { leadAddress, leadsAddress } from '#features/leads/contract'
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

/** Those whom nobody has called yet: those that the menu counts. */
const WAITING = ['new', 'assigned'] as const

/** What waits for the person, the most urgent first: people to call back, then client files to complete. */
export function ToDo({ files, leads, scope }: ToDoProps) {
  const waiting = useResourceList(
    'client_lead',
    { filter: { status: [...WAITING], ...scope }, sort: ['first_contact_due_at'], page: { size: SHOWN } },
    leads,
  )
  const drafts = useResourceList(
    'client_file',
    { filter: { status: ['draft'], ...scope }, sort: ['-updated_at'], page: { size: SHOWN } },
    files,
  )
  const isPart = Object.keys(scope).length > 0
  const asked = [...(leads ? [waiting] : []), ...(files ? [drafts] : [])]
  const lines = [
    ...waiting.resources.map((lead) => <LeadLine key={lead.id} lead={lead} />),
    ...drafts.resources.map((file) => <FileLine key={file.id} file={file} />),
  ]
  return (
    <Block title="À faire" {...countOf(asked, isPart)} reading={together(asked)}>
      {lines.length === 0 ? (
        <Empty
          title={isPart ? 'Rien n’attend dans ce périmètre' : 'Rien n’attend'}
          sentence="Personne à rappeler, aucun dossier à compléter."
          action={<WayOn isPart={isPart} files={files} />}
        />
      ) : (
        <ul className="dashboard-lines">{lines.slice(0, SHOWN)}</ul>
      )}
    </Block>
  )
}

/** What to do where nothing waits: look further, or begin. */
function WayOn({ isPart, files }: { isPart: boolean } & Pick<ToDoProps, 'files'>) {
  if (isPart) return <Link to="?perimetre=societe">Voir toute la société</Link>
  return files ? (
    <Link to={newClientFileAddress}>Nouveau dossier</Link>
  ) : (
    <Link to={leadsAddress}>Voir les contacts</Link>
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
  const [now] = useState(() => Date.now())
  return (
    <Line
      tag={
        <StatusTag tone="warning" icon={<PhoneOutlined aria-hidden />}>
          Rappeler
        </StatusTag>
      }
      address={leadAddress(id)}
      name={[firstname, lastname].filter(Boolean).join(' ') || 'Sans nom'}
      note={expectedAt(due, now)}
    />
  )
}

/** By when the person was to be called back; that it is past is said in words. */
function expectedAt(due: string | null | undefined, now: number): string {
  if (!due) return 'Sans échéance'
  const isLate = Date.parse(due) < now
  return `${isLate ? 'En retard, attendu' : 'Attendu'} le ${formatDate(due)} à ${formatTime(due)}`
}

/**
 * `12 choses à faire dans ce périmètre, les 8 premières ici`: the menu counts the whole firm. Nothing as long as it is not known,
 * and where nothing is to be done.
 */
function countOf(asked: readonly ListReading<ResourceType>[], isPart: boolean): { readonly sentence?: string } {
  const total = asked.reduce((sum, { page }) => sum + (page?.total ?? 0), 0)
  if (total === 0) return {}
  const things = `${formatNumber(total)} ${total > 1 ? 'choses' : 'chose'} à faire${isPart ? ' dans ce périmètre' : ''}`
  return { sentence: total > SHOWN ? `${things}, les ${SHOWN} premières ici` : things }
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
