import { useState, type ReactNode } from 'react'
import { EditOutlined, PhoneOutlined } from '@ant-design/icons'
import { Link } from 'react-router-dom'
import type { ResourceOf } from '#contract/jsonapi'
import { useResourceList } from '#client/store'
import type { ApiFailure } from '#client/transport'
import { Empty, formatDate, formatNumber, formatTime } from '#client/ui'
import { formatPhone } from '#client/ui/formats'
import { clientFileAddress, newClientFileAddress } from '#features/clientFile/contract'
import { leadAddress, leadsAddress } from '#features/leads/contract'
import { Block } from './Block'
import { LinkButton } from './LinkButton'
import { together } from './together'
import type { ScopeFilter } from './useScope'

/** How many things are shown: more than that is a list, not a plan. */
const SHOWN = 8

/** One thing to do, with its one action. */
export interface ToDoLine {
  readonly key: string
  readonly icon: ReactNode
  /** `Rappeler Zoé Marin`. */
  readonly title: string
  readonly note: string
  readonly action: string
  readonly address: string
  /** A day or an instant; null where nothing is due. */
  readonly at: string | null
  readonly isUrgent: boolean
}

/** Lines that were read, and how many there are in all. */
interface Lines extends Omit<ReturnType<typeof together>, 'failure'> {
  readonly failure: ApiFailure | undefined
  readonly lines: readonly ToDoLine[]
  readonly total: number
}

export interface ToDoProps {
  /** Whose files the person may complete. */
  readonly files: boolean
  readonly leads: boolean
  readonly scope: ScopeFilter
  /** What is to be done with sales, for who sees them. */
  readonly sales?: Lines
}

/** Those whom nobody has called yet: those that the menu counts. */
const WAITING = ['new', 'assigned'] as const

/** What waits for the person, the most urgent first. */
export function ToDo({ files, leads, scope, sales }: ToDoProps) {
  const others = useOthers({ files, leads, scope })
  const isPart = Object.keys(scope).length > 0
  const total = others.total + (sales?.total ?? 0)
  const lines = [...(sales?.lines ?? []), ...others.lines].sort(byInstant)
  return (
    <Block
      title="À faire"
      {...countOf(total, lines.slice(0, SHOWN), isPart)}
      isThere={others.isThere && (sales?.isThere ?? true)}
      failure={others.failure ?? sales?.failure}
      refetch={() => {
        others.refetch()
        sales?.refetch()
      }}
    >
      {lines.length === 0 ? (
        <Empty
          title={isPart ? 'Rien n’attend dans ce périmètre' : 'Rien n’attend'}
          sentence="Personne à rappeler, aucun dossier à compléter, aucune vente à faire avancer."
          action={<WayOn isPart={isPart} files={files} />}
        />
      ) : (
        <ul className="dashboard-lines dashboard-todo">
          {lines.slice(0, SHOWN).map(({ key, ...line }) => (
            <Line key={key} {...line} />
          ))}
        </ul>
      )}
    </Block>
  )
}

const LATEST = '9999'
const byInstant = (one: ToDoLine, other: ToDoLine): number => (one.at ?? LATEST).localeCompare(other.at ?? LATEST)

/** People to call back, and client files to complete. */
function useOthers({ files, leads, scope }: Omit<ToDoProps, 'sales'>): Lines {
  const [now] = useState(() => Date.now())
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
  const asked = [...(leads ? [waiting] : []), ...(files ? [drafts] : [])]
  return {
    ...together(asked),
    lines: [...waiting.resources.map((lead) => leadLine(lead, now)), ...drafts.resources.map(fileLine)],
    total: asked.reduce((sum, { page }) => sum + (page?.total ?? 0), 0),
  }
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

function leadLine({ id, attributes }: ResourceOf<'client_lead'>, now: number): ToDoLine {
  const { firstname, lastname, phone = null, first_contact_due_at: due = null } = attributes
  const name = [firstname, lastname].filter(Boolean).join(' ') || 'un contact sans nom'
  return {
    key: id,
    icon: <PhoneOutlined aria-hidden />,
    title: `Rappeler ${name}`,
    note: [expectedAt(due, now), phone === null ? null : formatPhone(phone)].filter(Boolean).join(', '),
    action: 'Rappeler',
    address: leadAddress(id),
    at: due,
    isUrgent: due !== null && Date.parse(due) < now,
  }
}

/** By when the person was to be called back; that it is past is said in words. */
function expectedAt(due: string | null, now: number): string {
  if (due === null) return 'Sans échéance'
  const isLate = Date.parse(due) < now
  return `${isLate ? 'En retard, attendu' : 'Attendu'} le ${formatDate(due)} à ${formatTime(due)}`
}

const fileLine = ({ id, attributes: { title, completeness } }: ResourceOf<'client_file'>): ToDoLine => ({
  key: id,
  icon: <EditOutlined aria-hidden />,
  title: `Compléter ${title ?? 'un dossier sans nom'}`,
  note: `Complet à ${completeness ?? 0}\u202f%`,
  action: 'Compléter',
  address: clientFileAddress(id, 'informations'),
  at: null,
  isUrgent: false,
})

/** `12 choses à faire dans ce périmètre, dont 2 urgentes ; les 8 premières ici`: the menu counts the whole firm. */
function countOf(total: number, shown: readonly ToDoLine[], isPart: boolean): { readonly sentence?: string } {
  if (total === 0) return {}
  const things = `${formatNumber(total)} ${total > 1 ? 'choses' : 'chose'} à faire${isPart ? ' dans ce périmètre' : ''}`
  const urgent = shown.filter(({ isUrgent }) => isUrgent).length
  const part = urgent === 0 ? '' : `, dont ${formatNumber(urgent)} ${urgent > 1 ? 'urgentes' : 'urgente'}`
  return { sentence: total > SHOWN ? `${things}${part}\u202f; les ${SHOWN} premières ici` : `${things}${part}` }
}

function Line({ icon, title, note, action, address, isUrgent }: Omit<ToDoLine, 'key' | 'at'>) {
  return (
    <li className={isUrgent ? 'dashboard-urgent' : undefined}>
      <span className="dashboard-todo-icon">{icon}</span>
      <span className="dashboard-todo-words">
        <strong>{title}</strong>
        <span>{note}</span>
      </span>
      <LinkButton className="todo-link" to={address} aria-label={`${action}, ${title}`}>
        {action}
      </LinkButton>
    </li>
  )
}
