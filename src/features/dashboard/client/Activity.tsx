import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { ResourceType } from '#contract'
import { useResourceList, type ListReading } from '#client/store'
import { formatNumber, KeyFigure, KeyFigures } from '#client/ui'
import { leadsAddress } from '#features/leads/contract'
import { today } from '#client/screens'
import { Block } from './Block'
import { monthsOf } from './months'
import { together } from './together'
import type { ScopeFilter } from './useScope'

/** A count takes no resource along but one. */
const COUNT = { size: 1 }

interface ActivityProps {
  readonly files: boolean
  readonly leads: boolean
  readonly scope: ScopeFilter
}

type Count = ListReading<ResourceType>

/** What the month has brought, beside the month before, and what is under way. */
export function Activity({ files, leads, scope }: ActivityProps) {
  const ofFiles = useFileCounts(files, scope)
  const ofLeads = useLeadCounts(leads, scope)
  const asked = [...(files ? Object.values(ofFiles) : []), ...(leads ? Object.values(ofLeads) : [])]
  return (
    <Block title="Activité" reading={together(asked)} lines={2}>
      <KeyFigures>
        {files && <FileFigures {...ofFiles} />}
        {leads && <LeadFigures {...ofLeads} />}
      </KeyFigures>
    </Block>
  )
}

function useFileCounts(isAsked: boolean, scope: ScopeFilter) {
  const { thisMonth, lastMonth } = monthsOf(today())
  const created = useCount('client_file', { created_from: thisMonth, ...scope }, isAsked)
  const before = useCount('client_file', { created_from: lastMonth, created_before: thisMonth, ...scope }, isAsked)
  const presented = useCount('client_file', { status: ['presented'], ...scope }, isAsked)
  return { created, before, presented }
}

function useLeadCounts(isAsked: boolean, scope: ScopeFilter) {
  const { thisMonth, lastMonth } = monthsOf(today())
  const received = useCount('client_lead', { received_from: thisMonth, ...scope }, isAsked)
  const before = useCount('client_lead', { received_from: lastMonth, received_by: thisMonth, ...scope }, isAsked)
  return { received, before }
}

const useCount = (type: 'client_file' | 'client_lead', filter: object, isAsked: boolean): Count =>
  useResourceList(type, { filter: { ...filter }, page: COUNT }, isAsked)

const FileFigures = ({ created, before, presented }: ReturnType<typeof useFileCounts>) => (
  <>
    <KeyFigure
      label="Dossiers créés ce mois"
      value={formatNumber(created.page?.total)}
      note={variation(created, before)}
    />
    <KeyFigure label="Études présentées" value={formatNumber(presented.page?.total)} note="en attente d’une décision" />
  </>
)

const LeadFigures = ({ received, before }: ReturnType<typeof useLeadCounts>) => (
  <KeyFigure
    label="Contacts reçus ce mois"
    value={
      <Leading to={`${leadsAddress}?recu-depuis=${monthsOf(today()).thisMonth}`} label="Contacts reçus ce mois">
        {formatNumber(received.page?.total)}
      </Leading>
    }
    note={variation(received, before)}
  />
)

function variation(now: Count, before: Count): string | undefined {
  if (!now.page || !before.page) return undefined
  const difference = now.page.total - before.page.total
  return difference === 0 ? 'comme le mois dernier' : `${formatNumber(difference, { sign: true })} sur le mois dernier`
}

function Leading({ to, label, children }: { to: string; label: string; children: ReactNode }) {
  return (
    <Link className="dashboard-count" to={to}>
      {children}
      <span className="visually-hidden">, {label}&nbsp;: voir la liste</span>
    </Link>
  )
}
