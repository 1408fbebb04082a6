import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { Navigate, Outlet, useLocation, useParams } from 'react-router-dom'
import { allows } from '#contract/access'
import { saveNow } from '#client/autosave'
import { selectPermissions } from '#client/session'
import { useAppDispatch, useAppSelector } from '#client/store'
import { Skeleton } from '#client/ui'
import { useToast } from '#client/feedback'
import { PageBody } from '#client/ui/layout'
import { clientFileAddress, type ClientFileTab } from '#features/clientFile/contract'
import { useIsMeeting } from '#client/screens'
import { lazyPart } from '#client/ui/lazy'
import { Refused } from '#client/screens/errors'
import { Places } from '#client/screens/places'
import { ChangesProvider } from '#client/editing/changes'
import { OpenAggregateContext, TypingProvider, useSection } from '#client/editing'
import { SaveProblem, UnsavedNotice } from '#client/editing/conflict'
import { Unread, useLeaving } from '#client/editing/saving'
import { screenShown } from '#client/session/meeting'
import { useClientFile } from '../shared/useClientFile'
import { tabOpened } from '../openedFiles'
import { Papers } from '../papers/Papers'
import { optimalInvestmentClosed, optimalInvestmentOpened } from '../calculation/optimalInvestment'
import { CapacityTrialProvider } from './capacity/CapacityTrial'
import { nameOfReplacedLot } from './lotProposals/replacedLot'
import { ClientFileHeader } from './ClientFileHeader'
import { BACK, GoneFile } from './GoneFile'
import { FileTabsContext, openTab, ownTabs, unavailableTabs, useFileTabs, type FileTab } from './tabs'
import './clientFile.css'

const MeetingScreen = lazyPart(
  async () => (await import(/* webpackChunkName: "meeting-screen" */ './meeting/MeetingScreen')).MeetingScreen,
)

const NONE: readonly FileTab[] = []

/** A client file: its name, whether it is saved, its tabs. @param contributed the tabs of other features */
export function ClientFileScreen({ contributed = NONE }: { contributed?: readonly FileTab[] }) {
  const { uuid = '' } = useParams()
  const readOnly = !useAppSelector((state) => allows(selectPermissions(state), 'editClientFiles'))
  // Another file is another screen: nothing of the former one stays.
  return (
    <OpenAggregateContext key={uuid} value={{ type: 'client_file', id: uuid, readOnly }}>
      <Places kind="municipality">
        <ChangesProvider nameOfStep={nameOfReplacedLot}>
          <CapacityTrialProvider>
            <Papers>
              <FileTabsContext value={[...ownTabs, ...contributed]}>
                <LoadedClientFile id={uuid} />
              </FileTabsContext>
            </Papers>
          </CapacityTrialProvider>
        </ChangesProvider>
      </Places>
    </OpenAggregateContext>
  )
}

function LoadedClientFile({ id }: { id: string }) {
  const { resource, isComplete, failure, refetch } = useClientFile(id)
  if (failure?.kind === 'http' && [404, 410].includes(failure.status)) {
    return <GoneFile id={id} />
  }
  if (failure?.kind === 'http' && failure.status === 403) return <Refused />
  if (!isComplete && failure)
    return <Unread failure={failure} onRetry={refetch} title="Ce dossier n’a pas pu être lu" back={BACK} />
  if (!resource) return <Reading />
  return (
    <TypingProvider>
      <Tabs id={id} isComplete={isComplete} />
    </TypingProvider>
  )
}

const Reading = () => (
  <PageBody>
    <Skeleton lines={8} />
  </PageBody>
)

/** The header stays while the rest of the file is read: the focus is on its title. */
function Tabs({ id, isComplete }: { id: string; isComplete: boolean }) {
  const dispatch = useAppDispatch()
  const name = useLocation().pathname.split('/')[3]
  const project = useSection('simulation')?.project
  const tabs = useFileTabs()
  const tab = isComplete ? openTab(tabs, name, project) : undefined
  useLeaving({
    roots: [{ type: 'client_file', id }],
    isWithin: (pathname) => pathname.split('/')[2] === id,
    question: 'Quitter ce dossier\u202f?',
  })
  useOptimalInvestments(id, isComplete)
  useShownScreen(tab)
  useEffect(() => {
    if (tab === undefined) return
    dispatch(saveNow())
    dispatch(tabOpened({ id, tab }))
  }, [dispatch, id, tab])

  const isMeeting = useIsMeeting()
  if (isComplete && tab === undefined) return <Unavailable id={id} name={name} />
  if (isMeeting)
    return tab === undefined ? (
      <Reading />
    ) : (
      <Suspense>
        <MeetingScreen tab={tab} />
      </Suspense>
    )
  return (
    <>
      <ClientFileHeader tab={tab} />
      {tab === undefined ? (
        <Reading />
      ) : (
        <>
          <SaveProblem reference={{ type: 'client_file', id }} />
          <Slide tab={tab}>
            <Outlet />
          </Slide>
        </>
      )}
      <UnsavedNotice />
    </>
  )
}

/** A tab that does not exist, or not for this project, leads back to the synthesis (specification §2). */
function Unavailable({ id, name }: { id: string; name: string | undefined }) {
  const toast = useToast()
  const tabs = useFileTabs()
  const label = unavailableTabs.get(name) ?? tabs.find(({ tab }) => tab === name)?.label
  useEffect(() => {
    const named = label === undefined ? 'Cet onglet' : `L’onglet «\u00a0${label}\u00a0»`
    toast({ type: 'info', message: `${named} n’est pas disponible pour ce dossier.` })
  }, [toast, label])
  return <Navigate to={clientFileAddress(id)} replace />
}

/** Shows a tab; a new one comes from the side where its name stands. */
function Slide({ tab, children }: { tab: ClientFileTab; children: ReactNode }) {
  const tabs = useFileTabs()
  const positionOf = (name: ClientFileTab): number => tabs.findIndex((candidate) => candidate.tab === name)
  const [shown, setShown] = useState<{ tab: ClientFileTab; from?: 'left' | 'right' }>({ tab })
  if (shown.tab !== tab) setShown({ tab, from: positionOf(tab) > positionOf(shown.tab) ? 'right' : 'left' })
  return (
    <div className="slide-frame">
      <div key={tab} className={shown.from && `slide-from-${shown.from}`}>
        <PageBody>{children}</PageBody>
      </div>
    </div>
  )
}

/** Keeps the best investments of a file up to date on whichever of its tabs one is (specification §4), once the file is read. */
function useOptimalInvestments(id: string, isRead: boolean): void {
  const dispatch = useAppDispatch()
  useEffect(() => {
    if (!isRead) return undefined
    dispatch(optimalInvestmentOpened(id))
    return () => {
      dispatch(optimalInvestmentClosed())
    }
  }, [dispatch, id, isRead])
}

/** In a meeting, takes note of each tab that was shown. */
function useShownScreen(tab: ClientFileTab | undefined): void {
  const dispatch = useAppDispatch()
  const isMeeting = useIsMeeting()
  const label = useFileTabs().find((candidate) => candidate.tab === tab)?.label
  useEffect(() => {
    if (isMeeting && label !== undefined) dispatch(screenShown(label))
  }, [dispatch, isMeeting, label])
}
