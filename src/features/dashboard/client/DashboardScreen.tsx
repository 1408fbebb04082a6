import dayjs from 'dayjs'
import { Suspense, useRef, useState, type ReactNode, type RefObject } from 'react'
import { PlusOutlined, UserAddOutlined, FolderOpenOutlined } from '@ant-design/icons'
import { Link } from 'react-router-dom'
import { allows } from '#contract/access'
import { selectHeldRights, selectUser } from '#client/session'
import { useAppSelector } from '#client/store'
import { PageHeader, Skeleton } from '#client/ui'
import { Button } from '#client/ui/controls'
import { PageBody } from '#client/ui/layout'
import { leadsAddress, newLeadAddress } from '#features/leads/contract'
import { salesAddress } from '#features/sales/contract/addresses'
import { NewFileDrawer, useNewFile, recentOf, useResumeAddress } from '#features/clientFile/client/shared'
import { today, useKnownRoutes } from '#client/screens'
import { useLinkShortcuts, useShortcuts } from '#client/screens/keyboard'
import { DiskAlert, fileRoomApi } from '#features/company/client'
import { selectResource } from '#client/entities'
import { Activity } from './Activity'
import { Arrival } from './Arrival'
import { FirstSteps } from './FirstSteps'
import { LinkButton } from './LinkButton'
import { News } from './News'
import { RecentFiles } from './RecentFiles'
import { SaleDeadlines, SalePipeline, SaleToDo } from './lazySaleParts'
import { Studies } from './lazyStudyParts'
import { Team } from './Team'
import { ToDo } from './ToDo'
import { useScope, type DashboardScope, type ScopeFilter, scopeLabels } from './useScope'
import { useArrival } from './ArrivalContext'
import { useSummary, type SummaryReading } from './useSummary'
import 'dayjs/locale/fr'
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
  const sells = knows(salesAddress) && allows(rights, 'readSales')
  const leads = knows(leadsAddress) && allows(rights, 'readClientLeads')
  const studies = reads && allows(rights, 'readReports')
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
            <Blocks {...{ reads, edits, leads, sells, studies }} scope={scope.filter} />
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
  /** Sees the sales. */
  readonly sells: boolean
  /** Sees what clients read. */
  readonly studies: boolean
  readonly scope: ScopeFilter
}

/** What waits for the person and what is new, beside how it goes; without work of one's own, how it goes, then the rest in halves. */
function Blocks(shown: BlocksProps) {
  const { reads, edits, leads, sells, studies, scope } = shown
  const stands = useSummary(scope)
  const hasWork = edits || leads
  const activity = (reads || leads) && <Activity {...stands} />
  return (
    <>
      {edits && <FirstSteps />}
      {!hasWork && activity}
      <div className={hasWork ? 'dashboard-columns' : 'dashboard-columns dashboard-halves'}>
        <div className="dashboard-column">
          {hasWork && <Work {...shown} />}
          <Standing sells={sells} stands={stands} />
          <News />
        </div>
        {(reads || sells || leads) && (
          <div className="dashboard-column">
            {sells && <WhenLoaded part={<SaleDeadlines scope={scope} />} />}
            {studies && <WhenLoaded part={<Studies scope={scope} />} />}
            {hasWork && activity}
            {reads && <RecentFiles scope={scope} />}
          </div>
        )}
      </div>
    </>
  )
}

/** What each colleague looks after, for who sees the work of all, and how far sales have come. */
const Standing = ({ sells, stands }: Pick<BlocksProps, 'sells'> & { readonly stands: SummaryReading }) => (
  <>
    {stands.summary?.team && <Team {...stands} />}
    {sells && <WhenLoaded part={<SalePipeline {...stands} />} />}
  </>
)

/** What is to be done, with the sales of who sees them. */
const Work = ({ edits, leads, sells, scope }: BlocksProps) =>
  sells ? (
    <WhenLoaded part={<SaleToDo files={edits} leads={leads} scope={scope} />} />
  ) : (
    <ToDo files={edits} leads={leads} scope={scope} />
  )

/** A part whose program is still to come. */
const WhenLoaded = ({ part }: { readonly part: ReactNode }) => <Suspense fallback={<Awaited />}>{part}</Suspense>

/** The page is not shown before the part is there. */
function Awaited() {
  useArrival(false)
  return <Skeleton lines={4} />
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

/** What who looks after a firm has to know before anything else: the disk of the server is nearly full. Else nothing. */
function DiskNotice() {
  const { data, error } = fileRoomApi.useFileRoomQuery(undefined, { refetchOnMountOrArgChange: true })
  useArrival(data !== undefined || error !== undefined)
  return data?.lastOfDisk === undefined ? null : <DiskAlert left={data.lastOfDisk} />
}

/** Leads back to the client file that was opened last on this device. */
function Resume() {
  const last = useAppSelector(({ openedFiles }) => Object.keys(recentOf(openedFiles, Date.now()))[0] ?? '')
  const file = useAppSelector((state) => selectResource(state, 'client_file', last))
  const resumeAddress = useResumeAddress()
  if (!file) return null
  return (
    <LinkButton icon={<FolderOpenOutlined aria-hidden />} to={resumeAddress(file.id)}>
      <span className="dashboard-resume">Reprendre&nbsp;: {file.attributes.title}</span>
    </LinkButton>
  )
}

/** Leads to the dashboard of one's own work, of the agency, of the firm. */
function ScopeChoice({ name, choices }: DashboardScope) {
  if (choices.length === 0) return null
  return (
    <nav className="dashboard-scope" aria-label="Périmètre">
      {choices.map((choice) => (
        <Link
          key={choice}
          replace
          className="dashboard-scope-choice"
          to={`?perimetre=${choice}`}
          aria-current={choice === name ? 'true' : undefined}
        >
          {scopeLabels[choice]}
        </Link>
      ))}
    </nav>
  )
}
