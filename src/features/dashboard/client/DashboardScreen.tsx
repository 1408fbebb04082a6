import { useRef, useState } from 'react'
import { PlusOutlined, UserAddOutlined } from '@ant-design/icons'
import { useNavigate } from 'react-router-dom'
import { allows } from '#contract/access'
import { selectHeldRights, selectUser } from '#client/session'
import { useAppSelector } from '#client/store'
import { PageHeader } from '#client/ui'
import { PageBody } from '#client/ui/layout'
import { leadsAddress, newLeadAddress } from '#features/leads/contract'
import { newClientFileAddress } from '#features/clientFile/contract'
import { useKnownRoutes } from '#client/screens'
import { useShortcuts } from '#client/screens/keyboard'
import { Activity } from './Activity'
import { FirstSteps } from './FirstSteps'
import { LinkButton } from './LinkButton'
import { News } from './News'
import { RecentFiles } from './RecentFiles'
import { Resume } from './Resume'
import { ScopeChoice } from './ScopeChoice'
import { ToDo } from './ToDo'
import { useScope, type DashboardScope } from './useScope'
import './dashboard.css'

const inWords = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
})

/** What to do now, at a glance. Each block asks for its own right, loads and fails on its own. */
export function DashboardScreen() {
  const firstName = useAppSelector(selectUser)?.attributes.first_name ?? ''
  const rights = useAppSelector(selectHeldRights)
  const knows = useKnownRoutes()
  const scope = useScope()
  const [today] = useState(() => new Date())
  const page = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const [reads, edits] = [allows(rights, 'readClientFiles'), allows(rights, 'editClientFiles')]
  const leads = knows(leadsAddress) && allows(rights, 'readClientLeads')
  useShortcuts([
    ...(edits
      ? [
          {
            keys: 'n',
            label: 'Nouveau dossier',
            act: () => {
              void navigate(newClientFileAddress)
            },
          },
        ]
      : []),
    {
      keys: 'j',
      label: 'À faire\u00a0: suivant',
      needsFocus: true,
      act: () => {
        focusLine(page.current, 1)
      },
    },
    {
      keys: 'k',
      label: 'À faire\u00a0: précédent',
      needsFocus: true,
      act: () => {
        focusLine(page.current, -1)
      },
    },
  ])
  return (
    <>
      <title>Tableau de bord · Solive</title>
      <PageHeader
        title={`Bonjour ${firstName}`}
        extra={<span className="dashboard-day">{inWords.format(today)}</span>}
      />
      <PageBody>
        <div ref={page} className="dashboard">
          <Actions leads={leads} scope={scope} />
          {edits && <FirstSteps />}
          {(edits || leads) && <ToDo files={edits} leads={leads} scope={scope.filter} />}
          {reads && <RecentFiles scope={scope.filter} />}
          {(reads || leads) && <Activity files={reads} leads={leads} scope={scope.filter} />}
          <News />
        </div>
      </PageBody>
    </>
  )
}

/** What one begins with, and whose work is shown. */
function Actions({ leads, scope }: { leads: boolean; scope: DashboardScope }) {
  const rights = useAppSelector(selectHeldRights)
  return (
    <div className="dashboard-actions">
      {allows(rights, 'editClientFiles') && (
        <LinkButton type="primary" icon={<PlusOutlined aria-hidden />} to={newClientFileAddress}>
          Nouveau dossier
        </LinkButton>
      )}
      {leads && allows(rights, 'editClientLeads') && (
        <LinkButton icon={<UserAddOutlined aria-hidden />} to={newLeadAddress}>
          Nouveau contact
        </LinkButton>
      )}
      {allows(rights, 'readClientFiles') && <Resume />}
      <ScopeChoice {...scope} />
    </div>
  )
}

/** Moves the focus among the lines of what is to be done. */
function focusLine(page: HTMLElement | null, step: 1 | -1): void {
  const links = [...(page?.querySelectorAll<HTMLElement>('.todo-link') ?? [])]
  const current = links.findIndex((link) => link === document.activeElement)
  const next = current === -1 ? links[0] : links[current + step]
  next?.focus()
}
