import dayjs from 'dayjs'
import 'dayjs/locale/fr'
import { useRef, useState, type RefObject } from 'react'
import { PlusOutlined, UserAddOutlined } from '@ant-design/icons'
import { allows } from '#contract/access'
import { selectHeldRights, selectUser } from '#client/session'
import { useAppSelector } from '#client/store'
import { PageHeader } from '#client/ui'
import { Button } from '#client/ui/controls'
import { PageBody } from '#client/ui/layout'
import { leadsAddress, newLeadAddress } from '#features/leads/contract'
import { NewFileDrawer, useNewFile } from '#features/clientFile/client/shared'
import { today, useKnownRoutes } from '#client/screens'
import { useLinkShortcuts, useShortcuts } from '#client/screens/keyboard'
import { Activity } from './Activity'
import { Arrival } from './Arrival'
import { DiskNotice } from './DiskNotice'
import { FirstSteps } from './FirstSteps'
import { LinkButton } from './LinkButton'
import { News } from './News'
import { RecentFiles } from './RecentFiles'
import { Resume } from './Resume'
import { ScopeChoice } from './ScopeChoice'
import { ToDo } from './ToDo'
import { useScope, type DashboardScope, type ScopeFilter } from './useScope'
import './dashboard.css'

/** What to do now, at a glance. Each block asks for its own right, loads and fails on its own. */
export function DashboardScreen() {
  const firstName = useAppSelector(selectUser)?.attributes.first_name ?? ''
  const rights = useAppSelector(selectHeldRights)
  const knows = useKnownRoutes()
  const scope = useScope()
  const [day] = useState(() => dayjs(today()).locale('fr').format('dddd D MMMM'))
  const page = useRef<HTMLDivElement>(null)
  const [reads, edits] = [allows(rights, 'readClientFiles'), allows(rights, 'editClientFiles')]
  const leads = knows(leadsAddress) && allows(rights, 'readClientLeads')
  useDashboardShortcuts(page, edits)
  return (
    <>
      <title>Tableau de bord · Solive</title>
      <PageHeader title={`Bonjour ${firstName}`} extra={<span className="dashboard-day">{day}</span>} />
      <PageBody>
        <div ref={page} className="dashboard">
          <Actions leads={leads} scope={scope} />
          <Arrival key={scope.name}>
            {allows(rights, 'readCompanySettings') && <DiskNotice />}
            <Blocks reads={reads} edits={edits} leads={leads} scope={scope.filter} />
          </Arrival>
        </div>
      </PageBody>
      {edits && <NewFileDrawer />}
    </>
  )
}

interface BlocksProps {
  readonly reads: boolean
  readonly edits: boolean
  readonly leads: boolean
  readonly scope: ScopeFilter
}

/** What waits for the person and what is new, beside how it goes; without work of one's own, how it goes, then the rest in halves. */
function Blocks({ reads, edits, leads, scope }: BlocksProps) {
  const hasWork = edits || leads
  const recent = reads && <RecentFiles scope={scope} />
  const activity = (reads || leads) && <Activity files={reads} leads={leads} scope={scope} />
  return (
    <>
      {edits && <FirstSteps />}
      {!hasWork && activity}
      <div className={hasWork ? 'dashboard-columns' : 'dashboard-columns dashboard-halves'}>
        <div className="dashboard-column">
          {hasWork && <ToDo files={edits} leads={leads} scope={scope} />}
          <News />
        </div>
        {(recent || (hasWork && activity)) && (
          <div className="dashboard-column">
            {hasWork && activity}
            {recent}
          </div>
        )}
      </div>
    </>
  )
}

function useDashboardShortcuts(page: RefObject<HTMLElement | null>, edits: boolean): void {
  const { open: begin } = useNewFile()
  const links = useLinkShortcuts(page, {
    selector: '.todo-link',
    labels: ['À faire\u00a0: suivant', 'À faire\u00a0: précédent'],
  })
  useShortcuts([...(edits ? [{ keys: 'n', label: 'Nouveau dossier', act: begin }] : []), ...links])
}

/** What one begins with, and whose work is shown. */
function Actions({ leads, scope }: { leads: boolean; scope: DashboardScope }) {
  const rights = useAppSelector(selectHeldRights)
  const { open: begin } = useNewFile()
  return (
    <div className="dashboard-actions">
      {allows(rights, 'editClientFiles') && (
        <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={begin}>
          Nouveau dossier
        </Button>
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
