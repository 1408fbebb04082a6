import { Suspense, useRef, type RefObject } from 'react'
import { PlusOutlined, UploadOutlined } from '@ant-design/icons'
import { useSearchParams } from 'react-router-dom'
import { formatNumber, PageHeader, Skeleton } from '#client/ui'
import { Button } from '#client/ui/controls'
import { PageBody } from '#client/ui/layout'
import { lazyPart } from '#client/ui/lazy'
import { OFFLINE, useOnline } from '#client/screens'
import { useShortcuts } from '#client/screens/keyboard'
import { LeadFilters } from './LeadFilters'
import { LeadList } from './LeadList'
import { withLocation, locationOf, type LeadsLocation } from './leadsLocation'
import { leadSearch, type LeadSearchChange } from './leadSearch'
import { useAdvisers } from './useAdvisers'
import { useLeadRights } from './useLeadRights'
import { useLeads } from './useLeads'
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
  const [parameters, setParameters] = useSearchParams()
  const content = useRef<HTMLDivElement>(null)
  const rights = useLeadRights()
  const advisers = useAdvisers(rights.assigning)
  const search = leadSearch.searchOf(parameters)
  const location = locationOf(parameters)
  const leads = useLeads(leadSearch.requestOf(search))

  const change = (changed: LeadSearchChange) => {
    setParameters((current) => leadSearch.withChange(current, changed), { replace: changed.page === undefined })
  }
  const move = (moving: Partial<LeadsLocation>) => {
    setParameters((current) => withLocation(current, moving))
  }
  const begin = rights.editing
    ? () => {
        move({ drawer: 'nouveau' })
      }
    : undefined
  useLeadShortcuts(content, begin, move)
  const sheet = location.lead !== null && (
    <LeadSheetFrame
      key={location.lead}
      id={location.lead}
      isBeside={location.view === 'list'}
      location={location}
      rights={rights}
      advisers={advisers}
      onMove={move}
    />
  )

  return (
    <>
      <title>Contacts · Solive</title>
      <PageHeader
        title="Contacts"
        extra={leads.page && <Count total={leads.page.total} />}
        actions={
          begin && (
            <Actions
              onBegin={begin}
              onImport={() => {
                move({ drawer: 'import' })
              }}
            />
          )
        }
      />
      <PageBody>
        <div ref={content} className="leads">
          <LeadFilters
            search={search}
            view={location.view}
            advisers={advisers}
            onChange={change}
            onView={(view) => {
              move({ view, lead: null })
            }}
          />
          {location.view === 'columns' ? (
            <Suspense fallback={<Skeleton lines={8} />}>
              <LeadBoard
                search={search}
                rights={rights}
                onStep={(lead, step) => {
                  move({ lead, step })
                }}
                onMore={(status) => {
                  change({ filters: { etat: status } })
                  move({ view: 'list' })
                }}
              />
            </Suspense>
          ) : (
            <LeadList
              search={search}
              leads={leads}
              hasAdvisers={rights.perimeter === 'company'}
              opened={location.lead}
              onChange={change}
              onBegin={begin}
            />
          )}
          <Suspense>{sheet}</Suspense>
        </div>
      </PageBody>
      {begin && <LeadDrawers location={location} onMove={move} />}
    </>
  )
}

/** The keys of the screen; those that add a lead are for who may. */
function useLeadShortcuts(
  content: RefObject<HTMLDivElement | null>,
  begin: (() => void) | undefined,
  move: (moving: Partial<LeadsLocation>) => void,
): void {
  useShortcuts([
    ...(begin
      ? [
          { keys: 'n', label: 'Nouveau contact', act: begin },
          {
            keys: 'i',
            label: 'Importer des contacts',
            act: () => {
              move({ drawer: 'import' })
            },
          },
        ]
      : []),
    {
      keys: '/',
      label: 'Rechercher un contact',
      act: () => {
        content.current?.querySelector<HTMLElement>('.lead-search input')?.focus()
      },
    },
    {
      keys: 'j',
      label: 'Contact suivant',
      needsFocus: true,
      act: () => {
        focusLink(content.current, 1)
      },
    },
    {
      keys: 'k',
      label: 'Contact précédent',
      needsFocus: true,
      act: () => {
        focusLink(content.current, -1)
      },
    },
  ])
}

/** What is open over the list: a new lead, or an import. */
function LeadDrawers({
  location,
  onMove,
}: {
  location: LeadsLocation
  onMove: (moving: Partial<LeadsLocation>) => void
}) {
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
    </>
  )
}

function Count({ total }: { total: number }) {
  return (
    <span className="lead-count" aria-live="polite">
      {formatNumber(total)} {total > 1 ? 'contacts' : 'contact'}
    </span>
  )
}

/** Moves the focus among the names of the leads. */
function focusLink(content: HTMLElement | null, step: 1 | -1): void {
  const links = [...(content?.querySelectorAll<HTMLElement>('.lead-link') ?? [])]
  const current = links.findIndex((link) => link === document.activeElement)
  const next = current === -1 ? links[0] : links[current + step]
  next?.focus()
}
