import { Suspense, useRef, type RefObject } from 'react'
import { PlusOutlined, UploadOutlined } from '@ant-design/icons'
import { useSearchParams } from 'react-router-dom'
import type { Choice } from '#contract'
import { formatNumber, PageHeader, Skeleton } from '#client/ui'
import { Button } from '#client/ui/controls'
import { PageBody } from '#client/ui/layout'
import { lazyPart } from '#client/ui/lazy'
import { OFFLINE, useOnline } from '#client/screens'
import { ListMenu } from '#client/screens/trash'
import { selectRelated } from '#client/entities'
import { useAppSelector } from '#client/store'
import { useLinkShortcuts, useShortcuts } from '#client/screens/keyboard'
import { LeadFilters } from './LeadFilters'
import { LeadList } from './LeadList'
import { withLocation, locationOf, type Drawer, type LeadsLocation } from './leadsLocation'
import { leadSearch, type LeadSearch, type LeadSearchChange } from './leadSearch'
import { useLeadRights, type LeadRights } from './useLeadRights'
import { useLeads, type Leads } from './useLeads'
import { leadsApi } from './api'
import { fullName } from './leadRow'
import './leads.css'

const LeadBoard = lazyPart(async () => (await import(/* webpackChunkName: "lead-columns" */ './LeadBoard')).LeadBoard)
const LeadSheetFrame = lazyPart(
  async () => (await import(/* webpackChunkName: "lead-sheet" */ './sheet/LeadSheetFrame')).LeadSheetFrame,
)
const NewLead = lazyPart(async () => (await import(/* webpackChunkName: "new-lead" */ './NewLead')).NewLead)
const ImportDrawer = lazyPart(
  async () => (await import(/* webpackChunkName: "lead-import" */ './import/ImportDrawer')).ImportDrawer,
)

/** The people who may become clients: none of them is left without an answer. */
export function LeadsScreen() {
  const { search, location, change, move } = useLeadsAddress()
  const content = useRef<HTMLDivElement>(null)
  const rights = useLeadRights()
  const advisers = useAdvisers(rights.assigning)
  const leads = useLeads(leadSearch.requestOf(search))
  const opening = (drawer: Drawer) => () => {
    move({ drawer })
  }
  const show = (view: LeadsLocation['view']) => {
    move({ view, lead: null })
  }
  const begin = rights.editing ? opening('nouveau') : undefined
  const openImport = opening('import')
  useLeadShortcuts({ content, onBegin: begin, onImport: openImport })
  const shared = { location, rights, onMove: move }
  return (
    <>
      <title>Contacts · Solive</title>
      <PageHeader
        title="Contacts"
        extra={leads.page && <Count total={leads.page.total} />}
        actions={begin && <Actions onBegin={begin} onImport={openImport} />}
      />
      <PageBody>
        <div ref={content} className="leads">
          <LeadFilters {...{ search, rights, advisers }} view={location.view} onChange={change} onView={show} />
          <FoundLeads {...shared} advisers={advisers} search={search} leads={leads} onChange={change} onBegin={begin} />
          {location.lead !== null && (
            <OpenLead {...shared} key={location.lead} lead={location.lead} advisers={advisers} />
          )}
        </div>
      </PageBody>
      {begin && <LeadDrawers location={location} onMove={move} />}
    </>
  )
}

/** What the address of the screen says, and what leads to another. */
function useLeadsAddress() {
  const [parameters, setParameters] = useSearchParams()
  return {
    search: leadSearch.searchOf(parameters),
    location: locationOf(parameters),
    change: (changed: LeadSearchChange) => {
      setParameters((current) => leadSearch.withChange(current, changed), { replace: changed.page === undefined })
    },
    move: (moving: Partial<LeadsLocation>) => {
      setParameters((current) => withLocation(current, moving))
    },
  }
}

interface OpenLeadProps {
  /** Its id. */
  readonly lead: string
  readonly location: LeadsLocation
  readonly rights: LeadRights
  readonly advisers: readonly Choice[]
  readonly onMove: (moving: Partial<LeadsLocation>) => void
}

const OpenLead = ({ lead, ...props }: OpenLeadProps) => (
  <Suspense>
    <LeadSheetFrame id={lead} isBeside={props.location.view === 'list'} {...props} />
  </Suspense>
)

interface FoundLeadsProps extends Omit<OpenLeadProps, 'lead'> {
  readonly search: LeadSearch
  readonly leads: Leads
  readonly onChange: (change: LeadSearchChange) => void
  readonly onBegin: (() => void) | undefined
}

/** The leads of the search, by status or in a list. */
function FoundLeads({ search, location, rights, advisers, leads, onMove, onChange, onBegin }: FoundLeadsProps) {
  if (location.view === 'columns')
    return (
      <Suspense fallback={<Skeleton lines={8} />}>
        <LeadBoard
          search={search}
          rights={rights}
          onStep={(lead, step) => {
            onMove({ lead, step })
          }}
          onMore={(status) => {
            onChange({ filters: { etat: status } })
            onMove({ view: 'list' })
          }}
        />
      </Suspense>
    )
  return (
    <LeadList
      search={search}
      leads={leads}
      rights={rights}
      advisers={advisers}
      opened={location.lead}
      onChange={onChange}
      onBegin={onBegin}
    />
  )
}

/** What is open over the list: a new lead, or an import. */
function LeadDrawers({ location, onMove }: Pick<OpenLeadProps, 'location' | 'onMove'>) {
  const close = () => {
    onMove({ drawer: null })
  }
  return (
    <Suspense>
      {location.drawer === 'nouveau' && (
        <NewLead
          onClose={close}
          onAdded={(lead) => {
            onMove({ lead })
          }}
        />
      )}
      {location.drawer === 'import' && <ImportDrawer onClose={close} />}
    </Suspense>
  )
}

function Actions({ onBegin, onImport }: { onBegin: () => void; onImport: () => void }) {
  const isOnline = useOnline()
  const state = { disabled: !isOnline, title: isOnline ? undefined : OFFLINE }
  return (
    <>
      <Button icon={<UploadOutlined aria-hidden />} {...state} onClick={onImport}>
        Importer
      </Button>
      <Button type="primary" icon={<PlusOutlined aria-hidden />} {...state} onClick={onBegin}>
        Nouveau contact
      </Button>
      <ListMenu type="client_lead" />
    </>
  )
}

function Count({ total }: { total: number }) {
  return (
    <span className="lead-count" aria-live="polite">
      {formatNumber(total)}
      <span className="lead-count-words"> {total > 1 ? 'contacts' : 'contact'}</span>
    </span>
  )
}

/** The colleagues who follow leads, for those who decide who does; none for the others. */
function useAdvisers(isAsked: boolean): readonly Choice[] {
  const { data } = leadsApi.useLeadAdvisersQuery(undefined, { skip: !isAsked })
  const advisers = useAppSelector((state) => selectRelated(state, 'user', data?.refs))
  return advisers.map(({ id, attributes }) => ({
    value: id,
    label: fullName(attributes.first_name, attributes.last_name),
  }))
}

interface LeadShortcuts {
  readonly content: RefObject<HTMLElement | null>
  /** Adds a lead; absent without the right to, as is the import. */
  readonly onBegin: (() => void) | undefined
  readonly onImport: () => void
}

/** The keys of the leads; those that add one are for who may. */
function useLeadShortcuts({ content, onBegin, onImport }: LeadShortcuts): void {
  const links = useLinkShortcuts(content, { selector: '.lead-link', labels: ['Contact suivant', 'Contact précédent'] })
  useShortcuts([
    ...(onBegin
      ? [
          { keys: 'n', label: 'Nouveau contact', act: onBegin },
          { keys: 'i', label: 'Importer des contacts', act: onImport },
        ]
      : []),
    {
      keys: '/',
      label: 'Rechercher un contact',
      act: () => {
        content.current?.querySelector<HTMLElement>('.lead-search input')?.focus()
      },
    },
    ...links,
  ])
}
